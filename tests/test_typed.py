"""Moves typed in the contract's notation or in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crescent.i18n import load_spoken
from crescent.i18n.catalogue import Catalogue, read_mo
from crescent.i18n.spoken import Spoken
from crescent.moves import Entry, Move
from crescent.rules import legal_moves
from crescent.web.typed import Unclear, UnclearMoveError, read_typed
from tests.croatian import compiled
from tests.games import game
from tests.positions import position

EN, HR = load_spoken("en"), Spoken("hr", Catalogue("hr", read_mo(compiled())))
SPOT = """
    Sa 2, Sd 10; 3: 2H 8H; 7: 9C 3S; 9: 5S AS; 10: 7H; 12: 4S 8H; 14: KD 9H; 15: 2D 4S; 2: JC QS;
    4: KS; 5: 9D JD; 6: QD
"""


def read(text: str, texts: Spoken = HR, spot: str = SPOT) -> str:
    """What a text asks for, in the contract's notation."""
    return str(read_typed(text, position(spot), texts.vocabulary()))


def fault(text: str, texts: Spoken = HR, spot: str = SPOT) -> UnclearMoveError:
    """Why a text asks for nothing."""
    with pytest.raises(UnclearMoveError) as caught:
        read(text, texts, spot)
    return caught.value


@pytest.mark.parametrize("texts", [EN, HR], ids=["en", "hr"])
@pytest.mark.parametrize(
    ("text", "move"),
    [
        *(("10-14", "10-14"), (" 10 - 14 ", "10-14"), ("10–14", "10-14"), ("10 → 14", "10-14")),
        *(("10 14", "10-14"), ("7-sa", "7-Sa"), ("7 Sa", "7-Sa"), ("Sa-Sd", "Sa-Sd")),
        *(("r", "R"), ("R", "R"), ("16>1", "16-1")),
    ],
)
def test_the_notation_is_read_in_every_language(text: str, move: str, texts: Spoken) -> None:
    assert read(text, texts) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("10 na 14", "10-14"),
        ("stog 10 na stog 14", "10-14"),
        ("iz stoga 10 na srce devetku u stogu 14", "10-14"),
        ("srce sedmica na srce devetku", "10-14"),
        ("7 na pik dvojku", "7-Sa"),
        ("7 na pik asa", "7-9"),
        ("pik trojka na temelj", "7-Sa"),
        ("7 na temelj", "7-Sa"),
        ("7 NA UZLAZNI TEMELJ", "7-Sa"),
        ("dama pik na kralja pik", "2-4"),
        ("pik d na pik k", "2-4"),
        ("karo dečka na karo damu", "5-6"),
        ("karo decko na karo d", "5-6"),
        ("karo v na karo dama", "5-6"),
        ("srce 7 na 9♥", "10-14"),
        ("7♥ na 9♥", "10-14"),
        ("7h na 9h", "10-14"),
        ("dijeli", "R"),
        ("Podijeli ponovno!", "R"),
    ],
)
def test_croatian_words(text: str, move: str) -> None:
    assert read(text) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("10 to 14", "10-14"),
        ("pile 10 onto pile 14", "10-14"),
        ("seven of hearts on the nine of hearts", "10-14"),
        ("a seven of hearts on a nine of hearts", "10-14"),
        ("Seven of hearts to 9♥", "10-14"),
        ("7 to the ace of spades", "7-9"),
        ("three of spades to foundation", "7-Sa"),
        ("7 to home", "7-Sa"),
        ("queen of spades to king of spades", "2-4"),
        ("jack of diamonds to Q of diamonds", "5-6"),
        ("redeal", "R"),
        ("deal again", "R"),
    ],
)
def test_english_words(text: str, move: str) -> None:
    assert read(text, EN) == move


def test_of_two_like_cards_the_one_that_can_move_is_meant() -> None:
    assert read("srce osmica na srce devetku", spot="3: 8H; 12: 8H 2C; 14: 9H") == "3-14"


def test_where_two_cards_could_be_meant_both_moves_are_named() -> None:
    error = fault("srce osmica na srce devetku", spot="3: 8H; 12: 8H; 14: 9H")
    assert error.reason is Unclear.SEVERAL
    assert [str(move) for move in error.moves] == ["3-14", "12-14"]
    assert "3-14, 12-14" in HR.unclear(error.reason.value, map(str, error.moves))


def test_on_both_foundations_the_ascending_one_is_meant() -> None:
    both = "Sa 6, Sd 6; 3: 7S"
    assert read("3 na temelj", spot=both) == "3-Sa"
    assert read("3 na silazni temelj", spot=both) == "3-Sd"


def test_a_move_that_is_refused_is_read_too() -> None:
    assert read("10 na 7") == "10-7"
    assert read("karo dama na pik kralja") == "6-4"
    # To its own suit's foundation, so that the reason makes sense.
    assert read("10 na temelj") == "10-Ha"


@pytest.mark.parametrize(
    "text",
    [
        *("", "bla", "10", "17 na 3", "10 na", "na 14", "10 14 3 na 4", "💥", "1O na 14"),
        *("ne dijeli", "podijeli 10 14 na 3", "ponovno"),
    ],
)
def test_what_is_no_move(text: str) -> None:
    assert fault(text).reason is Unclear.NO_MOVE


def test_a_card_that_lies_nowhere_on_top() -> None:
    assert fault("tref desetka na tref devetku").reason is Unclear.NO_SUCH_CARD


@pytest.mark.parametrize("texts", [EN, HR], ids=["en", "hr"])
def test_what_the_game_says_of_a_move_can_be_typed(texts: Spoken) -> None:
    state, words = game().state, texts.vocabulary()
    for entry in legal_moves(state):
        if isinstance(entry, Move):
            card, onto = str(state.top(entry.source)), str(state.top(entry.target))
            said = texts.moved(card, str(entry.source), str(entry.target), onto)
            assert read_typed(said, state, words) == entry


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    entry: Entry | None
    try:
        entry = read_typed(text, position(SPOT), HR.vocabulary())
    except UnclearMoveError:
        entry = None
    assert entry is None or str(entry)
