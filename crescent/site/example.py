"""The example of a rules site, whose pages stand in ``e2e/host``: its pictures are drawn here.

An ``<img src="slike/…">`` tells by ``data-code``, ``data-moves``, ``data-at`` and ``data-arrow``
what it shows; within a ``<crescent-game>`` it shows what that does.
"""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

from crescent.diagrams import Diagram, Pictures, position_svg
from crescent.diagrams.standalone import replay_page
from crescent.i18n import load_captions
from crescent.moves import parse_entry
from crescent.records import parse_moves, position_at, read_code, replay
from crescent.site.hashing import Tree

FOLDER = "example"
LANGUAGE = "hr"
REPLAY = "igra.html"


def example(pages: Path, pictures: Pictures) -> Tree:
    """The pages with their pictures, and the game of the last replay as a file of its own."""
    tree = {f"{FOLDER}/{path.name}": path.read_bytes() for path in sorted(pages.iterdir())}
    words = load_captions(LANGUAGE)
    for page in sorted(pages.glob("*.html")):
        reader = _Reader(page.read_text("utf-8"))
        for name, diagram in reader.diagrams.items():
            tree[f"{FOLDER}/{name}"] = position_svg(diagram, words, pictures).encode()
        for code, moves in reader.replays:
            game = replay(read_code(code), parse_moves(moves))
            tree[f"{FOLDER}/{REPLAY}"] = replay_page(game, words, pictures).encode()
    return tree


class _Reader(HTMLParser):
    """Finds what is to be drawn. Raises RecordError for a game that cannot be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.diagrams: dict[str, Diagram] = {}
        self.replays: list[tuple[str, str]] = []
        self._around: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name.removeprefix("data-"): value or "" for name, value in attrs}
        if tag == "crescent-game":
            self._around = given
            if given.get("view") == "replay":
                self.replays.append((given["code"], given["moves"]))
        elif tag == "img" and given["src"].startswith("slike/"):
            self.diagrams[given["src"]] = _diagram({**self._around, **given})

    def handle_endtag(self, tag: str) -> None:
        if tag == "crescent-game":
            self._around = {}


def _diagram(given: dict[str, str]) -> Diagram:
    entries = parse_moves(given.get("moves", ""))
    at = int(given.get("at") or len(entries))
    arrow = parse_entry(given["arrow"]) if given.get("arrow") else None
    return Diagram(position_at(read_code(given["code"]), entries, at), arrow)
