"""A player leaves the page and comes back."""

from __future__ import annotations

from playwright.sync_api import expect

from crescent.moves import parse_entry
from e2e.spots import START, Spot
from e2e.table_page import TablePage
from tests.games import WIN

SPOT = Spot(START.code, " ".join(WIN[:4]))


def test_a_deal_not_yet_touched_is_the_same_after_a_reload(table: TablePage) -> None:
    table.open()
    code = table.value("code").inner_text()
    table.reload()
    expect(table.value("code")).to_have_text(code)
    table.expect_game(Spot(code, "").game)


def test_every_stage_of_a_game_outlasts_a_reload(table: TablePage) -> None:
    table.open_game(START.code)
    for word in SPOT.moves.split():
        table.move_by_taps(*word.split("-"))
    table.reload()
    expect(table.status).to_have_text("Your game goes on where you left it")
    table.expect_game(SPOT.game)
    # After an undo the same card can still be played again.
    table.press("undo")
    table.press("undo")
    table.reload()
    table.expect_game(Spot(SPOT.code, " ".join(WIN[:2])).game)
    table.press("redo")
    table.reload()
    table.press("redo")
    table.expect_game(SPOT.game)
    expect(table.button("redo")).to_be_disabled()
    # Nor does a reload bring back what a redeal has ended.
    table.press("redeal")
    table.reload()
    table.expect_game(SPOT.game.play(parse_entry("R")))
    expect(table.value("redeals")).to_have_text("2")
    expect(table.button("undo")).to_be_disabled()


def test_the_way_back_from_another_page_leads_to_the_same_game(table: TablePage) -> None:
    table.open_game(SPOT.code, SPOT.moves)
    table.visit_elsewhere()
    table.page.go_back()
    table.wait_ready()
    table.expect_game(SPOT.game)
    table.press("undo")
    table.expect_game(Spot(SPOT.code, " ".join(WIN[:3])).game)


def test_a_picked_up_card_lies_in_its_place_after_a_reload(table: TablePage) -> None:
    table.open_game(START.code)
    table.tap("14")
    table.expect_selected("14")
    table.reload()
    table.expect_nothing_held()
    table.expect_game(START.game)


def test_a_won_game_is_still_won(table: TablePage) -> None:
    table.open_game(START.code, " ".join(WIN))
    table.reload()
    expect(table.table).to_have_attribute("data-game-status", "won")
    expect(table.dialog("won")).to_contain_text("153 moves")
