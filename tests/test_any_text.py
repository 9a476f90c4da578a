"""Whatever the text: a value or the reader's own clear error, and no other exception."""

import json
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from crescent import saves
from crescent.cards import parse_card
from crescent.deals import BadCodeError, deal, parse_code
from crescent.moves import parse_entry
from crescent.places import parse_place
from crescent.records import (
    RecordError,
    format_file,
    format_moves,
    is_file,
    parse_file,
    parse_moves,
    position_at,
    replay,
)
from crescent.refusals import IllegalMoveError, Refusal
from crescent.saves import BadSaveError, Save
from tests.games import BLOCKED, CODE, WIN, game

any_text = st.text(st.characters(exclude_categories=()))
"""Also lone surrogates, controls, and what no one has assigned."""

NASTY = [
    "", "\x00", "\ud800", "\udfff\ud800", "\ufeff", "\u2028", "\x85", "\x1c", "\u202e", "Ⅷ", "١",
    "²", "\N{FULLWIDTH DIGIT ONE}", "\N{KELVIN SIGN}", "\N{LATIN SMALL LETTER LONG S}", "ß", "İ",
    "ﬀ", "9" * 5000, "-", ".", ":", "\n\n", "[" * 2000, "{", "NaN", "1e999", "-0", "🂡",
]  # fmt: skip


def spoiled(text: str) -> st.SearchStrategy[str]:
    """A text in which a stretch has been replaced by something odd."""

    def spoil(start: int, length: int, odd: str) -> str:
        return text[:start] + odd + text[start + length :]

    pieces = st.sampled_from(NASTY) | any_text | st.sampled_from(text.split() or [""])
    return st.builds(spoil, st.integers(0, len(text)), st.integers(0, 12), pieces)


def like(*texts: str) -> st.SearchStrategy[str]:
    """Any text, and these texts spoiled."""
    return any_text | st.sampled_from(NASTY) | st.sampled_from(texts).flatmap(spoiled)


# Cards, places, moves, codes


@given(like("AS", "10", "Sa"))
def test_any_text_as_card_or_place(text: str) -> None:
    for parse in (parse_card, parse_place):
        try:
            value = parse(text)
        except ValueError as error:
            assert len(str(error)) < 200
        else:
            assert str(value).lower() == text.lower()


@given(like("10-14", "Sa-Sd", "R"))
def test_any_text_as_move(text: str) -> None:
    try:
        entry = parse_entry(text)
    except IllegalMoveError as error:
        assert error.refusal is Refusal.MALFORMED
    else:
        assert str(entry).lower() == text.lower()
        assert parse_entry(str(entry)) == entry


@given(like("CR1-N-AAAAAAB", "cr1 d zzzzzzz", "CR1FQWERTYU"))
@example("CR1-N-AAAAAAB" * 100_000)
def test_any_text_as_code(text: str) -> None:
    try:
        code = parse_code(text)
    except BadCodeError:
        return
    assert parse_code(str(code)) == code
    letters = [letter for letter in text.upper() if letter not in "- \t\r\n\v\f"]
    assert "".join(letters) == str(code).replace("-", "")
    assert deal(code).redeals_left in (3, 4)


# Records and files


@given(like(" ".join(WIN), BLOCKED, "2-Dd.15-Hd.R"))
def test_any_text_as_record(text: str) -> None:
    try:
        entries = parse_moves(text)
        played = replay(parse_code(CODE), entries)
    except RecordError as error:
        assert error.index is None or error.index >= 1
        assert error.entry is None or (len(error.entry) <= 20 and error.entry.isprintable())
    else:
        assert parse_moves(format_moves(entries)) == entries == played.record


@given(like(BLOCKED), st.integers(0, 30))
def test_any_text_as_record_with_a_place(text: str, at: int) -> None:
    try:
        entries = parse_moves(text)
        shown = position_at(parse_code(CODE), entries, at)
    except RecordError:
        return
    assert shown.record == entries[:at]


@given(like(f"code: {CODE}\ndate: today\nnote: x\n\n2-Dd 15-Hd\nR\n"))
def test_any_text_as_file(text: str) -> None:
    assert is_file(text) in (True, False)
    try:
        file = parse_file(text)
    except RecordError:
        return
    assert parse_file(format_file(file)) == file


# Saves

SAVE = saves.dumps(Save(game("2-Dd 1-11 3-7").undo(), 7))


@given(like(SAVE))
def test_any_text_as_save(text: str) -> None:
    try:
        save = saves.loads(text)
    except BadSaveError:
        return
    assert saves.loads(saves.dumps(save)).game == save.game


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-(10**400), 10**400)
    | st.floats()
    | any_text
    | st.sampled_from(["2-Dd", "R.R.R", CODE, *NASTY]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(any_text, inner, max_size=4),
    max_leaves=8,
)


@given(json_values)
def test_any_json_as_save(value: object) -> None:
    with pytest.raises(BadSaveError):
        saves.loads(json.dumps(value))


@given(st.dictionaries(st.sampled_from(list(json.loads(SAVE))), json_values, max_size=3))
@example({"seconds": 10**400})
@example({"undoable": 10**400})
@example({"version": True})
@example({"moves": "R " * 5000, "undone": "R"})
def test_a_save_with_any_values_in_its_fields(changes: dict[str, object]) -> None:
    try:
        save = saves.loads(json.dumps(json.loads(SAVE) | changes))
    except BadSaveError:
        return
    assert saves.loads(saves.dumps(save)).game == save.game
    assert 0 <= save.seconds <= 10**9


# Ten megabytes

HUGE = {
    "blanks": " " * 10_000_000,
    "letters": "A" * 10_000_000,
    "moves": "2-Dd " * 2_000_000,
    "dots": "." * 10_000_000,
    "line breaks": "\n" * 10_000_000,
    "astral": "🂡" * 3_000_000,
    "surrogates": "\ud800" * 10_000_000,
    "brackets": "[" * 10_000_000,
    "digits": "9" * 10_000_000,
    "a code and more": CODE + " " * 10_000_000,
    "a file and more": f"code: {CODE}\n\n" + "R " * 5_000_000,
    "a save and more": SAVE + " " * 10_000_000,
}


@pytest.mark.parametrize("name", HUGE)
@pytest.mark.parametrize(
    ("read", "error"),
    [
        (parse_card, ValueError),
        (parse_place, ValueError),
        (parse_entry, IllegalMoveError),
        (parse_code, BadCodeError),
        (parse_moves, RecordError),
        (parse_file, RecordError),
        (saves.loads, BadSaveError),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_ten_megabytes_are_refused(
    read: Callable[[str], object], error: type[Exception], name: str
) -> None:
    with pytest.raises(error):
        read(HUGE[name])
