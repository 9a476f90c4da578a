"""Taps and keys on the table."""

from __future__ import annotations

from typing import Any

from pyscript import document, when

from crescent.web.drag import TouchDrag
from crescent.web.session import Session
from crescent.web.table import Page, place_of
from crescent.web.tap import LetGo, TapReader, Try, single_tap


def bind_taps(session: Session, page: Page, touch: TouchDrag) -> None:
    """Listen on the table, once for all places."""
    reader = TapReader()

    def tap(event: Any) -> None:
        place = place_of(event)
        # The click that ends a drag by finger is no tap.
        if place is None or touch.moved:
            return
        page.hush()
        state, settings = session.game.state, session.settings
        intent = reader.read(state, session.ui.selected, place, event.timeStamp, settings.select)
        if intent is not None:
            session.act(intent)

    def press(event: Any) -> None:
        place = place_of(event)
        if event.key in ("Enter", " ") and place is not None:
            event.preventDefault()
            # A key held down is one tap, not many.
            if event.repeat:
                return
            page.hush()
            before = session.game
            select = session.settings.select
            intent = single_tap(before.state, session.ui.selected, place, select)
            session.act(intent)
            if isinstance(intent, Try) and session.game is not before:
                page.focus(intent.target)

    def escape(event: Any) -> None:
        aside = event.target.closest("dialog, input")
        if event.key == "Escape" and not aside and session.ui.selected is not None:
            session.act(LetGo())

    when("click", "#table")(tap)
    when("keydown", "#table")(press)
    when("keydown", [document])(escape)
