"""The redeal, and what lies face down (rules: Redeal, Traditional rule and variants)."""

from dataclasses import replace

import pytest

from crescent.deals import deal, parse_code
from crescent.game import Game, new_game
from crescent.moves import Redeal, parse_entry
from crescent.refusals import IllegalMoveError, Refusal
from crescent.rules import apply
from tests.golden import WINS
from tests.positions import after, pile, position


@pytest.mark.parametrize(
    ("before", "redealt"),
    [
        ("", ""),
        ("2H", "2H"),
        ("2H 9C", "9C 2H"),
        ("2H 9C JD", "9C JD 2H"),
        ("2H 9C JD JD", "9C JD JD 2H"),  # stog 1 of the rules page's won game
        ("2H 9C JD JD 5S", "9C JD JD 5S 2H"),
        ("2H 2C*12", " ".join(["2C"] * 12) + " 2H"),
    ],
    ids=["none", "one", "two", "three", "four", "five", "thirteen"],
)
def test_the_bottom_card_of_a_pile_goes_on_top(before: str, redealt: str) -> None:
    assert pile(after(f"7: {before}; redeals 1", "R"), 7) == redealt


def test_all_sixteen_piles_are_redealt_at_once_and_no_foundation() -> None:
    piles = "; ".join(f"{number}: 2H 9C JD" for number in range(1, 17))
    state = after(f"{piles}; Sa 5; Dd 7; redeals 2", "R")
    assert {pile(state, number) for number in range(1, 17)} == {"9C JD 2H"}
    assert state.foundations == position("Sa 5; Dd 7").foundations


def test_an_emptied_pile_stays_empty_through_a_redeal() -> None:
    assert pile(after("1: 5H; 2: 6H; redeals 1", "1-2 R"), 1) == ""


def test_each_redeal_leaves_one_less() -> None:
    assert after("1: 5H 9C; redeals 3", "R").redeals_left == 2
    assert after("1: 5H 9C; redeals 3", "R R R").redeals_left == 0


@pytest.mark.parametrize(("variant", "redeals"), [("N", 3), ("F", 4), ("D", 3)])
def test_a_game_has_its_variants_redeals_and_no_more(variant: str, redeals: int) -> None:
    state = deal(parse_code(f"CR1-{variant}-AAAAAAB"))
    assert state.redeals_left == redeals
    for _ in range(redeals):
        state = apply(state, Redeal())
    assert state.redeals_left == 0
    with pytest.raises(IllegalMoveError) as caught:
        apply(state, Redeal())
    assert caught.value.refusal is Refusal.NO_REDEALS_LEFT


# Face down


def face_down_game(moves: str = "") -> Game:
    """The deal of the first golden win, face down, after some moves."""
    game = new_game(parse_code("CR1-D-AAAAAAB"))
    for move in moves.split():
        game = game.play(parse_entry(move))
    return game


def test_only_the_tops_are_turned_up_at_first() -> None:
    assert face_down_game().state.face_down == (5,) * 16


def test_all_cards_lie_face_up_in_the_other_variants() -> None:
    for variant in "NF":
        assert deal(parse_code(f"CR1-{variant}-AAAAAAB")).face_down == (0,) * 16


def test_the_variants_have_the_same_cards() -> None:
    states = [deal(parse_code(f"CR1-{variant}-AAAAAAB")) for variant in "NFD"]
    assert states[0].tableau == states[1].tableau == states[2].tableau


def test_a_card_is_turned_up_when_it_is_uncovered() -> None:
    game = face_down_game("2-Dd")
    assert game.state.face_down[1] == 4
    assert game.state.face_down[0] == 5


def test_a_card_put_on_a_pile_lies_face_up() -> None:
    game = face_down_game("2-Dd 15-Hd 13-Hd 15-Dd 16-Dd 12-Dd 1-11")
    assert len(game.state.tableau[10]) == 7
    assert game.state.face_down[10] == 5


def test_a_card_turned_up_stays_up_when_it_is_covered_again() -> None:
    state = replace(position("1: 9C 8H 5H; 2: 4H; 3: 7H"), face_down=(2, *(0,) * 15))
    state = apply(apply(state, parse_entry("1-2")), parse_entry("3-1"))
    assert pile(state, 1) == "9C 8H 7H"
    assert state.face_down[0] == 1


def test_a_redeal_turns_up_the_card_it_brings_on_top() -> None:
    game = face_down_game("R")
    assert game.state.face_down == (4,) * 16
    assert face_down_game("R R R").state.face_down == (2,) * 16


def test_a_card_turned_up_stays_up_through_a_redeal() -> None:
    assert face_down_game("2-Dd").state.face_down[1] == 4
    # Of the five cards left one lay up; after the redeal the one brought on top is up as well.
    assert face_down_game("2-Dd R").state.face_down[1] == 3


def test_a_pile_that_is_all_up_stays_so() -> None:
    moves = WINS["CR1-N-AAAAAAB"].split()
    won = face_down_game(" ".join(moves[: moves.index("R")]))
    before = won.state.face_down
    assert 0 in before
    redealt = won.play(Redeal()).state.face_down
    assert [down for down, was in zip(redealt, before, strict=True) if was == 0] == [0] * (
        before.count(0)
    )


def test_undo_turns_the_card_down_again_and_redo_up() -> None:
    start, moved = face_down_game(), face_down_game("2-Dd")
    assert moved.undo().state == start.state
    assert moved.undo().redo().state == moved.state


def test_the_last_card_leaves_nothing_face_down() -> None:
    game = face_down_game(WINS["CR1-N-AAAAAAB"])
    assert game.state.is_won
    assert game.state.face_down == (0,) * 16


def test_what_lies_face_down_is_always_below_what_lies_up() -> None:
    game = face_down_game()
    for move in WINS["CR1-N-AAAAAAB"].split():
        game = game.play(parse_entry(move))
        for cards, down in zip(game.state.tableau, game.state.face_down, strict=True):
            assert 0 <= down <= max(len(cards) - 1, 0)
