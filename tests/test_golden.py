"""The twenty records that win, each checked by three independent programs, win here too."""

import pytest

from crescent.deals import parse_code
from crescent.records import format_moves, parse_moves, replay
from crescent.rules import Status
from tests import naive
from tests.golden import WINS


def test_there_are_twenty() -> None:
    assert len(WINS) == 20


@pytest.mark.parametrize("code", WINS)
def test_the_record_wins_with_its_last_move(code: str) -> None:
    entries = parse_moves(WINS[code])
    assert replay(parse_code(code), entries[:-1]).status is Status.PLAYING
    game = replay(parse_code(code), entries)
    assert game.status is Status.WON
    assert game.state.foundations == (13,) * 8
    assert game.state.tableau == ((),) * 16


@pytest.mark.parametrize("code", WINS)
def test_the_record_is_written_as_it_was_read(code: str) -> None:
    entries = parse_moves(WINS[code])
    assert format_moves(entries) == WINS[code]
    assert parse_moves(format_moves(entries, ".")) == entries


@pytest.mark.parametrize("code", WINS)
def test_the_record_wins_with_the_naive_rules_too(code: str) -> None:
    table = naive.table_of(code)
    for move in WINS[code].split():
        assert move in naive.legal(table)
        table = naive.played(table, move)
    assert naive.legal(table) == []


@pytest.mark.parametrize("code", list(WINS)[:3])
def test_restart_after_the_win_gives_the_same_deal(code: str) -> None:
    won = replay(parse_code(code), parse_moves(WINS[code]))
    assert won.restart() == replay(parse_code(code), ())
    assert replay(won.restart().code, won.record) == won
