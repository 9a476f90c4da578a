"""Reads a move that was typed, in the contract's notation or in words. Pure: no DOM here."""

from __future__ import annotations

import re
from enum import Enum

from crescent.i18n.spoken import Vocabulary, plain
from crescent.moves import Entry, Move, Redeal, parse_entry
from crescent.places import FOUNDATIONS, PILES, PLACES, Foundation, Place
from crescent.refusals import IllegalMoveError
from crescent.rules import check
from crescent.state import GameState

MAX_CHARACTERS = 200
_WORDS = re.compile(r"[a-z0-9]+|[♠♥♦♣]|[->]")
_CARD = re.compile(r"\b(10|[2-9tjqk])([shdc])\b")
"""A card in the contract's letters. An ace is not among them: 'as' is Croatian for any ace."""
_SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
_DASHES = str.maketrans("‐‑‒–—−→", "------>")


class Unclear(Enum):
    """Why a text is no move that can be tried."""

    NO_MOVE = "no_move"
    NO_SUCH_CARD = "no_such_card"
    SEVERAL = "several"


class UnclearMoveError(ValueError):
    """A text that says no one move; moves: those that it may mean."""

    def __init__(self, reason: Unclear, moves: tuple[Move, ...] = ()) -> None:
        super().__init__(reason.value)
        self.reason, self.moves = reason, moves


def read_typed(text: str, state: GameState, words: Vocabulary) -> Entry:
    """The move or redeal that a text asks for: ``10-14``, ``10 to 14``, ``7 to the ace of spades``.

    A move that the rules refuse is read too. Raises UnclearMoveError.
    """
    written = plain(text[:MAX_CHARACTERS]).translate(_DASHES)
    found = _WORDS.findall(_CARD.sub(lambda card: f"{card[1]} {_SIGNS[card[2]]}", written))
    try:
        return parse_entry("".join(found))
    except IllegalMoveError:
        """Words, then."""
    # Nothing undoes a redeal: it takes its words and no others.
    if words.redeal & {*found} and (words.redeal | words.again).issuperset(found):
        return Redeal()
    if any(word[0].isdigit() and not word.isdigit() for word in found):
        raise UnclearMoveError(Unclear.NO_MOVE)
    left, right = _two_sides(found, words)
    sources, targets = _places(left, state, words), _places(right, state, words)
    moves = [Move(one, other) for one in sources for other in targets if one != other]
    return _the_one(moves, state, right, words)


def _two_sides(found: list[str], words: Vocabulary) -> tuple[list[str], list[str]]:
    """What stands before and after the word between a card and where it goes."""
    for index, word in enumerate(found):
        if word in words.onto or word in "->":
            return found[:index], found[index + 1 :]
    if len(found) == 2:
        return found[:1], found[1:]
    raise UnclearMoveError(Unclear.NO_MOVE)


def _places(phrase: list[str], state: GameState, words: Vocabulary) -> tuple[Place, ...]:
    """The places that a phrase may mean; raises UnclearMoveError when it means none."""
    suits = [words.suits[word] for word in phrase if word in words.suits]
    if words.foundation & {*phrase}:
        return tuple(f for f in FOUNDATIONS if _is_meant(f, phrase, suits, words))
    ranked = [word for word in phrase if word in words.ranks]
    # An English "a" before a rank is no ace.
    ranks = [words.ranks[word] for word in ranked if word != "a" or ranked == ["a"]]
    if suits and ranks:
        card = ranks[0] + suits[0]
        found = tuple(place for place in PLACES if str(state.top(place)) == card)
        if not found:
            raise UnclearMoveError(Unclear.NO_SUCH_CARD)
        return found
    numbers = {word for word in phrase if word.isdigit()}
    named: tuple[Place, ...] = tuple(pile for pile in PILES if str(pile) in numbers)
    named = named or tuple(f for f in FOUNDATIONS if str(f).lower() in phrase)
    if len(named) != 1 or len(numbers) > 1:
        raise UnclearMoveError(Unclear.NO_MOVE)
    return named


def _is_meant(
    foundation: Foundation, phrase: list[str], suits: list[str], words: Vocabulary
) -> bool:
    if suits and foundation.suit.value not in suits:
        return False
    other_way = words.descending if foundation.ascending else words.ascending
    return not other_way & {*phrase}


def _the_one(moves: list[Move], state: GameState, target: list[str], words: Vocabulary) -> Move:
    """The move that is meant: the legal one, else the likeliest to tell why it is refused."""
    legal = tuple(move for move in moves if check(state, move) is None)
    # As with two taps: when both foundations accept, the ascending one.
    if len(legal) == 1 or (legal and words.foundation & {*target}):
        return legal[0]
    if legal:
        raise UnclearMoveError(Unclear.SEVERAL, legal)
    if not moves:
        raise UnclearMoveError(Unclear.NO_MOVE)
    return next((move for move in moves if _same_suit(move, state)), moves[0])


def _same_suit(move: Move, state: GameState) -> bool:
    card, onto = state.top(move.source), state.top(move.target)
    return card is not None and onto is not None and card.suit is onto.suit
