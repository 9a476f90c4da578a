"""A player taps cards and places."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from crescent.moves import Move
from crescent.places import FOUNDATIONS, PILES
from crescent.refusals import Refusal
from crescent.rules import apply, targets
from crescent.state import GameState
from e2e.spots import (
    START,
    between_foundations,
    choices,
    find,
    only_moves,
    refused_taps,
    to_both_foundations,
)
from e2e.table_page import TablePage


def names(state: GameState, move: Move) -> set[str]:
    """The places that accept the card of a move."""
    return set(map(str, targets(state, move.source)))


def test_a_card_with_one_place_to_go_goes_there(open_table: TablePage) -> None:
    spot, move = find(only_moves)
    open_table.go_to(spot.code, spot.moves)
    open_table.tap(str(move.source))
    open_table.expect_game(spot.after(move))
    open_table.expect_nothing_held()


def test_a_card_with_a_choice_waits_for_the_second_tap(open_table: TablePage) -> None:
    spot, move = find(choices)
    open_table.go_to(spot.code, spot.moves)
    open_table.tap(str(move.source))
    open_table.expect_selected(str(move.source))
    card = open_table.page.get_by_role("button", name=re.compile("selected"))
    expect(card).to_have_attribute("data-place", str(move.source))
    assert open_table.marked("target") == names(spot.game.state, move)
    open_table.tap(str(move.target))
    open_table.expect_game(spot.after(move))
    open_table.expect_nothing_held()


def test_a_second_tap_on_the_card_lets_it_go(open_table: TablePage) -> None:
    spot, move = find(choices)
    open_table.go_to(spot.code, spot.moves)
    open_table.tap(str(move.source))
    open_table.expect_selected(str(move.source))
    open_table.page.keyboard.press("Escape")
    open_table.expect_nothing_held()
    # By the keyboard, for which there is no double tap to wait out.
    open_table.place(str(move.source)).press("Enter")
    open_table.expect_selected(str(move.source))
    open_table.place(str(move.source)).press("Enter")
    open_table.expect_nothing_held()
    open_table.expect_game(spot.game)


def test_a_refused_place_keeps_the_card_picked_up(open_table: TablePage) -> None:
    spot, move = find(refused_taps(Refusal.DIFFERENT_SUIT))
    open_table.go_to(spot.code, spot.moves)
    open_table.tap(str(move.source))
    open_table.tap(str(move.target))
    open_table.expect_said("It must be of the same suit")
    open_table.expect_selected(str(move.source))
    assert open_table.marked("target") == names(spot.game.state, move)
    open_table.expect_game(spot.game)


def home_or_elsewhere(state: GameState) -> Iterator[Move]:
    """Moves to a foundation of cards that have other places to go too, so that one tap waits."""
    for move in choices(state):
        if move.target in FOUNDATIONS and move not in to_both_foundations(state):
            yield move


def test_a_double_tap_sends_a_card_home(open_table: TablePage) -> None:
    spot, move = find(home_or_elsewhere)
    open_table.go_to(spot.code, spot.moves)
    open_table.tap(str(move.source), times=2)
    open_table.expect_game(spot.after(move))


def test_a_double_tap_prefers_the_ascending_foundation(open_table: TablePage) -> None:
    spot, move = find(to_both_foundations)
    open_table.go_to(spot.code, spot.moves)
    open_table.tap(str(move.source), times=2)
    open_table.expect_game(spot.after(move))


def test_a_double_tap_on_a_card_that_cannot_go_home_is_one_tap(open_table: TablePage) -> None:
    def only_piles(state: GameState) -> Iterator[Move]:
        return (m for m in choices(state) if not {*FOUNDATIONS} & {*targets(state, m.source)})

    spot, move = find(only_piles)
    open_table.go_to(spot.code, spot.moves)
    open_table.tap(str(move.source), times=2)
    open_table.expect_selected(str(move.source))
    open_table.expect_game(spot.game)


def uncovers_another_mover(state: GameState) -> Iterator[Move]:
    """Moves by one tap that uncover a card which one tap would move as well."""
    for move in only_moves(state):
        if len(targets(apply(state, move), move.source)) == 1:
            yield move


@pytest.mark.parametrize("times", [2, 3])
def test_hasty_taps_never_move_the_card_below(open_table: TablePage, times: int) -> None:
    spot, move = find(uncovers_another_mover)
    open_table.go_to(spot.code, spot.moves)
    open_table.tap(str(move.source), times)
    open_table.expect_game(spot.after(move))
    open_table.expect_nothing_held()


def test_a_triple_tap_moves_a_card_with_a_choice_once(open_table: TablePage) -> None:
    spot, move = find(home_or_elsewhere)
    open_table.go_to(spot.code, spot.moves)
    open_table.tap(str(move.source), times=3)
    open_table.expect_game(spot.after(move))
    open_table.expect_nothing_held()


@pytest.mark.parametrize("times", [1, 2, 3])
def test_a_tap_on_a_foundation_only_picks_up(open_table: TablePage, times: int) -> None:
    spot, move = find(between_foundations)
    open_table.go_to(spot.code, spot.moves)
    open_table.tap(str(move.source), times)
    open_table.expect_selected(str(move.source))
    assert open_table.marked("target") == {str(move.target)}
    open_table.expect_game(spot.game)
    open_table.tap(str(move.target))
    open_table.expect_game(spot.after(move))


def test_the_base_of_a_foundation_is_locked(open_table: TablePage) -> None:
    open_table.go_to(START.code)
    open_table.tap("Sa")
    open_table.expect_said("The base of a foundation is locked")
    open_table.expect_nothing_held()


def test_an_emptied_pile_says_so(open_table: TablePage) -> None:
    spot, pile = find(lambda state: (p for p in PILES if not state.count(p)))
    open_table.go_to(spot.code, spot.moves)
    open_table.tap(str(pile))
    open_table.expect_said("There is no card here")
    open_table.expect_nothing_held()


def two_that_do_not_meet(state: GameState) -> Iterator[tuple[Move, Move]]:
    """Two moves by one tap each, of which the first does not touch the second."""
    for first in only_moves(state):
        for second in only_moves(apply(state, first)):
            if {first.source, first.target}.isdisjoint({second.source, second.target}):
                yield first, second


def follows_the_first(state: GameState) -> Iterator[tuple[Move, Move]]:
    """Two moves by one tap each, the second of the very card that has just been put down."""
    for first in only_moves(state):
        for second in only_moves(apply(state, first)):
            if second.source == first.target:
                yield first, second


@pytest.mark.parametrize("wanted", [two_that_do_not_meet, follows_the_first])
def test_a_tap_during_a_flight_is_answered(open_table: TablePage, wanted: object) -> None:
    assert callable(wanted)
    spot, (first, second) = find(wanted)
    open_table.go_to(spot.code, spot.moves)
    slots = open_table.slots()
    open_table.page.mouse.click(*slots[str(first.source)].middle)
    open_table.page.mouse.click(*slots[str(second.source)].middle)
    open_table.expect_game(spot.after(first, second))


def test_fingers_tap_as_the_mouse_does(open_touch_table: TablePage) -> None:
    spot, move = find(home_or_elsewhere)
    open_touch_table.go_to(spot.code, spot.moves)
    open_touch_table.touch(str(move.source))
    open_touch_table.expect_selected(str(move.source))
    open_touch_table.touch(str(move.target))
    open_touch_table.expect_game(spot.after(move))


def test_a_double_tap_by_finger_sends_a_card_home(open_touch_table: TablePage) -> None:
    spot, move = find(home_or_elsewhere)
    open_touch_table.go_to(spot.code, spot.moves)
    open_touch_table.touch(str(move.source), times=2)
    open_touch_table.expect_game(spot.after(move))


def test_a_key_held_down_moves_one_card(open_table: TablePage) -> None:
    spot, move = find(uncovers_another_mover)
    open_table.go_to(spot.code, spot.moves)
    open_table.place(str(move.source)).focus()
    for _ in range(3):
        open_table.page.keyboard.down("Enter")
    open_table.page.keyboard.up("Enter")
    open_table.expect_game(spot.after(move))
