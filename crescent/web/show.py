"""A line played before the player's eyes, step by step. Pure: time and drawing are elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import accumulate

from crescent.game import Game
from crescent.moves import Entry

SPEEDS = (1, 2, 4)
"""Steps a second, as a press on the button for speed goes round."""


@dataclass(frozen=True, slots=True)
class Show:
    """A line being shown.

    games: the position at the start and after each entry. at: which of them is on the table.
    """

    games: tuple[Game, ...]
    at: int = 0
    playing: bool = True
    speed: int = SPEEDS[0]

    @property
    def game(self) -> Game:
        """What lies on the table."""
        return self.games[self.at]

    @property
    def is_over(self) -> bool:
        """Whether the last position has been reached."""
        return self.at == len(self.games) - 1

    def step(self, by: int = 1) -> Show:
        """Some steps on or back, as far as the line goes; at its end it stops playing."""
        at = max(0, min(self.at + by, len(self.games) - 1))
        return replace(self, at=at, playing=self.playing and at < len(self.games) - 1)

    def jump(self, at: int) -> Show:
        """A certain position; then it stands still."""
        return replace(self, at=max(0, min(at, len(self.games) - 1)), playing=False)

    def toggle(self) -> Show:
        """Playing or standing still; played to its end, it begins anew."""
        if self.is_over:
            return replace(self, at=0, playing=True)
        return replace(self, playing=not self.playing)

    def faster(self) -> Show:
        """The next speed, after the fastest the slowest."""
        return replace(self, speed=SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)])


def show_line(start: Game, entries: Iterable[Entry]) -> Show:
    """A line from its first position. Raises IllegalMoveError when the rules refuse an entry."""
    return Show(tuple(accumulate(entries, Game.play, initial=start)))
