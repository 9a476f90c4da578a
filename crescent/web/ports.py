"""What the session asks of the page: something to show things on, and somewhere to keep them."""

from __future__ import annotations

from typing import Literal, Protocol

from crescent.places import Place
from crescent.saves import Save
from crescent.web.keeper import Hitch
from crescent.web.ui_state import Settings
from crescent.web.view import Frame

Point = tuple[float, float]
"""Where a card was let go, in pixels of the window."""

Beside = Place | Literal["redeal"] | None
"""What a sentence is about: a place, a button, or nothing that can be pointed at."""


Sound = Literal["move", "redeal", "refusal", "win"]
"""What can be heard."""


class Screen(Protocol):
    """What the session needs of the table and the dialogs."""

    def show(self, shown: Frame, flights: list[tuple[str, str]]) -> None:
        """Draw what has changed; cards fly from the first place of each pair to the second."""

    def glide_back(self, place: Place, let_go: Point | None) -> None:
        """Let a refused card go back to its place."""

    def say(self, text: str, beside: Beside) -> None:
        """Say a sentence, beside what it is about."""

    def tell(self, text: str) -> None:
        """Say a sentence to those who listen, without showing it."""

    def use_settings(self, settings: Settings) -> None:
        """Set the language and the appearance of the whole page."""

    def sound(self, name: Sound) -> None:
        """Let something be heard, if the player wants that."""

    def open(self, dialog: str) -> None:
        """Open a dialog, by name."""

    def close(self) -> None:
        """Close the open dialog, if there is one."""


class Store(Protocol):
    """Where the game and the settings are kept, as `crescent.web.keeper.Keeper` does.

    hitch: what is amiss with keeping the game.
    """

    hitch: Hitch

    def load_game(self) -> Save | None:
        """The saved game, or None."""

    def save_game(self, save: Save, picture: str) -> None:
        """Keep the game, and what the table shows, to be painted before Python is there."""

    def note(self, save: Save, day: str) -> bool:
        """Note among the past games how this one stands; False before the first move in it."""

    def step_aside(self) -> None:
        """Save nothing until the game is loaded again."""

    def finished(self) -> None:
        """A game has been finished."""

    def save_settings(self, settings: Settings) -> None:
        """Keep the settings."""
