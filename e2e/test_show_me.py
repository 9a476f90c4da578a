"""A way to win is shown: after a win, or when the player gives up."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from crescent.game import Game
from crescent.i18n import load_texts
from crescent.moves import Entry
from crescent.solver import Budget, solve
from crescent.web.guide import words
from e2e.spots import START, WON, Spot
from e2e.table_page import TablePage
from e2e.thinking_table import ThinkingTable
from tests.games import BLOCKED, WIN, game

LINE = solve(START.game.state, Budget()).entries
LATE = Spot(START.code, " ".join(WIN[:-5]))
LATE_LINE = solve(LATE.game.state, Budget()).entries


def after(entries: tuple[Entry, ...], start: Game = START.game) -> Game:
    """The game after entries."""
    for entry in entries:
        start = start.play(entry)
    return start


def show(table: ThinkingTable) -> None:
    """Ask for a way to win in the menu, and let it stand still."""
    table.press("menu")
    table.press("show")
    stand_still(table)


def stand_still(table: ThinkingTable) -> None:
    """Pause as soon as the show is there, and go back to its start."""
    expect(table.page.locator("#player")).to_be_visible(timeout=30_000)
    table.press("show-play")
    expect(table.page.locator("body")).to_have_attribute("data-watching", "standing")
    while table.value("step").inner_text().split(" ")[0] != "0":
        table.press("show-back")


def test_it_is_marked_as_not_won_by_the_player(thinking_table: ThinkingTable) -> None:
    thinking_table.speak("hr")
    thinking_table.go_to(LATE.code, LATE.moves)
    thinking_table.press("menu")
    thinking_table.press("show")
    player = thinking_table.page.locator("#player")
    expect(player).to_be_visible()
    expect(player).to_contain_text("Put do pobjede")
    expect(player).to_contain_text("prikazano, niste igrali vi")
    end = f"{len(LATE_LINE)} / {len(LATE_LINE)}"
    expect(thinking_table.value("step")).to_have_text(end, timeout=20_000)
    # It has played to its end, and nobody has won.
    expect(thinking_table.table).to_have_attribute("data-game-status", "won")
    expect(thinking_table.dialog("won")).to_be_hidden()
    thinking_table.press("show-end")
    expect(player).to_be_hidden()
    thinking_table.expect_game(LATE.game)
    expect(thinking_table.table).to_have_attribute("data-game-status", "playing")


def test_it_goes_step_by_step_on_and_back(thinking_table: ThinkingTable) -> None:
    thinking_table.go_to(START.code)
    show(thinking_table)
    expect(thinking_table.value("step")).to_have_text(f"0 / {len(LINE)}")
    for step in (1, 2, 3):
        thinking_table.press("show-on")
        expect(thinking_table.value("step")).to_have_text(f"{step} / {len(LINE)}")
        thinking_table.expect_game(after(LINE[:step]))
    thinking_table.press("show-back")
    expect(thinking_table.value("step")).to_have_text(f"2 / {len(LINE)}")
    thinking_table.expect_game(after(LINE[:2]))
    thinking_table.press("show-end")
    thinking_table.expect_game(START.game)


def test_what_was_seen_counts_as_hints_even_for_who_leaves(table: TablePage) -> None:
    thinking = ThinkingTable(table.page, table.url)
    thinking.open()
    thinking.go_to(LATE.code, LATE.moves)
    thinking.press("menu")
    thinking.press("show")
    end = f"{len(LATE_LINE)} / {len(LATE_LINE)}"
    thinking.press("show-last")
    expect(thinking.value("step")).to_have_text(end)
    thinking.reload()
    game = json.loads(thinking.page.evaluate("localStorage.getItem('crescent-game')"))
    assert game["hints"] == len(LATE_LINE)


def test_every_button_is_within_reach_on_a_phone_on_its_side(
    thinking_table: ThinkingTable,
) -> None:
    thinking_table.page.set_viewport_size({"width": 640, "height": 360})
    thinking_table.speak("hr")
    thinking_table.go_to(LATE.code, LATE.moves)
    show(thinking_table)
    for button in thinking_table.page.locator("#player button:visible").all():
        box = thinking_table.box(button)
        assert box.top >= 0
        assert box.bottom <= 360
    thinking_table.press("show-end")
    thinking_table.page.set_viewport_size({"width": 1280, "height": 720})


def test_each_step_is_told_in_words(thinking_table: ThinkingTable) -> None:
    thinking_table.go_to(START.code)
    show(thinking_table)
    thinking_table.press("show-on")
    told = words(load_texts("en"), START.game, LINE[0])
    expect(thinking_table.status).to_have_text(told)
    thinking_table.press("show-end")


def test_it_plays_by_itself_at_three_speeds_and_pauses(thinking_table: ThinkingTable) -> None:
    thinking_table.go_to(START.code)
    show(thinking_table)
    for speed in ("2×", "4×", "1×", "2×", "4×"):
        thinking_table.press("show-speed")
        expect(thinking_table.value("speed")).to_have_text(speed)
    thinking_table.press("show-play")
    expect(thinking_table.value("step")).to_have_text(re.compile(r"^([3-9]|\d\d+) / "))
    thinking_table.press("show-play")
    shown = int(thinking_table.value("step").inner_text().split(" ")[0])
    thinking_table.expect_game(after(LINE[:shown]))
    # Paused, it goes on from there, step by step.
    thinking_table.press("show-on")
    expect(thinking_table.value("step")).to_have_text(f"{shown + 1} / {len(LINE)}")
    thinking_table.press("show-end")


def test_after_a_win_another_is_shown_from_the_start(thinking_table: ThinkingTable) -> None:
    thinking_table.go_to(WON.code, WON.moves)
    thinking_table.dialog("won").get_by_role("button", name="Show me how it is won").click()
    stand_still(thinking_table)
    thinking_table.expect_game(START.game)
    expect(thinking_table.button("show-start")).to_be_disabled()
    thinking_table.press("show-end")
    thinking_table.expect_game(WON.game)


def test_who_gives_up_a_blocked_game_is_shown_one_from_the_start(
    thinking_table: ThinkingTable,
) -> None:
    thinking_table.go_to(START.code, BLOCKED)
    thinking_table.dialog("blocked").get_by_role("button", name="Show me how it is won").click()
    stand_still(thinking_table)
    thinking_table.expect_game(START.game)
    thinking_table.press("show-end")
    thinking_table.expect_game(game(BLOCKED))


def test_from_a_game_in_play_it_goes_on_from_there_or_from_the_start(
    thinking_table: ThinkingTable,
) -> None:
    thinking_table.go_to(LATE.code, LATE.moves)
    show(thinking_table)
    expect(thinking_table.value("step")).to_have_text(f"0 / {len(LATE_LINE)}")
    thinking_table.expect_game(LATE.game)
    thinking_table.press("show-start")
    stand_still(thinking_table)
    thinking_table.expect_game(START.game)
    expect(thinking_table.button("show-start")).to_be_disabled()
    thinking_table.press("show-end")
    thinking_table.expect_game(LATE.game)


def test_steps_shown_of_a_game_in_play_count_as_hints(thinking_table: ThinkingTable) -> None:
    thinking_table.go_to(START.code, " ".join(WIN[:-1]))
    show(thinking_table)
    thinking_table.press("show-on")
    thinking_table.press("show-end")
    thinking_table.move_by_drag(*WIN[-1].split("-"))
    result = thinking_table.dialog("won").locator("[data-value=result]")
    expect(result).to_have_text("Won in 153 moves, in 0:00, with 1 hint")


def test_nothing_can_be_played_while_it_is_shown(thinking_table: ThinkingTable) -> None:
    thinking_table.go_to(START.code)
    show(thinking_table)
    thinking_table.page.keyboard.press("h")
    thinking_table.tap("2")
    assert thinking_table.marked("hinted") == set()
    expect(thinking_table.page.locator("#player")).to_be_visible()
    thinking_table.press("show-end")
    thinking_table.expect_game(START.game)
    expect(thinking_table.value("moves")).to_have_text("0")


def test_a_link_followed_meanwhile_ends_it(thinking_table: ThinkingTable) -> None:
    thinking_table.go_to(START.code)
    show(thinking_table)
    thinking_table.follow("code=CR1-N-AAAAAAC")
    expect(thinking_table.page.locator("#player")).to_be_hidden()
    thinking_table.expect_game(Spot("CR1-N-AAAAAAC", "").game)


def test_the_game_is_kept_as_the_player_left_it(thinking_table: ThinkingTable) -> None:
    thinking_table.go_to(LATE.code, LATE.moves)
    show(thinking_table)
    thinking_table.press("show-on")
    kept = json.loads(thinking_table.page.evaluate("localStorage.getItem('crescent-game')"))
    assert kept["moves"] == ".".join(LATE.moves.split())
    thinking_table.reload()
    expect(thinking_table.page.locator("#player")).to_be_hidden()
    thinking_table.expect_game(LATE.game)
