"""A player who does not see the table hears it, and plays by words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from crescent.deals import parse_code
from crescent.game import new_game
from crescent.i18n import load_texts
from crescent.moves import parse_entry
from crescent.places import PILES
from crescent.refusals import Refusal
from e2e.spots import START, choices, find, only_moves, refused_taps
from e2e.table_page import TablePage
from tests.games import CODE, WIN

EN = load_texts("en")
# Notes what live regions say, as a screen reader would hear it.
LISTEN = """
window.heard = [];
document.addEventListener("DOMContentLoaded", () => {
  const live = "[role=status], [role=alert], [role=log], output, [aria-live]";
  new MutationObserver((changes) => {
    const regions = new Set(changes.map(({ target }) =>
      (target.nodeType === Node.TEXT_NODE ? target.parentElement : target)?.closest(live)));
    for (const region of regions)
      if (region?.checkVisibility() && region.innerText.trim())
        window.heard.push(region.innerText.trim());
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
});
"""


def listen(table: TablePage) -> None:
    """From the next opening on, note what is heard."""
    table.page.add_init_script(LISTEN)


def heard(page: Page) -> list[str]:
    """What has been heard since the last call."""
    said: list[str] = page.evaluate("window.heard.splice(0)")
    return said


def type_move(table: TablePage, text: str) -> None:
    """Type into the field, which is open, and press Enter."""
    table.page.locator("#move-input").fill(text)
    table.page.keyboard.press("Enter")


def test_the_table_in_the_accessibility_tree(open_table: TablePage) -> None:
    open_table.speak("hr").go_to(CODE)
    expect(open_table.table).to_match_aria_snapshot(
        """
        - main:
          - application "Stol s kartama":
            - button "Srce petica, stog 1, 6 karata"
            - button "Karo dama, stog 2, 6 karata"
        """
    )
    expect(open_table.page.locator(".foundations")).to_match_aria_snapshot(
        """
        - button "Pik as, uzlazni temelj, 1 karta"
        - button "Srce as, uzlazni temelj, 1 karta"
        - button "Karo as, uzlazni temelj, 1 karta"
        - button "Tref as, uzlazni temelj, 1 karta"
        - button "Pik kralj, silazni temelj, 1 karta"
        """
    )


def test_a_name_tells_what_is_selected_and_where_it_can_go(open_table: TablePage) -> None:
    open_table.speak("hr").go_to(CODE)
    open_table.place("14").press("Enter")
    expect(open_table.page.get_by_role("button", name="Karo petica, stog 14, 6 karata, odabrano"))
    names = open_table.page.get_by_role("button", name=re.compile(", odabrano$"))
    expect(names).to_have_count(1)
    expect(names).to_have_attribute("data-place", "14")
    targets = open_table.page.get_by_role("button", name=re.compile(", može ovamo$"))
    expect(targets).to_have_count(len(open_table.marked("target")))
    expect(open_table.status).to_have_text("Odabrano: Karo petica")
    open_table.page.keyboard.press("Escape")
    expect(names).to_have_count(0)
    expect(targets).to_have_count(0)
    expect(open_table.status).to_have_text("Nijedna karta nije odabrana")


def test_an_empty_pile_has_a_name_and_takes_the_focus(open_table: TablePage) -> None:
    spot, pile = find(lambda state: (n for n in range(1, 17) if not state.tableau[n - 1]))
    open_table.go_to(spot.code, spot.moves)
    empty = open_table.page.get_by_role("button", name=f"Pile {pile}, empty", exact=True)
    open_table.place("1").focus()
    open_table.walk_to(str(pile))
    expect(empty).to_be_focused()


def test_each_thing_that_happens_is_heard_once(table: TablePage) -> None:
    listen(table)
    table.open_game(CODE)
    table.place("2").focus()
    heard(table.page)
    spot, move = find(only_moves)
    table.go_to(spot.code, spot.moves)
    heard(table.page)
    table.place(str(move.source)).press("Enter")
    game = spot.after(move)
    expect(table.value("moves")).to_have_text(str(game.moves))
    (said,) = heard(table.page)
    assert f"from pile {move.source} onto the " in said
    assert "Uncovered: " in said or "The pile is now empty" in said
    told = said.partition(". ")[0]
    table.page.keyboard.press("z")
    assert heard(table.page) == [f"Move undone: {told}"]
    table.page.keyboard.press("y")
    assert heard(table.page) == [f"Move played again: {told}"]
    table.page.keyboard.press("d")
    assert heard(table.page) == ["Redealt. 2 redeals are left"]
    refused, wrong = find(refused_taps(Refusal.DIFFERENT_SUIT))
    table.go_to(refused.code, refused.moves)
    table.place(str(wrong.source)).press("Enter")
    heard(table.page)
    table.place(str(wrong.target)).press("Enter")
    assert heard(table.page) == ["It must be of the same suit"]


def test_a_new_start_of_the_same_game_is_called_so(table: TablePage) -> None:
    listen(table)
    table.open_game(CODE, "14-5", lang="hr")
    table.press("menu")
    table.press("restart")
    heard(table.page)
    table.press("confirm")
    assert heard(table.page) == ["Ista igra od početka"]
    table.expect_game(START.game)


def test_there_is_one_live_region(open_table: TablePage) -> None:
    open_table.go_to(CODE)
    expect(open_table.page.locator("[role=status], [role=log], output, [aria-live]")).to_have_count(
        1
    )
    # It is in the open dialog, for what lies outside is not heard.
    open_table.press("code")
    expect(open_table.dialog("code").get_by_role("status")).to_have_count(1)
    open_table.page.keyboard.press("Escape")
    expect(open_table.page.get_by_role("status")).to_have_count(1)


def test_a_game_is_won_by_typed_moves(table: TablePage) -> None:
    table.open_game(CODE, lang="hr")
    table.page.keyboard.press("t")
    expect(table.page.get_by_role("textbox", name="Potez, na primjer")).to_be_focused()
    game = new_game(parse_code(CODE))
    for number, word in enumerate(WIN):
        game = game.play(parse_entry(word))
        text = "dijeli" if word == "R" else (word.replace("-", " na "), word)[number % 2]
        type_move(table, text)
        expect(table.value("moves")).to_have_text(str(game.moves))
        expect(table.value("redeals")).to_have_text(str(game.state.redeals_left))
    expect(table.table).to_have_attribute("data-game-status", "won")
    expect(table.dialog("won")).to_be_visible()


def test_a_typed_move_is_answered_at_once(open_table: TablePage) -> None:
    open_table.speak("hr").go_to(CODE)
    open_table.press("menu")
    open_table.press("type")
    answer = open_table.page.locator("#typing").get_by_role("status")
    field = open_table.page.locator("#move-input")
    type_move(open_table, "karo dama na karo kralja")
    expect(answer).to_have_text(re.compile("^Karo dama iz stoga 2 na karo kralja na temelju"))
    expect(answer).to_be_visible()
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    type_move(open_table, "1 na 4")
    expect(answer).to_have_text("Mora biti iste boje")
    type_move(open_table, "ne znam")
    expect(answer).to_have_text("Napišite potez ovako: 10 na 14, ili: 7 na pik asa")
    open_table.page.keyboard.press("Escape")
    expect(field).to_be_hidden()
    assert open_table.focused is not None


def test_letters_in_the_field_are_only_typed(open_table: TablePage) -> None:
    open_table.speak("en").go_to(CODE, "14-5")
    open_table.page.keyboard.press("t")
    field = open_table.page.locator("#move-input")
    field.press_sequentially("zdhn?")
    expect(field).to_have_value("zdhn?")
    expect(open_table.value("moves")).to_have_text("1")
    open_table.press("close-typed")


@pytest.mark.parametrize("by", ["menu", "key"])
def test_the_table_and_the_moves_are_read(open_table: TablePage, by: str) -> None:
    spot, move = find(choices)
    open_table.speak("en").go_to(spot.code, spot.moves)
    reading = open_table.page.get_by_role("dialog", name="The table")
    if by == "key":
        open_table.page.keyboard.press("s")
    else:
        open_table.press("menu")
        open_table.press("read-table")
    expect(reading.get_by_role("listitem")).to_have_count(25)
    expect(reading).to_contain_text("Ace of spades, ascending foundation")
    open_table.page.keyboard.press("Escape")
    open_table.place(str(move.source)).press("Enter")
    if by == "key":
        open_table.page.keyboard.press("l")
    else:
        open_table.press("menu")
        open_table.press("read-moves")
    moves = open_table.page.get_by_role("dialog", name="What can be done")
    expect(moves.get_by_role("listitem")).to_have_count(len(open_table.marked("target")))
    open_table.page.keyboard.press("Escape")


def test_in_the_open_view_all_cards_are_read(table: TablePage) -> None:
    table.open_game(CODE)
    table.open_settings().locator("[data-setting=open]").check()
    table.close_dialog()
    table.press("menu")
    table.press("read-table")
    lines = table.page.locator("#reading-lines li")
    state = new_game(parse_code(CODE)).state
    cards = ", ".join(EN.names.card(str(card)) for card in state.cards(PILES[6]))
    expect(lines.filter(has_text="Pile 7 from bottom to top")).to_have_text(
        f"Pile 7 from bottom to top: {cards}"
    )
    expect(lines.filter(has_text="from bottom to top")).to_have_count(16)


def test_where_nothing_can_be_undone_it_is_said(table: TablePage) -> None:
    listen(table)
    table.open_game(CODE)
    table.place("2").focus()
    heard(table.page)
    table.page.keyboard.press("z")
    assert heard(table.page) == ["There is nothing to undo"]
    table.button("undo").click(force=True)
    assert heard(table.page) == ["There is nothing to undo"]
    table.page.keyboard.press("y")
    assert heard(table.page) == ["There is nothing to redo"]
    table.place("2").focus()
    table.page.keyboard.press("d")
    expect(table.value("redeals")).to_have_text("2")
    heard(table.page)
    table.page.keyboard.press("z")
    assert heard(table.page) == ["Moves made before a redeal can no longer be undone"]


def test_each_step_of_a_game_that_is_watched_is_told(table: TablePage) -> None:
    listen(table)
    table.open_game(CODE, " ".join(WIN[:4]))
    table.move_by_taps(*WIN[4].split("-"))
    expect(table.value("moves")).to_have_text("5")
    table.press("menu")
    table.press("past")
    table.dialog("past").get_by_role("listitem").first.get_by_role("button").click()
    table.press("watch")
    table.page.keyboard.press("End")
    heard(table.page)
    table.page.keyboard.press("ArrowLeft")
    (said,) = heard(table.page)
    assert "Queen of diamonds" in said or " from pile " in said
    table.page.keyboard.press("Home")
    assert heard(table.page) == ["The deal"]
    slider = table.page.get_by_role("slider", name="Step of the game")
    expect(slider).to_have_attribute("aria-valuetext", "0 / 5")
    # And the focus is not lost when the player's own game comes back.
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".place:focus")).to_have_count(1)
