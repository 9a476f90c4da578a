"""The hooks that scripts and other tests hold on to (contract, section 7)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from crescent.places import PLACES
from e2e.spots import START, WON, Spot, find
from e2e.table_page import READY_MS, TablePage
from tests.games import BLOCKED

ACTIONS = ("new", "restart", "undo", "redo", "redeal")
VALUES = {"moves": "2", "time": "0:00", "redeals": "2", "code": START.code}


def test_the_state_of_the_page_goes_from_loading_to_ready(table: TablePage) -> None:
    table.page.goto(f"{table.url}?lang=en", wait_until="commit")
    root = table.page.locator("html[data-app-state]")
    expect(root).to_have_count(1)
    assert root.get_attribute("data-app-state") in {"loading", "ready"}
    expect(root).to_have_attribute("data-app-state", "ready", timeout=READY_MS)


def test_every_place_tells_its_top_card_and_its_count(open_table: TablePage) -> None:
    spot, emptied = find(lambda state: (p for p in PLACES if not state.count(p)))
    open_table.go_to(spot.code, spot.moves)
    open_table.expect_game(spot.game)
    assert list(open_table.position()) == list(map(str, PLACES))
    # An emptied pile has no attribute at all.
    assert open_table.place(str(emptied)).get_attribute("data-card") is None
    assert open_table.place(str(emptied)).get_attribute("data-count") == "0"


def test_controls_and_values_are_named(open_table: TablePage) -> None:
    open_table.go_to(START.code, "2-Dd 14-5 R")
    for action in ACTIONS:
        expect(open_table.page.locator(f'button[data-action="{action}"]').first).to_be_attached()
    for name, value in VALUES.items():
        expect(open_table.page.locator(f'[data-value="{name}"]').first).to_have_text(value)


def test_the_live_message_is_one_polite_region(open_table: TablePage) -> None:
    expect(open_table.page.locator('[data-role="status"]')).to_have_count(1)
    expect(open_table.status).to_have_attribute("role", "status")
    open_table.go_to(START.code)
    open_table.tap("2")
    expect(open_table.status).to_have_text(
        "Queen of diamonds from pile 2 onto the king of diamonds on a foundation. "
        "Uncovered: king of hearts"
    )


@pytest.mark.parametrize(
    ("spot", "status"),
    [(START, "playing"), (WON, "won"), (Spot(START.code, BLOCKED), "blocked")],
    ids=["playing", "won", "blocked"],
)
def test_the_table_tells_how_the_game_stands(
    open_table: TablePage, spot: Spot, status: str
) -> None:
    open_table.go_to(spot.code, spot.moves)
    expect(open_table.table).to_have_attribute("data-game-status", status)
