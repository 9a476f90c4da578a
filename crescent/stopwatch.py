"""The time played: counts only while it runs and beats, and never goes back."""

from __future__ import annotations

from dataclasses import dataclass

LONGEST_BEAT = 10.0
"""No more seconds than these are counted from one beat to the next: the machine has slept."""


@dataclass(frozen=True, slots=True)
class Stopwatch:
    """Seconds counted so far and, while it runs, the moment since which more are to be counted.

    Moments are seconds of a monotonic clock that the caller reads; it beats about every second.
    """

    counted: float = 0.0
    since: float | None = None

    def seconds(self, now: float) -> float:
        """The time counted up to now."""
        if self.since is None:
            return self.counted
        return self.counted + min(max(0.0, now - self.since), LONGEST_BEAT)

    def start(self, now: float) -> Stopwatch:
        """Running from now on; unchanged when it runs already."""
        return self if self.since is not None else Stopwatch(self.counted, now)

    def beat(self, now: float) -> Stopwatch:
        """The same, with what has been counted up to now; unchanged when it stands still."""
        return self if self.since is None else Stopwatch(self.seconds(now), now)

    def stop(self, now: float) -> Stopwatch:
        """Standing still, with what has been counted."""
        return Stopwatch(self.seconds(now))
