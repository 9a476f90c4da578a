"""Buttons of features that are imported when they are first asked for."""

from __future__ import annotations

from crescent.web.controls import Controls
from crescent.web.keeper import Keeper
from crescent.web.player import ShowPlayer
from crescent.web.session import Session
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

    controls.add({"past": open_past, "statistics": open_statistics})
