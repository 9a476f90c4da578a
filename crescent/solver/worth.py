"""What a pile's order is worth: weights fitted to many games, in hundredths of a card at home.

Each pair of cards in a pile costs something, by which of the two is needed first, whether they
are of one suit, and whether the redeals left will bring them from the bottom to the top. The
weights are those of the project's study of the game and are not critical.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from crescent.solver.codes import CODES, RANK, SOON, SUIT, UP

HOME = 100
"""A card on a foundation."""
PAIR = 5
"""Two neighbours in a pile that could lie on each other: they can travel together."""
EMPTY = -45
"""An emptied pile: a place less to put cards."""


@dataclass(frozen=True, slots=True)
class _Weights:
    """The cost of a pair whose upper card is needed later, or sooner; other suit, same suit."""

    later: tuple[int, int]
    sooner: tuple[int, int]


_NONE_TURNS = _Weights((68, 220), (0, 0))
_LOWER_TURNS = _Weights((17, 53), (26, 23))
_BOTH_TURN = _Weights((29, 58), (31, 0))


@dataclass(frozen=True, slots=True)
class Costs:
    """What a card put on a pile costs for each code in it, as tables for bytes.translate: where
    neither of the two will be turned up by a redeal, where the lower one will, where both will.
    """

    none_turns: bytes
    lower_turns: bytes
    both_turn: bytes


def _need(code: int) -> int:
    """When a card is needed: about how many cards go before it to its foundation."""
    rank, want = RANK[code], code // 52
    if want == SOON:
        return min(rank - 1, 13 - rank)
    return rank if want == UP else 14 - rank


URGENCY = [4 * _need(code) + SUIT[code] for code in range(CODES)]
"""All that the weights ask of a code: 4 * need + suit."""


@cache
def costs_of(urgency: int) -> Costs:
    """The costs of a card of this urgency on top of others."""
    return Costs(*(_row(urgency, w) for w in (_NONE_TURNS, _LOWER_TURNS, _BOTH_TURN)))


def _row(above: int, weights: _Weights) -> bytes:
    return bytes(_cost(below, above, weights) for below in URGENCY) + bytes(256 - CODES)


def _cost(below: int, above: int, weights: _Weights) -> int:
    later = above // 4 - below // 4
    if later == 0:
        return 0
    pair = weights.later if later > 0 else weights.sooner
    return pair[below % 4 == above % 4]
