"""Lines: made shorter, and gone on with by a player who follows them."""

import pytest

from crescent.deals import deal, parse_code
from crescent.moves import Entry, Redeal
from crescent.records import parse_moves
from crescent.rules import apply
from crescent.solver import WinningLine, shortened
from crescent.state import GameState
from tests.golden import WINS

CODES = list(WINS)[:5]


def start(code: str) -> GameState:
    return deal(parse_code(code))


def end(state: GameState, entries: tuple[Entry, ...]) -> GameState:
    for entry in entries:
        state = apply(state, entry)
    return state


@pytest.mark.parametrize("code", CODES)
def test_a_shortened_line_still_wins_and_is_not_longer(code: str) -> None:
    line = parse_moves(WINS[code])
    short = shortened(start(code), line)
    assert end(start(code), short).is_won
    assert len(short) <= len(line)
    assert shortened(start(code), short) == short


def test_moves_to_and_fro_are_taken_out() -> None:
    code = "CR1-N-AAAAAAB"
    line = parse_moves(WINS[code])
    place = WINS[code].split().index("14-5") + 1
    longer = (*line[:place], *parse_moves("5-10 10-5"), *line[place:])
    assert end(start(code), longer).is_won
    assert len(shortened(start(code), longer)) <= len(shortened(start(code), line))


@pytest.mark.parametrize("code", CODES)
def test_the_rest_of_a_line_wins_from_wherever_the_player_is(code: str) -> None:
    entries = parse_moves(WINS[code])
    line, state = WinningLine(start(code), entries), start(code)
    for index, entry in enumerate(entries):
        if index % 20 == 0:
            rest = line.rest(state)
            assert rest is not None
            assert end(state, rest).is_won
        state = apply(state, entry)
    assert line.rest(state) == ()


def test_the_rest_is_adapted_when_the_player_slides_the_other_way() -> None:
    code = "CR1-N-AAAAAAB"
    line = parse_moves(WINS[code])
    first = WINS[code].split().index("Dd-Da")
    strayed = end(start(code), (*line[:first], *parse_moves("Da-Dd Da-Dd")))
    rest = WinningLine(start(code), line).rest(strayed)
    assert rest is not None
    assert end(strayed, rest).is_won


def test_a_player_who_has_left_the_line_gets_none() -> None:
    code = "CR1-N-AAAAAAB"
    strayed = apply(start(code), Redeal())
    assert WinningLine(start(code), parse_moves(WINS[code])).rest(strayed) is None
