"""Diagrams: what they show, that they stand alone, and that they stay small."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crescent.deals import DealCode, Variant
from crescent.diagrams import Diagram, Pictures, describe, position_svg, position_text, title_of
from crescent.diagrams.layout import CARD_HEIGHT, CARD_WIDTH, Layout, closed_layout, open_layout
from crescent.game import Game, new_game
from crescent.i18n.captions import Captions
from crescent.i18n.catalogue import Catalogue, read_mo
from crescent.moves import parse_entry
from crescent.places import FOUNDATIONS, PILES, PLACES, parse_place
from crescent.records import parse_moves, position_at, read_code
from crescent.site.deck import build_diagram_deck
from tests.croatian import compiled
from tests.games import BLOCKED, WIN, game
from tests.golden import WINS

PACKAGE = Path(__file__).parents[1] / "node_modules" / "@heruka_urgyen" / "react-playing-cards"
PICTURES = Pictures(build_diagram_deck(PACKAGE))
ENGLISH = Captions("en", Catalogue("en", {}))
CROATIAN = Captions("hr", Catalogue("hr", read_mo(compiled())))
SVG = "{http://www.w3.org/2000/svg}"
SMALL = 60 * 1024


def svg(diagram: Diagram, words: Captions = CROATIAN) -> str:
    return position_svg(diagram, words, PICTURES)


def tree(diagram: Diagram, words: Captions = CROATIAN) -> ET.Element:
    return ET.fromstring(svg(diagram, words))


def shown(diagram: Diagram) -> list[str]:
    """What stands in the picture itself, by the names of the pictures used."""
    return [use.attrib["href"].removeprefix("#") for use in tree(diagram).findall(f"{SVG}use")]


def texts(root: ET.Element, kind: str) -> list[str | None]:
    return [node.text for node in root.iter(f"{SVG}text") if node.get("class") == kind]


GAMES = [game(), game(" ".join(WIN[:60])), game(BLOCKED), game(" ".join(WIN))]
DIAGRAMS = [
    *(Diagram(each) for each in GAMES),
    *(Diagram(each, open=True, theme="dark", letters="en") for each in GAMES),
    Diagram(game(), parse_entry("R"), caption="Prvi & drugi <red>"),
    Diagram(game(), parse_entry("2-Dd")),
    Diagram(game(), parse_entry("1-2"), theme="light"),
    Diagram(game(code="CR1-D-AAAAAAB"), open=True),
]


@pytest.mark.parametrize("diagram", DIAGRAMS)
@pytest.mark.parametrize("words", [ENGLISH, CROATIAN], ids=["en", "hr"])
def test_a_diagram_is_sound_and_needs_nothing_else(diagram: Diagram, words: Captions) -> None:
    text = svg(diagram, words)
    root = ET.fromstring(text)
    ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
    assert len(ids) == len(set(ids))
    used = {node.attrib["href"] for node in root.iter() if "href" in node.attrib}
    assert used <= {f"#{name}" for name in ids}
    plain = text.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.search(r"<script|\bon\w+=|://|url\(|@import|var\(|style=|<image|None|nan", plain)


@pytest.mark.parametrize("diagram", DIAGRAMS)
def test_nothing_is_carried_along_that_is_not_shown(diagram: Diagram) -> None:
    root = tree(diagram)
    defined = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
    used = {node.attrib["href"].removeprefix("#") for node in root.iter() if "href" in node.attrib}
    assert set(defined) - used <= {"title", "desc", "pill", "up", "down"}


def test_top_cards_counts_and_numbers_stand_where_they_should() -> None:
    each = game(" ".join(WIN[:60]))
    root = tree(Diagram(each))
    for place in PLACES:
        card = each.state.top(place)
        assert card is None or str(card) in shown(Diagram(each))
    assert texts(root, "number") == [str(pile) for pile in PILES]
    assert texts(root, "count") == [str(each.state.count(place)) for place in PLACES]


def test_an_emptied_pile_is_marked() -> None:
    each = game(" ".join(WIN))
    assert texts(tree(Diagram(each)), "quiet") == ["prazan"] * 16
    assert texts(tree(Diagram(each), ENGLISH), "quiet") == ["empty"] * 16


def test_index_letters_follow_the_words_or_are_chosen() -> None:
    assert {"i-V-H", "i-D-D"} <= set(shown(Diagram(game())))
    assert {"i-J-H", "i-Q-D"} <= set(shown(Diagram(game(), letters="en")))


def test_the_open_view_shows_every_card() -> None:
    each = game(" ".join(WIN[:60]))
    corners = [name for name in shown(Diagram(each, open=True)) if name.startswith("i-")]
    assert len(corners) == sum(each.state.count(pile) for pile in PILES) + len(FOUNDATIONS)


def test_a_part_of_the_table_shows_and_says_those_places_alone() -> None:
    places = tuple(map(parse_place, ("14", "5", "Sa")))
    part = Diagram(game(), parse_entry("14-5"), places=places)
    cards = [str(part.game.state.top(place)) for place in places]
    assert [name for name in shown(part) if name in set(cards)] == cards
    assert sum(name.startswith("i-") for name in shown(part)) == len(places)
    said = describe(part, ENGLISH).split(". ")
    assert [line.split(", ")[1] for line in said[:3]] == [
        "pile 14",
        "pile 5",
        "ascending foundation",
    ]
    assert said[3] == "Five of diamonds from pile 14 onto the six of diamonds in pile 5."
    assert len(svg(part).encode()) < SMALL / 3


def test_cards_dealt_face_down_stay_hidden_in_the_open_view() -> None:
    diagram = Diagram(game(code="CR1-D-AAAAAAB"), open=True)
    assert shown(diagram).count("back") == 16 * 5
    assert describe(diagram, CROATIAN).count("zatvorena karta") == 16 * 5
    assert position_text(diagram, CROATIAN).count("??") == 16 * 5


@pytest.mark.parametrize("layout", [closed_layout(), *(open_layout(g.state) for g in GAMES)])
def test_places_stand_inside_and_apart(layout: Layout) -> None:
    boxes = []
    for spot in layout.spots.values():
        across, down = CARD_WIDTH * spot.scale / 2, CARD_HEIGHT * spot.scale / 2
        boxes.append((spot.x - across, spot.y - down, spot.x + across, spot.y + down + 80))
    for index, (left, top, right, bottom) in enumerate(boxes):
        assert 0 < left < right < layout.width
        assert 0 < top < bottom < layout.height
        for other in boxes[:index]:
            apart = left > other[2] or right < other[0] or top > other[3] or bottom < other[1]
            assert apart


@pytest.mark.parametrize(
    ("arrow", "kinds"),
    [
        ("2-Dd", {"mark move", "mark move dashed", "rim", "move"}),
        ("1-2", {"mark refused", "mark refused dashed", "rim", "refused"}),
        ("3-3", {"mark refused", "mark refused dashed", "rim", "refused"}),
        ("R", {"rim", "move"}),
    ],
)
def test_a_move_is_pointed_out_and_a_refused_one_crossed_out(arrow: str, kinds: set[str]) -> None:
    root = tree(Diagram(game(), parse_entry(arrow)))
    found = {node.get("class", "") for node in root if node.tag in (f"{SVG}rect", f"{SVG}path")}
    assert found - {"felt", "slot"} == kinds


def test_the_description_says_the_position_and_the_move() -> None:
    text = describe(Diagram(game(), parse_entry("2-Dd")), CROATIAN)
    assert "Karo dama, stog 2, 6 karata." in text
    assert "Pik as, uzlazni temelj, 1 karta." in text
    assert text.endswith(
        "Preostala su 3 ponovna dijeljenja. Karo dama iz stoga 2 na karo kralja na temelju."
    )


def test_the_description_says_why_a_move_is_refused() -> None:
    text = describe(Diagram(game(), parse_entry("1-2")), CROATIAN)
    assert text.endswith("Potez 1-2 nije dopušten: Mora biti iste boje.")


def test_the_title_names_deal_and_moves() -> None:
    assert title_of(game(), CROATIAN) == "Crescent, igra CR1-N-AAAAAAB, na početku"
    each = game(" ".join(WIN[:22]))
    assert title_of(each, CROATIAN) == "Crescent, igra CR1-N-AAAAAAB, nakon 22 poteza"
    assert title_of(each, ENGLISH) == "Crescent, deal CR1-N-AAAAAAB, after 22 moves"


def test_the_text_form_fits_a_mail() -> None:
    text = position_text(Diagram(game(), parse_entry("2-Dd"), caption="Primjer"), CROATIAN)
    assert all(len(line) <= 72 for line in text.splitlines())
    assert "V♥" in text
    assert "2(6)" in text
    assert "Karo dama iz stoga 2 na karo kralja na temelju" in text
    assert text.endswith("Primjer\n")


@given(st.text(alphabet=st.characters(exclude_categories=["Cs", "Cc"]), max_size=300))
def test_any_caption_is_text_and_nothing_more(caption: str) -> None:
    root = tree(Diagram(game(), caption=caption))
    found = " ".join(text or "" for text in texts(root, "caption"))
    assert "".join(found.split()) == "".join(caption.split())


def test_control_characters_in_a_caption_do_no_harm() -> None:
    assert tree(Diagram(game(), caption="a\x00b\x1bc\ufffe\ud800")) is not None


def positions() -> list[Game]:
    return [
        position_at(read_code(code), parse_moves(record), at)
        for code, record in WINS.items()
        for at in range(0, len(record.split()), 12)
    ]


MOST_COURTS = (19, 29, 200)
"""Deals with ten court pictures among the top cards: the most of the first 200. They weigh most."""


def test_diagrams_stay_small() -> None:
    deals = [new_game(DealCode(Variant.NORMAL, number)) for number in MOST_COURTS]
    for each in (*positions(), *deals):
        assert len(svg(Diagram(each, parse_entry("R"), caption="č" * 100)).encode()) < SMALL
