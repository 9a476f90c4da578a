"""What the past games add up to."""

from __future__ import annotations

import statistics as library
from datetime import date
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crescent.deals import Variant
from crescent.past import PastGame, Result
from crescent.statistics import (
    MAX_BINS,
    MAX_DAYS,
    MINUTES,
    MOVES,
    Kind,
    distribution,
    figures,
    kinds,
    median,
    of_kind,
    over_time,
    streaks,
)
from tests.past_games import row, rows

NORMAL = Kind(Variant.NORMAL)
GAMES = st.lists(rows(), max_size=30, unique_by=lambda game: game.id)


def played(results: str) -> list[PastGame]:
    """Games by their results: W won, B blocked, L left."""
    names = {"W": "won", "B": "blocked", "L": "left"}
    return [row(str(number), names[letter]) for number, letter in enumerate(results)]


# Figures


def test_figures_of_some_games() -> None:
    games = [
        row("a", seconds=600, moves=110, redeals=1),
        row("b", seconds=300, moves=120, redeals=3),
        row("c", seconds=900, moves=100, redeals=0),
        row("d", "left", seconds=5, moves=3),
    ]
    found = figures(games)
    assert (found.played, found.won, found.share) == (4, 3, 0.75)
    assert (found.best_seconds, found.median_seconds) == (300, 600)
    assert (found.best_moves, found.median_moves) == (100, 110)
    assert found.redeals == pytest.approx(4 / 3)


def test_figures_where_nothing_has_been_won() -> None:
    found = figures(played("LB"))
    assert (found.played, found.won, found.share) == (2, 0, 0)
    assert found.best_seconds is found.median_seconds is found.redeals is None
    assert figures([]).share == 0


@given(st.lists(st.integers(0, 10**6), min_size=1))
def test_the_median_is_that_of_the_library(values: list[int]) -> None:
    assert median(values) == library.median(values)


# Kinds


@given(GAMES)
def test_each_game_from_its_start_is_of_one_kind(games: list[PastGame]) -> None:
    counted = [game for kind in kinds(games) for game in of_kind(games, kind)]
    assert sorted(game.id for game in counted) == sorted(g.id for g in games if g.given == 0)


def test_variants_and_the_open_view_are_counted_apart() -> None:
    games = [row("a"), row("b", variant="D"), row("c", opened=True), row("d", given=3)]
    assert kinds(games) == [NORMAL, Kind(Variant.FACE_DOWN), Kind(Variant.NORMAL, opened=True)]
    assert [game.id for game in of_kind(games, NORMAL)] == ["a"]
    assert kinds([]) == [NORMAL]


# Streaks


@pytest.mark.parametrize(
    ("results", "now", "best"),
    [("", 0, 0), ("W", 1, 1), ("WWLW", 1, 2), ("WWB", 0, 2), ("LWWW", 3, 3)],
)
def test_streaks(results: str, now: int, best: int) -> None:
    assert streaks(played(results)) == (now, best)


def test_a_game_in_play_ends_no_streak() -> None:
    games = played("WWL")
    assert streaks(games, playing=games[-1].id) == (2, 2)


# Distributions


@given(st.lists(st.integers(0, 4000), min_size=1), st.sampled_from([MINUTES, MOVES]))
def test_each_value_is_in_one_bin(values: list[int], widths: tuple[int, ...]) -> None:
    bins = distribution(values, widths)
    assert sum(one.count for one in bins) == len(values)
    assert 1 <= len(bins) <= MAX_BINS
    assert all(one.high == other.low for one, other in pairwise(bins))
    assert bins[0].low <= min(values)
    assert bins[-1].high > max(values)


def test_bins_are_as_narrow_as_they_can_be() -> None:
    bins = distribution([100, 104, 118, 131], MOVES)
    assert [(one.low, one.high, one.count) for one in bins] == [
        (100, 105, 2), (105, 110, 0), (110, 115, 0), (115, 120, 1),
        (120, 125, 0), (125, 130, 0), (130, 135, 1),
    ]  # fmt: skip
    assert distribution([], MOVES) == []


# Over time


@given(GAMES)
def test_no_game_of_the_shown_time_is_missing_and_none_counts_twice(games: list[PastGame]) -> None:
    spans = over_time(games)
    assert len(spans) <= MAX_DAYS
    if games:
        days = [date.fromisoformat(game.day) for game in games]
        assert spans[-1].last >= max(days)
        shown = [game for game in games if date.fromisoformat(game.day) >= spans[0].first]
        assert sum(span.won + span.others for span in spans) == len(shown)
        assert sum(span.won for span in spans) == sum(g.result is Result.WON for g in shown)


def test_days_then_weeks_then_months() -> None:
    def spans(*days: str) -> list[tuple[str, str]]:
        games = [row(str(number), day=day) for number, day in enumerate(days)]
        return [(str(span.first), str(span.last)) for span in over_time(games)]

    assert spans("2026-11-30", "2026-12-01") == [("2026-11-30",) * 2, ("2026-12-01",) * 2]
    assert spans("2026-11-12", "2026-11-30")[0] == ("2026-11-09", "2026-11-15")
    assert spans("2025-01-31", "2026-11-30")[-2:] == [
        ("2026-10-01", "2026-10-31"),
        ("2026-11-01", "2026-11-30"),
    ]


def test_a_clock_that_was_set_back_does_no_harm() -> None:
    games = [row("a", day="2026-11-30"), row("b", day="2026-11-28"), row("c", day="2026-02-30")]
    assert sum(span.won for span in over_time(games)) == 2
    assert streaks(games) == (3, 3)
