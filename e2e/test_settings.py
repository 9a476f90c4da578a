"""Every setting is remembered, and takes effect at once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from e2e.table_page import TablePage
from tests.golden import WINS

CODE = "CR1-N-AAAAAAB"
QUEEN = "15"
"""A pile of `CODE` with a queen on top."""
LONG = " ".join(WINS[CODE].split()[:20])
"""Entries of `CODE` after which a pile holds nine cards."""


def choose(table: TablePage, group: str, choice: str) -> None:
    """Choose one of some."""
    settings = table.open_settings()
    group_of = settings.get_by_role("group", name=group, exact=True)
    group_of.get_by_role("radio", name=choice, exact=True).check()
    table.press("close")


def switch(table: TablePage, name: str, on: bool) -> None:
    """Turn something on or off."""
    table.open_settings().get_by_label(name).set_checked(on)
    table.press("close")


def corner(table: TablePage, place: str) -> Locator:
    """The corners of a place's card."""
    return table.place(place).locator(".card use.index")


@pytest.mark.parametrize(
    ("letters", "queen"), [("A K D V", "D"), ("A K Q J", "Q"), ("A K D B", "D"), ("A R D V", "D")]
)
def test_letters_in_the_corners(open_table: TablePage, letters: str, queen: str) -> None:
    open_table.go_to(CODE)
    choose(open_table, "Letters", letters)
    letter = open_table.place(QUEEN).get_attribute("data-card")
    assert letter is not None and letter[0] == "Q"
    expect(corner(open_table, QUEEN)).to_have_attribute(
        "href", re.compile(f"#i-{queen}-{letter[1]}$")
    )


def test_the_deck_and_its_colours(table: TablePage) -> None:
    table.open_game(CODE)
    big = corner(table, "1").get_attribute("href") or ""
    choose(table, "Letters and numbers", "Normal")
    choose(table, "Suits", "Four colours")
    table.reload()
    expect(table.page.locator("html")).to_have_attribute("data-colours", "4")
    picture = big.partition("#")[2]
    normal = r"static/deck-normal\.\w+\.svg#"
    expect(corner(table, "1")).to_have_attribute("href", re.compile(f"{normal}{picture}$"))
    face = table.place("1").locator(".card use.face")
    expect(face).to_have_attribute("href", re.compile(f"{normal}5H$"))


def test_the_address_may_name_the_colours(table: TablePage) -> None:
    table.open(search="?lang=en&deck=4")
    expect(table.page.locator("html")).to_have_attribute("data-colours", "4")
    expect(table.open_settings().get_by_label("Four colours")).to_be_checked()


@pytest.mark.parametrize("felt", ["Blue", "Red", "Grey"])
def test_the_colour_of_the_table(open_table: TablePage, felt: str) -> None:
    colour = "getComputedStyle(document.querySelector('.bar')).backgroundColor"
    choose(open_table, "Table", "Green")
    green = open_table.page.evaluate(colour)
    choose(open_table, "Table", felt)
    assert open_table.page.evaluate(colour) != green


def test_time_and_moves_can_be_hidden(table: TablePage) -> None:
    table.open()
    switch(table, "Show the time", on=False)
    expect(table.value("time")).to_be_hidden()
    expect(table.value("moves")).to_be_visible()
    switch(table, "Show the number of moves", on=False)
    table.reload()
    expect(table.value("time")).to_be_hidden()
    expect(table.value("moves")).to_be_hidden()


def test_the_buttons_may_stand_on_the_other_side(table: TablePage) -> None:
    table.open()
    right = table.box(table.button("menu")).left > table.box(table.button("new")).left
    switch(table, "For the left hand", on=True)
    left = table.box(table.button("menu")).left < table.box(table.button("new")).left
    assert right and left


def test_a_first_tap_may_only_select(table: TablePage) -> None:
    table.open_game(CODE)
    switch(table, "First tap only selects", on=True)
    table.tap("2")
    table.expect_selected("2")
    table.tap("Dd")
    expect(table.value("moves")).to_have_text("1")


