"""A player takes moves back, plays them again and redeals."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.spots import START, Spot
from e2e.table_page import TablePage
from tests.games import WIN, shuttle

MOVES = WIN[:3]


def spot(count: int) -> Spot:
    """The won game after so many entries."""
    return Spot(START.code, " ".join(WIN[:count]))


def test_moves_are_taken_back_and_played_again(open_table: TablePage) -> None:
    open_table.go_to(START.code)
    expect(open_table.button("undo")).to_be_disabled()
    expect(open_table.button("redo")).to_be_disabled()
    for word in MOVES:
        open_table.move_by_taps(*word.split("-"))
    open_table.expect_game(spot(3).game)
    expect(open_table.button("undo")).to_be_enabled()
    for left in (2, 1, 0):
        open_table.press("undo")
        open_table.expect_game(spot(left).game)
    expect(open_table.button("undo")).to_be_disabled()
    for done in (1, 2, 3):
        open_table.press("redo")
        open_table.expect_game(spot(done).game)
    expect(open_table.button("redo")).to_be_disabled()


def test_another_move_ends_what_can_be_played_again(open_table: TablePage) -> None:
    open_table.go_to(START.code, " ".join(MOVES))
    open_table.press("undo")
    expect(open_table.button("redo")).to_be_enabled()
    open_table.move_by_taps(*MOVES[2].split("-"))
    expect(open_table.button("redo")).to_be_disabled()
    open_table.expect_game(spot(3).game)


def test_undo_puts_a_picked_up_card_down(open_table: TablePage) -> None:
    open_table.go_to(START.code, MOVES[0])
    open_table.place("14").press("Enter")
    open_table.expect_selected("14")
    open_table.press("undo")
    open_table.expect_nothing_held()
    open_table.expect_game(START.game)


def test_undo_does_not_wait_for_a_flight(open_table: TablePage) -> None:
    open_table.go_to(START.code)
    open_table.move_by_taps(*MOVES[0].split("-"))
    undo, redo = open_table.button("undo"), open_table.button("redo")
    at = [open_table.box(button).middle for button in (undo, redo, undo, redo, undo)]
    for point in at:
        open_table.page.mouse.click(*point)
    open_table.expect_game(START.game)
    expect(open_table.page.locator(".ghost")).to_have_count(0)


def test_redeals_are_counted_down_and_cannot_be_undone(open_table: TablePage) -> None:
    open_table.go_to(START.code, MOVES[0])
    button = open_table.button("redeal")
    for left, said in (
        (2, "Redealt. 2 redeals are left"),
        (1, "Redealt. 1 redeal is left"),
        (0, "Redealt. No redeals are left"),
    ):
        # By the keyboard: presses in quick succession would be one.
        button.press("Enter")
        expect(open_table.status).to_have_text(said)
        expect(open_table.value("redeals")).to_have_text(str(left))
        expect(open_table.button("undo")).to_be_disabled()
        expect(open_table.button("redo")).to_be_disabled()
        open_table.expect_game(Spot(START.code, MOVES[0] + " R" * (3 - left)).game)
    expect(button).to_have_text("No more redeals", use_inner_text=True)
    expect(open_table.value("moves")).to_have_text("1")


def test_a_hasty_double_press_redeals_once(open_table: TablePage) -> None:
    open_table.go_to(START.code)
    open_table.button("redeal").click(click_count=3)
    open_table.expect_game(Spot(START.code, "R").game)
    expect(open_table.value("redeals")).to_have_text("2")


def test_redeal_puts_a_picked_up_card_down(open_table: TablePage) -> None:
    open_table.go_to(START.code)
    open_table.place("14").press("Enter")
    open_table.expect_selected("14")
    open_table.press("redeal")
    open_table.expect_nothing_held()
    open_table.expect_game(Spot(START.code, "R").game)


def test_undo_reaches_back_a_hundred_moves(open_table: TablePage) -> None:
    open_table.go_to(START.code, shuttle(103))
    undo = open_table.button("undo")
    for _ in range(100):
        undo.dispatch_event("click")
    expect(undo).to_be_disabled()
    open_table.expect_game(Spot(START.code, shuttle(3)).game)
    expect(open_table.button("redo")).to_be_enabled()


def test_a_game_of_5000_entries_says_so_and_takes_no_more(open_table: TablePage) -> None:
    open_table.go_to(START.code, shuttle(4999))
    open_table.place("10").press("Enter")
    open_table.place("5").press("Enter")
    expect(open_table.value("moves")).to_have_text("5000")
    open_table.place("5").press("Enter")
    open_table.place("10").press("Enter")
    open_table.expect_said("The game has reached 5000 entries and takes no more")
    expect(open_table.value("moves")).to_have_text("5000")


def test_a_redeal_of_another_game_is_not_taken_for_a_second_press(table: TablePage) -> None:
    table.open_game(START.code)
    # All at once, as no hand could: redeal, the other game, redeal.
    table.page.evaluate(
        """() => {
          const redeal = document.querySelector(".controls [data-action=redeal]");
          const press = () => redeal.dispatchEvent(
            new MouseEvent("click", { bubbles: true, detail: 1 }));
          press();
          document.querySelector("#menu [data-action=restart]").click();
          document.querySelector("#confirm [data-action=confirm]").click();
          press();
        }""",
    )
    expect(table.value("redeals")).to_have_text("2")
