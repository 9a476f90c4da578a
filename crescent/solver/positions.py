"""Packed positions: sixteen piles of a grove, the foundations, and how the position came about."""

from __future__ import annotations

from typing import NamedTuple

from crescent.cards import ACE, KING
from crescent.solver.codes import NUMBERS, SUIT, Foundations, canonical, code_of
from crescent.solver.piles import Grove, Pile, turned
from crescent.solver.worth import HOME
from crescent.state import GameState

HOMEWARD = 16
"""The target of a step to a foundation; which one, and after which slides, `lines` finds out."""
REDEAL = -1

Line = tuple["Line", int] | None
"""The line before the last step, and that step: 17 * source + target, or REDEAL."""


class Position(NamedTuple):
    """A position. The piles alone decide what is on the foundations, but for slides.

    worth: cards at home and the piles' worth. key: the same for all orders of the piles.
    """

    worth: int
    key: int
    piles: list[Pile]
    foundations: Foundations
    line: Line

    @property
    def is_won(self) -> bool:
        """Whether all cards are at home."""
        # No generator: it's asked of every position, and the first pile mostly answers.
        for pile in self.piles:  # noqa: SIM110
            if pile.count:
                return False
        return True


def position_of(piles: list[Pile], foundations: Foundations, line: Line) -> Position:
    """A position with its worth and key added up."""
    worth, key = HOME * home_count(foundations), 0
    for pile in piles:
        worth += pile.worth
        key += pile.key
    return Position(worth, key, piles, foundations, line)


def home_count(foundations: Foundations) -> int:
    """How many cards lie on the foundations."""
    return sum(foundations[::2]) + 4 * (KING + 1) - sum(foundations[1::2])


def pack(state: GameState, grove: Grove) -> Position:
    """The packed form of a position. Raises ValueError when its cards are not two packs."""
    ups, downs = state.foundations[:4], state.foundations[4:]
    pairs = [(up, KING + 1 - count) for up, count in zip(ups, downs, strict=True)]
    piles = [[NUMBERS[card] for card in pile] for pile in state.tableau]
    _check_cards(piles, pairs)
    codes = (bytes(code_of(card, *pairs[SUIT[card]]) for card in pile) for pile in piles)
    foundations = tuple(rank for pair in pairs for rank in canonical(*pair))
    return position_of(list(map(grove.pile, codes)), foundations, None)


def _check_cards(piles: list[list[int]], pairs: list[tuple[int, int]]) -> None:
    cards = [card for pile in piles for card in pile]
    for suit, (up, down) in enumerate(pairs):
        cards += [13 * suit + rank - 1 for rank in (*range(ACE, up + 1), *range(down, KING + 1))]
    if sorted(cards) != sorted([*range(52)] * 2):
        raise ValueError("a position to solve holds two packs")


def redealt(position: Position, grove: Grove) -> Position:
    """The position after a redeal, in the grove of the redeals then left."""
    piles = [pile.turned or turned(pile, grove) for pile in position.piles]
    return position_of(piles, position.foundations, (position.line, REDEAL))
