"""The card pictures for diagrams, fetched when the first one is asked for."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from pyscript import document, window

from crescent.diagrams import Diagram, Pictures, describe, position_svg, title_of
from crescent.i18n.captions import Captions

_loaded: list[Pictures] = []


async def card_pictures() -> Pictures:
    """The pictures, which the first call fetches. Raises JsException when they do not come."""
    if not _loaded:
        response = await window.fetch(document.documentElement.dataset.cards)
        _loaded.append(Pictures(str(await response.text())))
    return _loaded[0]


def theme_of(theme: str) -> str:
    """A diagram's theme, for one of the page's: there is none of high contrast."""
    return "light" if theme == "contrast" else theme


def show_in(image: Any, diagram: Diagram, words: Captions, pictures: Pictures) -> str:
    """Show a diagram in an <img>, with its words for those who do not see it; gives the SVG."""
    svg = position_svg(diagram, words, pictures)
    image.src = f"data:image/svg+xml;charset=utf-8,{quote(svg)}"
    title = [] if diagram.places else [f"{title_of(diagram.game, words)}."]
    image.alt = " ".join([*title, describe(diagram, words)])
    return svg
