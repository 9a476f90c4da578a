"""The commands that draw: ``diagram`` and ``replay`` (contract, section 5)."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from crescent.diagrams import (
    THEMES,
    Diagram,
    MissingPicturesError,
    describe,
    load_pictures,
    position_svg,
    position_text,
    title_of,
)
from crescent.diagrams.standalone import replay_page
from crescent.game import Game
from crescent.i18n import LANGUAGES, load_captions
from crescent.moves import Entry, parse_entry
from crescent.records import replay
from crescent.refusals import IllegalMoveError


def add_diagram_options(parser: argparse.ArgumentParser) -> None:
    """What ``diagram`` may be told."""
    _add_looks(parser)
    parser.add_argument("--at", type=int, help="show the position after so many entries")
    parser.add_argument("--arrow", type=_entry, help="a move (10-14) or redeal (R) to point out")
    parser.add_argument("--open", action="store_true", help="fan the piles: all cards are seen")
    parser.add_argument("--caption", default="", help="a text below")
    parser.add_argument("--text", action="store_true", help="plain text, for terminals and mail")
    parser.add_argument("-o", "--output", help="the file to write; else standard output")


def add_replay_options(parser: argparse.ArgumentParser) -> None:
    """What ``replay`` may be told."""
    _add_looks(parser)
    parser.add_argument("-o", "--output", required=True, help="the HTML file to write")


def _add_looks(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of the words")
    parser.add_argument("--letters", choices=LANGUAGES, default="", help="and of the index letters")
    parser.add_argument("--theme", choices=THEMES, default="auto")


def _entry(text: str) -> Entry:
    try:
        return parse_entry(text)
    except IllegalMoveError:
        raise ValueError("not a move") from None


def diagram(game: Game, options: argparse.Namespace) -> int:
    """Draw one position."""
    words = load_captions(options.lang)
    if options.at is not None:
        if not 0 <= options.at <= len(game.record):
            return _complain(options, "bad_position", f"the game has {len(game.record)} entries")
        game = replay(game.code, game.record[: options.at])
    shown = Diagram(
        game, options.arrow, options.open, options.caption, options.theme, options.letters
    )
    if options.text:
        return _write(position_text(shown, words), options.output)
    try:
        svg = position_svg(shown, words, load_pictures())
    except MissingPicturesError as error:
        return _complain(options, "no_pictures", str(error))
    if not options.json:
        return _write(svg, options.output)
    if options.output:
        _write(svg, options.output)
    result = {"title": title_of(game, words), "description": describe(shown, words)}
    print(json.dumps(result if options.output else {**result, "svg": svg}))
    return 0


def replay_file(game: Game, options: argparse.Namespace) -> int:
    """Write the page of a game, step by step."""
    words = load_captions(options.lang)
    try:
        page = replay_page(game, words, load_pictures(), options.theme, options.letters)
    except MissingPicturesError as error:
        return _complain(options, "no_pictures", str(error))
    return _write(page, options.output)


def _write(text: str, output: str | None) -> int:
    if output:
        Path(output).write_text(text, "utf-8")
    else:
        # Whatever the terminal's encoding, a file that this is sent to is UTF-8.
        sys.stdout.buffer.write(text.encode())
    return 0


def _complain(options: argparse.Namespace, code: str, message: str) -> int:
    print(f"{code}: {message}", file=sys.stderr)
    if options.json:
        error = {"code": code, "move_index": None, "move": None, "message": message}
        print(json.dumps({"error": error}))
    return 1
