"""The dialog of settings: each is remembered, and takes effect at once."""

from __future__ import annotations

from typing import Any

from pyscript import document, when

from crescent.deals import DealCode
from crescent.web.address import forget_in_address
from crescent.web.session import Session
from crescent.web.ui_state import Settings

LOOKS = ("lang", "theme", "deck")
"""What an address may ask for."""


class Preferences:
    """Takes what is chosen in elements that bear `data-setting`, and shows there what holds."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def changed(self, event: Any) -> None:
        """Something has been chosen, anywhere on the page."""
        name = event.target.getAttribute("data-setting")
        if name:
            is_switch = event.target.type == "checkbox"
            value = bool(event.target.checked) if is_switch else event.target.value
            self._choose(self._session.settings.updated({name: value}))

    def reset(self) -> None:
        """All as it was at first, but for the language."""
        self._choose(Settings(lang=self._session.settings.lang))

    def _choose(self, settings: Settings) -> None:
        session, before = self._session, self._session.settings
        session.choose(settings)
        forget_in_address(LOOKS)
        # Nothing is lost yet by a change of rules: the same cards, otherwise dealt.
        if settings.variant != before.variant and not session.game.record:
            session.deal(DealCode(session.variant, session.game.code.number))
        self.show()

    def show(self) -> None:
        """Let the dialog show the settings as they are."""
        settings = self._session.settings
        shown = {"index": settings.letters_of, "variant": self._session.variant.value}
        for choice in document.querySelectorAll("[data-setting]"):
            name = choice.dataset.setting
            value = shown.get(name, getattr(settings, name))
            choice.checked = value if choice.type == "checkbox" else choice.value == value


def bind_preferences(session: Session) -> Preferences:
    """Listen on the whole page, once for all settings."""
    preferences = Preferences(session)
    when("change", [document])(preferences.changed)
    when("click", "#reset-settings")(lambda _event: preferences.reset())
    preferences.show()
    return preferences
