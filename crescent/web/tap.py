"""What a tap on a place means (rules: What the app offers)."""

from __future__ import annotations

from dataclasses import dataclass

from crescent.moves import Move
from crescent.places import FOUNDATIONS, Foundation, Place
from crescent.refusals import Refusal
from crescent.rules import check, targets
from crescent.state import GameState

DOUBLE_TAP_MS = 300
"""Two taps on the same place within this time are one double tap."""


@dataclass(frozen=True, slots=True)
class Select:
    """Pick up the top card of a place."""

    place: Place


@dataclass(frozen=True, slots=True)
class LetGo:
    """Put the picked-up card back."""


@dataclass(frozen=True, slots=True)
class Try:
    """Move, if the rules allow it."""

    source: Place
    target: Place


@dataclass(frozen=True, slots=True)
class Refuse:
    """There is nothing to pick up here; say why."""

    place: Place
    refusal: Refusal


Intent = Select | LetGo | Try | Refuse


def single_tap(
    state: GameState, selected: Place | None, place: Place, select: bool = False
) -> Intent:
    """What one tap on `place` asks for; select: whether a first tap only ever selects."""
    if selected == place:
        return LetGo()
    if selected is not None:
        return Try(selected, place)
    if state.is_won:
        return Refuse(place, Refusal.GAME_OVER)
    if state.count(place) == 0:
        return Refuse(place, Refusal.NO_CARD)
    if isinstance(place, Foundation):
        locked = state.count(place) == 1
        return Refuse(place, Refusal.BASE_LOCKED) if locked else Select(place)
    accepting = targets(state, place)
    return Try(place, accepting[0]) if len(accepting) == 1 and not select else Select(place)


def to_foundation(state: GameState, source: Place) -> Try | None:
    """The move of a double tap: onto an accepting foundation, the ascending one first."""
    for foundation in FOUNDATIONS:
        if check(state, Move(source, foundation)) is None:
            return Try(source, foundation)
    return None


class TapReader:
    """Tells single taps from double ones, so that hasty fingers never move two cards."""

    def __init__(self) -> None:
        self._place: Place | None = None
        self._at = float("-inf")
        self._answered = False

    def read(
        self,
        state: GameState,
        selected: Place | None,
        place: Place,
        at: float,
        select: bool = False,
    ) -> Intent | None:
        """What a tap on `place` at time `at` (milliseconds) asks for; None when nothing more.

        The second tap of a double tap only ever adds to a first one that moved nothing, and any
        further hasty tap adds nothing.
        """
        again = place == self._place and at - self._at < DOUBLE_TAP_MS
        self._place, self._at = place, at
        if not again:
            intent = single_tap(state, selected, place, select)
            self._answered = not isinstance(intent, Select | LetGo)
            return intent
        if self._answered or isinstance(place, Foundation):
            return None
        self._answered = True
        return to_foundation(state, place)
