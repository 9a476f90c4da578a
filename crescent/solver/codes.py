"""Cards as small numbers, and what a suit's two foundations still want of each.

A *card* is 13 * suit + rank - 1, from 0 to 51. A *code* is 52 * want + card, where the want says
when the card will be needed, as far as its suit's foundations tell. Of one suit, with `up` on top
of the ascending and `down` on top of the descending foundation:

- apart (up + 1 < down): the ranks between lie on neither; both copies are in the tableau.
- met (up + 1 == down): cards slide freely from one foundation to the other, so any rank may come
  next. All such pairs are one position, written `MET`.
- crossed (up >= down): no slide is possible any more. One copy of each rank is left at most, and
  its foundation and turn are settled.
"""

from __future__ import annotations

from functools import cache, lru_cache

from crescent.cards import ACE, KING, Card, Suit

CARDS = tuple(Card(rank, suit) for suit in Suit for rank in range(ACE, KING + 1))
NUMBERS = {card: number for number, card in enumerate(CARDS)}
NO_CODE = 255
"""Stands for the top of an empty pile."""

SOON, UP, DOWN = 0, 1, 2
"""Wants: one copy to the foundation that comes first; to the ascending; to the descending one."""

Foundations = tuple[int, ...]
"""The top ranks, up and down, of spades, hearts, diamonds and clubs: eight numbers."""

MET = (6, 7)

CODES = 3 * 52
SUIT = [code % 52 // 13 for code in range(CODES)]
RANK = [code % 13 + 1 for code in range(CODES)]
NEIGHBOURS: list[tuple[int, ...]] = [
    tuple(
        number
        for number, card in enumerate(CARDS)
        if card.suit is CARDS[code % 52].suit and card.adjoins(CARDS[code % 52])
    )
    for code in range(CODES)
] + [()] * (256 - CODES)
"""The cards on which the card of a code may be put: of its suit, one rank up or down."""


def canonical(up: int, down: int) -> tuple[int, int]:
    """The pair that stands for all that slides can make of it."""
    return MET if down == up + 1 else (up, down)


@cache
def code_of(card: int, up: int, down: int) -> int:
    """The code of a card in the tableau when its suit's foundations show `up` and `down`."""
    rank = RANK[card]
    if up >= down:
        want = UP if rank > up else DOWN
    elif up < rank < down and down != up + 1:
        want = SOON
    else:
        want = UP if rank >= 7 else DOWN
    return 52 * want + card


@cache
def recoding(suit: int, up: int, down: int) -> bytes:
    """A table for bytes.translate: gives the cards of a suit the codes of these foundations."""
    table = bytearray(range(256))
    for code in range(CODES):
        if SUIT[code] == suit:
            table[code] = code_of(code % 52, up, down)
    return bytes(table)


@lru_cache(maxsize=8192)
def wanted(foundations: Foundations) -> frozenset[int]:
    """The cards that could go to a foundation now, slides included."""
    cards: set[int] = set()
    for suit in range(4):
        up, down = foundations[2 * suit : 2 * suit + 2]
        ranks = range(ACE, KING + 1) if down == up + 1 else (up + 1, down - 1)
        cards |= {13 * suit + rank - 1 for rank in ranks if ACE <= rank <= KING}
    return frozenset(cards)


def top_ranks(rank: int, up: int, down: int) -> tuple[int, int]:
    """A suit's foundations once a card of `rank`, one of those wanted, has gone there."""
    if down == up + 1:
        return rank, rank
    return canonical(rank, down) if rank == up + 1 else canonical(up, rank)
