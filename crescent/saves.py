"""A game in play as versioned JSON text.

A save holds the code and the moves, and loading plays them by the rules again: a damaged save
can be refused but can never make an impossible position.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from crescent.game import Game
from crescent.jsontext import read_json
from crescent.records import format_moves, parse_moves, read_code, replay

VERSION = 1
MAX_CHARACTERS = 128 * 1024
MAX_ID = 40
"""The longest name of a game."""
_MAX_SECONDS = 10.0**9


class SaveFault(Enum):
    """Why a save can't be taken up."""

    DAMAGED = "damaged"
    NEWER = "newer"


class BadSaveError(ValueError):
    """A text that is no save this version can take up; `fault` says why."""

    def __init__(self, fault: SaveFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Save:
    """A game in play.

    seconds: the time played. hints: how many were given. id: a name by which this game, among all
    of the same deal, is known again; empty in saves of before there were names. given: how many
    entries had been played when the player took it up. opened: whether the open view was used.
    """

    game: Game
    seconds: float = 0.0
    hints: int = 0
    id: str = ""
    given: int = 0
    opened: bool = False


def dumps(save: Save) -> str:
    """The text of a save."""
    return json.dumps(to_data(save))


def to_data(save: Save) -> dict[str, object]:
    """A save as JSON data."""
    game = save.game
    return {
        "version": VERSION,
        "code": str(game.code),
        "moves": format_moves(game.record, "."),
        "undone": format_moves(game.undone, "."),
        "undoable": len(game.history.past),
        "seconds": round(save.seconds, 3),
        "hints": save.hints,
        "id": save.id,
        "given": save.given,
        "opened": save.opened,
    }


def loads(text: str) -> Save:
    """Read a save. Raises BadSaveError, whatever the text."""
    return from_data(read_json(text, MAX_CHARACTERS))


def from_data(data: object) -> Save:
    """Read a save from JSON data. Raises BadSaveError, whatever the data."""
    if not isinstance(data, dict) or not _is_whole(data.get("version")) or not data["version"]:
        raise BadSaveError(SaveFault.DAMAGED)
    if data["version"] > VERSION:
        raise BadSaveError(SaveFault.NEWER)
    try:
        return Save(
            _game(data),
            _seconds(data["seconds"]),
            # Earlier saves hold none of these.
            _number(data.get("hints", 0)),
            _id(data.get("id", "")),
            _number(data.get("given", 0)),
            data.get("opened") is True,
        )
    except BadSaveError:
        raise
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise BadSaveError(SaveFault.DAMAGED) from error


def _game(data: Mapping[str, Any]) -> Game:
    played, undone = parse_moves(data["moves"]), parse_moves(data["undone"])
    game = replay(read_code(data["code"]), (*played, *undone))
    for _ in undone:
        game = game.undo()
    past, undoable = game.history.past, data["undoable"]
    if game.record != played or not _is_whole(undoable) or undoable > len(past):
        raise BadSaveError(SaveFault.DAMAGED)
    # Undo may have reached its limit before: what it could no longer bring back stays so.
    history = replace(game.history, past=past[len(past) - undoable :])
    return replace(game, history=history)


def _seconds(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadSaveError(SaveFault.DAMAGED)
    if not 0 <= value <= _MAX_SECONDS:  # not a number, and infinity, are no better
        raise BadSaveError(SaveFault.DAMAGED)
    return float(value)


def _id(value: object) -> str:
    if not isinstance(value, str) or len(value) > MAX_ID:
        raise BadSaveError(SaveFault.DAMAGED)
    return value


def _number(value: object) -> int:
    if not isinstance(value, int) or not _is_whole(value):
        raise BadSaveError(SaveFault.DAMAGED)
    return value


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
