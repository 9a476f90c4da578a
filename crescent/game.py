"""A game: a deal, what has been played from it, and what can be undone."""

from __future__ import annotations

from dataclasses import dataclass, replace

from crescent import rules
from crescent.deals import DealCode, deal
from crescent.history import History
from crescent.moves import Entry, Move, Redeal
from crescent.state import GameState

MAX_ENTRIES = 5000
"""A game takes at most this many entries (contract, section 2)."""


class GameFullError(ValueError):
    """The game has reached `MAX_ENTRIES` and takes no more."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game in play. Immutable: each action gives a new one.

    code: the deal.
    history: the positions that undo and redo reach.
    line: all entries played from the start, then those undone that redo can bring back.
    """

    code: DealCode
    history: History[GameState]
    line: tuple[Entry, ...] = ()

    @property
    def state(self) -> GameState:
        """The present position."""
        return self.history.present

    @property
    def status(self) -> rules.Status:
        """Playing, won or blocked."""
        return rules.status(self.state)

    @property
    def record(self) -> tuple[Entry, ...]:
        """What led from the deal to the present position; undone moves are not in it."""
        return self.line[: len(self.line) - len(self.history.future)]

    @property
    def undone(self) -> tuple[Entry, ...]:
        """What redo would play, the next one first."""
        return self.line[len(self.line) - len(self.history.future) :]

    @property
    def moves(self) -> int:
        """How many moves have been made; a redeal counts as none (rules: Redeal)."""
        return sum(isinstance(entry, Move) for entry in self.record)

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return bool(self.history.past)

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone move to play again."""
        return bool(self.history.future)

    def play(self, entry: Entry) -> Game:
        """The game after a move or redeal.

        Raises IllegalMoveError when the rules refuse it, GameFullError at `MAX_ENTRIES`.
        """
        state = rules.apply(self.state, entry)
        if len(self.record) >= MAX_ENTRIES:
            raise GameFullError
        # Moves made before a redeal can no longer be undone, so its history starts afresh.
        history = History(state) if isinstance(entry, Redeal) else self.history.push(state)
        return Game(self.code, history, (*self.record, entry))

    def undo(self) -> Game:
        """The last move taken back; unchanged when there is none to take back."""
        return replace(self, history=self.history.undo())

    def redo(self) -> Game:
        """The last undone move played again; unchanged when there is none."""
        return replace(self, history=self.history.redo())

    def restart(self) -> Game:
        """The same deal from its start."""
        return new_game(self.code)


def new_game(code: DealCode) -> Game:
    """A game of this deal, nothing played yet."""
    return Game(code, History(deal(code)))
