"""The rules' lessons show what they say they show."""

from __future__ import annotations

import re

import pytest

from crescent.moves import Move, Redeal, parse_entry
from crescent.refusals import Refusal
from crescent.rules import check, targets
from crescent.web.lessons import LESSONS
from tests.croatian import ROOT

REFUSED = {
    "piles": Refusal.DIFFERENT_SUIT,
    "corner": Refusal.NOT_ADJACENT,
    "full": Refusal.PILE_FULL,
    "empty": Refusal.EMPTY_PILE,
    "home": Refusal.NOT_NEXT,
    "base": Refusal.BASE_LOCKED,
    "stay": Refusal.FOUNDATION_TO_TABLEAU,
    "redeal": Refusal.NO_REDEALS_LEFT,
}

lessons = pytest.mark.parametrize("name", LESSONS)


@lessons
def test_the_wrong_move_is_refused_for_the_reason_that_the_lesson_is_about(name: str) -> None:
    lesson = LESSONS[name]
    game = lesson.game.play(Redeal()) if name == "redeal" else lesson.game
    assert check(game.state, parse_entry(lesson.wrong)) is REFUSED[name]


@lessons
def test_the_right_move_is_allowed(name: str) -> None:
    lesson = LESSONS[name]
    if lesson.right:
        assert check(lesson.game.state, parse_entry(lesson.right)) is None


@lessons
def test_a_tap_on_the_card_waits_for_a_second_one(name: str) -> None:
    lesson = LESSONS[name]
    wrong = parse_entry(lesson.wrong)
    if isinstance(wrong, Move) and name not in ("base", "stay"):
        assert len(targets(lesson.game.state, wrong.source)) != 1


@lessons
def test_the_places_of_both_moves_are_not_dimmed(name: str) -> None:
    lesson = LESSONS[name]
    for text in filter(None, (lesson.wrong, lesson.right)):
        entry = parse_entry(text)
        if isinstance(entry, Move) and name != "base":
            assert {str(entry.source), str(entry.target)} <= set(lesson.lit.split())


@lessons
def test_its_picture_shows_a_move_of_the_rule_and_the_places_it_is_about(name: str) -> None:
    lesson = LESSONS[name]
    diagram = lesson.picture("light", "hr")
    assert str(diagram.arrow) in (lesson.right, lesson.wrong)
    places = {str(place) for place in diagram.places}
    assert places & set(lesson.lit.split())
    if isinstance(diagram.arrow, Move):
        assert {str(diagram.arrow.source), str(diagram.arrow.target)} <= places
    assert len(diagram.places) <= 4


def test_each_lesson_has_its_button_and_its_line_in_the_page() -> None:
    page = (ROOT / "index.html").read_text("utf-8")
    assert re.findall(r'data-try="(\w+)"', page) == list(LESSONS)
    assert re.findall(r'data-lesson="(\w+)"', page) == list(LESSONS)
