"""One game, two tabs: the later one offers to take over, and nothing is written over unasked."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from crescent.site.build import DIST
from e2e.conftest import serving
from e2e.table_page import TablePage

CODE = "CR1-N-AAAAAAB"
NO_LOCKS = 'Object.defineProperty(navigator, "locks", { value: undefined })'


@pytest.fixture
def later(page: Page, site_url: str) -> TablePage:
    """A second tab, not yet opened."""
    return TablePage(page.context.new_page(), site_url)


def expect_turn(mine: TablePage, others: TablePage) -> None:
    """Who plays, and who looks on."""
    expect(mine.notice("elsewhere")).to_be_hidden()
    expect(others.notice("elsewhere")).to_be_visible()
    expect(others.table).to_have_attribute("inert", "")
    expect(mine.table).not_to_have_attribute("inert", "")


def test_the_turn_goes_to_and_fro_and_no_move_is_lost(table: TablePage, later: TablePage) -> None:
    table.open_game(CODE).move_by_taps("2", "Dd")
    later.open()
    expect_turn(table, later)
    expect(later.value("moves")).to_have_text("1")
    table.move_by_taps("1", "11")
    expect(later.value("moves")).to_have_text("1")

    # A double press takes the turn once, and not from itself.
    later.button("take-over").evaluate("button => { button.click(); button.click() }")
    expect_turn(later, table)
    expect(later.value("moves")).to_have_text("2")
    later.move_by_taps("3", "7")

    table.press("take-over")
    expect_turn(table, later)
    expect(table.value("moves")).to_have_text("3")
    table.reload()
    expect(table.value("moves")).to_have_text("3")


def test_a_tab_that_is_closed_leaves_its_turn(table: TablePage, later: TablePage) -> None:
    table.open_game(CODE).move_by_taps("2", "Dd")
    table.page.close()
    later.open()
    expect(later.notice("elsewhere")).to_be_hidden()
    expect(later.value("moves")).to_have_text("1")


def test_a_link_waits_for_the_turn_and_then_asks(table: TablePage, later: TablePage) -> None:
    table.open_game(CODE).move_by_taps("2", "Dd")
    later.open_game("CR1-N-AAAAAAC")
    expect_turn(table, later)
    expect(later.value("code")).to_have_text(CODE)
    later.press("take-over")
    expect(later.dialog("confirm")).to_be_visible()
    later.press("confirm")
    expect(later.value("code")).to_have_text("CR1-N-AAAAAAC")
    expect_turn(later, table)


def test_open_dialogs_close_when_another_tab_takes_over(table: TablePage, later: TablePage) -> None:
    table.open_game(CODE)
    table.press("menu")
    later.open().press("take-over")
    expect(table.dialog("menu")).to_be_hidden()
    expect_turn(later, table)


def test_without_locks_nothing_is_written_over_either(table: TablePage, later: TablePage) -> None:
    table.page.context.add_init_script(NO_LOCKS)
    table.open_game(CODE).move_by_taps("2", "Dd")
    later.open()
    expect(later.notice("elsewhere")).to_be_hidden()
    later.move_by_taps("1", "11")
    expect_turn(later, table)
    table.press("take-over")
    expect(table.value("moves")).to_have_text("2")


def test_a_tab_that_has_missed_the_news_writes_over_nothing(
    table: TablePage, later: TablePage
) -> None:
    table.page.context.add_init_script(NO_LOCKS)
    deaf = "addEventListener('storage', (event) => event.stopImmediatePropagation())"
    table.page.add_init_script(deaf)
    table.open_game(CODE).move_by_taps("2", "Dd")
    later.open().move_by_taps("1", "11")
    expect(table.notice("elsewhere")).to_be_hidden()
    table.move_by_taps("3", "7")
    expect(table.notice("elsewhere")).to_be_visible()
    later.reload()
    expect(later.value("moves")).to_have_text("2")
    expect(later.place("11")).to_have_attribute("data-count", "7")


def test_a_page_asleep_in_the_browsers_cache_leaves_its_turn(
    table: TablePage, later: TablePage
) -> None:
    table.open_game(CODE).move_by_taps("2", "Dd")
    # What a browser says when the player follows a link away, and comes back.
    turn = "(kind) => dispatchEvent(new PageTransitionEvent(kind, { persisted: true }))"
    table.page.evaluate(turn, "pagehide")
    later.open()
    expect(later.notice("elsewhere")).to_be_hidden()
    later.move_by_taps("1", "11")
    table.page.evaluate(turn, "pageshow")
    expect_turn(later, table)
    expect(table.value("moves")).to_have_text("2")


def test_the_turn_goes_to_the_tab_that_is_looked_at(table: TablePage, later: TablePage) -> None:
    see = """(hidden) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    table.page.add_init_script(f"({see})(true)")
    table.open_game(CODE)  # out of sight, and so it leaves the turn to the other
    later.open_game(CODE).move_by_taps("2", "Dd")
    table.page.evaluate(see, False)
    expect_turn(later, table)
    # Once the other is gone, a look is enough.
    later.page.close()
    table.page.evaluate(see, True)
    table.page.evaluate(see, False)
    expect(table.notice("elsewhere")).to_be_hidden()
    expect(table.dialog("confirm")).to_be_visible()
    table.press("close")
    expect(table.value("moves")).to_have_text("1")


@pytest.fixture
def two_sites(tmp_path: Path) -> Iterator[str]:
    """Two copies of the site under one origin, at a/ and b/."""
    for name in "ab":
        shutil.copytree(DIST, tmp_path / name, copy_function=os.link)
    yield from serving(tmp_path)


def test_two_copies_on_one_origin_share_one_game(page: Page, two_sites: str) -> None:
    a = TablePage(page, f"{two_sites}a/").open_game(CODE)
    a.move_by_taps("2", "Dd")
    b = TablePage(page.context.new_page(), f"{two_sites}b/").open()
    expect_turn(a, b)
    b.press("take-over")
    expect(b.value("moves")).to_have_text("1")
    b.move_by_taps("1", "11")
    b.page.close()
    a.reload()
    expect(a.value("moves")).to_have_text("2")
