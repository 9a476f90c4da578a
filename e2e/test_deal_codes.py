"""A player copies the code of a deal and enters another one's."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.spots import START, Spot
from e2e.table_page import TablePage
from tests.games import WIN

OTHER = "CR1-N-CRESCEN"
WRONG = {
    "hello": (
        "To nije kôd igre. Kôd izgleda ovako: CR1-N-AAAAAAB",
        "This is not a deal code. One looks like CR1-N-AAAAAAB",
    ),
    "": (
        "To nije kôd igre. Kôd izgleda ovako: CR1-N-AAAAAAB",
        "This is not a deal code. One looks like CR1-N-AAAAAAB",
    ),
    "CR2-N-AAAAAAB": (
        "Taj je kôd za drugu inačicu igre Crescent",
        "This deal code is for another version of Crescent",
    ),
    "CR1-X-AAAAAAB": (
        "Iza CR1 u kôdu stoji slovo N, F ili D",
        "After CR1 a deal code has one of the letters N, F or D",
    ),
    "CR1-N-AAAAAB": (
        "Kôd završava s točno sedam slova od A do Z",
        "A deal code ends in exactly seven letters from A to Z",
    ),
    "CR1-N-ČAAAAAB": (
        "Kôd završava s točno sedam slova od A do Z",
        "A deal code ends in exactly seven letters from A to Z",
    ),
    "<img src=x>": (
        "To nije kôd igre. Kôd izgleda ovako: CR1-N-AAAAAAB",
        "This is not a deal code. One looks like CR1-N-AAAAAAB",
    ),
}


@pytest.mark.parametrize(
    "typed",
    [OTHER, OTHER.lower(), f"  {OTHER} ", "cr1 n crescen", "CR1NCRESCEN", "CR1-N CRESCEN"],
)
def test_a_code_is_read_with_forgiveness(open_table: TablePage, typed: str) -> None:
    open_table.go_to(START.code)
    open_table.press("code")
    open_table.page.locator("#code-input").fill(typed)
    open_table.press("deal")
    expect(open_table.dialog("code")).to_be_hidden()
    expect(open_table.value("code")).to_have_text(OTHER)
    open_table.expect_game(Spot(OTHER, "").game)


@pytest.mark.parametrize("lang", ["hr", "en"])
def test_a_wrong_code_says_what_is_wrong(open_table: TablePage, lang: str) -> None:
    spot = Spot(START.code, WIN[0])
    open_table.speak(lang).go_to(spot.code, spot.moves)
    open_table.press("code")
    field = open_table.page.locator("#code-input")
    for typed, sentences in WRONG.items():
        field.fill(typed)
        field.press("Enter")
        expect(open_table.page.locator("#code-error")).to_have_text(sentences[lang == "en"])
        expect(open_table.page.locator("#code-error")).to_be_visible()
    open_table.page.keyboard.press("Escape")
    open_table.expect_game(spot.game)
    # The next time, nothing of it is left.
    open_table.press("code")
    expect(field).to_have_value("")
    expect(open_table.page.locator("#code-error")).to_be_empty()


def test_a_game_in_play_is_asked_about_before_another_code(open_table: TablePage) -> None:
    spot = Spot(START.code, WIN[0])
    open_table.go_to(spot.code, spot.moves)
    for answer in ("close", "confirm"):
        open_table.press("code")
        open_table.page.locator("#code-input").fill(OTHER)
        open_table.page.locator("#code-input").press("Enter")
        expect(open_table.dialog("confirm")).to_be_visible()
        open_table.expect_game(spot.game)
        open_table.press(answer)
    open_table.expect_game(Spot(OTHER, "").game)


def test_a_variant_keeps_its_letter_in_new_games(open_table: TablePage) -> None:
    open_table.go_to("CR1-F-AAAAAAB")
    expect(open_table.value("redeals")).to_have_text("4")
    open_table.press("new")
    expect(open_table.value("code")).not_to_have_text("CR1-F-AAAAAAB")
    expect(open_table.value("code")).to_contain_text("CR1-F-")


@pytest.mark.parametrize(
    ("lang", "text"), [("hr", "Kôd igre je kopiran"), ("en", "Deal code copied")]
)
def test_the_code_is_copied(table: TablePage, lang: str, text: str) -> None:
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.open_game(START.code, lang=lang)
    table.press("code")
    table.press("copy")
    # Where the player is looking: in the dialog.
    expect(table.dialog("code").locator("[role=status]")).to_have_text(text)
    assert table.page.evaluate("navigator.clipboard.readText()") == START.code


REFUSED = """Object.defineProperty(navigator, "clipboard", { value: {
  writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) } })"""
MISSING = 'Object.defineProperty(navigator, "clipboard", { value: undefined })'


@pytest.mark.parametrize("clipboard", [REFUSED, MISSING], ids=["refused", "missing"])
def test_where_copying_is_refused_the_code_is_said(table: TablePage, clipboard: str) -> None:
    table.page.add_init_script(clipboard)
    table.open_game(START.code)
    table.press("code")
    table.press("copy")
    said = table.dialog("code").locator("[role=status]")
    expect(said).to_have_text(f"Copying is not possible here. The code is {START.code}")
    table.press("close")
    table.press("code")
    expect(said).to_be_empty()
