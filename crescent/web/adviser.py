"""What is known of the game in play: a line that wins, a proof that none does, or neither."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from crescent.deals import DealCode, Variant, deal, parse_code
from crescent.game import Game
from crescent.moves import Entry
from crescent.records import format_moves, parse_moves
from crescent.solver import Verdict, WinningLine

NODES = 3_000_000
"""How far a position is searched before the adviser gives up."""
KEPT = 50
"""So many findings are remembered."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found out about a position."""

    code: DealCode
    record: tuple[Entry, ...]
    verdict: Verdict
    shuttling: bool = False
    """Whether it is proven that no card can come home any more."""

    def covers(self, game: Game) -> bool:
        """Whether it holds for a game: of the very position or, when lost, of all after it."""
        past = game.record[: len(self.record)]
        same = game.code == self.code and past == self.record
        return same and (self.verdict is Verdict.LOST or len(game.record) == len(self.record))


class Adviser:
    """Remembers what the thinker has found, and asks it.

    ask: sends a question. found: is called when something new is known.
    """

    def __init__(self, ask: Callable[[str], None], found: Callable[[], None]) -> None:
        self._ask, self._found = ask, found
        self._lines: deque[WinningLine] = deque(maxlen=KEPT)
        self._findings: deque[Finding] = deque(maxlen=KEPT)
        self._rest: tuple[Game, tuple[Entry, ...] | None] | None = None
        self._open: dict[str, tuple[int, Game]] = {}
        self._id = 0
        self._deals: dict[Variant, tuple[DealCode, WinningLine]] = {}
        self._deal_asked: Variant | None = None

    def rest(self, game: Game) -> tuple[Entry, ...] | None:
        """How the game can be won from here, if a line is known."""
        if self._rest is None or self._rest[0] is not game:
            self._rest = game, self._look_up(game)
        return self._rest[1]

    def _look_up(self, game: Game) -> tuple[Entry, ...] | None:
        rests = (line.rest(game.state) for line in reversed(self._lines))
        return next((rest for rest in rests if rest is not None), None)

    def verdict(self, game: Game) -> Verdict:
        """Whether the game can be won from here, as far as it's known."""
        if game.state.is_won or self.rest(game) is not None:
            return Verdict.WON
        return next((found.verdict for found in self._about(game)), Verdict.UNKNOWN)

    def is_shuttling(self, game: Game) -> bool:
        """Whether no card can come home any more, though cards can still move."""
        return any(finding.shuttling for finding in self._about(game))

    def given_up(self, game: Game) -> bool:
        """Whether the position has been searched in vain."""
        return self._sought != game and any(True for _ in self._about(game))

    def _about(self, game: Game) -> Iterator[Finding]:
        return (finding for finding in reversed(self._findings) if finding.covers(game))

    def look_into(self, game: Game) -> None:
        """Find out about a position, unless it's known or being looked into already."""
        is_known = self.given_up(game) or self.verdict(game) is not Verdict.UNKNOWN
        if self._sought != game and not is_known:
            self._ask_about(game, "solve", nodes=NODES)

    def watch_shuttling(self, game: Game) -> None:
        """Find out whether no card can come home any more, unless that is known."""
        if not self.is_shuttling(game):
            self._ask_about(game, "shuttling")

    @property
    def _sought(self) -> Game | None:
        """The game whose position is being looked into."""
        return self._open["solve"][1] if "solve" in self._open else None

    def _ask_about(self, game: Game, kind: str, **more: int) -> None:
        self._id += 1
        self._open[kind] = self._id, game
        about = {"id": self._id, "code": str(game.code), "moves": format_moves(game.record)}
        self._ask(json.dumps({"ask": kind, **about, **more}))

    def stop(self) -> None:
        """Look no further into the position."""
        if self._open.pop("solve", None) is not None:
            self._ask(json.dumps({"ask": "stop"}))

    def want_deal(self, variant: Variant) -> None:
        """See to it that a deal that can be won is at hand."""
        if not self.has_deal(variant) and self._deal_asked is not variant:
            self._deal_asked = variant
            self._ask(json.dumps({"ask": "deal", "variant": variant.value}))

    def has_deal(self, variant: Variant) -> bool:
        """Whether a deal that can be won is at hand."""
        return variant in self._deals

    def take_deal(self, variant: Variant) -> DealCode | None:
        """A deal that can be won, if one is at hand; how is known from now on."""
        code, line = self._deals.pop(variant, (None, None))
        if line is not None:
            self._learn(line)
        return code

    def hear(self, message: str) -> None:
        """Take an answer of the thinker."""
        answer = json.loads(message)
        kind = answer["answer"]
        if kind == "deal":
            self._hear_deal(answer)
        elif kind in self._open and self._open[kind][0] == answer["id"]:
            _, game = self._open.pop(kind)
            (self._hear_solution if kind == "solve" else self._hear_shuttling)(game, answer)
        self._found()

    def _hear_deal(self, answer: Mapping[str, Any]) -> None:
        code = parse_code(answer["code"])
        self._deals[code.variant] = code, WinningLine(deal(code), parse_moves(answer["line"]))
        self._deal_asked = None

    def _hear_solution(self, game: Game, answer: Mapping[str, Any]) -> None:
        verdict = Verdict(answer["verdict"])
        if verdict is Verdict.WON:
            self._learn(WinningLine(game.state, parse_moves(answer["line"])))
        self._findings.append(Finding(game.code, game.record, verdict))

    def _hear_shuttling(self, game: Game, answer: Mapping[str, Any]) -> None:
        if answer["proven"]:
            self._findings.append(Finding(game.code, game.record, Verdict.LOST, shuttling=True))

    def _learn(self, line: WinningLine) -> None:
        self._lines.append(line)
        self._rest = None
