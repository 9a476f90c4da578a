"""The moves of a packed position, weighed before they are made."""

from __future__ import annotations

from enum import Enum

from crescent.cards import ACE, KING
from crescent.solver.codes import (
    NEIGHBOURS,
    RANK,
    SUIT,
    recoding,
    top_ranks,
    wanted,
)
from crescent.solver.piles import Grove, Pile
from crescent.solver.positions import HOMEWARD, Position, position_of
from crescent.state import FULL_PILE

Step = tuple[int, int, Position, int, Pile | Position]
"""Worth and key of the position it leads to; the position it starts from; 17 * source + target;
the pile it makes at the target, or, to a foundation, the whole position it leads to."""


class Choice(Enum):
    """Which moves count where cards can go to a foundation."""

    ALL = "all"
    SAFE = "safe"
    """Where one of them can do no harm, that one alone."""
    EAGER = "eager"
    """Where one of them hardly ever does harm, that one alone; else these and no others."""


def expand(position: Position, grove: Grove, choice: Choice, seen: set[int]) -> list[Step]:
    """The steps to positions whose keys are not in `seen`; their keys are added to it."""
    tops: dict[int, list[int]] = {}
    for index, pile in enumerate(position.piles):
        if pile.card in tops:
            tops[pile.card].append(index)
        else:
            tops[pile.card] = [index]
    steps: list[Step] = []
    if not wanted(position.foundations).isdisjoint(tops):
        alone = _to_foundations(position, tops, grove, choice, seen, steps)
        if alone or choice is Choice.EAGER:
            return steps
    _to_piles(position, tops, grove, seen, steps)
    return steps


def _to_foundations(
    position: Position,
    tops: dict[int, list[int]],
    grove: Grove,
    choice: Choice,
    seen: set[int],
    steps: list[Step],
) -> bool:
    """Add the steps to foundations. Whether it is one for which all others can wait."""
    cards = wanted(position.foundations)
    going = [index for index, pile in enumerate(position.piles) if pile.card in cards]
    alone = _alone(position, tops, going, choice)
    for source in going if alone is None else (alone,):
        after = _sent_home(position, source, grove)
        if after.key not in seen:
            seen.add(after.key)
            steps.append((after.worth, after.key, position, 17 * source + HOMEWARD, after))
    return alone is not None


def _to_piles(
    position: Position,
    tops: dict[int, list[int]],
    grove: Grove,
    seen: set[int],
    steps: list[Step],
) -> None:
    """Add the steps to other piles. Here the search spends its time: few names, no calls."""
    worth, key, piles, _, _ = position
    for source, pile in enumerate(piles):
        code = pile.code
        for card in NEIGHBOURS[code]:
            for target in tops.get(card, ()):
                below = piles[target]
                if below.count < FULL_PILE:
                    grown = below.on.get(code) or grove.grow(below, code)
                    new_key = key - pile.shift + grown.shift
                    if new_key not in seen:
                        seen.add(new_key)
                        new_worth = worth - pile.gain + grown.gain
                        steps.append((new_worth, new_key, position, 17 * source + target, grown))


def _alone(
    position: Position, tops: dict[int, list[int]], going: list[int], choice: Choice
) -> int | None:
    """The pile whose card goes to a foundation while all other moves can wait."""
    if choice is Choice.ALL:
        return None
    for source in going:
        card = position.piles[source].card
        up, down = position.foundations[2 * SUIT[card] : 2 * SUIT[card] + 2]
        if up >= down:
            if choice is Choice.EAGER or is_safe(card, up, down):
                return source
        elif choice is Choice.EAGER and down > up + 2 and len(tops[card]) == 1:
            return source
    return None


def is_safe(card: int, up: int, down: int) -> bool:
    """Whether a wanted card of a crossed suit is of no more use in the tableau.

    Only the next card of its foundation could want to lie on it; that one can follow it home, and
    so on. But round the corner, if both are left, the king may have to stay as a place for the
    ace, for which it may need the queen, and so on down; and the same the other way.
    """
    return down == ACE if RANK[card] == up + 1 else up == KING


def _sent_home(position: Position, source: int, grove: Grove) -> Position:
    """The position after the top card of a pile has gone to a foundation."""
    piles = position.piles[:]
    pile = piles[source]
    piles[source] = pile.below
    suit, rank = SUIT[pile.code], RANK[pile.code]
    up, down = position.foundations[2 * suit : 2 * suit + 2]
    pair = top_ranks(rank, up, down)
    if up < down:
        table = recoding(suit, *pair)
        for index, pile in enumerate(piles):
            codes = pile.codes.translate(table)
            if codes != pile.codes:
                piles[index] = grove.pile(codes)
    foundations = (*position.foundations[: 2 * suit], *pair, *position.foundations[2 * suit + 2 :])
    return position_of(piles, foundations, (position.line, 17 * source + HOMEWARD))


def made(step: Step) -> Position:
    """The position that a step leads to."""
    worth, key, position, number, change = step
    if isinstance(change, Position):
        return change
    source, target = divmod(number, 17)
    piles = position.piles[:]
    piles[source] = piles[source].below
    piles[target] = change
    return Position(worth, key, piles, position.foundations, (position.line, number))
