"""What the table shows, by the settings."""

from __future__ import annotations

import pytest

from crescent.game import Game
from crescent.i18n import load_texts
from crescent.places import PILES
from crescent.web.ui_state import Settings, UiState
from crescent.web.view import Frame, frame
from tests.games import WIN, game

TEXTS = load_texts("en")


def shown(played: Game, **chosen: object) -> Frame:
    """The frame of a game with some settings."""
    settings = Settings(lang="en").updated(chosen)
    return frame(played, UiState(), TEXTS, 0, settings)


def letters(played: Game, **chosen: object) -> dict[str, str]:
    """The letters in the corners of the top cards, by card."""
    places = [value for key, value in shown(played, **chosen).items() if key.startswith("place:")]
    tops = [value for value in places if isinstance(value, tuple) and value[0]]
    return {str(card)[0]: str(letter) for card, letter, *_ in tops}


@pytest.mark.parametrize(
    ("index", "expected"), [("en", "AKQJ"), ("hr", "AKDV"), ("de", "AKDB"), ("fr", "ARDV")]
)
def test_the_corners_bear_the_letters_of_a_language(index: str, expected: str) -> None:
    found: dict[str, str] = {}
    for count in range(0, len(WIN), 10):
        found |= letters(game(" ".join(WIN[:count])), index=index)
    assert "".join(found[rank] for rank in "AKQJ") == expected
    assert found["T"] == "T"


def test_letters_are_those_of_the_language_until_chosen() -> None:
    assert Settings(lang="hr").letters_of == "hr"
    assert Settings(lang="hr", index="en").letters_of == "en"


def test_the_open_view_shows_every_card_but_the_top_one() -> None:
    played = game(" ".join(WIN[:30]))
    found = shown(played, open=True)
    for pile in PILES:
        under = found[f"under:{pile}"]
        cards = played.state.cards(pile)[:-1]
        assert under == [f"{str(card)[0]}-{card.suit.value}" for card in cards]
    assert found["open"] is True


def test_face_down_cards_show_their_backs_in_the_open_view_too() -> None:
    found = shown(game("2-Dd", "CR1-D-AAAAAAB"), open=True)
    assert found["under:1"] == [""] * 5
    assert found["under:2"] == [""] * 4


def test_otherwise_only_the_number_of_backs_is_shown() -> None:
    assert shown(game())["under:1"] == 0
    assert shown(game("", "CR1-D-AAAAAAB"))["under:1"] == 5
