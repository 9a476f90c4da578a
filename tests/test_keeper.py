"""What is kept of a game and of the settings, and what is never written over."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crescent import saves
from crescent.saves import Save
from crescent.web.keeper import (
    ASIDE_CHARACTERS,
    DAMAGED_KEY,
    GAME_KEY,
    PICTURE_KEY,
    SETTINGS_KEY,
    Keeper,
)
from crescent.web.ui_state import Settings
from tests.games import game

NEWER = json.dumps({"version": saves.VERSION + 1, "anything": "else"})


@dataclass
class Shelf:
    """A browser's storage, shared by all its tabs; `room` is how many characters it takes."""

    texts: dict[str, str] = field(default_factory=dict)
    room: int = 5 * 1024 * 1024
    denied: bool = False
    asked: int = 0

    def read(self, key: str) -> str:
        return self.texts.get(key, "")

    def write(self, key: str, text: str) -> bool:
        others = sum(len(name) + len(it) for name, it in self.texts.items() if name != key)
        fits = others + len(key) + len(text) <= self.room
        if fits:
            self.texts[key] = text
        return fits

    def remove(self, key: str) -> None:
        self.texts.pop(key, None)

    def ask_to_last(self) -> None:
        self.asked += 1


def opened(shelf: Shelf) -> Keeper:
    """The keeper of a tab that has just loaded what is saved."""
    keeper = Keeper(shelf)
    keeper.load_game()
    return keeper


def played(moves: str) -> Save:
    return Save(game(moves), 5)


def saved_moves(shelf: Shelf) -> int:
    """How many moves the saved game has."""
    return saves.loads(shelf.read(GAME_KEY)).game.moves


def test_a_game_is_kept_with_its_picture() -> None:
    shelf = Shelf()
    keeper = opened(shelf)
    keeper.save_game(played("2-Dd"), "a picture")
    assert keeper.hitch == ""
    assert shelf.read(PICTURE_KEY) == "a picture"
    assert Keeper(shelf).load_game() == played("2-Dd")


# Two tabs


def test_what_another_tab_has_saved_is_never_written_over() -> None:
    shelf = Shelf()
    first, second = opened(shelf), opened(shelf)
    first.save_game(played("2-Dd 1-11"), "first")
    second.save_game(played("3-7"), "second")
    assert second.hitch == "elsewhere"
    assert saved_moves(shelf) == 2
    assert shelf.read(PICTURE_KEY) == "first"


def test_the_turn_goes_to_and_fro_and_no_move_is_lost() -> None:
    shelf = Shelf()
    first, second = opened(shelf), opened(shelf)
    first.save_game(played("2-Dd"), "")
    for keeper, moves in ((second, "2-Dd 1-11"), (first, "2-Dd 1-11 3-7")):
        assert keeper.load_game() == Save(game(moves.rpartition(" ")[0]), 5)
        keeper.save_game(played(moves), "")
        assert keeper.hitch == ""
    second.save_game(played("2-Dd"), "")
    assert (second.hitch, saved_moves(shelf)) == ("elsewhere", 3)


def test_a_tab_that_has_stepped_aside_saves_nothing_until_it_loads_again() -> None:
    shelf = Shelf()
    keeper = opened(shelf)
    keeper.save_game(played("2-Dd"), "")
    keeper.step_aside()
    keeper.save_game(played("2-Dd 1-11"), "")
    assert (keeper.hitch, saved_moves(shelf)) == ("elsewhere", 1)
    keeper.load_game()
    keeper.save_game(played("2-Dd 1-11"), "")
    assert (keeper.hitch, saved_moves(shelf)) == ("", 2)


def test_a_player_who_clears_the_storage_in_mid_game_is_still_served() -> None:
    shelf = Shelf()
    keeper = opened(shelf)
    keeper.save_game(played("2-Dd"), "")
    shelf.texts.clear()
    keeper.save_game(played("2-Dd 1-11"), "")
    assert (keeper.hitch, saved_moves(shelf)) == ("", 2)


# Bad saves


def test_a_save_by_a_newer_version_stays_as_it_is() -> None:
    shelf = Shelf({GAME_KEY: NEWER, PICTURE_KEY: "theirs"})
    keeper = Keeper(shelf)
    assert keeper.load_game() is None
    keeper.save_game(played("2-Dd"), "ours")
    assert keeper.hitch == "newer"
    assert shelf.texts == {GAME_KEY: NEWER, PICTURE_KEY: "theirs"}


