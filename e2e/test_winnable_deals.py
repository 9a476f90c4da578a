"""New games are such as can be won, unless the player wants any."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from crescent.deals import parse_code
from crescent.game import new_game
from crescent.records import parse_moves, replay
from crescent.rules import Status
from e2e.spots import START, Spot
from e2e.table_page import READY_MS
from e2e.test_hints import HARD
from e2e.thinking_table import ThinkingTable
from tests.command import crescent
from tests.games import WIN

FRESH = 20
"""So many new games are dealt and their ways to win replayed."""


def next_deal(table: ThinkingTable) -> tuple[str, str]:
    """The deal that is kept ready since the page was loaded, and a way to win it."""
    # The thinker starts only after the table answers.
    expect(table.page.locator("html[data-asked-deal]")).to_be_attached(timeout=READY_MS)
    answer = table.wait_for_answer("deal", len(table.asked("deal")))
    return answer["code"], answer["line"]


def test_a_winnable_game_is_kept_ready_and_dealt(thinking_table: ThinkingTable) -> None:
    thinking_table.reload()
    code, line = next_deal(thinking_table)
    thinking_table.go_to(START.code)
    thinking_table.press("new")
    expect(thinking_table.value("code")).to_have_text(code)
    thinking_table.expect_game(Spot(code, "").game)
    assert replay(parse_code(code), parse_moves(line)).status is Status.WON
    # How it is won is known, without another search.
    assert thinking_table.hint() == parse_moves(line)[0]
    assert thinking_table.asked("solve") == []
    # And the next one is being made ready.
    assert next_deal(thinking_table)[0] != code


def test_fresh_deals_of_the_page_are_won_by_the_command_line(
    thinking_table: ThinkingTable,
) -> None:
    thinking_table.reload()
    thinking_table.go_to(START.code)
    seen = set()
    for _ in range(FRESH):
        code, line = next_deal(thinking_table)
        thinking_table.press("new")
        expect(thinking_table.value("code")).to_have_text(code)
        shown = crescent("show", code, "--moves", line, "--json")
        assert json.loads(shown.output)["status"] == "won", (code, line)
        seen.add(code)
    assert len(seen) == FRESH


@pytest.mark.parametrize(
    ("lang", "words"),
    [("hr", "Tražim igru koja se može dobiti"), ("en", "Looking for a deal that can be won")],
)
def test_who_is_quicker_than_the_thinker_waits_for_a_winnable_game(
    thinking_table: ThinkingTable, lang: str, words: str
) -> None:
    thinking_table.speak(lang)
    thinking_table.reload()
    next_deal(thinking_table)
    thinking_table.go_to(START.code)
    thinking_table.hold_questions()
    thinking_table.press("new")
    expect(thinking_table.value("code")).not_to_have_text(START.code)
    code = thinking_table.value("code").inner_text()
    thinking_table.press("new")
    expect(thinking_table.advice("dealing")).to_be_visible()
    expect(thinking_table.advice("dealing")).to_contain_text(words)
    expect(thinking_table.value("code")).to_have_text(code)
    awaited = len(thinking_table.asked("deal"))
    thinking_table.let_questions_through()
    expect(thinking_table.value("code")).not_to_have_text(code, timeout=READY_MS)
    # The deal after that one may be there already.
    assert thinking_table.value("code").inner_text() == thinking_table.deals()[awaited - 1]
    expect(thinking_table.advice("dealing")).to_be_hidden()


def test_who_does_not_want_to_wait_takes_any_deal(thinking_table: ThinkingTable) -> None:
    thinking_table.reload()
    next_deal(thinking_table)
    thinking_table.hold_questions()
    thinking_table.press("new")
    code = thinking_table.value("code").inner_text()
    thinking_table.press("new")
    thinking_table.press("deal-any")
    expect(thinking_table.value("code")).not_to_have_text(code)
    expect(thinking_table.value("code")).to_have_text(re.compile("^CR1-N-[A-Z]{7}$"))
    thinking_table.let_questions_through()


def test_with_the_setting_off_any_game_is_dealt(thinking_table: ThinkingTable) -> None:
    thinking_table.choose("winnable", False)
    thinking_table.reload()
    thinking_table.go_to(START.code)
    codes = set()
    for _ in range(3):
        before = thinking_table.value("code").inner_text()
        thinking_table.press("new")
        expect(thinking_table.value("code")).not_to_have_text(before)
        codes.add(thinking_table.value("code").inner_text())
    # Nothing is checked before: neither these nor the next one.
    assert len(codes) == 3
    assert thinking_table.page.evaluate("asked") == []


def test_the_variant_in_play_is_dealt_again(thinking_table: ThinkingTable) -> None:
    thinking_table.go_to("CR1-D-AAAAAAB")
    thinking_table.press("new")
    expect(thinking_table.value("code")).to_have_text(re.compile("^CR1-D-(?!AAAAAAB)"))


def test_a_typed_code_is_dealt_as_it_is(thinking_table: ThinkingTable) -> None:
    thinking_table.go_to(START.code)
    thinking_table.press("code")
    thinking_table.page.locator("#code-input").fill(HARD)
    thinking_table.press("deal")
    expect(thinking_table.value("code")).to_have_text(HARD)
    thinking_table.expect_game(new_game(parse_code(HARD)))


def test_a_game_in_play_is_asked_about_before(thinking_table: ThinkingTable) -> None:
    spot = Spot(START.code, WIN[0])
    thinking_table.go_to(spot.code, spot.moves)
    thinking_table.press("new")
    expect(thinking_table.dialog("confirm")).to_be_visible()
    thinking_table.expect_game(spot.game)
    thinking_table.press("confirm")
    expect(thinking_table.value("code")).not_to_have_text(START.code)
