"""Where a dragged card goes, without a browser."""

import pytest

from crescent.cards import Suit
from crescent.places import FOUNDATIONS, PILES, parse_place
from crescent.web.aim import Rectangle, aim

# Piles stand in a row, 100 wide and 140 high, 20 apart; the foundations 300 below, likewise.
LAYOUT: dict[str, Rectangle] = {
    **{str(p): (120.0 * i, 0.0, 120.0 * i + 100, 140.0) for i, p in enumerate(PILES)},
    **{str(f): (120.0 * i, 300.0, 120.0 * i + 100, 440.0) for i, f in enumerate(FOUNDATIONS)},
    "foundations": (-20.0, 280.0, 980.0, 460.0),
}


def aimed(x: float, y: float, source: str, suit: Suit, *accepting: str) -> str | None:
    places = [parse_place(name) for name in accepting]
    place = aim(LAYOUT, x, y, parse_place(source), suit, places)
    return str(place) if place else None


@pytest.mark.parametrize(
    ("x", "y", "target"),
    [
        (170, 70, "2"),  # over it
        (255, 70, "2"),  # just over the edge of its neighbour: the accepting one wins
        (310, 70, "3"),  # well over the neighbour, which will refuse
        (170, 210, "2"),  # below it, over bare table
        (170, 275, None),  # too far away from anything
        (50, 70, "1"),  # back on its own place
    ],
)
def test_the_nearest_accepting_place_wins(x: float, y: float, target: str | None) -> None:
    assert aimed(x, y, "1", Suit.HEARTS, "2") == target


def test_of_two_accepting_places_the_nearer_one_wins() -> None:
    assert aimed(226, 150, "1", Suit.HEARTS, "2", "3") == "2"
    assert aimed(235, 150, "1", Suit.HEARTS, "2", "3") == "3"


@pytest.mark.parametrize(
    ("x", "accepting", "target"),
    [
        (50, ["Hd"], "Hd"),  # over spades: goes to its own suit's
        (970, ["Ha"], "Ha"),  # in the area, over no foundation
        (170, ["Ha", "Hd"], "Ha"),  # both accept: the one it is over
        (650, ["Ha", "Hd"], "Hd"),
        (50, ["Ha", "Hd"], "Ha"),  # both accept, over neither: ascending
        (50, [], "Ha"),  # none accepts: its own suit's refuses
        (650, [], "Hd"),
    ],
)
def test_the_foundation_area_is_one_target(x: float, accepting: list[str], target: str) -> None:
    assert aimed(x, 370, "1", Suit.HEARTS, *accepting) == target


def test_a_card_from_a_foundation_goes_to_the_other_one_or_back() -> None:
    assert aimed(50, 370, "Ha", Suit.HEARTS, "Hd") == "Hd"
    assert aimed(170, 370, "Ha", Suit.HEARTS, "Hd") == "Ha"
