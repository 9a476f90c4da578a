"""Medians, ratios and the limits they must keep."""

from collections.abc import Sequence
from statistics import median, quantiles


def line(what: str, ours: float, theirs: float, limit: float, unit: str = "ms") -> str:
    """One line of the table: both values, their ratio, and whether it keeps its limit."""
    return verdict(f"{what:<44}{ours:>9.1f} {unit} {theirs:>9.1f} {unit}", ours / theirs, limit)


def verdict(text: str, value: float, limit: float) -> str:
    """A line's end: the value, its limit and a word on it."""
    return f"{text:<72}{value:>8.2f}  (limit {limit:g}) {'ok' if value <= limit else 'OVER'}"


def middle(values: Sequence[float]) -> float:
    """The median."""
    return median(values)


def p95(values: Sequence[float]) -> float:
    """The value that 19 of 20 do not exceed."""
    return quantiles(values, n=20, method="inclusive")[-1]


def share_above(values: Sequence[float], limit: float) -> float:
    """The share of values that exceed a limit."""
    return sum(value > limit for value in values) / len(values)
