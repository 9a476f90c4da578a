"""Draws the deck: one SVG sprite of faces, corners and the card back.

The pictures are Adrian Kennard's (CC0), read from the npm package that carries them. A card is
two uses laid on each other, so that one set of pictures speaks every language of the game:

    <svg viewBox="-120 -168 240 336">
      <use href="deck.svg#QS"/>      the face without corners
      <use href="deck.svg#i-D-S"/>   the corners: here the Croatian queen (dama) of spades
    </svg>

There are two styles, a file of each: big and normal. `s-D-S` is the strip that is seen of a card
under another one.

Every definition is a `<g>`, `<path>` or `<symbol>` on a line of its own, and refers to others by
`<use href="#id">` only: paint servers, clips and style sheets do not cross an external `<use>`.
For the page even those are drawn out (flatten.py).
Colours are custom properties with fallbacks, which do: --suit-S, --suit-H, --suit-D, --suit-C,
--card-paper, --card-edge, --card-back and --index-weight.
"""

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

from crescent.site.card_layout import BIG, MIDDLE_PIPS, SIDE_PIPS, Layout, Point
from crescent.site.courts import COURT_COLOURS, SVG, court_picture
from crescent.site.flatten import flattened

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

PAPER = '<use href="#paper"/>'
LETTER_STYLE = (
    "fill:none;stroke-width:var(--index-weight,110);stroke-linecap:square;stroke-miterlimit:1.5"
)


def build_deck(package_dir: Path, layout: Layout = BIG) -> str:
    """The page's sprite as text; `package_dir` is that of @heruka_urgyen/react-playing-cards."""
    return _sprite(flattened([*_definitions(package_dir, layout), *_strips(), _back()]))


def build_diagram_deck(package_dir: Path) -> str:
    """The sprite for diagrams, which take out what they need: with plainer court pictures."""
    return _sprite([*_definitions(package_dir, BIG, coarse=True), _back()])


def _sprite(lines: list[str]) -> str:
    return "\n".join(
        ('<svg xmlns="http://www.w3.org/2000/svg"><defs>', *lines, "</defs></svg>", "")
    )


def _definitions(package_dir: Path, layout: Layout, coarse: bool = False) -> Iterator[str]:
    pictures = package_dir / "src" / "images" / BIG.folder
    yield _paper()
    yield from _pips(pictures)
    yield from _letters(pictures)
    yield from (court_picture(_read(pictures, card), card, coarse) for card in _court_cards())
    for suit in SUITS:
        yield f'<g id="spot-{suit}">{_sign(suit, (0, 0), layout.pip_size)}</g>'
    yield from _corners(layout)
    yield from _faces(layout)


def _paper() -> str:
    return (
        '<g id="paper"><rect class="paper" x="-119.5" y="-167.5" width="239" height="335" rx="12"'
        ' style="fill:var(--card-paper,#fff);stroke:var(--card-edge,#0003)"/></g>'
    )


def _court_cards() -> Iterator[str]:
    return (rank + suit for suit in SUITS for rank in COURTS)


def _strips() -> Iterator[str]:
    """Letter beside suit, in a box of 200 by 100 units: what is seen of a card under another."""
    for letter in LETTERS:
        for suit, fallback in SUITS.items():
            sign = _sign(suit, (142, 50), 66)
            yield (
                f'<g id="s-{letter}-{suit}"><use href="#letter-{letter}"'
                f' {_place((56, 50), 80)} style="stroke:var(--suit-{suit},{fallback})"/>{sign}</g>'
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
        yield f'<path id="letter-{letter}" style="{LETTER_STYLE}" d="{path}"/>'


def _corners(layout: Layout) -> Iterator[str]:
    """Letter over suit in two corners, for each letter of each suit."""
    for suit in SUITS:
        sign = _sign(suit, layout.suit_at, layout.suit_size)
        yield _both_ways(f"corner-suit-{suit}", sign)
    for letter in LETTERS:
        place = _place(layout.letter_at, layout.letter_size)
        drawing = f'<use href="#letter-{letter}" {place}/>'
        yield _both_ways(f"corner-letter-{letter}", drawing)
    for letter in LETTERS:
        for suit, fallback in SUITS.items():
            style = f"stroke:var(--suit-{suit},{fallback})"
            yield (
                f'<g id="i-{letter}-{suit}">'
                f'<use href="#corner-letter-{letter}" style="{style}"/>'
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


def _faces(layout: Layout) -> Iterator[str]:
    """The 52 faces."""
    for suit in SUITS:
        for rank in RANKS:
            drawing = (_court if rank in COURTS else _number)(rank, suit, layout)
            yield f'<g id="{rank}{suit}">{PAPER}{drawing}</g>'


def _number(rank: str, suit: str, layout: Layout) -> str:
    """The pips of an ace or a number, those of the lower half upside down."""
    if rank == "A":
        return _sign(suit, (0, 0), layout.ace_size)
    spots = [(x, y) for y in SIDE_PIPS.get(rank, ()) for x in (-1, 1)]
    spots += [(0, y) for y in MIDDLE_PIPS.get(rank, ())]
    return "".join(_spot(suit, x, y, layout) for x, y in spots)


def _spot(suit: str, x: float, y: float, layout: Layout) -> str:
    """A pip of a number; in the lower half all is turned about the card's centre."""
    across, down = layout.pip_spread
    if y > 0:
        return f'<g transform="rotate(180)">{_spot(suit, -x, -y, layout)}</g>'
    return f'<use href="#spot-{suit}" x="{x * across:g}" y="{y * down:g}"/>'


def _court(rank: str, suit: str, layout: Layout) -> str:
    """A framed picture with a suit sign in its two free corners."""
    width, height = layout.court_size
    box = f'x="{-width / 2:g}" y="{-height / 2:g}" width="{width:g}" height="{height:g}"'
    sign = _sign(suit, layout.court_pip_at, layout.court_pip_size)
    return (
        f'<use href="#picture-{rank}{suit}" {box}/>{sign}<g transform="rotate(180)">{sign}</g>'
        f'<rect {box} fill="none" stroke="{COURT_COLOURS["#44F"]}"/>'
    )


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
