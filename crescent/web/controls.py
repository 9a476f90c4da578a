"""Buttons, dialogs and settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyodide.ffi import JsException
from pyscript import document, when, window

from crescent.deals import BadCodeError, parse_code
from crescent.moves import Redeal
from crescent.web.session import Session
from crescent.web.table import Page
from crescent.web.tap import DOUBLE_TAP_MS

Action = Callable[[], Any]


class Controls:
    """What each button does, by its ``data-action``."""

    def __init__(self, session: Session, page: Page) -> None:
        self._session, self._page = session, page
        self._confirmed: Action | None = None
        self._missed = ""
        self._redealt_at = float("-inf")
        self._actions: dict[str, Action] = {
            "restart": lambda: self.ask_first(session.restart),
            "undo": session.undo,
            "redo": session.redo,
            "redeal": session.redeal,
            "menu": lambda: page.open("menu"),
            "settings": lambda: page.open("settings"),
            "code": self._open_code,
            "keys": lambda: page.open("keys"),
            "deal": self.deal_code,
            "confirm": self._confirm,
            "close": lambda: None,
        }

    def add(self, actions: dict[str, Action]) -> None:
        """Answer more buttons, and one that was pressed too early."""
        self._actions |= actions
        if self._missed in actions:
            self.do(self._missed)

    def press(self, event: Any) -> None:
        """A click anywhere; those on a button with an action are answered."""
        button = event.target.closest("[data-action]")
        if not button:
            return
        name = button.dataset.action
        # These say themselves that there is nothing to do.
        if button.ariaDisabled == "true" and name not in ("undo", "redo"):
            return
        self._note_missed(name)
        action = self._actions.get(name)
        if action is None or self._is_hasty(event, name):
            return
        self._page.hush()
        if button.closest("dialog") and name != "deal":
            self._page.close()
        action()

    def do(self, action: str) -> None:
        """What a button does, without pressing it."""
        self._page.hush()
        self._note_missed(action)
        self._actions.get(action, lambda: None)()

    def _note_missed(self, action: str) -> None:
        """Remember an action that nothing does yet; any later press takes its place."""
        self._missed = "" if action in self._actions else action

    def hold(self, event: Any) -> None:
        """A key held down on a button presses it once, but for those one may run along with."""
        button = event.target.closest("[data-action]")
        if event.repeat and button and button.dataset.action not in ("undo", "redo"):
            event.preventDefault()

    def _is_hasty(self, event: Any, action: str) -> bool:
        """A double press redeals once, for no undo brings a redeal back."""
        if action != "redeal":
            return False
        since, self._redealt_at = event.timeStamp - self._redealt_at, event.timeStamp
        by_key = event.detail == 0
        # Only the second press of one pair: another game may have come in between.
        after_redeal = isinstance(next(reversed(self._session.game.record), None), Redeal)
        return since < DOUBLE_TAP_MS and after_redeal and not by_key

    def ask_first(self, action: Action) -> None:
        """Do something that ends the game; ask before when one is in play."""
        if self._session.in_play:
            self._confirmed = action
            self._page.open("confirm")
        else:
            self._page.close()
            action()

    def _confirm(self) -> None:
        action, self._confirmed = self._confirmed, None
        if action is not None:
            action()

    def _open_code(self) -> None:
        document.getElementById("code-input").value = ""
        self._say_code_fault("")
        self._note_copy("")
        self._page.open("code")

    def deal_code(self) -> None:
        try:
            code = parse_code(document.getElementById("code-input").value)
        except BadCodeError as error:
            self._say_code_fault(self._session.texts.code_fault(error.fault.value))
            return
        self._page.close()
        self.ask_first(lambda: self._session.deal(code))

    def _say_code_fault(self, text: str) -> None:
        document.getElementById("code-error").textContent = text

    async def copy_code(self, _event: Any) -> None:
        """Put the deal code on the clipboard, or say it where the browser does not let us."""
        texts, code = self._session.texts, str(self._session.game.code)
        try:
            await window.navigator.clipboard.writeText(code)
        except (JsException, AttributeError):
            self._note_copy(texts.not_copied(code))
        else:
            self._note_copy(texts.copied())

    def _note_copy(self, text: str) -> None:
        document.getElementById("copy-note").textContent = text
        if text:
            self._page.tell(text)


def bind_controls(session: Session, page: Page) -> Controls:
    """Listen on the whole page, once for all buttons."""
    controls = Controls(session, page)

    def enter(event: Any) -> None:
        if event.key == "Enter":
            event.preventDefault()
            controls.deal_code()

    when("click", [document])(controls.press)
    when("keydown", [document])(controls.hold)
    when("click", "[data-action=copy]")(controls.copy_code)
    when("keydown", "#code-input")(enter)
    return controls
