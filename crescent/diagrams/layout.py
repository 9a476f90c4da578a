"""Where everything stands in a diagram. Lengths are the units of a card of 240 by 336."""

from __future__ import annotations

from dataclasses import dataclass

from crescent.places import FOUNDATIONS, PILES, Pile, Place
from crescent.state import GameState

CARD_WIDTH, CARD_HEIGHT = 240, 336
GAP, LABEL, MARGIN = 32, 92, 64
ROW = CARD_HEIGHT + LABEL + 18
LARGER = 1.3
"""The middle has room for larger cards."""
FEW = 4
"""Fewer places in a row are drawn no larger than these."""
FAN_ACROSS, FAN_DOWN = 76, 104
"""How much of a covered card is seen in the open view: its corner."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where the top card of a place lies: its centre and its scale; covered cards of an open pile
    lie `step` before it, each that much from the next.
    """

    x: float
    y: float
    scale: float = 1.0
    step: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Layout:
    """The size of a diagram, without its caption, and the spots of all places."""

    width: int
    height: int
    spots: dict[Place, Spot]


def closed_layout() -> Layout:
    """The horseshoe of top cards, ten wide and four high."""
    width = 10 * CARD_WIDTH + 9 * GAP + 2 * MARGIN
    spots: dict[Place, Spot] = {}
    for pile in PILES:
        column, row = _column_and_row(pile)
        x = MARGIN + column * (CARD_WIDTH + GAP) + CARD_WIDTH / 2
        spots[pile] = Spot(x, MARGIN + row * ROW + CARD_HEIGHT / 2)
    middle = MARGIN + 2.5 * ROW - (ROW - CARD_HEIGHT - LABEL) / 2
    return Layout(width, MARGIN + 4 * ROW + MARGIN // 2, spots | _foundations(width / 2, middle))


def _column_and_row(pile: Pile) -> tuple[int, int]:
    """In the closed horseshoe, from the upper left."""
    if pile.number <= 4:
        return 0, 4 - pile.number
    return (pile.number - 4, 0) if pile.number <= 12 else (9, pile.number - 13)


def open_layout(state: GameState) -> Layout:
    """The horseshoe with all cards seen: upper piles are fanned downwards, the others across."""
    left, top, right = PILES[:4], PILES[4:12], PILES[12:]
    down = _fan(state, top) * FAN_DOWN
    left_fan, right_fan = _fan(state, left) * FAN_ACROSS, _fan(state, right) * FAN_ACROSS
    inner = 4 * CARD_WIDTH * LARGER + 3 * 3 * GAP
    across = left_fan + right_fan + 2 * CARD_WIDTH + inner + 4 * GAP
    width = round(max(8 * CARD_WIDTH + 7 * GAP, across) + 2 * MARGIN)
    below = MARGIN + down + ROW
    spots: dict[Place, Spot] = {}
    for index, pile in enumerate(top):
        x = MARGIN + CARD_WIDTH / 2 + index * (width - 2 * MARGIN - CARD_WIDTH) / 7
        y = MARGIN + CARD_HEIGHT / 2 + max(state.count(pile) - 1, 0) * FAN_DOWN
        spots[pile] = Spot(x, y, step=(0, FAN_DOWN))
    for pile in (*left, *right):
        covered = max(state.count(pile) - 1, 0) * FAN_ACROSS
        start = MARGIN if pile in left else width - MARGIN - CARD_WIDTH - right_fan
        row = 4 - pile.number if pile in left else pile.number - 13
        y = below + row * ROW + CARD_HEIGHT / 2
        spots[pile] = Spot(start + covered + CARD_WIDTH / 2, y, step=(FAN_ACROSS, 0))
    centre = (MARGIN + left_fan + width - MARGIN - right_fan) / 2
    spots |= _foundations(centre, below + 2 * ROW)
    return Layout(width, below + 4 * ROW + MARGIN // 2, spots)


def row_layout(places: tuple[Place, ...]) -> Layout:
    """Some places side by side, with room for an arrow between them."""
    step, columns = CARD_WIDTH + 3 * GAP, max(len(places), FEW)
    width = 2 * MARGIN + columns * step - 3 * GAP
    left = (width - (len(places) - 1) * step) / 2
    y = MARGIN + CARD_HEIGHT / 2
    spots: dict[Place, Spot] = {
        place: Spot(left + index * step, y) for index, place in enumerate(places)
    }
    return Layout(width, MARGIN + ROW + MARGIN // 2, spots)


def _fan(state: GameState, piles: tuple[Pile, ...]) -> int:
    """The most covered cards of any of the piles."""
    return max(max(state.count(pile) - 1, 0) for pile in piles)


def _foundations(x: float, y: float) -> dict[Place, Spot]:
    """The aces in a row above the kings, round a middle."""
    across = CARD_WIDTH * LARGER + 3 * GAP
    down = CARD_HEIGHT * LARGER + LABEL + GAP
    return {
        place: Spot(x + (index - 1.5) * across, y - LABEL / 2 + (row - 0.5) * down, LARGER)
        for row in (0, 1)
        for index, place in enumerate(FOUNDATIONS[4 * row : 4 * row + 4])
    }
