"""The rules, and lessons in which they can be tried on the table itself."""

from __future__ import annotations

import asyncio
from typing import Any

from pyodide.ffi import JsException
from pyscript import document, when

from crescent.i18n import load_captions
from crescent.saves import Save
from crescent.web.controls import Controls
from crescent.web.keeper import Hitch
from crescent.web.lessons import LESSONS
from crescent.web.pictures import card_pictures, show_in, theme_of
from crescent.web.session import Session
from crescent.web.table import Page
from crescent.web.ui_state import Settings


class Nowhere:
    """A store that keeps nothing: a lesson is no game of the player's."""

    hitch: Hitch = ""

    def load_game(self) -> Save | None:
        """Nothing is kept here."""
        return None

    def save_game(self, save: Save, picture: str) -> None:
        """Keep nothing."""

    def note(self, save: Save, today: str) -> bool:  # noqa: ARG002
        """Nothing is to be noted."""
        return True

    def step_aside(self) -> None:
        """There is nothing to leave alone."""

    def finished(self) -> None:
        """No game has been finished."""

    def save_settings(self, settings: Settings) -> None:
        """No setting is changed in a lesson."""


class Lessons:
    """One lesson at a time, in place of the player's game, which waits untouched."""

    def __init__(self, session: Session, page: Page, rules: Rules) -> None:
        self._session, self._page, self._rules = session, page, rules
        self._name = ""

    def begin(self, name: str) -> None:
        """Put a lesson on the table."""
        lesson, self._name = LESSONS[name], name
        self._page.close()
        self._session.visit(lesson.game, Nowhere())
        self._page.show({"lit": lesson.lit.split(), "lesson": name}, [])
        document.querySelector(f"[data-place='{lesson.lit.split()[0]}']").focus()

    def again(self) -> None:
        """The same lesson from its start."""
        self.begin(self._name)

    def back(self) -> None:
        """Back to the rules, where the lesson was begun."""
        self.end()
        self._rules.open()
        document.querySelector(f"[data-try='{self._name}']").focus()

    def end(self) -> None:
        """The player's own game comes back."""
        self._session.come_home()
        self._page.focus_table()


class Rules:
    """The dialog with the rules, each with its picture."""

    def __init__(self, session: Session, page: Page) -> None:
        self._session, self._page = session, page
        self._drawn: tuple[str, ...] = ()

    def open(self) -> None:
        """Show the rules; their pictures follow, in the player's words, letters and light."""
        self._page.open("help")
        settings = self._session.settings
        look = (settings.lang, settings.theme, settings.letters_of)
        if look != self._drawn:
            self._drawn = look
            self._drawing = asyncio.ensure_future(self._draw(*look))

    async def _draw(self, lang: str, theme: str, letters: str) -> None:
        try:
            pictures = await card_pictures()
        except JsException:
            self._drawn = ()  # The rules stand there in words, too.
            return
        words = load_captions(lang)
        for name, lesson in LESSONS.items():
            diagram = lesson.picture(theme_of(theme), letters)
            show_in(_picture_above(name), diagram, words, pictures)
            await asyncio.sleep(0)


def _picture_above(lesson: str) -> Any:
    """The image before a lesson's button."""
    button = document.querySelector(f"[data-try='{lesson}']")
    if button.previousElementSibling.tagName != "IMG":
        button.before(document.createElement("img"))
    return button.previousElementSibling


def bind_help(session: Session, page: Page, controls: Controls) -> Rules:
    """Answer the buttons of the rules and of the lessons."""
    rules = Rules(session, page)
    lessons = Lessons(session, page, rules)

    def chosen(event: Any) -> None:
        button = event.target.closest("[data-try]")
        if button:
            lessons.begin(str(getattr(button.dataset, "try")))

    when("click", "#help")(chosen)
    controls.add(
        {
            "help": rules.open,
            "lesson-again": lessons.again,
            "lesson-back": lessons.back,
            "lesson-end": lessons.end,
        }
    )
    return rules
