"""Keeps an embedded game, under a key of its own deal, and touches nothing else."""

from __future__ import annotations

from typing import Protocol

from crescent.game import Game
from crescent.saves import BadSaveError, Save, dumps, loads
from crescent.web.keeper import Hitch
from crescent.web.ui_state import Settings

PREFIX = "crescent-embed-"


class Shelf(Protocol):
    """Stores texts by key, as `crescent.web.storage.LocalStorage` does."""

    def read(self, key: str) -> str: ...
    def write(self, key: str, text: str) -> bool: ...


class EmbedStore:
    """A `crescent.web.ports.Store` for a game in another page.

    start: the position that the page asks for; a saved game that has come from it goes on.
    """

    hitch: Hitch = ""
    """Nothing is said of what cannot be kept: the page around has other things to say."""

    def __init__(self, shelf: Shelf, start: Game) -> None:
        self.start = start
        self._shelf = shelf

    def load_game(self) -> Save | None:
        """The saved game, if it goes on from the start."""
        try:
            save = loads(self._shelf.read(self._key(self.start)))
        except BadSaveError:
            return None
        record = self.start.record
        return save if save.game.record[: len(record)] == record else None

    def save_game(self, save: Save, picture: str) -> None:  # noqa: ARG002 - nothing paints it
        """Keep the game; one whose deal is kept already takes that one's place."""
        self._shelf.write(self._key(save.game), dumps(save))

    def step_aside(self) -> None:
        """An embedded game shares nothing, and never has to."""

    def note(self, save: Save, day: str) -> bool:  # noqa: ARG002 - not among the past games
        """Embedded games are not counted."""
        return True

    def finished(self) -> None:
        """The browser is asked for nothing."""

    def save_settings(self, settings: Settings) -> None:
        """The page around decides."""

    @staticmethod
    def _key(game: Game) -> str:
        return f"{PREFIX}{game.code}"
