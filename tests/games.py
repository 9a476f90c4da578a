"""Short ways to a game in play."""

from __future__ import annotations

from crescent.deals import parse_code
from crescent.game import Game, new_game
from crescent.moves import Move, parse_entry
from crescent.rules import legal_moves
from tests.golden import WINS

CODE = "CR1-N-AAAAAAB"
WIN = WINS[CODE].split()
"""The entries of a game of `CODE` that is won with the last of them."""
WIN_MOVES = sum(entry != "R" for entry in WIN)
"""How many moves these are, as people are told: a redeal counts as none."""

BLOCKED = "16-12 R 6-Ca 16-Sa R R 6-Ca 2-14 9-14 5-4 9-5 1-8 7-3 12-3 12-13"
"""Entries of a game of `CODE` after which no move is possible and no redeal is left."""


def game(moves: str = "", code: str = CODE) -> Game:
    """The game after some moves."""
    state = new_game(parse_code(code))
    for move in moves.split():
        state = state.play(parse_entry(move))
    return state


def shuttle(count: int) -> str:
    """So many moves of one card to and fro, from the start of `CODE`: games of any length."""
    return " ".join(["14-5", *["5-10", "10-5"] * (count // 2)][:count])


def some_move(game: Game) -> Move:
    """The first legal move."""
    return next(entry for entry in legal_moves(game.state) if isinstance(entry, Move))
