"""Draws the deck: one SVG sprite of faces, corners and the card back.

The pictures are Adrian Kennard's (CC0), read from the npm package that carries them. A card is
two uses laid on each other, so that one set of pictures speaks every language of the game:

    <svg viewBox="-120 -168 240 336">
      <use href="deck.svg#QS"/>      the face without corners
      <use href="deck.svg#i-D-S"/>   the corners: here the Croatian queen (dama) of spades
    </svg>

Every definition is a `<g>`, `<path>` or `<symbol>` on a line of its own, and refers to others by
`<use href="#id">` only: paint servers, clips and style sheets do not cross an external `<use>`.
Colours are custom properties with fallbacks, which do: --suit-S, --suit-H, --suit-D, --suit-C,
--card-paper, --card-edge, --card-back and --index-weight.
"""

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

from crescent.site.card_layout import BIG, MIDDLE_PIPS, SIDE_PIPS, Layout, Point
from crescent.site.svg_paths import round_path

SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"

SUITS = {"S": "#111", "H": "#c8102e", "D": "#c8102e", "C": "#111"}
COURTS = "JQK"
RANKS = "A23456789T" + COURTS

# Index letters the deck lacks, for other languages' courts, in its hand: a box of 1000 units,
# strokes from -460 to 460, slab serifs of 200. V is the deck's A turned over; the bowls of D, B
# and R are arcs as in its Q, the leg of R is the leg of its K. T, the ten, is drawn anew: the
# deck's 1 is a bare bar shorter than the 0, and on a card 40 pixels wide it reads as IO.
DRAWN_LETTERS = {
    "T": "M-290 -350L-210 -460L-210 460"
    "M-5 0L-5 -320A140 140 0 0 1 275 -320L275 320A140 140 0 0 1 -5 320Z",
    "D": "M-275 -460L10 -460A230 230 0 0 1 240 -230L240 230A230 230 0 0 1 10 460L-275 460"
    "M-175 -460L-175 460",
    "V": "M-270 -460L-110 -460M-200 -450L0 460L200 -450M110 -460L270 -460",
    "B": "M-275 -460L5 -460A215 215 0 0 1 5 -30L-175 -30M5 -30A245 245 0 0 1 5 460L-275 460"
    "M-175 -460L-175 460",
    "R": "M-285 -460L-5 -460A230 230 0 0 1 -5 0L-185 0M-185 -460L-185 460M-285 460L-85 460"
    "M15 0L185 440M85 460L285 460",
}
LETTERS = RANKS + "DVBR"

# The pictures' own colours are pure red, blue and yellow; these sit better beside the suits.
COURT_COLOURS = {"red": "#c8102e", "#44F": "#3350a8", "#FC4": "#f4c242", "black": "#111"}

PAPER = (
    '<rect x="-119.5" y="-167.5" width="239" height="335" rx="12"'
    ' style="fill:var(--card-paper,#fff);stroke:var(--card-edge,#0003)"/>'
)


def build_deck(package_dir: Path, layout: Layout = BIG) -> str:
    """The sprite as text; `package_dir` is that of @heruka_urgyen/react-playing-cards."""
    pictures = package_dir / "src" / "images" / layout.folder
    lines = [
        *_pips(pictures),
        *_letters(pictures),
        *_corners(layout),
        *_faces(pictures, layout),
        _back(),
    ]
    return "\n".join(
        ('<svg xmlns="http://www.w3.org/2000/svg"><defs>', *lines, "</defs></svg>", "")
    )


def _pips(pictures: Path) -> Iterator[str]:
    """The four suit signs, 1000 units tall, each in its suit's colour."""
    for suit, fallback in SUITS.items():
        path = _path_data(_read(pictures, "A" + suit), f"S{suit}A")
        yield f'<path id="pip-{suit}" style="fill:var(--suit-{suit},{fallback})" d="{path}"/>'


def _letters(pictures: Path) -> Iterator[str]:
    """The index letters in their box of 1000 units, without colour: the corner gives it."""
    for letter in LETTERS:
        path = DRAWN_LETTERS.get(letter) or _path_data(_read(pictures, letter + "S"), f"VS{letter}")
        yield f'<path id="letter-{letter}" d="{path}"/>'


def _corners(layout: Layout) -> Iterator[str]:
    """Letter over suit in two corners, for each letter of each suit."""
    for suit in SUITS:
        yield _both_ways(f"corner-suit-{suit}", _sign(suit, layout.suit_at, layout.suit_size))
    for letter in LETTERS:
        place = _place(layout.letter_at, layout.letter_size)
        yield _both_ways(f"corner-letter-{letter}", f'<use href="#letter-{letter}" {place}/>')
    for suit, fallback in SUITS.items():
        style = (
            f"fill:none;stroke:var(--suit-{suit},{fallback});stroke-width:var(--index-weight,110);"
            "stroke-linecap:square;stroke-miterlimit:1.5"
        )
        for letter in LETTERS:
            yield (
                f'<g id="i-{letter}-{suit}"><use href="#corner-letter-{letter}" style="{style}"/>'
                f'<use href="#corner-suit-{suit}"/></g>'
            )


def _both_ways(name: str, drawing: str) -> str:
    """A definition that shows the drawing upright and turned about the card's centre."""
    return f'<g id="{name}">{drawing}<g transform="rotate(180)">{drawing}</g></g>'


