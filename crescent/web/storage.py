"""Where the game and the settings are kept: the browser's local storage."""

from __future__ import annotations

from pyodide.ffi import JsException
from pyscript import window

from crescent.saves import BadSaveError, Save, SaveFault, dumps, loads
from crescent.web.ui_state import Settings, load_settings

GAME_KEY = "crescent-game"
DAMAGED_KEY = "crescent-game-damaged"
PICTURE_KEY = "crescent-picture"
SETTINGS_KEY = "crescent-settings"


class LocalStore:
    """Local storage; where the browser denies it, memory, and `denied` says so."""

    def __init__(self) -> None:
        self._memory: dict[str, str] = {}
        self._newer = False
        try:
            self._storage = window.localStorage
            self.denied = not self._storage
        except JsException:
            self.denied = True

    def load_game(self) -> Save | None:
        """The saved game, or None.

        Raises BadSaveError. A damaged save is set aside first; one by a newer version stays
        where it is, and nothing is saved over it.
        """
        text = self._read(GAME_KEY)
        if not text:
            return None
        try:
            return loads(text)
        except BadSaveError as error:
            if error.fault is SaveFault.NEWER:
                self._newer = True
            elif self._write(DAMAGED_KEY, text):
                self._remove(GAME_KEY)
            raise

    def save_game(self, save: Save) -> bool:
        """Keep the game; False when there is no room."""
        return self._newer or self._write(GAME_KEY, dumps(save))

    def save_picture(self, picture: str) -> None:
        """Keep what the table shows; it is no loss when there is no room."""
        if not self._newer:
            self._write(PICTURE_KEY, picture)

    def load_settings(self) -> Settings:
        """What the player has chosen."""
        return load_settings(self._read(SETTINGS_KEY))

    def save_settings(self, settings: Settings) -> None:
        """Keep what the player has chosen."""
        self._write(SETTINGS_KEY, settings.dumps())

    def _read(self, key: str) -> str:
        if self.denied:
            return self._memory.get(key, "")
        return str(self._storage.getItem(key) or "")

    def _write(self, key: str, text: str) -> bool:
        if self.denied:
            self._memory[key] = text
            return True
        try:
            self._storage.setItem(key, text)
        except JsException:
            return False
        return True

    def _remove(self, key: str) -> None:
        if not self.denied:
            self._storage.removeItem(key)
