"""What is told to those who listen: one polite live region for the whole page."""

from __future__ import annotations

from typing import Any

from pyodide.ffi import create_once_callable, create_proxy
from pyscript import document, window

PATIENCE_MS = 800
"""A line that asks for patience is told only if it still stands after so long."""


class Announcer:
    """Tells each sentence once; what happens at one moment is told together."""

    def __init__(self) -> None:
        self._region = document.querySelector("[data-role=status]")
        self._home = self._region.parentElement
        self._told: list[str] = []
        self._lines: list[Any] = []
        # A dialog that the player closes by Escape; the event does not bubble.
        document.addEventListener("close", create_proxy(lambda _event: self.go_home()), True)

    def tell(self, text: str) -> None:
        """Tell a sentence, after those of this moment that are waiting."""
        self._plan()
        if text not in self._told:
            self._told.append(text)

    def tell_line(self, kind: str, name: str) -> None:
        """Tell a line of the page that has just been shown, after all else of this moment."""
        line = document.querySelector(f"p[data-{kind}='{name}']")
        if name == "thinking":
            late = create_once_callable(lambda: self._tell_if_shown(line))
            window.setTimeout(late, PATIENCE_MS)
        else:
            self._plan()
            self._lines.append(line)

    def show_in(self, place: Any) -> None:
        """What is told shall be seen too, in a part of the page; None: no longer."""
        self._home = place or document.body
        self._region.classList.toggle("hidden", not place)
        self._region.textContent = ""
        self.go_home()

    def go_into(self, dialog: Any) -> None:
        """While a dialog is open, nothing outside it is heard; nor is what was told before."""
        self._region.textContent = ""
        dialog.append(self._region)

    def go_home(self) -> None:
        """The dialog is closed."""
        if not document.querySelector("dialog[open]"):
            self._home.append(self._region)

    def _tell_if_shown(self, line: Any) -> None:
        if not line.hidden:
            self.tell(_words(line))

    def _plan(self) -> None:
        if not self._told and not self._lines:
            window.queueMicrotask(create_once_callable(self._speak))

    def _speak(self) -> None:
        sentences = [*self._told, *map(_words, self._lines)]
        self._told, self._lines = [], []
        text = sentences[0] if len(sentences) == 1 else ". ".join(map(_bare, sentences)) + "."
        # The same sentence twice in a row is news too: a trailing blank makes it differ.
        again = self._region.textContent == text
        self._region.textContent = text + ("\u00a0" if again else "")


def _words(line: Any) -> str:
    """The sentence of a line in the page, without its buttons."""
    return str(line.querySelector("span").innerText).strip()


def _bare(sentence: str) -> str:
    return sentence.removesuffix(".")
