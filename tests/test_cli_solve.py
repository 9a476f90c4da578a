"""``python3 -m crescent solve``: what it prints (contract, section 5)."""

import json
from typing import Any

import pytest

from crescent import cli
from crescent.deals import parse_code
from crescent.records import parse_moves, replay
from crescent.rules import Status
from tests.command import crescent
from tests.games import BLOCKED, CODE, WIN


def solved(*arguments: str) -> dict[str, Any]:
    """The JSON of a position that is solved without complaint."""
    result = crescent("solve", *arguments, "--json")
    assert (result.status, result.errors) == (0, "")
    solution: dict[str, Any] = json.loads(result.output)
    assert list(solution) == ["verdict", "record", "seconds", "nodes"]
    assert solution["seconds"] >= 0
    return solution


@pytest.mark.parametrize("played", ["", "2-Dd 15-Hd", "R"])
def test_a_record_that_wins_from_the_given_position(played: str) -> None:
    solution = solved(CODE, "--moves", played)
    assert solution["verdict"] == "won"
    assert solution["nodes"] > 0
    moves = parse_moves(f"{played} {solution['record']}")
    assert replay(parse_code(CODE), moves).status is Status.WON


def test_a_lost_position_has_no_record() -> None:
    solution = solved(CODE, "--moves", BLOCKED)
    assert (solution["verdict"], solution["record"]) == ("lost", "")


def test_a_won_game_needs_no_moves() -> None:
    solution = solved(CODE, "--moves", " ".join(WIN))
    assert (solution["verdict"], solution["record"]) == ("won", "")


def test_unknown_when_the_time_is_up() -> None:
    solution = solved("CR1-N-AAAAACY", "--seconds", "0.1")
    assert (solution["verdict"], solution["record"]) == ("unknown", "")


def test_for_people() -> None:
    result = crescent("solve", CODE)
    summary, record = result.output.splitlines()
    assert summary.startswith("won ")
    assert replay(parse_code(CODE), parse_moves(record)).status is Status.WON


def test_bad_input_is_reported_as_everywhere() -> None:
    result = crescent("solve", CODE, "--moves", "1-2", "--json")
    assert result.status == 1
    assert json.loads(result.output)["error"]["move_index"] == 1


@pytest.mark.parametrize("seconds", ["soon", "-1", "nan", "inf"])
def test_a_time_that_is_none_is_wrong_usage(seconds: str) -> None:
    assert crescent("solve", CODE, "--seconds", seconds).status == 2


def test_a_long_run_says_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli, "PROGRESS_SECONDS", 0)
    assert cli.main(["solve", "CR1-N-AAAAACY", "--seconds", "0.1"]) == 0
    captured = capsys.readouterr()
    assert "positions" in captured.err
    assert captured.out.startswith("unknown")
