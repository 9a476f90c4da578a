"""A player follows a link to a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.spots import START, Spot
from e2e.table_page import TablePage, game_link
from tests.games import BLOCKED, WIN

CODE = START.code
OTHER = "CR1-N-CRESCEN"
IN_PLAY = Spot(OTHER, "")

BAD = {
    "a bad code": (
        "code=CR1-N-AAAA",
        "Kôd završava s točno sedam slova od A do Z",
        "A deal code ends in exactly seven letters from A to Z",
    ),
    "moves without a code": (
        "moves=2-Dd",
        "To nije kôd igre. Kôd izgleda ovako: CR1-N-AAAAAAB",
        "This is not a deal code. One looks like CR1-N-AAAAAAB",
    ),
    "no move": (
        f"code={CODE}&moves=2-Dd.hello",
        "Zapis pod brojem 2 (hello) ne može se odigrati: "
        "To nije potez. Napišite ga ovako: 10-14 ili 7-Sa",
        "Entry 2 of the game, hello, cannot be played: "
        "This is not a move. Write it like 10-14 or 7-Sa",
    ),
    "a refused move": (
        f"code={CODE}&moves=2-Dd.R.1-2",
        "Zapis pod brojem 3 (1-2) ne može se odigrati: Mora biti iste boje",
        "Entry 3 of the game, 1-2, cannot be played: It must be of the same suit",
    ),
    "a place beyond the end": (
        f"code={CODE}&moves=2-Dd&at=2",
        "Poveznica upućuje na mjesto u igri koje ne postoji",
        "The link names a place in the game that does not exist",
    ),
    "a place that is no number": (
        f"code={CODE}&moves=2-Dd&at=-1",
        "Poveznica upućuje na mjesto u igri koje ne postoji",
        "The link names a place in the game that does not exist",
    ),
    "a megabyte": (
        f"code={CODE}&moves={'2-Dd.' * 200_000}",
        "Zapis igre je prevelik: može imati najviše 64 KiB",
        "The game is too large to be read: 64 KiB is the most",
    ),
    "a megabyte of code": (
        f"code={'A' * 1_000_000}",
        "To nije kôd igre. Kôd izgleda ovako: CR1-N-AAAAAAB",
        "This is not a deal code. One looks like CR1-N-AAAAAAB",
    ),
    "too many moves": (
        f"code={CODE}&moves={'R.' * 5001}",
        "Zapis igre je predug: može imati najviše 5000 poteza i dijeljenja",
        "The game is too long: 5000 entries are the most",
    ),
    "markup": (
        f"code={CODE}&moves=<img/src=x>",
        "Zapis pod brojem 1 (<img/src=x>) ne može se odigrati: "
        "To nije potez. Napišite ga ovako: 10-14 ili 7-Sa",
        "Entry 1 of the game, <img/src=x>, cannot be played: "
        "This is not a move. Write it like 10-14 or 7-Sa",
    ),
}


def begin(table: TablePage) -> Spot:
    """A game in play, of another deal than the links'."""
    table.go_to(CODE, WIN[0])
    return Spot(CODE, WIN[0])


@pytest.mark.parametrize("lang", ["hr", "en"])
@pytest.mark.parametrize("what", BAD)
def test_a_bad_link_says_what_is_wrong(open_table: TablePage, what: str, lang: str) -> None:
    fragment, croatian, english = BAD[what]
    spot = begin(open_table.speak(lang))
    open_table.follow(fragment)
    # A megabyte may take longer than the sentence stands beside the table.
    expect(open_table.status).to_have_text(english if lang == "en" else croatian)
    expect(open_table.bubble).to_have_text(english if lang == "en" else croatian)
    expect(open_table.dialog("confirm")).to_be_hidden()
    open_table.expect_game(spot.game)
    assert "#" not in open_table.page.url


@pytest.mark.parametrize("what", ["a refused move", "markup"])
def test_a_page_opened_by_a_bad_link_offers_a_game_all_the_same(
    table: TablePage, what: str
) -> None:
    fragment, _, english = BAD[what]
    table.open(fragment)
    table.expect_said(english)
    code = table.value("code").inner_text()
    table.expect_game(Spot(code, "").game)


@pytest.mark.parametrize("at", [0, 1, 3, 4])
def test_a_link_leads_into_the_midst_of_a_game(open_table: TablePage, at: int) -> None:
    open_table.go_to(OTHER)
    open_table.follow(f"{game_link(CODE, ' '.join(WIN[:4]))}&at={at}")
    open_table.expect_game(Spot(CODE, " ".join(WIN[:at])).game)
    for done in range(at + 1, 5):
        open_table.press("redo")
        open_table.expect_game(Spot(CODE, " ".join(WIN[:done])).game)
    expect(open_table.button("redo")).to_be_disabled()


def test_a_link_forgives_as_codes_and_moves_do(open_table: TablePage) -> None:
    open_table.go_to(OTHER)
    open_table.follow(f"code=%20cr1+n+aaaaaab&moves={'+'.join(WIN[:2]).lower()}")
    open_table.expect_game(Spot(CODE, " ".join(WIN[:2])).game)


def test_a_game_in_play_is_asked_about_first(open_table: TablePage) -> None:
    spot = begin(open_table)
    for answer in ("close", "confirm"):
        open_table.follow(game_link(OTHER))
        expect(open_table.dialog("confirm")).to_be_visible()
        open_table.expect_game(spot.game)
        assert "#" not in open_table.page.url
        open_table.press(answer)
    open_table.expect_game(IN_PLAY.game)
    expect(open_table.value("code")).to_have_text(OTHER)


def test_a_link_asks_over_whatever_dialog_is_open(open_table: TablePage) -> None:
    begin(open_table)
    open_table.press("menu")
    open_table.follow(game_link(OTHER))
    expect(open_table.dialog("menu")).to_be_hidden()
    open_table.press("confirm")
    open_table.expect_game(IN_PLAY.game)


@pytest.mark.parametrize(("dialog", "moves"), [("won", " ".join(WIN)), ("blocked", BLOCKED)])
def test_a_link_takes_the_dialog_of_a_game_that_is_over_away(
    open_table: TablePage, dialog: str, moves: str
) -> None:
    open_table.go_to(CODE, moves)
    expect(open_table.dialog(dialog)).to_be_visible()
    open_table.follow(game_link(OTHER))
    expect(open_table.dialog(dialog)).to_be_hidden()
    open_table.expect_game(IN_PLAY.game)


def test_a_link_is_asked_about_when_the_page_opens_on_a_saved_game(table: TablePage) -> None:
    spot = Spot(CODE, WIN[0])
    table.open_game(spot.code, spot.moves)
    table.open_game(OTHER)
    expect(table.dialog("confirm")).to_be_visible()
    table.press("close")
    table.expect_game(spot.game)
    # The link has left the address, so a reload goes on with the game.
    table.reload()
    expect(table.dialog("confirm")).to_be_hidden()
    table.expect_game(spot.game)


def test_unknown_keys_stay_and_are_ignored(open_table: TablePage) -> None:
    open_table.go_to(OTHER)
    open_table.follow("colour=blue")
    expect(open_table.value("code")).to_have_text(OTHER)
    open_table.follow(f"colour=red&code={CODE}&moves={WIN[0]}")
    open_table.expect_game(Spot(CODE, WIN[0]).game)
    assert open_table.page.url.endswith("#colour=red")
