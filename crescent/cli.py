"""The command line (contract, section 5)."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from crescent.deals import DealCode
from crescent.game import Game
from crescent.i18n import load_texts
from crescent.moves import Entry
from crescent.places import FOUNDATIONS, PILES, Place
from crescent.records import (
    MAX_BYTES,
    RecordError,
    RecordFault,
    is_file,
    parse_file,
    parse_moves,
    read_code,
    replay,
)
from crescent.rules import legal_moves


def main(arguments: Sequence[str]) -> int:
    """Run a command. Returns the exit status: 0, or 1 when the input is wrong."""
    options = _parser().parse_args(arguments)
    try:
        code = read_code(options.code)
        game = replay(code, _read_moves(code, options.moves))
    except RecordError as error:
        _report(error, options.json)
        return 1
    print(json.dumps(as_json(game)) if options.json else as_text(game))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 -m crescent", description="Crescent patience")
    commands = parser.add_subparsers(dest="command", required=True)
    show = commands.add_parser("show", help="show the position after some moves of a deal")
    show.add_argument("code", help="deal code, such as CR1-N-AAAAAAB")
    show.add_argument("--moves", default="", help="moves, or @FILE, or - for standard input")
    show.add_argument("--json", action="store_true", help="print JSON")
    return parser


def _read_moves(code: DealCode, argument: str) -> tuple[Entry, ...]:
    text = _read_text(argument)
    if not is_file(text):
        return parse_moves(text)
    file = parse_file(text)
    if file.code != code:
        raise RecordError(RecordFault.CODE_MISMATCH)
    return file.moves


def _read_text(argument: str) -> str:
    if argument != "-" and not argument.startswith("@"):
        return argument
    try:
        with open(0, "rb") if argument == "-" else Path(argument[1:]).open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise RecordError(RecordFault.TOO_LARGE)
        return data.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError(RecordFault.BAD_FILE) from None


def _report(error: RecordError, as_json: bool) -> None:
    message = load_texts("en").record_error(
        error.fault.value, error.index, error.entry, error.code_fault and error.code_fault.value
    )
    where = f"move {error.index} {error.entry!r}: " if error.index else ""
    print(f"{where}{error.fault.value}: {message}", file=sys.stderr)
    if as_json:
        details = {
            "code": error.fault.value,
            "move_index": error.index,
            "move": error.entry,
            "message": message,
        }
        print(json.dumps({"error": details}))


def as_json(game: Game) -> dict[str, object]:
    """The position in the contract's form."""
    state = game.state
    return {
        "code": str(game.code),
        "tableau": [[str(card) for card in state.cards(pile)] for pile in PILES],
        "foundations": {str(f): [str(card) for card in state.cards(f)] for f in FOUNDATIONS},
        "redeals_left": state.redeals_left,
        "moves": game.moves,
        "status": game.status.value,
        "legal": sorted(str(entry) for entry in legal_moves(state)),
    }


def as_text(game: Game) -> str:
    """The position for a terminal: a line a place, cards from bottom to top."""
    places: tuple[Place, ...] = (*FOUNDATIONS, *PILES)
    lines = [_line(game, place) for place in places]
    legal = " ".join(sorted(str(entry) for entry in legal_moves(game.state)))
    return "\n".join(
        [
            f"{game.code}  {game.status.value}",
            f"moves {game.moves}  redeals left {game.state.redeals_left}",
            *lines,
            f"legal {legal}",
        ]
    )


def _line(game: Game, place: Place) -> str:
    cards = " ".join(map(str, game.state.cards(place)))
    return f"{place!s:>2} {game.state.count(place):2}  {cards}"
