"""The list of past games: what is noted once, what is forgotten, and what damage does to it."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crescent import past
from crescent.past import (
    MAX_CHARACTERS,
    MAX_GAMES,
    MAX_RECORDS,
    NewerPastError,
    PastGame,
    PastGames,
    Result,
    past_game,
)
from crescent.records import MAX_BYTES, parse_moves, replay
from crescent.saves import Save
from tests.games import BLOCKED, CODE, WIN, game
from tests.past_games import pasts, row, rows

FEW = st.sampled_from(["a", "b", "c"])
"""So few ids that they meet."""


# One game


def test_a_game_becomes_a_row() -> None:
    save = Save(game("2-Dd 1-11 R"), 65.9, 3, "ab12", opened=True)
    assert past_game(save, "2026-11-30") == PastGame(
        id="ab12",
        code=save.game.code,
        day="2026-11-30",
        result=Result.LEFT,
        moves=2,
        seconds=65,
        hints=3,
        redeals=1,
        opened=True,
        record="2-Dd.1-11.R",
    )


@pytest.mark.parametrize(
    ("moves", "result"), [("2-Dd", "left"), (BLOCKED, "blocked"), (" ".join(WIN), "won")]
)
def test_a_row_tells_how_the_game_stands(moves: str, result: str) -> None:
    found = past_game(Save(game(moves)), "2026-11-30")
    assert found is not None
    assert found.result.value == result


@pytest.mark.parametrize("save", [Save(game()), Save(game("R")), Save(game("2-Dd"), given=1)])
def test_a_game_counts_from_the_players_first_move(save: Save) -> None:
    assert past_game(save, "2026-11-30") is None


def test_the_record_can_be_replayed() -> None:
    found = past_game(Save(game(" ".join(WIN))), "2026-11-30")
    assert found is not None
    assert replay(found.code, parse_moves(found.record)).state.is_won


# Noting


@given(pasts(), rows())
def test_a_game_stands_in_the_list_once(games: PastGames, one: PastGame) -> None:
    noted = games.noting(one).noting(one)
    assert [game.id for game in noted].count(one.id) == 1
    assert len(noted.games) == len({game.id for game in games} | {one.id})


@given(st.lists(rows(FEW), max_size=20))
def test_what_has_been_won_stays_won_and_the_first_day_stays(played: list[PastGame]) -> None:
    noted = PastGames()
    for one in played:
        noted = noted.noting(one)
    for name in {one.id for one in played}:
        states = [one for one in played if one.id == name]
        first_win = next((one for one in states if one.result is Result.WON), states[-1])
        found = noted.find(name)
        assert found is not None
        assert (found.result, found.moves) == (first_win.result, first_win.moves)
        assert found.day == states[0].day


def test_the_oldest_games_are_forgotten() -> None:
    games = PastGames(tuple(row(str(number)) for number in range(MAX_GAMES)))
    noted = games.noting(row("new"))
    assert len(noted.games) == MAX_GAMES
    assert (noted.games[0].id, noted.games[-1].id) == ("1", "new")


def test_the_oldest_records_are_forgotten_before_the_games() -> None:
    noted = PastGames()
    for number in range(12):
        noted = noted.noting(row(str(number), record="x" * (MAX_RECORDS // 10)))
    assert [bool(game.record) for game in noted] == [False] * 2 + [True] * 10


def test_the_largest_list_can_be_read_again() -> None:
    games = PastGames(tuple(row("f" * 12 + str(n), seconds=10**9) for n in range(MAX_GAMES)))
    for number in range(MAX_RECORDS // MAX_BYTES + 1):
        games = games.noting(row(str(number), record="1" * MAX_BYTES))
    text = past.dumps(games)
    assert len(text) <= MAX_CHARACTERS
    assert past.loads(text) == (games, ())


# Two devices


@given(pasts(), pasts())
def test_games_of_two_devices_come_together(ours: PastGames, theirs: PastGames) -> None:
    both = ours.merged(theirs)
    assert {game.id for game in both} == {game.id for game in (*ours, *theirs)}
    assert len(both.games) == len({game.id for game in both})
    assert both.merged(theirs) == both.merged(ours) == both


@given(st.lists(rows(FEW), max_size=3), st.lists(rows(FEW), max_size=3))
def test_a_win_outlives_all_else(ours: list[PastGame], theirs: list[PastGame]) -> None:
    both = PastGames().merged(ours).merged(theirs)
    won = {game.id for game in (*ours, *theirs) if game.result is Result.WON}
    assert {game.id for game in both if game.result is Result.WON} == won


# The text


@given(pasts())
def test_a_list_comes_back(games: PastGames) -> None:
    assert past.loads(past.dumps(games)) == (games, ())


def test_the_form_of_the_text_is_fixed() -> None:
    text = past.dumps(PastGames((row("ab", moves=99, redeals=2, hints=1, record="2-Dd.R"),)))
    assert json.loads(text) == {
        "version": 1,
        "games": [["ab", CODE, "2026-11-30", "won", 99, 600, 1, 2, 0, 0, "2-Dd.R"]],
    }


GOOD = ["ab", CODE, "2026-11-30", "won", 99, 600, 1, 2, 0, 0, "2-Dd.R"]
BAD_ROWS = [
    "no row",
    GOOD[:-1],
    [*GOOD, 1],
    ["", *GOOD[1:]],
    [7, *GOOD[1:]],
    ["a", "CR1-X-AAAAAAB", *GOOD[2:]],
    ["a", None, *GOOD[2:]],
    ["a", CODE, "2026-13-30", *GOOD[3:]],
    ["a", CODE, "٢٠٢٦-11-30", *GOOD[3:]],
    ["a", CODE, "2026-11-30", "lost", *GOOD[4:]],
    ["a", CODE, "2026-11-30", [], *GOOD[4:]],
    ["a", CODE, "2026-11-30", "won", -1, *GOOD[5:]],
    ["a", CODE, "2026-11-30", "won", 1.5, *GOOD[5:]],
    ["a", CODE, "2026-11-30", "won", True, *GOOD[5:]],
    ["a", CODE, "2026-11-30", "won", 5001, *GOOD[5:]],
    [*GOOD[:-2], 2, ""],
    [*GOOD[:-1], None],
]


@pytest.mark.parametrize("bad", BAD_ROWS, ids=range(len(BAD_ROWS)))
def test_a_damaged_row_is_put_aside_and_the_rest_stays(bad: object) -> None:
    text = json.dumps({"version": 1, "games": [GOOD, bad]})
    found, rest = past.loads(text)
    assert [game.id for game in found] == ["ab"]
    assert rest == (bad,)


@pytest.mark.parametrize("text", ["null", "{}", '{"version": 1}', "[" * 10**5, '{"version": "1"}'])
def test_a_text_that_is_no_list_is_put_aside_whole(text: str) -> None:
    assert past.loads(text) == (PastGames(), (text,))


@given(st.text())
def test_any_text_is_read_or_put_aside(text: str) -> None:
    assert past.loads(text) == (PastGames(), (text,) if text else ())


def test_a_list_by_a_newer_version_is_known_as_such() -> None:
    with pytest.raises(NewerPastError):
        past.loads('{"version": 2, "games": {}}')


def test_a_row_that_stands_twice_counts_once() -> None:
    found, _ = past.loads(json.dumps({"version": 1, "games": [GOOD, GOOD]}))
    assert len(found.games) == 1
