"""How the past games are kept: beside the game, row by row, safe from other tabs and versions."""

from __future__ import annotations

import json

from crescent import past
from crescent.past import PastGames
from crescent.saves import Save
from crescent.web.chronicle import DAMAGED_KEY, PAST_KEY, Chronicle
from crescent.web.keeper import GAME_KEY, Keeper
from tests.games import game
from tests.past_games import row
from tests.test_keeper import Shelf

TODAY = "2026-11-30"


def kept(shelf: Shelf) -> list[str]:
    """The ids of the games that a shelf holds."""
    return [one.id for one in past.loads(shelf.read(PAST_KEY))[0]]


def test_games_are_kept_for_later_visits() -> None:
    shelf = Shelf()
    Chronicle(shelf).note(Save(game("2-Dd"), 5, id="a"), TODAY)
    Chronicle(shelf).note(Save(game("2-Dd 1-11"), 9, id="a"), "2026-12-01")
    (found,) = Chronicle(shelf).past
    assert (found.id, found.moves, found.seconds, found.day) == ("a", 2, 9, TODAY)


def test_a_game_without_a_move_is_not_kept() -> None:
    shelf = Shelf()
    Chronicle(shelf).note(Save(game()), TODAY)
    assert shelf.texts == {}


def test_two_tabs_lose_nothing_of_each_other() -> None:
    shelf = Shelf()
    first, second = Chronicle(shelf), Chronicle(shelf)
    for number in range(3):
        first.note(Save(game("2-Dd"), id=f"a{number}"), TODAY)
        second.note(Save(game("1-11"), id=f"b{number}"), TODAY)
    assert len(kept(shelf)) == 6
    assert first.past == second.past


def test_damaged_rows_are_set_aside_and_the_rest_stays() -> None:
    text = past.dumps(PastGames((row("a"), row("b")))).replace('"b"', "[]")
    shelf = Shelf({PAST_KEY: text, GAME_KEY: "the game", "another-app": "x"})
    assert [one.id for one in Chronicle(shelf).past] == ["a"]
    assert json.loads(shelf.read(DAMAGED_KEY))[0][0] == []
    assert (shelf.read(GAME_KEY), shelf.read("another-app")) == ("the game", "x")
    Chronicle(shelf).note(Save(game("2-Dd"), id="c"), TODAY)
    assert kept(shelf) == ["a", "c"]


def test_a_list_that_is_no_list_is_set_aside() -> None:
    shelf = Shelf({PAST_KEY: "{"})
    Chronicle(shelf).note(Save(game("2-Dd"), id="c"), TODAY)
    assert (kept(shelf), json.loads(shelf.read(DAMAGED_KEY))) == (["c"], ["{"])


def test_a_list_by_a_newer_version_stays_as_it_is() -> None:
    newer = '{"version": 2, "games": 7}'
    shelf = Shelf({PAST_KEY: newer})
    chronicle = Chronicle(shelf)
    chronicle.note(Save(game("2-Dd"), id="c"), TODAY)
    chronicle.merge(PastGames((row(),)))
    assert chronicle.past == PastGames()
    assert shelf.texts == {PAST_KEY: newer}


def test_without_room_what_was_kept_stays() -> None:
    shelf = Shelf()
    chronicle = Chronicle(shelf)
    chronicle.note(Save(game("2-Dd"), id="a"), TODAY)
    shelf.room = 0
    chronicle.note(Save(game("2-Dd"), id="b"), TODAY)
    assert kept(shelf) == ["a"]


def test_a_tab_that_does_not_play_notes_nothing() -> None:
    shelf = Shelf()
    keeper = Keeper(shelf)
    keeper.note(Save(game("2-Dd"), id="a"), TODAY)
    keeper.step_aside()
    keeper.note(Save(game("2-Dd"), id="b"), TODAY)
    assert kept(shelf) == ["a"]
