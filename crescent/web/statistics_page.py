"""The dialog of statistics."""

from __future__ import annotations

from html import escape
from typing import Any

from pyscript import document, when

from crescent.deals import Variant
from crescent.i18n.figures import FigureTexts
from crescent.past import PastGame, past_game
from crescent.statistics import Kind, figures, kinds, of_kind, streaks
from crescent.web.keeper import Keeper
from crescent.web.past_view import statistics_view
from crescent.web.session import Session
from crescent.web.table import Page


def all_games(session: Session, keeper: Keeper) -> list[PastGame]:
    """All games that are remembered, the oldest first, the one in play as it stands now."""
    past = keeper.chronicle.past
    now = past_game(session.save, session.today())
    return list(past.noting(now) if now else past)


def won_so_far(session: Session, keeper: Keeper) -> str:
    """What the game on the table, just won, makes of the figures of its kind; nothing where it does
    not count, as one that came with its moves."""
    kind = Kind(session.game.code.variant, session.opened)
    games = of_kind(all_games(session, keeper), kind)
    if all(game.id != session.id for game in games):
        return ""
    found, texts = figures(games), FigureTexts(session.texts.catalogue)
    now, _ = streaks(games, session.id)
    return texts.won_so_far(found.won, found.played, now)


class StatisticsPage:
    """Figures and charts, of each kind of game apart."""

    def __init__(self, session: Session, page: Page, keeper: Keeper) -> None:
        self._session, self._page, self._keeper = session, page, keeper
        self._choice = document.getElementById("kind")
        when("change", [self._choice])(self._draw)

    def open(self) -> None:
        """Show what has been played, of the kind in play first."""
        texts = FigureTexts(self._session.texts.catalogue)
        found = kinds(all_games(self._session, self._keeper))
        playing = Kind(self._session.game.code.variant, self._session.opened)
        self._choice.innerHTML = "".join(
            f'<option value="{_value(kind)}">'
            f"{escape(texts.kind(kind.variant.value, kind.opened))}</option>"
            for kind in found
        )
        self._choice.value = _value(playing if playing in found else found[0])
        self._choice.parentElement.hidden = len(found) == 1
        self._draw()
        self._page.open("statistics")

    def _draw(self, _event: Any = None) -> None:
        value = self._choice.value
        kind = Kind(Variant(value[0]), value.endswith("o"))
        games = of_kind(all_games(self._session, self._keeper), kind)
        texts = FigureTexts(self._session.texts.catalogue)
        view = statistics_view(games, self._session.id, texts)
        document.getElementById("figures").innerHTML = view


def _value(kind: Kind) -> str:
    return kind.variant.value + ("o" if kind.opened else "")
