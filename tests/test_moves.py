"""Moves and redeals as text."""

import pytest

from crescent.moves import Entry, Move, Redeal, parse_entry
from crescent.places import PLACES, parse_place
from crescent.refusals import IllegalMoveError, Refusal


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("10-14", Move(parse_place("10"), parse_place("14"))),
        ("7-Sa", Move(parse_place("7"), parse_place("Sa"))),
        ("Sa-Sd", Move(parse_place("Sa"), parse_place("Sd"))),
        ("Hd-3", Move(parse_place("Hd"), parse_place("3"))),
        ("R", Redeal()),
    ],
)
def test_the_forms_of_the_contract_are_read_and_written(text: str, entry: Entry) -> None:
    assert parse_entry(text) == entry
    assert str(entry) == text


@pytest.mark.parametrize(
    ("text", "canonical"), [("r", "R"), ("7-sA", "7-Sa"), ("SA-SD", "Sa-Sd"), ("cd-ca", "Cd-Ca")]
)
def test_reading_does_not_mind_case(text: str, canonical: str) -> None:
    assert str(parse_entry(text)) == canonical


def test_every_pair_of_places_is_a_move_that_can_be_written_and_read() -> None:
    for source in PLACES:
        for target in PLACES:
            assert parse_entry(f"{source}-{target}") == Move(source, target)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "-", "--", "1", "1-", "-1", "1--2", "1-2-3", "1 - 2", " 1-2", "1-2 ",
        "1-2\n", "R ", "RR", "R-R", "0-1", "1-17", "07-3", "3-07", "1_0-2", "+1-2", "1–2",
        "1‐2", "1−2", "1-\N{FULLWIDTH DIGIT TWO}", "\N{FULLWIDTH DIGIT ONE}-2", "١-2",
        "Sb-1", "S-1", "aS-1", "\N{LATIN SMALL LETTER LONG S}a-Sd", "\ufeff1-2", "1-2\x00",
        "\x00", "1\t-2", "1-\ud800", "Ř", "1-2" * 3_000_000, "-" * 10_000_000,
    ],
    ids=lambda text: ascii(text[:20]),
)  # fmt: skip
def test_anything_else_is_malformed(text: str) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        parse_entry(text)
    assert caught.value.refusal is Refusal.MALFORMED
    assert len(str(caught.value)) < 50
