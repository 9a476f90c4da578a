"""Stands in, on the page, for the library's module of this name, whose patterns took long to make.
It breaks no words at hyphens.
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


def wrap(text: str, width: int = 70) -> list[str]:
    """The words of a text in lines of at most `width` characters; longer words are broken."""
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines += [word[at : at + width] for at in range(0, len(word), width)]
    return lines
