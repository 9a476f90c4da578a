"""Hints, the sign that tells whether the game can still be won, and the offers that go with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from crescent.game import Game
from crescent.moves import Entry, Move
from crescent.rules import Status
from crescent.solver import Verdict
from crescent.solver.finish import finish
from crescent.web.adviser import Adviser
from crescent.web.session import Session
from crescent.web.view import Frame

Advice = Literal["", "thinking", "lost", "undo", "shuttling", "finish"]
"""The line that stands at the foot of the table, by name."""

WORTH_FINISHING = 3
"""So many moves must be left for an offer to play them."""


class Board(Protocol):
    """What the guide needs of the page."""

    def show(self, shown: Frame, flights: list[tuple[str, str]]) -> None:
        """Draw what has changed."""

    def tell_hint(self, text: str, entry: Entry | None) -> None:
        """Say a hint, beside the card it moves."""


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

    # What the player asks for

    def hint(self) -> None:
        """Show the next move of a line that wins, now or as soon as one is found."""
        if self._session.game.status is Status.PLAYING:
            self._want(self._session.game, self._show_hint)

    def show_win(self) -> None:
        """Show a win from here; where that is lost or over, from the start of the deal."""
        game = self._session.game
        lost = self._adviser.verdict(game) is Verdict.LOST or game.status is not Status.PLAYING
        self._want(game.restart() if lost else game, self._show_win)

    def stop(self) -> None:
        """Seek no longer."""
        self._wanted = None
        self._adviser.stop()
        self._tell()

    def back_to_hope(self) -> None:
        """Undo to the last position that can be won."""
        for _ in range(self._undos_to_hope() or 0):
            self._session.undo()

    # What happens

    def changed(self) -> None:
        """Another position lies on the table."""
        if self._wanted is not None:
            self.stop()
        if self._session.settings.sign and self._session.game.status is Status.PLAYING:
            self._adviser.look_into(self._session.game)
        if self._session.settings.winnable:
            self._adviser.want_deal(self._session.game.code.variant)
        self._tell()

    def found(self) -> None:
        """Something new is known."""
        if self._wanted is not None and self._is_settled(self._about):
            wanted, self._wanted = self._wanted, None
            wanted(self._about)
        self._seek_hope()
        self._tell()

    # Inside

    def _want(self, game: Game, wanted: Callable[[Game], None]) -> None:
        self._about = game
        if self._is_settled(game):
            wanted(game)
        else:
            self._wanted = wanted
            self._adviser.look_into(game)
        self._tell()

    def _is_settled(self, game: Game) -> bool:
        known = self._adviser.verdict(game) is not Verdict.UNKNOWN
        return known or self._adviser.given_up(game)

    def _show_hint(self, game: Game) -> None:
        rest, texts = self._adviser.rest(game), self._session.texts
        if not rest:
            lost = self._adviser.verdict(game) is Verdict.LOST
            self._board.tell_hint(texts.hint_lost() if lost else texts.hint_unknown(), None)
            return
        entry = rest[0]
        self._session.advise(entry)
        self._board.tell_hint(self._words(game, entry), entry)

    def _words(self, game: Game, entry: Entry) -> str:
        if not isinstance(entry, Move):
            return self._session.texts.hint_redeal()
        card, onto = game.state.top(entry.source), game.state.top(entry.target)
        return self._session.texts.moved(str(card), str(entry.source), str(entry.target), str(onto))

    def _show_win(self, game: Game) -> None:
        rest = self._adviser.rest(game)
        if rest:
            self._watch(game, rest)
        elif game.record:
            self._want(game.restart(), self._show_win)
        else:
            self._board.tell_hint(self._session.texts.hint_unknown(), None)

    def _seek_hope(self) -> None:
        """When the position is lost, look for the last one before it that is not."""
        game = self._session.game
        if not self._session.settings.sign or self._wanted is not None:
            return
        while self._adviser.verdict(game) is Verdict.LOST and game.can_undo:
            game = game.undo()
        if game is not self._session.game:
            self._adviser.look_into(game)

    def _undos_to_hope(self) -> int | None:
        """How many undos lead to a position that can be won, if any do."""
        game, undos = self._session.game, 0
        while self._adviser.verdict(game) is not Verdict.WON:
            if not game.can_undo:
                return None
            game, undos = game.undo(), undos + 1
        return undos

    def _tell(self) -> None:
        advice = self._advice()
        verdict = self._adviser.verdict(self._session.game)
        shown: Frame = {
            "advice": advice,
            "sign": verdict.value if self._session.settings.sign else "",
        }
        if advice == "undo":
            shown["value:undos"] = self._session.texts.undos(self._undos_to_hope() or 0)
        self._board.show(shown, [])

    def _advice(self) -> Advice:
        game = self._session.game
        if self._wanted is not None:
            return "thinking"
        if game.status is not Status.PLAYING:
            return ""
        if self._session.settings.sign and self._adviser.verdict(game) is Verdict.LOST:
            return "undo" if self._undos_to_hope() is not None else "lost"
        if self._adviser.is_shuttling(game):
            return "shuttling"
        rest = finish(game.state)
        return "finish" if rest and len(rest) >= WORTH_FINISHING else ""
