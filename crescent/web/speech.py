"""Playing by words: a field to type moves into, and the table and the moves read out."""

from __future__ import annotations

from typing import Any

from pyscript import document, when

from crescent.i18n import load_spoken
from crescent.i18n.spoken import Spoken
from crescent.moves import Move
from crescent.places import PILES
from crescent.web.aloud import move_lines, table_lines
from crescent.web.controls import Controls
from crescent.web.session import Session
from crescent.web.table import Page
from crescent.web.typed import UnclearMoveError, read_typed


class TypedMoves:
    """The field for moves, which stays open from move to move."""

    def __init__(self, session: Session, page: Page) -> None:
        self._session, self._page = session, page
        self._line = document.getElementById("typing")
        self._field = document.getElementById("move-input")

    def open(self) -> None:
        """Show the field; what is told stands below it."""
        self._line.hidden = False
        self._page.answer_in(self._line)
        self._field.value = ""
        self._field.focus()

    def close(self) -> None:
        """Back to the table."""
        self._line.hidden = True
        self._page.answer_in(None)
        self._page.focus_table()

    def key(self, event: Any) -> None:
        """Enter plays, Escape closes."""
        if event.key == "Enter":
            event.preventDefault()
            self.play()
        elif event.key == "Escape":
            event.stopPropagation()
            self.close()

    def play(self) -> None:
        """Answer what has been typed."""
        session = self._session
        before, texts = session.game, load_spoken(session.settings.lang)
        try:
            entry = read_typed(self._field.value, before.state, texts.vocabulary())
        except UnclearMoveError as error:
            self._page.tell(texts.unclear(error.reason.value, map(str, error.moves)))
        else:
            if isinstance(entry, Move):
                session.attempt(entry.source, entry.target)
            else:
                session.redeal()
        if session.game is before:
            self._field.select()
        else:
            self._field.value = ""


def bind_speech(session: Session, page: Page, controls: Controls) -> None:
    """Listen to the field, and answer the buttons."""
    typed = TypedMoves(session, page)

    def read(what: str, lines: list[str], texts: Spoken) -> None:
        document.getElementById("reading-title").textContent = texts.title_of(what)
        items = []
        for line in lines:
            items.append(document.createElement("li"))
            items[-1].textContent = line
        document.getElementById("reading-lines").replaceChildren(*items)
        page.open("reading")

    def read_table() -> None:
        texts = load_spoken(session.settings.lang)
        lines = table_lines(session.game, texts)
        if session.settings.open:
            from crescent.diagrams.words import pile_in_words

            state = session.game.state
            full = [pile for pile in PILES if state.count(pile) > 1]
            lines += [pile_in_words(state, pile, texts) for pile in full]
        read("table", lines, texts)

    def read_moves() -> None:
        texts = load_spoken(session.settings.lang)
        read("moves", move_lines(session.game, texts, session.ui.selected), texts)

    when("keydown", "#move-input")(typed.key)
    controls.add(
        {
            "type": typed.open,
            "play-typed": typed.play,
            "close-typed": typed.close,
            "read-table": read_table,
            "read-moves": read_moves,
        }
    )
