"""What a player may be told from a line or a proof, without a search."""

from __future__ import annotations

from collections.abc import Sequence

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


def rest_of(line: Sequence[Entry], start: GameState, state: GameState) -> tuple[Entry, ...] | None:
    """What is left of a line that wins from `start` for a player who has come to `state`.

    None when the line does not pass through it. Slides between foundations that the line does
    not have don't matter: the rest is adapted to them.
    """
    found = None
    at = start
    for index in range(len(line) + 1):
        if at.tableau == state.tableau and at.redeals_left == state.redeals_left:
            found = index
        if index < len(line):
            at = apply(at, line[index])
    return None if found is None else played(state, steps_of(line[found:]))[0]


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
