"""What a position tells about its places."""

import dataclasses

import pytest

from crescent.places import FOUNDATIONS, PLACES, Place, parse_place
from crescent.state import GameState
from tests.positions import position


def test_a_pile_tells_its_cards_top_and_count() -> None:
    state, three = position("3: 2H 9C JD"), parse_place("3")
    assert [str(card) for card in state.cards(three)] == ["2H", "9C", "JD"]
    assert str(state.top(three)) == "JD"
    assert state.count(three) == 3


def test_an_emptied_pile_has_no_top() -> None:
    state, four = position("3: 2H"), parse_place("4")
    assert (state.cards(four), state.top(four), state.count(four)) == ((), None, 0)


def test_a_foundation_tells_its_cards_top_and_count() -> None:
    state = position("Sa 3, Hd 4")
    up, down = parse_place("Sa"), parse_place("Hd")
    assert " ".join(map(str, state.cards(up))) == "AS 2S 3S"
    assert " ".join(map(str, state.cards(down))) == "KH QH JH TH"
    assert (str(state.top(up)), str(state.top(down))) == ("3S", "TH")
    assert (state.count(up), state.count(down)) == (3, 4)


def test_a_full_foundation_ends_with_the_king_or_the_ace() -> None:
    tops = [str(position("all 13").top(foundation)) for foundation in FOUNDATIONS]
    assert tops == ["KS", "KH", "KD", "KC", "AS", "AH", "AD", "AC"]


def test_won_when_all_eight_foundations_are_full_and_not_before() -> None:
    assert position("all 13").is_won
    for foundation in FOUNDATIONS:
        assert not position(f"all 13, {foundation} 12").is_won


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_top_and_count_agree_with_the_cards(place: Place) -> None:
    state = position("1: AS 2S; 16: KH; Sa 2, Dd 13, Ca 7")
    cards = state.cards(place)
    assert state.count(place) == len(cards)
    assert state.top(place) == (cards[-1] if cards else None)


def test_a_position_cannot_be_changed_and_can_be_compared() -> None:
    state: GameState = position("1: AS")
    with pytest.raises(dataclasses.FrozenInstanceError):
        state.redeals_left = 9  # type: ignore[misc]
    assert state == position("1: AS")
    assert len({state, position("1: AS"), position("1: AS; redeals 1")}) == 2
