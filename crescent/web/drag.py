"""Dragging: by HTML5 drag events with a mouse, by pointer events with a finger or a pen."""

from __future__ import annotations

from typing import Any

from pyscript import document, when, window

from crescent.places import Foundation, Place
from crescent.refusals import Refusal
from crescent.rules import targets
from crescent.web.aim import Layout, aim
from crescent.web.session import Session
from crescent.web.table import Page, place_of

TOUCH_SLOP = 8
"""How many pixels a finger may stray before its tap becomes a drag."""


class Drag:
    """One drag at a time, whichever way the browser tells of it."""

    def __init__(self, session: Session, page: Page) -> None:
        self._session, self._page = session, page
        self._layout: Layout = {}

    def begin(self, source: Place) -> bool:
        """Pick the top card of a place up. False, and a word why, when it can't be moved."""
        self._page.hush()
        state = self._session.game.state
        if state.count(source) == 0:
            return False
        if isinstance(source, Foundation) and state.count(source) == 1:
            self._session.refuse(Refusal.BASE_LOCKED, source)
            return False
        self._session.pick_up(source)
        self.measure()
        return True

    def measure(self, _event: Any = None) -> None:
        """The places lie where they are now, also after the window has been resized or turned."""
        if self._session.ui.dragged is not None:
            self._layout = self._page.layout()

    def over(self, x: float, y: float) -> None:
        """The card is above a point of the window."""
        self._session.hover(self._aim(x, y))

    def drop(self, x: float, y: float) -> None:
        """The card is let go there."""
        self._session.put_down(self._aim(x, y), (x, y))

    def end(self) -> None:
        """The drag is over, dropped or not."""
        self._session.let_go()

    def _aim(self, x: float, y: float) -> Place | None:
        source, state = self._session.ui.dragged, self._session.game.state
        card = state.top(source) if source is not None else None
        if source is None or card is None:
            return None
        return aim(self._layout, x, y, source, card.suit, targets(state, source))


class MouseDrag:
    """The browser's own drag and drop."""

    def __init__(self, drag: Drag, touch: TouchDrag) -> None:
        self._drag, self._touch = drag, touch

    def start(self, event: Any) -> None:
        """A card is being dragged; never beside a drag by finger."""
        place = place_of(event)
        if place is None or self._touch.active or not self._drag.begin(place):
            event.preventDefault()
            return
        event.dataTransfer.effectAllowed = "move"
        event.dataTransfer.setData("text/plain", event.target.closest(".place").dataset.card)

    def over(self, event: Any) -> None:
        """The whole table takes drops: the nearest accepting place gets the card."""
        event.preventDefault()
        event.dataTransfer.dropEffect = "move"
        self._drag.over(event.clientX, event.clientY)

    def drop(self, event: Any) -> None:
        """The card has been let go over the table."""
        event.preventDefault()
        self._drag.drop(event.clientX, event.clientY)

    def end(self, _event: Any) -> None:
        """The drag is over, also when the card was let go outside the window."""
        self._drag.end()


class TouchDrag:
    """Dragging by finger or pen, for which browsers give no drag events, or only late."""

    def __init__(self, drag: Drag) -> None:
        self._drag = drag
        self._pointer: Any = None
        self._place: Place | None = None
        self._card: Any = None
        self._held: Any = None
        self._start = (0.0, 0.0)
        self.active = False
        self.moved = False

    def down(self, event: Any) -> None:
        """A finger is put on a card; a second one, or a mouse beside it, changes nothing."""
        is_mouse = event.pointerType == "mouse"
        if not event.isPrimary or (is_mouse and self.active):
            return
        self._put_back()
        self.active, self.moved = not is_mouse, False
        self._pointer, self._start = event.pointerId, (event.clientX, event.clientY)
        slot = event.target.closest(".slot")
        if self.active and slot:
            self._place, self._card = place_of(event), slot.querySelector(".card:not(.ghost)")

    def move(self, event: Any) -> None:
        """The finger moves; beyond the slop the card comes along."""
        if self._place is None or event.pointerId != self._pointer:
            return
        x, y = event.clientX - self._start[0], event.clientY - self._start[1]
        if self._held is None:
            if x * x + y * y < TOUCH_SLOP**2:
                return
            self.moved = True
            if not self._drag.begin(self._place):
                self._place = None
                return
            self._lift()
        self._held.style.translate = f"{x}px {y}px"
        self._drag.over(event.clientX, event.clientY)

    def up(self, event: Any) -> None:
        """The finger leaves the screen."""
        if self._held is not None and event.pointerId == self._pointer:
            self._drag.drop(event.clientX, event.clientY)
        self.cancel(event)

    def cancel(self, event: Any) -> None:
        """The browser or the system takes the gesture over."""
        if event.pointerId == self._pointer:
            self._put_back()

    def keep_view(self, event: Any) -> None:
        """While a card is dragged, a second finger does not zoom the page under it."""
        if self._held is not None and event.cancelable:
            event.preventDefault()

    def _put_back(self) -> None:
        if self._held is not None:
            self._held.remove()
            self._drag.end()
        self._place = self._card = self._held = None
        self.active = False

    def _lift(self) -> None:
        """A copy of the card follows the finger."""
        # The card itself may still be on its way from elsewhere.
        box = self._card.parentElement.getBoundingClientRect()
        self._held = self._card.cloneNode(True)
        self._held.classList.add("held")
        style = self._held.style
        style.width, style.height = f"{box.width}px", f"{box.height}px"
        style.left, style.top = f"{box.left}px", f"{box.top}px"
        document.body.append(self._held)


def bind_drag(session: Session, page: Page) -> TouchDrag:
    """Listen on the table, once for all cards."""
    drag = Drag(session, page)
    touch = TouchDrag(drag)
    mouse = MouseDrag(drag, touch)
    when("dragstart", "#table")(mouse.start)
    when("dragover", "#table")(mouse.over)
    when("drop", "#table")(mouse.drop)
    when("dragend", "#table")(mouse.end)
    when("resize", [window])(drag.measure)
    when("pointerdown", "#table")(touch.down)
    when("touchmove", "#table")(touch.keep_view)
    # A dialog that opens meanwhile takes the finger's events away from the table.
    when("pointermove", [document])(touch.move)
    when("pointerup", [document])(touch.up)
    when("pointercancel", [document])(touch.cancel)
    return touch
