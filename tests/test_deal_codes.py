"""Deal codes as text (contract, section 3)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crescent.deals import DEAL_COUNT, BadCodeError, DealCode, Variant, parse_code

KELVIN, LONG_S, NO_BREAK = "\N{KELVIN SIGN}", "\N{LATIN SMALL LETTER LONG S}", "\xa0"


@pytest.mark.parametrize(
    ("number", "letters"),
    [
        (0, "AAAAAAA"),
        (1, "AAAAAAB"),
        (25, "AAAAAAZ"),
        (26, "AAAAABA"),
        (26**6, "BAAAAAA"),
        (26**7 - 1, "ZZZZZZZ"),
    ],
)
def test_the_letters_are_the_number_in_base_26(number: int, letters: str) -> None:
    assert str(DealCode(Variant.NORMAL, number)) == f"CR1-N-{letters}"
    assert parse_code(f"CR1-F-{letters}") == DealCode(Variant.CRESCENT_FOUR, number)


@given(st.sampled_from(Variant), st.integers(0, DEAL_COUNT - 1))
def test_what_is_written_is_read_again(variant: Variant, number: int) -> None:
    code = DealCode(variant, number)
    assert parse_code(str(code)) == code


@pytest.mark.parametrize("number", [-1, 26**7])
def test_there_is_no_deal_beyond_the_last(number: int) -> None:
    with pytest.raises(ValueError, match="out of range"):
        DealCode(Variant.NORMAL, number)


@pytest.mark.parametrize(
    "text",
    [
        "CR1-D-AAAAAAB",
        "cr1-d-aaaaaab",
        "Cr1-D-aAaAaAb",
        "CR1DAAAAAAB",
        "cr1daaaaaab",
        "CR1 D AAAAAAB",
        "CR1  D\tAAAAAAB",
        "CR1-DAAAAAAB",
        "CR1D-AAAAAAB",
        "CR1 D-AAAAAAB",
        "  CR1-D-AAAAAAB  ",
        "\tCR1-D-AAAAAAB\r\n",
    ],
)
def test_reading_forgives_case_blanks_and_missing_hyphens(text: str) -> None:
    assert str(parse_code(text)) == "CR1-D-AAAAAAB"


def fault_of(text: str) -> str:
    """What is said to be wrong with a text."""
    with pytest.raises(BadCodeError) as caught:
        parse_code(text)
    return caught.value.fault.value


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "not_a_code"),
        ("   ", "not_a_code"),
        ("AAAAAAB", "not_a_code"),
        ("N-AAAAAAB", "not_a_code"),
        ("CR", "not_a_code"),
        ("CR-N-AAAAAAB", "not_a_code"),
        ("XCR1-N-AAAAAAB", "not_a_code"),
        ("CR\N{FULLWIDTH DIGIT ONE}-N-AAAAAAB", "not_a_code"),
        ("CR١-N-AAAAAAB", "not_a_code"),
        ("ⅭR1-N-AAAAAAB", "not_a_code"),
        ("\ufeffCR1-N-AAAAAAB", "not_a_code"),
        ("\x00CR1-N-AAAAAAB", "not_a_code"),
        ("CR1--N-AAAAAAB", "not_a_code"),
        ("CR1-N--AAAAAAB", "not_a_code"),
        ("C R1-N-AAAAAAB", "not_a_code"),
        ("CR1-N-AAAA-AAB", "not_a_code"),
        ("CR1 - N - AAAAAAB", "not_a_code"),
        ("CR2-N-AAAAAAB", "unknown_version"),
        ("CR0-N-AAAAAAB", "unknown_version"),
        ("CR11-N-AAAAAAB", "unknown_version"),
        ("CR01-N-AAAAAAB", "unknown_version"),
        ("CR1", "unknown_variant"),
        ("CR1-", "unknown_variant"),
        ("CR1-X-AAAAAAB", "unknown_variant"),
        ("CR1-AAAAAAB", "unknown_variant"),
        ("CR1--AAAAAAB", "unknown_variant"),
        ("CR1-N", "bad_letters"),
        ("CR1-N-AAAAAA", "bad_letters"),
        ("CR1-N-AAAAAAAB", "bad_letters"),
        ("CR1-N-AAAAAA1", "bad_letters"),
        (f"CR1-N-AAAAAA{KELVIN}", "bad_letters"),
        (f"CR1-N-AAAAAA{LONG_S}", "bad_letters"),
        ("CR1-N-AAAAAAЖ", "bad_letters"),
        ("CR1-N-AAAAAAČ", "bad_letters"),
        ("CR1-N-AAAAAAß", "bad_letters"),
        ("CR1-N-AAAAAA\ud800", "bad_letters"),
        ("CR1-N-AAAAAAB\x00", "bad_letters"),
        ("CR1-N-AAAAAAB.", "bad_letters"),
        ("CR1-N-AAAAAAB CR1-N-AAAAAAB", "bad_letters"),
    ],
    ids=ascii,
)
def test_anything_else_is_an_error_that_says_what_is_wrong(text: str, fault: str) -> None:
    assert fault_of(text) == fault


@pytest.mark.parametrize(
    "text",
    [
        "A" * 10_000_000,
        " " * 10_000_000,
        "CR1" + " " * 10_000_000,
        "CR1-N-" + "A" * 10_000_000,
        "-" * 10_000_000,
        " " * 5_000_000 + "CR1-N-AAAAAAB",
    ],
    ids=lambda text: ascii(text[:10]),
)
def test_a_huge_text_is_refused_after_a_look_at_its_beginning(text: str) -> None:
    class Counting(str):
        """A text that notes how much of it is taken."""

        def __getitem__(self, key: object) -> str:
            part = str.__getitem__(self, key)  # type: ignore[index]
            assert len(part) <= 1000
            return part

        def strip(self, _chars: str | None = None, /) -> str:
            raise AssertionError("the whole text was copied")

    fault_of(Counting(text))
