"""Can this position be won, and how? Searches and proofs in turn, small ones first."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from itertools import count

from crescent.moves import Entry
from crescent.solver.beam import Beam
from crescent.solver.exhaust import exhaust
from crescent.solver.hints import is_proven_lost
from crescent.solver.lines import numbers, played
from crescent.solver.piles import Grove
from crescent.solver.positions import pack
from crescent.solver.search import Found, Search
from crescent.solver.steps import Choice
from crescent.state import GameState

WIDEST = 512
"""The largest width: memory grows with it, to about MEMORY."""
MOST_PILES = 100_000
"""Piles kept between searches; they cost half a kilobyte each."""


class Verdict(Enum):
    """What is known of a position."""

    WON = "won"
    """A line that wins has been found."""
    LOST = "lost"
    """It's proven that no line wins."""
    UNKNOWN = "unknown"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Budget:
    """How far to search: nodes (positions weighed) decide, seconds only cut off.

    The same nodes give the same result on any machine as long as the seconds suffice.
    """

    nodes: int = 2_000_000
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Solution:
    """A verdict; the entries that win, when it's won; the positions weighed."""

    verdict: Verdict
    entries: tuple[Entry, ...] = ()
    nodes: int = 0


def solve(
    state: GameState, budget: Budget, cancelled: Callable[[int], bool] = lambda _: False
) -> Solution:
    """Solve a position. `cancelled` is asked every few milliseconds, and told the nodes so far.

    Raises ValueError when the position does not hold two packs.
    """
    clock = time.perf_counter
    end = None if budget.seconds is None else clock() + budget.seconds
    solution = Solution(Verdict.UNKNOWN)
    for solution in solving(state, budget.nodes):
        if solution.verdict is not Verdict.UNKNOWN:
            break
        if cancelled(solution.nodes):
            return replace(solution, verdict=Verdict.CANCELLED)
        if end is not None and clock() >= end:
            break
    return solution


def solving(state: GameState, nodes: int) -> Iterator[Solution]:
    """`solve` by steps of a few milliseconds, for those who have more to do.

    Each is what is known so far, and the last the result. To cancel, ask for no more.
    """
    if state.is_won:
        yield Solution(Verdict.WON)
        return
    if is_proven_lost(state):
        yield Solution(Verdict.LOST, (), 1)
        return
    weighed = 1
    for search in _searches(state):
        for nodes_more, found in search:
            weighed += nodes_more
            yield _solution(state, found, weighed)
            if weighed >= nodes or found is not None:
                return


def _solution(state: GameState, found: Found, weighed: int) -> Solution:
    """What a search has found; a line that wins has been played by the rules."""
    if found is None:
        return Solution(Verdict.UNKNOWN, (), weighed)
    if found is False:
        return Solution(Verdict.LOST, (), weighed)
    entries, end = played(state, numbers(found.line))
    assert end.is_won
    return Solution(Verdict.WON, entries, weighed)


_PLAN = ((4, 0), (8, 0), (16, 0), (32, 0), (64, 0), (128, 5_000), (256, 50_000), (WIDEST, 100_000))
_ENDING_PLAN = ((16, 1_000), (64, 10_000), (256, 50_000), (WIDEST, 100_000))
"""The widths of beams, each with how many positions are then looked at exhaustively."""
_ENDING = 24
"""With so few cards left, or one redeal at most, a proof is worth its time early."""


def _searches(state: GameState) -> Iterator[Search[None]]:
    """What to try, one after the other, without end."""
    redeals, left = state.redeals_left, sum(map(len, state.tableau))
    plan = _ENDING_PLAN if redeals <= 1 or left <= _ENDING else _PLAN
    groves = [Grove(r) for r in range(redeals + 1)]
    for width, limit in plan:
        if sum(grove.size for grove in groves) > MOST_PILES:
            groves = [Grove(r) for r in range(redeals + 1)]
        start = pack(state, groves[-1])
        yield Beam(groves, width, Choice.EAGER).search(start)
        if limit:
            yield exhaust(start, groves, limit)
    for noise in count(1):
        groves = [Grove(r, noise) for r in range(redeals + 1)]
        choice = Choice.ALL if noise % 2 else Choice.EAGER
        yield Beam(groves, WIDEST, choice).search(pack(state, groves[-1]))
