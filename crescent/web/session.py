"""What a player does with the game. Every way of moving a card ends in `Session.attempt`."""

from __future__ import annotations

from dataclasses import replace

from crescent.deals import DealCode, random_code
from crescent.game import Game, GameFullError, new_game
from crescent.moves import Entry, Move, Redeal
from crescent.places import Pile, Place
from crescent.refusals import IllegalMoveError, Refusal
from crescent.rules import Status
from crescent.state import GameState
from crescent.web.ports import Beside, Point
from crescent.web.sitting import Sitting
from crescent.web.tap import Intent, LetGo, Refuse, Select, Try
from crescent.web.ui_state import UiState


class Session(Sitting):
    """A game in play, and all that a player can do with it."""

    _advised: Game | None = None
    """The game at the last hint."""

    # Beginning

    def deal(self, code: DealCode) -> None:
        """A new game of a deal."""
        self.begin(new_game(code))

    def deal_any(self) -> None:
        """A new game, of the variant wanted: a deal that can be won if one is at hand."""
        variant = self.variant
        wanted = self.next_deal(variant) if self.settings.winnable else None
        self.deal(wanted or random_code(variant))

    def restart(self) -> None:
        """The same deal from its start."""
        self.begin(self.game.restart(), self.texts.restarted())

    # Playing

    def act(self, intent: Intent) -> None:
        """Do what a tap or a key asks for."""
        match intent:
            case Select(place):
                self._hold(UiState(selected=place))
                self._screen.tell(self.texts.selected(str(self.game.state.top(place))))
            case LetGo():
                self._hold(UiState())
                self._screen.tell(self.texts.let_go())
            case Try(source, target):
                self.attempt(source, target)
            case Refuse(place, refusal):
                self.refuse(refusal, place)

    def attempt(self, source: Place, target: Place, let_go: Point | None = None) -> None:
        """Move a card if the rules allow it; let_go: where it was dropped, when it was dragged."""
        # A dropped card lies where it goes already: only a tapped one has a way to fly.
        flights = [] if let_go else [(str(source), str(target))]
        if self._play(Move(source, target), flights, target, let_go):
            told = self._words_of(Move(source, target), self.game.history.past[-1])
            if isinstance(source, Pile):
                under = self.game.state.top(source)
                told = self.texts.uncovered(told, str(under) if under else None)
            self._screen.tell(told)
            self._screen.sound("win" if self.game.state.is_won else "move")
            self._tell_end()

    def redeal(self) -> None:
        """Redeal, if one is left."""
        if self._play(Redeal(), [], "redeal", None):
            self._screen.tell(self.texts.redealt(self.game.state.redeals_left))
            self._screen.sound("redeal")
            self._tell_end()

    def _play(
        self,
        entry: Entry,
        flights: list[tuple[str, str]],
        beside: Beside,
        let_go: Point | None,
    ) -> bool:
        try:
            self.game = self.game.play(entry)
        except IllegalMoveError as error:
            self.refuse(error.refusal, beside, let_go)
            return False
        except GameFullError:
            self._screen.say(self.texts.game_full(), beside)
            return False
        self._changed(flights)
        return True

    def refuse(self, refusal: Refusal, beside: Beside, let_go: Point | None = None) -> None:
        """Say why not; a picked-up card stays picked up, a dragged one goes back."""
        source, self.ui = self.ui.source, replace(self.ui, dragged=None, aimed=None)
        self._draw()
        if source is not None:
            self._screen.glide_back(source, let_go)
        self._screen.sound("refusal")
        text = self.texts.refusal(refusal.value, self.settings.interactive)
        self._screen.say(text, beside)

    def undo(self) -> None:
        """Take the last move back; where there is none, say so."""
        record = self.game.record
        if self.game.can_undo:
            self.game = self.game.undo()
            self._changed(_flight(record[-1], back=True))
            self._screen.tell(self.texts.undone(self._words_of(record[-1], self.game.state)))
        else:
            self._screen.tell(self.texts.nothing_to("redeal" if record else "undo"))

    def redo(self) -> None:
        """Play the last undone move again; where there is none, say so."""
        if self.game.can_redo:
            following, before = self.game.undone[0], self.game.state
            self.game = self.game.redo()
            self._changed(_flight(following))
            self._screen.tell(self.texts.redone(self._words_of(following, before)))
            self._tell_end()
        else:
            self._screen.tell(self.texts.nothing_to("redo"))

    def _words_of(self, entry: Entry, before: GameState) -> str:
        """A move from a position, in words; redeals are never taken back."""
        assert isinstance(entry, Move)
        card, onto = before.top(entry.source), before.top(entry.target)
        return self.texts.moved(str(card), str(entry.source), str(entry.target), str(onto))

    def advise(self, entry: Entry) -> None:
        """Show a hint on the table, and count it; the same once more is none."""
        if self._advised is not self.game:
            self._advised = self.game
            self.hints += 1
        self._hold(UiState(hint=entry))
        self._keep()

    def give_away(self, steps: int) -> None:
        """So many steps to a win have been shown: while the game is in play they are hints."""
        if self.game.status is Status.PLAYING:
            self.hints += steps
            self._keep()

    # Dragging

    def pick_up(self, source: Place) -> None:
        """A card has left its place and follows the pointer."""
        self._hold(UiState(dragged=source))

    def hover(self, aimed: Place | None) -> None:
        """The place the dragged card would go to has changed."""
        if aimed != self.ui.aimed:
            self._hold(replace(self.ui, aimed=aimed))

    def put_down(self, target: Place | None, let_go: Point) -> None:
        """The dragged card has been let go."""
        source = self.ui.dragged
        if source is not None and target is not None and target != source:
            self.attempt(source, target, let_go)
        elif source is not None:
            self._hold(UiState())
            self._screen.glide_back(source, let_go)

    def let_go(self) -> None:
        """A drag has ended, wherever: no card stays in the air."""
        if self.ui.dragged is not None:
            self._hold(UiState())


def _flight(entry: Entry, back: bool = False) -> list[tuple[str, str]]:
    if not isinstance(entry, Move):
        return []
    way = (str(entry.source), str(entry.target))
    return [way[::-1] if back else way]
