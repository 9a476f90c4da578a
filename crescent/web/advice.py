"""Starts the thinker and the guide once the page answers, and binds their buttons."""

from __future__ import annotations

from pyodide.ffi import create_once_callable
from pyscript import window

from crescent.moves import Entry, Move
from crescent.solver.finish import finish
from crescent.web.adviser import Adviser
from crescent.web.controls import Controls
from crescent.web.guide import Guide
from crescent.web.player import Finisher, ShowPlayer
from crescent.web.session import Session
from crescent.web.table import Page
from crescent.web.thinking import Thinking

LULL_MS = 3000
"""So long the thinker is left asleep if nobody asks for it: its start takes a core for a second,
when the page has much to do and the player begins."""


class Board:
    """The page, as the guide sees it."""

    def __init__(self, page: Page) -> None:
        self.show = page.show
        self._page = page

    def tell_hint(self, text: str, entry: Entry | None) -> None:
        """Say a hint, beside the card it moves."""
        if isinstance(entry, Move):
            self._page.say(text, entry.source)
        else:
            self._page.say(text, "redeal" if entry else None)


def start_advice(session: Session, page: Page, controls: Controls) -> ShowPlayer:
    """Begin to think beside the game; gives the player of shows."""
    player, finisher = ShowPlayer(session, page), Finisher(session)
    thinking = Thinking(lambda message: adviser.hear(message))
    adviser = Adviser(lambda question: thinking.ask(question), lambda: guide.found())
    guide = Guide(session, Board(page), adviser, player.begin)

    def changed() -> None:
        player.leave()
        guide.changed()

    def show_from_start() -> None:
        player.end()
        guide.show_from_start()

    session.changed, session.next_deal = changed, adviser.take_deal
    guide.changed()
    window.setTimeout(create_once_callable(guide.stock), LULL_MS)
    controls.add(
        {
            "new": lambda: controls.ask_first(guide.new_game),
            "deal-any": session.deal_any,
            "hint": guide.hint,
            "show": guide.show_win,
            "show-start": show_from_start,
            "stop": guide.stop,
            "back-to-hope": guide.back_to_hope,
            "finish": lambda: finisher.play_out(finish(session.game.state) or ()),
        }
    )
    return player
