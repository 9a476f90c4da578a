"""A position as one SVG picture that needs nothing else."""

from __future__ import annotations

import re
import textwrap
from html import escape

from crescent.diagrams.diagram import Diagram
from crescent.diagrams.drawing import SIGNS, Drawing, felt
from crescent.diagrams.layout import MARGIN, Layout, closed_layout, open_layout, row_layout
from crescent.diagrams.pictures import Pictures
from crescent.diagrams.style import style_sheet
from crescent.diagrams.words import describe, title_of
from crescent.i18n.captions import Captions

CAPTION_COLUMNS, CAPTION_LINE = 78, 84
NOT_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What no XML file may hold."""
SHOWN_WIDTH = 880
"""Pixels, where the page that shows the picture gives no width."""


def position_svg(diagram: Diagram, words: Captions, pictures: Pictures) -> str:
    """The SVG text of a diagram, with title and description in words."""
    layout = _layout(diagram)
    drawing = drawing_of(diagram, layout, words)
    elements = "\n".join(drawing.elements(diagram.arrow))
    caption = NOT_XML.sub("\ufffd", " ".join(diagram.caption.split()))
    lines = textwrap.wrap(caption, CAPTION_COLUMNS * layout.width // 2808)
    height = layout.height + (len(lines) * CAPTION_LINE + MARGIN // 2 if lines else 0)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {layout.width} {height}"'
            f' width="{SHOWN_WIDTH}" height="{round(SHOWN_WIDTH * height / layout.width)}"'
            f' role="img" aria-labelledby="title desc" lang="{words.language}">',
            f'<title id="title">{escape(title_of(diagram.game, words))}</title>',
            f'<desc id="desc">{escape(describe(diagram, words))}</desc>',
            f"<style>{style_sheet(diagram.theme)}</style>",
            f"<defs>{SIGNS}",
            f"{pictures.definitions(drawing.used)}</defs>",
            felt(layout.width, height),
            elements,
            *_caption(lines, layout),
            "</svg>\n",
        ]
    )


def _layout(diagram: Diagram) -> Layout:
    if diagram.places:
        return row_layout(diagram.places)
    return open_layout(diagram.game.state) if diagram.open else closed_layout()


def drawing_of(diagram: Diagram, layout: Layout, words: Captions) -> Drawing:
    """What draws a diagram's cards."""
    letters = diagram.letters or words.language
    return Drawing(diagram.game.state, layout, letters, words.empty_pile(), diagram.open, set())


def _caption(lines: list[str], layout: Layout) -> list[str]:
    x, y = layout.width / 2, layout.height + 50
    return [
        f'<text class="caption" x="{x:g}" y="{y + i * CAPTION_LINE}">{escape(line)}</text>'
        for i, line in enumerate(lines)
    ]
