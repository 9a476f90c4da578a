"""A player drags cards with a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from crescent.places import PILES, Foundation
from crescent.rules import targets
from e2e.hands import Point
from e2e.spots import START, choices, find
from e2e.table_page import TablePage

SPOT, MOVE = find(lambda state: (m for m in choices(state) if m.target in PILES))
SOURCE, TARGET = str(MOVE.source), str(MOVE.target)
PLAYED = SPOT.after(MOVE)


def way_of_the_finger(table: TablePage) -> tuple[Point, Point]:
    """From the card to where it goes, in whole pixels."""
    slots = table.slots()
    (left, top), (right, bottom) = slots[SOURCE].middle, slots[TARGET].middle
    return (round(left), round(top)), (round(right), round(bottom))


def expect_under_finger(table: TablePage, start: Point, end: Point) -> None:
    """The card has come along from the start to the end."""
    held = table.page.locator(".held")
    expect(held).to_have_css("translate", f"{end[0] - start[0]}px {end[1] - start[1]}px")


def begin(table: TablePage) -> tuple[Point, Point]:
    """Drag a card half of its way; gives the start and the end of that way."""
    table.go_to(SPOT.code, SPOT.moves)
    start, end = way_of_the_finger(table)
    table.fingers.down(start)
    table.fingers.move(start, end)
    expect(table.page.locator(".held")).to_have_count(1)
    return start, end


def test_a_card_dragged_by_finger_goes_there(open_touch_table: TablePage) -> None:
    begin(open_touch_table)
    expect(open_touch_table.place(TARGET)).to_have_attribute("data-mark", "aimed")
    others = {str(place) for place in targets(SPOT.game.state, MOVE.source)} - {TARGET}
    assert open_touch_table.marked("target") == others
    open_touch_table.fingers.up()
    open_touch_table.expect_game(PLAYED)
    open_touch_table.expect_nothing_held()


def test_the_card_is_under_the_finger(open_touch_table: TablePage) -> None:
    start, end = begin(open_touch_table)
    expect_under_finger(open_touch_table, start, end)
    open_touch_table.fingers.up()


def test_a_finger_drops_in_the_foundation_area(open_touch_table: TablePage) -> None:
    spot, move = find(lambda state: (m for m in choices(state) if isinstance(m.target, Foundation)))
    open_touch_table.go_to(spot.code, spot.moves)
    area = open_touch_table.box(open_touch_table.page.locator(".foundations"))
    start = open_touch_table.middle(str(move.source))
    open_touch_table.fingers.drag(start, (area.left + 5, area.bottom - 5))
    open_touch_table.expect_game(spot.after(move))


def test_a_refused_card_goes_back(open_touch_table: TablePage) -> None:
    open_touch_table.go_to(START.code)
    open_touch_table.move_by_touch("1", "2")
    open_touch_table.expect_said("It must be of the same suit")
    open_touch_table.expect_nothing_held()
    open_touch_table.expect_game(START.game)


def test_a_gesture_taken_over_by_the_system_moves_nothing(open_touch_table: TablePage) -> None:
    begin(open_touch_table)
    open_touch_table.fingers.cancel()
    open_touch_table.expect_nothing_held()
    open_touch_table.expect_game(SPOT.game)
    open_touch_table.move_by_touch(SOURCE, TARGET)
    open_touch_table.expect_game(PLAYED)


@pytest.mark.parametrize("where", [(-30, 300), (180, 10), (180, 635), (370, 300)])
def test_letting_go_outside_the_table_leaves_nothing_behind(
    open_touch_table: TablePage, where: Point
) -> None:
    open_touch_table.go_to(SPOT.code, SPOT.moves)
    open_touch_table.fingers.drag(open_touch_table.middle(SOURCE), where)
    open_touch_table.expect_nothing_held()
    # The header lies beside the top row, so a card let go there may have gone to a pile near it.
    assert open_touch_table.position()[SOURCE] in {
        (str(SPOT.game.state.top(MOVE.source)), str(SPOT.game.state.count(MOVE.source))),
    }


def test_a_second_finger_does_not_disturb_the_first(open_touch_table: TablePage) -> None:
    open_touch_table.go_to(SPOT.code, SPOT.moves)
    start, end = way_of_the_finger(open_touch_table)
    other = open_touch_table.middle("Sa")
    half = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    open_touch_table.fingers.down(start)
    open_touch_table.fingers.move(start, half)
    open_touch_table.fingers.down(half, other)
    open_touch_table.fingers.move(half, end, other)
    expect_under_finger(open_touch_table, start, end)
    expect(open_touch_table.place(TARGET)).to_have_attribute("data-mark", "aimed")
    open_touch_table.fingers.up()
    open_touch_table.expect_game(PLAYED)
    open_touch_table.expect_nothing_held()


def test_a_second_finger_picks_no_second_card_up(open_touch_table: TablePage) -> None:
    _, end = begin(open_touch_table)
    other = next(p for p in PILES if str(p) not in (SOURCE, TARGET))
    open_touch_table.fingers.down(end, open_touch_table.middle(str(other)))
    expect(open_touch_table.page.locator(".held")).to_have_count(1)
    open_touch_table.fingers.up()
    open_touch_table.expect_nothing_held()


NATIVE_DRAG = """
(slot) => {
  const dataTransfer = new DataTransfer();
  const drag = new DragEvent("dragstart", { bubbles: true, cancelable: true, dataTransfer });
  return slot.dispatchEvent(drag) ? "begun" : "prevented";
}
"""


def test_no_native_drag_starts_beside_a_finger(open_touch_table: TablePage) -> None:
    slot = open_touch_table.place(SOURCE).locator(".slot")
    open_touch_table.go_to(SPOT.code, SPOT.moves)
    start, end = open_touch_table.middle(SOURCE), open_touch_table.middle(TARGET)
    open_touch_table.fingers.down(start)
    assert slot.evaluate(NATIVE_DRAG) == "prevented"
    open_touch_table.fingers.move(start, end)
    assert slot.evaluate(NATIVE_DRAG) == "prevented"
    expect(open_touch_table.page.locator(".held")).to_have_count(1)
    open_touch_table.fingers.up()
    open_touch_table.expect_game(PLAYED)


def test_a_trembling_finger_still_taps(open_touch_table: TablePage) -> None:
    open_touch_table.go_to(SPOT.code, SPOT.moves)
    x, y = open_touch_table.middle(SOURCE)
    open_touch_table.fingers.drag((x, y), (x + 3, y + 3))
    open_touch_table.expect_selected(SOURCE)


def test_a_tap_after_a_drag_is_a_tap(open_touch_table: TablePage) -> None:
    open_touch_table.go_to(SPOT.code, SPOT.moves)
    open_touch_table.fingers.drag(open_touch_table.middle(SOURCE), (180, 635))
    open_touch_table.expect_nothing_held()
    open_touch_table.touch(SOURCE)
    open_touch_table.expect_selected(SOURCE)
    open_touch_table.touch(TARGET)
    open_touch_table.expect_game(PLAYED)
