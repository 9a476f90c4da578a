"""What the page does with a kept game that it cannot take up, and where it can keep none."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from crescent.saves import Save, dumps
from e2e.spots import START, Spot
from e2e.table_page import TablePage
from tests.games import WIN

SPOT = Spot(START.code, " ".join(WIN[:3]))
KEPT = dumps(Save(SPOT.game, 90.0))
NEWER = json.dumps({**json.loads(KEPT), "version": 2, "more": "to come"})
SET_ASIDE = {
    "hr": "Spremljena igra bila je oštećena i stavljena je na stranu. Evo nove.",
    "en": "The saved game was damaged and has been set aside. Here is a new one.",
}
DAMAGED = {
    "truncated": KEPT[: len(KEPT) // 2],
    "foreign": '["something", "else"]',
    "no JSON": "<html>",
    "an impossible move": KEPT.replace(WIN[1], "1-2"),
    "another deal's moves": KEPT.replace("AAAAAAB", "AAAAAAC"),
    "huge": '{"version": 1, "moves": "' + "R." * 100_000 + '"}',
    "deep": "[" * 100_000,
}


def kept(table: TablePage, key: str = "crescent-game") -> str | None:
    """What is kept."""
    found: str | None = table.page.evaluate("key => localStorage.getItem(key)", key)
    return found


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_game_is_set_aside_for_a_new_one(table: TablePage, what: str) -> None:
    lang = "hr" if what == "truncated" else "en"
    table.keep(DAMAGED[what])
    table.open(lang=lang)
    table.expect_notice("damaged", SET_ASIDE[lang])
    assert kept(table, "crescent-game-damaged") == DAMAGED[what]
    code = table.value("code").inner_text()
    table.expect_game(Spot(code, "").game)
    # It is said once; the new game is kept as any other.
    table.reload()
    expect(table.notice("damaged")).to_be_hidden()
    expect(table.value("code")).to_have_text(code)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("hr", "Spremljena igra potječe iz novije inačice."),
        ("en", "The saved game is from a newer version."),
    ],
)
def test_a_game_of_a_newer_version_is_left_alone(table: TablePage, lang: str, text: str) -> None:
    table.keep(NEWER)
    table.open(lang=lang)
    table.expect_notice("newer", text)
    table.tap("14")
    table.tap("15")
    table.press("redeal")
    assert kept(table) == NEWER
    assert kept(table, "crescent-picture") is None
    # It first asks for a newer version, and only then loads again.
    with table.page.expect_event("load"):
        table.notice("newer").locator("[data-action=reload]").click()
    table.wait_ready()
    table.expect_notice("newer", text)
    assert kept(table) == NEWER


def test_settings_that_cannot_be_read_are_the_usual_ones(table: TablePage) -> None:
    for text in ('{"lang": 5, "theme": "loud", "interactive": "no"}', "[" * 100_000, '"x"'):
        table.keep(text, "crescent-settings")
        table.open()
        settings = table.open_settings()
        expect(settings.get_by_label("Interactive rules")).to_be_checked()
        expect(settings.get_by_label("As the device")).to_be_checked()
        table.press("close")


NO_ROOM = """Storage.prototype.setItem = () => {
  throw new DOMException("full", "QuotaExceededError");
};"""
DENIED = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, {
    get() { throw new DOMException("denied", "SecurityError"); },
  });
"""


def test_where_there_is_no_room_the_game_goes_on_and_says_so_once(table: TablePage) -> None:
    table.page.add_init_script(NO_ROOM)
    table.open_game(START.code)
    text = "The browser has no room left: the game goes on but is not being saved."
    table.expect_notice("full", text)
    table.notice("full").get_by_role("button", name="Close").click()
    table.move_by_taps(*WIN[0].split("-"))
    expect(table.notice("full")).to_be_hidden()
    table.move_by_taps(*WIN[1].split("-"))
    table.expect_game(Spot(START.code, " ".join(WIN[:2])).game)
    expect(table.notice("full")).to_be_hidden()
    table.press("undo")
    table.expect_game(Spot(START.code, WIN[0]).game)


def test_room_that_runs_out_in_mid_game_is_said(table: TablePage) -> None:
    table.open_game(START.code, lang="hr")
    table.page.evaluate(f"() => {{ {NO_ROOM} }}")
    table.move_by_taps(*WIN[0].split("-"))
    text = "Pregledniku je ponestalo mjesta: igra se nastavlja, ali se ne sprema."
    table.expect_notice("full", text)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("hr", "Preglednik ovdje ništa ne sprema: igra se gubi kad zatvorite stranicu."),
        ("en", "This browser keeps nothing here: the game is lost when the page closes."),
    ],
)
def test_where_storage_is_denied_the_game_can_be_played(
    table: TablePage, lang: str, text: str
) -> None:
    table.page.add_init_script(DENIED)
    table.open(lang=lang)
    table.expect_notice("denied", text)
    table.go_to(START.code)
    table.move_by_taps(*WIN[0].split("-"))
    table.expect_game(Spot(START.code, WIN[0]).game)
    table.press("redeal")
    expect(table.value("redeals")).to_have_text("2")
