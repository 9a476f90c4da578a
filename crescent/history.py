"""Past, present and future of a value: undo and redo, bounded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

UNDO_LIMIT = 100
"""Undo reaches at most this many steps back (rules: What the app offers)."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class History(Generic[T]):
    """The present value, those before it (oldest first) and those undone (next one first)."""

    present: T
    past: tuple[T, ...] = ()
    future: tuple[T, ...] = ()

    def push(self, value: T) -> History[T]:
        """A new present; what was undone is forgotten, and so is the too distant past."""
        return History(value, (*self.past, self.present)[-UNDO_LIMIT:])

    def undo(self) -> History[T]:
        """One step back; unchanged when there is none."""
        if not self.past:
            return self
        return History(self.past[-1], self.past[:-1], (self.present, *self.future))

    def redo(self) -> History[T]:
        """One step forward again; unchanged when nothing has been undone."""
        if not self.future:
            return self
        return History(self.future[0], (*self.past, self.present), self.future[1:])
