"""A player begins a new game, or the same one again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.spots import START, Spot
from e2e.table_page import TablePage
from tests.games import CODE, WIN


def test_a_new_game_is_another_deal(open_table: TablePage) -> None:
    open_table.go_to(START.code)
    open_table.press("new")
    # Nothing was in play, so nothing is asked.
    expect(open_table.dialog("confirm")).to_be_hidden()
    expect(open_table.value("code")).not_to_have_text(START.code)
    code = open_table.value("code").inner_text()
    expect(open_table.status).to_have_text(f"New game, deal {code}")
    open_table.expect_game(Spot(code, "").game)


@pytest.mark.parametrize("action", ["new", "restart"])
@pytest.mark.parametrize("refusal", ["Go on playing", "Escape"])
def test_a_game_in_play_is_asked_about_and_can_go_on(
    open_table: TablePage, action: str, refusal: str
) -> None:
    spot = Spot(START.code, " ".join(WIN[:2]))
    open_table.go_to(spot.code, spot.moves)
    ask(open_table, action)
    expect(open_table.dialog("confirm")).to_contain_text("Leave this game?")
    if refusal == "Escape":
        open_table.page.keyboard.press("Escape")
    else:
        open_table.dialog("confirm").get_by_role("button", name=refusal).click()
    expect(open_table.dialog("confirm")).to_be_hidden()
    expect(open_table.value("code")).to_have_text(START.code)
    open_table.expect_game(spot.game)


def test_a_game_that_was_taken_back_is_asked_about_too(open_table: TablePage) -> None:
    open_table.go_to(CODE)
    open_table.move_by_taps("2", "Dd")
    expect(open_table.value("moves")).to_have_text("1")
    open_table.press("undo")
    expect(open_table.value("moves")).to_have_text("0")
    open_table.press("new")
    expect(open_table.dialog("confirm")).to_be_visible()
    open_table.close_dialog()


def ask(table: TablePage, action: str) -> None:
    """Press New game, or Start again in the menu."""
    if action == "restart":
        table.press("menu")
    table.press(action)


def test_a_game_in_play_can_be_left_for_a_new_one(open_table: TablePage) -> None:
    open_table.go_to(START.code, WIN[0])
    open_table.press("new")
    open_table.dialog("confirm").get_by_role("button", name="Leave it").click()
    expect(open_table.value("code")).not_to_have_text(START.code)
    expect(open_table.value("moves")).to_have_text("0")
    expect(open_table.value("redeals")).to_have_text("3")
    expect(open_table.button("undo")).to_be_disabled()


def test_the_same_deal_can_be_begun_again(open_table: TablePage) -> None:
    open_table.go_to(START.code, f"{WIN[0]} R")
    ask(open_table, "restart")
    open_table.press("confirm")
    open_table.expect_game(START.game)
    expect(open_table.value("code")).to_have_text(START.code)
    expect(open_table.value("redeals")).to_have_text("3")
    expect(open_table.value("time")).to_have_text("0:00")
    expect(open_table.button("undo")).to_be_disabled()


def test_a_hasty_double_press_on_new_game_is_harmless(open_table: TablePage) -> None:
    spot = Spot(START.code, WIN[0])
    open_table.go_to(spot.code, spot.moves)
    open_table.page.mouse.dblclick(*open_table.box(open_table.button("new")).middle)
    expect(open_table.dialog("confirm")).to_be_visible()
    open_table.press("close")
    open_table.expect_game(spot.game)
