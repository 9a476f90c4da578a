"""Past games for tests."""

from __future__ import annotations

from datetime import date

from hypothesis import strategies as st

from crescent.deals import DEAL_COUNT, DealCode, Variant
from crescent.past import PastGame, PastGames, Result

NUMBERS = st.integers(0, 4000)


def rows(ids: st.SearchStrategy[str] | None = None) -> st.SearchStrategy[PastGame]:
    """Any game."""
    return st.builds(
        PastGame,
        id=ids if ids is not None else st.text("0123456789abcdef", min_size=1, max_size=12),
        code=st.builds(DealCode, st.sampled_from(Variant), st.integers(0, DEAL_COUNT - 1)),
        day=st.dates(date(2020, 1, 1), date(2040, 1, 1)).map(str),
        result=st.sampled_from(Result),
        moves=NUMBERS,
        seconds=st.integers(0, 10**6),
        hints=NUMBERS,
        redeals=st.integers(0, 4),
        given=st.sampled_from([0, 0, 0, 5]),
        opened=st.booleans(),
        record=st.sampled_from(["", "2-Dd", "2-Dd.1-11.R"]),
    )


def pasts() -> st.SearchStrategy[PastGames]:
    """Any list, each game once."""
    return st.lists(rows(), max_size=12, unique_by=lambda game: game.id).map(
        lambda games: PastGames(tuple(games))
    )


def row(
    name: str = "a",
    result: str = "won",
    *,
    variant: str = "N",
    day: str = "2026-11-30",
    moves: int = 100,
    seconds: int = 600,
    hints: int = 0,
    redeals: int = 0,
    given: int = 0,
    opened: bool = False,
    record: str = "",
) -> PastGame:
    """One game of deal 1."""
    return PastGame(
        name,
        DealCode(Variant(variant), 1),
        day,
        Result(result),
        moves,
        seconds,
        hints,
        redeals,
        given,
        opened,
        record,
    )
