"""Won, blocked, or still playing (rules: End)."""

import pytest

from crescent.moves import parse_entry
from crescent.places import parse_place
from crescent.refusals import IllegalMoveError, Refusal
from crescent.rules import apply, legal_moves, status, targets
from crescent.state import GameState
from tests.positions import after, position


def status_of(state: GameState | str) -> str:
    """'playing', 'won' or 'blocked'."""
    return status(position(state) if isinstance(state, str) else state).value


def test_blocked_when_no_move_is_possible_and_no_redeal_is_left() -> None:
    assert status_of("3: 8H; 4: TH; 5: 2C 9D") == "blocked"


def test_not_blocked_while_a_redeal_is_left() -> None:
    assert status_of("3: 8H; 4: TH; 5: 2C 9D; redeals 1") == "playing"


def test_not_blocked_while_a_redeal_is_left_even_when_it_changes_nothing() -> None:
    assert status_of("3: 8H; redeals 1") == "playing"


def test_not_blocked_while_a_card_can_go_on_another_pile() -> None:
    assert status_of("3: 8H; 4: 9H") == "playing"


def test_not_blocked_while_cards_only_shuttle_to_and_fro() -> None:
    assert status_of("3: 2C 8H; 4: 2C 9H; 5: 2C 8H") == "playing"


def test_not_blocked_while_a_card_can_go_to_a_foundation() -> None:
    assert status_of("3: 8H; Ha 7") == "playing"


def test_not_blocked_while_a_card_can_go_from_foundation_to_foundation() -> None:
    assert status_of("3: 8H; Sa 5, Sd 8") == "playing"


def test_blocked_when_the_only_place_is_full() -> None:
    assert status_of("3: 2C*12 8H; 4: 2D*12 9H") == "blocked"
    assert status_of("3: 2C*11 8H; 4: 2D*12 9H") == "playing"


def test_blocked_when_the_only_other_piles_are_empty() -> None:
    assert status_of("3: 8H") == "blocked"


def test_a_move_can_block_and_so_can_the_last_redeal() -> None:
    assert status_of(after("1: 2H; 2: 9C 5D", "1-Ha")) == "blocked"
    assert status_of(after("1: 9C 2H; 3: 5S; redeals 1", "R")) == "blocked"


LAST_CARD = "all 13, Sa 12; 7: KS"


def test_the_win_comes_with_the_last_card_and_not_before() -> None:
    assert status_of(LAST_CARD) == "playing"
    assert status_of(after(LAST_CARD, "7-Sa")) == "won"


def test_a_win_on_the_very_last_move_with_no_redeal_left_is_a_win() -> None:
    won = after(LAST_CARD, "7-Sa")
    assert (won.redeals_left, legal_moves(won)) == (0, ())
    assert status_of(won) == "won"


def test_a_win_with_redeals_left_leaves_nothing_to_do() -> None:
    won = after(LAST_CARD + "; redeals 2", "7-Sa")
    assert (status_of(won), legal_moves(won)) == ("won", ())


def test_an_empty_tableau_is_a_win_only_when_all_foundations_are_full() -> None:
    assert status_of("all 13, Sd 12") == "blocked"


@pytest.mark.parametrize("move", ["R", "Sa-Sd", "1-2", "1-1", "Sa-1"])
def test_the_game_is_over_after_the_win(move: str) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        apply(position("all 13, redeals 1"), parse_entry(move))
    assert caught.value.refusal is Refusal.GAME_OVER


def test_targets_are_the_places_that_accept_a_card_piles_first() -> None:
    state = position("3: 6S; 9: 5S; 12: 7S; Sa 5; Sd 7")
    assert [str(place) for place in targets(state, parse_place("3"))] == ["9", "12", "Sa", "Sd"]
    assert targets(state, parse_place("4")) == ()
    assert targets(position("all 13"), parse_place("Sa")) == ()
