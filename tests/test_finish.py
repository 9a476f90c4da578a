"""Playing a game out when nothing is left to think about."""

import pytest

from crescent.rules import apply
from crescent.solver.finish import finish
from crescent.state import GameState
from tests.positions import position


def played_out(state: GameState) -> list[str]:
    moves = finish(state)
    assert moves is not None
    for move in moves:
        state = apply(state, move)
    assert state.is_won
    return [str(move) for move in moves]


def test_the_rest_goes_home_in_an_order_that_works() -> None:
    state = position("all 13, Cd 11, Sa 11; 1: AC 2C; 2: KS QS")
    assert played_out(state) == ["1-Cd", "1-Cd", "2-Sa", "2-Sa"]


def test_slides_between_foundations_are_put_in() -> None:
    state = position("all 13, Ha 6, Hd 7; 1: KH QH JH TH 9H 8H 7H 6H 5H; 2: AH 2H 3H 4H")
    assert played_out(state)[:3] == ["Ha-Hd", "1-Hd", "1-Ha"]


@pytest.mark.parametrize(
    "text",
    [
        "all 13",  # won already
        "all 13, Cd 12; 1: AC 2D",  # a card too many, in the way
        "all 13, Sa 11, Sd 11; 1: QS KS; 2: 2S AS",  # the wrong way round
    ],
)
def test_nothing_is_offered_where_the_foundations_alone_do_not_win(text: str) -> None:
    assert finish(position(text)) is None
