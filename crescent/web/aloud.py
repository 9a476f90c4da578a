"""The table and what can be done, as lines of text. Pure: no DOM here."""

from __future__ import annotations

from crescent.game import Game
from crescent.i18n.spoken import Spoken
from crescent.moves import Entry, Move
from crescent.places import FOUNDATIONS, PILES, Place
from crescent.rules import legal_moves


def table_lines(game: Game, texts: Spoken) -> list[str]:
    """All places with their top cards, foundations first, and how many redeals are left."""
    state, names = game.state, texts.names
    places: tuple[Place, ...] = (*FOUNDATIONS, *PILES)
    tops = [(place, state.top(place)) for place in places]
    return [
        *(
            names.place(str(place), str(card) if card else None, state.count(place))
            for place, card in tops
        ),
        texts.redeals_left(state.redeals_left),
    ]


def move_lines(game: Game, texts: Spoken, source: Place | None) -> list[str]:
    """All that can be done, or where the card of `source` can go."""
    entries = [
        entry
        for entry in legal_moves(game.state)
        if source is None or (isinstance(entry, Move) and entry.source == source)
    ]
    return [_line(game, texts, entry) for entry in entries] or [texts.no_moves()]


def _line(game: Game, texts: Spoken, entry: Entry) -> str:
    if not isinstance(entry, Move):
        return texts.redeal(game.state.redeals_left)
    card, onto = game.state.top(entry.source), game.state.top(entry.target)
    return texts.moved(str(card), str(entry.source), str(entry.target), str(onto))
