"""What is legal: constructed positions with the exact set of their moves.

Foundations hold their base and piles are empty where a position does not say otherwise; no
redeal is left. See positions.py.
"""

import pytest

from tests.positions import after, legal, pile, refusal, these

# Piles


def test_same_suit_and_adjacent_rank_up_or_down() -> None:
    assert legal("3: 8H; 4: 9H; 5: 7H") == these("3-4 3-5 4-3 5-3")


def test_another_suit_of_an_adjacent_rank_is_no_place() -> None:
    assert legal("3: 8H; 4: 9D; 5: 7S; 6: 7C") == set()


def test_the_same_rank_and_a_rank_two_away_are_no_place() -> None:
    assert legal("3: 8H; 4: 8H; 5: TH; 6: 6H") == set()


def test_round_the_corner_an_ace_goes_on_its_king_and_a_king_on_its_ace() -> None:
    assert legal("10: AC; 14: KC") == these("10-14 14-10")


def test_round_the_corner_only_within_the_suit() -> None:
    assert legal("10: AC; 14: KS; 1: AH; 2: KD") == set()


def test_the_corner_does_not_reach_beyond_ace_and_king() -> None:
    assert legal("1: AC; 2: QC; 3: KH; 4: 2H; Cd 5; Ha 5") == set()


def test_example_of_the_rules_page_ace_of_pile_10_onto_king_of_pile_14() -> None:
    text = "10: 5D 7C AS; 14: 2H KS"
    assert "10-14" in legal(text)
    state = after(text, "10-14")
    assert pile(state, 10) == "5D 7C"
    assert pile(state, 14) == "2H KS AS"


def test_only_the_top_card_moves() -> None:
    assert legal("3: 8H 5C; 4: 9H 7D") == set()


def test_one_card_moves_and_no_other_pile_changes() -> None:
    state = after("3: 2C 8H; 4: 5D 9H; 5: TH", "3-4")
    assert [pile(state, number) for number in (3, 4, 5)] == ["2C", "5D 9H 8H", "TH"]


def test_equal_copies_are_places_of_their_own() -> None:
    assert legal("1: 5C; 2: 6C; 3: 6C; 4: 5C") == these("1-2 1-3 4-2 4-3 2-1 2-4 3-1 3-4")


def test_a_pile_of_twelve_takes_a_thirteenth_card_and_no_fourteenth() -> None:
    text = "1: 2C*11 5S; 2: 6S; 3: 4S"
    assert legal(text) == these("1-2 1-3 2-1 3-1")
    assert len(after(text, "2-1").tableau[0]) == 13
    assert legal("1: 2C*12 5S; 2: 6S; 3: 4S") == these("1-2 1-3")
    assert refusal("1: 2C*12 5S; 2: 6S", "2-1") == "pile_full"


def test_a_full_pile_still_gives_cards_and_then_takes_one_again() -> None:
    full = "1: 8C*11 6S 5S; 2: 6S; 3: 7S"
    assert legal(full) == these("1-2 2-3 3-2")
    state = after(full, "1-2 3-1")
    assert len(state.tableau[0]) == 13
    assert pile(state, 2) == "6S 5S"


def test_an_emptied_pile_stays_empty() -> None:
    text = "3: 8H; 4: 9H; 5: TH"
    state = after(text, "3-4")
    assert pile(state, 3) == ""
    assert legal("4: 9H 8H; 5: 7H") == these("4-5 5-4")
    assert refusal("4: 9H 8H; 5: 7H", "5-3") == "empty_pile"
    assert refusal("4: 9H 8H; 5: 7H", "4-3") == "empty_pile"


# Foundations


def test_ascending_from_the_ace_and_descending_from_the_king() -> None:
    assert legal("1: 2S; 2: QS; 3: 2D; 4: QD") == these("1-Sa 2-Sd 3-Da 4-Dd")


def test_a_foundation_takes_the_next_card_of_its_suit_only() -> None:
    assert legal("1: 5S; 2: 7S; 3: 6H; 4: 5H; Sa 5, Sd 6, Ha 2") == these("2-Sd 3-4 4-3")


@pytest.mark.parametrize(
    ("name", "cards"),
    [("Ha", "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"), ("Hd", "QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH")],
)
def test_a_foundation_is_built_card_by_card_to_its_end(name: str, cards: str) -> None:
    for count, card in enumerate(cards.split(), start=1):
        assert f"3-{name}" in legal(f"3: {card}; {name} {count}")
        assert f"3-{name}" not in legal(f"3: {card}; {name} {count + 1}")


def test_a_card_that_both_foundations_accept_may_go_to_either() -> None:
    assert legal("7: 6S; Sa 5; Sd 7") == these("7-Sa 7-Sd")


def test_foundations_do_not_go_round() -> None:
    assert legal("1: AS; 2: KS; Sa 13; Sd 13") == these("1-2 2-1")
    assert refusal("1: AS; Sa 13", "1-Sa") == "not_next"
    assert refusal("1: KS; Sd 13", "1-Sd") == "not_next"


def test_a_king_ends_the_ascending_and_an_ace_the_descending_foundation() -> None:
    assert legal("1: KS; 2: AS; Sa 12; Sd 12") == these("1-Sa 2-Sd 1-2 2-1")


def test_from_one_foundation_to_the_other_of_its_suit_both_ways() -> None:
    assert legal("Sa 5; Sd 8") == these("Sd-Sa Sa-Sd")


def test_from_one_foundation_to_the_other_only_when_it_follows() -> None:
    assert legal("Sa 5; Sd 6") == set()
    assert legal("Sa 5; Sd 7") == set()
    assert legal("Sa 6; Sd 9") == set()


def test_from_foundation_to_foundation_never_to_another_suit() -> None:
    assert legal("Sa 5; Cd 8; Hd 8; Da 7; Dd 7") == set()


def test_a_foundation_move_changes_two_foundations_only() -> None:
    state = after("Sa 5; Sd 8; 3: 9H", "Sd-Sa")
    assert (state.foundations[0], state.foundations[4]) == (6, 7)
    assert pile(state, 3) == "9H"


def test_cards_may_wander_between_foundations_until_one_holds_its_base_alone() -> None:
    assert legal("Ca 11; Cd 2") == these("Ca-Cd Cd-Ca")
    assert legal("Ca 12; Cd 1") == these("Ca-Cd")
    assert legal("Ca 1; Cd 12") == these("Cd-Ca")


def test_the_base_never_moves() -> None:
    assert legal("Sd 13; 1: 2S; 2: QS; 3: KS") == these("1-Sa 2-3 3-2")
    assert refusal("Sd 12", "Sa-Sd") == "base_locked"
    assert refusal("Sa 12", "Sd-Sa") == "base_locked"
    assert refusal("1: 2S", "Sa-1") == "base_locked"


def test_a_card_never_returns_from_a_foundation_to_a_pile() -> None:
    assert legal("1: 6S; Sa 5; 2: 4S") == these("1-Sa")


def test_the_redeal_is_legal_while_one_is_left() -> None:
    assert legal("1: 5H; redeals 1") == these("R")
    assert legal("1: 5H; 2: 6H; redeals 3") == these("1-2 2-1 R")
    assert legal("redeals 1") == these("R")
    assert legal("1: 5H; redeals 0") == set()


def test_nothing_is_legal_after_the_win() -> None:
    assert legal("all 13; redeals 3") == set()
