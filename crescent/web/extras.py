"""Buttons of features that are imported when they are first asked for."""

from __future__ import annotations

from pyscript import document

from crescent.web.controls import Controls
from crescent.web.keeper import Keeper
from crescent.web.player import ShowPlayer
from crescent.web.session import Session
from crescent.web.sharing import bind_sharing
from crescent.web.table import Page


def bind_extras(
    session: Session, page: Page, controls: Controls, keeper: Keeper, player: ShowPlayer
) -> None:
    """Answer the buttons in the menu that open large dialogs."""

    # Each takes its own place once it is there.

    def open_past() -> None:
        from crescent.web.past_page import bind_past

        bind_past(session, page, controls, keeper, player).open()

    def open_statistics() -> None:
        from crescent.web.statistics_page import StatisticsPage

        statistics = StatisticsPage(session, page, keeper)
        controls.add({"statistics": statistics.open})
        statistics.open()

    def open_share() -> None:
        from crescent.web.share import sharing

        sharing(session, page).open()

    def open_help() -> None:
        from crescent.web.help_page import bind_help

        bind_help(session, page, controls).open()

    def open_daily() -> None:
        from crescent.web.daily_page import bind_daily

        bind_daily(session, page, controls, keeper).open()

    def won() -> None:
        """What this win makes of the statistics."""
        from crescent.web.statistics_page import won_so_far

        document.getElementById("won-note").textContent = ""
        document.getElementById("won-figures").textContent = won_so_far(session, keeper)

    controls.add(
        {
            "past": open_past,
            "statistics": open_statistics,
            "daily": open_daily,
            "help": open_help,
            "share": open_share,
        }
    )
    bind_sharing(session, page)
    session.won = won
    if session.game.state.is_won:
        won()
