"""Replays of whole games: one file, small, sound, and readable without scripts."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from html.parser import HTMLParser

import pytest

from crescent.diagrams.standalone import replay_page
from crescent.game import Game
from crescent.i18n.captions import Captions
from tests.games import CODE, WIN, game
from tests.golden import WINS
from tests.test_diagrams import CROATIAN, ENGLISH, PICTURES

VOID = {"meta", "link", "br", "img", "input"}
MOST = 250_000


class Reader(HTMLParser):
    """Reads a page strictly: each element is closed, each id stands once."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[tuple[str, str]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.texts.append((self.open[-1], data))

    def said(self, tag: str) -> list[str]:
        return [text for where, text in self.texts if where == tag]


def page(each: Game, words: Captions = CROATIAN) -> str:
    return replay_page(each, words, PICTURES)


@pytest.fixture(scope="module")
def won() -> str:
    return page(game(" ".join(WIN)))


def test_the_page_is_well_formed_and_needs_nothing_else(won: str) -> None:
    reader = Reader(won)
    ids = [attributes["id"] for _, attributes in reader.found if "id" in attributes]
    assert len(ids) == len(set(ids))
    addresses = [
        value
        for _, attributes in reader.found
        for name, value in attributes.items()
        if name in ("href", "src") and value
    ]
    assert all(re.fullmatch(r"#[\w-]+", address) for address in addresses)
    assert {a[1:] for a in addresses if not a[1:].isdigit()} <= set(ids)
    assert "url(" not in won
    assert "@import" not in won


def test_only_its_own_script_may_run(won: str) -> None:
    script = re.findall(r'<script type="module">(.*?)</script>', won, re.DOTALL)
    assert len(script) == 1
    digest = base64.b64encode(hashlib.sha256(script[0].encode()).digest()).decode()
    assert f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'" in won


def test_each_entry_is_listed_in_words_with_the_number_of_the_move(won: str) -> None:
    lines = Reader(won).said("a")
    assert len(lines) == len(WIN) + 1
    assert lines[0] == "Početni raspored"
    assert lines[1] == "1. Karo dama iz stoga 2 na karo kralja na temelju"
    redeals = [index for index, entry in enumerate(WIN, 1) if entry == "R"]
    assert [lines[index] for index in redeals] == [
        "1. ponovno dijeljenje od 3",
        "2. ponovno dijeljenje od 3",
        "3. ponovno dijeljenje od 3",
    ]
    moves = len(WIN) - 3
    assert lines[-1].startswith(f"{moves}. ")


def test_the_example_of_the_rules_is_said_as_they_say_it() -> None:
    said = CROATIAN.moved("AS", "10", "14", "KS")
    assert CROATIAN.numbered(10, said) == "10. Pik as iz stoga 10 na pik kralja u stogu 14"


def test_without_scripts_there_are_pictures_of_the_start_the_redeals_and_the_end(won: str) -> None:
    figures = [a["id"] for tag, a in Reader(won).found if tag == "figure"]
    redeals = [index for index, entry in enumerate(WIN, 1) if entry == "R"]
    wanted = {f"key-{at}" for at in (0, len(WIN), *redeals)}
    assert wanted <= set(figures)
    assert won.count("<noscript>") == 1


def test_the_script_is_given_the_deal_and_the_moves(won: str) -> None:
    data = json.loads(re.findall(r'class="game">(.*?)</script>', won)[0])
    assert data["entries"].split() == WIN
    assert [pile.split() for pile in data["piles"].split(",")] == [
        [str(card) for card in pile] for pile in game().state.tableau
    ]
    assert data["letters"] == {"J": "V", "Q": "D"}


@pytest.mark.parametrize("words", [ENGLISH, CROATIAN], ids=["en", "hr"])
def test_a_game_of_180_moves_stays_small(words: Captions) -> None:
    longest = max(WINS, key=lambda code: len(WINS[code].split()))
    each = game(WINS[longest], longest)
    size = len(page(each, words).encode())
    per_entry = (size - len(page(game(code=longest), words).encode())) / len(each.record)
    assert size + (183 - len(each.record)) * per_entry < MOST
    assert len(page(game(" ".join(["14-5", *["5-10", "10-5"] * 90])), words).encode()) < MOST


def test_an_unfinished_game_and_a_mere_deal_have_pages_too() -> None:
    assert Reader(page(game())).said("a") == ["Početni raspored"]
    assert "dobivena" not in page(game(" ".join(WIN[:20])))
    assert f"Igra je dobivena nakon {len(WIN) - 3} poteza." in page(game(" ".join(WIN)))
    assert CODE in page(game())
