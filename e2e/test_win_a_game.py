"""A whole game, from the deal to the win, by every way of moving a card."""

import json
from pathlib import Path

from playwright.sync_api import expect

from crescent.deals import parse_code
from crescent.game import Game, new_game
from crescent.moves import Redeal, parse_entry
from crescent.places import PLACES
from e2e.table_page import TablePage

WINS: dict[str, str] = json.loads(
    (Path(__file__).parents[1] / "tests/data/wins.json").read_text("utf-8")
)
CODE = "CR1-N-AAAAAAB"


def expect_same(table: TablePage, game: Game) -> None:
    """The page shows the position that the engine has."""
    expect(table.value("moves")).to_have_text(str(game.moves))
    state = game.state
    tops = {place: state.top(place) for place in PLACES}
    assert table.position() == {
        str(place): (str(card) if card else None, str(state.count(place)))
        for place, card in tops.items()
    }


def play(table: TablePage, game: Game, words: list[str], touch: bool) -> Game:
    """Play moves on the page, in turn by taps and by dragging."""
    drag = table.move_by_touch if touch else table.move_by_drag
    tapped: set[str] = set()
    for number, word in enumerate(words):
        entry = parse_entry(word)
        game = game.play(entry)
        if isinstance(entry, Redeal):
            table.press("redeal")
            continue
        move = str(entry.source), str(entry.target)
        # A second tap on a place within 300 ms would be half of a double tap.
        if number % 2 and move[0] not in tapped:
            table.move_by_taps(*move)
            tapped = set(move)
        else:
            drag(*move)
        expect(table.place(move[1])).to_have_attribute(
            "data-card", str(game.state.top(entry.target))
        )
    return game


def test_a_game_is_won_with_the_mouse_and_goes_on_after_a_reload(table: TablePage) -> None:
    words = WINS[CODE].split()
    table.open_game(CODE, lang="hr")
    game = play(table, new_game(parse_code(CODE)), words[:70], touch=False)
    expect_same(table, game)
    table.reload()
    expect_same(table, game)
    game = play(table, game, words[70:-1], touch=False)
    expect_same(table, game)
    expect(table.dialog("won")).to_be_hidden()
    play(table, game, words[-1:], touch=False)
    expect(table.table).to_have_attribute("data-game-status", "won")
    expect(table.dialog("won")).to_contain_text("153 poteza")
    table.dialog("won").get_by_role("button", name="Nova igra").click()
    expect(table.table).to_have_attribute("data-game-status", "playing")
    expect(table.value("moves")).to_have_text("0")


def test_a_game_is_won_by_touch(touch_table: TablePage) -> None:
    words = WINS[CODE].split()
    touch_table.open_game(CODE)
    game = play(touch_table, new_game(parse_code(CODE)), words, touch=True)
    expect_same(touch_table, game)
    expect(touch_table.dialog("won")).to_contain_text("153 moves")
