"""What the past games add up to: figures, streaks, distributions, results over time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from crescent.deals import Variant
from crescent.past import PastGame, Result

MINUTES = (1, 2, 5, 10, 15, 30, 60)
MOVES = (5, 10, 20, 50, 100, 500)
"""Widths that the bins of a distribution may have."""
MAX_BINS = 8
MAX_DAYS = 14
MAX_WEEKS = 14
MAX_MONTHS = 12
"""So many bars at most stand side by side in the results over time."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What has statistics of its own: each variant, with and without the open view."""

    variant: Variant
    opened: bool = False


@dataclass(frozen=True, slots=True)
class Figures:
    """Of some games: how many were played and won, and of the won ones the best and the median.

    redeals: how many a won game took on average. None where no game was won.
    """

    played: int
    won: int
    best_seconds: int | None
    median_seconds: float | None
    best_moves: int | None
    median_moves: float | None
    redeals: float | None

    @property
    def share(self) -> float:
        """Which part of the games was won, from 0 to 1."""
        return self.won / self.played if self.played else 0.0


@dataclass(frozen=True, slots=True)
class Bin:
    """How many values are at least `low` and below `high`."""

    low: int
    high: int
    count: int


@dataclass(frozen=True, slots=True)
class Span:
    """The results of the games from one day on to another, that day included."""

    first: date
    last: date
    won: int
    others: int


def of_kind(games: Iterable[PastGame], kind: Kind) -> list[PastGame]:
    """The games of a kind that were played from their start, the oldest first."""
    return [
        game for game in games if game.given == 0 and Kind(game.code.variant, game.opened) == kind
    ]


def kinds(games: Iterable[PastGame]) -> list[Kind]:
    """The kinds that have been played, and always the normal game."""
    found = {Kind(game.code.variant, game.opened) for game in games if game.given == 0}
    every = [Kind(variant, opened) for opened in (False, True) for variant in Variant]
    return [kind for kind in every if kind in found or kind == every[0]]


def won(games: Iterable[PastGame]) -> list[PastGame]:
    """Those that were won."""
    return [game for game in games if game.result is Result.WON]


def figures(games: Sequence[PastGame]) -> Figures:
    """What some games add up to."""
    wins = won(games)
    seconds, moves = [game.seconds for game in wins], [game.moves for game in wins]
    return Figures(
        played=len(games),
        won=len(wins),
        best_seconds=min(seconds, default=None),
        median_seconds=median(seconds),
        best_moves=min(moves, default=None),
        median_moves=median(moves),
        redeals=sum(game.redeals for game in wins) / len(wins) if wins else None,
    )


def median(values: Sequence[int]) -> float | None:
    """The middle one, or the mean of the two in the middle; None of nothing."""
    if not values:
        return None
    ordered = sorted(values)
    return (ordered[(len(ordered) - 1) // 2] + ordered[len(ordered) // 2]) / 2


def streaks(games: Iterable[PastGame], playing: str = "") -> tuple[int, int]:
    """How many games in a row have been won up to now, and how many at best.

    playing: the id of the game in play, which is not lost yet.
    """
    now = best = 0
    for game in games:
        if game.result is Result.WON:
            now += 1
            best = max(best, now)
        elif game.id != playing:
            now = 0
    return now, best


def distribution(values: Sequence[int], widths: Sequence[int]) -> list[Bin]:
    """How the values spread, in at most `MAX_BINS` bins of the smallest width that will do.

    A last, wider bin takes what even the greatest width leaves over.
    """
    if not values:
        return []
    low, high = min(values), max(values)
    width = next((w for w in widths if high // w - low // w < MAX_BINS), widths[-1])
    start = low // width * width
    count = min(MAX_BINS, (high - start) // width + 1)
    lows = [start + width * index for index in range(count)]
    highs = [*lows[1:], max(high + 1, lows[-1] + width)]
    return [
        Bin(low, high, sum(low <= value < high for value in values))
        for low, high in zip(lows, highs, strict=True)
    ]


def over_time(games: Iterable[PastGame]) -> list[Span]:
    """The results by day, week or month, whichever shows the whole time; at most a year."""
    results = [(date.fromisoformat(day), how) for day, how in _days(games)]
    if not results:
        return []
    first, last = min(results)[0], max(results)[0]
    return [
        Span(
            start,
            end,
            sum(how for day, how in results if start <= day <= end),
            sum(not how for day, how in results if start <= day <= end),
        )
        for start, end in _spans(first, last)
    ]


def _days(games: Iterable[PastGame]) -> list[tuple[str, bool]]:
    """The day of each game and whether it was won; a day that is in no calendar is left out."""
    return [(game.day, game.result is Result.WON) for game in games if is_day(game.day)]


def is_day(text: str) -> bool:
    """Whether there is such a day."""
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def _spans(first: date, last: date) -> list[tuple[date, date]]:
    days = (last - first).days
    if days < MAX_DAYS:
        return [(day, day) for day in (first + timedelta(n) for n in range(days + 1))]
    monday = first - timedelta(first.weekday())
    if (last - monday).days < 7 * MAX_WEEKS:
        weeks = [monday + timedelta(7 * n) for n in range((last - monday).days // 7 + 1)]
        return [(week, week + timedelta(6)) for week in weeks]
    return [_month(last.year * 12 + last.month - 1 - n) for n in range(MAX_MONTHS - 1, -1, -1)]


def _month(number: int) -> tuple[date, date]:
    """The first and the last day of a month, counted from the year 0."""
    first, following = (date(n // 12, n % 12 + 1, 1) for n in (number, number + 1))
    return first, following - timedelta(1)
