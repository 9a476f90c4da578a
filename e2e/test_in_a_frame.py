"""The game stands in a frame of another site's page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from crescent.moves import Move
from e2e.conftest import serving
from e2e.spots import choices, find
from e2e.table_page import READY_MS, game_link


@pytest.fixture
def host_url(tmp_path: Path, site_url: str) -> Iterator[str]:
    """A page on another port that shows the game in a frame."""
    spot, _ = find(choices)
    address = f"{site_url}?lang=en#{game_link(spot.code, spot.moves)}"
    page = f"""<!doctype html><title>Host</title><link rel="icon" href="data:,">
        <h1>A game</h1><iframe src="{address}" width="900" height="560"></iframe>"""
    (tmp_path / "index.html").write_text(page, "utf-8")
    longer = '<p><svg width="1" height="3000"></svg>'
    (tmp_path / "long.html").write_text(page + longer, "utf-8")
    embedded = page.replace("?lang=en", "?embed=1&lang=en")
    (tmp_path / "embedded.html").write_text(embedded + longer, "utf-8")
    yield from serving(tmp_path)


def test_a_card_is_dragged_with_the_mouse(page: Page, host_url: str) -> None:
    spot, move = find(choices)
    page.goto(host_url)
    game = page.frame_locator("iframe")
    expect(game.locator("html")).to_have_attribute("data-app-state", "ready", timeout=READY_MS)

    def slot(place: object) -> str:
        return f'[data-place="{place}"] .slot'

    game.locator(slot(move.source)).drag_to(game.locator(slot(move.target)))
    expect(game.locator("[data-value=moves]")).to_have_text(str(spot.after(move).moves))
    expect(game.locator(f'[data-place="{move.target}"]')).to_have_attribute(
        "data-card", str(spot.after(move).state.top(move.target))
    )
    # And by taps back again.
    back = Move(move.target, move.source)
    game.locator(slot(back.source)).click()
    game.locator(slot(back.target)).click()
    expect(game.locator(".held")).to_have_count(0)
    assert "#" not in page.frames[1].url


@pytest.mark.parametrize("name", ["long", "embedded"])
def test_keys_on_the_table_never_scroll_the_page_around_it(
    page: Page, host_url: str, name: str
) -> None:
    page.goto(f"{host_url}{name}.html")
    game = page.frame_locator("iframe")
    expect(game.locator("html")).to_have_attribute("data-app-state", "ready", timeout=READY_MS)
    # A locked base is only refused.
    box = game.locator('[data-place="Sa"]').bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
    for key in (" ", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight", "Escape", "End", "Home"):
        page.keyboard.press(key)
    expect(game.locator('[data-place="1"]')).to_be_focused()
    assert page.evaluate("scrollY") == 0
    # The same keys scroll the page when it has the focus itself.
    page.locator("h1").click()
    expect(page.locator("iframe")).not_to_be_focused()
    page.keyboard.press("End")
    page.wait_for_function("scrollY > 0")