BAD = [
    saves.dumps(played("2-Dd"))[:-9],
    saves.dumps(played("2-Dd")).replace("2-Dd", "2-Da"),
    "null",
    "\x00",
    '{"score": 12}',
    "[" * 100_000,
]


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
def test_a_bad_save_is_set_aside_and_nothing_else_is_touched(text: str) -> None:
    others = {SETTINGS_KEY: "s", "crescent-statistics": "t", "another-app": "u"}
    shelf = Shelf({**others, GAME_KEY: text})
    keeper = Keeper(shelf)
    assert keeper.load_game() is None
    assert (keeper.hitch, shelf.texts) == ("damaged", {**others, DAMAGED_KEY: text})
    keeper.save_game(played("2-Dd"), "")
    assert (keeper.hitch, saved_moves(shelf)) == ("", 1)


@given(st.text())
def test_whatever_is_stored_is_loaded_or_set_aside(text: str) -> None:
    shelf = Shelf({GAME_KEY: text})
    assert Keeper(shelf).load_game() is None
    assert shelf.read(DAMAGED_KEY) == text


def test_a_save_that_fills_the_storage_leaves_room_for_the_next_game() -> None:
    shelf = Shelf()
    shelf.texts[GAME_KEY] = "x" * (shelf.room - len(GAME_KEY))
    keeper = opened(shelf)
    assert keeper.hitch == "damaged"
    assert len(shelf.read(DAMAGED_KEY)) == ASIDE_CHARACTERS
    keeper.save_game(played("2-Dd"), "a picture")
    assert (keeper.hitch, saved_moves(shelf)) == ("", 1)


# No room, no storage


def test_without_room_the_last_game_that_fitted_stays() -> None:
    shelf = Shelf()
    keeper = opened(shelf)
    keeper.save_game(played("2-Dd"), "one")
    shelf.room = 0
    keeper.save_game(played("2-Dd 1-11"), "two")
    assert (keeper.hitch, saved_moves(shelf), shelf.read(PICTURE_KEY)) == ("full", 1, "one")
    shelf.room = 10_000
    keeper.save_game(played("2-Dd 1-11"), "two")
    assert (keeper.hitch, saved_moves(shelf), shelf.read(PICTURE_KEY)) == ("", 2, "two")


def test_where_storage_is_denied_it_is_said_and_memory_serves() -> None:
    keeper = opened(Shelf(denied=True))
    assert keeper.hitch == "denied"
    keeper.save_game(played("2-Dd"), "")
    assert keeper.hitch == "denied"
    assert keeper.load_game() == played("2-Dd")


# Settings


def test_settings_come_back() -> None:
    shelf = Shelf()
    settings = Settings(lang="hr", theme="dark", interactive=False)
    Keeper(shelf).save_settings(settings)
    assert Keeper(shelf).load_settings() == settings


@given(st.text() | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps))
def test_damaged_settings_are_the_defaults(text: str) -> None:
    assert Keeper(Shelf({SETTINGS_KEY: text})).load_settings() == Settings()


VALUES = st.none() | st.booleans() | st.integers() | st.text() | st.sampled_from(["hr", "dark"])


@given(st.dictionaries(st.sampled_from(["lang", "theme", "interactive", "x"]), VALUES))
def test_each_setting_is_a_choice_or_its_default(data: dict[str, object]) -> None:
    settings = Keeper(Shelf({SETTINGS_KEY: json.dumps(data)})).load_settings()
    assert settings.lang in ("", "hr", "en")
    assert settings.theme in ("auto", "light", "dark", "contrast")
    assert isinstance(settings.interactive, bool)
    if data.get("theme") == "dark":
        assert settings.theme == "dark"


# Asking the browser to keep it all


def test_the_browser_is_asked_to_last_once_ever() -> None:
    shelf = Shelf()
    for _ in range(3):
        Keeper(shelf).finished()
    assert shelf.asked == 1


def test_a_browser_that_stores_nothing_is_not_asked() -> None:
    shelf = Shelf(denied=True)
    Keeper(shelf).finished()
    assert shelf.asked == 0


def test_only_keys_of_our_own_are_written() -> None:
    shelf = Shelf({GAME_KEY: "damaged"})
    keeper = opened(shelf)
    keeper.save_game(played("2-Dd"), "")
    keeper.save_settings(Settings())
    keeper.finished()
    assert all(key.startswith("crescent-") for key in shelf.texts)


def test_a_player_is_new_once() -> None:
    shelf = Shelf()
    assert opened(shelf).greet()
    assert not opened(shelf).greet()


def test_who_has_a_game_or_cannot_be_remembered_is_not_new() -> None:
    shelf = Shelf()
    opened(shelf).save_game(played("14-5"), "")
    assert not opened(shelf).greet()
    assert not opened(Shelf(denied=True)).greet()
    assert not opened(Shelf(room=0)).greet()
