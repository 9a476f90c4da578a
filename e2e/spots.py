"""Positions of real games, found by asking the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from crescent.deals import parse_code
from crescent.game import Game, new_game
from crescent.moves import Move, parse_entry
from crescent.places import FOUNDATIONS, PILES, PLACES
from crescent.refusals import Refusal
from crescent.rules import apply, check, targets
from crescent.state import GameState
from tests.games import CODE, WIN
from tests.golden import WINS

FULL_PILE = "3-7 12-16 12-7 8-7 6-7 1-11 5-14 15-Hd 5-9 15-2 5-3 12-5 12-7 13-Hd 13-7 13-7 9-7"
"""Entries of a game of `CODE`, the last of which is refused because pile 7 is full."""

T = TypeVar("T")


@dataclass(frozen=True)
class Spot:
    """A position of a golden game: the deal's code and the moves that lead to it."""

    code: str
    moves: str

    @property
    def game(self) -> Game:
        """The game in this position."""
        game = new_game(parse_code(self.code))
        for word in self.moves.split():
            game = game.play(parse_entry(word))
        return game

    def after(self, *moves: Move) -> Game:
        """The game after further moves."""
        game = self.game
        for move in moves:
            game = game.play(move)
        return game


@cache
def _states(code: str) -> tuple[GameState, ...]:
    states = [new_game(parse_code(code)).state]
    for word in WINS[code].split():
        states.append(apply(states[-1], parse_entry(word)))
    return tuple(states)


def find(wanted: Callable[[GameState], Iterable[T]]) -> tuple[Spot, T]:
    """The first position of the golden games that has what is wanted, and that."""
    for code, record in WINS.items():
        words = record.split()
        for count, state in enumerate(_states(code)):
            for found in wanted(state):
                return Spot(code, " ".join(words[:count])), found
    raise LookupError("no golden game has such a position")


def only_moves(state: GameState) -> Iterator[Move]:
    """The moves of the piles' cards that have one place to go."""
    for pile in PILES:
        accepting = targets(state, pile)
        if len(accepting) == 1:
            yield Move(pile, accepting[0])


def choices(state: GameState) -> Iterator[Move]:
    """Moves of the piles' cards that have several places to go."""
    for pile in PILES:
        accepting = targets(state, pile)
        if len(accepting) > 1:
            yield from (Move(pile, place) for place in accepting)


def between_foundations(state: GameState) -> Iterator[Move]:
    """Moves from one foundation to the other of its suit."""
    for source in FOUNDATIONS:
        yield from (Move(source, target) for target in targets(state, source))


def to_both_foundations(state: GameState) -> Iterator[Move]:
    """The moves to the ascending foundation of cards that both of their suit accept."""
    for pile in PILES:
        accepting = [place for place in FOUNDATIONS if place in targets(state, pile)]
        if len(accepting) == 2:
            yield Move(pile, accepting[0])


def refused_taps(refusal: Refusal) -> Callable[[GameState], Iterator[Move]]:
    """Moves refused for a reason, of cards that a tap picks up."""

    def wanted(state: GameState) -> Iterator[Move]:
        if state.is_won:
            return
        for source in PLACES:
            if state.count(source) > (0 if source in PILES else 1):
                goes_by_itself = source in PILES and len(targets(state, source)) == 1
                for target in () if goes_by_itself else PLACES:
                    if check(state, Move(source, target)) is refusal:
                        yield Move(source, target)

    return wanted


START = Spot(CODE, "")
WON = Spot(CODE, " ".join(WIN))
