"""Plays moves by itself: a line that wins as a show, or the end of a game that plays itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pyodide.ffi import create_once_callable, create_proxy
from pyscript import document, when, window

from crescent.deals import DealCode
from crescent.game import Game, new_game
from crescent.i18n import load_captions
from crescent.moves import Entry, Move
from crescent.web.guide import words
from crescent.web.session import Session
from crescent.web.show import Show, show_line
from crescent.web.table import Page
from crescent.web.ui_state import UiState
from crescent.web.view import frame

FINISH_MS = 220
"""Between two moves of a game that plays itself out."""


WAYS: dict[str, Callable[[Show], Show]] = {
    "show-first": lambda show: show.jump(0),
    "show-back": lambda show: show.step(-1),
    "show-play": Show.toggle,
    "show-on": lambda show: show.step(1),
    "show-last": lambda show: show.jump(len(show.games) - 1),
    "show-speed": Show.faster,
}
"""What each button does."""
KEYS = {
    "ArrowLeft": "show-back",
    "ArrowRight": "show-on",
    "Home": "show-first",
    "End": "show-last",
}


class ShowPlayer:
    """Shows a line in place of the player's game, which waits untouched."""

    def __init__(self, session: Session, page: Page) -> None:
        self._session, self._page = session, page
        self._show: Show | None = None
        self._seen = 0
        self._is_line = True
        self._timer = 0
        for action, way in WAYS.items():
            button = document.querySelector(f"[data-action={action}]")
            when("click", [button])(lambda _event, way=way: self._change(way))
        when("click", [document.querySelector("[data-action=show-end]")])(lambda _event: self.end())
        when("input", "#show-at")(self._slide)
        when("keydown", [document])(self._press)

    @property
    def game(self) -> Game | None:
        """What is shown just now."""
        return self._show.game if self._show else None

    def begin(self, start: Game, entries: Sequence[Entry]) -> None:
        """Put the first position of a line on the table and go on from there."""
        self._page.show({"enabled:show-start": bool(start.record)}, [])
        self._open(show_line(start, entries), "line")

    def replay(self, code: DealCode, entries: Sequence[Entry]) -> None:
        """Put the start of a game on the table; what comes then is for the player to say.

        Raises IllegalMoveError or GameFullError when it cannot be played.
        """
        self._open(show_line(new_game(code), entries).jump(0), "replay")

    def _open(self, show: Show, kind: str) -> None:
        self._page.close()
        self._session.pause()
        self._show, self._seen, self._is_line = show, 0, kind == "line"
        document.body.dataset.show = kind
        self._tell(None)
        document.querySelector("[data-action=show-play]").focus()

    def _slide(self, event: Any) -> None:
        self._change(lambda show: show.jump(int(event.target.value)))

    def _press(self, event: Any) -> None:
        """Keys, but for those that the focused control takes for itself."""
        dialog = document.querySelector("dialog[open]")
        if self._show is None or dialog or event.ctrlKey or event.metaKey or event.altKey:
            return
        if event.key == "Escape":
            self.end()
        elif event.key in KEYS and event.target.type != "range":
            event.preventDefault()
            self._change(WAYS[KEYS[event.key]])

    def end(self) -> None:
        """The player's own game comes back."""
        if self._show is not None:
            self.leave()
            self._session.redraw()
            self._session.go_on()
            self._page.focus_table()

    def leave(self) -> None:
        """Show no more: a game lies on the table again."""
        window.clearTimeout(self._timer)
        self._show = None
        self._page.show({"watching": ""}, [])

    def _change(self, way: Any) -> None:
        if self._show is not None:
            before, self._show = self._show, way(self._show)
            news = self._show.at - self._seen
            if news > 0:
                self._seen = self._show.at
                # At once: whoever leaves in the middle has seen it, too.
                if self._is_line:
                    self._session.give_away(news)
            self._tell(before)

    def _tell(self, before: Show | None) -> None:
        show = self._show
        if show is None:
            return
        flights = []
        if before is not None and show.at == before.at + 1:
            entry = show.game.record[-1]
            flights = [(str(entry.source), str(entry.target))] if isinstance(entry, Move) else []
        if before is not None and show.at != before.at and not show.playing:
            self._page.tell(self._words_of(show))
        shown = frame(
            show.game, UiState(), self._session.texts, self._session.seconds, self._session.settings
        )
        state = "playing" if show.playing else "standing"
        shown |= {
            "watching": state,
            "value:step": f"{show.at} / {len(show.games) - 1}",
            "slider:show-at": (show.at, len(show.games) - 1),
            "value:speed": f"{show.speed}×",
        }
        self._page.show(shown, flights)
        window.clearTimeout(self._timer)
        if show.playing:
            on = create_once_callable(lambda: self._change(lambda show: show.step(1)))
            self._timer = window.setTimeout(on, 1000 / show.speed)

    def _words_of(self, show: Show) -> str:
        """What has led to the position."""
        if show.at == 0:
            return load_captions(self._session.settings.lang).start()
        before = show.games[show.at - 1]
        return words(self._session.texts, before, show.game.record[-1])


class Finisher:
    """Plays the last moves of a game one by one, until the player touches anything."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._moves: list[Move] = []
        self._timer = 0
        self._game = session.game
        stop = create_proxy(lambda _event: self._moves.clear())
        for event in ("pointerdown", "keydown"):
            window.addEventListener(event, stop, True)

    def play_out(self, moves: Sequence[Move]) -> None:
        """Play these moves, each an undo step of its own."""
        window.clearTimeout(self._timer)
        self._moves, self._game = list(moves), self._session.game
        self._next()

    def _next(self) -> None:
        if self._moves and self._session.game is self._game:
            move = self._moves.pop(0)
            self._session.attempt(move.source, move.target)
            self._game = self._session.game
            self._timer = window.setTimeout(create_once_callable(self._next), FINISH_MS)
