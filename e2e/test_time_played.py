"""The time played: by a clock that only goes forward, and only while the page is seen."""

from __future__ import annotations

from datetime import datetime

import pytest
from playwright.sync_api import Page, expect

from e2e.table_page import TablePage

CODE = "CR1-N-AAAAAAB"
HIDEABLE = """
    window.away = false;
    Object.defineProperty(document, "hidden", { get: () => window.away });
"""


@pytest.fixture
def started(table: TablePage) -> TablePage:
    """A game whose first move has just been made, its clock in our hands."""
    page = table.page
    page.add_init_script(HIDEABLE)
    page.clock.install(time=datetime(2027, 3, 27, 23, 50))
    table.open_game(CODE)
    page.clock.pause_at(datetime(2027, 3, 27, 23, 59, 58))
    table.move_by_taps("2", "Dd")
    page.clock.run_for(2_000)
    return table


def hide(page: Page, away: bool) -> None:
    """The player turns to another tab, or comes back."""
    page.evaluate(
        "(away) => { window.away = away; document.dispatchEvent(new Event('visibilitychange')) }",
        away,
    )


def test_midnight_summer_time_and_a_clock_set_back_do_nothing(started: TablePage) -> None:
    clock, time = started.page.clock, started.value("time")
    expect(time).to_have_text("0:02")
    clock.run_for(58_000)
    expect(time).to_have_text("1:00")
    for wrong in (datetime(2000, 1, 1), datetime(2027, 3, 28, 3, 0), datetime(2040, 1, 1)):
        clock.set_system_time(wrong)
        clock.run_for(1_000)
    expect(time).to_have_text("1:03")


def test_a_hidden_tab_does_not_count(started: TablePage) -> None:
    page = started.page
    hide(page, True)
    page.clock.run_for(600_000)
    expect(started.value("time")).to_have_text("0:02")
    hide(page, False)
    page.clock.run_for(3_000)
    expect(started.value("time")).to_have_text("0:05")


def test_a_tab_opened_out_of_sight_does_not_count(started: TablePage) -> None:
    page = started.page
    page.add_init_script("window.away = true")
    page.clock.resume()
    started.reload()
    page.clock.run_for(60_000)
    expect(started.value("time")).to_have_text("0:02")


def test_a_laptop_asleep_is_not_played_on(started: TablePage) -> None:
    started.page.clock.fast_forward(8 * 3600_000)
    started.page.clock.run_for(1_000)
    expect(started.value("time")).to_have_text("0:13")
