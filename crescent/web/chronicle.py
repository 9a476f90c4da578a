"""Keeps the past games beside the game in play. Pure: what stores the texts is handed in."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from crescent.past import NewerPastError, PastGame, PastGames, dumps, loads, past_game
from crescent.saves import Save

if TYPE_CHECKING:
    from crescent.web.keeper import Shelf

PAST_KEY = "crescent-past"
DAMAGED_KEY = "crescent-past-damaged"
ASIDE_CHARACTERS = 100_000
"""As much of what is damaged is set aside."""


class Chronicle:
    """The list of past games. It is read anew before each change: another tab may have changed it.

    What is damaged is set aside, row by row; a list by a newer version stays as it is.
    """

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._read: tuple[str, PastGames] = "", PastGames()

    @property
    def past(self) -> PastGames:
        """All games that are remembered; none where a newer version has kept them."""
        try:
            return self._load()
        except NewerPastError:
            return PastGames()

    def note(self, save: Save, day: str) -> bool:
        """A game stands so on this day. False when no move has been made in it."""
        game = past_game(save, day)
        if game is not None:
            self._change(lambda past: past.noting(game))
        return game is not None

    def merge(self, others: PastGames) -> None:
        """Add the games of another device."""
        self._change(lambda past: past.merged(others))

    def find(self, name: str) -> PastGame | None:
        """The game of this id, if it is remembered."""
        return self.past.find(name)

    def _change(self, change: Callable[[PastGames], PastGames]) -> None:
        try:
            before = self._load()
        except NewerPastError:
            return
        after = change(before)
        if after != before:
            self._shelf.write(PAST_KEY, dumps(after))

    def _load(self) -> PastGames:
        text = self._shelf.read(PAST_KEY)
        if text != self._read[0]:
            past, rest = loads(text)
            if rest:
                self._shelf.write(DAMAGED_KEY, json.dumps(rest)[:ASIDE_CHARACTERS])
                text = dumps(past)
                self._shelf.write(PAST_KEY, text)
            self._read = text, past
        return self._read[1]
