"""The game of the day: the same for everyone, by the date alone, and such as can be won.

A date gives a row of candidates: the outputs of SplitMix64 whose state starts at the date's
proleptic ordinal (1 January of the year 1 is 1), modulo the number of deals. Which of them is the
first that can be won was found out once, by the solver, and is written down for some years; after
those years, and before them, the games come round again. Nothing is fetched, and nothing depends
on how good a solver is today.
"""

from __future__ import annotations

from datetime import date
from itertools import islice

from crescent.daily_choices import CHOICES
from crescent.deals import DEAL_COUNT, DealCode, Variant, splitmix64

FIRST = date(2026, 1, 1)
"""The first day that `CHOICES` tells of."""


def daily_code(day: date) -> DealCode:
    """The deal of a day."""
    index = (day - FIRST).days % len(CHOICES)
    return candidate(FIRST.toordinal() + index, int(CHOICES[index]))


def candidate(ordinal: int, choice: int) -> DealCode:
    """One of the deals a date might have, counted from 0."""
    number = next(islice(splitmix64(ordinal), choice, None))
    return DealCode(Variant.NORMAL, number % DEAL_COUNT)
