"""The 24 places a card can lie: 16 tableau piles and 8 foundations."""

from __future__ import annotations

from dataclasses import dataclass

from crescent.cards import ACE, KING, Card, Suit


@dataclass(frozen=True, slots=True)
class Pile:
    """A tableau pile, numbered 1 to 16 along the horseshoe from the lower left."""

    number: int

    @property
    def index(self) -> int:
        """Position in `GameState.tableau`, from 0."""
        return self.number - 1

    def __str__(self) -> str:
        return str(self.number)


@dataclass(frozen=True, slots=True)
class Foundation:
    """A foundation: ascending from the ace (``Sa``) or descending from the king (``Sd``)."""

    suit: Suit
    ascending: bool

    @property
    def index(self) -> int:
        """Position in `GameState.foundations`, from 0."""
        return "SHDC".index(self.suit.value) + (0 if self.ascending else 4)

    @property
    def base(self) -> Card:
        """The ace or king it starts with, which never moves."""
        return self.card_at(1)

    def card_at(self, height: int) -> Card:
        """The top card when `height` cards (1 to 13) lie on it."""
        return Card(height if self.ascending else KING + 1 - height, self.suit)

    def height_of(self, card: Card) -> int:
        """How many cards lie on it when `card` (of its suit) is on top: the reverse of card_at."""
        return card.rank - ACE + 1 if self.ascending else KING + 1 - card.rank

    def __str__(self) -> str:
        return self.suit.value + ("a" if self.ascending else "d")


Place = Pile | Foundation

PILES = tuple(Pile(number) for number in range(1, 17))
FOUNDATIONS = tuple(Foundation(suit, ascending) for ascending in (True, False) for suit in Suit)
PLACES: tuple[Place, ...] = (*PILES, *FOUNDATIONS)

_BY_TEXT = {str(place).lower(): place for place in PLACES}


def parse_place(text: str) -> Place:
    """Read ``10``, ``Sa``, ``sa``. Raises ValueError when the text names no place."""
    place = _BY_TEXT.get(text.lower()) if len(text) <= 2 else None
    if place is None:
        raise ValueError(f"not a place: {text[:20]!r}")
    return place
