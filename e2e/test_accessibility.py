"""Nothing on any screen stands in the way of those who see little or nothing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from crescent.site.build import MODULES
from e2e.conftest import DESK, watched_table
from e2e.spots import choices, find
from e2e.table_page import TablePage
from tests.games import CODE

AXE = MODULES / "axe-core/axe.min.js"
RUN = """
async () => (await axe.run(document, {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
})).violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" ")}`)
"""
THEMES = ("light", "dark", "contrast")
LEAST_CONTRAST = 3


def violations(page: Page) -> list[str]:
    """What axe finds wrong, with where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN)
    return found


@pytest.mark.parametrize("lang", ["hr", "en"])
@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_on_any_screen_or_dialog(table: TablePage, theme: str, lang: str) -> None:
    table.open(f"code={CODE}&moves=14-5", search=f"?lang={lang}&theme={theme}")
    found = {"table": violations(table.page)}
    table.place("10").press("Enter")
    found["a card selected"] = violations(table.page)
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("t")
    table.page.locator("#move-input").fill("1 na 4")
    table.page.keyboard.press("Enter")
    found["a typed move"] = violations(table.page)
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("s")
    found["reading"] = violations(table.page)
    table.close_dialog()
    for name in table.page.locator("dialog").evaluate_all("all => all.map((one) => one.id)"):
        table.page.evaluate("name => document.getElementById(name).showModal()", name)
        found[name] = violations(table.page)
        table.page.evaluate("name => document.getElementById(name).close()", name)
    assert {screen: faults for screen, faults in found.items() if faults} == {}


@pytest.mark.parametrize("width", [320, 360])
def test_every_place_can_be_reached_at_twice_the_size(table: TablePage, width: int) -> None:
    # Twice the size on a window of 720 pixels, or of 640, leaves this many.
    table.page.set_viewport_size({"width": width, "height": 512})
    table.open_game(CODE)
    window = table.box(table.page.locator("html"))
    for place in table.slots():
        table.place("1").focus()
        table.walk_to(place)
        box = table.box(table.place(place).locator(".slot"))
        assert box.left >= 0
        assert box.right <= window.right
        assert box.top >= 0
        assert box.bottom <= 512


@pytest.mark.parametrize("width", [320, 360, 1280])
def test_the_ring_of_the_focus_is_not_cut(table: TablePage, width: int) -> None:
    table.page.set_viewport_size({"width": width, "height": 640})
    table.open_game(CODE)
    frame = table.box(table.table)
    for place in ("1", "4", "5", "12", "13", "16"):
        table.place("8").focus()
        table.walk_to(place)
        slot = table.place(place).locator(".slot")
        reach: float = slot.evaluate(
            """one => { const { outlineWidth, outlineOffset } = getComputedStyle(one);
                 return parseFloat(outlineWidth) + parseFloat(outlineOffset) }"""
        )
        assert reach >= 3
        box = table.box(slot)
        assert box.left - reach >= frame.left - 0.5
        assert box.right + reach <= frame.right + 0.5
        assert box.top - reach >= frame.top - 0.5


def luminance(colour: list[float]) -> float:
    """Of a colour in sRGB (WCAG 2)."""
    parts = [value / 255 for value in colour[:3]]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: list[float], other: list[float]) -> float:
    """Between two colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def colour(page: Page, name: str) -> list[float]:
    """A colour of the style sheets, by its variable."""
    found: list[float] = page.evaluate(
        """name => {
          const probe = document.createElement("canvas").getContext("2d");
          probe.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name);
          probe.fillRect(0, 0, 1, 1);
          return [...probe.getImageData(0, 0, 1, 1).data];
        }""",
        name,
    )
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_focus_and_selection_stand_out_from_what_is_beside_them(
    table: TablePage, theme: str
) -> None:
    table.open(f"code={CODE}", search=f"?lang=en&theme={theme}")
    page = table.page
    for mark, beside in (
        ("--target", "--felt"),
        ("--target", "--felt-edge"),
        ("--mark", "--felt"),
        ("--mark", "--felt-edge"),
        ("--mark", "--bar"),
        ("--accent", "--panel"),
    ):
        assert contrast(colour(page, mark), colour(page, beside)) >= LEAST_CONTRAST, (mark, beside)


def looks(place: Locator) -> bytes:
    """A picture of a place and of what is round it."""
    box = place.bounding_box()
    assert box is not None
    clip: Any = {
        "x": box["x"] - 8,
        "y": box["y"] - 8,
        "width": box["width"] + 16,
        "height": box["height"] + 16,
    }
    return place.page.screenshot(clip=clip, animations="disabled")


def test_forced_colours_show_cards_focus_and_selection(browser: Browser, site_url: str) -> None:
    options = {**DESK, "forced_colors": "active", "reduced_motion": "reduce"}
    with watched_table(browser, options, site_url) as (table, faults):
        spot, move = find(choices)
        table.open_game(spot.code, spot.moves)
        source, target = table.place(str(move.source)), table.place(str(move.target))
        plain, target_plain = looks(source), looks(target)
        table.page.keyboard.press("Tab")
        source.focus()
        focused = looks(source)
        table.page.keyboard.press("Enter")
        table.expect_selected(str(move.source))
        selected_and_focused = looks(source)
        table.button("hint").focus()
        selected = looks(source)
        assert len({plain, focused, selected, selected_and_focused}) == 4
        # Not by its height alone: a line, since shadows are not drawn.
        line = "one => getComputedStyle(one, '::after').borderTopStyle"
        assert source.locator(".slot").evaluate(line) == "double"
        assert looks(target) != target_plain
        # The cards keep their own paper and colours.
        paper = source.locator(".card").evaluate("one => getComputedStyle(one).backgroundColor")
        assert paper == "rgb(255, 255, 255)"
        assert faults.seen == []


def test_turning_the_device_keeps_game_card_and_focus(table: TablePage) -> None:
    spot, move = find(choices)
    table.page.set_viewport_size({"width": 390, "height": 844})
    table.open_game(spot.code, spot.moves)
    table.place("1").focus()
    table.walk_to(str(move.source))
    table.page.keyboard.press("Enter")
    table.page.set_viewport_size({"width": 844, "height": 390})
    table.expect_game(spot.game)
    table.expect_selected(str(move.source))
    table.expect_focused(str(move.source))
    # The arrows follow the other layout.
    table.walk_to(str(move.target))
    table.page.keyboard.press("Enter")
    table.expect_game(spot.after(move))
    expect(table.place(str(move.target))).to_be_focused()
