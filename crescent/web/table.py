"""The page as the session's screen: what is shown, said and opened."""

from __future__ import annotations

import json
from typing import Any

from pyscript import document
from pyscript.js_modules import paint

from crescent.places import PILES, Place, parse_place
from crescent.web.aim import Layout
from crescent.web.announcer import Announcer
from crescent.web.ports import Beside, Point, Sound
from crescent.web.ui_state import Settings
from crescent.web.view import Frame

LINES = ("hitch", "advice", "lesson", "tour")
"""Keys of a frame that show a line of the page, which is told too."""


class Page:
    """Draws by handing what changed to ``static/paint.mjs``, in one crossing."""

    def __init__(self) -> None:
        self._shown: Frame = {}
        self._announcer = Announcer()
        self._sounds = False

    def show(self, shown: Frame, flights: list[tuple[str, str]]) -> None:
        """Draw what differs from what is shown already."""
        changed = {key: value for key, value in shown.items() if self._shown.get(key) != value}
        self._shown |= changed
        if changed:
            paint.paint(json.dumps(changed), json.dumps(flights))
        for kind in LINES:
            if changed.get(kind):
                self._announcer.tell_line(kind, str(changed[kind]))

    def glide_back(self, place: Place, let_go: Point | None) -> None:
        """Let a refused card go back to its place."""
        paint.glideBack(str(place), *(let_go or ()))

    def say(self, text: str, beside: Beside) -> None:
        """Show a sentence beside what it is about, and tell it."""
        paint.say(str(beside) if beside is not None else "", text)
        self.tell(text)

    def tell(self, text: str) -> None:
        """Say a sentence to those who listen."""
        self._announcer.tell(text)

    def use_settings(self, settings: Settings) -> None:
        """Set the language and the appearance of the whole page."""
        root, self._sounds = document.documentElement, settings.sound
        root.lang = settings.lang
        # static/guard.js does the same before Python is there.
        for name in ("theme", "colours", "felt", "back", "speed"):
            setattr(root.dataset, name, getattr(settings, name))
        for name in ("left", "clock", "count"):
            setattr(root.dataset, name, "true" if getattr(settings, name) else "false")

    def sound(self, name: Sound) -> None:
        """Let something be heard, if the player wants that."""
        if self._sounds:
            from crescent.web.sounds import play

            play(name)

    def open(self, dialog: str) -> None:
        """Open a dialog; another one open before is closed."""
        self.close()
        element = document.getElementById(dialog)
        element.showModal()
        # A long one is read from its head: its first button may stand far below.
        if title := element.querySelector("h2[tabindex]"):
            title.focus()
        self._announcer.go_into(element)

    def close(self) -> None:
        """Close the open dialog, if there is one."""
        for dialog in document.querySelectorAll("dialog[open]"):
            dialog.close()
        self._announcer.go_home()

    def focus(self, place: Place) -> None:
        """Let the keys act on a place from now on."""
        _element(place).focus()

    @property
    def is_wide(self) -> bool:
        """Whether the side piles stand beside the top row, not below it."""
        return bool(_element(PILES[3]).offsetTop == _element(PILES[4]).offsetTop)

    def focus_table(self) -> None:
        """Let the keys act on the table again, where they last did."""
        document.querySelector(".place[tabindex='0']").focus()

    def answer_in(self, place: Any) -> None:
        """What is told shall be seen too, in a part of the page; None: no longer."""
        self._announcer.show_in(place)

    @property
    def is_open(self) -> bool:
        """Whether all cards of every pile are seen."""
        return bool(document.getElementById("table").dataset.open == "true")

    def hush(self) -> None:
        """Take the sentence beside a place away."""
        paint.hush()

    def layout(self) -> Layout:
        """Where all places are now."""
        layout: Layout = json.loads(paint.layout())
        return layout


def _element(place: Place) -> Any:
    return document.querySelector(f'[data-place="{place}"]')


def place_of(event: Any) -> Place | None:
    """The place in which an event has happened."""
    element = event.target.closest(".place")
    # JavaScript's null is not None, but it is false.
    return parse_place(element.dataset.place) if element else None
