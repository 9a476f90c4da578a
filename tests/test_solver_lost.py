"""What is called lost can't be won, and what can't come home never does."""

import random
from collections.abc import Callable

import pytest

from crescent.deals import deal, parse_code
from crescent.moves import Move
from crescent.places import Foundation
from crescent.records import parse_moves
from crescent.rules import apply
from crescent.solver import is_proven_lost, none_can_come_home
from crescent.solver.exhaust import exhaust
from crescent.solver.pairs import lost_by_crossings, lost_by_pairs
from crescent.solver.piles import Grove
from crescent.solver.positions import Position, pack
from crescent.solver.search import Search
from crescent.state import GameState
from tests.endings import can_be_won, ending, moves, suit_left
from tests.games import BLOCKED, WIN, game
from tests.golden import WINS
from tests.positions import position

Proof = Callable[[Position, int], Search[None]]


def is_lost_by(proof: Proof, state: GameState) -> bool:
    start = pack(state, Grove(state.redeals_left))
    return any(found is False for _, found in proof(start, state.redeals_left))


@pytest.mark.parametrize("code", WINS)
def test_no_position_of_a_won_game_is_called_lost(code: str) -> None:
    state = deal(parse_code(code))
    for entry in parse_moves(WINS[code]):
        assert not is_proven_lost(state)
        assert not none_can_come_home(state)
        state = apply(state, entry)
    assert not is_proven_lost(state)


def test_a_proof_at_a_glance_agrees_with_trying_everything() -> None:
    chance = random.Random(5)
    lost = 0
    for number in range(200):
        state = ending(chance, 4 + number % 9, number % 2)
        if is_proven_lost(state):
            lost += 1
            assert not can_be_won(state), state
    assert lost > 10


def comes_home(state: GameState) -> bool:
    """Whether some way brings one more card to a foundation."""
    seen, waiting = {state}, [state]
    while waiting:
        at = waiting.pop()
        for entry in moves(at):
            assert isinstance(entry, Move)
            if isinstance(entry.target, Foundation) and not isinstance(entry.source, Foundation):
                return True
            after = apply(at, entry)
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return False


def test_that_none_can_come_home_agrees_with_trying_everything() -> None:
    chance = random.Random(6)
    answers = []
    for number in range(200):
        # On few piles cards block each other more often.
        state = ending(chance, 6 + number % 20, 0, spread=2 + number % 3)
        answers.append(none_can_come_home(state))
        assert answers[-1] is not comes_home(state), state
    assert True in answers
    assert False in answers


def test_while_a_redeal_is_left_nothing_is_said() -> None:
    assert not none_can_come_home(game("16-12 R 6-Ca 16-Sa R").state)


def test_a_blocked_game_is_lost_and_nothing_comes_home() -> None:
    state = game(BLOCKED).state
    assert is_proven_lost(state)
    assert none_can_come_home(state)


def test_a_won_game_is_neither() -> None:
    state = game(" ".join(WIN)).state
    assert not is_proven_lost(state)
    assert not none_can_come_home(state)


def test_a_proof_by_pairs_agrees_with_trying_everything() -> None:
    chance = random.Random(7)
    lost = 0
    for number in range(120):
        state = ending(chance, 4 + number % 8, number % 2)
        if is_lost_by(lost_by_pairs, state):
            lost += 1
            assert not can_be_won(state), state
    assert lost > 5


@pytest.mark.parametrize("redeals", [0, 1])
def test_a_proof_by_crossings_never_contradicts_a_line_that_wins(redeals: int) -> None:
    chance = random.Random(8)
    proven = 0
    for _ in range(60):
        state = suit_left(chance, redeals)
        if is_lost_by(lost_by_crossings, state):
            proven += 1
            assert found_by_trying(state) is not True, state
    assert proven


def found_by_trying(state: GameState) -> bool | None:
    """Whether a search that leaves nothing out finds a win; None when it's too long."""
    groves = [Grove(redeals) for redeals in range(state.redeals_left + 1)]
    *_, (_, found) = exhaust(pack(state, groves[-1]), groves, 5_000)
    return None if found is None else bool(found)


@pytest.mark.parametrize("code", list(WINS)[:4])
def test_no_position_of_a_won_game_is_lost_by_pairs(code: str) -> None:
    state = deal(parse_code(code))
    for index, entry in enumerate(parse_moves(WINS[code])):
        if state.redeals_left <= 1 and index % 12 == 0:
            assert not is_lost_by(lost_by_pairs, state)
        state = apply(state, entry)


def test_pairs_prove_what_a_glance_does_not() -> None:
    state = position("all 13, Ha 12, Da 11, Sd 12, Dd 12; 1: KH AS; 2: QD KD AD")
    assert not is_proven_lost(state)
    assert is_lost_by(lost_by_pairs, state)
    assert not can_be_won(state)