def _place(at: Point, size: float) -> str:
    """The attribute that brings a drawing of 1000 units to its size and place."""
    return f'transform="translate({at[0]:g} {at[1]:g})scale({size / 1000:g})"'


def _sign(suit: str, at: Point, size: float) -> str:
    """One suit sign; a negative size turns it upside down."""
    return f'<use href="#pip-{suit}" {_place(at, size)}/>'


def _faces(pictures: Path, layout: Layout) -> Iterator[str]:
    """The 52 faces, and before each court card its picture."""
    for suit in SUITS:
        for rank in RANKS:
            if rank in COURTS:
                yield _picture(_read(pictures, rank + suit), rank + suit)
                drawing = _court(rank, suit, layout)
            else:
                drawing = _number(rank, suit, layout)
            yield f'<g id="{rank}{suit}">{PAPER}{drawing}</g>'


def _number(rank: str, suit: str, layout: Layout) -> str:
    """The pips of an ace or a number, those of the lower half upside down."""
    across, down = layout.pip_spread
    size = layout.ace_size if rank == "A" else layout.pip_size
    spots = [(x, y) for y in SIDE_PIPS.get(rank, ()) for x in (-1, 1)]
    spots += [(0, y) for y in MIDDLE_PIPS.get(rank, ())]
    return "".join(_sign(suit, (x * across, y * down), -size if y > 0 else size) for x, y in spots)


def _court(rank: str, suit: str, layout: Layout) -> str:
    """A framed picture with a suit sign in its two free corners."""
    width, height = layout.court_size
    box = f'x="{-width / 2:g}" y="{-height / 2:g}" width="{width:g}" height="{height:g}"'
    sign = _sign(suit, layout.court_pip_at, layout.court_pip_size)
    return (
        f'<use href="#picture-{rank}{suit}" {box}/>{sign}<g transform="rotate(180)">{sign}</g>'
        f'<rect {box} fill="none" stroke="{COURT_COLOURS["#44F"]}"/>'
    )


def _picture(card: ET.Element, name: str) -> str:
    """A court picture. Each layer of paint is drawn both ways up before the next one.

    The halves reach into each other: one whole half after the other would hide some of its detail.
    """
    layers = [s for s in card.iter(SVG + "symbol") if s.get("preserveAspectRatio") == "none"]
    drawing = "".join(
        f'<g id="{name}-{number}">{"".join(map(_copy, layer))}</g>'
        f'<use href="#{name}-{number}" transform="rotate(180 650 1000)"/>'
        for number, layer in enumerate(layers, start=1)
    )
    return (
        f'<symbol id="picture-{name}" viewBox="0 0 1300 2000" preserveAspectRatio="none">'
        f"{drawing}</symbol>"
    )


def _copy(node: ET.Element) -> str:
    """A node of a court picture with our colours, fewer digits and our suit signs."""
    attributes = {name: COURT_COLOURS.get(value, value) for name, value in node.items()}
    if node.tag == SVG + "path":
        attributes["d"] = round_path(attributes["d"])
    elif node.tag == SVG + "use":
        _point_at_pip(attributes)
    listed = "".join(f' {name}="{value}"' for name, value in attributes.items())
    tag = node.tag.removeprefix(SVG)
    inside = "".join(map(_copy, node))
    return f"<{tag}{listed}>{inside}</{tag}>" if inside else f"<{tag}{listed}/>"


def _point_at_pip(attributes: dict[str, str]) -> None:
    """Turn a use of the card's own suit symbol, a box of 1200 units, into a use of our pip."""
    suit = attributes.pop(HREF).removeprefix("#S")[0]
    height = float(attributes.pop("height"))
    to_centre, _, _ = attributes["transform"].rpartition("translate")
    attributes["transform"] = f"{to_centre}scale({height / 1200:.4g})"
    attributes["href"] = f"#pip-{suit}"


def _back() -> str:
    """The back of a card: a quiet lattice, and the moon that names the game."""
    rounded = 'x="-108" y="-156" width="216" height="312" rx="6"'
    return (
        f'<g id="back">{PAPER}'
        f'<rect {rounded} style="fill:var(--card-back,#2a4d7c)"/>'
        f'<path d="{_lattice(108, 156, 24)}" fill="none" stroke="#fff" stroke-opacity=".25"'
        ' stroke-width="2"/>'
        '<circle r="50" style="fill:var(--card-back,#2a4d7c)"/>'
        '<path d="M18 -34A38 38 0 1 0 18 34A30 30 0 1 1 18 -34Z" fill="#fff" fill-opacity=".85"/>'
        "</g>"
    )


def _lattice(across: int, down: int, step: int) -> str:
    """Diagonals over a field from (-across, -down) to (across, down), falling and rising."""
    path = ""
    for offset in range(-across - down + step, across + down, step):
        left, right = max(-across, offset - down), min(across, offset + down)
        path += f"M{left} {left - offset}L{right} {right - offset}"
        path += f"M{-left} {left - offset}L{-right} {right - offset}"
    return path


def _read(pictures: Path, card: str) -> ET.Element:
    # From our own locked package, so no guard against hostile XML.
    return ET.parse(pictures / f"{card}.svg").getroot()  # noqa: S314


def _path_data(card: ET.Element, symbol_id: str) -> str:
    """The path of a symbol that holds just one."""
    path = card.find(f"{SVG}symbol[@id='{symbol_id}']/{SVG}path")
    if path is None:
        raise ValueError(f"the deck package has no symbol {symbol_id}")
    return path.attrib["d"]
