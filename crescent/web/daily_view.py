"""The calendar of the games of the days as markup. Pure: no DOM here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from html import escape

from crescent.daily import daily_code
from crescent.i18n.figures import FigureTexts
from crescent.past import PastGame, Result
from crescent.web.past_view import MARKS, result_of


def month_days(month: date) -> list[date]:
    """The days of the month that `month` is the first day of."""
    days = (month + timedelta(number) for number in range(31))
    return [day for day in days if day.month == month.month]


def month_before(month: date) -> date:
    """The first day of the month before."""
    return (month - timedelta(1)).replace(day=1)


def month_after(month: date) -> date:
    """The first day of the month after."""
    return (month + timedelta(31)).replace(day=1)


def results(days: Iterable[date], games: Iterable[PastGame], playing: str = "") -> dict[date, str]:
    """How the games of these days went, whenever they were played; a win outdoes all else.

    playing: the id of the game on the table.

    A day's game is known by its deal, so nothing depends on what day it was when it was played.
    """
    wanted = {daily_code(day).number: day for day in days}
    found: dict[date, str] = {}
    for game in games:
        day = wanted.get(game.code.number)
        if day is not None and not game.given and found.get(day) != Result.WON.value:
            found[day] = result_of(game, playing)
    return found


def calendar_view(month: date, today: date, found: Mapping[date, str], texts: FigureTexts) -> str:
    """A month by weeks: days up to today are buttons, and tell how their game went."""
    days = month_days(month)
    cells = ["<td></td>"] * month.weekday()
    cells += [_day(day, today, found.get(day), texts) for day in days]
    cells += ["<td></td>"] * (-len(cells) % 7)
    weeks = "".join(
        f"<tr>{''.join(cells[start : start + 7])}</tr>" for start in range(0, len(cells), 7)
    )
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in texts.weekdays())
    return f'<table class="calendar"><thead><tr>{heads}</tr></thead><tbody>{weeks}</tbody></table>'


def _day(day: date, today: date, result: str | None, texts: FigureTexts) -> str:
    if day > today:
        return f'<td><span class="to-come">{day.day}</span></td>'
    said = texts.result(result) if result else texts.not_played()
    mark = MARKS[result] if result else ""
    now = ' aria-current="date"' if day == today else ""
    return (
        f'<td><button data-day="{day}" data-result="{result or ""}"{now}'
        f' aria-label="{escape(f"{texts.day(str(day))} {said}")}">{day.day}'
        f'<span class="mark" aria-hidden="true">{mark}</span></button></td>'
    )
