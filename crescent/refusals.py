"""Why a move is refused: a closed set of stable codes (contract, section 4)."""

from __future__ import annotations

from enum import Enum


class Refusal(Enum):
    """The reasons, in the order in which they are looked for; the first that applies is given."""

    MALFORMED = "malformed"
    GAME_OVER = "game_over"
    SAME_PLACE = "same_place"
    NO_CARD = "no_card"
    BASE_LOCKED = "base_locked"
    FOUNDATION_TO_TABLEAU = "foundation_to_tableau"
    EMPTY_PILE = "empty_pile"
    DIFFERENT_SUIT = "different_suit"
    NOT_ADJACENT = "not_adjacent"
    PILE_FULL = "pile_full"
    NOT_NEXT = "not_next"
    NO_REDEALS_LEFT = "no_redeals_left"


class IllegalMoveError(ValueError):
    """A move that the rules refuse; `refusal` says why. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal
