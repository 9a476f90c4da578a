"""Play without a network, and new versions: what the page has to do with the service worker."""

from __future__ import annotations

import asyncio
from typing import Any

from pyodide.ffi import JsException
from pyscript import document, when, window

from crescent.web.session import Session
from crescent.web.table import Page

WORKER = "sw.js"
TAKE_OVER = "take over"
"""What a new version's worker waits to be told; it then lets all open pages load anew."""


class Updates:
    """Has the site kept for use without a network, and offers new versions, in one line."""

    def __init__(self, session: Session, page: Page) -> None:
        self._session, self._page = session, page
        self._line = document.getElementById("update")
        self._registration: Any = None

    async def register(self) -> None:
        """Install the service worker; where the browser denies it, the game goes on without."""
        try:
            self._registration = await window.navigator.serviceWorker.register(WORKER)
        except (JsException, AttributeError):
            return
        when("updatefound", [self._registration])(self._found)
        self._offer()

    def _found(self, _event: Any) -> None:
        when("statechange", [self._registration.installing])(self._offer)

    def _offer(self, _event: Any = None) -> None:
        """Show the line while a new version waits; a first one waits for nobody."""
        found = self._registration
        waiting = bool(found.waiting and found.active)
        if waiting and self._line.hidden:
            self._page.tell(self._session.texts.new_version())
        self._line.hidden = not waiting

    async def look(self, _event: Any = None) -> None:
        """Ask the server for a new version whenever the player comes back to the page."""
        if self._registration is not None and not document.hidden:
            try:
                await self._registration.update()
            except JsException:
                """No network: later, then."""

    def accept(self, _event: Any) -> None:
        """Go on in the new version, on the same move."""
        self._line.hidden = True
        self._session.pause()
        waiting = self._registration.waiting
        if waiting:
            waiting.postMessage(TAKE_OVER)

    async def renew(self, _event: Any) -> None:
        """Load the page anew, in the newest version there is: this one is too old for the save."""
        await self.look()
        kept = self._registration
        newest = kept and (kept.installing or kept.waiting)
        if not newest:
            window.location.reload()
            return

        def go_on(_event: Any = None) -> None:
            if newest.state == "installed":
                newest.postMessage(TAKE_OVER)
            elif newest.state == "redundant":
                window.location.reload()

        when("statechange", [newest])(go_on)
        go_on()

    def decline(self, _event: Any) -> None:
        """Stay with this version until the game is next opened."""
        self._line.hidden = True


def bind_updates(session: Session, page: Page) -> None:
    """Begin once the game can be played: keeping the site competes with its start."""
    updates = Updates(session, page)
    when("click", "[data-action=update]")(updates.accept)
    when("click", "[data-action=later]")(updates.decline)
    when("click", "#notices [data-action=reload]")(updates.renew)
    when("visibilitychange", [document])(updates.look)
    asyncio.get_event_loop().create_task(updates.register())
