"""Deal codes and the deals they stand for (contract, section 3).

The shuffle is ours and never changes: a code must give the same cards for ever.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from crescent.cards import ACE, KING, Card, Suit
from crescent.state import START_FOUNDATIONS, Cards, GameState

LETTERS = 7
DEAL_COUNT = 26**LETTERS
_MAX_TEXT = 100
_UINT64 = 2**64
_FLAGS = re.ASCII | re.IGNORECASE
_CODE = re.compile(r"\s*CR1(?:-|\s*)([NFD])(?:-|\s*)([A-Z]{7})\s*", _FLAGS)


class Variant(Enum):
    """What is played; the cards are the same in each."""

    NORMAL = "N"
    CRESCENT_FOUR = "F"
    FACE_DOWN = "D"

    @property
    def redeals(self) -> int:
        """How many redeals a game starts with."""
        return 4 if self is Variant.CRESCENT_FOUR else 3


class CodeFault(Enum):
    """What is wrong with a text that should be a deal code."""

    NOT_A_CODE = "not_a_code"
    UNKNOWN_VERSION = "unknown_version"
    UNKNOWN_VARIANT = "unknown_variant"
    BAD_LETTERS = "bad_letters"


class BadCodeError(ValueError):
    """A text that is no deal code; `fault` says what is wrong with it."""

    def __init__(self, fault: CodeFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class DealCode:
    """A variant and a deal number from 0 to 26^7 - 1."""

    variant: Variant
    number: int

    def __post_init__(self) -> None:
        if not 0 <= self.number < DEAL_COUNT:
            raise ValueError(f"deal number out of range: {self.number}")

    def __str__(self) -> str:
        letters, rest = "", self.number
        for _ in range(LETTERS):
            rest, digit = divmod(rest, 26)
            letters = chr(ord("A") + digit) + letters
        return f"CR1-{self.variant.value}-{letters}"


def random_code(variant: Variant) -> DealCode:
    """A code drawn at random, by the system's source of randomness."""
    return DealCode(variant, int.from_bytes(os.urandom(16), "big") % DEAL_COUNT)


def parse_code(text: str) -> DealCode:
    """Read a deal code, forgiving case, blanks around it and blanks or nothing for hyphens.

    Raises BadCodeError, at once however long the text is.
    """
    match = _CODE.fullmatch(text) if len(text) <= _MAX_TEXT else None
    if match is None:
        raise BadCodeError(_fault(text[:_MAX_TEXT]))
    number = 0
    for letter in match[2].upper():
        number = number * 26 + ord(letter) - ord("A")
    return DealCode(Variant(match[1].upper()), number)


def _fault(text: str) -> CodeFault:
    plain = re.sub(r"[\s-]", "", text)
    # With the right letters it's only their spacing that is wrong: say how a code looks.
    if not re.match(r"CR[0-9]", plain, _FLAGS) or _CODE.fullmatch(plain):
        return CodeFault.NOT_A_CODE
    if not re.match(r"CR1(?![0-9])", plain, _FLAGS):
        return CodeFault.UNKNOWN_VERSION
    has_variant = re.match(r"CR1[NFD]", plain, _FLAGS)
    return CodeFault.BAD_LETTERS if has_variant else CodeFault.UNKNOWN_VARIANT


def splitmix64(state: int) -> Iterator[int]:
    """Vigna's SplitMix64: an endless stream of 64-bit numbers."""
    while True:
        state = (state + 0x9E3779B97F4A7C15) % _UINT64
        z = state
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) % _UINT64
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) % _UINT64
        yield z ^ z >> 31


def _below(bound: int, numbers: Iterator[int]) -> int:
    """An unbiased number below `bound`: outputs of the last, incomplete stretch are thrown away."""
    limit = _UINT64 - _UINT64 % bound
    return next(number for number in numbers if number < limit) % bound


def _shuffled(number: int) -> Cards:
    deck = [
        Card(rank, suit)
        for suit in Suit
        for rank in range(ACE, KING + 1)
        for _ in range(1 if rank in (ACE, KING) else 2)
    ]
    numbers = splitmix64(number)
    for i in range(len(deck) - 1, 0, -1):
        j = _below(i + 1, numbers)
        deck[i], deck[j] = deck[j], deck[i]
    return tuple(deck)


def deal(code: DealCode) -> GameState:
    """The position a game of this code starts from."""
    deck = _shuffled(code.number)
    return GameState(
        tableau=tuple(deck[start : start + 6] for start in range(0, len(deck), 6)),
        foundations=START_FOUNDATIONS,
        redeals_left=code.variant.redeals,
        face_down=(5 if code.variant is Variant.FACE_DOWN else 0,) * 16,
    )
