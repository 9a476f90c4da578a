"""Cards: their text, their neighbours."""

import pytest

from crescent.cards import RANK_LETTERS, Card, Suit, parse_card

ALL_CARDS = [Card(rank, suit) for suit in Suit for rank in range(1, 14)]


def test_the_suits_stand_in_the_order_of_the_contract() -> None:
    assert [suit.value for suit in Suit] == ["S", "H", "D", "C"]


def test_a_card_is_written_rank_then_suit() -> None:
    assert str(Card(10, Suit.SPADES)) == "TS"
    assert str(Card(1, Suit.HEARTS)) == "AH"
    assert " ".join(str(card) for card in ALL_CARDS[-13:]) == (
        "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
    )


@pytest.mark.parametrize("card", ALL_CARDS, ids=str)
def test_what_is_written_is_read_again_in_any_case(card: Card) -> None:
    assert parse_card(str(card)) == card
    assert parse_card(str(card).lower()) == card


@pytest.mark.parametrize(
    "text",
    [
        "", "A", "S", "10S", "1S", "AX", "SA", "ASS", " AS", "AS ", "A S",
        "A\N{LATIN SMALL LETTER LONG S}", "\N{KELVIN SIGN}S", "\N{FULLWIDTH DIGIT TWO}S",
        "A♠", "\x00S", "A\ud800", "aß", "AS" * 5_000_000,
    ],
    ids=lambda text: ascii(text[:20]),
)  # fmt: skip
def test_anything_else_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        parse_card(text)


@pytest.mark.parametrize("rank", range(1, 14), ids=RANK_LETTERS)
def test_each_card_has_two_neighbours_and_the_ranks_go_round(rank: int) -> None:
    card = Card(rank, Suit.CLUBS)
    neighbours = {str(other)[0] for other in ALL_CARDS[-13:] if card.adjoins(other)}
    circle = RANK_LETTERS + RANK_LETTERS
    assert neighbours == {circle[rank], circle[rank + 11]}


def test_the_king_adjoins_the_ace_and_the_queen_only() -> None:
    king = parse_card("KD")
    assert [str(card) for card in ALL_CARDS[26:39] if king.adjoins(card)] == ["AD", "QD"]
