"""A packed line as moves by the rules: slides between foundations are put in where needed."""

from __future__ import annotations

from collections.abc import Iterable

from crescent.moves import Entry, Move, Redeal
from crescent.places import FOUNDATIONS, PILES, Pile
from crescent.rules import apply
from crescent.solver.positions import HOMEWARD, REDEAL, Line
from crescent.state import GameState


def numbers(line: Line) -> list[int]:
    """The steps of a line, first to last."""
    steps = []
    while line is not None:
        line, step = line
        steps.append(step)
    return steps[::-1]


def played(state: GameState, steps: Iterable[int]) -> tuple[tuple[Entry, ...], GameState]:
    """The entries that steps stand for and the position after them, by the rules.

    Raises IllegalMoveError should the rules refuse one: then the packed form is at fault.
    """
    entries: list[Entry] = []
    for step in steps:
        for entry in entries_of(state, step):
            state = apply(state, entry)
            entries.append(entry)
    return tuple(entries), state


def steps_of(entries: Iterable[Entry]) -> list[int]:
    """The steps that entries stand for: slides are left out, they follow from the rest."""
    steps = []
    for entry in entries:
        if isinstance(entry, Redeal):
            steps.append(REDEAL)
        elif isinstance(entry.source, Pile):
            target = entry.target.index if isinstance(entry.target, Pile) else HOMEWARD
            steps.append((HOMEWARD + 1) * entry.source.index + target)
    return steps


def entries_of(state: GameState, step: int) -> list[Entry]:
    """The entries that one step stands for in a position."""
    if step == REDEAL:
        return [Redeal()]
    source, target = divmod(step, HOMEWARD + 1)
    if target == HOMEWARD:
        return _to_foundation(state, PILES[source])
    return [Move(PILES[source], PILES[target])]


def _to_foundation(state: GameState, source: Pile) -> list[Entry]:
    """The way to a foundation, by the fewest slides where the two of the suit have met."""
    card = state.top(source)
    assert card is not None
    ascending, descending = (f for f in FOUNDATIONS if f.suit is card.suit)
    up = state.count(ascending)
    down = descending.card_at(state.count(descending)).rank
    slides: list[Entry] = []
    if down == up + 1:
        if card.rank > up:
            slides = [Move(descending, ascending)] * (card.rank - 1 - up)
            up = card.rank - 1
        else:
            slides = [Move(ascending, descending)] * (up - card.rank)
    return [*slides, Move(source, ascending if card.rank == up + 1 else descending)]
