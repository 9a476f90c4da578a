"""The rest of a game plays itself out, if the player wants it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from crescent.records import format_moves
from crescent.solver.finish import finish
from e2e.spots import Spot
from e2e.thinking_table import ThinkingTable
from tests.golden import WINS

CODE = "CR1-N-AAAAAAF"
WORDS = WINS[CODE].split()
SPOT = next(
    spot
    for count in range(len(WORDS))
    if finish((spot := Spot(CODE, " ".join(WORDS[:count]))).game.state)
)
REST = finish(SPOT.game.state) or ()
"""The moves home that are left then."""


@pytest.mark.parametrize(
    ("lang", "words", "button"),
    [
        ("hr", "Ostatak ide na temelje sam od sebe.", "Odigraj do kraja"),
        ("en", "The rest goes home by itself.", "Play it out"),
    ],
    ids=["hr", "en"],
)
def test_the_rest_is_played_out(
    thinking_table: ThinkingTable, lang: str, words: str, button: str
) -> None:
    before, last = SPOT.moves.rsplit(" ", 1)
    thinking_table.speak(lang)
    thinking_table.go_to(CODE, before)
    expect(thinking_table.advice("finish")).to_be_hidden()
    thinking_table.move_by_drag(*last.split("-"))
    expect(thinking_table.advice("finish")).to_contain_text(words)
    thinking_table.advice("finish").get_by_role("button", name=button).click()
    won = thinking_table.dialog("won")
    expect(won).to_be_visible(timeout=15_000)
    moves = SPOT.game.moves + len(REST)
    expect(won).to_contain_text(re.compile(rf"\b{moves} (moves|potez)"))
    expect(thinking_table.table).to_have_attribute("data-game-status", "won")
    thinking_table.expect_game(Spot(CODE, f"{SPOT.moves} {format_moves(REST)}").game)


@pytest.mark.parametrize("way", ["tap", "key"])
def test_it_can_be_interrupted_and_each_move_taken_back(
    thinking_table: ThinkingTable, way: str
) -> None:
    thinking_table.go_to(SPOT.code, SPOT.moves)
    thinking_table.press("finish")
    # Some moves, but not all: the page may be slow.
    some = "|".join(str(SPOT.game.moves + done) for done in range(2, len(REST) - 2))
    expect(thinking_table.value("moves")).to_have_text(re.compile(f"^({some})$"))
    if way == "tap":
        thinking_table.tap("Sa")
    else:
        thinking_table.page.keyboard.press("Shift")
    done = int(thinking_table.value("moves").inner_text()) - SPOT.game.moves
    for left in range(done - 1, -1, -1):
        thinking_table.press("undo")
        played = f"{SPOT.moves} {format_moves(REST[:left])}"
        thinking_table.expect_game(Spot(CODE, played.strip()).game)
    # And it is offered again.
    expect(thinking_table.advice("finish")).to_be_visible()


def test_a_double_press_plays_no_faster(thinking_table: ThinkingTable) -> None:
    thinking_table.go_to(SPOT.code, SPOT.moves)
    thinking_table.page.evaluate(
        """() => {
          window.plays = [];
          const shown = document.querySelector("[data-value=moves]");
          new MutationObserver(() => plays.push(performance.now()))
            .observe(shown, { childList: true, characterData: true, subtree: true });
        }"""
    )
    thinking_table.advice("finish").get_by_role("button").dblclick()
    expect(thinking_table.dialog("won")).to_be_visible(timeout=15_000)
    plays = thinking_table.page.evaluate("plays")
    # After the first press and the second; from then on one at a time.
    assert plays[-1] - plays[2] >= 200 * (len(plays) - 4)


def test_it_is_not_offered_while_there_is_something_to_think_about(
    thinking_table: ThinkingTable,
) -> None:
    thinking_table.go_to(CODE)
    expect(thinking_table.advice("finish")).to_be_hidden()
    thinking_table.go_to(CODE, " ".join(WORDS[: len(WORDS) // 2]))
    expect(thinking_table.advice("finish")).to_be_hidden()
