"""Where a dragged card goes: the nearest place that accepts it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from crescent.cards import Suit
from crescent.places import FOUNDATIONS, PLACES, Foundation, Place

Rectangle = tuple[float, float, float, float]
"""Left, top, right, bottom, in pixels of the window."""

Layout = Mapping[str, Rectangle]
"""Rectangles by place, and that of the whole foundation area as ``foundations``."""

NEAR_OTHER_PLACE = 0.4
NEAR_NOTHING = 1.0
"""How far from an accepting place a card may be let go, in card widths: over another place, where
the player may well mean that one, and over bare table."""


def distance(rectangle: Rectangle, x: float, y: float) -> float:
    """From a point to a rectangle, in pixels; 0 inside it."""
    left, top, right, bottom = rectangle
    across, down = max(left - x, 0, x - right), max(top - y, 0, y - bottom)
    return float((across**2 + down**2) ** 0.5)


def place_at(layout: Layout, x: float, y: float) -> Place | None:
    """The place under a point."""
    for place in PLACES:
        if distance(layout[str(place)], x, y) == 0:
            return place
    return None


def aim(
    layout: Layout, x: float, y: float, source: Place, suit: Suit, accepting: Collection[Place]
) -> Place | None:
    """The place where the card of `source` goes when it is let go at a point.

    The nearest accepting one if it is near enough, else the one under the point (which then
    refuses it), else None. The foundation area is one target for all suits.
    """
    under = place_at(layout, x, y)
    if under == source:
        return source
    if distance(layout["foundations"], x, y) == 0:
        return _in_foundations(under, source, suit, accepting)
    reach = NEAR_NOTHING if under is None else NEAR_OTHER_PLACE
    left, _, right, _ = layout["1"]
    near = [
        (distance(layout[_area(place)], x, y), index, place)
        for index, place in enumerate(accepting)
    ]
    nearest = min(near, default=None)
    if nearest is not None and nearest[0] <= reach * (right - left):
        return nearest[2]
    return under


def _area(place: Place) -> str:
    return "foundations" if isinstance(place, Foundation) else str(place)


def _in_foundations(
    under: Place | None, source: Place, suit: Suit, accepting: Collection[Place]
) -> Place:
    own = [f for f in FOUNDATIONS if f.suit is suit and f != source]
    candidates = [f for f in own if f in accepting] or own
    return under if isinstance(under, Foundation) and under in candidates else candidates[0]
