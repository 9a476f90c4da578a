"""``python3 -m crescent show``: what it prints (contract, section 5)."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests import naive
from tests.command import crescent
from tests.games import BLOCKED, CODE, WIN
from tests.golden import DEALS, WINS

BASES = {"Sa": ["AS"], "Ha": ["AH"], "Da": ["AD"], "Ca": ["AC"]} | {
    "Sd": ["KS"],
    "Hd": ["KH"],
    "Dd": ["KD"],
    "Cd": ["KC"],
}
FILE = f"\ufeffcode: {CODE}\r\napp: Notepad\r\n\r\n2-Dd 15-Hd\r\nR\r\n"


def shown(*arguments: str, stdin: bytes = b"") -> dict[str, Any]:
    """The JSON of a position that is shown without complaint."""
    result = crescent("show", *arguments, "--json", stdin=stdin)
    assert (result.status, result.errors) == (0, "")
    position: dict[str, Any] = json.loads(result.output)
    return position


@pytest.mark.parametrize("code", DEALS)
def test_golden_deal_as_json(code: str) -> None:
    assert shown(code) == {
        "code": code,
        "tableau": DEALS[code],
        "foundations": BASES,
        "redeals_left": 3,
        "moves": 0,
        "status": "playing",
        "legal": sorted(naive.legal(naive.table_of(code))),
    }


def test_a_position_after_moves() -> None:
    position = shown(CODE, "--moves", "2-Dd 15-Hd R")
    assert position["tableau"][1] == ["TH", "3C", "9S", "KH", "6C"]
    assert position["foundations"]["Dd"] == ["KD", "QD"]
    assert (position["moves"], position["redeals_left"]) == (2, 2)


def test_a_won_game_has_no_legal_moves() -> None:
    position = shown(CODE, "--moves", " ".join(WIN))
    assert (position["status"], position["legal"]) == ("won", [])
    assert position["tableau"] == [[]] * 16
    assert {len(cards) for cards in position["foundations"].values()} == {13}


def test_a_blocked_game_has_no_legal_moves_either() -> None:
    position = shown(CODE, "--moves", BLOCKED)
    assert (position["status"], position["legal"]) == ("blocked", [])
    assert position["redeals_left"] == 0


@pytest.mark.parametrize(("variant", "redeals"), [("F", 4), ("D", 3)])
def test_all_cards_are_given_in_the_other_variants_too(variant: str, redeals: int) -> None:
    position = shown(f"CR1-{variant}-AAAAAAB")
    assert position["tableau"] == DEALS[CODE]
    assert position["redeals_left"] == redeals


@pytest.mark.parametrize("text", ["cr1naaaaaab", " CR1 N AAAAAAB ", "Cr1-n-aaAAaab"])
def test_the_code_is_read_with_forgiveness_and_written_canonically(text: str) -> None:
    assert shown(text)["code"] == CODE


def test_moves_may_be_separated_by_dots_and_line_breaks() -> None:
    position = shown(CODE, "--moves", "2-Dd 15-Hd R")
    assert shown(CODE, "--moves", "2-dD.15-hd.r") == position
    assert shown(CODE, "--moves", "2-Dd\n15-Hd\r\n R") == position


@pytest.mark.parametrize("text", ["2-Dd 15-Hd\nR\n", "2-Dd.15-Hd.R", "\ufeff2-Dd 15-Hd R", FILE])
def test_moves_may_come_from_a_file_or_standard_input(text: str, tmp_path: Path) -> None:
    position = shown(CODE, "--moves", "2-Dd 15-Hd R")
    file = tmp_path / "igra s razmakom č.crescent"
    file.write_bytes(text.encode())
    assert shown(CODE, "--moves", f"@{file}") == position
    assert shown(CODE, "--moves", "-", stdin=text.encode()) == position


def test_no_moves_at_all() -> None:
    start = shown(CODE)
    assert shown(CODE, "--moves", "") == start
    assert shown(CODE, "--moves", "-", stdin=b"") == start


def test_a_file_of_another_writing_of_the_code_is_the_same_game(tmp_path: Path) -> None:
    file = tmp_path / "game.crescent"
    file.write_text("code: cr1naaaaaab\n\n2-Dd\n", "utf-8")
    assert shown(CODE, "--moves", f"@{file}")["moves"] == 1


def test_a_game_of_five_thousand_entries_is_shown() -> None:
    moves = "14-5 " + "5-10 10-5 " * 2499 + "5-10"
    assert shown(CODE, "--moves", "-", stdin=moves.encode())["moves"] == 5000


def test_the_text_form_lists_every_place_from_bottom_to_top() -> None:
    result = crescent("show", CODE, "--moves", "2-Dd R")
    assert (result.status, result.errors) == (0, "")
    lines = result.output.splitlines()
    assert lines[0] == f"{CODE}  playing"
    assert lines[1] == "moves 1  redeals left 2"
    assert "Dd  2  KD QD" in lines
    assert " 2  5  TH 3C 9S KH 6C" in lines
    assert lines[-1].startswith("legal ")


@pytest.mark.parametrize("code", list(WINS)[:3])
def test_a_golden_win_in_text(code: str) -> None:
    result = crescent("show", code, "--moves", WINS[code])
    assert result.output.startswith(f"{code}  won\n")
