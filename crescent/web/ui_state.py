"""Interface state: what undo does not bring back."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace

from crescent.i18n import LANGUAGES
from crescent.jsontext import read_json
from crescent.moves import Entry
from crescent.places import Place


@dataclass(frozen=True, slots=True)
class UiState:
    """What the player is about to do.

    selected: the place picked up by a tap.
    dragged: the place whose card is being dragged.
    aimed: where that card would go if it were let go now.
    hint: what the player has been advised to do.
    """

    selected: Place | None = None
    dragged: Place | None = None
    aimed: Place | None = None
    hint: Entry | None = None

    @property
    def source(self) -> Place | None:
        """The place a card is being moved from, either way."""
        return self.dragged or self.selected


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player has chosen, remembered on the device.

    lang: empty until chosen, then the browser's language decides.
    interactive: whether refusals give their reasons.
    winnable: whether new games are such as can be won.
    sign: whether the table says if the game can still be won.
    letters: whether single letters do what buttons do.
    deck: how large the corners of the cards are. colours: how many the suits have.
    index: whose letters stand in the corners; empty until chosen, then those of the language.
    felt: the colour of the table. back: that of the cards' backs.
    left: whether the controls stand on the other side, for a left hand.
    speed: how cards fly. sound: whether they are heard.
    clock, count: whether the time and the number of moves are shown.
    select: whether a first tap only ever selects.
    variant: what new games are; empty until chosen, then that of the game in play.
    open: whether all cards of every pile are seen.
    """

    lang: str = ""
    theme: str = "auto"
    interactive: bool = True
    winnable: bool = True
    sign: bool = False
    letters: bool = True
    deck: str = "big"
    colours: str = "2"
    index: str = ""
    felt: str = "green"
    back: str = "blue"
    left: bool = False
    speed: str = "normal"
    sound: bool = False
    clock: bool = True
    count: bool = True
    select: bool = False
    variant: str = ""
    open: bool = False

    @property
    def letters_of(self) -> str:
        """Whose letters stand in the corners of the cards."""
        return self.index or self.lang

    def dumps(self) -> str:
        """JSON text."""
        return json.dumps(asdict(self))

    def updated(self, data: object) -> Settings:
        """With what the data says; what is missing, unknown or no choice stays as it is."""
        if not isinstance(data, dict):
            return self
        known = {field.name for field in fields(self)} & data.keys()
        return replace(self, **{name: data[name] for name in known if _is_choice(name, data[name])})


MAX_CHARACTERS = 10_000
CHOICES = {
    "lang": LANGUAGES,
    "theme": ("auto", "light", "dark", "contrast"),
    "deck": ("big", "normal"),
    "colours": ("2", "4"),
    "index": ("hr", "en", "de", "fr"),
    "felt": ("green", "blue", "red", "grey"),
    "back": ("blue", "red", "green"),
    "speed": ("normal", "fast", "off"),
    "variant": ("N", "F", "D"),
}
"""What settings that are texts may say."""


def _is_choice(name: str, value: object) -> bool:
    return value in CHOICES[name] if name in CHOICES else isinstance(value, bool)


def load_settings(text: str) -> Settings:
    """Read settings, whatever the text."""
    return Settings().updated(read_json(text, MAX_CHARACTERS))
