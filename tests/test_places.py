"""The 24 places and their names."""

import pytest

from crescent.cards import Card, Suit
from crescent.places import FOUNDATIONS, PILES, PLACES, Foundation, Pile, Place, parse_place


def test_there_are_sixteen_piles_and_eight_foundations() -> None:
    assert " ".join(map(str, PILES)) == "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16"
    assert " ".join(map(str, FOUNDATIONS)) == "Sa Ha Da Ca Sd Hd Dd Cd"
    assert PLACES == (*PILES, *FOUNDATIONS)


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_what_is_written_is_read_again_in_any_case(place: Place) -> None:
    assert parse_place(str(place)) == place
    assert parse_place(str(place).upper()) == place
    assert parse_place(str(place).lower()) == place


@pytest.mark.parametrize("places", [PILES, FOUNDATIONS], ids=["piles", "foundations"])
def test_the_index_of_a_place_is_its_position_in_the_state(places: tuple[Place, ...]) -> None:
    assert [place.index for place in places] == list(range(len(places)))


@pytest.mark.parametrize(
    "text",
    [
        "", "0", "17", "07", "1 ", " 1", "+1", "1_0", "١", "\N{FULLWIDTH DIGIT ONE}", "①",
        "S", "a", "aS", "Sx", "Xa", "Saa", "\N{LATIN SMALL LETTER LONG S}a", "R", "\x00",
        "\ud800", "1" * 10_000_000,
    ],
    ids=lambda text: ascii(text[:20]),
)  # fmt: skip
def test_anything_else_names_no_place(text: str) -> None:
    with pytest.raises(ValueError, match="not a place") as caught:
        parse_place(text)
    assert len(str(caught.value)) < 200


def test_a_foundation_is_based_on_its_ace_or_its_king() -> None:
    assert " ".join(str(foundation.base) for foundation in FOUNDATIONS) == (
        "AS AH AD AC KS KH KD KC"
    )


def test_foundations_run_from_ace_to_king_and_from_king_to_ace() -> None:
    up, down = Foundation(Suit.HEARTS, True), Foundation(Suit.HEARTS, False)
    assert [str(up.card_at(height))[0] for height in range(1, 14)] == list("A23456789TJQK")
    assert [str(down.card_at(height))[0] for height in range(1, 14)] == list("KQJT98765432A")


@pytest.mark.parametrize("foundation", FOUNDATIONS, ids=str)
def test_the_height_of_a_card_is_where_it_lies(foundation: Foundation) -> None:
    for height in range(1, 14):
        assert foundation.height_of(foundation.card_at(height)) == height
    assert foundation.height_of(Card(1, foundation.suit)) == (1 if foundation.ascending else 13)


def test_piles_and_foundations_are_told_apart_by_value() -> None:
    assert parse_place("3") == Pile(3)
    assert parse_place("cd") == Foundation(Suit.CLUBS, ascending=False)
    assert len(set(PLACES)) == 24
