"""The game of the day: the same for everyone, for ever, and such as can be won."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crescent.daily import FIRST, daily_code
from crescent.daily_choices import CHOICES
from crescent.deals import Variant, deal
from crescent.solver import Verdict, solving

DAYS = st.dates(date(1970, 1, 1), date(2200, 1, 1))

GOLDEN = {
    "2026-01-01": "CR1-N-CUHIQFI",
    "2026-11-30": "CR1-N-LOSXVLX",
    "2036-01-04": "CR1-N-CUHIQFI",
}
"""What people have been given must stay."""


@pytest.mark.parametrize(("day", "code"), GOLDEN.items())
def test_the_game_of_a_day_never_changes(day: str, code: str) -> None:
    assert str(daily_code(date.fromisoformat(day))) == code


@settings(max_examples=25, deadline=None)
@given(st.integers(0, len(CHOICES) - 1))
def test_the_game_of_a_day_can_be_won(offset: int) -> None:
    state = deal(daily_code(FIRST + timedelta(offset)))
    assert any(solution.verdict is Verdict.WON for solution in solving(state, 30_000))


def test_for_ten_years_no_two_days_have_the_same_game() -> None:
    codes = [daily_code(FIRST + timedelta(offset)) for offset in range(len(CHOICES))]
    assert len(set(codes)) == len(codes) >= 3650
    assert {code.variant for code in codes} == {Variant.NORMAL}


@given(DAYS)
def test_before_and_after_those_years_the_games_come_round_again(day: date) -> None:
    assert daily_code(day) == daily_code(day + timedelta(len(CHOICES)))
