"""Shorter lines: moves that nobody would miss are taken out, detours made straight.

Works on the steps of packed positions, where slides between foundations need no thought, and on
plain lists, since each trial plays the rest of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from crescent.cards import KING
from crescent.moves import Entry
from crescent.solver.codes import NEIGHBOURS, NUMBERS, RANK, SUIT, canonical, top_ranks
from crescent.solver.lines import played, steps_of
from crescent.solver.positions import HOMEWARD, REDEAL
from crescent.state import FULL_PILE, GameState

_PLACES = HOMEWARD + 1


class _Table:
    """Piles of cards and the top ranks of each suit's foundations."""

    def __init__(self, piles: list[list[int]], ranks: list[tuple[int, int]]) -> None:
        self.piles, self.ranks = piles, ranks

    def copy(self) -> _Table:
        return _Table([pile[:] for pile in self.piles], self.ranks[:])

    def play(self, step: int) -> bool:
        """Make a step. False, and nothing of use left, when it can't be made."""
        if step == REDEAL:
            self.piles = [pile[1:] + pile[:1] for pile in self.piles]
            return True
        source, target = divmod(step, _PLACES)
        if not self.piles[source]:
            return False
        card = self.piles[source].pop()
        if target == HOMEWARD:
            return self._send_home(card)
        pile = self.piles[target]
        if not pile or pile[-1] not in NEIGHBOURS[card] or len(pile) >= FULL_PILE:
            return False
        pile.append(card)
        return True

    def _send_home(self, card: int) -> bool:
        up, down = self.ranks[SUIT[card]]
        rank = RANK[card]
        if down != up + 1 and rank not in (up + 1, down - 1):
            return False
        self.ranks[SUIT[card]] = top_ranks(rank, up, down)
        return True


def _table(state: GameState) -> _Table:
    ups, downs = state.foundations[:4], state.foundations[4:]
    ranks = [canonical(up, KING + 1 - count) for up, count in zip(ups, downs, strict=True)]
    return _Table([[NUMBERS[card] for card in pile] for pile in state.tableau], ranks)


def shortened(state: GameState, entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """A line that wins, without the moves of `entries` that it can do without.

    entries: a line that wins from `state`.
    """
    steps = steps_of(entries)
    length = len(steps) + 1
    while len(steps) < length:
        length = len(steps)
        steps = _pass(_table(state), steps)
    return played(state, steps)[0]


def _pass(table: _Table, steps: list[int]) -> list[int]:
    """Try at each step to do without it, first to last."""
    at = 0
    while at < len(steps):
        if steps[at] == REDEAL or steps[at] % _PLACES != HOMEWARD:
            shorter = next((s for s in _without(steps, at) if _wins(table.copy(), s[at:])), None)
            if shorter:
                steps = shorter
                continue
        table.play(steps[at])
        at += 1
    return steps


def _without(steps: list[int], at: int) -> Iterator[list[int]]:
    """The line without a step; without it, the card going on later from where it lay; and with
    the card going at once to where it goes on to later."""
    yield steps[:at] + steps[at + 1 :]
    if steps[at] == REDEAL:
        return
    later = _next_of_card(steps, at)
    if later is None:
        return
    source, goal = steps[at] // _PLACES, steps[later] % _PLACES
    if source == goal:
        yield steps[:at] + steps[at + 1 : later] + steps[later + 1 :]
        return
    direct = source * _PLACES + goal
    yield steps[:at] + steps[at + 1 : later] + [direct] + steps[later + 1 :]
    yield [*steps[:at], direct, *steps[at + 1 : later], *steps[later + 1 :]]


def _next_of_card(steps: list[int], at: int) -> int | None:
    """The step that moves the card of a step on; None when a redeal comes first."""
    pile, above = steps[at] % _PLACES, 0
    for later in range(at + 1, len(steps)):
        if steps[later] == REDEAL:
            return None
        source, target = divmod(steps[later], _PLACES)
        if source == pile:
            if above == 0:
                return later
            above -= 1
        if target == pile:
            above += 1
    return None


def _wins(table: _Table, steps: list[int]) -> bool:
    return all(map(table.play, steps)) and not any(table.piles)
