"""What all searches have in common: they work in small pieces and can be left at any time."""

from __future__ import annotations

from collections.abc import Generator
from typing import Literal, TypeVar

from crescent.solver.positions import Position

Found = Position | Literal[False] | None
"""A won position; False when it's proven that there is none; None while that is open."""

T = TypeVar("T")

Search = Generator[tuple[int, Found], None, T]
"""A search, or a part of one that gives a T. Yields every few milliseconds how many positions were
weighed since the last yield, and what was found; a search is over when that is not None."""
