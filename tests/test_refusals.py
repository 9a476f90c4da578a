"""Why a move is refused, and which reason is given when several apply (contract, section 4)."""

import pytest

from crescent.moves import parse_entry
from crescent.refusals import IllegalMoveError, Refusal
from crescent.rules import apply
from tests.positions import position, refusal

CODES = [
    "malformed",
    "game_over",
    "same_place",
    "no_card",
    "base_locked",
    "foundation_to_tableau",
    "empty_pile",
    "different_suit",
    "not_adjacent",
    "pile_full",
    "not_next",
    "no_redeals_left",
]


def test_the_codes_are_those_of_the_contract_in_its_order() -> None:
    assert [reason.value for reason in Refusal] == CODES


@pytest.mark.parametrize(
    ("text", "move", "code"),
    [
        ("all 13", "R", "game_over"),
        ("all 13, redeals 3", "R", "game_over"),
        ("all 13", "Sa-Sd", "game_over"),
        ("3: 5H", "3-3", "same_place"),
        ("Sa 4", "Sa-Sa", "same_place"),
        ("4: 5H", "3-4", "no_card"),
        ("3: 5H", "Sa-3", "base_locked"),
        ("Sa 12", "Sd-Sa", "base_locked"),
        ("3: 5S; Sa 4", "Sa-3", "foundation_to_tableau"),
        ("3: 5S; Sd 8", "Sd-3", "foundation_to_tableau"),
        ("3: 5H", "3-4", "empty_pile"),
        ("3: 5H; 4: 6D", "3-4", "different_suit"),
        ("3: 5H; Da 4", "3-Da", "different_suit"),
        ("Ha 4; Dd 9", "Ha-Dd", "different_suit"),
        ("3: 5H; 4: 5H", "3-4", "not_adjacent"),
        ("3: 5H; 4: 7H", "3-4", "not_adjacent"),
        ("3: AH; 4: QH", "3-4", "not_adjacent"),
        ("3: KH; 4: 2H", "3-4", "not_adjacent"),
        ("3: 5H; 4: 2C*12 6H", "3-4", "pile_full"),
        ("3: 5H; Ha 5", "3-Ha", "not_next"),
        ("3: 5H; Ha 3", "3-Ha", "not_next"),
        ("3: AH; Ha 13", "3-Ha", "not_next"),
        ("3: KH; Hd 13", "3-Hd", "not_next"),
        ("Ha 5; Hd 7", "Ha-Hd", "not_next"),
        ("3: 5H", "R", "no_redeals_left"),
    ],
)
def test_each_reason_alone(text: str, move: str, code: str) -> None:
    assert refusal(text, move) == code


@pytest.mark.parametrize(
    ("text", "move", "given", "also"),
    [
        ("all 13", "3-3", "game_over", "same_place"),
        ("all 13", "3-4", "game_over", "no_card"),
        ("all 13", "Sa-3", "game_over", "foundation_to_tableau"),
        ("all 13", "Sa-Hd", "game_over", "different_suit"),
        ("all 13", "R", "game_over", "no_redeals_left"),
        ("", "3-3", "same_place", "no_card"),
        ("", "Sa-Sa", "same_place", "base_locked"),
        ("", "3-4", "no_card", "empty_pile"),
        ("", "3-Sa", "no_card", "not_next"),
        ("3: 2C*13", "4-3", "no_card", "pile_full"),
        ("3: 2S", "Sa-3", "base_locked", "foundation_to_tableau"),
        ("", "Sa-3", "base_locked", "empty_pile"),
        ("3: 2C*13", "Sa-3", "base_locked", "pile_full"),
        ("", "Sa-Hd", "base_locked", "different_suit"),
        ("", "Sa-Sd", "base_locked", "not_next"),
        ("Sa 5", "Sa-3", "foundation_to_tableau", "empty_pile"),
        ("Sa 5; 3: 6H", "Sa-3", "foundation_to_tableau", "different_suit"),
        ("Sa 5; 3: 8S", "Sa-3", "foundation_to_tableau", "not_adjacent"),
        ("Sa 5; 3: 2C*12 6S", "Sa-3", "foundation_to_tableau", "pile_full"),
        ("3: 5H; 4: 8C", "3-4", "different_suit", "not_adjacent"),
        ("3: 5H; 4: 2C*12 6D", "3-4", "different_suit", "pile_full"),
        ("3: 5H", "3-Ca", "different_suit", "not_next"),
        ("Ha 5; Dd 2", "Ha-Dd", "different_suit", "not_next"),
        ("3: 5H; 4: 2C*12 8H", "3-4", "not_adjacent", "pile_full"),
    ],
)
def test_the_first_reason_in_the_order_is_given(
    text: str, move: str, given: str, also: str
) -> None:
    assert CODES.index(given) < CODES.index(also)
    assert refusal(text, move) == given


@pytest.mark.parametrize("redeals", [0, 1])
def test_a_refused_move_raises_its_reason_and_changes_nothing(redeals: int) -> None:
    text = f"3: 5H; 4: 6D; redeals {redeals}"
    state = position(text)
    with pytest.raises(IllegalMoveError) as caught:
        apply(state, parse_entry("3-4"))
    assert caught.value.refusal is Refusal.DIFFERENT_SUIT
    assert state == position(text)


def test_a_refused_redeal_raises_its_reason() -> None:
    with pytest.raises(IllegalMoveError) as caught:
        apply(position("3: 5H 2C"), parse_entry("R"))
    assert caught.value.refusal is Refusal.NO_REDEALS_LEFT
