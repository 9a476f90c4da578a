"""The game on the table. Every way of moving a card ends in `Session.attempt`."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from crescent.deals import DealCode, Variant, random_code
from crescent.game import Game, GameFullError, new_game
from crescent.i18n import load_texts
from crescent.i18n.texts import clock
from crescent.moves import Entry, Move, Redeal
from crescent.places import Place
from crescent.refusals import IllegalMoveError, Refusal
from crescent.rules import Status
from crescent.saves import BadSaveError, Save
from crescent.stopwatch import Stopwatch
from crescent.web.ports import Beside, Point, Screen, Store
from crescent.web.tap import Intent, LetGo, Refuse, Select, Try
from crescent.web.ui_state import Settings, UiState
from crescent.web.view import Frame, frame, picture


class Session:
    """A game in play, and all that a player can do with it.

    first: the deal to begin with where no game has been saved.
    """

    def __init__(
        self,
        screen: Screen,
        store: Store,
        settings: Settings,
        first: DealCode | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.ui = UiState()
        self.settings = settings
        self.texts = load_texts(settings.lang)
        self._screen, self._store, self._now = screen, store, now
        self._kept, self._warned = True, False
        self._watch = Stopwatch()
        self.game = new_game(first or random_code(Variant.NORMAL))

    @property
    def seconds(self) -> float:
        """The time played."""
        return self._watch.seconds(self._now())

    @property
    def in_play(self) -> bool:
        """Whether a game would be lost if another began."""
        return self.game.moves > 0 and self.game.status is Status.PLAYING

    # Beginning

    def resume(self) -> None:
        """Take up the saved game, or begin a new one."""
        self._screen.use_language(self.settings.lang, self.settings.theme)
        try:
            save = self._store.load_game()
        except BadSaveError as error:
            self._draw()
            self._screen.say(self.texts.save_fault(error.fault.value), None)
            return
        if save is None:
            self._draw()
            return
        self.game, self._watch = save.game, Stopwatch(save.seconds)
        self._draw()
        self._screen.tell(self.texts.resumed())
        self._run_clock()
        self._tell_end()

    def begin(self, game: Game) -> None:
        """Put another game on the table, its time at nought."""
        self.game, self.ui, self._watch = game, UiState(), Stopwatch()
        self._draw()
        self._keep()
        self._tell(self.texts.new_game(str(game.code)))
        self._tell_end()

    def deal(self, code: DealCode) -> None:
        """A new game of a deal."""
        self.begin(new_game(code))

    def deal_any(self) -> None:
        """A new game by a code drawn at random, of the variant in play."""
        self.deal(random_code(self.game.code.variant))

    def restart(self) -> None:
        """The same deal from its start."""
        self.begin(self.game.restart())

    # Playing

    def act(self, intent: Intent) -> None:
        """Do what a tap or a key asks for."""
        match intent:
            case Select(place):
                self._hold(UiState(selected=place))
            case LetGo():
                self._hold(UiState())
            case Try(source, target):
                self.attempt(source, target)
            case Refuse(place, refusal):
                self.refuse(refusal, place)

    def attempt(self, source: Place, target: Place, let_go: Point | None = None) -> None:
        """Move a card if the rules allow it; let_go: where it was dropped, when it was dragged."""
        # A dropped card lies where it goes already: only a tapped one has a way to fly.
        flights = [] if let_go else [(str(source), str(target))]
        if self._play(Move(source, target), flights, target, let_go):
            card, onto = self.game.state.top(target), self.game.history.past[-1].top(target)
            self._tell(self.texts.moved(str(card), str(source), str(target), str(onto)))
            self._tell_end()

    def redeal(self) -> None:
        """Redeal, if one is left."""
        if self._play(Redeal(), [], "redeal", None):
            self._tell(self.texts.redealt(self.game.state.redeals_left))
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
        text = self.texts.refusal(refusal.value, self.settings.interactive)
        self._screen.say(text, beside)

    def undo(self) -> None:
        """Take the last move back."""
        if self.game.can_undo:
            last = self.game.record[-1]
            self.game = self.game.undo()
            self._changed(_flight(last, back=True))
            self._tell(self.texts.undone())

    def redo(self) -> None:
        """Play the last undone move again."""
        if self.game.can_redo:
            following = self.game.undone[0]
            self.game = self.game.redo()
            self._changed(_flight(following))
            self._tell(self.texts.redone())
            self._tell_end()

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

    # Settings and time

    def choose(self, settings: Settings) -> None:
        """Take over settings, at once and for later visits."""
        self.settings = settings
        self._store.save_settings(settings)
        self.texts = load_texts(settings.lang)
        self._screen.use_language(settings.lang, settings.theme)
        self._draw()

    def tick(self) -> None:
        """A second may have passed."""
        self._screen.show({"value:time": clock(self.seconds)}, [])

    def pause(self) -> None:
        """The page is hidden: time stands still, and what there is is kept."""
        self._watch = self._watch.stop(self._now())
        self._keep()

    def go_on(self) -> None:
        """The page is seen again."""
        self._run_clock()

    # Inside

    def _changed(self, flights: list[tuple[str, str]]) -> None:
        self.ui = UiState()
        self._run_clock()
        self._draw(flights)
        self._keep()

    def _run_clock(self) -> None:
        """Time starts with the first move and ends with the game."""
        started = self.game.status is Status.PLAYING and bool(self.game.line)
        turn = self._watch.start if started else self._watch.stop
        self._watch = turn(self._now())

    def _hold(self, ui: UiState) -> None:
        self.ui = ui
        self._draw()

    def _draw(self, flights: list[tuple[str, str]] | None = None) -> None:
        self._screen.show(self._frame(), flights or [])

    def _frame(self) -> Frame:
        return frame(self.game, self.ui, self.texts, self.seconds)

    def _keep(self) -> None:
        self._kept = self._store.save_game(Save(self.game, self.seconds))
        self._store.save_picture(picture(self._frame()))

    def _tell(self, text: str) -> None:
        self._screen.tell(text)
        if not self._kept and not self._warned:
            self._warned = True
            self._screen.say(self.texts.save_fault("full"), None)

    def _tell_end(self) -> None:
        status = self.game.status
        if status is Status.WON:
            result = self.texts.won(self.game.moves, self.seconds)
            self._screen.show({"value:result": result}, [])
            self._screen.open("won")
        elif status is Status.BLOCKED:
            self._screen.open("blocked")


def _flight(entry: Entry, back: bool = False) -> list[tuple[str, str]]:
    if not isinstance(entry, Move):
        return []
    way = (str(entry.source), str(entry.target))
    return [way[::-1] if back else way]
