"""What we write for other pages passes a validator."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from crescent.diagrams import Pictures
from crescent.site.example import example
from tests.games import WIN, game
from tests.test_diagrams import CROATIAN, DIAGRAMS, ENGLISH, PICTURES, svg
from tests.test_replay_files import page

ROOT = Path(__file__).parents[1]
VALIDATOR = ROOT / "node_modules/.bin/html-validate"


def complaints(folder: Path) -> str:
    """What the validator finds fault with in the HTML files of a folder."""
    done = subprocess.run(
        [VALIDATOR, "-c", ROOT / ".htmlvalidate.json", *sorted(folder.glob("*.html"))],
        capture_output=True,
        check=False,
        cwd=folder,
        text=True,
    )
    return done.stdout + done.stderr


def test_the_validator_finds_faults(tmp_path: Path) -> None:
    (tmp_path / "bad.html").write_text("<!doctype html><html><p><div></div></p><img></html>")
    assert "element-permitted-content" in complaints(tmp_path)


@pytest.mark.parametrize("words", [ENGLISH, CROATIAN], ids=["en", "hr"])
def test_replays_and_diagrams_within_a_page_are_valid(tmp_path: Path, words: object) -> None:
    language = ENGLISH if words is ENGLISH else CROATIAN
    for index, each in enumerate((game(), game(" ".join(WIN[:40])), game(" ".join(WIN)))):
        (tmp_path / f"replay{index}.html").write_text(page(each, language), "utf-8")
    for index, diagram in enumerate(DIAGRAMS):
        (tmp_path / f"diagram{index}.html").write_text(
            f'<!doctype html>\n<html lang="{language.language}"><head><title>A diagram</title>'
            f"</head><body><h1>A diagram</h1>\n{svg(diagram, language)}</body></html>\n",
            "utf-8",
        )
    assert complaints(tmp_path) == ""


def test_the_example_and_the_page_for_wrong_addresses_are_valid(tmp_path: Path) -> None:
    (tmp_path / "404.html").write_bytes((ROOT / "crescent/site/404.html").read_bytes())
    for name, content in example_pages().items():
        (tmp_path / name).write_bytes(content)
    assert complaints(tmp_path) == ""


def example_pages() -> dict[str, bytes]:
    """The pages of the example, by file name."""
    assert isinstance(PICTURES, Pictures)
    tree = example(ROOT / "e2e/host", PICTURES)
    return {Path(path).name: data for path, data in tree.items() if path.endswith(".html")}
