"""Keys: arrows go from place to place, letters do what buttons do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyscript import document, when

from crescent.places import PILES, parse_place
from crescent.web.controls import Controls
from crescent.web.session import Session
from crescent.web.steps import (
    ARROWS,
    ENDS,
    TALL,
    cell_of,
    grid_of,
    landing,
    place_in,
    step,
    step_among,
)
from crescent.web.table import Page, place_of

LETTERS = {
    "z": "undo",
    "y": "redo",
    "d": "redeal",
    "h": "hint",
    "n": "new",
    "t": "type",
    "s": "read-table",
    "l": "read-moves",
    "p": "help",
    "?": "keys",
}
"""What single characters do, unless the player has turned them off."""

NOT_DIMMED = ".place:not([inert])"
"""All places, unless another page has set some apart."""

MAY_RUN_ALONG = ("undo", "redo")
"""What a key held down does again and again."""


class Arrows:
    """The table is one tab stop, and arrow keys lead on from there."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._stop = document.querySelector(".place[tabindex='0']")
        self._stay(document.activeElement)
        self._grid, self._cell = TALL, cell_of(PILES[0], TALL)

    def press(self, event: Any) -> None:
        """An arrow key, Home or End on the table; it never scrolls what the table lies on."""
        place = place_of(event)
        held_too = event.ctrlKey or event.metaKey or event.altKey
        if event.key not in (*ARROWS, *ENDS) or place is None or held_too:
            return
        event.preventDefault()
        if document.querySelector(".place[inert]"):
            near = [parse_place(e.dataset.place) for e in document.querySelectorAll(NOT_DIMMED)]
            self._page.focus(near[step_among(near.index(place), event.key, len(near))])
            return
        grid = grid_of(self._page.is_wide, self._page.is_open)
        if grid is not self._grid or place_in(self._cell, grid) != place:
            self._grid, self._cell = grid, cell_of(place, grid)
        self._cell = step(self._cell, event.key, grid)
        self._page.focus(place_in(self._cell, grid))

    def focused(self, event: Any) -> None:
        """A place has the focus now, and Tab comes back to it."""
        self._stay(event.target)

    def _stay(self, element: Any) -> None:
        if element.matches(".place"):
            self._stop.tabIndex = -1
            self._stop = element
            self._stop.tabIndex = 0


class Shortcuts:
    """Keys that do what buttons do."""

    def __init__(self, session: Session, page: Page, controls: Controls) -> None:
        self._session, self._page, self._controls = session, page, controls

    def press(self, event: Any) -> None:
        """A key anywhere but in a text field or a dialog."""
        action = self._action(event)
        typing = event.target.closest("input, textarea, select, dialog")
        # Nor while something else than the player's game lies on the table.
        if action is None or typing or document.getElementById("table").inert:
            return
        event.preventDefault()
        if event.repeat and action not in MAY_RUN_ALONG:
            return
        before = self._session.game
        self._controls.do(action)
        landed = landing(before, self._session.game)
        if landed is not None and document.activeElement.closest("#table"):
            self._page.focus(landed)

    def _action(self, event: Any) -> str | None:
        key = event.key.lower()
        if event.altKey or event.isComposing:
            return None
        if not (event.ctrlKey or event.metaKey):
            return LETTERS.get(key) if self._session.settings.letters else None
        if key == "z":
            return "redo" if event.shiftKey else "undo"
        # Where Command takes Control's place, Y is the browser's own.
        return "redo" if key == "y" and not event.metaKey else None


def bind_keyboard(session: Session, page: Page, controls: Controls) -> Callable[[Any], None]:
    """Listen to where the focus goes; what is returned answers each key."""
    arrows, shortcuts = Arrows(page), Shortcuts(session, page, controls)

    def press(event: Any) -> None:
        arrows.press(event)
        shortcuts.press(event)

    when("focusin", "#table")(arrows.focused)
    return press
