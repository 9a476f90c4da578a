"""Interface state: what undo does not bring back."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields

from crescent.places import Place


@dataclass(frozen=True, slots=True)
class UiState:
    """What the player is about to do.

    selected: the place picked up by a tap.
    dragged: the place whose card is being dragged.
    aimed: where that card would go if it were let go now.
    """

    selected: Place | None = None
    dragged: Place | None = None
    aimed: Place | None = None

    @property
    def source(self) -> Place | None:
        """The place a card is being moved from, either way."""
        return self.dragged or self.selected


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player has chosen, remembered on the device.

    lang: empty until chosen, then the browser's language decides.
    """

    lang: str = ""
    theme: str = "auto"
    interactive: bool = True

    def dumps(self) -> str:
        """JSON text."""
        return json.dumps(asdict(self))


def load_settings(text: str) -> Settings:
    """Read settings; what is missing, unknown or of another type is left at its default."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return Settings()
    if not isinstance(data, dict):
        return Settings()
    defaults = asdict(Settings())
    known = {field.name for field in fields(Settings)} & data.keys()
    chosen = {name: data[name] for name in known if type(data[name]) is type(defaults[name])}
    return Settings(**chosen)
