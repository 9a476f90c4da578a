"""A player tries what the rules refuse, and is told why."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from crescent.refusals import Refusal
from e2e.spots import FULL_PILE, START, WON, Spot, find, refused_taps
from e2e.table_page import TablePage
from tests.games import BLOCKED

SENTENCES = {
    "game_over": ("Igra je dobivena. Započnite novu", "The game is won. Start a new one"),
    "no_card": ("Ovdje nema karte", "There is no card here"),
    "base_locked": ("Osnova temelja je zaključana", "The base of a foundation is locked"),
    "foundation_to_tableau": (
        "Karta se ne vraća s temelja na stog",
        "A card does not return from a foundation to a pile",
    ),
    "empty_pile": (
        "Nije moguće postaviti na prazan stog",
        "A card cannot be put on an empty pile",
    ),
    "different_suit": ("Mora biti iste boje", "It must be of the same suit"),
    "not_adjacent": ("Mora biti veće ili manje vrijednosti", "It must be one higher or lower"),
    "pile_full": (
        "Ovaj je stog pun; odaberite drugo odredište",
        "This pile is full; choose another destination",
    ),
    "not_next": (
        "Ne slijedi gornju kartu temelja",
        "It does not follow the top card of the foundation",
    ),
}
ALWAYS_EXPLAINED = {"base_locked", "empty_pile", "pile_full", "no_redeals_left"}
PLAIN = ("Potez nije dopušten", "This move is not allowed")


def refused(code: str) -> tuple[Spot, list[str]]:
    """A position, and the places to tap there to be refused for this reason."""
    if code == "game_over":
        return WON, ["5"]
    if code == "no_card":
        spot, pile = find(lambda state: (n for n in range(1, 17) if not state.tableau[n - 1]))
        return spot, [str(pile)]
    if code == "base_locked":
        return START, ["Sa"]
    if code == "pile_full":
        *moves, last = FULL_PILE.split()
        return Spot(START.code, " ".join(moves)), last.split("-")
    spot, move = find(refused_taps(Refusal(code)))
    return spot, [str(move.source), str(move.target)]


def expect_beside(table: TablePage, name: str) -> None:
    """The sentence stands beside the place, inside the window, and hides neither card."""
    bubble, place = table.box(table.bubble), table.box(table.place(name))
    size = table.page.viewport_size
    assert size is not None
    assert bubble.left >= 0
    assert bubble.top >= 0
    assert bubble.right <= size["width"]
    assert bubble.bottom <= size["height"]
    assert bubble.gap_to(place) <= 10
    assert not bubble.overlaps(table.slots()[name])


@pytest.mark.parametrize("lang", ["hr", "en"])
@pytest.mark.parametrize("code", SENTENCES)
def test_a_refusal_says_why_beside_the_place(open_table: TablePage, code: str, lang: str) -> None:
    spot, places = refused(code)
    open_table.speak(lang).go_to(spot.code, spot.moves)
    if code == "game_over":
        open_table.press("close")
    for place in places:
        open_table.tap(place)
    open_table.expect_said(SENTENCES[code][lang == "en"])
    expect_beside(open_table, places[-1])
    open_table.expect_game(spot.game)


@pytest.mark.parametrize(
    ("lang", "text"), [("hr", "Nema više dijeljenja"), ("en", "No more redeals")]
)
def test_no_redeal_is_left(open_table: TablePage, lang: str, text: str) -> None:
    open_table.speak(lang).go_to(START.code, "R R R")
    button = open_table.button("redeal")
    expect(button).to_have_text(text, use_inner_text=True)
    button.click()
    open_table.expect_said(text)
    # Next to the action: at the edge of the table where the button is.
    assert open_table.box(open_table.bubble).gap_to(open_table.box(button)) <= 30
    open_table.expect_game(Spot(START.code, "R R R").game)


@pytest.mark.parametrize("code", SENTENCES)
def test_a_refusal_on_a_phone_stands_beside_the_place_too(
    open_touch_table: TablePage, code: str
) -> None:
    spot, places = refused(code)
    open_touch_table.go_to(spot.code, spot.moves)
    if code == "game_over":
        open_touch_table.press("close")
    for place in places:
        open_touch_table.touch(place)
    open_touch_table.expect_said(SENTENCES[code][True])
    expect_beside(open_touch_table, places[-1])


def test_the_next_tap_takes_the_sentence_away(open_table: TablePage) -> None:
    spot, (source, target) = refused("different_suit")
    open_table.go_to(spot.code, spot.moves)
    open_table.tap(source)
    open_table.tap(target)
    expect(open_table.bubble).to_be_visible()
    open_table.tap(source)
    expect(open_table.bubble).to_be_hidden()


def test_the_same_refusal_twice_is_told_twice(open_table: TablePage) -> None:
    spot, (source, target) = refused("different_suit")
    open_table.go_to(spot.code, spot.moves)
    open_table.place(source).press("Enter")
    open_table.place(target).press("Enter")
    first = open_table.status.evaluate("status => status.textContent")
    open_table.place(target).press("Enter")
    assert open_table.status.evaluate("status => status.textContent") != first
    open_table.expect_said(SENTENCES["different_suit"][True])


def test_a_refused_card_glides_back(table: TablePage) -> None:
    spot, (source, target) = refused("different_suit")
    table.note_flights()
    table.open_game(spot.code, spot.moves)
    table.move_by_drag(source, target)
    table.expect_said(SENTENCES["different_suit"][True])
    assert table.flights() == [(source, 150)]
    table.expect_nothing_held()
    table.tap(source)
    table.tap(target)
    assert table.flights() == [(source, 150)]


def test_without_interactive_rules_only_some_refusals_say_why(table: TablePage) -> None:
    table.open(lang="hr")
    table.open_settings().get_by_label("Interaktivna pravila").uncheck()
    table.press("close")
    # The choice is remembered.
    table.reload()
    expect(table.open_settings().get_by_label("Interaktivna pravila")).not_to_be_checked()
    table.press("close")
    for code, (sentence, _) in SENTENCES.items():
        spot, places = refused(code)
        table.go_to(spot.code, spot.moves)
        if code == "game_over":
            table.press("close")
        for place in places:
            table.tap(place)
        table.expect_said(sentence if code in ALWAYS_EXPLAINED else PLAIN[0])
        table.expect_game(spot.game)
    table.go_to(START.code, "R R R")
    table.press("redeal")
    table.expect_said("Nema više dijeljenja")
    table.go_to(START.code, BLOCKED)
    table.press("close")
    table.speak("en")
    table.tap("1")
    table.tap("2")
    table.expect_said(PLAIN[1])
