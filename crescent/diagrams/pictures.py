"""The card pictures for diagrams, taken piece by piece out of the sprite that the build draws."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterable

SPRITE = "deck.svg"

_ID = re.compile(r'<\w+ id="([^"]+)"')
_REFERENCE = re.compile(r'href="#([^"]+)"')
_VARIABLE = re.compile(r"var\(--[\w-]+,([^()]*)\)")
_STYLE = re.compile(r' style="([^"]*)"')


class MissingPicturesError(LookupError):
    """The sprite is not there: the build has not been run."""


class Pictures:
    """The pictures of a sprite, each by its name: ``QS`` a face, ``i-D-S`` a corner, ``back``.

    sprite: the text of the file that `crescent.site.deck` draws, a definition a line.
    """

    def __init__(self, sprite: str) -> None:
        self._lines: dict[str, str] = {}
        for line in sprite.splitlines():
            if name := _ID.match(line):
                self._lines[name[1]] = _with_fixed_colours(line)

    def definitions(self, names: Iterable[str]) -> str:
        """All that is needed to show these pictures, as SVG, in the sprite's order."""
        needed: set[str] = set()
        waiting = list(names)
        while waiting:
            name = waiting.pop()
            if name in self._lines and name not in needed:
                needed.add(name)
                waiting += _REFERENCE.findall(self._lines[name])
        return "\n".join(line for name, line in self._lines.items() if name in needed)


def load_pictures() -> Pictures:
    """The pictures from the sprite beside this module. Raises MissingPicturesError."""
    try:
        data = pkgutil.get_data(__name__, SPRITE)
    except OSError:
        data = None
    if not data:
        raise MissingPicturesError("the card pictures are not there yet: run make site")
    return Pictures(data.decode("utf-8"))


def _with_fixed_colours(line: str) -> str:
    """The definition with plain attributes, which the oldest viewers and printers understand."""

    def attributes(style: re.Match[str]) -> str:
        pairs = (part.split(":") for part in _VARIABLE.sub(r"\1", style[1]).split(";"))
        return "".join(f' {name}="{value}"' for name, value in pairs)

    return _STYLE.sub(attributes, line).replace('"#0003"', '"#000" stroke-opacity=".2"')
