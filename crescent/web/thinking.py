"""Where the thinker runs: in a worker, or in the page between its frames. It starts when asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyodide.ffi import JsException, create_proxy
from pyscript import document, window

BETWEEN_FRAMES = 0.016
"""Seconds that a thinker in the page leaves to the page after each slice."""


class Thinking:
    """The way to the thinker and back. hear: takes its answers."""

    def __init__(self, hear: Callable[[str], None]) -> None:
        self._hear = hear
        self._asked: list[str] = []
        self._send: Callable[[str], None] | None = None

    def ask(self, question: str) -> None:
        """Send a question."""
        send = self._send or self._start()
        self._asked.append(question)
        send(question)

    def _start(self) -> Callable[[str], None]:
        # In a sandbox the page has an origin of its own, and no script is of the same one.
        if window.origin == "null":
            return self._think_here()
        try:
            worker = window.Worker.new(document.documentElement.dataset.worker, type="module")
        except (JsException, AttributeError):
            return self._think_here()
        worker.addEventListener("message", create_proxy(self._answered))
        worker.addEventListener("error", create_proxy(lambda _event: self._think_here()))
        self._send = worker.postMessage
        return self._send

    def _answered(self, event: Any) -> None:
        self._asked.clear()
        self._hear(event.data)

    def _think_here(self) -> Callable[[str], None]:
        """Without a worker, as in a sandbox, the page thinks by itself."""
        from crescent.web.thinker import Thinker

        self._send = hear = Thinker(self._hear, BETWEEN_FRAMES).hear
        for question in self._asked:
            hear(question)
        return hear
