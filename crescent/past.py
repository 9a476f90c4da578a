"""Games that have been played: a list, bounded in size, that forgets the oldest first.

A game stands in it from its first move on, once, under the name that its save bears: reloads and
undo change its row and add none, and what has been won stays won.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum

from crescent.deals import DealCode, parse_code
from crescent.game import MAX_ENTRIES
from crescent.jsontext import read_json
from crescent.moves import Move
from crescent.records import MAX_BYTES, format_moves
from crescent.rules import Status
from crescent.saves import MAX_ID, Save

VERSION = 1
MAX_CHARACTERS = 700_000
"""The longest text of a list that is read."""
MAX_GAMES = 2000
MAX_RECORDS = 250_000
"""So many characters all records together may take; older games are kept without theirs."""

_DAY = re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])", re.ASCII)
_MAX_SECONDS = 10**9


class Result(Enum):
    """How a game stands, or stood when it was left."""

    WON = "won"
    BLOCKED = "blocked"
    LEFT = "left"


class NewerPastError(ValueError):
    """A list by a newer version: to be left alone."""


class BadRowError(ValueError):
    """A row that is no game."""


@dataclass(frozen=True, slots=True)
class PastGame:
    """One game.

    id: what its save is named. day: when its first move was made, by the player's calendar, as
    2026-11-30. seconds: the time played. redeals: how many were used. given: how many entries had
    been played before the player took it up. opened: whether the open view was used. record: its
    entries, separated by dots; empty once forgotten.
    """

    id: str
    code: DealCode
    day: str
    result: Result
    moves: int
    seconds: int
    hints: int = 0
    redeals: int = 0
    given: int = 0
    opened: bool = False
    record: str = ""


def past_game(save: Save, day: str) -> PastGame | None:
    """The row of a game in play; None before the player's first move."""
    game = save.game
    if not any(isinstance(entry, Move) for entry in game.record[save.given :]):
        return None
    results = {Status.WON: Result.WON, Status.BLOCKED: Result.BLOCKED}
    return PastGame(
        id=save.id or str(game.code),
        code=game.code,
        day=day,
        result=results.get(game.status, Result.LEFT),
        moves=game.moves,
        seconds=int(save.seconds),
        hints=save.hints,
        redeals=game.code.variant.redeals - game.state.redeals_left,
        given=save.given,
        opened=save.opened,
        record=format_moves(game.record, "."),
    )


@dataclass(frozen=True, slots=True)
class PastGames:
    """All games that are remembered, the oldest first."""

    games: tuple[PastGame, ...] = ()

    def __iter__(self) -> Iterator[PastGame]:
        return iter(self.games)

    def find(self, name: str) -> PastGame | None:
        """The game of this id, if it is remembered."""
        return next((game for game in self.games if game.id == name), None)

    def noting(self, game: PastGame) -> PastGames:
        """With this game as it stands now; its day, and a win once won, stay as they were."""
        known = self.find(game.id)
        if known is None:
            return _bounded((*self.games, game))
        if known.result is Result.WON:
            return self
        now = replace(game, day=known.day)
        return _bounded(now if one is known else one for one in self.games)

    def merged(self, others: Iterable[PastGame]) -> PastGames:
        """With the games of another device; of a game that both know, a win outlives all else."""
        known = {game.id: game for game in self.games}
        for game in others:
            ours = known.setdefault(game.id, game)
            if game.result is Result.WON and ours.result is not Result.WON:
                known[game.id] = game
        return _bounded(sorted(known.values(), key=lambda game: game.day))


def _bounded(games: Iterable[PastGame]) -> PastGames:
    """The newest `MAX_GAMES`; once their records fill `MAX_RECORDS`, older ones lose theirs."""
    kept = list(games)[-MAX_GAMES:]
    room = MAX_RECORDS
    for index in range(len(kept) - 1, -1, -1):
        room -= len(kept[index].record)
        if room < 0 and kept[index].record:
            kept[index] = replace(kept[index], record="")
    return PastGames(tuple(kept))


# As text


def dumps(past: PastGames) -> str:
    """The text of a list, one game a line."""
    rows = ",\n".join(json.dumps(row, separators=(",", ":")) for row in to_data(past))
    return f'{{"version":{VERSION},"games":[\n{rows}\n]}}'


def to_data(past: PastGames) -> list[list[object]]:
    """A list as JSON data."""
    return [
        [
            game.id,
            str(game.code),
            game.day,
            game.result.value,
            game.moves,
            game.seconds,
            game.hints,
            game.redeals,
            game.given,
            int(game.opened),
            game.record,
        ]
        for game in past
    ]


def loads(text: str) -> tuple[PastGames, tuple[object, ...]]:
    """Read a list, whatever the text: the games, and what in it is none.

    Raises NewerPastError.
    """
    data = read_json(text, MAX_CHARACTERS)
    version, rows = (data.get("version"), data.get("games")) if isinstance(data, dict) else (0, 0)
    if type(version) is int and version > VERSION:
        raise NewerPastError
    if version != VERSION or not isinstance(rows, list):
        return PastGames(), (text,) if text else ()
    return from_data(rows)


def from_data(rows: list[object]) -> tuple[PastGames, tuple[object, ...]]:
    """Read the rows of a list: the games, each once, and the rows that are none."""
    games: dict[str, PastGame] = {}
    rest: list[object] = []
    for row in rows:
        try:
            game = _game(row)
        except BadRowError:
            rest.append(row)
        else:
            games.setdefault(game.id, game)
    return _bounded(games.values()), tuple(rest)


def _game(row: object) -> PastGame:
    if not isinstance(row, list) or len(row) != 11:
        raise BadRowError
    name, code, day, result, *numbers, record = row
    moves, seconds, hints, redeals, given, opened = map(_whole, numbers)
    if not (_is_text(name, MAX_ID) and name and _is_text(record, MAX_BYTES)):
        raise BadRowError
    if not (_is_text(day, 10) and _DAY.fullmatch(day)):
        raise BadRowError
    if max(moves, redeals, given) > MAX_ENTRIES or opened > 1:
        raise BadRowError
    try:
        deal, how = parse_code(code), Result(result)
    except (TypeError, ValueError):
        raise BadRowError from None
    return PastGame(
        name, deal, day, how, moves, seconds, hints, redeals, given, bool(opened), record
    )


def _whole(value: object) -> int:
    if type(value) is not int or not 0 <= value <= _MAX_SECONDS:
        raise BadRowError
    return value


def _is_text(value: object, most: int) -> bool:
    return isinstance(value, str) and len(value) <= most
