"""A proof that a position is lost, by a game that is easier than Crescent.

In the easier game a card that has been free once counts as free for ever, and nothing is used up
or in the way. What can't be won even so can't be won at all; the reverse does not hold.

- The top card of a pile is free. The next one is once the cards above it may leave.
- A card may leave when a neighbour of its suit is free somewhere, or when its foundation can be
  built up to it with free cards. Once the two foundations of a suit can meet, all its cards may.
- A redeal frees the bottom card of each pile, and lays it upon those that are not free yet.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from crescent.cards import ACE, KING
from crescent.solver.codes import CODES, NEIGHBOURS, Foundations
from crescent.solver.positions import Position

_BIT = [1 << code % 52 for code in range(CODES)]
_BESIDE = [sum(1 << card for card in NEIGHBOURS[code]) for code in range(CODES)]
_SUIT = (1 << 13) - 1


class _Stuck:
    """A pile with cards that are not free yet: codes[low:high]; the lids must leave first."""

    __slots__ = ("codes", "high", "lids", "low")

    def __init__(self, codes: bytes) -> None:
        self.codes = codes
        self.low, self.high = 0, len(codes) - 1
        self.lids = [codes[-1]]

    def open(self, free: int, leaving: int) -> int:
        """Free what can be freed; all that is free then."""
        while self.high > self.low:
            self.lids = [
                code for code in self.lids if not (leaving & _BIT[code] or free & _BESIDE[code])
            ]
            if self.lids:
                break
            self.high -= 1
            self.lids = [self.codes[self.high]]
            free |= _BIT[self.lids[0]]
        return free

    def redeal(self) -> int:
        """Lay the bottom card on top, which frees it: its bit."""
        code = self.codes[self.low]
        self.low += 1
        self.lids.append(code)
        return _BIT[code]


def is_lost(position: Position, redeals: int) -> bool:
    """Whether the easier game can't be won: then neither can Crescent."""
    if not redeals:
        return _is_lost_without_redeals(position)

    def leaving(free: int) -> int:
        return _may_go_home(free, position.foundations)

    free, stuck = _start(position)
    free, stuck = _opened(free, stuck, leaving)
    while stuck and redeals:
        redeals -= 1
        for column in stuck:
            free |= column.redeal()
        free, stuck = _opened(free, stuck, leaving)
    return bool(stuck)


def _is_lost_without_redeals(position: Position) -> bool:
    """The same, at less cost: a pile is then opened from its top alone."""
    foundations = position.foundations
    stuck = [pile for pile in position.piles if pile.count > 1]
    free, before = 0, -1
    for pile in position.piles:
        if pile.count:
            free |= _BIT[pile.code]
    while stuck and free != before:
        before, still = free, []
        home = _may_go_home(free, foundations)
        for pile in stuck:
            code = pile.code
            while home & _BIT[code] or free & _BESIDE[code]:
                pile = pile.below
                code = pile.code
                free |= _BIT[code]
                if pile.count == 1:
                    break
            else:
                still.append(pile)
        stuck = still
    return bool(stuck)


def free_by_shuttling(position: Position) -> set[int]:
    """The cards that would be free in the easier game if none went to a foundation."""
    free, _ = _opened(*_start(position), leaving=lambda _: 0)
    return {card for card in range(52) if free >> card & 1}


def _start(position: Position) -> tuple[int, list[_Stuck]]:
    free = 0
    for pile in position.piles:
        if pile.count:
            free |= _BIT[pile.code]
    return free, [_Stuck(pile.codes) for pile in position.piles if pile.count > 1]


def _opened(
    free: int, stuck: list[_Stuck], leaving: Callable[[int], int]
) -> tuple[int, list[_Stuck]]:
    """All that becomes free before the next redeal, and the piles that stay stuck."""
    before = -1
    while stuck and free != before:
        before = free
        home = leaving(free)
        for column in stuck:
            free = column.open(free, home)
        stuck = [column for column in stuck if column.high > column.low]
    return free, stuck


def _may_go_home(free: int, foundations: Foundations) -> int:
    """The cards, as bits, that could go to a foundation if the free ones never ran out."""
    leaving = 0
    for suit in range(4):
        cards = free >> 13 * suit & _SUIT
        leaving |= _reach(cards, *foundations[2 * suit : 2 * suit + 2]) << 13 * suit
    return leaving


@lru_cache(maxsize=20_000)
def _reach(cards: int, up: int, down: int) -> int:
    """The same for one suit: the ranks, as bits from the ace up."""
    high, low = up, down
    while high < KING and cards >> high & 1:
        high += 1
    while low > ACE and cards >> low - 2 & 1:
        low -= 1
    if up < down and high + 1 >= low:
        return _SUIT
    return (1 << high) - (1 << up) | (1 << down - 1) - (1 << low - 1)
