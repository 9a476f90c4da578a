"""A position in words and as plain text, for those who do not see the picture."""

from __future__ import annotations

from collections.abc import Iterator

from crescent.cards import Card
from crescent.diagrams.diagram import Diagram
from crescent.game import Game
from crescent.i18n.captions import Captions
from crescent.i18n.names import INDEX_LETTERS
from crescent.moves import Entry, Move
from crescent.places import FOUNDATIONS, PILES, PLACES, Pile, Place
from crescent.rules import check
from crescent.state import GameState

CELL, COLUMNS = 7, 10
SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def title_of(game: Game, words: Captions) -> str:
    """The deal and how far the game has come."""
    return words.title(str(game.code), game.moves)


def describe(diagram: Diagram, words: Captions) -> str:
    """Everything that the picture shows, sentence by sentence."""
    return " ".join(f"{sentence}." for sentence in _sentences(diagram, words))


def _sentences(diagram: Diagram, words: Captions) -> Iterator[str]:
    state = diagram.game.state
    for place in diagram.places or PLACES:
        card = state.top(place)
        yield words.names.place(str(place), str(card) if card else None, state.count(place))
        if diagram.open and isinstance(place, Pile) and state.count(place) > 1:
            yield pile_in_words(state, place, words)
    if not diagram.places:
        yield words.redeals_left(state.redeals_left)
    if diagram.arrow is not None:
        yield say_entry(state, diagram.arrow, words)


def pile_in_words(state: GameState, pile: Pile, words: Captions) -> str:
    """All cards of a pile that are seen when it is fanned."""
    hidden = state.face_down[pile.index]
    cards = [
        words.face_down() if index < hidden else words.names.card(str(card))
        for index, card in enumerate(state.cards(pile))
    ]
    return words.all_cards(str(pile), cards)


def say_entry(state: GameState, entry: Entry, words: Captions) -> str:
    """A move or redeal from a position, in words; one that is refused, with the reason."""
    if not isinstance(entry, Move):
        return words.redeal(state.redeals_left)
    refusal = check(state, entry)
    if refusal is not None:
        return words.refused_move(str(entry), refusal.value)
    card, onto = state.top(entry.source), state.top(entry.target)
    return words.moved(str(card), str(entry.source), str(entry.target), str(onto))


def position_text(diagram: Diagram, words: Captions) -> str:
    """The diagram for terminals and mail: at most 70 columns, plain characters and suit signs."""
    state = diagram.game.state
    letters = diagram.letters or words.language
    lines = [title_of(diagram.game, words), ""]
    for row in _grid():
        lines += [
            "".join(f"{_sign(state.top(p), letters) if p else '':>{CELL}}" for p in row).rstrip(),
            "".join(f"{_label(state, p) if p else '':>{CELL}}" for p in row).rstrip(),
            "",
        ]
    if diagram.open:
        lines += [*(_pile_line(state, pile, letters) for pile in PILES), ""]
    lines.append(words.redeals_left(state.redeals_left))
    if diagram.arrow is not None:
        lines.append(say_entry(state, diagram.arrow, words))
    return "\n".join([*lines, *([diagram.caption] if diagram.caption else []), ""])


def _grid() -> Iterator[list[Place | None]]:
    """The horseshoe, row by row."""
    yield list(PILES[3:13])
    for row in range(3):
        middle: list[Place | None] = [None] * 8
        if row < 2:
            middle[2:6] = FOUNDATIONS[4 * row : 4 * row + 4]
        yield [PILES[2 - row], *middle, PILES[13 + row]]


def _sign(card: Card | None, letters: str) -> str:
    if card is None:
        return "--"
    rank = str(card)[0]
    own = INDEX_LETTERS.get(letters, {}).get(rank, rank)
    return f"{'10' if own == 'T' else own}{SUIT_SIGNS[card.suit.value]}"


def _label(state: GameState, place: Place) -> str:
    if isinstance(place, Pile):
        return f"{place}({state.count(place)})"
    return f"{'+' if place.ascending else '-'}({state.count(place)})"


def _pile_line(state: GameState, pile: Pile, letters: str) -> str:
    hidden = state.face_down[pile.index]
    cards = (
        "??" if index < hidden else _sign(card, letters)
        for index, card in enumerate(state.cards(pile))
    )
    return f"{pile!s:>3}({state.count(pile)}): {' '.join(cards)}"
