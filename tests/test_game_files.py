"""``.crescent`` files (contract, section 2)."""

import pytest

from crescent.deals import parse_code
from crescent.records import (
    MAX_BYTES,
    GameFile,
    RecordError,
    format_file,
    format_moves,
    is_file,
    parse_file,
    parse_moves,
)
from tests.games import CODE

FILE = f"""code: {CODE}
date: 2024-05-01
seconds: 754
result: won
app: Crescent 0.1
colour: green: as grass

2-Dd 15-Hd
R 10-14
"""
HEADERS = (
    ("date", "2024-05-01"),
    ("seconds", "754"),
    ("result", "won"),
    ("app", "Crescent 0.1"),
    ("colour", "green: as grass"),
)


def fault_of(text: str) -> str:
    """What is wrong with a file."""
    with pytest.raises(RecordError) as caught:
        parse_file(text)
    return str(caught.value.fault.value)


def test_a_file_is_read() -> None:
    file = parse_file(FILE)
    assert file.code == parse_code(CODE)
    assert format_moves(file.moves) == "2-Dd 15-Hd R 10-14"
    assert file.headers == HEADERS


def test_unknown_keys_are_kept() -> None:
    assert "colour: green: as grass\n" in format_file(parse_file(FILE))


def test_a_file_is_written_code_first_then_a_blank_line_then_the_moves() -> None:
    file = GameFile(parse_code(CODE), parse_moves("2-Dd R"), (("result", "won"),))
    assert format_file(file) == f"code: {CODE}\nresult: won\n\n2-Dd R\n"


def test_what_is_written_is_read_again() -> None:
    file = parse_file(FILE)
    assert parse_file(format_file(file)) == file


@pytest.mark.parametrize(
    "text",
    [
        FILE.replace("\n", "\r\n"),
        "\ufeff" + FILE,
        "\ufeff" + FILE.replace("\n", "\r\n"),
        "\n\n" + FILE,
        FILE.replace("code: ", "Code:"),
        FILE.replace(CODE, "  cr1 n aaaaaab  "),
        FILE.replace("\n\n", "\n \t\n"),
        FILE.replace("\n\n", "\n\n\n\n"),
        FILE.rstrip("\n"),
        FILE.replace("2-Dd 15-Hd\nR 10-14", "2-dD.15-hd.r.10-14"),
    ],
    ids=lambda text: ascii(text[:25]),
)
def test_editors_and_mailers_may_have_touched_it(text: str) -> None:
    assert parse_file(text) == parse_file(FILE)


def test_the_code_need_not_come_first() -> None:
    file = parse_file(f"date: today\ncode: {CODE}\n\nR")
    assert (file.code, file.headers) == (parse_code(CODE), (("date", "today"),))


@pytest.mark.parametrize("text", [f"code: {CODE}", f"code: {CODE}\n", f"code: {CODE}\n\n"])
def test_a_file_may_hold_no_moves(text: str) -> None:
    assert parse_file(text) == GameFile(parse_code(CODE), ())


@pytest.mark.parametrize("break_", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029"], ids=ascii)
def test_only_line_feeds_end_a_header_line(break_: str) -> None:
    file = parse_file(f"code: {CODE}\nnote: one{break_}two\n\nR")
    assert file.headers == (("note", f"one{break_}two"),)
    assert parse_file(format_file(file)) == file


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n\n",
        "2-Dd 15-Hd",
        "date: today\n\n2-Dd",
        f"code: {CODE}\ncode: {CODE}\n\n2-Dd",
        f"code: {CODE}\nCODE: CR1-N-AAAAAAC\n\n2-Dd",
        f"code: {CODE}\n2-Dd 15-Hd\n",
        f"code: {CODE}\nno colon\n\n2-Dd",
        f"code: {CODE}\n: no key\n\n2-Dd",
        f"code {CODE}\n\n2-Dd",
        f"\x00code: {CODE}\n\n2-Dd",
    ],
    ids=ascii,
)
def test_what_is_no_file_is_said_so(text: str) -> None:
    assert fault_of(text) == "bad_file"


@pytest.mark.parametrize("code", ["", "CR1-X-AAAAAAB", "CR1-N-AAAAAAB, mine", "\ud800"])
def test_a_wrong_code_in_a_file(code: str) -> None:
    assert fault_of(f"code: {code}\n\n2-Dd") == "bad_code"


def test_a_wrong_move_in_a_file_is_numbered_from_the_first_move() -> None:
    with pytest.raises(RecordError) as caught:
        parse_file(f"code: {CODE}\n\n2-Dd\nR\n3_7\n")
    assert (caught.value.fault.value, caught.value.index, caught.value.entry) == (
        "malformed",
        3,
        "3_7",
    )


def test_64_kib_are_the_most() -> None:
    head = f"code: {CODE}\nnote: "
    assert parse_file(head + "x" * (MAX_BYTES - len(head)))
    assert fault_of(head + "x" * (MAX_BYTES - len(head) + 1)) == "too_large"
    assert fault_of(head + "Ž" * (MAX_BYTES // 2)) == "too_large"
    assert fault_of("x" * 10_000_000) == "too_large"


def test_five_thousand_entries_are_the_most() -> None:
    assert len(parse_file(f"code: {CODE}\n\n" + "R " * 5000).moves) == 5000
    assert fault_of(f"code: {CODE}\n\n" + "R " * 5001) == "too_many_moves"


@pytest.mark.parametrize("text", [FILE, "\ufeff" + FILE, "\r\n\r\n" + FILE, "date: x", "CODE:"])
def test_a_file_is_known_by_its_header(text: str) -> None:
    assert is_file(text)


@pytest.mark.parametrize("text", ["", "2-Dd 15-Hd", "R", "2-Dd\ncode: x", " .", "x" * 300 + ":"])
def test_moves_are_not_taken_for_a_file(text: str) -> None:
    assert not is_file(text)
