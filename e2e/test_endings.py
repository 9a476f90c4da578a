"""A game ends: it is won, or blocked."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from crescent.saves import Save, dumps
from e2e.spots import START, WON, Spot
from e2e.table_page import TablePage
from tests.games import BLOCKED, WIN

STUCK = Spot(START.code, BLOCKED)
BEFORE_STUCK, LAST_MOVE = BLOCKED.rsplit(" ", 1)


def test_the_last_move_possible_blocks_the_game(open_table: TablePage) -> None:
    open_table.speak("hr").go_to(START.code, BEFORE_STUCK)
    expect(open_table.dialog("blocked")).to_be_hidden()
    open_table.move_by_drag(*LAST_MOVE.split("-"))
    expect(open_table.dialog("blocked")).to_contain_text("Igra je blokirana")
    expect(open_table.table).to_have_attribute("data-game-status", "blocked")
    open_table.expect_game(STUCK.game)


def test_a_blocked_game_goes_on_by_undo(open_table: TablePage) -> None:
    open_table.go_to(STUCK.code, STUCK.moves)
    undo = open_table.dialog("blocked").get_by_role("button", name="Undo the last move")
    expect(open_table.dialog("blocked").locator("#no-undo")).to_be_hidden()
    undo.click()
    expect(open_table.dialog("blocked")).to_be_hidden()
    open_table.expect_game(Spot(START.code, BEFORE_STUCK).game)
    expect(open_table.table).to_have_attribute("data-game-status", "playing")
    # And is blocked again by the same move.
    open_table.press("redo")
    expect(open_table.dialog("blocked")).to_be_visible()


def test_a_blocked_game_gives_way_to_a_new_one_unasked(open_table: TablePage) -> None:
    open_table.go_to(STUCK.code, STUCK.moves)
    open_table.dialog("blocked").get_by_role("button", name="New game").click()
    expect(open_table.dialog("blocked")).to_be_hidden()
    expect(open_table.dialog("confirm")).to_be_hidden()
    expect(open_table.table).to_have_attribute("data-game-status", "playing")
    expect(open_table.value("moves")).to_have_text("0")


@pytest.mark.parametrize("way", ["Escape", "Look at the table"])
def test_a_blocked_game_can_be_looked_at(open_table: TablePage, way: str) -> None:
    open_table.go_to(STUCK.code, STUCK.moves)
    if way == "Escape":
        open_table.page.keyboard.press(way)
    else:
        open_table.dialog("blocked").get_by_role("button", name=way).click()
    expect(open_table.dialog("blocked")).to_be_hidden()
    open_table.expect_game(STUCK.game)
    expect(open_table.button("undo")).to_be_enabled()


def test_a_blocked_game_with_nothing_to_undo_says_so(table: TablePage) -> None:
    # As when a redeal has just ended what could be undone.
    kept = {**json.loads(dumps(Save(STUCK.game))), "undoable": 0}
    table.keep(json.dumps(kept))
    table.open(lang="hr")
    dialog = table.dialog("blocked")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("button", name="Poništi zadnji potez")).to_be_disabled()
    expect(dialog.locator("#no-undo")).to_have_text(
        "Potezi prije ponovnog dijeljenja ne mogu se poništiti.", use_inner_text=True
    )
    dialog.get_by_role("button", name="Nova igra").click()
    expect(table.table).to_have_attribute("data-game-status", "playing")


@pytest.mark.parametrize("lang", ["hr", "en"])
def test_the_last_move_wins(open_table: TablePage, lang: str) -> None:
    open_table.speak(lang).go_to(START.code, " ".join(WIN[:-1]))
    expect(open_table.dialog("won")).to_be_hidden()
    open_table.move_by_taps(*WIN[-1].split("-"))
    result = {"hr": "153 poteza za 0:00", "en": "Won in 153 moves, in 0:00"}[lang]
    expect(open_table.dialog("won").locator("[data-value=result]")).to_have_text(result)
    expect(open_table.table).to_have_attribute("data-game-status", "won")
    open_table.expect_game(WON.game)


def test_after_the_win_the_game_is_over(open_table: TablePage) -> None:
    open_table.go_to(WON.code, WON.moves)
    open_table.page.keyboard.press("Escape")
    expect(open_table.dialog("won")).to_be_hidden()
    open_table.tap("Ha")
    open_table.expect_said("The game is won. Start a new one")
    open_table.move_by_drag("Ha", "Hd")
    open_table.expect_said("The game is won. Start a new one")
    open_table.expect_nothing_held()
    open_table.press("redeal")
    open_table.expect_said("The game is won. Start a new one")
    open_table.expect_game(WON.game)


def test_after_the_win_a_new_game_begins_unasked(open_table: TablePage) -> None:
    open_table.go_to(WON.code, WON.moves)
    open_table.dialog("won").get_by_role("button", name="New game").click()
    expect(open_table.dialog("won")).to_be_hidden()
    expect(open_table.table).to_have_attribute("data-game-status", "playing")
    expect(open_table.value("code")).not_to_have_text(WON.code)
