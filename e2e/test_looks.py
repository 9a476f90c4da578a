"""The page looks and speaks as the device or the player wants."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import DESK, Faults, watched_table
from e2e.spots import START
from e2e.table_page import TablePage
from tests.games import WIN

DARK, LIGHT = "rgb(22, 51, 42)", "rgb(47, 107, 87)"
MOVE = WIN[0].split("-")


def on_device(
    browser: Browser, url: str, **preferences: Any
) -> AbstractContextManager[tuple[TablePage, Faults]]:
    """The table on a device with certain preferences, not yet opened."""
    return watched_table(browser, {**DESK, **preferences}, url)


def test_a_tapped_card_flies(table: TablePage) -> None:
    table.note_flights()
    table.open_game(START.code)
    table.tap(MOVE[0])
    assert table.flights() == [(MOVE[1], 150)]
    table.press("undo")
    assert table.flights() == [(MOVE[0], 150)]
    table.press("redo")
    assert table.flights() == [(MOVE[1], 150)]
    expect(table.page.locator(".flying")).to_have_count(0)


def test_a_dropped_card_lies_where_it_was_dropped(table: TablePage) -> None:
    table.note_flights()
    table.open_game(START.code)
    table.move_by_drag(*MOVE)
    assert table.flights() == []


def test_who_wants_no_motion_sees_none(browser: Browser, site_url: str) -> None:
    with on_device(browser, site_url, reduced_motion="reduce") as (table, faults):
        table.note_flights()
        table.open_game(START.code)
        table.tap(MOVE[0])
        table.press("undo")
        table.move_by_drag("1", "2")
        expect(table.bubble).to_be_visible()
        assert table.flights() == []
        assert table.page.evaluate("document.getAnimations().length") == 0
        assert faults.seen == []


@pytest.mark.parametrize(("scheme", "felt"), [("dark", DARK), ("light", LIGHT)])
def test_the_device_decides_until_the_player_does(
    browser: Browser, site_url: str, scheme: str, felt: str
) -> None:
    with on_device(browser, site_url, color_scheme=scheme) as (table, faults):
        table.open()
        body = table.page.locator("body")
        expect(body).to_have_css("background-color", felt)
        for choice, colour in (("Dark", DARK), ("Light", LIGHT)):
            choose(table, choice)
            expect(body).to_have_css("background-color", colour)
            table.reload()
            expect(body).to_have_css("background-color", colour)
        choose(table, "As the device")
        expect(body).to_have_css("background-color", felt)
        assert faults.seen == []


def choose(table: TablePage, choice: str) -> None:
    """Choose something in the settings."""
    table.open_settings().get_by_role("radio", name=choice).check()
    table.press("close")


@pytest.mark.parametrize("theme", ["auto", "light", "dark", "contrast", "loud"])
def test_the_address_may_name_the_appearance(table: TablePage, theme: str) -> None:
    table.open(search=f"?lang=en&theme={theme}")
    shown = table.page.locator("html")
    expect(shown).to_have_attribute("data-theme", theme if theme != "loud" else "auto")
    table.press("menu")
    expect(table.dialog("menu")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "lang"), [("hr-HR", "hr"), ("bs-BA", "hr"), ("en-GB", "en"), ("de-AT", "en")]
)
def test_the_browser_names_the_language(
    browser: Browser, site_url: str, locale: str, lang: str
) -> None:
    with on_device(browser, site_url, locale=locale) as (table, faults):
        table.open(search="?")
        expect_language(table, lang)
        assert faults.seen == []


def expect_language(table: TablePage, lang: str) -> None:
    """All of the page is in a language."""
    expect(table.page.locator("html")).to_have_attribute("lang", lang)
    word = {"hr": "Nova igra", "en": "New game"}[lang]
    expect(table.button("new")).to_have_text(word, use_inner_text=True)
    name = {"hr": "Pik as, uzlazni temelj", "en": "Ace of spades, ascending foundation"}[lang]
    expect(table.place("Sa")).to_have_attribute("aria-label", f"{name}, 1 {card(lang)}")


def card(lang: str) -> str:
    """One card."""
    return {"hr": "karta", "en": "card"}[lang]


def test_the_player_names_the_language(browser: Browser, site_url: str) -> None:
    with on_device(browser, site_url, locale="en-GB") as (table, faults):
        # The address comes before the browser, the menu before either from then on.
        table.open(search="?lang=hr")
        expect_language(table, "hr")
        table.speak("en")
        expect_language(table, "en")
        table.open(search="?")
        expect_language(table, "en")
        table.speak("hr")
        table.open(search="?")
        expect_language(table, "hr")
        table.open(search="?lang=xx")
        expect_language(table, "hr")
        assert faults.seen == []


@pytest.mark.parametrize(("lang", "queen", "jack"), [("hr", "D", "V"), ("en", "Q", "J")])
def test_court_cards_bear_the_letters_of_the_language(
    open_table: TablePage, lang: str, queen: str, jack: str
) -> None:
    spot_moves = "2-Dd 15-Hd 13-Hd"
    open_table.speak(lang).go_to(START.code, spot_moves)
    assert corner(open_table, "Dd") == f"i-{queen}-D"
    assert corner(open_table, "Hd") == f"i-{jack}-H"
    assert corner(open_table, "Sa") == "i-A-S"
    assert corner(open_table, "Sd") == "i-K-S"
    # They change at once with the language.
    open_table.speak("hr" if lang == "en" else "en")
    assert corner(open_table, "Dd") != f"i-{queen}-D"


def corner(table: TablePage, place: str) -> str:
    """The index that is drawn in a card's corners."""
    index = table.place(place).locator(".card:not(.ghost) .index")
    return str(index.get_attribute("href")).partition("#")[2]
