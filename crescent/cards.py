"""Suits, ranks and cards. A card is written rank then suit: ``TS`` is the ten of spades."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Suit(Enum):
    """The four suits, in the order that deals and foundations use."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


RANK_LETTERS = "A23456789TJQK"
ACE, KING = 1, 13
"""A rank is a number from 1 (ace) to 13 (king)."""


@dataclass(frozen=True, slots=True)
class Card:
    """One card. The two copies of a card are equal: nothing in the game tells them apart."""

    rank: int
    suit: Suit

    def __str__(self) -> str:
        return RANK_LETTERS[self.rank - 1] + self.suit.value

    def adjoins(self, other: Card) -> bool:
        """Whether the ranks are neighbours; they go round, so king and ace are (rules: Moves)."""
        return (self.rank - other.rank) % KING in (1, KING - 1)


def parse_card(text: str) -> Card:
    """Read ``TS``, ``ah``. Raises ValueError for anything else."""
    # Beyond ASCII some letters have S or K as their capital or small letter.
    letters = text.upper() if len(text) == 2 and text.isascii() else "??"
    if letters[0] not in RANK_LETTERS or letters[1] not in "SHDC":
        raise ValueError(f"not a card: {text[:20]!r}")
    return Card(RANK_LETTERS.index(letters[0]) + 1, Suit(letters[1]))
