"""Where the arrow keys lead on the table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crescent.places import PLACES, Place, parse_place
from crescent.web.steps import (
    ARROWS,
    TALL,
    WIDE,
    Cell,
    Grid,
    cell_of,
    grid_of,
    landing,
    place_in,
    step,
    step_among,
)
from tests.games import game

ALL = [grid_of(wide, opened) for wide in (False, True) for opened in (False, True)]
GRIDS = pytest.mark.parametrize("grid", [TALL, WIDE], ids=["tall", "wide"])
KEYS = [*ARROWS, "Home", "End"]
BACK = {
    "ArrowUp": "ArrowDown",
    "ArrowDown": "ArrowUp",
    "ArrowLeft": "ArrowRight",
    "ArrowRight": "ArrowLeft",
}


def walk(grid: Grid, start: str, keys: str) -> str:
    """The places that keys lead to, one by one; keys by their first letters, Home as ``h``."""
    long = {"u": "ArrowUp", "d": "ArrowDown", "l": "ArrowLeft", "r": "ArrowRight"}
    long |= {"h": "Home", "e": "End"}
    cell, seen = cell_of(parse_place(start), grid), []
    for key in keys:
        cell = step(cell, long[key], grid)
        seen.append(str(place_in(cell, grid)))
    return " ".join(seen)


@GRIDS
def test_arrows_follow_the_whole_horseshoe_and_back(grid: Grid) -> None:
    on = "2 3 4 5 6 7 8 9 10 11 12 13 14 15 16"
    assert walk(grid, "1", "uuuu" + "r" * 8 + "ddd") == on
    back = "15 14 13 12 11 10 9 8 7 6 5 4 3 2 1"
    assert walk(grid, "16", "uuuu" + "l" * 8 + "ddd") == back


@GRIDS
def test_arrows_go_into_the_foundations_and_back_to_where_they_came_from(grid: Grid) -> None:
    for pile in (6, 7, 8, 9, 10, 11):
        foundation, back = walk(grid, str(pile), "du").split()
        assert foundation.endswith("a")
        assert back == str(pile)
    assert walk(grid, "3", "rrrrr") == "Sa Ha Da Ca 14"
    assert walk(grid, "16", "lllll") == "Cd Dd Hd Sd 1"
    assert walk(grid, "9", "dduuu").split()[-1] == "9"


def test_the_foundations_below_a_pile_are_those_it_stands_above() -> None:
    assert [walk(TALL, str(pile), "dd") for pile in (6, 8, 9, 11)] == [
        *("Sa Sd", "Ha Hd", "Da Dd", "Ca Cd")
    ]


@GRIDS
def test_home_and_end_lead_to_the_ends_of_the_horseshoe(grid: Grid) -> None:
    for place in PLACES:
        assert walk(grid, str(place), "he") == "1 16"


@GRIDS
def test_at_the_edges_there_is_no_way_on(grid: Grid) -> None:
    assert walk(grid, "1", "dl") == "1 1"
    assert walk(grid, "16", "dr") == "16 16"
    assert walk(grid, "8", "u") == "8"
    assert walk(grid, "Hd", "d") == "Hd"


@GRIDS
def test_every_place_can_be_reached_from_every_other(grid: Grid) -> None:
    for start in PLACES:
        reached = {cell_of(start, grid)}
        while more := {step(cell, key, grid) for cell in reached for key in ARROWS} - reached:
            reached |= more
        assert {place_in(cell, grid) for cell in reached} == set(PLACES)


@given(st.sampled_from(ALL), st.sampled_from(PLACES), st.lists(st.sampled_from(KEYS)))
def test_the_opposite_arrow_takes_a_straight_step_back(
    grid: Grid, start: Place, keys: list[str]
) -> None:
    cell = cell_of(start, grid)
    for key in keys:
        before, cell = cell, step(cell, key, grid)
        assert place_in(cell, grid) in PLACES
        if key in ARROWS and before != cell and is_straight(before, cell, key):
            assert place_in(step(cell, BACK[key], grid), grid) == place_in(before, grid)


def is_straight(before: Cell, after: Cell, key: str) -> bool:
    """Whether a step went the way of its arrow, not round a corner."""
    down, across = ARROWS[key]
    return (after[0] - before[0]) * across == 0 == (after[1] - before[1]) * down


def test_a_card_lands_where_a_move_or_its_undoing_takes_it() -> None:
    start = game()
    moved = start.play(game("14-5").record[0])
    assert str(landing(start, moved)) == "5"
    assert str(landing(moved, moved.undo())) == "14"
    assert str(landing(moved.undo(), moved.undo().redo())) == "5"
    assert landing(moved, moved) is None
    assert landing(start, game("R")) is None


def test_in_the_open_view_a_row_goes_from_end_to_end() -> None:
    tall, wide = grid_of(wide=False, opened=True), grid_of(wide=True, opened=True)
    assert walk(tall, "5", "r" * 8) == "6 7 8 9 10 11 12 13"
    assert walk(tall, "7", "dd") == "Da 3"
    assert walk(wide, "1", "r" * 15) == " ".join(map(str, range(2, 17)))
    assert walk(wide, "8", "ud") == "Ca 8"


@pytest.mark.parametrize(
    ("index", "key", "there"),
    [
        *((0, "ArrowRight", 1), (1, "ArrowDown", 2), (2, "ArrowRight", 2)),
        *((2, "ArrowLeft", 1), (1, "ArrowUp", 0), (0, "ArrowUp", 0)),
        *((1, "Home", 0), (1, "End", 2)),
    ],
)
def test_among_a_few_places_keys_follow_their_order(index: int, key: str, there: int) -> None:
    assert step_among(index, key, 3) == there
