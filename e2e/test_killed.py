"""The page's process is killed right after a move, and the move is there."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, expect

from e2e.conftest import Faults
from e2e.table_page import TablePage
from e2e.test_win_a_game import CODE, WINS

KILLS = 20


@pytest.fixture
def profile(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> Iterator[BrowserContext]:
    """A browser with a profile on disk."""
    context = browser_type.launch_persistent_context(tmp_path, **browser_type_launch_args)
    faults = Faults(context)
    yield context
    context.close()
    assert faults.seen == []


def kill(page: Page) -> None:
    """Kill the page's process, which gets no chance to do anything more."""
    browser = page.context.browser
    assert browser is not None
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    # The browser has others ready, and one for itself: ours is the one that has worked.
    pages = [process for process in processes if process["type"] == "renderer"]
    ours = max(pages, key=lambda process: float(process["cpuTime"]))
    with page.expect_event("crash"):
        os.kill(ours["id"], signal.SIGKILL)
    page.close()


def test_twenty_kills_in_a_row_lose_no_move(profile: BrowserContext, site_url: str) -> None:
    words = [word for word in WINS[CODE].split() if word != "R"][:KILLS]
    table = TablePage(profile.new_page(), site_url).open_game(CODE)
    for played, word in enumerate(words, start=1):
        source, target = word.split("-")
        table.move_by_taps(source, target)
        kill(table.page)
        table = TablePage(profile.new_page(), site_url).open()
        expect(table.value("moves")).to_have_text(str(played))
        # The dead tab still has no say in whose turn it is.
        expect(table.notice("elsewhere")).to_be_hidden()
