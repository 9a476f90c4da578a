"""The calendar of the games of the days."""

from __future__ import annotations

from datetime import date, timedelta
from xml.etree import ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st

from crescent.daily import daily_code
from crescent.i18n import load_texts
from crescent.i18n.figures import FigureTexts
from crescent.past import PastGame, Result
from crescent.web.daily_view import calendar_view, month_after, month_before, month_days, results
from tests import croatian
from tests.past_games import row

EN = FigureTexts(load_texts("en").catalogue)
HR = FigureTexts(croatian.texts().catalogue)
MONTHS = st.dates(date(2000, 1, 1), date(2100, 1, 1)).map(lambda day: day.replace(day=1))
TODAY = date(2026, 11, 30)


def of_day(day: date, name: str, result: str, given: int = 0) -> PastGame:
    """A game of the deal of a day."""
    one = row(name, result, given=given)
    return PastGame(name, daily_code(day), one.day, Result(result), 100, 600, given=given)


@given(MONTHS)
def test_a_month_is_shown_by_weeks_from_monday(month: date) -> None:
    table = ET.fromstring(calendar_view(month, date(2200, 1, 1), {}, EN))
    weeks = [["".join(cell.itertext()) for cell in week] for week in table.iter("tr")]
    assert {len(week) for week in weeks} == {7}
    shown = [cell for week in weeks[1:] for cell in week if cell]
    assert shown == [str(day.day) for day in month_days(month)]
    assert weeks[1].index("1") == month.weekday()


@given(MONTHS)
def test_months_follow_each_other(month: date) -> None:
    assert month_before(month_after(month)) == month
    assert month_days(month)[-1] + timedelta(1) == month_after(month)


def test_days_to_come_cannot_be_played() -> None:
    table = ET.fromstring(calendar_view(date(2026, 11, 1), date(2026, 11, 28), {}, EN))
    days = [button.get("data-day") for button in table.iter("button")]
    assert (len(days), days[-1]) == (28, "2026-11-28")


def test_a_day_tells_how_its_game_went() -> None:
    found = {date(2026, 11, 1): "won", date(2026, 11, 2): "left"}
    table = ET.fromstring(calendar_view(date(2026, 11, 1), TODAY, found, HR))
    names = [button.get("aria-label") for button in table.iter("button")]
    assert names[:3] == [
        "1. 11. 2026. Dobivena",
        "2. 11. 2026. Nedovršena",
        "3. 11. 2026. Još nije odigrana",
    ]
    today = [one for one in table.iter("button") if one.get("aria-current") == "date"]
    assert [one.get("data-day") for one in today] == ["2026-11-30"]


def test_a_game_counts_for_its_day_whenever_it_was_played() -> None:
    first, second = date(2026, 11, 1), date(2026, 11, 2)
    games = [
        of_day(first, "a", "left"),
        of_day(first, "b", "won"),
        of_day(first, "c", "left"),
        of_day(second, "d", "won", given=5),
        row("e"),
    ]
    assert results([first, second], games) == {first: "won"}
    assert results([first], games[:1], playing="a") == {first: "playing"}


def test_months_in_croatian() -> None:
    assert [HR.month(2026, month) for month in (1, 11)] == ["siječanj 2026.", "studeni 2026."]
    assert HR.weekdays() == ["po", "ut", "sr", "če", "pe", "su", "ne"]
    assert EN.month(2026, 5) == "May 2026"
