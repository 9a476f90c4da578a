"""The table fits every window."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from crescent.saves import Save, dumps
from e2e.spots import START, Spot
from e2e.table_page import Box, TablePage
from tests.games import shuttle

SIZES = [(320, 568), (360, 640), (640, 360), (768, 1024), (1024, 768), (1280, 800), (1920, 1080)]
PILES = [str(number) for number in range(1, 17)]
ASCENDING = ["Sa", "Ha", "Da", "Ca"]
DESCENDING = ["Sd", "Hd", "Dd", "Cd"]
FINGER, LEAST = 44, 24
DIALOGS = {
    "menu": "menu",
    "settings": "settings",
    "statistics": "statistics",
    "past": "past",
    "daily": "daily",
    "code": "code",
    "confirm": "new",
}

sizes = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def resize(table: TablePage, size: tuple[int, int]) -> Box:
    """Give the window a size; its rectangle."""
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    return Box(0, 0, *size)


def boxes(found: Locator) -> list[Box]:
    """Where all that has been found is."""
    edges: list[list[float]] = found.evaluate_all(
        """all => all.map((one) => {
             const b = one.getBoundingClientRect();
             return [b.left, b.top, b.right, b.bottom];
           })"""
    )
    return [Box(*four) for four in edges]


def places(table: TablePage) -> dict[str, Box]:
    """Where all places are, with their labels."""
    found = table.page.locator(".place")
    names: list[str] = found.evaluate_all("all => all.map((one) => one.dataset.place)")
    return dict(zip(names, boxes(found), strict=True))


def inside(inner: Box, outer: Box) -> bool:
    """Whether nothing of the one stands out of the other."""
    return (
        inner.left >= outer.left
        and inner.top >= outer.top
        and inner.right <= outer.right + 0.5
        and inner.bottom <= outer.bottom + 0.5
    )


@sizes
def test_every_place_is_seen_and_none_hides_another(
    open_table: TablePage, size: tuple[int, int]
) -> None:
    window = resize(open_table, size)
    found = places(open_table)
    assert set(found) == {*PILES, *ASCENDING, *DESCENDING}
    assert [name for name, box in found.items() if not inside(box, window)] == []
    overlapping = [
        (one, other)
        for one in found
        for other in found
        if one < other and found[one].overlaps(found[other])
    ]
    assert overlapping == []


@sizes
def test_nothing_scrolls(open_table: TablePage, size: tuple[int, int]) -> None:
    resize(open_table, size)
    open_table.page.mouse.move(size[0] / 2, size[1] / 2)
    open_table.page.mouse.wheel(300, 300)
    scrolled, room = open_table.page.evaluate(
        """() => { const e = document.scrollingElement;
             return [[e.scrollLeft, e.scrollTop],
                     [e.scrollWidth - innerWidth, e.scrollHeight - innerHeight]] }"""
    )
    assert scrolled == [0, 0]
    assert max(room) <= 0


@sizes
def test_the_piles_stand_in_a_horseshoe(open_table: TablePage, size: tuple[int, int]) -> None:
    resize(open_table, size)
    middles = {name: box.middle for name, box in open_table.slots().items()}
    across = {name: round(middle[0]) for name, middle in middles.items()}
    down = {name: round(middle[1]) for name, middle in middles.items()}
    left, top, right = PILES[:4], PILES[4:12], PILES[12:]
    assert len({across[name] for name in left}) == len({across[name] for name in right}) == 1
    assert len({down[name] for name in top}) == 1
    assert [down[name] for name in left] == sorted((down[name] for name in left), reverse=True)
    assert [across[name] for name in top] == sorted(across[name] for name in top)
    assert [down[name] for name in right] == sorted(down[name] for name in right)
    # The foundations lie in the middle, the ascending row above the descending one.
    for row in (ASCENDING, DESCENDING):
        assert len({down[name] for name in row}) == 1
        assert [across[name] for name in row] == sorted(across[name] for name in row)
        assert across["1"] < across[row[0]] < across[row[-1]] < across["16"]
    assert down["8"] < down["Sa"] < down["Sd"]
    assert [across[name] for name in ASCENDING] == [across[name] for name in DESCENDING]


@sizes
def test_places_are_large_enough_to_be_hit(open_table: TablePage, size: tuple[int, int]) -> None:
    window = resize(open_table, size)
    # Ten piles side by side, or eight above one another's width, share the window: where each
    # could have a finger's width of it, it has nearly that for itself.
    columns = 10 if size[0] > size[1] else 8
    for name, box in places(open_table).items():
        assert min(box.width, box.height) >= LEAST, name
        if window.width / columns >= FINGER * 1.1:
            assert min(box.width, box.height) >= FINGER, name


@sizes
@pytest.mark.parametrize("lang", ["hr", "en"])
def test_the_controls_are_seen_whole(
    open_table: TablePage, size: tuple[int, int], lang: str
) -> None:
    window = resize(open_table, size)
    open_table.speak(lang)
    for moves in ("", "R R R"):
        open_table.go_to(START.code, moves)
        buttons = open_table.page.locator(".controls button:visible")
        expect(buttons).to_have_count(6)
        table = open_table.box(open_table.table)
        for box in boxes(buttons):
            assert inside(box, window)
            assert min(box.width, box.height) >= FINGER
            assert not box.overlaps(table)
        assert cut_off(open_table.page.locator(".controls button:visible, .bar :visible")) == []
        assert cut_off(open_table.page.locator(".place .label")) == []


def test_long_values_fit(table: TablePage) -> None:
    long_game = Spot(START.code, shuttle(1234)).game
    table.keep(dumps(Save(long_game, 12 * 3600 + 34 * 60)))
    table.open()
    for lang in ("hr", "en"):
        table.speak(lang)
        for size in SIZES:
            window = resize(table, size)
            expect(table.value("time")).to_contain_text("12:34:")
            seen = boxes(table.page.locator(".bar > :visible, .values dt, .values dd"))
            controls = table.box(table.page.locator(".controls"))
            for box in seen:
                assert inside(box, window), size
                assert not box.overlaps(controls), size
                assert not box.overlaps(table.box(table.table)), size
            assert not any(one.overlaps(other) for one, other in pairwise(top_level(table)))


def top_level(table: TablePage) -> list[Box]:
    """What stands side by side in the bar."""
    return boxes(table.page.locator(".bar > :visible"))


def cut_off(found: Locator) -> list[str]:
    """The texts of those that have more to show than room."""
    texts: list[str] = found.evaluate_all(
        """all => all.filter((one) => !one.classList.contains("hidden")
               && one.clientWidth > 0 && one.scrollWidth > one.clientWidth)
             .map((one) => one.innerText)"""
    )
    return texts


@sizes
@pytest.mark.parametrize("lang", ["hr", "en"])
def test_dialogs_fit(open_table: TablePage, size: tuple[int, int], lang: str) -> None:
    window = resize(open_table, size)
    open_table.speak(lang).go_to(START.code, "2-Dd")
    for name, action in DIALOGS.items():
        if not open_table.button(action).is_visible():
            open_table.press("menu")
        open_table.press(action)
        dialog = open_table.dialog(name)
        expect(dialog).to_be_visible()
        assert inside(open_table.box(dialog), window)
        assert cut_off(dialog.locator(":visible")) == []
        for button in boxes(dialog.locator(":is(button, label:has(input)):visible")):
            assert button.height >= FINGER
        # What does not fit can be scrolled to.
        dialog.locator("[data-action=close]").click()
        expect(dialog).to_be_hidden()


def test_cards_use_the_room_there_is(open_table: TablePage) -> None:
    widths = []
    for size in ((320, 568), (768, 1024), (1280, 800), (1920, 1080)):
        resize(open_table, size)
        slots = open_table.slots()
        widths.append(slots["5"].width)
        row = [slots[name] for name in (PILES[4:12] if size[0] < size[1] else PILES[3:13])]
        used = sum(box.width for box in row)
        high = sum(slots[name].height for name in PILES[:4])
        assert used / size[0] > 0.75 or high / size[1] > 0.7
    assert widths == sorted(widths)
