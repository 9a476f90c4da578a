"""A new version waits until the player wants it, and is never mixed with the old one."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from crescent.site.build import DIST
from crescent.site.hashing import Tree
from e2e.conftest import Faults
from e2e.host import Host, put, site, variant
from e2e.kept import (
    empty_browser_cache,
    expect_new,
    expect_version,
    kept,
    look_for_update,
    wait_kept,
)
from e2e.table_page import READY_MS, TablePage

CODE = "CR1-N-AAAAAAB"
MOVES = "2-Dd 15-Hd 13-Hd 15-Dd"
NEWER_SAVE = """addEventListener("pagehide", () =>
  localStorage.setItem("crescent-game", '{"version": 999}'))"""


@pytest.fixture(scope="module")
def second() -> Tree:
    """The files of a second version."""
    return variant("2")


@pytest.fixture
def host() -> Iterator[Host]:
    """Serves the first version."""
    host = Host(DIST, pages=True)
    yield host
    host.stop()


@pytest.fixture
def table(page: Page, host: Host) -> TablePage:
    """A game in play in the first version, kept."""
    table = TablePage(page, host.url).open_game(CODE, MOVES, lang="hr")
    wait_kept(page)
    return table


def take_turn(table: TablePage) -> None:
    """Play in this tab, whichever has the turn."""
    if table.notice("elsewhere").is_visible():
        table.press("take-over")
    expect(table.notice("elsewhere")).to_be_hidden()


def test_a_save_that_is_newer_than_the_page_brings_the_newest_page(
    table: TablePage, host: Host, second: Tree, tmp_path: Path
) -> None:
    host.folder = put(second, tmp_path)
    table.page.evaluate(NEWER_SAVE)
    table.reload()
    expect(table.notice("newer")).to_be_visible()
    table.notice("newer").locator("[data-action=reload]").click()
    expect_new(table.page, "2")


def test_a_new_version_waits_and_goes_on_with_the_same_move(
    table: TablePage, host: Host, second: Tree, tmp_path: Path
) -> None:
    table.press("undo")
    before = table.position()
    offer = table.page.locator("#update")
    host.folder = put(second, tmp_path)
    expect(offer).to_be_hidden()
    asked = len(host.asked)
    # What has not changed comes from the old version, not from the browser's cache.
    empty_browser_cache(table.page)
    # What happens when the player comes back to the page.
    table.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(offer).to_be_visible()
    expect(table.status).to_have_text("Nova je inačica spremna")
    expect(offer.get_by_text("Nova je inačica spremna")).to_be_visible()
    changed = {path.rpartition("/")[2].partition(".")[0] for path in host.asked[asked:]}
    assert changed == {
        "sw",
        "",
        "licences",
        "embed",
        "boot",
        "chrome",
        "first",
        "paint",
        "app",
        "worker",
    }
    table.press("later")
    expect(offer).to_be_hidden()
    table.reload()
    expect_version(table, "1")
    table.press("update")
    expect_new(table.page, "2")
    expect(offer).to_be_hidden()
    assert table.position() == before
    expect(table.value("moves")).to_have_text("3")
    table.press("redo")
    expect(table.value("moves")).to_have_text("4")
    host.stop()
    table.reload()
    expect_version(table, "2")
    assert len(kept(table.page)) == 1


CUT_OFF: dict[str, Callable[[Tree, Tree], Tree]] = {
    "the worker first": lambda old, new: old | {"sw.js": new["sw.js"]},
    "the page first": lambda old, new: old | {"index.html": new["index.html"]},
    "all but Python": lambda _, new: {
        path: content for path, content in new.items() if not path.startswith("vendor/app")
    },
    "a file cut short": lambda _, new: new | {name(new, "paint"): new[name(new, "paint")][:-9]},
}
"""Ways in which a deploy may stop half-way."""


def name(tree: Tree, stem: str) -> str:
    """The hashed name of a file in static/."""
    return next(path for path in tree if path.startswith(f"static/{stem}."))


def test_a_deploy_cut_off_half_way_leaves_the_old_version_whole(
    table: TablePage, host: Host, second: Tree, tmp_path: Path, faults: Faults
) -> None:
    first, before = site(), kept(table.page)
    for way, cut in CUT_OFF.items():
        empty_browser_cache(table.page)
        host.folder = put(cut(first, second), tmp_path / way)
        assert look_for_update(table.page) in ("none", "redundant"), way
        assert kept(table.page) == before, way
    expect(table.page.locator("#update")).to_be_hidden()
    table.reload()
    expect_version(table, "1")
    faults.clear()
    host.folder = put(second, tmp_path / "whole")
    assert look_for_update(table.page) == "installed"
    table.press("update")
    expect_new(table.page, "2")
    expect_version(table, "2")


def test_two_tabs_end_on_the_new_version(
    table: TablePage, host: Host, second: Tree, tmp_path: Path
) -> None:
    other = TablePage(table.page.context.new_page(), host.url).open(lang="hr")
    host.folder = put(second, tmp_path)
    assert look_for_update(table.page) == "installed"
    expect(other.page.locator("#update")).to_be_visible()
    other.press("update")
    for one in (table, other):
        expect_new(one.page, "2")
        expect(one.value("moves")).to_have_text("4")
        take_turn(one)
        expect_version(one, "2")


def test_a_tab_that_is_just_starting_ends_on_the_new_version_too(
    table: TablePage, host: Host, second: Tree, tmp_path: Path
) -> None:
    host.folder = put(second, tmp_path)
    assert look_for_update(table.page) == "installed"
    other = TablePage(table.page.context.new_page(), host.url)
    other.page.goto(f"{host.url}?lang=hr", wait_until="commit")
    table.press("update")
    for one in (table, other):
        expect_new(one.page, "2")
        take_turn(one)
        expect_version(one, "2")


def test_a_first_visit_cut_off_says_so_and_the_retry_works(
    page: Page, browser: Browser, host: Host, faults: Faults
) -> None:
    TablePage(browser.new_page(), host.url).open()
    host.allowance = host.sent * 1.6
    page.goto(f"{host.url}?lang=hr")
    html, failure = page.locator("html"), page.locator("#failure")
    expect(html).to_have_attribute("data-app-state", "failed", timeout=READY_MS)
    expect(failure.get_by_text("Provjerite vezu i pokušajte ponovno")).to_be_visible()
    host.allowance = float("inf")
    failure.get_by_role("button", name="Pokušaj ponovno").click()
    expect(html).to_have_attribute("data-app-state", "ready", timeout=READY_MS)
    faults.clear()


def test_a_version_that_fails_is_replaced_by_the_next(
    table: TablePage, host: Host, tmp_path: Path, faults: Faults
) -> None:
    host.folder = put(variant("2", {"vendor/app.pack": b"no archive"}), tmp_path / "2")
    assert look_for_update(table.page) == "installed"
    table.press("update")
    html = table.page.locator("html[data-page='2']")
    expect(html).to_have_attribute("data-app-state", "failed", timeout=READY_MS)
    host.folder = put(variant("3"), tmp_path / "3")
    assert look_for_update(table.page) == "installed"
    faults.clear()
    table.page.locator("#failure [data-action=reload]").click()
    expect_new(table.page, "3")
    expect(table.value("moves")).to_have_text("4")
