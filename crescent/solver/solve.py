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
from crescent.solver.pairs import lost_by_crossings, lost_by_pairs
from crescent.solver.piles import Grove
from crescent.solver.positions import Position, pack
from crescent.solver.search import Found, Search
from crescent.solver.steps import Choice
from crescent.state import GameState

WIDEST = 2048
"""The largest width: it takes about 70 MB."""
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


_ENDING = 24
"""With so few cards left in the tableau, or no redeal, proofs are worth their time."""
Attempt = Callable[[Position, list[Grove]], Search[None]]


def _beam(width: int, choice: Choice = Choice.EAGER) -> Attempt:
    return lambda start, groves: Beam(groves, width, choice).search(start)


def _all(limit: int) -> Attempt:
    return lambda start, groves: exhaust(start, groves, limit)


def _pairs(start: Position, groves: list[Grove]) -> Search[None]:
    return lost_by_pairs(start, len(groves) - 1)


def _crossings(start: Position, groves: list[Grove]) -> Search[None]:
    return lost_by_crossings(start, len(groves) - 1)


_NARROW = (5, Choice.EAGER), (4, Choice.ALL), (8, Choice.EAGER), (8, Choice.ALL), (16, Choice.EAGER)
"""A width of five wins more than half of all deals, in less time than two narrower ones."""
_WIDER = (23, 32, 45, 64, 90, 128, 181, 256, 362, 512, 724, 1024, 1448, WIDEST)
_BEAMS = (
    *(_beam(width, choice) for width, choice in _NARROW),
    *(_beam(w, Choice.ALL if number % 3 == 1 else Choice.EAGER) for number, w in enumerate(_WIDER)),
)
_PLAN = (*_BEAMS, _all(100_000))
_LAST_REDEAL_PLAN = (*_BEAMS[:5], _pairs, *_BEAMS[5:12], _crossings, *_BEAMS[12:], _all(100_000))
_ENDING_PLAN = (
    *(_beam(16), _pairs, _all(500), _crossings, _beam(64, Choice.ALL), _beam(256), _all(20_000)),
    *(_beam(512, Choice.ALL), _beam(WIDEST), _all(100_000)),
)
"""What to try, one after the other."""


def _plan(state: GameState) -> tuple[Attempt, ...]:
    if state.redeals_left == 0 or sum(map(len, state.tableau)) <= _ENDING:
        return _ENDING_PLAN
    return _LAST_REDEAL_PLAN if state.redeals_left == 1 else _PLAN


def _searches(state: GameState) -> Iterator[Search[None]]:
    """The plan's searches and then, without end, wide ones with other ideas of what is good."""
    redeals = state.redeals_left
    groves = [Grove(r) for r in range(redeals + 1)]
    for attempt in _plan(state):
        if sum(grove.size for grove in groves) > MOST_PILES:
            groves = [Grove(r) for r in range(redeals + 1)]
        yield attempt(pack(state, groves[-1]), groves)
    for noise in count(1):
        groves = [Grove(r, noise) for r in range(redeals + 1)]
        choice = Choice.ALL if noise % 2 else Choice.EAGER
        yield _beam(WIDEST, choice)(pack(state, groves[-1]), groves)
