"""What a page that embeds the game may ask of it. Pure: how messages come is ``static/host.mjs``.

A message is ``{"crescent": 1, "type": …}``: ``goto`` with ``at``; ``set`` with ``code``, ``moves``
and ``at``; ``lang`` with ``lang``; ``theme`` with ``theme``. Anything else is no message.

``at`` is a number or, as in an address, a text; whether there is such a position is not known here.
"""

from __future__ import annotations

from dataclasses import dataclass

from crescent.i18n import LANGUAGES
from crescent.jsontext import read_json
from crescent.records import MAX_BYTES

VERSION = 1
MAX_CHARACTERS = MAX_BYTES + 1000
MAX_CODE = 100
MAX_DIGITS = 20
THEMES = ("auto", "light", "dark", "contrast")


@dataclass(frozen=True, slots=True)
class GoTo:
    """Show the position after so many entries."""

    at: str


@dataclass(frozen=True, slots=True)
class Put:
    """Show another game; at: the position, else the one that the view begins with."""

    code: str
    moves: str = ""
    at: str = ""


@dataclass(frozen=True, slots=True)
class Speak:
    """Speak another language."""

    lang: str


@dataclass(frozen=True, slots=True)
class Dress:
    """Take another appearance."""

    theme: str


Message = GoTo | Put | Speak | Dress


def read_message(text: str) -> Message | None:
    """The message of a JSON text; None for anything that is none, whatever it is."""
    data = read_json(text, MAX_CHARACTERS)
    if not isinstance(data, dict) or data.get("crescent") != VERSION:
        return None
    at, code, moves = _at(data.get("at")), data.get("code"), data.get("moves", "")
    if data.get("type") == "goto" and at:
        return GoTo(at)
    if data.get("type") == "set" and isinstance(code, str) and isinstance(moves, str):
        if len(code) <= MAX_CODE and at is not None:
            return Put(code, moves, at)
    elif data.get("type") == "lang" and data.get("lang") in LANGUAGES:
        return Speak(data["lang"])
    elif data.get("type") == "theme" and data.get("theme") in THEMES:
        return Dress(data["theme"])
    return None


def _at(value: object) -> str | None:
    """A place as an address would have it; None for what is none."""
    if value is None:
        return ""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    if isinstance(value, int) and abs(value) >= 10**MAX_DIGITS:
        return None
    return str(value) if len(str(value)) <= MAX_DIGITS else None
