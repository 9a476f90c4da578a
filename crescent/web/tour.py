"""Four lines for a first visit, which can be skipped and never come back by themselves."""

from __future__ import annotations

from pyscript import document

from crescent.web.controls import Controls
from crescent.web.session import Session
from crescent.web.table import Page

STEPS = 4


class Tour:
    """Shows one line after another, beside a game that can be played all the while."""

    def __init__(self, session: Session, page: Page) -> None:
        self._session, self._page, self._step = session, page, 0
        self._game, self._changed = session.game, session.changed
        session.changed = self._play

    def on(self) -> None:
        """The next line; after the last one, none."""
        self._step += 1
        if self._step > STEPS:
            self.end()
        else:
            self._page.show({"tour": str(self._step)}, [])

    def end(self) -> None:
        """No more lines."""
        had_focus = document.activeElement.closest("#tour")
        self._page.show({"tour": ""}, [])
        if had_focus:
            self._page.focus_table()

    def _play(self) -> None:
        """Who plays needs no more lines."""
        self._changed()
        if self._session.game is not self._game:
            self._session.changed = self._changed
            self.end()


def begin_tour(session: Session, page: Page, controls: Controls) -> None:
    """Begin, as on a first visit."""
    tour = Tour(session, page)
    controls.add({"tour-on": tour.on, "tour-end": tour.end})
    tour.on()
