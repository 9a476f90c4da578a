"""What stands on other pages is fit for everyone: axe finds nothing; replays work from a disk."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from crescent.site.build import DIST, MODULES
from e2e.table_page import READY_MS
from tests.games import CODE, WIN, WIN_MOVES

AXE = (MODULES / "axe-core/axe.min.js").read_text("utf-8")
GAME = f"#code={CODE}&moves={'.'.join(WIN[:20])}"
ADDRESSES = [
    "example/",
    "example/primjeri.html",
    "example/igra.html#10",
    "404.html",
    f"?embed=1&lang=hr&view=replay{GAME}",
    f"?embed=1&lang=en&view=diagram{GAME}",
    "?embed=1&lang=hr&view=diagram#code=nothing",
]


def violations(page: Page) -> list[Any]:
    """What axe finds fault with, and where."""
    page.evaluate(AXE)
    found: list[Any] = json.loads(
        page.evaluate(
            """axe.run().then(({violations}) => JSON.stringify(violations.map(
              ({id, nodes}) => [id, nodes.map((node) => node.html)])))"""
        )
    )
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("address", ADDRESSES)
def test_axe_finds_nothing(page: Page, site_url: str, address: str, scheme: Any) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto(site_url + address)
    if "view=" in address:
        expect(page.locator("html")).to_have_attribute("data-app-state", "ready", timeout=READY_MS)
        expect(page.get_by_role("main")).to_be_visible()
    assert violations(page) == []


@pytest.fixture
def file() -> str:
    """A replay on the disk."""
    return (DIST / "example/igra.html").as_uri()


def test_a_replay_on_the_disk_is_stepped_through(page: Page, file: str) -> None:
    page.goto(f"{file}#10")
    at, said = page.locator(".at"), page.locator(".said")
    expect(said).to_have_text("10. Karo četvorka iz stoga 10 na karo peticu u stogu 5")
    page.keyboard.press("ArrowRight")
    expect(at).to_have_text(f"11 / {WIN_MOVES}")
    assert page.url.endswith("#11")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Sljedeći")).to_be_disabled()
    expect(page.locator(".board .emptied")).to_have_count(16)
    page.get_by_role("button", name="Prvi").click()
    expect(at).to_have_text(f"0 / {WIN_MOVES}")
    page.get_by_role("link", name="1. ponovno dijeljenje od 3").click()
    expect(said).to_have_text("1. ponovno dijeljenje od 3")
    assert page.url.endswith(f"#{WIN.index('R') + 1}")
    page.go_back()
    page.goto(f"{file}#x")
    expect(at).to_have_text(f"0 / {WIN_MOVES}")


def test_the_table_of_a_replay_is_that_of_the_game(page: Page, file: str) -> None:
    from crescent.places import PLACES
    from tests.games import game

    page.goto(file)
    for at in (1, 10, WIN.index("R") + 1, 100, len(WIN)):
        page.goto(f"{file}#{at}")
        each = game(" ".join(WIN[:at]))
        state = each.state
        expect(page.locator(".at")).to_have_text(f"{each.moves} / {WIN_MOVES}")
        for place in PLACES:
            spot = page.locator(f'.board [data-place="{place}"]')
            assert spot.locator(".count").text_content() == str(state.count(place))
            if card := state.top(place):
                assert spot.locator(".face").get_attribute("href") == f"#{card}"


def test_without_scripts_a_replay_can_be_read(browser: Browser, file: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(file)
    expect(page.get_by_role("button")).to_have_count(0)
    expect(page.locator("figure").first).to_be_visible()
    expect(page.locator("figure svg").first).to_be_visible()
    expect(page.get_by_text("1. ponovno dijeljenje od 3").first).to_be_visible()
    context.close()


def test_a_replay_fits_a_small_screen(page: Page, file: str) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto(f"{file}#10")
    expect(page.locator(".said")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    for button in page.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["width"] >= 44


def test_the_example_is_there_with_all_its_pictures(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}example/")
    for picture in page.locator("img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("img => img.naturalWidth") > 0
    page.locator("crescent-game").nth(1).get_by_role("button").press("Enter")
    game = page.locator("crescent-game").nth(1).locator("iframe").content_frame
    expect(game.locator("html")).to_have_attribute("data-app-state", "ready", timeout=READY_MS)
    page.locator("crescent-game").nth(1).scroll_into_view_if_needed()
    game.locator('[data-place="6"]').click()
    expect(game.locator("[data-value=moves]")).to_have_text("10")
    page.get_by_role("link", name="Primjeri").click()
    expect(page.get_by_role("heading", name="Dobivena igra")).to_be_visible()


def test_the_embed_script_stays_small() -> None:
    assert len((Path(__file__).parents[1] / "static/embed.js").read_bytes()) < 6144
