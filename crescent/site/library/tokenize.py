"""Stands in, on the page, for the library's module of this name: Pyodide asks it whether a script
ends in a semicolon, and tracebacks look for mistyped words; its patterns took long to make.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TextIO

ENDMARKER, NAME, NEWLINE, OP, COMMENT, NL = 0, 1, 4, 54, 65, 66


class TokenError(Exception):
    """Raised by the library's module on text that breaks off."""


def generate_tokens(_readline: Callable[[], str]) -> Iterator[object]:
    """None: no script of the page ends in a semicolon."""
    return iter(())


def open(name: str) -> TextIO:  # noqa: A001 - the library's name
    """A file of source text."""
    from pathlib import Path

    return Path(name).open(encoding="utf-8")
