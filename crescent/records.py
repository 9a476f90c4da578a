"""Records of games: text, links and ``.crescent`` files (contract, section 2)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from crescent.deals import BadCodeError, CodeFault, DealCode, parse_code
from crescent.game import MAX_ENTRIES, Game, new_game
from crescent.history import UNDO_LIMIT
from crescent.moves import Entry, Redeal, parse_entry
from crescent.refusals import IllegalMoveError, Refusal

MAX_BYTES = 64 * 1024
"""The largest record text or file that is read."""


class RecordFault(Enum):
    """What can be wrong with a record, beyond a move that is refused."""

    BAD_CODE = "bad_code"
    CODE_MISMATCH = "code_mismatch"
    BAD_FILE = "bad_file"
    TOO_LARGE = "too_large"
    TOO_MANY_MOVES = "too_many_moves"


class RecordError(ValueError):
    """A record that can't be read or played.

    fault: the stable code of what is wrong.
    index: the number of the entry at fault, from 1; None when it is no single one.
    entry: the text of that entry, as far as it can be shown.
    code_fault: what is wrong with the deal code, when it's that.
    """

    def __init__(
        self,
        fault: RecordFault | Refusal,
        index: int | None = None,
        entry: str | None = None,
        code_fault: CodeFault | None = None,
    ) -> None:
        super().__init__(fault.value)
        self.fault = fault
        self.index = index
        self.entry = entry and "".join(c if c.isprintable() else "\ufffd" for c in entry[:20])
        self.code_fault = code_fault


@dataclass(frozen=True, slots=True)
class GameFile:
    """A ``.crescent`` file: a deal code, its moves and other headers (unknown ones are kept)."""

    code: DealCode
    moves: tuple[Entry, ...]
    headers: tuple[tuple[str, str], ...] = ()


def format_moves(entries: Iterable[Entry], separator: str = " ") -> str:
    """Entries as text; the separator is a blank in text and a dot in links."""
    return separator.join(map(str, entries))


def parse_moves(text: str) -> tuple[Entry, ...]:
    """Read entries separated by blanks, line breaks or dots. Raises RecordError."""
    _check_size(text)
    words = text.replace(".", " ").split()
    if len(words) > MAX_ENTRIES:
        raise RecordError(RecordFault.TOO_MANY_MOVES)
    return tuple(_parse_word(index, word) for index, word in enumerate(words, start=1))


def _parse_word(index: int, word: str) -> Entry:
    try:
        return parse_entry(word)
    except IllegalMoveError as error:
        raise RecordError(error.refusal, index, word) from None


def _check_size(text: str) -> None:
    # The length in characters is looked at first: encoding a huge text would cost memory.
    if len(text) > MAX_BYTES or len(text.encode("utf-8", "replace")) > MAX_BYTES:
        raise RecordError(RecordFault.TOO_LARGE)


def replay(code: DealCode, entries: Iterable[Entry]) -> Game:
    """The game after all entries. Raises RecordError naming the first that is refused."""
    game = new_game(code)
    for index, entry in enumerate(entries, start=1):
        try:
            game = game.play(entry)
        except IllegalMoveError as error:
            raise RecordError(error.refusal, index, str(entry)) from None
    return game


def position_at(code: DealCode, entries: tuple[Entry, ...], at: int) -> Game:
    """The game after the first `at` entries (0 = the start).

    Redo plays on to the next redeal, or as far as undo reaches.
    Raises RecordError as `replay` does, also for an entry after `at`.
    """
    replay(code, entries)
    ahead = next(
        (i for i, entry in enumerate(entries) if i >= at and isinstance(entry, Redeal)),
        len(entries),
    )
    game = replay(code, entries[: min(ahead, at + UNDO_LIMIT)])
    while len(game.record) > at and game.can_undo:
        game = game.undo()
    return game


def read_code(text: str) -> DealCode:
    """A deal code, or a RecordError that says what is wrong with it."""
    try:
        return parse_code(text)
    except BadCodeError as error:
        raise RecordError(RecordFault.BAD_CODE, code_fault=error.fault) from None


_HEADER = re.compile(r"([a-z][a-z0-9_-]*):[ \t]*(.*)", re.ASCII | re.IGNORECASE)


def is_file(text: str) -> bool:
    """Whether a text begins as a ``.crescent`` file does, with a header line."""
    return _HEADER.match(text.lstrip("\ufeff \t\r\n")[:200]) is not None


def parse_file(text: str) -> GameFile:
    """Read a ``.crescent`` file. Raises RecordError."""
    _check_size(text)
    lines = text.lstrip("\ufeff \t\r\n").replace("\r\n", "\n").split("\n")
    blank = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
    headers = tuple(map(_parse_header, lines[:blank]))
    codes = [value for key, value in headers if key == "code"]
    if len(codes) != 1:
        raise RecordError(RecordFault.BAD_FILE)
    others = tuple(header for header in headers if header[0] != "code")
    return GameFile(read_code(codes[0]), parse_moves("\n".join(lines[blank:])), others)


def _parse_header(line: str) -> tuple[str, str]:
    match = _HEADER.fullmatch(line)
    if match is None:
        raise RecordError(RecordFault.BAD_FILE)
    return match[1].lower(), match[2].strip()


def read_any(text: str) -> GameFile:
    """A record in whatever form it comes: a ``.crescent`` file, a link, or a code and its moves.

    Raises RecordError.
    """
    _check_size(text)
    link = _LINK.search(text)
    if link is not None:
        fields = dict(part.partition("=")[::2] for part in link[1].split("&"))
        return GameFile(read_code(fields.get("code", "")), parse_moves(fields.get("moves", "")))
    if is_file(text):
        return parse_file(text)
    code = _CODE.match(text)
    end = code.end() if code else len(text)
    return GameFile(read_code(text[:end]), parse_moves(text[end:]))


_LINK = re.compile(r"#(\S*\bcode=\S*)")
_CODE = re.compile(r"\s*CR1[-\s]*[NFD][-\s]*[A-Z]{7}(?=\s|$)", re.ASCII | re.IGNORECASE)


def format_file(file: GameFile) -> str:
    """The text of a ``.crescent`` file."""
    headers = (("code", str(file.code)), *file.headers)
    head = "".join(f"{key}: {value}\n" for key, value in headers)
    return f"{head}\n{format_moves(file.moves)}\n"
