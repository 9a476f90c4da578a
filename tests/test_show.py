"""A line shown step by step."""

from crescent.deals import parse_code
from crescent.game import new_game
from crescent.records import parse_moves
from crescent.web.show import show_line
from tests.golden import WINS

CODE = "CR1-N-AAAAAAB"
SHOW = show_line(new_game(parse_code(CODE)), parse_moves(WINS[CODE]))


def test_it_goes_from_the_deal_to_the_win() -> None:
    assert SHOW.game == new_game(parse_code(CODE))
    end = SHOW.step(10_000)
    assert end.is_over and end.game.state.is_won
    assert not end.playing


def test_steps_go_on_and_back_within_the_line() -> None:
    assert SHOW.step().step().step(-1).at == 1
    assert SHOW.step(-5).at == 0


def test_it_stands_still_and_goes_on_and_begins_anew_at_its_end() -> None:
    assert not SHOW.toggle().playing
    assert SHOW.toggle().toggle().playing
    again = SHOW.step(10_000).toggle()
    assert (again.at, again.playing) == (0, True)


def test_a_jump_goes_anywhere_within_the_line_and_stands_still() -> None:
    assert (SHOW.jump(7).at, SHOW.jump(7).playing) == (7, False)
    assert SHOW.jump(10_000).is_over
    assert SHOW.jump(-3).at == 0


def test_the_speeds_go_round() -> None:
    assert [SHOW.speed, SHOW.faster().speed, SHOW.faster().faster().faster().speed] == [1, 2, 1]
