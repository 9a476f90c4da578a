"""The sprite of card faces: everything the page and the diagrams refer to, and nothing loose."""

import gzip
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from crescent.site.card_layout import BIG, NORMAL
from crescent.site.deck import build_deck
from crescent.site.svg_paths import placed_path, round_path

PACKAGE = Path(__file__).parents[1] / "node_modules" / "@heruka_urgyen" / "react-playing-cards"
FACES = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]
CORNERS = [f"i-{letter}-{suit}" for suit in "SHDC" for letter in "A23456789TJQKDVBR"]


@pytest.fixture(scope="module", params=[BIG, NORMAL], ids=["big", "normal"])
def deck(request: pytest.FixtureRequest) -> str:
    return build_deck(PACKAGE, request.param)


@pytest.fixture(scope="module")
def parts(deck: str) -> dict[str, ET.Element]:
    """The definitions by id."""
    found = [(node.get("id"), node) for node in ET.fromstring(deck).iter()]
    return {name: node for name, node in found if name is not None}


def tags(node: ET.Element) -> list[str]:
    return [part.tag.rpartition("}")[2] for part in node.iter()]


def uses(node: ET.Element) -> list[str]:
    return [part.attrib["href"] for part in node.iter() if part.tag.endswith("}use")]


def test_each_id_stands_once_and_every_face_corner_and_the_back_are_there(deck: str) -> None:
    ids = Counter(re.findall(r'\bid="([^"]*)"', deck))
    assert set(ids.values()) == {1}
    assert {*FACES, *CORNERS, "back"} <= set(ids)
    assert {name.replace("i-", "s-") for name in CORNERS} <= set(ids)


def test_references_stay_inside_and_resolve(deck: str, parts: dict[str, ET.Element]) -> None:
    hrefs = re.findall(r'\bhref="([^"]*)"', deck)
    assert {href.removeprefix("#") for href in hrefs} <= set(parts)
    assert all(href.startswith("#") for href in hrefs)


@pytest.mark.parametrize("loose", ["url(", "<script", "<style", "xlink", "@import", " on", "http"])
def test_nothing_that_an_external_use_or_the_content_policy_would_break(
    deck: str, loose: str
) -> None:
    assert loose not in deck.replace('xmlns="http://www.w3.org/2000/svg"', "")


def test_each_definition_has_a_line_of_its_own(deck: str) -> None:
    """Diagrams take the pieces they need out of the file line by line."""
    lines = [ET.fromstring(line) for line in deck.splitlines()[1:-1]]
    assert [line.get("id") for line in lines] == [node.get("id") for node in ET.fromstring(deck)[0]]


@pytest.mark.parametrize("suit", "SHDC")
def test_a_number_shows_its_count_of_pips(parts: dict[str, ET.Element], suit: str) -> None:
    """Each of them upright or turned; all are of one size, and one path."""
    for count, rank in enumerate("A23456789T", start=1):
        _, pips = parts[rank + suit]
        drawn = [outline for outline in pips.attrib["d"].split("M") if outline]
        assert len(drawn) == count
        assert len({outline.partition("c")[2] for outline in drawn}) == min(count, 2)


@pytest.mark.parametrize("card", [rank + suit for suit in "SHDC" for rank in "JQK"])
def test_a_court_card_shows_its_picture_both_ways_up(
    parts: dict[str, ET.Element], card: str
) -> None:
    assert tags(parts[card])[:3] == ["g", "rect", "svg"]
    picture = parts[card][1]
    layers = [f"{card}-{number}" for number in range(1, 7)]
    assert uses(picture) == [f"#{layer}" for layer in layers]
    assert [part.attrib["id"] for part in picture if part.tag.endswith("}g")] == layers


def test_a_corner_shows_its_letter_and_its_suit_twice_in_the_suits_colour(
    parts: dict[str, ET.Element],
) -> None:
    for corner in CORNERS:
        suit = corner[-1]
        letter, sign = parts[corner]
        assert f"stroke:var(--suit-{suit}," in letter.attrib["style"]
        assert f"fill:var(--suit-{suit}," in sign.attrib["style"]
        assert sign.attrib["d"].count("M") == 2


def test_the_page_lays_out_no_use_but_the_layers_of_court_pictures(deck: str) -> None:
    """Each one costs time before the first frame."""
    assert len(re.findall("<use", deck)) == 12 * 6


def test_the_deck_stays_small(deck: str) -> None:
    """As it is transferred."""
    assert len(gzip.compress(deck.encode())) < 75_000


def test_rounding_does_not_drift_along_a_path() -> None:
    steps = round_path("m0,0" + "l0.4,0" * 10).removeprefix("m0 0l").split()
    assert sum(map(int, steps)) == 4


@pytest.mark.parametrize(
    ("path", "rounded"),
    [
        ("M10.2 20.7L30 40", "m10 21l20 19"),
        ("m1.2,2 3,4 5,6z", "m1 2l3 4 5 6z"),
        ("M10 10h5.4v-5.4H2V0", "m10 10l5 0 0-5-13 0 0-5"),
        ("M5 5C6 7 8 9 10 12c1 1 2 2 3 3", "m5 5c1 2 3 4 5 7 1 1 2 2 3 3"),
        ("M5 5a40,40 0 0 1 -3,4A7 7 0 1 0 9 9", "m5 5a40 40 0 0 1-3 4 7 7 0 1 0 7 0"),
        ("m5 5l1 1zm2 2l1 1z", "m5 5l1 1zm2 2l1 1z"),
        ("M1e1 1.5e1L.5-.6", "m10 15l-10-16"),
    ],
)
def test_a_rounded_path_is_the_same_path(path: str, rounded: str) -> None:
    assert round_path(path) == rounded


@pytest.mark.parametrize(
    ("path", "placed"),
    [
        ("M0 0L10 0 10 10Z", "M5 7l5 0 0 5z"),
        ("m0 0h10v10z", "M5 7l5 0 0 5z"),
        ("M2 0C0 0 10 10 20 20", "M6 7c-1 0 4 5 9 10"),
        ("M0 0A4 4 0 1 1 10 0ZM10 10L12 10", "M5 7a2 2 0 1 1 5 0zm5 5l1 0"),
    ],
)
def test_a_path_is_drawn_at_another_place_and_size(path: str, placed: str) -> None:
    assert placed_path(path, 5, 7, 0.5, digits=1) == placed


def test_a_path_drawn_at_a_negative_scale_stands_upside_down() -> None:
    assert (
        placed_path("M2 4L10 0A4 4 0 1 1 0 0", 0, 0, -0.5, digits=0) == "M-1-2l-4 2a2 2 0 1 1 5 0"
    )
