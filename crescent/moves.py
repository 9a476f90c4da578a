"""Moves and redeals, and their text: ``10-14``, ``7-Sa``, ``Sa-Sd``, ``R``."""

from __future__ import annotations

from dataclasses import dataclass

from crescent.places import Place, parse_place
from crescent.refusals import IllegalMoveError, Refusal


@dataclass(frozen=True, slots=True)
class Move:
    """The top card of `source` goes onto `target`."""

    source: Place
    target: Place

    def __str__(self) -> str:
        return f"{self.source}-{self.target}"


@dataclass(frozen=True, slots=True)
class Redeal:
    """In every pile of two or more cards the bottom card goes on top."""

    def __str__(self) -> str:
        return "R"


Entry = Move | Redeal
"""What a record is made of."""


def parse_entry(text: str) -> Entry:
    """Read a move or a redeal in any case.

    Raises IllegalMoveError(MALFORMED) for any other text.
    """
    if text in ("R", "r"):
        return Redeal()
    source, hyphen, target = text.partition("-")
    try:
        if not hyphen:
            raise ValueError("no hyphen")
        return Move(parse_place(source), parse_place(target))
    except ValueError:
        raise IllegalMoveError(Refusal.MALFORMED) from None
