"""The solver's packed positions are the game of the rules and no other."""

import random
from collections.abc import Iterator

import pytest

from crescent.deals import DealCode, Variant, deal, parse_code
from crescent.moves import Move, Redeal
from crescent.places import Foundation
from crescent.records import parse_moves
from crescent.rules import apply, legal_moves
from crescent.solver.exhaust import identity
from crescent.solver.lines import played
from crescent.solver.piles import Grove
from crescent.solver.positions import Position, pack, redealt
from crescent.solver.steps import Choice, expand, made
from crescent.state import GameState
from tests.endings import ending, moves
from tests.golden import WINS
from tests.positions import position

GROVES = [Grove(redeals) for redeals in range(5)]


def packed(state: GameState) -> Position:
    return pack(state, GROVES[state.redeals_left])


def random_game(number: int, variant: Variant = Variant.NORMAL) -> Iterator[GameState]:
    """The positions of a game played at random, with a liking for foundations."""
    chance = random.Random(number)
    state = deal(DealCode(variant, number))
    while True:
        yield state
        choices = list(moves(state))
        if not choices:
            return
        home = [m for m in choices if isinstance(m, Move) and isinstance(m.target, Foundation)]
        shuttles = [m for m in choices if isinstance(m, Move)]
        redeal_due = not shuttles or chance.random() < 0.03
        if redeal_due and Redeal() in choices:
            state = apply(state, Redeal())
        else:
            state = apply(
                state, chance.choice(home if home and chance.random() < 0.8 else shuttles)
            )
        if state.is_won or (not state.redeals_left and chance.random() < 0.05):
            return


def games() -> Iterator[GameState]:
    """Positions of random and of won games, and endings where much is at home."""
    for number in range(6):
        yield from list(random_game(number))[::12]
    yield from list(random_game(7, Variant.CRESCENT_FOUR))[::15]
    for code in list(WINS)[:5]:
        state = deal(parse_code(code))
        for index, entry in enumerate(parse_moves(WINS[code])):
            if index % 12 == 0:
                yield state
            state = apply(state, entry)
    chance = random.Random(1)
    for cards in range(4, 24, 2):
        yield ending(chance, cards, 1)


def after_slides(state: GameState) -> set[GameState]:
    """All positions that moves from one foundation to the other lead to."""
    found, waiting = {state}, [state]
    while waiting:
        at = waiting.pop()
        for entry in moves(at):
            if isinstance(entry, Move) and isinstance(entry.source, Foundation):
                slid = apply(at, entry)
                if slid not in found:
                    found.add(slid)
                    waiting.append(slid)
    return found


def by_the_rules(state: GameState) -> set[bytes]:
    """What one move of a pile's card leads to, after any slides."""
    return {
        identity(packed(apply(slid, entry)))
        for slid in after_slides(state)
        for entry in moves(slid)
        if isinstance(entry, Move) and not isinstance(entry.source, Foundation)
    }


def test_the_same_moves_lead_to_the_same_positions() -> None:
    for state in games():
        start = packed(state)
        steps = expand(start, GROVES[state.redeals_left], Choice.ALL, {start.key})
        ahead = {identity(made(step)) for step in steps}
        assert ahead == by_the_rules(state) - {identity(start)}


def test_a_step_made_is_the_position_that_the_rules_give_packed_afresh() -> None:
    for state in games():
        start = packed(state)
        for step in expand(start, GROVES[state.redeals_left], Choice.ALL, set()):
            after = made(step)
            _, end = played(state, [step[3]])
            assert after[:4] == (*step[:2], *after[2:4]) == packed(end)[:4]


def test_a_redeal_too() -> None:
    for state in games():
        if state.redeals_left:
            after = redealt(packed(state), GROVES[state.redeals_left - 1])
            assert after[:4] == packed(apply(state, Redeal()))[:4]


def test_positions_that_differ_only_in_the_order_of_piles_have_one_key() -> None:
    state = deal(parse_code("CR1-N-AAAAAAB"))
    other = GameState(state.tableau[::-1], state.foundations, state.redeals_left)
    assert packed(state).key == packed(other).key
    assert identity(packed(state)) == identity(packed(other))


@pytest.mark.parametrize("choice", [Choice.SAFE, Choice.EAGER])
def test_the_choices_leave_moves_out_but_make_none_up(choice: Choice) -> None:
    for state in games():
        start = packed(state)
        grove = GROVES[state.redeals_left]
        every = {step[3] for step in expand(start, grove, Choice.ALL, set())}
        some = {step[3] for step in expand(start, grove, choice, set())}
        assert some <= every
        assert bool(some) == bool(every)


@pytest.mark.parametrize("text", ["all 13; 1: 2H", "Sa 5; 1: 2H 3H", ""])
def test_a_position_that_is_not_two_packs_cannot_be_solved(text: str) -> None:
    with pytest.raises(ValueError, match="two packs"):
        packed(position(text))


def test_moves_known_from_the_rules_are_found() -> None:
    state = deal(parse_code("CR1-N-AAAAAAB"))
    sources = {str(entry.source) for entry in legal_moves(state) if isinstance(entry, Move)}
    steps = expand(packed(state), GROVES[3], Choice.ALL, set())
    assert {str(step[3] // 17 + 1) for step in steps} == sources
