"""A player does everything at once."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from crescent.places import PILES, PLACES
from crescent.rules import targets
from e2e.spots import START, Spot, choices, find
from e2e.table_page import TablePage, game_link
from tests.games import WIN

SPOT, MOVE = find(lambda state: (m for m in choices(state) if m.target in PILES))
SOURCE, TARGET = str(MOVE.source), str(MOVE.target)
OTHER = "CR1-N-CRESCEN"


def total(table: TablePage) -> int:
    """How many cards are on the table."""
    return sum(int(count or 0) for _, count in table.position().values())


def test_a_storm_of_clicks_loses_no_card(open_table: TablePage) -> None:
    chance = random.Random(7)
    open_table.go_to(START.code)
    points = [box.middle for box in open_table.slots().values()]
    for action in ("undo", "redo", "undo"):
        points += [open_table.box(open_table.button(action)).middle] * 2
    for _ in range(120):
        open_table.page.mouse.click(*chance.choice(points))
    assert total(open_table) == 104
    expect(open_table.page.locator(".ghost, .flying")).to_have_count(0)
    # What is seen is what is kept.
    seen, moves = open_table.position(), open_table.value("moves").inner_text()
    open_table.reload()
    assert open_table.position() == seen
    expect(open_table.value("moves")).to_have_text(moves)


def test_a_dialog_that_opens_in_mid_drag_ends_it(open_table: TablePage) -> None:
    open_table.go_to(SPOT.code, "2-Dd")
    slots = open_table.slots()
    open_table.mouse.press(slots[SOURCE].middle)
    open_table.mouse.move(slots[SOURCE].middle, slots[TARGET].middle)
    open_table.follow(game_link(OTHER))
    expect(open_table.dialog("confirm")).to_be_visible()
    open_table.mouse.let_go()
    open_table.press("close")
    open_table.expect_nothing_held()
    open_table.expect_game(Spot(SPOT.code, "2-Dd").game)


def test_a_dialog_that_opens_under_a_finger_ends_its_drag(open_touch_table: TablePage) -> None:
    table = open_touch_table
    table.go_to(SPOT.code, "2-Dd")
    slots = table.slots()
    table.fingers.down(slots[SOURCE].middle)
    table.fingers.move(slots[SOURCE].middle, slots["Sa"].middle)
    table.follow(game_link(OTHER))
    expect(table.dialog("confirm")).to_be_visible()
    table.fingers.up()
    table.press("close")
    table.expect_nothing_held()
    assert total(table) == 104


def test_a_game_that_begins_in_mid_drag_takes_no_card_of_the_old(open_table: TablePage) -> None:
    open_table.go_to(START.code)
    slots = open_table.slots()
    open_table.mouse.press(slots[SOURCE].middle)
    open_table.mouse.move(slots[SOURCE].middle, slots[TARGET].middle)
    # Nothing has been played, so nothing is asked.
    open_table.follow(game_link(OTHER))
    open_table.mouse.let_go()
    open_table.expect_nothing_held()
    open_table.expect_game(Spot(OTHER, "").game)


@pytest.mark.parametrize("size", [(640, 360), (768, 1024)])
def test_a_phone_turned_in_mid_drag_drops_where_the_finger_is(
    open_touch_table: TablePage, size: tuple[int, int]
) -> None:
    table = open_touch_table
    table.page.set_viewport_size({"width": 360, "height": 640})
    table.go_to(SPOT.code, SPOT.moves)
    start = table.middle(SOURCE)
    table.fingers.down(start)
    table.fingers.move(start, (start[0] - 30, start[1] + 30))
    expect(table.page.locator(".held")).to_have_count(1)
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    end = table.middle(TARGET)
    table.fingers.move(end, end)
    expect(table.place(TARGET)).to_have_attribute("data-mark", "aimed")
    table.fingers.up()
    table.expect_game(SPOT.after(MOVE))
    table.expect_nothing_held()
    table.page.set_viewport_size({"width": 360, "height": 640})


def test_a_flying_card_can_be_dragged_on(open_table: TablePage) -> None:
    words = ["14-5", "5-10"]
    open_table.go_to(START.code)
    slots = open_table.slots()
    open_table.tap("14")
    open_table.tap("5")
    open_table.mouse.drag(slots["5"].middle, slots["10"].middle)
    open_table.expect_game(Spot(START.code, " ".join(words)).game)


def test_buttons_put_a_picked_up_card_down_or_leave_it(open_table: TablePage) -> None:
    open_table.go_to(SPOT.code, SPOT.moves)
    open_table.tap(SOURCE)
    for action in ("menu", "code"):
        open_table.press(action)
        open_table.press("close")
        # It is still picked up, and still goes where it may.
        open_table.expect_selected(SOURCE)
    open_table.tap(TARGET)
    open_table.expect_game(SPOT.after(MOVE))


def test_a_language_changed_with_a_card_picked_up(open_table: TablePage) -> None:
    open_table.go_to(SPOT.code, SPOT.moves)
    open_table.tap(SOURCE)
    open_table.speak("hr")
    open_table.expect_selected(SOURCE)
    lit = {str(place) for place in targets(SPOT.game.state, MOVE.source)}
    assert open_table.marked("target") == lit


def test_undo_and_redo_run_along_with_a_key_held_down(open_table: TablePage) -> None:
    open_table.go_to(START.code, " ".join(WIN[:6]))
    open_table.button("undo").focus()
    for _ in range(6):
        open_table.page.keyboard.down("Enter")
    open_table.page.keyboard.up("Enter")
    open_table.expect_game(START.game)


def test_a_key_held_down_redeals_once(open_table: TablePage) -> None:
    open_table.go_to(START.code)
    open_table.button("redeal").focus()
    for _ in range(4):
        open_table.page.keyboard.down("Enter")
    open_table.page.keyboard.up("Enter")
    expect(open_table.value("redeals")).to_have_text("2")


def test_a_right_click_or_a_middle_click_is_no_tap(open_table: TablePage) -> None:
    open_table.go_to(START.code)
    for button in ("right", "middle"):
        open_table.place("2").locator(".slot").click(button=button)
    open_table.expect_game(START.game)
    open_table.expect_nothing_held()


def test_something_foreign_dropped_on_the_table_changes_nothing(open_table: TablePage) -> None:
    open_table.go_to(START.code)
    for kind in ("dragover", "drop"):
        open_table.place("5").evaluate(
            """(place, kind) => {
              const dataTransfer = new DataTransfer();
              dataTransfer.setData("text/plain", "KS");
              place.dispatchEvent(
                new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
            }""",
            kind,
        )
    open_table.expect_game(START.game)
    open_table.expect_nothing_held()
    assert len(open_table.position()) == len(PLACES)
