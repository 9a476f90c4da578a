"""Past games and statistics as markup."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crescent.i18n import load_texts
from crescent.i18n.figures import FigureTexts
from crescent.past import PastGame
from crescent.web.past_view import games_view, result_of, statistics_view
from tests import croatian
from tests.past_games import row, rows

EN = FigureTexts(load_texts("en").catalogue)
HR = FigureTexts(croatian.texts().catalogue)
BOTH = pytest.mark.parametrize("texts", [EN, HR], ids=["en", "hr"])


def text_of(markup: str) -> str:
    """What is read, a blank after each piece; the markup must be well-formed."""
    return " ".join(ET.fromstring(f"<div>{markup}</div>").itertext())


@BOTH
@given(games=st.lists(rows(), max_size=12))
def test_any_games_make_sound_markup(texts: FigureTexts, games: list[PastGame]) -> None:
    text_of(statistics_view(games, "", texts))
    text_of(games_view(games, "", texts))


def test_the_figures_of_all_games_with_and_without_hints() -> None:
    games = [row("a", seconds=600), row("b", seconds=900, hints=2), row("c", "left", hints=1)]
    markup = statistics_view(games, "c", EN)
    text = text_of(markup)
    assert "Played 3 1 2" in text
    assert "Games won 2 1 1" in text
    assert "Share won 67% 100% 50%" in text
    assert "Best time 10:00 10:00 15:00" in text
    assert "Won in a row: 2 now, 2 at best" in text


def test_numbers_and_dates_as_croats_write_them() -> None:
    games = [row("a", redeals=1, moves=101), row("b", redeals=2, moves=102)]
    text = text_of(statistics_view(games, "", HR))
    assert "Udio dobivenih 100 % 100 % –" in text
    assert "Dijeljenja po dobivenoj igri 1,5 1,5 –" in text
    listed = text_of(games_view([row(moves=22, seconds=65, hints=5)], "", HR))
    assert "Dobivena" in listed
    assert "30. 11. 2026." in listed
    assert "22 poteza · 1:05 · 5 savjeta · CR1-N-AAAAAAB" in listed


def test_the_game_on_the_table_is_in_play_until_it_ends() -> None:
    assert result_of(row("a", "left"), "a") == "playing"
    assert result_of(row("a", "left"), "b") == "left"
    assert result_of(row("a", "won"), "a") == "won"


def test_the_open_view_is_noted() -> None:
    assert "Crescent, open view" in text_of(games_view([row(opened=True)], "", EN))


@BOTH
def test_where_nothing_has_been_played_it_is_said(texts: FigureTexts) -> None:
    assert text_of(statistics_view([], "", texts)) == texts.nothing("played")
    assert text_of(games_view([], "", texts)) == texts.nothing("played")


def test_names_from_elsewhere_are_shown_as_text() -> None:
    assert "<script>" not in games_view([row('"><script>')], "", EN)
