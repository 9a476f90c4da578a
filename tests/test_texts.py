"""What the game says, in English and in Croatian."""

import pytest

from crescent.deals import CodeFault
from crescent.exports import ExportFault
from crescent.i18n import LANGUAGES, load_texts
from crescent.i18n.names import clock
from crescent.i18n.texts import Texts
from crescent.records import RecordFault
from crescent.refusals import Refusal
from tests import croatian

EN, HR = load_texts("en"), croatian.texts()
BOTH = pytest.mark.parametrize("texts", [EN, HR], ids=["en", "hr"])

REFUSALS = {
    # code: English, Croatian (letter for letter as the rules page has it, where it does)
    "malformed": (
        "This is not a move. Write it like 10-14 or 7-Sa",
        "To nije potez. Napišite ga ovako: 10-14 ili 7-Sa",
    ),
    "game_over": ("The game is won. Start a new one", "Igra je dobivena. Započnite novu"),
    "same_place": ("The card already lies here", "Karta je već ovdje"),
    "no_card": ("There is no card here", "Ovdje nema karte"),
    "base_locked": ("The base of a foundation is locked", "Osnova temelja je zaključana"),
    "foundation_to_tableau": (
        "A card does not return from a foundation to a pile",
        "Karta se ne vraća s temelja na stog",
    ),
    "empty_pile": (
        "A card cannot be put on an empty pile",
        "Nije moguće postaviti na prazan stog",
    ),
    "different_suit": ("It must be of the same suit", "Mora biti iste boje"),
    "not_adjacent": ("It must be one higher or lower", "Mora biti veće ili manje vrijednosti"),
    "pile_full": (
        "This pile is full; choose another destination",
        "Ovaj je stog pun; odaberite drugo odredište",
    ),
    "not_next": (
        "It does not follow the top card of the foundation",
        "Ne slijedi gornju kartu temelja",
    ),
    "no_redeals_left": ("No more redeals", "Nema više dijeljenja"),
}


# Refusals


@pytest.mark.parametrize("code", [reason.value for reason in Refusal])
def test_each_refusal_gives_its_reason(code: str) -> None:
    assert (EN.refusal(code), HR.refusal(code)) == REFUSALS[code]


@pytest.mark.parametrize("code", [reason.value for reason in Refusal])
def test_with_interactive_rules_off_four_reasons_are_given_and_no_other(code: str) -> None:
    said = EN.refusal(code, interactive=False), HR.refusal(code, interactive=False)
    if code in ("pile_full", "empty_pile", "base_locked", "no_redeals_left"):
        assert said == REFUSALS[code]
    else:
        assert said == ("This move is not allowed", "Potez nije dopušten")


# Errors


@BOTH
def test_there_is_a_sentence_for_every_fault(texts: Texts) -> None:
    for code_fault in CodeFault:
        assert texts.code_fault(code_fault.value)
        assert texts.record_error("bad_code", None, None, code_fault.value) == (
            texts.code_fault(code_fault.value)
        )
    for fault in set(RecordFault) - {RecordFault.BAD_CODE}:
        assert texts.record_error(fault.value, None, None, None)
    for export_fault in ExportFault:
        assert texts.export_fault(export_fault.value)
    assert texts.bad_position()
    assert texts.game_full()


@BOTH
def test_a_wrong_entry_is_named_with_its_reason(texts: Texts) -> None:
    for reason in Refusal:
        sentence = texts.record_error(reason.value, 17, "3-7", None)
        assert "17" in sentence
        assert "3-7" in sentence
        assert sentence.endswith(texts.refusal(reason.value))


@BOTH
def test_braces_in_an_entry_are_shown_as_they_are(texts: Texts) -> None:
    assert "{0}{x}" in texts.record_error("malformed", 1, "{0}{x}", None)


# Croatian counts: 1 potez, 2 poteza, 5 poteza

MOVES = {1: "potez", 2: "poteza", 4: "poteza", 5: "poteza", 11: "poteza", 21: "potez"} | {
    22: "poteza", 25: "poteza", 100: "poteza", 101: "potez", 111: "poteza", 121: "potez",
}  # fmt: skip
CARDS = {1: "karta", 2: "karte", 3: "karte", 4: "karte", 5: "karata", 10: "karata"} | {
    11: "karata", 12: "karata", 13: "karata", 14: "karata", 21: "karta", 22: "karte",
    25: "karata", 111: "karata", 112: "karata", 121: "karta", 122: "karte",
}  # fmt: skip
REDEALS = {
    1: "Ponovno podijeljeno. Preostalo je 1 ponovno dijeljenje",
    2: "Ponovno podijeljeno. Preostala su 2 ponovna dijeljenja",
    3: "Ponovno podijeljeno. Preostala su 3 ponovna dijeljenja",
    5: "Ponovno podijeljeno. Preostalo je 5 ponovnih dijeljenja",
}


@pytest.mark.parametrize(("count", "noun"), MOVES.items())
def test_moves_counted_in_croatian(count: int, noun: str) -> None:
    assert HR.won(count, 65) == f"{count} {noun} za 1:05"


