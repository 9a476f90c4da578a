"""The rules of Crescent. `check` alone decides what is legal; all else asks it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum

from crescent.cards import Card
from crescent.moves import Entry, Move, Redeal
from crescent.places import PLACES, Foundation, Pile, Place
from crescent.refusals import IllegalMoveError, Refusal
from crescent.state import FULL_PILE, Cards, GameState


class Status(Enum):
    """Where a game stands (rules: End)."""

    PLAYING = "playing"
    WON = "won"
    BLOCKED = "blocked"


def check(state: GameState, entry: Entry) -> Refusal | None:
    """Why the move is refused, or None when it is legal. The order is the contract's."""
    if state.is_won:
        return Refusal.GAME_OVER
    if isinstance(entry, Redeal):
        return None if state.redeals_left else Refusal.NO_REDEALS_LEFT
    if entry.source == entry.target:
        return Refusal.SAME_PLACE
    card = state.top(entry.source)
    if card is None:
        return Refusal.NO_CARD
    if isinstance(entry.source, Foundation):
        if state.count(entry.source) == 1:
            return Refusal.BASE_LOCKED
        if isinstance(entry.target, Pile):
            return Refusal.FOUNDATION_TO_TABLEAU
    if isinstance(entry.target, Pile):
        return _check_on_pile(card, state.tableau[entry.target.index])
    return _check_on_foundation(card, entry.target, state.count(entry.target))


def _check_on_pile(card: Card, pile: Cards) -> Refusal | None:
    if not pile:
        return Refusal.EMPTY_PILE
    if card.suit is not pile[-1].suit:
        return Refusal.DIFFERENT_SUIT
    if not card.adjoins(pile[-1]):
        return Refusal.NOT_ADJACENT
    return Refusal.PILE_FULL if len(pile) >= FULL_PILE else None


def _check_on_foundation(card: Card, foundation: Foundation, count: int) -> Refusal | None:
    if card.suit is not foundation.suit:
        return Refusal.DIFFERENT_SUIT
    return None if foundation.height_of(card) == count + 1 else Refusal.NOT_NEXT


def apply(state: GameState, entry: Entry) -> GameState:
    """The position after a legal move or redeal.

    Raises IllegalMoveError, always checked: there is no way round the rules.
    """
    refusal = check(state, entry)
    if refusal:
        raise IllegalMoveError(refusal)
    return _redealt(state) if isinstance(entry, Redeal) else _moved(state, entry)


def _moved(state: GameState, move: Move) -> GameState:
    card = state.top(move.source)
    assert card is not None
    tableau, foundations, face_down = (
        list(state.tableau),
        list(state.foundations),
        list(state.face_down),
    )
    if isinstance(move.source, Pile):
        index = move.source.index
        tableau[index] = tableau[index][:-1]
        face_down[index] = _turned_up(face_down[index], len(tableau[index]))
    else:
        foundations[move.source.index] -= 1
    if isinstance(move.target, Pile):
        tableau[move.target.index] += (card,)
    else:
        foundations[move.target.index] += 1
    return replace(
        state, tableau=tuple(tableau), foundations=tuple(foundations), face_down=tuple(face_down)
    )


def _turned_up(face_down: int, count: int) -> int:
    """The cards still face down once the new top card of a pile of `count` has been turned up."""
    return min(face_down, max(count - 1, 0))


def _redealt(state: GameState) -> GameState:
    return replace(
        state,
        tableau=tuple(pile[1:] + pile[:1] for pile in state.tableau),
        face_down=tuple(max(count - 1, 0) for count in state.face_down),
        redeals_left=state.redeals_left - 1,
    )


def targets(state: GameState, source: Place) -> tuple[Place, ...]:
    """The places that accept the top card of `source`, piles first."""
    return tuple(place for place in PLACES if check(state, Move(source, place)) is None)


def _moves(state: GameState) -> Iterator[Move]:
    return (Move(source, target) for source in PLACES for target in targets(state, source))


def has_move(state: GameState) -> bool:
    """Whether any card can move; a redeal is not asked for."""
    return next(_moves(state), None) is not None


def legal_moves(state: GameState) -> tuple[Entry, ...]:
    """All legal moves, and the redeal while one is left; none after a win."""
    redeal = () if check(state, Redeal()) else (Redeal(),)
    return (*_moves(state), *redeal)


def status(state: GameState) -> Status:
    """Won, blocked (no move possible and no redeal left) or playing (rules: End)."""
    if state.is_won:
        return Status.WON
    can_go_on = state.redeals_left > 0 or has_move(state)
    return Status.PLAYING if can_go_on else Status.BLOCKED
