"""Perft: how many ways there are to play n entries from a deal, and how many positions they reach.

A wrong rule changes these numbers. They are pinned, and counted twice: by the engine, and by the
naive rules that share nothing with it.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest

from crescent.deals import deal, parse_code
from crescent.rules import apply, legal_moves
from tests import naive

WAYS = {
    "CR1-N-AAAAAAZ": [8, 56, 410, 3427],
    "CR1-F-AAAAABA": [10, 97, 956, 9756],
    "CR1-D-AAAAAAC": [9, 75, 669, 6312],
}
POSITIONS = {
    "CR1-N-AAAAAAZ": [8, 43, 243, 1541],
    "CR1-F-AAAAABA": [10, 65, 412, 2702],
    "CR1-D-AAAAAAC": [9, 53, 326, 1996],
}
DEPTH = 4

P = TypeVar("P")


def perft(start: P, following: Callable[[P], Iterable[P]]) -> tuple[list[int], list[int]]:
    """The number of ways, and of positions, after 1 to `DEPTH` entries."""
    layer, ways, positions = Counter({start: 1}), [], []
    for _ in range(DEPTH):
        reached: Counter[P] = Counter()
        for position, count in layer.items():
            for after in following(position):
                reached[after] += count
        layer = reached
        ways.append(layer.total())
        positions.append(len(layer))
    return ways, positions


@pytest.mark.parametrize("code", WAYS)
def test_the_engine_counts_them(code: str) -> None:
    counted = perft(
        deal(parse_code(code)),
        lambda state: [apply(state, entry) for entry in legal_moves(state)],
    )
    assert counted == (WAYS[code], POSITIONS[code])


@pytest.mark.parametrize("code", WAYS)
def test_the_naive_rules_count_the_same(code: str) -> None:
    # Tables are lists and cannot be counted; their texts can.
    tables = {"start": naive.table_of(code)}

    def following(text: str) -> list[str]:
        table = tables[text]
        after = [naive.played(table, entry) for entry in naive.legal(table)]
        tables.update((repr(table), table) for table in after)
        return [repr(table) for table in after]

    assert perft("start", following) == (WAYS[code], POSITIONS[code])
