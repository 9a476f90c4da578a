"""Positions as short strings.

``position("Sa 5, Sd 9; 3: 2H 9C JD; 4: 2C*12 5S; redeals 1")`` is the position in which

- the ascending foundation of spades holds 5 cards and the descending one 9,
- pile 3 holds 2H 9C JD from bottom to top, pile 4 twelve 2C below a 5S,
- one redeal is left.

Foundations that are not mentioned hold their base alone, piles that are not mentioned are
empty, and no redeal is left. ``all 13`` stands for all eight foundations. Parts are set apart by
commas, semicolons or line breaks; a later part wins. The cards need not add up to two packs.
"""

from __future__ import annotations

import re

from crescent.cards import Card, parse_card
from crescent.moves import parse_entry
from crescent.places import Foundation, Pile, parse_place
from crescent.rules import apply, check, legal_moves
from crescent.state import GameState


def position(text: str) -> GameState:
    """The position that a text describes."""
    piles: list[tuple[Card, ...]] = [()] * 16
    foundations = [1] * 8
    redeals = 0
    for part in filter(None, map(str.strip, re.split(r"[,;\n]", text))):
        name, _, value = part.replace(":", " ").partition(" ")
        if name == "redeals":
            redeals = int(value)
        elif name == "all":
            foundations = [int(value)] * 8
        elif isinstance(place := parse_place(name), Foundation):
            foundations[place.index] = int(value)
        else:
            piles[place.index] = _cards(value)
    return GameState(tuple(piles), tuple(foundations), redeals)


def _cards(text: str) -> tuple[Card, ...]:
    cards: list[Card] = []
    for word in text.split():
        card, _, times = word.partition("*")
        cards += [parse_card(card)] * int(times or 1)
    return tuple(cards)


def pile(state: GameState, number: int) -> str:
    """The cards of a pile, from bottom to top: '2H 9C JD'."""
    return " ".join(map(str, state.cards(Pile(number))))


def legal(text: str) -> set[str]:
    """All that may be done in a position."""
    return {str(entry) for entry in legal_moves(position(text))}


def these(text: str) -> set[str]:
    """The moves of a text, to compare with `legal`."""
    return set(text.split())


def refusal(text: str, move: str) -> str | None:
    """The code of the reason why a move is refused in a position, None when it is legal."""
    reason = check(position(text), parse_entry(move))
    return reason.value if reason else None


def after(text: str, moves: str) -> GameState:
    """The position that moves lead to."""
    state = position(text)
    for move in moves.split():
        state = apply(state, parse_entry(move))
    return state
