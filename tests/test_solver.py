"""Solving: what is said of a position, and that it's true."""

import random
from itertools import islice, pairwise

import pytest

from crescent.deals import DealCode, Variant, deal, parse_code
from crescent.moves import Entry
from crescent.rules import apply
from crescent.solver import Budget, Verdict, solve, solving
from crescent.state import GameState
from tests.endings import can_be_won, ending
from tests.games import BLOCKED, game
from tests.golden import WINS
from tests.positions import position

PLENTY = Budget(nodes=100_000)
HARD = deal(parse_code("CR1-N-AAAAACY"))
"""The one deal of the first thousand that keeps a solver busy."""


def start(code: str) -> GameState:
    return deal(parse_code(code))


def end(state: GameState, entries: tuple[Entry, ...]) -> GameState:
    for entry in entries:
        state = apply(state, entry)
    return state


@pytest.mark.parametrize("code", list(WINS)[:8])
def test_a_deal_is_won_and_the_line_plays_by_the_rules(code: str) -> None:
    solution = solve(start(code), PLENTY)
    assert solution.verdict is Verdict.WON
    assert end(start(code), solution.entries).is_won


@pytest.mark.parametrize("variant", [Variant.CRESCENT_FOUR, Variant.FACE_DOWN])
def test_the_other_variants_are_solved_too(variant: Variant) -> None:
    state = deal(DealCode(variant, 1))
    assert end(state, solve(state, PLENTY).entries).is_won


def test_the_same_nodes_give_the_same_line() -> None:
    first, second = (solve(start("CR1-N-AAAAAAC"), PLENTY) for _ in range(2))
    assert first == second


def test_the_line_and_its_nodes_are_the_same_on_every_machine() -> None:
    solution = solve(start("CR1-N-AAAAAAB"), PLENTY)
    assert (len(solution.entries), solution.nodes) == (145, 1775)


def test_a_won_position_needs_no_moves() -> None:
    solution = solve(position("all 13"), PLENTY)
    assert (solution.verdict, solution.entries) == (Verdict.WON, ())


def test_a_blocked_position_is_lost() -> None:
    assert solve(game(BLOCKED).state, PLENTY).verdict is Verdict.LOST


def test_won_and_lost_agree_with_trying_everything() -> None:
    chance = random.Random(4)
    for number in range(200):
        state = ending(chance, 3 + number % 7, number % 3)
        verdict = solve(state, PLENTY).verdict
        assert verdict is (Verdict.WON if can_be_won(state) else Verdict.LOST), state


def test_a_two_that_stays_out_for_an_ace_for_a_king() -> None:
    """Sending the two of hearts home looks harmless, and loses: the ace must lie on it, and the
    king on the ace, for the queen to come home."""
    state = position(
        "all 13, Ha 11, Da 12, Sd 12, Hd 11, Dd 10, Cd 12, redeals 2;"
        "1: AH AD AC QH KH; 2: AS 3D; 3: 2H KD; 4: 2D"
    )
    solution = solve(state, PLENTY)
    assert end(state, solution.entries).is_won


def test_unknown_when_the_nodes_run_out() -> None:
    solution = solve(HARD, Budget(nodes=2_000))
    assert (solution.verdict, solution.entries) == (Verdict.UNKNOWN, ())
    assert 2_000 <= solution.nodes < 3_000


def test_unknown_when_the_time_runs_out() -> None:
    assert solve(HARD, Budget(seconds=0.05)).verdict is Verdict.UNKNOWN


def test_cancelled_when_asked_to() -> None:
    solution = solve(HARD, Budget(), lambda nodes: nodes > 5_000)
    assert solution.verdict is Verdict.CANCELLED
    assert 5_000 < solution.nodes < 6_000


def test_it_can_be_left_often() -> None:
    nodes = [solution.nodes for solution in islice(solving(HARD, 10**9), 300)]
    assert max(b - a for a, b in pairwise(nodes)) < 1_000


def test_a_position_that_is_not_two_packs_is_refused() -> None:
    with pytest.raises(ValueError, match="two packs"):
        solve(position("Sa 3; 1: 2H"), PLENTY)
