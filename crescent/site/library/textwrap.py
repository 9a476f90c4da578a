"""Stands in, on the page, for the library's module of this name: nothing is wrapped there, and the
patterns for that took long to make.
"""

from __future__ import annotations

from collections.abc import Callable
from os.path import commonprefix


def dedent(text: str) -> str:
    """The text without the white space that all its lines begin with."""
    lines = [line if line.strip(" \t") else "" for line in text.split("\n")]
    margins = [line[: len(line) - len(line.lstrip(" \t"))] for line in lines if line]
    margin = commonprefix(margins)  # noqa: RUF071 - of texts, not of paths
    return "\n".join(line.removeprefix(margin) for line in lines)


def indent(text: str, prefix: str, predicate: Callable[[str], object] | None = None) -> str:
    """The text with something before each line; at first those that are not blank."""
    chosen = predicate or str.strip
    return "".join(prefix + line if chosen(line) else line for line in text.splitlines(True))
