"""Finds out which of a day's candidates can be won: `python -m crescent.site.daily DAYS`.

Prints the module crescent/daily_choices.py. It was run once; its result never changes, so that the
games of the days stay what they are.
"""

from __future__ import annotations

import sys
from itertools import count

from crescent.daily import FIRST, candidate
from crescent.deals import deal
from crescent.solver import Verdict, solving

NODES = 30_000
"""How far a candidate is searched; one that takes longer may be winnable too, but is not taken."""


def choice(ordinal: int) -> int:
    """The first candidate of a date that can be won."""
    return next(n for n in count() if _is_won(ordinal, n))


def _is_won(ordinal: int, number: int) -> bool:
    solutions = solving(deal(candidate(ordinal, number)), NODES)
    return any(solution.verdict is Verdict.WON for solution in solutions)


def main(days: int) -> None:
    """Print the choices of so many days."""
    digits = "".join(str(choice(FIRST.toordinal() + day)) for day in range(days))
    print('"""Which candidate of each day can be won (crescent/daily.py), a digit a day."""\n')
    print("CHOICES = (")
    for start in range(0, days, 90):
        print(f'    "{digits[start : start + 90]}"')
    print(")")


if __name__ == "__main__":
    main(int(sys.argv[1]))
