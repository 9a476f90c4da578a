"""One tab plays at a time: it holds a Web Lock, which the browser frees when the tab dies.

Where there are no locks (a sandbox, plain http), each tab plays until another one saves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from pyodide.ffi import JsException, create_proxy, to_js
from pyscript import document, when, window

from crescent.web.keeper import GAME_KEY
from crescent.web.session import Session

LOCK = "crescent-game"


class Tabs:
    """Whose turn it is among the tabs that show the game.

    taken: what is to be done each time this tab has got the turn and the game lies on the table.
    """

    def __init__(self, session: Session, taken: Callable[[], None]) -> None:
        self.mine = False
        self.taken, self._session = taken, session
        self._let_go: Callable[[], object] | None = None
        self._claiming = False

    async def claim(self, steal: bool = False) -> None:
        """Put the saved game on the table, and play it unless another tab does (or `steal` it).

        A tab that is not seen leaves the turn to others until it is.
        """
        if self._claiming:
            return
        self._claiming = True
        self.mine = not document.hidden and await self._ask(steal)
        self._claiming = False
        self._session.resume()
        if self.mine:
            self.taken()
        else:
            self._session.step_aside()

    def release(self) -> None:
        """Let another tab have the turn; this one ends, or sleeps in the browser's cache."""
        self._session.pause()
        if self._let_go is not None:
            self._let_go()
        self._let_go = None

    def lose(self) -> None:
        """Another tab has taken over."""
        self.mine = False
        self._session.step_aside()

    async def _ask(self, steal: bool) -> bool:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._request = asyncio.ensure_future(self._hold(steal, answer))
        return await answer

    async def _hold(self, steal: bool, answer: asyncio.Future[bool]) -> None:
        """Ask for the lock, then hold it until it is let go or stolen."""

        def granted(lock: Any) -> Any:
            answer.set_result(bool(lock))
            return window.Promise.new(keep) if lock else None

        def until_released(resolve: Any, _reject: Any) -> None:
            self._let_go = resolve

        keep, callback = create_proxy(until_released), create_proxy(granted)
        try:
            await window.navigator.locks.request(LOCK, _options(steal), callback)
        except (AttributeError, JsException):
            if answer.done():
                self.lose()
            else:
                answer.set_result(True)  # no locks here
        finally:
            keep.destroy()
            callback.destroy()


def _options(steal: bool) -> Any:
    asked = {"steal": True} if steal else {"ifAvailable": True}
    return to_js(asked, dict_converter=window.Object.fromEntries)


def bind_tabs(tabs: Tabs) -> None:
    """Listen to the other tabs, and to this one's going to sleep and waking."""

    async def take_over(_event: Any) -> None:
        await tabs.claim(steal=True)

    async def awake(event: Any) -> None:
        if event.persisted:
            await tabs.claim()

    async def seen(_event: Any) -> None:
        if not document.hidden and not tabs.mine:
            await tabs.claim()

    def stored(event: Any) -> None:
        if event.key == GAME_KEY and event.newValue:
            tabs.lose()

    def named(_event: Any) -> None:
        if tabs.mine:
            tabs.taken()

    when("hashchange", [window])(named)
    when("click", "[data-action=take-over]")(take_over)
    when("pageshow", [window])(awake)
    when("visibilitychange", [document])(seen)
    when("pagehide", [window])(lambda _event: tabs.release())
    when("storage", [window])(stored)
