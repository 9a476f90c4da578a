"""Crescent once more, from the rules page alone: plain lists, slow, and nothing of `crescent`.

What the engine does is compared with this, so that no number in the tests is only ours.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass

RANKS = "A23456789TJQK"
SUITS = "SHDC"
FOUNDATIONS = [suit + way for way in "ad" for suit in SUITS]


@dataclass
class Table:
    """piles: name -> [card, face up?] from bottom to top; foundations: name -> cards."""

    piles: dict[str, list[tuple[str, bool]]]
    foundations: dict[str, list[str]]
    redeals: int


def table_of(code: str) -> Table:
    """The deal of a code, by method 1 of the contract."""
    _, variant, letters = code.split("-")
    number = 0
    for letter in letters:
        number = number * 26 + "ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(letter)
    cards = _shuffled(number)
    up = variant != "D"
    piles = {
        str(k + 1): [(card, up or i == 5) for i, card in enumerate(cards[6 * k : 6 * k + 6])]
        for k in range(16)
    }
    bases = {name: [("A" if name[1] == "a" else "K") + name[0]] for name in FOUNDATIONS}
    return Table(piles, bases, 4 if variant == "F" else 3)


def _shuffled(x: int) -> list[str]:
    mask = 0xFFFFFFFFFFFFFFFF
    deck = [r + s for s in SUITS for r in RANKS for _ in range(1 if r in "AK" else 2)]
    i = 95
    while i > 0:
        x = (x + 0x9E3779B97F4A7C15) & mask
        z = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        z ^= z >> 31
        if z >= 2**64 // (i + 1) * (i + 1):
            continue
        j = z % (i + 1)
        deck[i], deck[j] = deck[j], deck[i]
        i -= 1
    return deck


def legal(table: Table) -> list[str]:
    """Every legal move and redeal."""
    if all(len(cards) == 13 for cards in table.foundations.values()):
        return []
    found = []
    for source in [*table.piles, *table.foundations]:
        for target in [*table.piles, *table.foundations]:
            if source != target and _may_move(table, source, target):
                found.append(f"{source}-{target}")
    return found + ["R"] * (table.redeals > 0)


def _may_move(table: Table, source: str, target: str) -> bool:
    if source in table.piles:
        if not table.piles[source]:
            return False
        card = table.piles[source][-1][0]
    else:
        if len(table.foundations[source]) < 2 or target in table.piles:
            return False
        card = table.foundations[source][-1]
    if target in table.piles:
        pile = table.piles[target]
        return 0 < len(pile) < 13 and card in _neighbours(pile[-1][0])
    wanted = _wanted(table.foundations[target], target)
    return card == wanted


def _neighbours(card: str) -> list[str]:
    place = RANKS.index(card[0])
    return [RANKS[(place + step) % 13] + card[1] for step in (1, 12)]


def _wanted(cards: list[str], name: str) -> str | None:
    order = RANKS if name[1] == "a" else RANKS[::-1]
    return order[len(cards)] + name[0] if len(cards) < 13 else None


def played(table: Table, move: str) -> Table:
    """A new table on which a legal move has been made."""
    table = copy.copy(table)
    table.piles, table.foundations = dict(table.piles), dict(table.foundations)
    if move == "R":
        table.redeals -= 1
        table.piles = {name: _redealt(pile) for name, pile in table.piles.items()}
        return table
    source, target = move.split("-")
    if source in table.piles:
        *rest, (card, _) = table.piles[source]
        table.piles[source] = [*rest[:-1], *((below, True) for below, _ in rest[-1:])]
    else:
        *kept, card = table.foundations[source]
        table.foundations[source] = kept
    if target in table.piles:
        table.piles[target] = [*table.piles[target], (card, True)]
    else:
        table.foundations[target] = [*table.foundations[target], card]
    return table


def _redealt(pile: list[tuple[str, bool]]) -> list[tuple[str, bool]]:
    if len(pile) < 2:
        return pile
    return [*pile[1:], (pile[0][0], True)]
