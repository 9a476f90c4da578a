"""Small end positions, and whether they can be won by the rules alone, without a solver."""

from __future__ import annotations

import random
from collections.abc import Iterator

from crescent.cards import ACE, KING, Card, Suit
from crescent.moves import Entry, Move, Redeal
from crescent.places import FOUNDATIONS, PILES, Place
from crescent.rules import apply, check
from crescent.state import GameState


def ending(chance: random.Random, cards: int, redeals: int, spread: int = 0) -> GameState:
    """A position of two packs with so many cards left, on a few piles or on `spread` piles."""
    ups, downs = [KING] * 4, [KING] * 4
    left: list[Card] = []
    while len(left) < cards:
        suit = chance.randrange(4)
        ascending = chance.random() < 0.5
        counts = ups if ascending else downs
        if counts[suit] > 1:
            rank = counts[suit] if ascending else KING + 1 - counts[suit]
            left.append(Card(rank, list(Suit)[suit]))
            counts[suit] -= 1
    chance.shuffle(left)
    piles: list[tuple[Card, ...]] = [()] * 16
    for card in left:
        index = chance.randrange(spread or 2 + cards // 3)
        piles[index] += (card,)
    return GameState(tuple(piles), (*ups, *downs), redeals)


def can_be_won(state: GameState) -> bool:
    """Whether any way leads to a win: all are tried."""
    seen, waiting = {state}, [state]
    while waiting:
        for entry in moves(state := waiting.pop()):
            after = apply(state, entry)
            if after.is_won:
                return True
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return state.is_won


def moves(state: GameState) -> Iterator[Entry]:
    """What the rules allow, looked for only where there are cards."""
    piles = [pile for pile in PILES if state.count(pile)]
    places: list[Place] = [*piles, *FOUNDATIONS]
    entries: list[Entry] = [
        Redeal(),
        *(Move(source, target) for source in places for target in places),
    ]
    return (entry for entry in entries if check(state, entry) is None)


def suit_left(chance: random.Random, redeals: int) -> GameState:
    """A position in which the foundations of one suit have not crossed, and all else is home."""
    suit = chance.randrange(4)
    up = chance.randrange(ACE, KING)
    down = min(KING, up + 1 + chance.choice((0, 1)))
    ranks = [*range(up + 1, KING + 1), *range(ACE, down)]
    chance.shuffle(ranks)
    piles: list[tuple[Card, ...]] = [()] * 16
    for rank in ranks:
        index = chance.randrange(4)
        piles[index] += (Card(rank, list(Suit)[suit]),)
    foundations = [KING] * 8
    foundations[suit], foundations[suit + 4] = up, KING + 1 - down
    return GameState(tuple(piles), tuple(foundations), redeals)
