"""Hints, the sign that tells whether the game can still be won, and the offers that go with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from crescent.game import Game
from crescent.i18n.texts import Texts
from crescent.moves import Entry, Move
from crescent.rules import Status
from crescent.solver import Verdict
from crescent.solver.finish import finish
from crescent.web.adviser import Adviser
from crescent.web.session import Session
from crescent.web.view import Frame, only_redeal

Advice = Literal["", "thinking", "dealing", "lost", "undo", "shuttling", "redeal", "finish"]
"""The line that stands at the foot of the table, by name."""

WORTH_FINISHING = 3
"""So many moves must be left for an offer to play them."""


class Board(Protocol):
    """What the guide needs of the page."""

    def show(self, shown: Frame, flights: list[tuple[str, str]]) -> None:
        """Draw what has changed."""

    def tell_hint(self, text: str, entry: Entry | None) -> None:
        """Say a hint, beside the card it moves."""


def words(texts: Texts, game: Game, entry: Entry) -> str:
    """An entry that is about to be played in a game, as it's said."""
    if not isinstance(entry, Move):
        return texts.hint_redeal()
    card, onto = game.state.top(entry.source), game.state.top(entry.target)
    return texts.moved(str(card), str(entry.source), str(entry.target), str(onto))


class Guide:
    """Advises the player on the game in a session.

    watch: shows a line that wins, from a game.
    """

    def __init__(
        self,
        session: Session,
        board: Board,
        adviser: Adviser,
        watch: Callable[[Game, tuple[Entry, ...]], None],
    ) -> None:
        self._session, self._board, self._adviser, self._watch = session, board, adviser, watch
        self._wanted: Callable[[Game], None] | None = None
        self._about = session.game
        self._dealing = self._stocks = False

    # What the player asks for

    def hint(self) -> None:
        """Show the next move of a line that wins, now or as soon as one is found."""
        game, texts = self._session.game, self._session.texts
        if game.status is Status.PLAYING:
            self._want(game, self._show_hint)
        else:
            won = game.status is Status.WON
            self._board.tell_hint(texts.refusal("game_over") if won else texts.blocked(), None)

    def new_game(self) -> None:
        """Deal anew: a game that can be won, as soon as one is at hand, if that is wanted."""
        variant, self._stocks = self._session.variant, True
        self._dealing = self._session.settings.winnable and not self._adviser.has_deal(variant)
        if self._dealing:
            # The game that is left is of no interest any more.
            self._wanted = None
            self._adviser.stop()
            self._adviser.want_deal(variant)
            self._tell()
        else:
            self._session.deal_any()

    def show_win(self) -> None:
        """Show a win from here; where that is lost or over, from the start of the deal."""
        game = self._session.game
        lost = self._verdict(game) is Verdict.LOST or game.status is not Status.PLAYING
        self._want(game.restart() if lost else game, self._show_win)

    def show_from_start(self) -> None:
        """Show a win from the start of the deal."""
        self._want(self._session.game.restart(), self._show_win)

    def stop(self) -> None:
        """Seek no longer, but for the sign."""
        self._wanted = None
        if not self._session.settings.sign:
            self._adviser.stop()
        self._tell()

    def back_to_hope(self) -> None:
        """Undo to the last position that can be won."""
        for _ in range(self._undos_to_hope() or 0):
            self._session.undo()

    # What happens

    def stock(self) -> None:
        """From now on a deal for the next new game is kept at hand."""
        self._stocks = True
        self._want_stock()

    def changed(self) -> None:
        """Another position lies on the table."""
        game, settings = self._session.game, self._session.settings
        self._wanted, self._dealing = None, False
        if not settings.sign:
            self._adviser.stop()
        self._seek_for_sign()
        if game.status is Status.PLAYING and not game.state.redeals_left:
            self._adviser.watch_shuttling(game)
        self._want_stock()
        self._tell()

    def found(self) -> None:
        """Something new is known."""
        if self._wanted is not None and self._is_settled(self._about):
            wanted, self._wanted = self._wanted, None
            wanted(self._about)
        if self._dealing:
            self.new_game()
        self._seek_for_sign()
        self._tell()

    # Inside

    def _want_stock(self) -> None:
        if self._stocks and self._session.settings.winnable:
            self._adviser.want_deal(self._session.variant)

    def _want(self, game: Game, wanted: Callable[[Game], None]) -> None:
        self._about, self._dealing = game, False
        if self._is_settled(game):
            wanted(game)
        else:
            self._wanted = wanted
            self._adviser.look_into(game)
        self._tell()

    def _verdict(self, game: Game) -> Verdict:
        """What is known of a game: one that is blocked needs no search."""
        return Verdict.LOST if game.status is Status.BLOCKED else self._adviser.verdict(game)

    def _is_settled(self, game: Game) -> bool:
        known = self._verdict(game) is not Verdict.UNKNOWN
        return known or self._adviser.given_up(game)

    def _show_hint(self, game: Game) -> None:
        rest, texts = self._adviser.rest(game), self._session.texts
        if not rest:
            lost = self._verdict(game) is Verdict.LOST
            self._board.tell_hint(texts.hint_lost() if lost else texts.hint_unknown(), None)
            return
        self._session.advise(rest[0])
        self._board.tell_hint(words(texts, game, rest[0]), rest[0])

    def _show_win(self, game: Game) -> None:
        rest = self._adviser.rest(game)
        if rest:
            self._watch(game, rest)
        elif game.record:
            self._want(game.restart(), self._show_win)
        else:
            self._board.tell_hint(self._session.texts.hint_unknown(), None)

    def _seek_for_sign(self) -> None:
        """Look into the position; when it's lost, find the last one before it that is not."""
        game, busy = self._session.game, self._wanted is not None or self._dealing
        if busy or not self._session.settings.sign or game.status is Status.WON:
            return
        if self._verdict(game) is Verdict.LOST:
            game = self._last_unsettled(game)
        if not self._is_settled(game):
            self._adviser.look_into(game)

    def _last_unsettled(self, game: Game) -> Game:
        """The last position before this one that can be won, or may be."""
        while game.can_undo and self._verdict(game) is not Verdict.WON:
            if not self._is_settled(game):
                break
            game = game.undo()
        return game

    def _undos_to_hope(self) -> int | None:
        """How many undos lead to a position that can be won, if any do."""
        game, undos = self._session.game, 0
        while self._verdict(game) is not Verdict.WON:
            if not game.can_undo:
                return None
            game, undos = game.undo(), undos + 1
        return undos

    def _tell(self) -> None:
        advice = self._advice()
        game = self._session.game
        has_sign = self._session.settings.sign and game.status is not Status.WON
        shown: Frame = {"advice": advice, "sign": self._verdict(game).value if has_sign else ""}
        if advice == "undo":
            shown["value:undos"] = self._session.texts.undos(self._undos_to_hope() or 0)
        self._board.show(shown, [])

    def _advice(self) -> Advice:
        game = self._session.game
        if self._wanted is not None:
            return "thinking"
        if self._dealing:
            return "dealing"
        if self._session.settings.sign and self._verdict(game) is Verdict.LOST:
            return "undo" if self._undos_to_hope() is not None else "lost"
        if game.status is not Status.PLAYING:
            return ""
        if self._adviser.is_shuttling(game):
            return "shuttling"
        if only_redeal(game):
            return "redeal"
        rest = finish(game.state)
        return "finish" if rest and len(rest) >= WORTH_FINISHING else ""
