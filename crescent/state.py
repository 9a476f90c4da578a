"""A position: everything that undo brings back, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from crescent.cards import KING, Card
from crescent.places import FOUNDATIONS, Pile, Place

FULL_PILE = 13
"""A pile holds at most this many cards (rules: Moves)."""

FULL_FOUNDATION = KING
DECK_SIZE = 104

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class GameState:
    """A position.

    tableau: 16 piles, each its cards from bottom to top.
    foundations: how many cards (1 to 13) lie on each of the 8, in the order of `FOUNDATIONS`;
        suit and direction decide which cards those are.
    redeals_left: how often the player may still redeal.
    face_down: how many cards at the bottom of each pile still lie face down. They are always
        the lowest ones: cards put on a pile are face up, and a redeal takes from the bottom.
    """

    tableau: tuple[Cards, ...]
    foundations: tuple[int, ...]
    redeals_left: int
    face_down: tuple[int, ...] = (0,) * 16

    def count(self, place: Place) -> int:
        """How many cards lie on a place."""
        if isinstance(place, Pile):
            return len(self.tableau[place.index])
        return self.foundations[place.index]

    def top(self, place: Place) -> Card | None:
        """The top card, or None on an emptied pile."""
        if isinstance(place, Pile):
            pile = self.tableau[place.index]
            return pile[-1] if pile else None
        return place.card_at(self.foundations[place.index])

    def cards(self, place: Place) -> Cards:
        """All cards of a place, from bottom to top."""
        if isinstance(place, Pile):
            return self.tableau[place.index]
        return tuple(place.card_at(height) for height in range(1, self.count(place) + 1))

    @property
    def is_won(self) -> bool:
        """Whether each foundation holds 13 cards (rules: End)."""
        return all(count == FULL_FOUNDATION for count in self.foundations)


START_FOUNDATIONS = (1,) * len(FOUNDATIONS)
