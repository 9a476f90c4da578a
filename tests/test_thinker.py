"""The thinker, asked and heard as the page does it, without a browser."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any, TypeVar

import pytest

from crescent.deals import deal, parse_code
from crescent.records import parse_moves, replay
from crescent.rules import Status
from crescent.solver import solving
from crescent.web.thinker import Thinker
from tests.games import BLOCKED
from tests.golden import WINS

CODE = "CR1-N-AAAAAAB"
T = TypeVar("T")


def run(work: Coroutine[None, None, T]) -> T:
    """Run in a thread of its own: in this one, Playwright's loop may be since an earlier test."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def answers(*questions: dict[str, object], count: int = 1) -> list[dict[str, Any]]:
    """What the thinker answers to questions that come all at once."""

    async def ask() -> list[dict[str, Any]]:
        heard: asyncio.Queue[str] = asyncio.Queue()
        thinker = Thinker(heard.put_nowait)
        for question in questions:
            thinker.hear(json.dumps(question))
        return [json.loads(await heard.get()) for _ in range(count)]

    return run(ask())


def solve(moves: str, number: int = 1) -> dict[str, object]:
    return {"ask": "solve", "id": number, "code": CODE, "moves": moves, "nodes": 100_000}


def test_a_position_is_solved_by_a_line_that_wins() -> None:
    moves = " ".join(WINS[CODE].split()[:30])
    (answer,) = answers(solve(moves))
    game = replay(parse_code(CODE), parse_moves(f"{moves} {answer['line']}"))
    assert (answer["verdict"], game.status) == ("won", Status.WON)


def test_a_lost_position_is_told() -> None:
    (answer,) = answers(solve(BLOCKED))
    assert (answer["verdict"], answer["line"]) == ("lost", "")


@pytest.mark.parametrize(("moves", "proven"), [(BLOCKED, True), ("R R R", False), ("", False)])
def test_shuttling_is_told_before_all_else(moves: str, proven: bool) -> None:
    question = {"ask": "shuttling", "id": 5, "code": CODE, "moves": moves}
    first, second = answers(solve(""), question, count=2)
    assert first == {"answer": "shuttling", "id": 5, "proven": proven}
    assert second["verdict"] == "won"


def test_a_new_question_takes_the_place_of_the_old() -> None:
    (answer,) = answers(solve("", 1), solve(WINS[CODE], 2))
    assert answer["id"] == 2


def test_a_stopped_question_is_not_answered() -> None:
    (answer,) = answers(solve("", 1), {"ask": "stop"}, {"ask": "deal", "variant": "F"})
    assert answer["answer"] == "deal"


def test_a_deal_that_can_be_won_comes_with_its_line() -> None:
    (answer,) = answers({"ask": "deal", "variant": "F"})
    assert answer["code"].startswith("CR1-F-")
    game = replay(parse_code(answer["code"]), parse_moves(answer["line"]))
    assert game.status is Status.WON


def test_a_position_is_looked_into_before_the_next_deal() -> None:
    first, second = answers({"ask": "deal", "variant": "N"}, solve(WINS[CODE]), count=2)
    assert (first["answer"], second["answer"]) == ("solve", "deal")


def test_small_pieces_of_work_make_one_slice() -> None:
    ticks = count(step=0.001)

    async def pauses() -> int:
        heard = asyncio.Event()
        thinker = Thinker(lambda _: heard.set(), clock=lambda: next(ticks))
        thinker.hear(json.dumps(solve("")))
        number = 0
        while not heard.is_set():
            await asyncio.sleep(0)
            number += 1
        return number

    pieces = sum(1 for _ in solving(deal(parse_code(CODE)), 100_000))
    assert pieces > 100
    assert run(pauses()) < pieces / 4
