"""The game of the day, the calendar, and what a win brings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, datetime

import pytest
from playwright.sync_api import Browser, expect

from crescent import saves
from crescent.daily import daily_code
from crescent.deals import parse_code
from crescent.game import new_game
from crescent.moves import Move, parse_entry
from crescent.rules import legal_moves
from crescent.saves import Save
from e2e.conftest import DESK, watched_table
from e2e.table_page import TablePage
from tests.golden import WINS

CODE = "CR1-N-AAAAAAB"
WIN = WINS[CODE].split()
TODAY = date(2026, 11, 30)


def at(table: TablePage, day: date) -> TablePage:
    """Open the page on a certain day."""
    table.page.clock.set_fixed_time(datetime(day.year, day.month, day.day, 12))
    return table.open()


def open_calendar(table: TablePage) -> None:
    """Open the game of the day."""
    table.press("menu")
    table.press("daily")
    expect(table.dialog("daily")).to_be_visible()


def test_the_game_of_the_day_follows_from_the_date(table: TablePage) -> None:
    open_calendar(at(table, TODAY))
    table.press("play-daily")
    expect(table.value("code")).to_have_text(str(daily_code(TODAY)))


def test_the_game_of_today_goes_on_if_it_is_in_play(table: TablePage) -> None:
    code = daily_code(TODAY)
    at(table, TODAY)
    open_calendar(table)
    table.press("play-daily")
    expect(table.value("code")).to_have_text(str(code))
    state = new_game(code).state
    move = next(m for m in legal_moves(state) if isinstance(m, Move))
    table.move_by_taps(str(move.source), str(move.target))
    expect(table.value("moves")).to_have_text("1")
    open_calendar(table)
    table.press("play-daily")
    expect(table.page.locator("dialog[open]")).to_have_count(0)
    expect(table.value("moves")).to_have_text("1")


def test_the_calendar_tells_what_was_played_and_plays_other_days(table: TablePage) -> None:
    at(table, TODAY)
    open_calendar(table)
    calendar = table.dialog("daily")
    calendar.get_by_role("button", name="2026-11-12 Not played yet").click()
    expect(table.value("code")).to_have_text(str(daily_code(date(2026, 11, 12))))
    table.press("hint")
    expect(table.page.locator('[data-mark="hinted"]')).to_have_count(1, timeout=30_000)
    source = table.marked("hinted").pop()
    target = table.marked("hinted-target").pop()
    table.move_by_taps(source, target)
    expect(table.value("moves")).to_have_text("1")
    open_calendar(table)
    expect(calendar.get_by_role("button", name="2026-11-12 In play")).to_be_visible()
    calendar.get_by_role("button", name="The month before").click()
    expect(calendar.locator("#month")).to_have_text("October 2026")
    expect(calendar.get_by_role("button", name="2026-10-31 Not played yet")).to_be_visible()


def test_a_clock_set_back_does_no_harm(table: TablePage) -> None:
    table.page.clock.set_fixed_time(datetime(2026, 11, 30, 12))
    keep(table, WIN)
    table.page.clock.set_fixed_time(datetime(2020, 2, 29, 12))
    table.reload()
    table.close_dialog()
    open_calendar(table)
    expect(table.dialog("daily").locator("#month")).to_have_text("February 2020")
    table.press("play-daily")
    expect(table.value("code")).to_have_text(str(daily_code(date(2020, 2, 29))))
    table.press("menu")
    table.press("past")
    expect(table.dialog("past").get_by_role("button", name="Won")).to_have_count(1)


# A win


def keep(table: TablePage, words: list[str]) -> TablePage:
    """Open the page on a game of the player's own, after some entries."""
    game = new_game(parse_code(CODE))
    for word in words:
        game = game.play(parse_entry(word))
    table.keep(saves.dumps(Save(game, 600, id="ours")))
    return table.open()


def win(table: TablePage) -> None:
    """Make the last move of a game."""
    last = parse_entry(WIN[-1])
    assert isinstance(last, Move)
    keep(table, WIN[:-1]).move_by_taps(str(last.source), str(last.target))
    expect(table.dialog("won")).to_be_visible()


def test_a_win_is_celebrated_with_its_figures_and_the_next_game(table: TablePage) -> None:
    win(table)
    won = table.dialog("won")
    expect(won.locator(".confetti i").first).to_have_css("animation-name", "rain")
    expect(won).to_contain_text(re.compile(r"Won in \d+ moves, in 10:\d\d"))
    expect(won).to_contain_text("Games won: 1 of 1. In a row: 1")
    # Nothing has to be waited for.
    table.press("new")
    expect(won).to_be_hidden()
    expect(table.value("moves")).to_have_text("0")


@pytest.fixture
def still_table(browser: Browser, site_url: str) -> Iterator[TablePage]:
    """The table of a player who wants no motion."""
    options = {**DESK, "reduced_motion": "reduce"}
    with watched_table(browser, options, site_url) as (table, faults):
        yield table
    assert faults.seen == []


def test_nothing_moves_where_motion_is_unwanted(still_table: TablePage) -> None:
    win(still_table)
    expect(still_table.dialog("won").locator(".confetti")).to_be_hidden()


def test_a_won_game_is_shared_as_a_link_to_its_replay(table: TablePage) -> None:
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    win(table)
    table.dialog("won").get_by_role("button", name="Share this game").click()
    expect(table.dialog("won").locator("#won-note")).to_have_text("The link is copied")
    link = f"{table.url}?view=replay#code={CODE}&moves={'.'.join(WIN)}"
    assert table.page.evaluate("navigator.clipboard.readText()") == link


def test_a_deal_is_shared_as_the_device_does(table: TablePage) -> None:
    table.page.add_init_script(
        "navigator.share = (what) => { window.shared = what; return Promise.resolve(); };"
    )
    table.open_game(CODE)
    table.press("code")
    table.dialog("code").get_by_role("button", name="Share a link").click()
    expect(table.dialog("code")).to_be_visible()
    assert table.page.evaluate("window.shared") == {
        "text": "A game of Crescent",
        "url": f"{table.url}#code={CODE}",
    }
