"""The example of a rules site: its pages, its pictures, and that its Croatian is ours."""

from __future__ import annotations

import posixpath
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qs, urlsplit
from xml.etree import ElementTree as ET

import pytest

from crescent.moves import Redeal, parse_entry
from crescent.places import PILES, parse_place
from crescent.records import parse_moves, read_code, replay
from crescent.rules import check
from crescent.site.example import example
from tests.croatian import texts
from tests.test_diagrams import PICTURES

ROOT = Path(__file__).parents[1]
TREE = example(ROOT / "e2e/host", PICTURES)
PAGES = sorted(path for path in TREE if path.endswith(".html") and "igra" not in path)
Attributes = dict[str, str]


def elements(path: str, tag: str) -> list[Attributes]:
    found: list[Attributes] = []

    class Reader(HTMLParser):
        def handle_starttag(self, name: str, attrs: list[tuple[str, str | None]]) -> None:
            if name == tag:
                found.append({key: value or "" for key, value in attrs})

    Reader().feed(TREE[path].decode())
    return found


@pytest.mark.parametrize("page", PAGES)
def test_every_picture_and_page_named_is_there(page: str) -> None:
    named = [image["src"] for image in elements(page, "img")]
    named += [link["href"] for link in elements(page, "a")]
    for name in named:
        path = posixpath.normpath(posixpath.join("example", urlsplit(name).path))
        assert path in TREE or path == "index.html", name


def test_pictures_are_diagrams_with_words() -> None:
    pictures = [TREE[path] for path in TREE if path.endswith(".svg")]
    assert len(pictures) == 12
    for picture in pictures:
        assert (ET.fromstring(picture)[0].text or "").startswith("Crescent, igra CR1-N-")
    for page in PAGES:
        assert all(image["alt"] for image in elements(page, "img"))


@pytest.mark.parametrize("page", PAGES)
def test_every_game_can_be_played_and_its_link_leads_to_the_same(page: str) -> None:
    links = [parse_qs(urlsplit(link["href"]).fragment) for link in elements(page, "a")]
    for each in elements(page, "crescent-game"):
        game = replay(read_code(each["code"]), parse_moves(each.get("moves", "")))
        for place in each.get("only", "").split():
            parse_place(place)
        if each["view"] == "play":
            moves = each["moves"].replace(" ", ".")
            assert {"code": [each["code"]], **({"moves": [moves]} if moves else {})} in links
            assert str(game.code) == each["code"]


def test_what_the_pages_say_the_game_says_is_what_it_says() -> None:
    said = {
        texts().refusal(code)
        for code in ("different_suit", "not_adjacent", "pile_full", "empty_pile", "base_locked")
    }
    page = unescape(TREE["example/index.html"].decode())
    assert said <= set(re.findall("„([^”]*)”", page))


def test_the_positions_are_what_the_rules_are_about() -> None:
    refused = []
    for image in elements("example/index.html", "img"):
        games = [
            each
            for each in elements("example/index.html", "crescent-game")
            if f'{image["src"]}"' in game_text(each)
        ]
        if games and image.get("data-arrow"):
            each = games[0]
            game = replay(read_code(each["code"]), parse_moves(each["moves"]))
            entry = parse_entry(image["data-arrow"])
            refusal = check(game.state, entry)
            refused += [refusal.value] if refusal else []
            if isinstance(entry, Redeal):
                assert game.state.redeals_left == 3
    assert refused == ["pile_full", "empty_pile"]


def game_text(each: Attributes) -> str:
    """The element as it stands in the page, with all that is in it."""
    page = TREE["example/index.html"].decode()
    start = page.index(f'code="{each["code"]}" moves="{each["moves"]}" only="{each["only"]}"')
    return page[start : page.index("</crescent-game>", start)]


def test_the_full_pile_is_full_and_the_empty_one_empty() -> None:
    games = [
        replay(read_code(each["code"]), parse_moves(each["moves"]))
        for each in elements("example/index.html", "crescent-game")
    ]
    assert any(game.state.count(pile) == 13 for game in games for pile in PILES)
    assert any(game.state.count(pile) == 0 for game in games for pile in PILES)
