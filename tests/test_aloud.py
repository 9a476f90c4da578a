"""The table and what can be done, as lines of text."""

from __future__ import annotations

from crescent.i18n import load_spoken
from crescent.places import parse_place
from crescent.rules import legal_moves
from crescent.web.aloud import move_lines, table_lines
from tests.games import BLOCKED, game

EN = load_spoken("en")


def test_the_table_is_read_foundations_first() -> None:
    lines = table_lines(game(), EN)
    assert len(lines) == 25
    assert lines[0] == "Ace of spades, ascending foundation, 1 card"
    assert lines[8] == "Five of hearts, pile 1, 6 cards"
    assert lines[23] == "Ten of diamonds, pile 16, 6 cards"
    assert lines[24] == "3 redeals are left"


def test_all_that_can_be_done_is_read() -> None:
    lines = move_lines(game(), EN, None)
    assert len(lines) == len(legal_moves(game().state)) == len(set(lines))
    assert lines[-1] == "Redeal: in every pile the bottom card comes on top"


def test_with_a_card_selected_only_its_moves_are_read() -> None:
    assert move_lines(game(), EN, parse_place("14")) == [
        "Five of diamonds from pile 14 onto the six of diamonds in pile 5",
        "Five of diamonds from pile 14 onto the four of diamonds in pile 10",
    ]


def test_where_nothing_can_be_done_that_is_read() -> None:
    assert move_lines(game(BLOCKED), EN, None) == ["Nothing can be done here"]
