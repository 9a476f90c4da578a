"""Draws a position: cards, labels and the arrow of a move, as SVG elements."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot

from crescent.cards import Card
from crescent.diagrams.layout import CARD_HEIGHT, CARD_WIDTH, Layout, Spot
from crescent.i18n.names import INDEX_LETTERS
from crescent.moves import Entry, Redeal
from crescent.places import PLACES, Foundation, Pile, Place
from crescent.rules import check
from crescent.state import GameState

SIGNS = (
    '<rect id="pill" class="pill" x="6" y="-56" width="96" height="72" rx="36"/>'
    '<path id="up" class="ink" d="M-46-46l26 44h-52z"/>'
    '<path id="down" class="ink" d="M-46 6l26-44h-52z"/>'
)
"""What the labels show beside text: a place for the count, and the ways foundations go."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """Collects the elements of a diagram, and the names of the pictures they use.

    letters: the language of the cards' index letters. empty: the word on an emptied pile.
    """

    state: GameState
    layout: Layout
    letters: str
    empty: str
    open: bool
    used: set[str]

    def elements(self, arrow: Entry | None) -> Iterator[str]:
        """All cards with their labels, then what shows a move."""
        for place, spot in self.layout.spots.items():
            yield from self._place(place, spot)
        if isinstance(arrow, Redeal):
            yield from self._redeal()
        elif arrow is not None:
            refused = check(self.state, arrow) is not None
            yield from self._arrow(arrow.source, arrow.target, refused)

    def _place(self, place: Place, spot: Spot) -> Iterator[str]:
        if self.open and isinstance(place, Pile):
            yield from self._covered(place, spot)
        card = self.state.top(place)
        if card is None:
            yield _outline(spot, "slot")
            yield f'<text class="quiet" x="{spot.x:g}" y="{spot.y + 18:g}">{self.empty}</text>'
        else:
            yield from self._card(card, spot)
        yield _label(place, self.state.count(place), spot)

    def _card(self, card: Card, spot: Spot) -> Iterator[str]:
        yield self._use(str(card), spot)
        yield self._use(f"i-{self._letter(card)}-{card.suit.value}", spot)

    def _covered(self, pile: Pile, spot: Spot) -> Iterator[str]:
        """The cards below the top one: of each, the corner is seen."""
        cards = self.state.cards(pile)[:-1]
        across, down = spot.step
        for index, card in enumerate(cards):
            before = len(cards) - index
            here = Spot(spot.x - before * across, spot.y - before * down)
            if index < self.state.face_down[pile.index]:
                yield self._use("back", here)
                continue
            yield self._use("paper", here)
            yield self._use(f"i-{self._letter(card)}-{card.suit.value}", here)
            if down:  # the next card hides the corner's suit sign: one more beside the letter
                self.used.add(f"pip-{card.suit.value}")
                where = f"translate({here.x - 14:g} {here.y - 114:g})scale(.06)"
                yield f'<use href="#pip-{card.suit.value}" transform="{where}"/>'

    def _letter(self, card: Card) -> str:
        rank = str(card)[0]
        return INDEX_LETTERS.get(self.letters, {}).get(rank, rank)

    def _use(self, name: str, spot: Spot) -> str:
        self.used.add(name)
        if spot.scale == 1:
            return f'<use href="#{name}" x="{spot.x:g}" y="{spot.y:g}"/>'
        return f'<use href="#{name}" transform="{_placed(spot)}"/>'

    def _redeal(self) -> Iterator[str]:
        """On each pile of two or more cards: the bottom card comes up."""
        for place, spot in self.layout.spots.items():
            if isinstance(place, Pile) and self.state.count(place) > 1:
                path = "M60 172C150 150 150 20 84-18M84-18 92 36M84-18 134 8"
                yield _stroked(path, "move", f' transform="{_placed(spot)}"')

    def _arrow(self, source: Place, target: Place, refused: bool) -> Iterator[str]:
        kind = "refused" if refused else "move"
        start, end = self.layout.spots[source], self.layout.spots[target]
        yield _outline(start, f"mark {kind}")
        yield _outline(end, f"mark {kind} dashed")
        if source != target:
            yield _stroked(arrow_path(start, end), kind)
        if refused:
            x, y = end.x, end.y + 84
            yield _stroked(f"M{x - 44:g} {y - 44:g}l88 88m0-88l-88 88", kind)


def live_board(drawing: Drawing) -> str:
    """A diagram whose cards ``replay.mjs`` changes: each place has all that it may ever show."""
    layout = drawing.layout
    return (
        f'<svg class="diagram" viewBox="0 0 {layout.width} {layout.height}" aria-hidden="true">'
        f"{felt(layout.width, layout.height)}"
        f"{''.join(_live_place(drawing, place) for place in PLACES)}"
        '<g class="arrow"></g></svg>'
    )


def _live_place(drawing: Drawing, place: Place) -> str:
    spot = drawing.layout.spots[place]
    where = f'transform="{_placed(spot)}"'
    return (
        f'<g data-place="{place}" data-x="{spot.x:g}" data-y="{spot.y:g}">{_outline(spot, "slot")}'
        f'<text class="quiet" x="{spot.x:g}" y="{spot.y + 18:g}">{drawing.empty}</text>'
        f'<use class="face" {where}/><use class="index" {where}/>'
        f"{_label(place, drawing.state.count(place), spot)}</g>"
    )


def felt(width: int, height: int) -> str:
    """The table under the cards."""
    return f'<rect class="felt" width="{width}" height="{height}" rx="28"/>'


def arrow_path(start: Spot, end: Spot) -> str:
    """A bent line from one card to another, with its head."""
    across, down = end.x - start.x, end.y - start.y
    length = hypot(across, down)
    ux, uy = across / length, down / length
    x1, y1 = start.x + 40 * ux, start.y + 40 * uy
    x2, y2 = end.x - 40 * ux, end.y - 40 * uy
    # Bent to the side, so that it does not run along a row of cards.
    bend = 0.12 * length
    cx, cy = (x1 + x2) / 2 - bend * uy, (y1 + y2) / 2 + bend * ux
    far = hypot(x2 - cx, y2 - cy)
    vx, vy = (x2 - cx) / far, (y2 - cy) / far
    left = f"{x2 - 78 * vx + 52 * vy:.0f} {y2 - 78 * vy - 52 * vx:.0f}"
    right = f"{x2 - 78 * vx - 52 * vy:.0f} {y2 - 78 * vy + 52 * vx:.0f}"
    bow = f"M{x1:.0f} {y1:.0f}Q{cx:.0f} {cy:.0f} {x2:.0f} {y2:.0f}"
    return f"{bow}M{left}L{x2:.0f} {y2:.0f} {right}"


def _stroked(path: str, kind: str, more: str = "") -> str:
    """A line with a dark rim, to be seen on cards as well as on the table."""
    return f'<path class="rim" d="{path}"{more}/><path class="{kind}" d="{path}"{more}/>'


def _placed(spot: Spot) -> str:
    return f"translate({spot.x:g} {spot.y:g})scale({spot.scale:g})"


def _outline(spot: Spot, kind: str) -> str:
    width, height = CARD_WIDTH * spot.scale, CARD_HEIGHT * spot.scale
    return (
        f'<rect class="{kind}" x="{spot.x - width / 2:g}" y="{spot.y - height / 2:g}"'
        f' width="{width:g}" height="{height:g}" rx="{12 * spot.scale:g}"/>'
    )


def _label(place: Place, count: int, spot: Spot) -> str:
    """The pile's number, or the way the foundation goes, and how many cards lie there."""
    x, y = round(spot.x), round(spot.y + CARD_HEIGHT * spot.scale / 2 + 70)
    where = f'x="{x}" y="{y}"'
    if isinstance(place, Foundation):
        sign = f'<use href="#{"up" if place.ascending else "down"}" {where}/>'
    else:
        sign = f'<text class="number" x="{x - 14}" y="{y}">{place}</text>'
    pill = f'<use href="#pill" {where}/>'
    return f'{pill}{sign}<text class="count" x="{x + 54}" y="{y}">{count}</text>'
