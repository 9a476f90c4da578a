"""The dialog of the game of the day."""

from __future__ import annotations

from datetime import date
from typing import Any

from pyscript import document, when

from crescent.daily import daily_code
from crescent.i18n.figures import FigureTexts
from crescent.web.controls import Controls
from crescent.web.daily_view import calendar_view, month_after, month_before, month_days, results
from crescent.web.keeper import Keeper
from crescent.web.session import Session
from crescent.web.statistics_page import all_games
from crescent.web.table import Page


class DailyPage:
    """A calendar of the games of the days; each up to today's can be played."""

    def __init__(self, session: Session, page: Page, controls: Controls, keeper: Keeper) -> None:
        self._session, self._page = session, page
        self._controls, self._keeper = controls, keeper
        self._month = self._today.replace(day=1)

    @property
    def _today(self) -> date:
        return date.fromisoformat(self._session.today())

    def open(self) -> None:
        """Show this month."""
        self._show(self._today.replace(day=1))
        self._page.open("daily")

    def before(self, _event: Any) -> None:
        """Show the month before."""
        self._turn(month_before(self._month))

    def after(self, _event: Any) -> None:
        """Show the month after."""
        self._turn(month_after(self._month))

    def _turn(self, month: date) -> None:
        self._show(month)
        self._page.tell(document.getElementById("month").textContent)

    def play_today(self) -> None:
        """Deal the game of today."""
        self._play(self._today)

    def chosen(self, event: Any) -> None:
        """A day of the calendar has been pressed."""
        button = event.target.closest("[data-day]")
        if button:
            self._page.close()
            self._play(date.fromisoformat(button.dataset.day))

    def _play(self, day: date) -> None:
        """Deal the game of a day; if it lies on the table already, it goes on."""
        code, session = daily_code(day), self._session
        if session.in_play and session.game.code == code:
            self._page.close()
        else:
            self._controls.ask_first(lambda: session.deal(code))

    def _show(self, month: date) -> None:
        self._month = month
        texts = FigureTexts(self._session.texts.catalogue)
        games = all_games(self._session, self._keeper)
        found = results(month_days(month), games, self._session.id)
        document.getElementById("month").textContent = texts.month(month.year, month.month)
        view = calendar_view(month, self._today, found, texts)
        document.getElementById("calendar").innerHTML = view
        document.getElementById("month-after").disabled = month_after(month) > self._today


def bind_daily(session: Session, page: Page, controls: Controls, keeper: Keeper) -> DailyPage:
    """Answer the buttons of this dialog."""
    daily = DailyPage(session, page, controls, keeper)
    controls.add({"daily": daily.open, "play-daily": daily.play_today})
    when("click", "#calendar")(daily.chosen)
    when("click", "#month-before")(daily.before)
    when("click", "#month-after")(daily.after)
    return daily
