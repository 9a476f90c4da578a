"""A player asks for hints."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from crescent.i18n import load_texts
from crescent.moves import Entry, Move, Redeal
from crescent.records import format_moves
from crescent.rules import Status, has_move
from crescent.solver import Budget, Verdict, solve
from crescent.web.thinker import DEAL_NODES
from e2e.spots import START, WON, Spot
from e2e.table_page import READY_MS, TablePage
from e2e.thinking_table import ThinkingTable
from tests.games import WIN, game
from tests.golden import WINS

LINE = solve(START.game.state, Budget()).entries
"""What the thinker finds too: a search of so many positions has one result."""
HARD = "CR1-N-AAAAACY"
"""Of the first thousand deals the only one that nobody has solved."""
LAST = " ".join(WIN[:-1])


@pytest.mark.parametrize("lang", ["hr", "en"])
@pytest.mark.parametrize("way", ["button", "h", "H"])
def test_a_hint_is_lit_and_said(thinking_table: ThinkingTable, lang: str, way: str) -> None:
    thinking_table.speak(lang)
    thinking_table.go_to(START.code)
    if way == "button":
        thinking_table.press("hint")
    else:
        thinking_table.page.keyboard.press(way)
    hint = thinking_table.hinted()
    assert isinstance(hint, Move) and hint == LINE[0]
    card, onto = START.game.state.top(hint.source), START.game.state.top(hint.target)
    words = load_texts(lang).moved(str(card), str(hint.source), str(hint.target), str(onto))
    thinking_table.expect_said(words)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("hr", "Tref as iz stoga 9 na tref dvojku na temelju"),
        ("en", "Ace of clubs from pile 9 onto the two of clubs on a foundation"),
    ],
)
def test_the_last_move_is_named(thinking_table: ThinkingTable, lang: str, words: str) -> None:
    thinking_table.speak(lang)
    thinking_table.go_to(START.code, LAST)
    assert str(thinking_table.hint()) == WIN[-1]
    thinking_table.expect_said(words)


def test_hints_lead_to_the_win_and_are_counted(thinking_table: ThinkingTable) -> None:
    now = game(" ".join(WIN[:-6]))
    thinking_table.go_to(START.code, " ".join(WIN[:-6]))
    count = 0
    while now.status is Status.PLAYING:
        now = thinking_table.play(now, thinking_table.hint())
        count += 1
    result = thinking_table.dialog("won").locator("[data-value=result]")
    expect(result).to_have_text(re.compile(rf"Won in {now.moves} moves, in .*, with {count} hints"))


@pytest.mark.parametrize(
    ("lang", "words"), [("hr", "uz 1 savjet"), ("en", "with 1 hint")], ids=["hr", "en"]
)
def test_the_same_hint_twice_counts_once_and_a_reload_keeps_it(
    thinking_table: ThinkingTable, lang: str, words: str
) -> None:
    thinking_table.speak(lang)
    thinking_table.go_to(START.code, LAST)
    thinking_table.hint()
    thinking_table.hint()
    thinking_table.reload()
    thinking_table.speak(lang)
    thinking_table.play(game(LAST), WON.game.record[-1])
    result = thinking_table.dialog("won").locator("[data-value=result]")
    expect(result).to_contain_text(words)


def test_who_follows_the_line_gets_hints_without_a_search(thinking_table: ThinkingTable) -> None:
    thinking_table.go_to(START.code)
    now = START.game
    now = thinking_table.play(now, thinking_table.hint())
    searches = len(thinking_table.asked("solve"))
    for _ in range(5):
        now = thinking_table.play(now, thinking_table.hint())
    assert now.record == LINE[:6]
    # A move taken back lies on the line too.
    thinking_table.press("undo")
    assert thinking_table.hint() == LINE[5]
    assert len(thinking_table.asked("solve")) == searches


def free_redeal() -> tuple[Spot, tuple[Entry, ...]]:
    """Where a line of the thinker redeals though cards could move, and how it goes on."""
    for code in WINS:
        now = Spot(code, "").game
        line = solve(now.state, Budget()).entries
        for index, entry in enumerate(line):
            if isinstance(entry, Redeal) and has_move(now.state):
                return Spot(code, format_moves(line[:index])), line[index:]
            now = now.play(entry)
    raise LookupError


@pytest.mark.parametrize(
    ("lang", "words"), [("hr", "Sada podijelite ponovno"), ("en", "Now redeal")], ids=["hr", "en"]
)
def test_a_redeal_is_hinted_when_it_is_what_wins(
    thinking_table: ThinkingTable, lang: str, words: str
) -> None:
    spot, rest = free_redeal()
    thinking_table.speak(lang)
    thinking_table.go_to(spot.code)
    thinking_table.hint()
    thinking_table.go_to(spot.code, spot.moves)
    expect(thinking_table.page.locator(".redeal.wanted")).to_have_count(0)
    assert thinking_table.hint() == Redeal()
    thinking_table.expect_said(words)
    thinking_table.play(spot.game, Redeal())
    assert thinking_table.hint() == rest[1]


@pytest.mark.parametrize(
    ("lang", "words"),
    [("hr", "Još tražim put do pobjede"), ("en", "Still looking for a way to win")],
)
def test_a_long_search_says_so_and_can_be_stopped(
    thinking_table: ThinkingTable, lang: str, words: str
) -> None:
    thinking_table.speak(lang)
    thinking_table.go_to(HARD)
    thinking_table.press("hint")
    expect(thinking_table.advice("thinking")).to_be_visible()
    expect(thinking_table.advice("thinking")).to_contain_text(words)
    thinking_table.press("stop")
    expect(thinking_table.advice("thinking")).to_be_hidden()
    assert thinking_table.marked("hinted") == set()
    # The thinker is free again.
    thinking_table.go_to(START.code, LAST)
    assert str(thinking_table.hint()) == WIN[-1]


def test_a_move_of_ones_own_ends_the_search(thinking_table: ThinkingTable) -> None:
    thinking_table.go_to(START.code)
    thinking_table.hold_questions()
    thinking_table.play(START.game, LINE[0])
    thinking_table.press("undo")
    thinking_table.go_to(START.code, "3-7")
    thinking_table.press("hint")
    expect(thinking_table.advice("thinking")).to_be_visible()
    thinking_table.press("undo")
    expect(thinking_table.advice("thinking")).to_be_hidden()
    thinking_table.let_questions_through()
    assert thinking_table.asked("stop") != []
    # No hint for the position that was left comes after all.
    assert thinking_table.hint() == LINE[0]
    expect(thinking_table.value("moves")).to_have_text("0")


def test_a_hint_is_found_while_dealing_goes_on_in_the_thinker(
    thinking_table: ThinkingTable,
) -> None:
    thinking_table.reload()
    thinking_table.go_to(START.code, "3-7")
    state = game("3-7").state
    assert thinking_table.hint() == solve(state, Budget()).entries[0]


@pytest.mark.parametrize("lang", ["hr", "en"])
def test_a_finished_game_has_no_hints_and_says_why(
    thinking_table: ThinkingTable, lang: str
) -> None:
    thinking_table.speak(lang)
    thinking_table.go_to(WON.code, WON.moves)
    thinking_table.close_dialog()
    thinking_table.press("hint")
    thinking_table.expect_said(load_texts(lang).refusal("game_over"))


# The guide's Python is loaded after the table answers.
PRESS_EARLY = """
new MutationObserver((_, observer) => {
  if (document.documentElement.dataset.appState !== "ready") return;
  observer.disconnect();
  document.querySelector("[data-action=%s]").click();
}).observe(document, { subtree: true, attributes: true });
"""


def test_a_hint_pressed_before_the_guide_is_there_is_answered(table: TablePage) -> None:
    table.page.add_init_script(PRESS_EARLY % "hint")
    table.open_game(START.code)
    expect(table.page.locator('[data-mark="hinted"]')).to_have_count(1)


def test_a_new_game_wanted_before_the_guide_is_there_can_be_won(table: TablePage) -> None:
    table.page.add_init_script(PRESS_EARLY % "new")
    table.open_game(START.code)
    expect(table.value("code")).not_to_have_text(START.code, timeout=READY_MS)
    dealt = Spot(table.value("code").inner_text(), "").game
    assert solve(dealt.state, Budget(DEAL_NODES)).verdict is Verdict.WON
