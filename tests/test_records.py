"""Records of games as text, and the places in them (contract, section 2)."""

import pytest

from crescent.deals import parse_code
from crescent.game import Game
from crescent.moves import Entry
from crescent.records import (
    MAX_BYTES,
    RecordError,
    format_moves,
    parse_moves,
    position_at,
    read_any,
    replay,
)
from tests.games import CODE, WIN, game, shuttle


def failure(text: str, code: str = CODE) -> tuple[str, int | None, str | None]:
    """What is wrong with a record: the code of the fault, the entry's number and its text."""
    with pytest.raises(RecordError) as caught:
        replay(parse_code(code), parse_moves(text))
    return caught.value.fault.value, caught.value.index, caught.value.entry


# Text


@pytest.mark.parametrize(
    "text",
    [
        "10-14 7-Sa R",
        "10-14.7-Sa.R",
        "10-14\n7-Sa\r\nR\n",
        "  10-14\t7-Sa   R  ",
        "..10-14..7-Sa.R..",
        "10-14. 7-SA .r",
        "10-14\u20287-Sa\x85R",
        "10-14\xa07-Sa\u3000R",
    ],
    ids=ascii,
)
def test_entries_are_separated_by_blanks_line_breaks_or_dots(text: str) -> None:
    assert format_moves(parse_moves(text)) == "10-14 7-Sa R"


@pytest.mark.parametrize("text", ["", " ", "\n\n", "...", " . "])
def test_a_record_may_be_empty(text: str) -> None:
    assert parse_moves(text) == ()


def test_blanks_in_text_and_dots_in_links() -> None:
    entries = parse_moves("10-14 7-Sa R")
    assert format_moves(entries) == "10-14 7-Sa R"
    assert format_moves(entries, ".") == "10-14.7-Sa.R"
    assert format_moves(()) == ""


# What is wrong, and where


def test_a_refused_move_is_named_by_its_number_from_one() -> None:
    assert failure("1-2") == ("different_suit", 1, "1-2")
    assert failure("2-Dd 3-7 1-1") == ("same_place", 3, "1-1")


def test_redeals_are_numbered_too() -> None:
    assert failure("R R R R") == ("no_redeals_left", 4, "R")
    assert failure("R R 1-1") == ("same_place", 3, "1-1")


def test_nothing_follows_a_win() -> None:
    assert failure(" ".join([*WIN, "R"])) == ("game_over", len(WIN) + 1, "R")


@pytest.mark.parametrize("word", ["x", "1", "1-", "1--2", "17-1", "1–2", "RR", "\x00", "-"])
def test_what_is_no_move_is_malformed(word: str) -> None:
    assert failure(f"2-Dd {word}")[:2] == ("malformed", 2)


def test_the_text_of_an_entry_at_fault_is_cut_to_what_can_be_shown() -> None:
    assert failure("2-Dd " + "x" * 1000) == ("malformed", 2, "x" * 20)
    assert failure("\x1b[31mred\u202e\ud800") == ("malformed", 1, "\ufffd[31mred\ufffd\ufffd")


def test_the_redeals_are_those_of_the_variant() -> None:
    assert failure("R R R R R", "CR1-F-AAAAAAB") == ("no_redeals_left", 5, "R")


# Size


def test_five_thousand_entries_are_the_most() -> None:
    assert len(parse_moves("R " * 5000)) == 5000
    assert failure("R " * 5001) == ("too_many_moves", None, None)


def test_a_game_of_five_thousand_entries_can_be_played_again() -> None:
    assert replay(parse_code(CODE), parse_moves(shuttle(5000))).moves == 5000


def test_64_kib_are_the_most() -> None:
    assert MAX_BYTES == 65536
    assert parse_moves("R" + " " * (MAX_BYTES - 1))
    assert failure("R" + " " * MAX_BYTES) == ("too_large", None, None)


def test_the_size_is_counted_in_bytes() -> None:
    assert failure("Ž" * (MAX_BYTES // 2)) == ("malformed", 1, "Ž" * 20)
    assert failure("Ž" * (MAX_BYTES // 2) + "x") == ("too_large", None, None)


class Untouchable(str):
    """A text whose length may be asked for and nothing else."""

    def _refuse(self, *_: object) -> None:
        raise AssertionError("a huge text was worked on")

    replace = split = encode = _refuse  # type: ignore[assignment]


def test_ten_megabytes_are_refused_by_their_length_alone() -> None:
    assert failure(Untouchable("R " * 5_000_000)) == ("too_large", None, None)


# Places in a game


def at(moves: str, place: int) -> Game:
    """The game of `CODE` at a place in a record."""
    return position_at(parse_code(CODE), entries_of(moves), place)


def entries_of(moves: str) -> tuple[Entry, ...]:
    return parse_moves(moves)


def test_at_zero_is_the_start_and_at_the_last_entry_the_end() -> None:
    win = " ".join(WIN)
    assert at(win, 0).state == game().state
    assert at(win, len(WIN)) == game(win)


def test_at_counts_entries_redeals_included() -> None:
    win = " ".join(WIN)
    for place in range(len(WIN) + 1):
        assert at(win, place).state == game(" ".join(WIN[:place])).state
        assert len(at(win, place).record) == place


def test_redo_plays_on_from_there_to_the_next_redeal() -> None:
    shown = at("2-Dd 1-11 3-7 R", 1)
    assert [str(entry) for entry in shown.undone] == ["1-11", "3-7"]
    assert shown.redo().redo() == game("2-Dd 1-11 3-7")


def test_at_a_redeal_nothing_can_be_undone() -> None:
    shown = at("2-Dd R", 2)
    assert shown == game("2-Dd R")


def test_a_place_more_than_a_hundred_moves_before_the_end_is_reached() -> None:
    for place in (0, 1, 49, 50, 51, 149, 150):
        shown = at(shuttle(150), place)
        assert len(shown.record) == place
        assert shown.state == game(shuttle(place)).state


def test_an_error_after_the_place_counts_too() -> None:
    with pytest.raises(RecordError) as caught:
        at("2-Dd 1-1", 0)
    assert (caught.value.index, caught.value.entry) == (2, "1-1")


# Whatever form a record comes in


@pytest.mark.parametrize(
    "text",
    [
        f"{CODE} 2-Dd 1-11",
        "cr1 n aaaaaab\n2-dd.1-11\n",
        f"code: {CODE}\ndate: 2026-11-30\n\n2-Dd 1-11\n",
        f"https://example.org/?lang=hr#code={CODE}&moves=2-Dd.1-11&at=1",
        f"Look: https://example.org/index.html#moves=2-Dd.1-11&code={CODE} it is won",
    ],
)
def test_a_record_is_read_in_any_form(text: str) -> None:
    found = read_any(text)
    assert (str(found.code), format_moves(found.moves)) == (CODE, "2-Dd 1-11")


@pytest.mark.parametrize("text", ["", "hello", "2-Dd 1-11", "#code=", "x" * (MAX_BYTES + 1)])
def test_what_is_no_record_in_any_form_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read_any(text)


def test_a_deal_code_alone_is_a_record_without_moves() -> None:
    assert read_any(CODE).moves == ()
