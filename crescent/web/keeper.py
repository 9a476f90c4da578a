"""Keeps the game and the settings. Pure: what stores the texts is handed in."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Literal, Protocol

from crescent.saves import BadSaveError, Save, SaveFault, dumps, loads
from crescent.web.ui_state import Settings, load_settings

if TYPE_CHECKING:
    from crescent.web.chronicle import Chronicle

GAME_KEY = "crescent-game"
DAMAGED_KEY = "crescent-game-damaged"
PICTURE_KEY = "crescent-picture"
SETTINGS_KEY = "crescent-settings"
ASKED_KEY = "crescent-asked-to-last"
GREETED_KEY = "crescent-greeted"

ASIDE_CHARACTERS = 1024 * 1024
"""As much of a damaged save is set aside: a huge one would take the room of the next game."""

Hitch = Literal["", "denied", "full", "damaged", "newer", "elsewhere"]
"""What is amiss with keeping the game; the page has a notice for each.

denied: the browser stores nothing. full: it has no room. damaged: the saved game was set aside.
newer: the saved game is by a newer version. elsewhere: another tab plays it.
"""


class Shelf(Protocol):
    """Stores texts by key, as `crescent.web.storage.LocalStorage` does."""

    denied: bool

    def read(self, key: str) -> str: ...
    def write(self, key: str, text: str) -> bool: ...
    def remove(self, key: str) -> None: ...
    def ask_to_last(self) -> None: ...


class Keeper:
    """Keeps one game, and never writes over what another tab or a newer version has stored."""

    def __init__(self, shelf: Shelf) -> None:
        self.hitch: Hitch = ""
        self._shelf = shelf
        self._known = ""
        """The stored game as this tab has last read or written it."""

    # The game

    def load_game(self) -> Save | None:
        """The saved game, or None; `hitch` says what is amiss with it.

        A damaged save is set aside; one by a newer version stays, and nothing is saved over it.
        """
        self.hitch = "denied" if self._shelf.denied else ""
        self._known = text = self._shelf.read(GAME_KEY)
        if not text:
            return None
        try:
            return loads(text)
        except BadSaveError as error:
            if error.fault is SaveFault.NEWER:
                self.hitch = "newer"
            else:
                self._set_aside(text)
            return None

    def save_game(self, save: Save, picture: str) -> None:
        """Keep the game and a picture of its table; `hitch` says why not, if not."""
        if self._is_anothers():
            return
        text = dumps(save)
        if self._shelf.write(GAME_KEY, text):
            self._known = text
            self._shelf.write(PICTURE_KEY, picture)
            self.hitch = "denied" if self._shelf.denied else ""
        else:
            self.hitch = "full"

    def step_aside(self) -> None:
        """Another tab plays from now on: nothing is saved until the game is loaded again."""
        self.hitch = "elsewhere"

    def _is_anothers(self) -> bool:
        if self.hitch in ("newer", "elsewhere"):
            return True
        if self._shelf.read(GAME_KEY) in ("", self._known):
            return False
        self.step_aside()
        return True

    def _set_aside(self, text: str) -> None:
        self.hitch = "damaged"
        self._shelf.remove(GAME_KEY)
        self._shelf.write(DAMAGED_KEY, text[:ASIDE_CHARACTERS])

    # Past games

    @cached_property
    def chronicle(self) -> Chronicle:
        """The past games."""
        # Imported when first asked for: the first frame does without.
        from crescent.web.chronicle import Chronicle

        return Chronicle(self._shelf)

    def note(self, save: Save, day: str) -> bool:
        """Note among the past games how this one stands, unless another tab plays it.

        False when no move has been made in it.
        """
        return self.hitch not in ("newer", "elsewhere") and self.chronicle.note(save, day)

    # The settings

    def load_settings(self) -> Settings:
        """What the player has chosen."""
        return load_settings(self._shelf.read(SETTINGS_KEY))

    def save_settings(self, settings: Settings) -> None:
        """Keep what the player has chosen."""
        self._shelf.write(SETTINGS_KEY, settings.dumps())

    # The browser

    def greet(self) -> bool:
        """Whether the player is here for the first time; from now on that is no longer so."""
        shelf = self._shelf
        if shelf.denied or shelf.read(GREETED_KEY) or shelf.read(GAME_KEY):
            return False
        return shelf.write(GREETED_KEY, "yes")

    def finished(self) -> None:
        """A game has been finished: the first time ever, ask the browser to keep what is stored."""
        if not self._shelf.denied and not self._shelf.read(ASKED_KEY):
            self._shelf.write(ASKED_KEY, "yes")
            self._shelf.ask_to_last()
