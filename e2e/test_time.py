"""The clock shows how long a player has played."""

from __future__ import annotations

from datetime import datetime

import pytest
from playwright.sync_api import expect

from e2e.spots import START
from e2e.table_page import TablePage
from tests.games import WIN

_SEEN_OR_HIDDEN = """
(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""


@pytest.fixture
def timed(table: TablePage) -> TablePage:
    """The table with a clock that the test can put forward."""
    table.page.clock.install()
    return table


def minutes(table: TablePage) -> int:
    """The whole minutes that the clock shows."""
    return int(table.value("time").inner_text().split(":")[0])


def wait(table: TablePage, minutes: int) -> None:
    """Let some minutes go by, and a bit."""
    table.page.clock.run_for(f"{minutes:02}:40")


def sleep(table: TablePage, hours: int) -> None:
    """Let the device sleep, or the browser leave the page alone."""
    table.page.clock.fast_forward(f"{hours:02}:00:00")


def test_time_starts_with_the_first_move(timed: TablePage) -> None:
    timed.open_game(START.code)
    wait(timed, 5)
    timed.tap("14")
    wait(timed, 5)
    expect(timed.value("time")).to_have_text("0:00")
    timed.tap("5")
    wait(timed, 2)
    assert minutes(timed) == 2


def test_time_stops_while_the_page_is_hidden(timed: TablePage) -> None:
    timed.open_game(START.code, WIN[0])
    timed.move_by_taps(*WIN[1].split("-"))
    wait(timed, 2)
    timed.page.evaluate(_SEEN_OR_HIDDEN, True)
    # Its timers may go on for a while, or stand still.
    wait(timed, 2)
    sleep(timed, 3)
    timed.page.evaluate(_SEEN_OR_HIDDEN, False)
    assert minutes(timed) == 2
    wait(timed, 3)
    assert minutes(timed) == 6


def test_time_goes_on_after_a_reload_from_where_it_was(timed: TablePage) -> None:
    timed.open_game(START.code)
    timed.move_by_taps(*WIN[0].split("-"))
    wait(timed, 7)
    timed.reload()
    assert minutes(timed) == 7
    wait(timed, 3)
    assert minutes(timed) == 11


def test_time_stands_at_the_end(timed: TablePage) -> None:
    timed.open_game(START.code, " ".join(WIN[:-2]))
    for word in WIN[-2:]:
        timed.move_by_drag(*word.split("-"))
        wait(timed, 4)
    expect(timed.dialog("won")).to_contain_text("Won in 153 moves, in 4:4")
    assert minutes(timed) == 4


def test_time_stands_while_nothing_is_seen_of_a_page_opened_in_the_background(
    timed: TablePage,
) -> None:
    timed.open_game(START.code)
    timed.move_by_taps(*WIN[0].split("-"))
    timed.page.add_init_script(f"({_SEEN_OR_HIDDEN})(true)")
    timed.reload()
    wait(timed, 9)
    timed.page.evaluate(_SEEN_OR_HIDDEN, False)
    assert minutes(timed) == 0
    wait(timed, 1)
    assert minutes(timed) == 1


def test_restarting_puts_the_clock_back(timed: TablePage) -> None:
    timed.open_game(START.code)
    timed.move_by_taps(*WIN[0].split("-"))
    wait(timed, 2)
    timed.press("menu")
    timed.press("restart")
    timed.press("confirm")
    expect(timed.value("time")).to_have_text("0:00")
    wait(timed, 2)
    expect(timed.value("time")).to_have_text("0:00")


def test_midnight_summer_time_and_a_clock_set_wrong_do_nothing(table: TablePage) -> None:
    clock, time = table.page.clock, table.value("time")
    clock.install(time=datetime(2027, 3, 27, 23, 50))
    table.open_game(START.code)
    clock.pause_at(datetime(2027, 3, 27, 23, 59, 58))
    table.move_by_taps(*WIN[0].split("-"))
    clock.run_for(60_000)
    expect(time).to_have_text("1:00")
    for wrong in (datetime(2000, 1, 1), datetime(2027, 3, 28, 3), datetime(2040, 1, 1)):
        clock.set_system_time(wrong)
        clock.run_for(1_000)
    expect(time).to_have_text("1:03")


def test_a_laptop_that_sleeps_with_the_game_in_sight_is_not_played_on(timed: TablePage) -> None:
    timed.open_game(START.code)
    timed.move_by_taps(*WIN[0].split("-"))
    sleep(timed, 8)
    wait(timed, 1)
    assert minutes(timed) == 1
