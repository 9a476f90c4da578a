"""The time played: counts only while it runs, and never goes back."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stopwatch:
    """Seconds counted so far and, while it runs, the moment since which it does.

    Moments are seconds of a monotonic clock that the caller reads.
    """

    counted: float = 0.0
    since: float | None = None

    def seconds(self, now: float) -> float:
        """The time counted up to now."""
        return self.counted + (0.0 if self.since is None else max(0.0, now - self.since))

    def start(self, now: float) -> Stopwatch:
        """Running from now on; unchanged when it runs already."""
        return self if self.since is not None else Stopwatch(self.counted, now)

    def stop(self, now: float) -> Stopwatch:
        """Standing still, with what has been counted."""
        return Stopwatch(self.seconds(now))
