"""What a player may be told from a line or a proof, without a search."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import accumulate

from crescent.moves import Entry
from crescent.rules import apply
from crescent.solver.codes import wanted
from crescent.solver.exhaust import identity
from crescent.solver.lines import played, steps_of
from crescent.solver.piles import Grove
from crescent.solver.positions import HOMEWARD, pack
from crescent.solver.relaxation import free_by_shuttling, is_lost
from crescent.solver.steps import Choice, expand, made
from crescent.state import GameState


class WinningLine:
    """Entries that win from a position, ready to be gone on with from anywhere on the way."""

    def __init__(self, start: GameState, entries: Iterable[Entry]) -> None:
        """Raises IllegalMoveError when the rules refuse an entry."""
        self._entries = tuple(entries)
        self._states = tuple(accumulate(self._entries, apply, initial=start))
        self._at: defaultdict[_Shape, list[int]] = defaultdict(list)
        for index, state in enumerate(self._states):
            self._at[_shape(state)].append(index)

    def rest(self, state: GameState) -> tuple[Entry, ...] | None:
        """What is left of the line for a player who has come to `state`.

        None when the line does not pass through it. Slides between foundations that the line does
        not have don't matter: the rest is adapted to them.
        """
        like = [i for i in self._at.get(_shape(state), ()) if self._lies_like(i, state)]
        if not like:
            return None
        same = [i for i in like if self._states[i].foundations == state.foundations]
        if same:
            return self._entries[same[-1] :]
        return played(state, steps_of(self._entries[like[-1] :]))[0]

    def _lies_like(self, index: int, state: GameState) -> bool:
        return self._states[index].tableau == state.tableau


_Shape = tuple[int, ...]


def _shape(state: GameState) -> _Shape:
    """What tells most positions apart, at little cost."""
    return (state.redeals_left, *map(len, state.tableau))


def is_proven_lost(state: GameState) -> bool:
    """Whether it's certain, at a glance, that a position can't be won. `solve` proves more."""
    return is_lost(pack(state, Grove(state.redeals_left)), state.redeals_left)


_SHUTTLES = 300
"""So many positions are looked at to prove that shuttling leads nowhere."""


def none_can_come_home(state: GameState) -> bool:
    """Whether it's proven that no card can ever reach a foundation again (rules: End).

    Never while a redeal is left. A position without any move is one of these too.
    """
    if state.redeals_left or state.is_won:
        return False
    grove = Grove(0)
    start = pack(state, grove)
    if free_by_shuttling(start).isdisjoint(wanted(start.foundations)):
        return True
    seen, waiting = {identity(start)}, [start]
    while waiting:
        for step in expand(waiting.pop(), grove, Choice.ALL, set()):
            if step[3] % (HOMEWARD + 1) == HOMEWARD:
                return False
            after = made(step)
            if identity(after) not in seen:
                seen.add(identity(after))
                waiting.append(after)
        if len(seen) > _SHUTTLES:
            return False
    return True
