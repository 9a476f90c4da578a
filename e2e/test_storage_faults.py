"""Saves that are damaged, newer or do not fit, and storage that is denied."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Frame, Page, Route, expect

from e2e.conftest import Faults, serving
from e2e.table_page import TablePage
from e2e.test_win_a_game import WINS

CODE = "CR1-N-AAAAAAB"
# Takes all the room that the origin has, under another app's key.
FILL = """() => {
    let size = 1 << 22, all = "";
    while (size) {
        try { localStorage.setItem("another-app", all + "x".repeat(size)); all += "x".repeat(size) }
        catch { size >>= 1 }
    }
}"""
COUNT_ASKING = """
    const storage = { persist: async () => { asked(); return true } };
    Object.defineProperty(navigator, "storage", { value: storage });
"""


def test_a_huge_save_is_set_aside_and_the_next_game_is_kept(table: TablePage) -> None:
    table.keep('{"theme": "dark"}', "crescent-settings")
    table.keep("theirs", "another-app")
    table.keep("[" * 5_000_000)
    table.open()
    expect(table.notice("damaged")).to_be_visible()
    expect(table.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert table.page.evaluate("localStorage.getItem('another-app')") == "theirs"
    table.open_game(CODE).move_by_taps("2", "Dd")
    expect(table.notice("damaged")).to_be_hidden()
    table.reload()
    expect(table.value("moves")).to_have_text("1")
    expect(table.notice("damaged")).to_be_hidden()


def test_without_room_the_game_goes_on_and_can_be_exported(table: TablePage) -> None:
    table.open_game(CODE).move_by_taps("2", "Dd")
    table.page.evaluate(FILL)
    table.move_by_taps("1", "11")
    notice = table.notice("full")
    expect(notice).to_be_visible()
    with table.page.expect_download() as download:
        notice.get_by_role("button", name="Export everything").click()
    assert json.loads(download.value.path().read_text())["game"]["moves"] == "2-Dd.1-11"
    notice.get_by_role("button", name="Close").click()
    table.move_by_taps("3", "7")
    expect(table.value("moves")).to_have_text("3")
    expect(notice).to_be_hidden()
    table.page.evaluate("localStorage.removeItem('another-app')")
    table.press("undo")
    table.reload()
    expect(table.value("moves")).to_have_text("2")


def test_the_browser_is_asked_to_last_after_the_first_finished_game_only(
    table: TablePage,
) -> None:
    asked: list[None] = []
    table.page.expose_function("asked", lambda: asked.append(None))
    table.page.add_init_script(COUNT_ASKING)
    table.open_game(CODE).move_by_taps("2", "Dd")
    assert not asked
    for _ in range(2):
        *words, last = WINS[CODE].split()
        table.go_to(CODE, " ".join(words)).move_by_taps(*last.split("-"))
        expect(table.dialog("won")).to_be_visible()
        table.reload()
    assert len(asked) == 1


# Storage denied


@pytest.fixture
def host_url(tmp_path: Path) -> Iterator[str]:
    """A page of another site, 127.0.0.1 to our localhost; what it frames is up to the test."""
    (tmp_path / "host").mkdir()
    for url in serving(tmp_path / "host"):
        yield url.replace("localhost", "127.0.0.1")


def frame_in(page: Page, host_url: str, folder: Path, attributes: str) -> Frame:
    """Open a host page with the game in a frame."""
    (folder / "host/index.html").write_text(
        f"""<!doctype html><title>Host</title><link rel="icon" href="data:,">
        <iframe width=800 height=600 {attributes}></iframe>"""
    )
    page.goto(host_url)
    return page.frames[1]


def wait_ready(frame: Frame) -> Frame:
    """Wait until Python answers in a frame."""
    expect(frame.locator("html")).to_have_attribute("data-app-state", "ready", timeout=30_000)
    return frame


def expect_drawn(frame: Frame) -> None:
    """The cards are drawn, though a page without an origin may use no other file's pictures."""
    expect(frame.locator("#AS")).to_be_attached()
    face = frame.locator('[data-place="2"] .card:not(.ghost) .face')
    assert face.evaluate("face => face.getBBox().width") > 100


def expect_played_in_memory(frame: Frame) -> None:
    """The game is played, and it is said once that nothing is kept."""
    notice = frame.locator("[data-hitch=denied]")
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Close").click()
    frame.locator('[data-place="2"] .slot').click()
    expect(frame.locator("[data-value=moves]")).to_have_text("1")
    frame.locator("[data-action=undo]").first.click()
    expect(frame.locator("[data-value=moves]")).to_have_text("0")
    expect(notice).to_be_hidden()


def test_plays_in_a_sandbox_that_has_no_storage(
    page: Page, host_url: str, site_url: str, tmp_path: Path, faults: Faults
) -> None:
    source = f'sandbox="allow-scripts" src="{site_url}?lang=en#code={CODE}"'
    frame = wait_ready(frame_in(page, host_url, tmp_path, source))
    expect_played_in_memory(frame)
    expect_drawn(frame)
    assert all(host_url in seen or "deck." in seen for seen in faults.seen)
    faults.clear()


def test_a_sandbox_shows_the_cards_before_python_is_there(
    page: Page, host_url: str, site_url: str, tmp_path: Path, faults: Faults
) -> None:
    held: list[Route] = []
    page.route("**/vendor/app.*.pack", lambda route: held.append(route))
    source = f'sandbox="allow-scripts" src="{site_url}?lang=en"'
    frame = frame_in(page, host_url, tmp_path, source)
    expect_drawn(frame)
    expect(frame.locator("html")).to_have_attribute("data-app-state", "loading")
    for route in held:
        route.continue_()
    wait_ready(frame)
    faults.clear()


@pytest.fixture
def strict_profile(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> Iterator[BrowserContext]:
    """A browser whose player has blocked the storage of sites in other sites' frames."""
    preferences = {"profile": {"block_third_party_cookies": True, "cookie_controls_mode": 1}}
    (tmp_path / "profile/Default").mkdir(parents=True)
    (tmp_path / "profile/Default/Preferences").write_text(json.dumps(preferences))
    arguments = {**browser_type_launch_args, "user_data_dir": tmp_path / "profile"}
    context = browser_type.launch_persistent_context(**arguments)
    yield context
    context.close()


def test_plays_in_another_sites_frame_without_storage(
    strict_profile: BrowserContext, host_url: str, site_url: str, tmp_path: Path
) -> None:
    faults = Faults(strict_profile)
    source = f'src="{site_url}?lang=en#code={CODE}"'
    frame = frame_in(strict_profile.new_page(), host_url, tmp_path, source)
    expect_played_in_memory(wait_ready(frame))
    assert [seen for seen in faults.seen if host_url not in seen] == []
