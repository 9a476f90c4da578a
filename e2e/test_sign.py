"""Can it still be won? A sign tells, if the player wants it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from crescent.moves import Move
from crescent.rules import Status, apply, has_move, legal_moves
from crescent.solver import is_proven_lost, none_can_come_home
from crescent.state import GameState
from e2e.spots import START, Spot, find
from e2e.test_hints import HARD
from e2e.thinking_table import ThinkingTable
from tests.games import game

SHUTTLING = (
    "R R R 7-12 3-Cd 12-Cd 2-9 3-2 16-2 13-Dd 4-5 14-6 4-13 16-13 8-1 3-16 3-15 10-8 9-6 4-1 8-14 "
    "6-9 13-7 10-Sd 1-Sd 6-9 8-14 12-Cd 13-7 1-Sd 11-13 11-Ha 6-9 10-Da 11-Hd"
)
"""Entries of a game of the first deal after which cards can only go to and fro."""
ONLY_REDEAL = (
    "14-10 15-Hd 15-16 1-11 6-8 16-2 13-Hd 10-5 16-12 10-5 16-10 3-7 7-10 10-7 7-10 2-12 12-2 10-7 "
    "7-10 10-7 2-12 2-12 7-10 10-7 12-Dd 2-6 2-4 10-7 7-10 12-Dd 4-1 12-Dd 10-7 12-Dd 16-Dd 10-7 "
    "1-4 16-Hd 1-4 1-Ha 10-2 12-7 1-4"
)
"""Entries of a game of the first deal after which nothing but a redeal can be done."""


def losing_moves(state: GameState) -> list[Move]:
    """Moves after which it is certain that the game is lost."""
    moves = (entry for entry in legal_moves(state) if isinstance(entry, Move))
    return [move for move in moves if is_proven_lost(apply(state, move))]


SPOT, MISTAKE = find(losing_moves)


def test_the_sign_is_off_at_first(thinking_table: ThinkingTable) -> None:
    thinking_table.go_to(START.code)
    expect(thinking_table.page.locator(".sign")).to_be_hidden()
    thinking_table.open_settings()
    expect(thinking_table.page.locator("[data-setting=sign]")).not_to_be_checked()


@pytest.mark.parametrize(
    ("lang", "words"), [("hr", "Može se dobiti"), ("en", "Can be won")], ids=["hr", "en"]
)
def test_it_tells_that_the_game_can_be_won(
    thinking_table: ThinkingTable, lang: str, words: str
) -> None:
    thinking_table.speak(lang)
    thinking_table.go_to(START.code)
    thinking_table.choose("sign", True)
    thinking_table.expect_sign("won")
    expect(thinking_table.sign("won")).to_contain_text(words)
    # It is known of the positions on the way too, and of others it is found out.
    for move in ("2-Dd", "3-7"):
        thinking_table.move_by_drag(*move.split("-"))
        thinking_table.expect_sign("won")


def test_it_tells_that_nothing_is_known(thinking_table: ThinkingTable) -> None:
    thinking_table.go_to(HARD)
    thinking_table.choose("sign", True)
    thinking_table.expect_sign("unknown")
    expect(thinking_table.sign("unknown")).to_contain_text("Not known yet")
    # The line that asks for patience is for those who have asked for a hint.
    expect(thinking_table.advice("thinking")).to_be_hidden()


@pytest.mark.parametrize(
    ("lang", "ago"),
    [
        ("hr", "Prije 2 poteza igra se još mogla dobiti."),
        ("en", "It could still be won 2 moves ago."),
    ],
    ids=["hr", "en"],
)
def test_a_lost_position_offers_the_way_back_to_one_that_can_be_won(
    thinking_table: ThinkingTable, lang: str, ago: str
) -> None:
    thinking_table.speak(lang)
    thinking_table.go_to(SPOT.code, SPOT.moves)
    thinking_table.choose("sign", True)
    thinking_table.expect_sign("won")
    now = thinking_table.play(SPOT.game, MISTAKE)
    thinking_table.expect_sign("lost")
    thinking_table.play(now, next(iter(legal_moves(now.state))))
    thinking_table.expect_sign("lost")
    thinking_table.expect_advice("undo")
    expect(thinking_table.advice("undo")).to_contain_text(ago)
    thinking_table.press("back-to-hope")
    expect(thinking_table.advice("undo")).to_be_hidden()
    thinking_table.expect_sign("won")
    thinking_table.expect_game(SPOT.game)
    # The moves are there still.
    expect(thinking_table.button("redo")).to_be_enabled()


def test_the_way_back_is_found_though_nothing_was_known_before(
    thinking_table: ThinkingTable,
) -> None:
    thinking_table.go_to(SPOT.code, f"{SPOT.moves} {MISTAKE}")
    thinking_table.choose("sign", True)
    thinking_table.expect_advice("undo")
    expect(thinking_table.advice("undo")).to_contain_text("It could still be won 1 move ago.")


def test_where_undo_does_not_reach_the_deal_can_be_begun_again(
    thinking_table: ThinkingTable,
) -> None:
    thinking_table.go_to(SPOT.code, f"{SPOT.moves} {MISTAKE} R")
    thinking_table.choose("sign", True)
    thinking_table.expect_sign("lost")
    thinking_table.expect_advice("lost")
    thinking_table.advice("lost").get_by_role("button", name="Start this deal again").click()
    thinking_table.press("confirm")
    thinking_table.expect_game(Spot(SPOT.code, "").game)
    expect(thinking_table.advice("lost")).to_be_hidden()


def test_without_the_sign_a_lost_position_says_nothing(thinking_table: ThinkingTable) -> None:
    thinking_table.go_to(SPOT.code, f"{SPOT.moves} {MISTAKE}")
    thinking_table.press("hint")
    thinking_table.expect_said("From here the game can no longer be won")
    expect(thinking_table.page.locator("#advice p:visible")).to_have_count(0)
    assert thinking_table.marked("hinted") == set()


def test_the_sign_stays_on_after_a_reload(thinking_table: ThinkingTable) -> None:
    thinking_table.go_to(START.code)
    thinking_table.choose("sign", True)
    thinking_table.reload()
    thinking_table.expect_sign("won")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("hr", "Karte se još mogu pomicati, ali nijedna više ne može doći na temelj."),
        ("en", "Cards can still move, but none can come home any more."),
    ],
    ids=["hr", "en"],
)
def test_cards_that_only_go_to_and_fro_are_noticed(
    thinking_table: ThinkingTable, lang: str, words: str
) -> None:
    before, last = SHUTTLING.rsplit(" ", 1)
    assert not none_can_come_home(game(before).state)
    assert has_move(game(SHUTTLING).state)
    thinking_table.speak(lang)
    thinking_table.go_to(START.code, before)
    expect(thinking_table.advice("shuttling")).to_be_hidden()
    thinking_table.move_by_drag(*last.split("-"))
    thinking_table.expect_advice("shuttling")
    expect(thinking_table.advice("shuttling")).to_contain_text(words)
    # It is a notice, no end: the game can go on.
    expect(thinking_table.table).to_have_attribute("data-game-status", Status.PLAYING.value)
    thinking_table.press("undo")
    expect(thinking_table.advice("shuttling")).to_be_hidden()


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("hr", "Nijedna se karta ne može pomaknuti: preostaje samo ponovno dijeljenje."),
        ("en", "No card can move: only a redeal is left."),
    ],
    ids=["hr", "en"],
)
def test_the_redeal_button_draws_attention_when_nothing_else_is_left(
    thinking_table: ThinkingTable, lang: str, words: str
) -> None:
    spot = Spot(START.code, ONLY_REDEAL)
    before, last = ONLY_REDEAL.rsplit(" ", 1)
    thinking_table.speak(lang)
    thinking_table.go_to(spot.code, before)
    redeal = thinking_table.button("redeal")
    plain = redeal.evaluate("(one) => getComputedStyle(one).outlineStyle")
    thinking_table.move_by_drag(*last.split("-"))
    expect(redeal).not_to_have_css("outline-style", plain)
    thinking_table.expect_advice("redeal")
    expect(thinking_table.advice("redeal")).to_contain_text(words)
    thinking_table.press("redeal")
    expect(redeal).to_have_css("outline-style", plain)
    expect(thinking_table.advice("redeal")).to_be_hidden()
