"""A search that leaves nothing out: the only one that can tell that all ways are lost."""

from __future__ import annotations

from operator import itemgetter

from crescent.solver.piles import Grove
from crescent.solver.positions import Position, redealt
from crescent.solver.relaxation import is_lost
from crescent.solver.search import Search
from crescent.solver.steps import Choice, expand, made

YIELD_EVERY = 50
"""Positions looked at between two yields: a few milliseconds of work, in the browser too."""

_worth = itemgetter(0)


def exhaust(start: Position, groves: list[Grove], limit: int) -> Search[None]:
    """Look at all positions that can be reached, the promising ones first, but at most `limit`.

    groves: those for 0 to as many redeals as are left. Positions are told apart by all their
    cards, not by keys, so that the proof is one.
    """
    top = len(groves) - 1
    seen: list[set[bytes]] = [set() for _ in groves]
    seen[top].add(identity(start))
    waiting = [(start, top)]
    looked = 0
    while waiting and looked < limit:
        position, redeals = waiting.pop()
        looked += 1
        if looked % YIELD_EVERY == 0:
            yield YIELD_EVERY, None
        if is_lost(position, redeals):
            continue
        ahead = [(redealt(position, groves[redeals - 1]), redeals - 1)] if redeals else []
        steps = expand(position, groves[redeals], Choice.SAFE, set())
        steps.sort(key=_worth)
        ahead += [(made(step), redeals) for step in steps]
        for after, left in ahead:
            if after.is_won:
                yield looked % YIELD_EVERY, after
                return
            mark = identity(after)
            if mark not in seen[left]:
                seen[left].add(mark)
                waiting.append((after, left))
    yield looked % YIELD_EVERY, None if waiting else False


def identity(position: Position) -> bytes:
    """The cards of all piles, whatever the piles' order. They tell the foundations too."""
    return b"\xff".join(sorted([pile.codes for pile in position.piles]))
