"""Everything a player has, as one file and back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crescent import exports, saves
from crescent.exports import MAX_BYTES, BadExportError, Export
from crescent.moves import parse_entry
from crescent.past import MAX_GAMES, MAX_RECORDS, PastGames
from crescent.saves import Save
from tests.games import CODE, WIN, game
from tests.past_games import pasts, row

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=10,
)
SETTINGS = st.dictionaries(st.text(), JSON, max_size=4)


@st.composite
def games(draw: st.DrawFn) -> Save:
    """A game of the winning line, played and undone so far."""
    played = game()
    for word in WIN[: draw(st.integers(0, 40))]:
        played = played.play(parse_entry(word))
    for _ in range(draw(st.integers(0, 5))):
        played = played.undo()
    return Save(played, draw(st.integers(0, 10**6)))


def fault_of(text: str) -> str:
    """Why a text is not taken up."""
    with pytest.raises(BadExportError) as caught:
        exports.loads(text)
    return caught.value.fault.value


@given(st.none() | games(), st.none() | SETTINGS, st.none() | pasts())
def test_everything_comes_back(
    save: Save | None, settings: dict[str, object] | None, past: PastGames | None
) -> None:
    export = Export(save, settings, past)
    if export.parts:
        assert exports.loads(exports.dumps(export)) == export


def test_the_form_of_a_file_is_fixed() -> None:
    save = Save(game("2-Dd"), 3, id="ab12")
    export = Export(save, {"lang": "hr"}, PastGames((row(),)))
    assert json.loads(exports.dumps(export)) == {
        "crescent": 1,
        "game": {
            "version": 1,
            "code": CODE,
            "moves": "2-Dd",
            "undone": "",
            "undoable": 1,
            "seconds": 3,
            "hints": 0,
            "id": "ab12",
            "given": 0,
            "opened": False,
        },
        "settings": {"lang": "hr"},
        "past": [["a", CODE, "2026-11-30", "won", 100, 600, 0, 0, 0, 0, ""]],
    }


def test_parts_of_a_later_version_are_named_and_the_rest_is_taken() -> None:
    text = json.dumps({"crescent": 1, "settings": {}, "statistics": [1], "more": {}})
    assert exports.loads(text) == Export(settings={}, unknown=("statistics", "more"))


@given(st.text() | JSON.map(json.dumps))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert fault_of(text) == "not_ours"


@given(st.dictionaries(st.sampled_from(["game", "settings", "other"]), JSON))
def test_any_parts_are_read_or_refused(parts: dict[str, Any]) -> None:
    try:
        export = exports.loads(json.dumps({"crescent": 1, **parts}))
    except BadExportError:
        return
    assert export.game is None
    assert export.settings == parts["settings"]


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ({}, "not_ours"),
        ({"crescent": "1"}, "not_ours"),
        ({"crescent": True}, "not_ours"),
        ({"crescent": 0}, "not_ours"),
        ({"crescent": 1, "settings": []}, "not_ours"),
        ({"crescent": 2}, "newer"),
        ({"crescent": 1, "game": {"version": 99}}, "newer"),
        ({"crescent": 1, "game": {}}, "bad_game"),
        ({"crescent": 1, "game": 5, "settings": {}}, "bad_game"),
        ({"crescent": 1, "past": {}}, "bad_past"),
        ({"crescent": 1, "past": [[]], "settings": {}}, "bad_past"),
        ({"crescent": 1}, "empty"),
        ({"crescent": 1, "game": None}, "empty"),
        ({"crescent": 1, "statistics": {}}, "empty"),
    ],
)
def test_each_fault_is_told_apart(data: dict[str, Any], fault: str) -> None:
    assert fault_of(json.dumps(data)) == fault


def test_a_game_that_breaks_the_rules_brings_in_nothing() -> None:
    data = saves.to_data(Save(game("2-Dd"))) | {"moves": "2-Da"}
    assert fault_of(json.dumps({"crescent": 1, "game": data, "settings": {}})) == "bad_game"


def test_a_huge_file_is_refused_by_its_length_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("a huge text was worked on")

    monkeypatch.setattr(json, "loads", never)
    assert fault_of(" " * (MAX_BYTES + 1)) == "too_large"


@pytest.mark.parametrize("text", ["[" * MAX_BYTES, '{"a":' * 200_000, "9" * MAX_BYTES])
def test_deep_nesting_and_long_numbers_are_no_trouble(text: str) -> None:
    assert fault_of(text) == "not_ours"


def test_the_longest_game_and_the_longest_list_fit() -> None:
    past = PastGames(tuple(row(f"{n:040}", seconds=10**9) for n in range(MAX_GAMES)))
    shuttle = game("2-Dd " + "R " * 3)
    text = exports.dumps(Export(Save(shuttle, 10.0**9), {"lang": "hr"}, past))
    assert len(text) + 5 * 5000 + MAX_RECORDS < MAX_BYTES
    assert exports.loads("\ufeff" + text).parts == ("game", "settings", "past")
