"""Thinks beside the page: answers questions in small slices, so that the next one is heard.

It runs in a worker or, where there are none, between the frames of the page itself. Questions and
answers are JSON, and positions are records, as everywhere.
"""

from __future__ import annotations

import asyncio
import gc
import json
import time
from collections.abc import Callable, Generator, Iterator, Mapping
from typing import Any

from crescent.deals import Variant, deal, random_code
from crescent.records import format_moves, parse_moves, read_code, replay
from crescent.solver import Solution, Verdict, none_can_come_home, solving
from crescent.state import GameState

DEAL_NODES = 30_000
"""How far a fresh deal is searched before another one is drawn."""

SLICE = 0.008
"""Seconds of thinking at a stretch: half a frame."""

Question = Mapping[str, Any]
Answer = dict[str, object]
Job = Iterator[Answer | None]
"""Yields None after a little work, and at last the answer."""


class Thinker:
    """Works on one question of each kind at a time; a new one takes the place of the old.

    send: gets each answer. pause: seconds left to others after each slice. clock: tells seconds.
    """

    def __init__(
        self,
        send: Callable[[str], None],
        pause: float = 0.0,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._send, self._pause, self._clock = send, pause, clock
        self._jobs: dict[str, Job] = {}
        self._task: asyncio.Task[None] | None = None

    def hear(self, message: str) -> None:
        """Take a question: ``solve`` a position, find a ``deal``, or ``stop`` solving; whether
        cards are ``shuttling``, since none can come home any more."""
        question = json.loads(message)
        if question["ask"] == "stop":
            self._jobs.pop("solve", None)
        else:
            self._jobs[question["ask"]] = _JOBS[question["ask"]](question)
        if self._task is None or self._task.done():
            self._task = asyncio.ensure_future(self._work())

    async def _work(self) -> None:
        # The piles of a search are kept to its end: to go through them all for garbage again and
        # again would take many slices at a stretch.
        gc.disable()
        try:
            await self._finish_jobs()
        finally:
            gc.enable()

    async def _finish_jobs(self) -> None:
        while self._jobs:
            kind = next(kind for kind in _JOBS if kind in self._jobs)
            answer = self._slice(self._jobs[kind])
            if answer is not None:
                del self._jobs[kind]
                self._send(json.dumps(answer))
            await asyncio.sleep(self._pause)

    def _slice(self, job: Job) -> Answer | None:
        """Work for a while: the pieces of narrow searches are smaller than a pause is worth."""
        end = self._clock() + SLICE
        while (answer := next(job, None)) is None and self._clock() < end:
            pass
        return answer


def _search(state: GameState, nodes: int) -> Generator[None, None, Solution]:
    """Solve in slices; what is known at the end."""
    known = Solution(Verdict.UNKNOWN)
    for solution in solving(state, nodes):
        known = solution
        yield
    return known


def _solve(question: Question) -> Job:
    solution = yield from _search(_state(question), question["nodes"])
    yield {
        "answer": "solve",
        "id": question["id"],
        "verdict": solution.verdict.value,
        "line": format_moves(solution.entries),
    }


def _state(question: Question) -> GameState:
    return replay(read_code(question["code"]), parse_moves(question["moves"])).state


def _watch_shuttling(question: Question) -> Job:
    proven = none_can_come_home(_state(question))
    yield {"answer": "shuttling", "id": question["id"], "proven": proven}


def _find_deal(question: Question) -> Job:
    while True:
        code = random_code(Variant(question["variant"]))
        solution = yield from _search(deal(code), DEAL_NODES)
        if solution.verdict is Verdict.WON:
            yield {"answer": "deal", "code": str(code), "line": format_moves(solution.entries)}


_JOBS: dict[str, Callable[[Question], Job]] = {
    "shuttling": _watch_shuttling,
    "solve": _solve,
    "deal": _find_deal,
}
"""What can be asked, the most urgent first."""
