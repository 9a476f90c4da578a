"""Playing a game out when nothing is left to think about."""

from __future__ import annotations

from crescent.moves import Move
from crescent.places import PILES
from crescent.rules import apply, check
from crescent.solver.lines import entries_of
from crescent.solver.positions import HOMEWARD
from crescent.state import GameState


def finish(state: GameState) -> tuple[Move, ...] | None:
    """The moves to the foundations that win from here, in an order that works.

    None when moves to the foundations alone don't win, or when the game is won already.
    """
    moves: list[Move] = []
    while not state.is_won:
        way = _next_home(state)
        if way is None:
            return None
        for move in way:
            state = apply(state, move)
        moves += way
    return tuple(moves) or None


def _next_home(state: GameState) -> list[Move] | None:
    """The way of some top card to a foundation, cards that go there at once first."""
    ways = []
    for pile in PILES:
        if state.count(pile):
            step = (HOMEWARD + 1) * pile.index + HOMEWARD
            ways.append([move for move in entries_of(state, step) if isinstance(move, Move)])
    ways.sort(key=len)
    return next((way for way in ways if _is_open(state, way)), None)


def _is_open(state: GameState, way: list[Move]) -> bool:
    """Whether a way can be gone to its end."""
    for move in way:
        if check(state, move) is not None:
            return False
        state = apply(state, move)
    return True
