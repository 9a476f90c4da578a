"""The command line (contract, section 5)."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from crescent.commands import add_diagram_options, add_replay_options, diagram, replay_file
from crescent.deals import DealCode
from crescent.game import Game
from crescent.i18n import load_texts
from crescent.moves import Entry
from crescent.places import FOUNDATIONS, PILES, Place
from crescent.records import (
    MAX_BYTES,
    RecordError,
    RecordFault,
    format_moves,
    is_file,
    parse_file,
    parse_moves,
    read_code,
    replay,
)
from crescent.rules import legal_moves
from crescent.solver import Budget, Verdict, shortened, solve

PROGRESS_SECONDS = 5


def main(arguments: Sequence[str]) -> int:
    """Run a command. Returns the exit status: 0, or 1 when the input is wrong."""
    options = _parser().parse_args(arguments)
    try:
        code = read_code(options.code)
        game = replay(code, _read_moves(code, options.moves))
    except RecordError as error:
        _report(error, options.json)
        return 1
    run = {"show": _show, "solve": _solve, "diagram": diagram, "replay": replay_file}
    return run[options.command](game, options)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 -m crescent", description="Crescent patience")
    commands = parser.add_subparsers(dest="command", required=True)
    position = argparse.ArgumentParser(add_help=False)
    position.add_argument("code", help="deal code, such as CR1-N-AAAAAAB")
    position.add_argument("--moves", default="", help="moves, or @FILE, or - for standard input")
    position.add_argument("--json", action="store_true", help="print JSON")
    commands.add_parser(
        "show", parents=[position], help="show the position after some moves of a deal"
    )
    solve = commands.add_parser(
        "solve", parents=[position], help="look for moves that win from a position"
    )
    solve.add_argument("--seconds", type=_seconds, default=60.0, help="give up after so long (60)")
    add_diagram_options(
        commands.add_parser("diagram", parents=[position], help="draw a position, as SVG or text")
    )
    add_replay_options(
        commands.add_parser("replay", parents=[position], help="write a web page of a whole game")
    )
    return parser


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 <= seconds < float("inf"):
        raise ValueError("not a time")
    return seconds


def _show(game: Game, options: argparse.Namespace) -> int:
    print(json.dumps(as_json(game)) if options.json else as_text(game))
    return 0


def _solve(game: Game, options: argparse.Namespace) -> int:
    start = time.perf_counter()
    budget = Budget(nodes=sys.maxsize, seconds=options.seconds)
    solution = solve(game.state, budget, _Progress())
    won = solution.verdict is Verdict.WON
    record = format_moves(shortened(game.state, solution.entries)) if won else ""
    seconds = time.perf_counter() - start
    if options.json:
        result = {"verdict": solution.verdict.value, "record": record}
        print(json.dumps(result | {"seconds": round(seconds, 3), "nodes": solution.nodes}))
    else:
        print(f"{solution.verdict.value}  {seconds:.3f} s  {solution.nodes} positions")
        print(record, end="\n" if record else "")
    return 0


class _Progress:
    """Says now and then on standard error how far a search has come. Never cancels it."""

    def __init__(self) -> None:
        self._start = self._said = time.perf_counter()

    def __call__(self, nodes: int) -> bool:
        now = time.perf_counter()
        if now - self._said >= PROGRESS_SECONDS:
            self._said = now
            print(f"{now - self._start:.0f} s, {nodes} positions ...", file=sys.stderr, flush=True)
        return False


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
