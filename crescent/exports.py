"""Everything that a player has, as one JSON file.

``{"crescent": 1, "game": {...}, "settings": {...}, "past": [...]}``: each part may be missing, and
a later version may add parts. A game is replayed by the rules, so a file can never bring in an
impossible position; past games are replayed when they are looked at.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from crescent import saves
from crescent.jsontext import read_json
from crescent.past import PastGames, from_data, to_data
from crescent.saves import BadSaveError, Save, SaveFault

VERSION = 1
MAX_BYTES = 1024 * 1024
"""The largest file that is read."""


class ExportFault(Enum):
    """Why a file can't be imported."""

    TOO_LARGE = "too_large"
    NOT_OURS = "not_ours"
    NEWER = "newer"
    BAD_GAME = "bad_game"
    BAD_PAST = "bad_past"
    EMPTY = "empty"


class BadExportError(ValueError):
    """A file that can't be imported; `fault` says why."""

    def __init__(self, fault: ExportFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Export:
    """What a file holds.

    game: the game in play.
    settings: what the player has chosen; what it means is for the page to judge.
    past: the games that have been played.
    unknown: the names of the parts that this version does not know.
    """

    game: Save | None = None
    settings: Mapping[str, object] | None = None
    past: PastGames | None = None
    unknown: tuple[str, ...] = ()

    @property
    def parts(self) -> tuple[str, ...]:
        """The names of the parts that are there and known."""
        found = {"game": self.game, "settings": self.settings, "past": self.past}
        return tuple(name for name, part in found.items() if part is not None)


def dumps(export: Export) -> str:
    """The text of a file, one part a line."""
    parts: dict[str, object] = {"crescent": VERSION}
    if export.game is not None:
        parts["game"] = saves.to_data(export.game)
    if export.settings is not None:
        parts["settings"] = dict(export.settings)
    if export.past is not None:
        parts["past"] = to_data(export.past)
    lines = (f"{json.dumps(name)}: {json.dumps(part)}" for name, part in parts.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def loads(text: str) -> Export:
    """Read a file. Raises BadExportError, whatever the text: all of it is good, or nothing."""
    data = _read(text)
    game, settings, past = (data.pop(name, None) for name in ("game", "settings", "past"))
    if settings is not None and not isinstance(settings, dict):
        raise BadExportError(ExportFault.NOT_OURS)
    export = Export(
        None if game is None else _game(game),
        settings,
        None if past is None else _past(past),
        tuple(data),
    )
    if not export.parts:
        raise BadExportError(ExportFault.EMPTY)
    return export


def _read(text: str) -> dict[str, object]:
    """All parts of a file of this version."""
    if len(text) > MAX_BYTES:
        raise BadExportError(ExportFault.TOO_LARGE)
    data = read_json(text.removeprefix("\ufeff"), MAX_BYTES)
    if not isinstance(data, dict):
        raise BadExportError(ExportFault.NOT_OURS)
    version = data.pop("crescent", None)
    if type(version) is not int or version < 1:
        raise BadExportError(ExportFault.NOT_OURS)
    if version > VERSION:
        raise BadExportError(ExportFault.NEWER)
    return data


def _past(data: object) -> PastGames:
    past, rest = from_data(data) if isinstance(data, list) else (PastGames(), (data,))
    if rest:
        raise BadExportError(ExportFault.BAD_PAST)
    return past


def _game(data: object) -> Save:
    try:
        return saves.from_data(data)
    except BadSaveError as error:
        newer = error.fault is SaveFault.NEWER
        raise BadExportError(ExportFault.NEWER if newer else ExportFault.BAD_GAME) from error