@pytest.mark.parametrize(("speed", "flights"), [("Fast", [("Dd", 80)]), ("Not at all", [])])
def test_cards_fly_as_fast_as_wanted(
    table: TablePage, speed: str, flights: list[tuple[str, int]]
) -> None:
    table.note_flights()
    table.open_game(CODE)
    choose(table, "Cards fly", speed)
    table.flights()
    table.move_by_taps("2", "Dd")
    expect(table.value("moves")).to_have_text("1")
    assert table.flights() == flights


def test_sound_is_heard_only_when_wanted(table: TablePage) -> None:
    table.page.add_init_script(
        """window.heard = 0;
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (at) { window.heard++; start.call(this, at); };"""
    )
    table.open_game(CODE).move_by_taps("2", "Dd")
    expect(table.value("moves")).to_have_text("1")
    assert table.page.evaluate("heard") == 0
    switch(table, "Sound", on=True)
    table.move_by_taps("1", "11")
    expect(table.value("moves")).to_have_text("2")
    assert table.page.evaluate("heard") == 1


def test_the_open_view_shows_every_card(table: TablePage) -> None:
    table.open_game(CODE)
    switch(table, "Open view", on=True)
    strips = table.place("1").locator(".under > div")
    expect(strips).to_have_count(5)
    assert all(table.box(strip).height >= 10 for strip in strips.all())
    table.move_by_taps("2", "Dd")
    expect(table.place("2").locator(".under > div")).to_have_count(4)
    table.move_by_drag("1", "11")
    expect(table.place("11").locator(".under > div")).to_have_count(6)
    switch(table, "Open view", on=False)
    expect(table.page.locator(".under")).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (768, 1024), (1280, 800)])
def test_the_open_view_has_room_for_full_piles(
    open_table: TablePage, size: tuple[int, int]
) -> None:
    open_table.page.set_viewport_size({"width": size[0], "height": size[1]})
    open_table.go_to(CODE, LONG)
    switch(open_table, "Open view", on=True)
    places = {name: open_table.box(open_table.place(name)) for name in open_table.slots()}
    table = open_table.box(open_table.page.locator("#table"))
    for name, place in places.items():
        assert place.bottom <= table.bottom + 1, name
        assert not any(place.overlaps(other) for other in places.values() if other is not place)
    for strip in open_table.page.locator(".under > div").all():
        assert open_table.box(strip).height >= 7
    switch(open_table, "Open view", on=False)


def test_another_variant_is_dealt_at_once_where_nothing_is_lost(table: TablePage) -> None:
    table.open_game(CODE)
    choose(table, "New games", "Face down, cards turn when uncovered")
    expect(table.value("code")).to_have_text("CR1-D-AAAAAAB")
    table.move_by_taps("2", "Dd")
    choose(table, "New games", "Crescent Four, four redeals")
    expect(table.value("code")).to_have_text("CR1-D-AAAAAAB")
    table.press("new")
    table.press("confirm")
    expect(table.value("redeals")).to_have_text("4")


def test_what_is_chosen_holds_against_the_address(table: TablePage) -> None:
    table.open(search="?lang=en&theme=light")
    html = table.page.locator("html")
    table.open_settings().locator("[name=theme][value=contrast]").check()
    table.dialog("settings").locator("[name=lang][value=hr]").check()
    table.close_dialog()
    table.reload()
    expect(html).to_have_attribute("data-theme", "contrast")
    expect(html).to_have_attribute("lang", "hr")


def test_all_settings_go_back_to_what_they_were(table: TablePage) -> None:
    table.open(lang="hr")
    settings = table.open_settings()
    settings.get_by_label("Jaki kontrast").check()
    settings.get_by_label("Prikaži vrijeme").uncheck()
    expect(table.page.locator("html")).to_have_attribute("data-theme", "contrast")
    settings.get_by_role("button", name="Sve postavke kao na početku").click()
    expect(table.page.locator("html")).to_have_attribute("data-theme", "auto")
    expect(settings.get_by_label("Prikaži vrijeme")).to_be_checked()
    expect(settings.get_by_label("hrvatski")).to_be_checked()
