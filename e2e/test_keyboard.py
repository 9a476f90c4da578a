"""A player plays by the keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from crescent.deals import parse_code
from crescent.game import new_game
from crescent.moves import Redeal, parse_entry
from crescent.refusals import Refusal
from e2e.spots import START, Spot, choices, find, only_moves, refused_taps
from e2e.table_page import TablePage
from tests.games import CODE, WIN


def press(table: TablePage, *keys: str) -> None:
    """Press keys one after another."""
    for key in keys:
        table.page.keyboard.press(key)


def test_a_game_is_won_by_keys_alone(table: TablePage) -> None:
    table.open_game(CODE)
    # Past the deal code in the bar.
    press(table, "Tab", "Tab")
    table.expect_focused("1")
    game = new_game(parse_code(CODE))
    for word in WIN:
        entry = parse_entry(word)
        game = game.play(entry)
        if isinstance(entry, Redeal):
            press(table, "d")
            expect(table.value("redeals")).to_have_text(str(game.state.redeals_left))
        else:
            table.move_by_keys(str(entry.source), str(entry.target))
            expect(table.value("moves")).to_have_text(str(game.moves))
    expect(table.table).to_have_attribute("data-game-status", "won")
    expect(table.dialog("won")).to_be_visible()
    press(table, "Enter")
    expect(table.table).to_have_attribute("data-game-status", "playing")
    expect(table.value("moves")).to_have_text("0")


def test_the_table_is_one_stop_of_the_tab_key(table: TablePage) -> None:
    table.open_game(CODE)
    press(table, "Tab")
    expect(table.button("code")).to_be_focused()
    press(table, "Tab")
    table.expect_focused("1")
    table.walk_to("Ha")
    press(table, "Tab")
    expect(table.button("new")).to_be_focused()
    press(table, "Shift+Tab")
    table.expect_focused("Ha")
    press(table, "Shift+Tab")
    expect(table.button("code")).to_be_focused()


def test_a_tapped_place_is_where_the_arrows_go_on(open_table: TablePage) -> None:
    open_table.go_to(CODE)
    open_table.tap("9")
    press(open_table, "ArrowRight")
    open_table.expect_focused("10")


def test_the_focus_goes_where_the_card_goes(open_table: TablePage) -> None:
    spot, move = find(only_moves)
    open_table.go_to(spot.code, spot.moves)
    open_table.place(str(move.source)).press(" ")
    open_table.expect_game(spot.after(move))
    open_table.expect_focused(str(move.target))
    press(open_table, "z")
    open_table.expect_game(spot.game)
    open_table.expect_focused(str(move.source))
    press(open_table, "y")
    open_table.expect_focused(str(move.target))


def test_a_card_is_picked_up_and_let_go(open_table: TablePage) -> None:
    spot, move = find(choices)
    open_table.go_to(spot.code, spot.moves)
    open_table.place(str(move.source)).press("Enter")
    open_table.expect_selected(str(move.source))
    press(open_table, "Escape")
    open_table.expect_nothing_held()
    open_table.expect_focused(str(move.source))
    press(open_table, "Enter")
    open_table.expect_selected(str(move.source))
    # Also from elsewhere than the table.
    open_table.button("hint").focus()
    press(open_table, "Escape")
    open_table.expect_nothing_held()


def test_a_refusal_leaves_the_focus_where_it_is(open_table: TablePage) -> None:
    spot, move = find(refused_taps(Refusal.DIFFERENT_SUIT))
    open_table.go_to(spot.code, spot.moves)
    open_table.place(str(move.source)).press("Enter")
    open_table.place(str(move.target)).press("Enter")
    open_table.expect_said("It must be of the same suit")
    open_table.expect_focused(str(move.target))


@pytest.mark.parametrize(
    ("undo", "redo"),
    [("z", "y"), ("Control+z", "Control+y"), ("Control+z", "Control+Shift+z")],
)
def test_keys_undo_and_redo(open_table: TablePage, undo: str, redo: str) -> None:
    open_table.go_to(CODE, "14-5")
    press(open_table, undo)
    open_table.expect_game(START.game)
    press(open_table, redo)
    open_table.expect_game(Spot(CODE, "14-5").game)


def test_the_other_letters_do_what_the_buttons_do(table: TablePage) -> None:
    table.open_game(CODE)
    press(table, "h")
    expect(table.page.locator('[data-mark="hinted"]')).to_have_count(1)
    press(table, "D")
    table.expect_game(Spot(CODE, "R").game)
    press(table, "?")
    expect(table.dialog("keys")).to_be_visible()
    # In a dialog the keys are the dialog's.
    press(table, "d", "Escape")
    expect(table.dialog("keys")).to_be_hidden()
    table.expect_game(Spot(CODE, "R").game)
    press(table, "n")
    expect(table.dialog("confirm")).to_be_visible()
    press(table, "Tab", "Enter")
    expect(table.value("redeals")).to_have_text("3")


def test_a_letter_held_down_counts_once(open_table: TablePage) -> None:
    open_table.go_to(CODE)
    open_table.page.keyboard.down("d")
    open_table.page.keyboard.down("d")
    open_table.page.keyboard.up("d")
    open_table.expect_game(Spot(CODE, "R").game)


def test_letters_can_be_turned_off(table: TablePage) -> None:
    table.open_game(CODE, "14-5")
    press(table, "?")
    table.dialog("keys").get_by_label("Letter keys").uncheck()
    table.press("close")
    press(table, "z", "?")
    table.expect_game(Spot(CODE, "14-5").game)
    expect(table.dialog("keys")).to_be_hidden()
    press(table, "Control+z")
    table.expect_game(START.game)
    # The choice is remembered.
    table.reload()
    table.press("menu")
    table.press("keys")
    expect(table.dialog("keys").get_by_label("Letter keys")).not_to_be_checked()


def test_letters_typed_into_a_field_do_nothing_else(open_table: TablePage) -> None:
    open_table.go_to(CODE, "14-5")
    open_table.press("code")
    open_table.page.locator("#code-input").press_sequentially("zdhn?")
    expect(open_table.page.locator("#code-input")).to_have_value("zdhn?")
    press(open_table, "Control+z", "Escape")
    open_table.expect_game(Spot(CODE, "14-5").game)


@pytest.mark.parametrize(("action", "other"), [("undo", "redo"), ("redo", "undo")])
def test_a_button_that_can_do_no_more_keeps_the_focus(
    open_table: TablePage, action: str, other: str
) -> None:
    open_table.go_to(CODE, "14-5")
    if action == "redo":
        open_table.press("undo")
    open_table.button(action).press("Enter")
    expect(open_table.button(action)).to_be_disabled()
    expect(open_table.button(action)).to_be_focused()
    press(open_table, "Enter")
    expect(open_table.button(other)).to_be_enabled()
