"""A beam search: of all positions one step further on, the best few are kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from operator import itemgetter

from crescent.solver.piles import Grove
from crescent.solver.positions import Position, redealt
from crescent.solver.relaxation import is_lost
from crescent.solver.search import Search
from crescent.solver.steps import Choice, Step, expand, made

PATIENCE = 12
"""Layers without a better best position before a redeal is due."""
PRUNED = 1
"""With so many redeals left or fewer, positions that are proven lost are dropped."""
PRUNE_EVERY = 3
"""How many layers apart that is done in searches that start so late: the proof costs as much as
several steps. Others do it at redeals alone."""
YIELD_EVERY = 200
"""Positions weighed between two yields: a few milliseconds of work, in the browser too."""
PROVE_EVERY = 50
"""Positions looked at for a proof between two yields."""

_NOTHING = -(10**9)

_worth = itemgetter(0)


@dataclass(frozen=True)
class Beam:
    """groves: those for 0 to as many redeals as are left. width: how many positions are kept."""

    groves: list[Grove]
    width: int
    choice: Choice

    def search(self, start: Position) -> Search[None]:
        """Search from a position, with a redeal whenever no layer brings anything better."""
        kept = [start]
        for redeals in range(len(self.groves) - 1, -1, -1):
            pool: dict[int, Position] = {}
            won = yield from self._phase(kept, redeals, pool)
            if won:
                yield 0, won
                return
            if redeals:
                kept = yield from self._best_of(pool, redeals - 1)

    def _phase(
        self, kept: list[Position], redeals: int, pool: dict[int, Position]
    ) -> Search[Position | None]:
        """Layer upon layer up to the next redeal. What a redeal makes of them goes to `pool`."""
        seen = {position.key for position in kept}
        best, stale, layer = _NOTHING, 0, 0
        starts_late = len(self.groves) <= PRUNED + 1
        while kept and stale <= PATIENCE:
            if redeals:
                yield from self._add_redealt(kept, redeals - 1, pool)
            steps = yield from self._ahead(kept, redeals, seen)
            layer += 1
            kept = yield from self._best(steps, redeals, starts_late and layer % PRUNE_EVERY == 0)
            won = next((position for position in kept if position.is_won), None)
            if won:
                return won
            top = max((position.worth for position in kept), default=_NOTHING)
            stale = 0 if top > best else stale + 1
            best = max(best, top)
        return None

    def _ahead(self, kept: list[Position], redeals: int, seen: set[int]) -> Search[list[Step]]:
        """All steps from the kept positions to new ones."""
        steps: list[Step] = []
        told = 0
        for position in kept:
            steps += expand(position, self.groves[redeals], self.choice, seen)
            if len(steps) - told >= YIELD_EVERY:
                yield len(steps) - told, None
                told = len(steps)
        yield len(steps) - told, None
        return steps

    def _best(self, steps: list[Step], redeals: int, prune: bool) -> Search[list[Position]]:
        """The positions that the best steps lead to."""
        if len(steps) > self.width:
            steps.sort(key=_worth, reverse=True)
        return self._first(map(made, steps), redeals, prune)

    def _best_of(self, pool: dict[int, Position], redeals: int) -> Search[list[Position]]:
        """The best positions to go on with after a redeal."""
        return self._first(sorted(pool.values(), key=_worth, reverse=True), redeals, True)

    def _first(
        self, positions: Iterable[Position], redeals: int, prune: bool
    ) -> Search[list[Position]]:
        """The first positions, as many as are kept; pruned of those that are proven lost."""
        prune = prune and redeals <= PRUNED
        kept: list[Position] = []
        for number, position in enumerate(positions, start=1):
            if not (prune and is_lost(position, redeals)):
                kept.append(position)
                if len(kept) == self.width:
                    break
            if number % PROVE_EVERY == 0:
                yield PROVE_EVERY if prune else 0, None
        return kept

    def _add_redealt(
        self, kept: list[Position], redeals: int, pool: dict[int, Position]
    ) -> Search[None]:
        """Add what a redeal makes of them, and let go what has no prospects there."""
        for number, position in enumerate(kept, start=1):
            turned = redealt(position, self.groves[redeals])
            pool.setdefault(turned.key, turned)
            if number % YIELD_EVERY == 0:
                yield 0, None
        if len(pool) > 6 * self.width + 100:
            best = sorted(pool.values(), key=_worth, reverse=True)[: 3 * self.width]
            pool.clear()
            pool.update((position.key, position) for position in best)
