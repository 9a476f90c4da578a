"""Deals are the same for ever: golden deals, and the method of the contract done anew."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crescent.deals import (
    DEAL_COUNT,
    DealCode,
    Variant,
    _below,
    deal,
    parse_code,
    random_code,
)
from crescent.places import PILES
from tests import naive
from tests.golden import DEALS


def cards_of(code: DealCode) -> list[list[str]]:
    """The sixteen piles of a deal."""
    state = deal(code)
    return [[str(card) for card in state.cards(pile)] for pile in PILES]


def test_there_are_seven_golden_deals() -> None:
    assert len(DEALS) == 7


@pytest.mark.parametrize("code", DEALS)
def test_golden_deal(code: str) -> None:
    assert cards_of(parse_code(code)) == DEALS[code]


@pytest.mark.parametrize("code", DEALS)
@pytest.mark.parametrize("variant", Variant)
def test_the_variant_does_not_change_the_cards(code: str, variant: Variant) -> None:
    assert cards_of(DealCode(variant, parse_code(code).number)) == DEALS[code]


deal_numbers = st.integers(0, DEAL_COUNT - 1)


@given(deal_numbers)
def test_any_deal_is_what_the_contract_describes(number: int) -> None:
    code = DealCode(Variant.NORMAL, number)
    piles = naive.table_of(str(code)).piles.values()
    assert cards_of(code) == [[card for card, _ in pile] for pile in piles]


@given(deal_numbers)
def test_any_deal_has_two_packs_less_the_bases(number: int) -> None:
    piles = cards_of(DealCode(Variant.FACE_DOWN, number))
    assert [len(pile) for pile in piles] == [6] * 16
    counts = Counter(card for pile in piles for card in pile)
    assert counts == {
        rank + suit: 1 if rank in "AK" else 2 for rank in naive.RANKS for suit in naive.SUITS
    }


def test_an_output_beyond_the_last_full_stretch_is_thrown_away_and_drawn_again() -> None:
    # 2^64 - 1 is divisible by 3, so of all outputs only the last would favour a zero.
    assert _below(3, iter([2**64 - 1, 5])) == 2
    assert _below(3, iter([2**64 - 2, 5])) == 2
    assert _below(2, iter([2**64 - 1, 4])) == 1


def test_neighbouring_numbers_give_unlike_deals() -> None:
    deals = {str(cards_of(DealCode(Variant.NORMAL, number))) for number in range(200)}
    assert len(deals) == 200


def test_a_code_at_random_is_a_code_and_another_each_time() -> None:
    codes = [random_code(Variant.FACE_DOWN) for _ in range(50)]
    assert all(parse_code(str(code)) == code for code in codes)
    assert {code.variant for code in codes} == {Variant.FACE_DOWN}
    assert len(set(codes)) == 50