@pytest.mark.parametrize(("count", "noun"), CARDS.items())
def test_cards_counted_in_croatian(count: int, noun: str) -> None:
    assert HR.names.place("7", "QS", count) == f"Pik dama, stog 7, {count} {noun}"
    assert HR.names.place("Ca", "QC", count) == f"Tref dama, uzlazni temelj, {count} {noun}"
    assert HR.names.place("Hd", "QH", count) == f"Srce dama, silazni temelj, {count} {noun}"


@pytest.mark.parametrize(("count", "sentence"), REDEALS.items())
def test_redeals_counted_in_croatian(count: int, sentence: str) -> None:
    assert HR.redealt(count) == sentence


def test_no_redeal_left() -> None:
    assert HR.redealt(0) == "Ponovno podijeljeno. Nema više dijeljenja"
    assert EN.redealt(0) == "Redealt. No redeals are left"


def test_english_counts() -> None:
    assert EN.won(1, 60) == "Won in 1 move, in 1:00"
    assert EN.won(21, 60) == "Won in 21 moves, in 1:00"
    assert EN.redealt(1) == "Redealt. 1 redeal is left"
    assert EN.redealt(2) == "Redealt. 2 redeals are left"
    assert EN.names.place("7", "QS", 1) == "Queen of spades, pile 7, 1 card"
    assert EN.names.place("Sa", "2S", 2) == "Two of spades, ascending foundation, 2 cards"


# Cards


@pytest.mark.parametrize(
    ("card", "as_subject", "as_destination"),
    [
        ("AS", "pik as", "pik asa"),
        ("KS", "pik kralj", "pik kralja"),
        ("JS", "pik dečko", "pik dečka"),
        ("QS", "pik dama", "pik damu"),
        ("TH", "srce desetka", "srce desetku"),
        ("2D", "karo dvojka", "karo dvojku"),
        ("7C", "tref sedmica", "tref sedmicu"),
    ],
)
def test_a_card_as_destination_stands_in_the_accusative(
    card: str, as_subject: str, as_destination: str
) -> None:
    assert HR.names.card(card) == as_subject
    assert HR.names.card_accusative(card) == as_destination
    sentence = HR.moved("9H", "10", "14", card)
    assert sentence == f"Srce devetka iz stoga 10 na {as_destination} u stogu 14"


@BOTH
def test_all_52_cards_have_a_name_of_their_own(texts: Texts) -> None:
    cards = [rank + suit for rank in "A23456789TJQK" for suit in "SHDC"]
    assert len({texts.names.card(card) for card in cards}) == 52
    assert len({texts.names.card_accusative(card) for card in cards}) == 52


def test_a_move_is_told_with_its_places() -> None:
    assert EN.moved("AS", "10", "14", "KS") == (
        "Ace of spades from pile 10 onto the king of spades in pile 14"
    )
    assert EN.moved("2S", "3", "Sa", "AS") == (
        "Two of spades from pile 3 onto the ace of spades on a foundation"
    )
    assert EN.moved("7S", "Sd", "Sa", "6S") == (
        "Seven of spades from a foundation onto the six of spades on the other foundation"
    )
    assert HR.moved("AS", "10", "14", "KS") == "Pik as iz stoga 10 na pik kralja u stogu 14"
    assert HR.moved("2S", "3", "Sa", "AS") == "Pik dvojka iz stoga 3 na pik asa na temelju"


def test_an_emptied_pile_is_told_so() -> None:
    assert EN.names.place("7", None, 0) == "Pile 7, empty"
    assert HR.names.place("7", None, 0) == "Stog 7, prazan"


@BOTH
def test_what_else_is_said(texts: Texts) -> None:
    assert "CR1-N-AAAAAAB" in texts.new_game("CR1-N-AAAAAAB")
    assert "CR1-N-AAAAAAB" in texts.not_copied("CR1-N-AAAAAAB")
    said = [texts.undone("x"), texts.redone("x"), texts.resumed(), texts.copied(), texts.blocked()]
    assert len(set(said)) == 5
    assert texts.names.card("QS")[1:] in texts.selected("QS")


# Time and languages


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [
        *((0, "0:00"), (0.9, "0:00"), (59.9, "0:59"), (60, "1:00"), (245, "4:05")),
        *((3599, "59:59"), (3600, "1:00:00"), (3723, "1:02:03"), (360_000, "100:00:00")),
    ],
)
def test_time_as_people_write_it(seconds: float, shown: str) -> None:
    assert clock(seconds) == shown


def test_the_languages_are_croatian_and_english() -> None:
    assert LANGUAGES == ("hr", "en")
    assert (EN.language, HR.language) == ("en", "hr")


@pytest.mark.parametrize("language", ["en", "de", "", "../../..", "\x00"])
def test_a_language_without_a_catalogue_speaks_english(language: str) -> None:
    assert load_texts(language).refusal("no_card") == "There is no card here"
