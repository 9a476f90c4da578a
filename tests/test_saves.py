"""Saves: a game in play as text, and what happens to a damaged one."""

import json
from typing import Any

import pytest

from crescent import saves
from crescent.deals import parse_code
from crescent.game import Game
from crescent.moves import parse_entry
from crescent.records import parse_moves, position_at
from crescent.rules import Status
from crescent.saves import BadSaveError, Save
from tests.games import CODE, WIN, game, shuttle


def undone(played: Game, count: int) -> Game:
    """The game with its last moves undone."""
    for _ in range(count):
        played = played.undo()
    return played


def assert_comes_back(played: Game) -> None:
    """Saving and loading gives the same game, with the same time and the same undo and redo."""
    save = Save(played, 12.5)
    assert saves.loads(saves.dumps(save)) == save


# What comes back


@pytest.mark.parametrize("code", [CODE, "CR1-F-AAAAAAB", "CR1-D-AAAAAAB"])
def test_a_game_comes_back_at_every_entry(code: str) -> None:
    for count in range(0, len(WIN), 5):
        assert_comes_back(game(" ".join(WIN[:count]), code))


def test_a_won_game_comes_back_won() -> None:
    loaded = saves.loads(saves.dumps(Save(game(" ".join(WIN))))).game
    assert loaded.status is Status.WON


def test_undone_moves_can_be_redone_after_loading() -> None:
    played = undone(game("2-Dd 1-11 3-7"), 2)
    assert_comes_back(played)
    loaded = saves.loads(saves.dumps(Save(played))).game
    assert loaded.redo().redo() == game("2-Dd 1-11 3-7")


def test_a_redeal_still_cannot_be_undone_after_loading() -> None:
    assert not saves.loads(saves.dumps(Save(game("2-Dd R")))).game.can_undo


def test_undo_reaches_no_further_after_loading_than_before() -> None:
    # A hundred moves are taken back from 130; what was beyond the limit stays beyond it.
    played = undone(game(shuttle(130)), 100)
    assert_comes_back(played)
    assert_comes_back(played.play(parse_entry("2-Dd")))
    assert_comes_back(undone(game(shuttle(130)), 40))
    assert_comes_back(undone(undone(game(shuttle(130)), 100).play(parse_entry("2-Dd")), 1))


def test_the_longest_game_comes_back() -> None:
    assert_comes_back(game(shuttle(5000)))
    assert_comes_back(undone(game(shuttle(5000)), 100))


@pytest.mark.parametrize("place", [0, 25, 50, 149])
def test_a_game_taken_up_from_a_link_comes_back(place: int) -> None:
    assert_comes_back(position_at(parse_code(CODE), parse_moves(shuttle(150)), place))


def test_the_time_comes_back_to_the_millisecond() -> None:
    loaded = saves.loads(saves.dumps(Save(game(), 1234.56789)))
    assert loaded.seconds == 1234.568


# The text


def data_of(**changes: object) -> dict[str, object]:
    """A save as data, with some fields changed."""
    data: dict[str, object] = json.loads(saves.dumps(Save(game("2-Dd 1-11 3-7").undo(), 7)))
    return data | changes


def test_the_form_of_a_save_is_fixed() -> None:
    assert data_of() == {
        "version": 1,
        "code": CODE,
        "moves": "2-Dd.1-11",
        "undone": "3-7",
        "undoable": 2,
        "seconds": 7,
        "hints": 0,
        "id": "",
        "given": 0,
        "opened": False,
    }


def test_saves_of_before_games_had_names_are_taken_up() -> None:
    data = data_of()
    for key in ("hints", "id", "given", "opened"):
        del data[key]
    assert saves.loads(json.dumps(data)) == saves.loads(json.dumps(data_of()))


@pytest.mark.parametrize("name", [7, None, "x" * 41])
def test_a_name_that_is_none_damages_a_save(name: object) -> None:
    assert fault_of(json.dumps(data_of(id=name))) == "damaged"


def test_keys_of_a_later_minor_version_are_ignored() -> None:
    assert saves.loads(json.dumps(data_of(note="hello"))) == saves.loads(json.dumps(data_of()))


# Damage


def fault_of(text: str) -> str:
    """Why a text is not taken up."""
    with pytest.raises(BadSaveError) as caught:
        saves.loads(text)
    return caught.value.fault.value


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "null", "true", "1", '"x"', "[]", "{}", "{", "[[", "not json", "\x00", "\ud800",
        "\ufeff{}", "NaN", "-Infinity", '{"version": 1}', '{"version": NaN}', "9" * 5000,
        "[" * 100_000, '{"a":' * 20_000, '"\\ud800"', '{"version": ' + "9" * 5000 + "}",
        "x" * 10_000_000, "[" * 10_000_000,
    ],
    ids=lambda text: ascii(text[:20]),
)  # fmt: skip
def test_what_is_no_save_is_damaged(text: str) -> None:
    assert fault_of(text) == "damaged"


WRONG_VALUES: dict[str, list[Any]] = {
    "version": [None, "1", 1.0, True, 0, -1, [1]],
    "code": [None, 1, "", "CR1-X-AAAAAAB", [CODE], {}, True],
    "moves": [None, 1, [], ["R"], {}, "x", "1-1", "3-7", "\ud800", "R " * 5001],
    "undone": [None, 0, [], "x", "1-1", "R", "3-7.R", "3-7.1-1"],
    "undoable": [None, "2", 2.0, True, -1, 3, 10**400],
    "seconds": [None, "7", [7], True, -1, 10**10, 10**400, float("nan"), float("inf")],
}


@pytest.mark.parametrize(
    ("key", "value"),
    [(key, value) for key, values in WRONG_VALUES.items() for value in values],
    ids=lambda value: ascii(value)[:20],
)
def test_a_field_out_of_order_is_damage(key: str, value: object) -> None:
    assert fault_of(json.dumps(data_of() | {key: value})) == "damaged"


@pytest.mark.parametrize("key", ["version", "code", "moves", "undone", "undoable", "seconds"])
def test_a_missing_field_is_damage(key: str) -> None:
    data = data_of()
    del data[key]
    assert fault_of(json.dumps(data)) == "damaged"


@pytest.mark.parametrize("version", [2, 99, 10**30])
def test_a_save_of_a_newer_version_is_told_apart(version: int) -> None:
    assert fault_of(json.dumps({"version": version})) == "newer"


def test_half_a_save_is_damage() -> None:
    text = json.dumps(data_of())
    for end in range(len(text)):
        assert fault_of(text[:end]) == "damaged"


@pytest.mark.parametrize("undone", ["R", "3-7.R", "R.R"])
def test_a_redeal_is_nothing_that_can_have_been_undone(undone: str) -> None:
    assert fault_of(json.dumps(data_of(undone=undone, undoable=0))) == "damaged"


def test_no_more_can_have_been_undone_than_undo_reaches() -> None:
    entries = shuttle(101).split()
    data = data_of(moves="", undone=".".join(entries), undoable=0)
    assert fault_of(json.dumps(data)) == "damaged"
    data = data_of(moves=entries[0], undone=".".join(entries[1:]), undoable=0)
    assert len(saves.loads(json.dumps(data)).game.undone) == 100


def test_a_save_of_another_deal_is_refused_by_the_rules() -> None:
    assert fault_of(json.dumps(data_of(code="CR1-N-AAAAAAC"))) == "damaged"


def test_a_huge_save_is_refused_by_its_length_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("a huge text was worked on")

    monkeypatch.setattr(json, "loads", never)
    assert fault_of(" " * 10_000_000) == "damaged"
