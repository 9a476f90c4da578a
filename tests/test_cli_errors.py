"""What wrong input gets on the command line: status 1, one line, and JSON when asked for."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command import ROOT, Result, crescent
from tests.games import CODE, WIN


def refused(*arguments: str | bytes, stdin: bytes = b"") -> Result:
    """The result of a command whose input is wrong, in the form the contract gives it."""
    result = crescent("show", *arguments, stdin=stdin)
    assert result.status == 1
    assert result.errors.endswith("\n")
    assert len(result.errors.splitlines()) == 1
    assert len(result.errors) < 300
    return result


def error_of(*arguments: str | bytes, stdin: bytes = b"") -> tuple[str, int | None, str | None]:
    """The code, index and move of the error in JSON; the message agrees with standard error."""
    result = refused(*arguments, "--json", stdin=stdin)
    document = json.loads(result.output)
    assert list(document) == ["error"]
    error = document["error"]
    assert list(error) == ["code", "move_index", "move", "message"]
    assert error["message"] in result.errors
    assert f"{error['code']}: " in result.errors
    return error["code"], error["move_index"], error["move"]


def test_the_line_names_the_entry_and_the_reason() -> None:
    result = refused(CODE, "--moves", "2-Dd 15-Hd 13-Hd 15-Dd 5-9")
    assert result.errors.startswith("move 5 '5-9': different_suit: ")
    assert result.output == ""


def test_the_line_about_a_code_names_no_move() -> None:
    result = refused("CR1-X-AAAAAAB")
    assert result.errors.startswith("bad_code: ")
    assert result.output == ""


@pytest.mark.parametrize(
    "code",
    [
        "", " ", "x", "CR1", "CR1-N-AAAAAA", "CR1--N-AAAAAAB", "CR2-N-AAAAAAB", "CR1-X-AAAAAAB",
        "CR1-N-AAAAAA1", "CR1-N-AAAAAA\N{KELVIN SIGN}", "CR\N{FULLWIDTH DIGIT ONE}-N-AAAAAAB",
        "\ufeffCR1-N-AAAAAAB", "CR1-N-AAAAAAB\nCR1", "A" * 100_000, b"CR1-N-AAAAAA\xff",
    ],
    ids=lambda code: ascii(code[:20]),
)  # fmt: skip
def test_a_wrong_code(code: str | bytes) -> None:
    assert error_of(code) == ("bad_code", None, None)


@pytest.mark.parametrize(
    ("moves", "error"),
    [
        ("x", ("malformed", 1, "x")),
        ("2-Dd 07-3", ("malformed", 2, "07-3")),
        ("3-07", ("malformed", 1, "3-07")),
        ("\N{FULLWIDTH DIGIT ONE}-2", ("malformed", 1, "\N{FULLWIDTH DIGIT ONE}-2")),
        ("2-Dd, 15-Hd", ("malformed", 1, "2-Dd,")),
        ("1-1", ("same_place", 1, "1-1")),
        ("Sa-1", ("base_locked", 1, "Sa-1")),
        ("2-Dd Dd-1", ("foundation_to_tableau", 2, "Dd-1")),
        ("1-2", ("different_suit", 1, "1-2")),
        ("1-Ca", ("different_suit", 1, "1-Ca")),
        ("3-16", ("different_suit", 1, "3-16")),
        ("1-Ha", ("not_next", 1, "1-Ha")),
        ("3-6", ("not_adjacent", 1, "3-6")),
        ("R R R R", ("no_redeals_left", 4, "R")),
        (" ".join([*WIN, "r"]), ("game_over", len(WIN) + 1, "R")),
        ("é" * 30, ("malformed", 1, "é" * 20)),
        ("\x1b[2J", ("malformed", 1, "\ufffd[2J")),
        (b"\xff-1", ("malformed", 1, "\ufffd-1")),
    ],
    ids=lambda value: ascii(value)[:30],
)
def test_a_wrong_move(moves: str | bytes, error: tuple[str, int, str]) -> None:
    assert error_of(CODE, "--moves", moves) == error


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"code: CR1-N-AAAAAAC\n\n2-Dd", "code_mismatch"),
        (b"code: CR1-D-AAAAAAB\n\n2-Dd", "code_mismatch"),
        (b"code: nonsense\n\n2-Dd", "bad_code"),
        (b"date: today\n\n2-Dd", "bad_file"),
        (b"code: CR1-N-AAAAAAB\ncode: CR1-N-AAAAAAB\n\n2-Dd", "bad_file"),
        (b"code: CR1-N-AAAAAAB\n2-Dd", "bad_file"),
        (b"2-Dd \xff\xfe", "bad_file"),
        ("2-Dd".encode("utf-16"), "bad_file"),
        (b"R " * 5001, "too_many_moves"),
        (b"R" + b" " * 65536, "too_large"),
        (b"x" * 10_000_000, "too_large"),
    ],
    ids=lambda value: ascii(value[:40]),
)
def test_a_wrong_file_or_standard_input(data: bytes, code: str, tmp_path: Path) -> None:
    file = tmp_path / "game.crescent"
    file.write_bytes(data)
    assert error_of(CODE, "--moves", f"@{file}") == (code, None, None)
    assert error_of(CODE, "--moves", "-", stdin=data) == (code, None, None)


def test_a_file_of_exactly_64_kib_is_read(tmp_path: Path) -> None:
    file = tmp_path / "game.crescent"
    file.write_bytes(b"1-1" + b" " * 65533)
    assert error_of(CODE, "--moves", f"@{file}") == ("same_place", 1, "1-1")


def test_a_wrong_move_in_a_file_is_numbered_from_the_first_move(tmp_path: Path) -> None:
    file = tmp_path / "game.crescent"
    file.write_text(f"code: {CODE}\nresult: won\n\n2-Dd\nR\n1-1\n", "utf-8")
    assert error_of(CODE, "--moves", f"@{file}") == ("same_place", 3, "1-1")


@pytest.mark.parametrize("name", ["", "missing", ".", "missing/game", "x" * 5000])
def test_a_file_that_cannot_be_opened(name: str, tmp_path: Path) -> None:
    assert error_of(CODE, "--moves", f"@{tmp_path / name}") == ("bad_file", None, None)


def test_an_endless_file_is_read_no_further_than_64_kib() -> None:
    assert error_of(CODE, "--moves", "@/dev/zero") == ("too_large", None, None)


def test_an_at_sign_without_a_name_is_no_file() -> None:
    assert error_of(CODE, "--moves", "@") == ("bad_file", None, None)


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("show",),
        ("play", CODE),
        ("show", CODE, "more"),
        ("show", CODE, "--moves"),
        ("show", CODE, "--frobnicate"),
    ],
)
def test_wrong_usage_is_status_2_and_nothing_on_standard_output(arguments: tuple[str]) -> None:
    result = crescent(*arguments)
    assert (result.status, result.output) == (2, "")
    assert result.errors.startswith("usage: python3 -m crescent")


def test_help_is_no_error() -> None:
    result = crescent("--help")
    assert (result.status, result.errors) == (0, "")
    assert "show" in result.output


# Streams


def run_with(streams: str, code: str = CODE) -> subprocess.CompletedProcess[bytes]:
    """Run ``show`` under a shell that closes or redirects its streams."""
    command = f'"$0" -m crescent show {code} --json {streams}'
    done = subprocess.run(
        ["sh", "-c", command, sys.executable], capture_output=True, cwd=ROOT, check=False
    )
    assert b"Traceback" not in done.stderr
    assert b"Exception ignored" not in done.stderr
    return done


@pytest.mark.parametrize("code", [CODE, "x"])
def test_a_reader_that_went_away_is_no_traceback(code: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "crescent", "show", code, "--json"],
        stdout=writing,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        check=False,
    )
    os.close(writing)
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == (1 if code == "x" else 0)


def test_closed_streams_are_no_traceback() -> None:
    assert run_with(">&-").returncode == 0
    assert run_with("2>&-", code="x").returncode == 1
    closed = run_with("--moves - <&-")
    assert (closed.returncode, closed.stderr[:9]) == (1, b"bad_file:")
