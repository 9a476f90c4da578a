"""``python3 -m crescent diagram`` and ``replay`` (contract, section 5)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from crescent.cli import main
from crescent.diagrams import pictures
from crescent.site.build import write_diagram_deck
from tests.command import crescent
from tests.games import CODE, WIN

MOVES = " ".join(WIN)


@pytest.fixture(scope="module", autouse=True)
def deck() -> Iterator[None]:
    """The cards, as the build draws them."""
    write_diagram_deck()
    yield


def test_a_diagram_on_standard_output() -> None:
    result = crescent("diagram", CODE, "--lang", "hr")
    assert (result.status, result.errors) == (0, "")
    title = ET.fromstring(result.output)[0].text
    assert title == f"Crescent, igra {CODE}, na početku"


def test_a_diagram_in_a_file_with_all_options(tmp_path: Path) -> None:
    target = tmp_path / "b.svg"
    result = crescent(
        *("diagram", CODE, "--moves", MOVES, "--at", "10", "--arrow", WIN[10], "--open"),
        *("--caption", "Deseti potez", "--theme", "dark", "--lang", "hr", "--letters", "en"),
        *("-o", str(target)),
    )
    assert (result.status, result.output, result.errors) == (0, "", "")
    svg = target.read_text("utf-8")
    assert ET.fromstring(svg)[0].text == f"Crescent, igra {CODE}, nakon 10 poteza"
    assert ">Deseti potez</text>" in svg
    assert 'class="mark move"' in svg
    assert "i-Q-" in svg


def test_a_diagram_as_text() -> None:
    result = crescent("diagram", CODE, "--moves", "2-Dd", "--text", "--lang", "hr")
    assert result.status == 0
    assert result.output.startswith(f"Crescent, igra {CODE}, nakon 1 poteza\n")
    assert "Preostala su 3 ponovna dijeljenja" in result.output


def test_json_gives_the_words_for_those_who_do_not_see_the_picture(tmp_path: Path) -> None:
    everything = json.loads(crescent("diagram", CODE, "--json").output)
    assert everything["title"] == f"Crescent, deal {CODE}, at the start"
    assert everything["description"].startswith("Five of hearts, pile 1, 6 cards.")
    assert everything["svg"].startswith("<svg ")
    target = tmp_path / "c.svg"
    words = json.loads(crescent("diagram", CODE, "--json", "-o", str(target)).output)
    assert words == {"title": everything["title"], "description": everything["description"]}
    assert target.read_text("utf-8") == everything["svg"]


def test_a_replay_in_a_file(tmp_path: Path) -> None:
    target = tmp_path / "game.html"
    result = crescent("replay", CODE, "--moves", MOVES, "--lang", "hr", "-o", str(target))
    assert (result.status, result.output, result.errors) == (0, "", "")
    text = target.read_text("utf-8")
    assert text.startswith('<!doctype html>\n<html lang="hr"')
    assert text.count("<li") == len(WIN) + 1


@pytest.mark.parametrize("at", ["-1", "3"])
def test_a_place_that_the_game_does_not_reach(at: str) -> None:
    result = crescent("diagram", CODE, "--moves", "2-Dd 15-Hd", "--at", at, "--json")
    assert result.status == 1
    assert result.errors == "bad_position: the game has 2 entries\n"
    assert json.loads(result.output)["error"]["code"] == "bad_position"


@pytest.mark.parametrize(
    "wrong",
    [
        ["diagram", CODE, "--arrow", "x"],
        ["diagram", CODE, "--lang", "de"],
        ["diagram", CODE, "--at", "ten"],
        ["replay", CODE],
    ],
)
def test_wrong_usage(wrong: list[str]) -> None:
    assert crescent(*wrong).status == 2


@pytest.mark.parametrize("command", ["diagram", "replay"])
def test_a_refused_move_names_its_place(command: str, tmp_path: Path) -> None:
    result = crescent(command, CODE, "--moves", "2-Dd 1-3", "-o", str(tmp_path / "x"))
    assert result.status == 1
    assert result.errors.startswith("move 2 '1-3': different_suit: ")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    result = crescent("diagram", CODE, "-o", str(tmp_path / "none" / "x.svg"))
    assert result.status == 1
    assert len(result.errors.splitlines()) == 1


@pytest.mark.parametrize("command", ["diagram", "replay"])
def test_without_the_build_one_line_says_what_to_do(
    command: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(pictures, "SPRITE", "not-there.svg")
    assert main([command, CODE, "-o", str(tmp_path / "x")]) == 1
    written = capsys.readouterr()
    assert written.err == "no_pictures: the card pictures are not there yet: run make site\n"
    assert written.out == ""
