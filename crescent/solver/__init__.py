"""Solving Crescent: a line that wins, or a proof that there is none, as far as either is found."""

from crescent.solver.hints import is_proven_lost, none_can_come_home, rest_of
from crescent.solver.shorten import shortened
from crescent.solver.solve import Budget, Solution, Verdict, solve, solving

__all__ = [
    "Budget",
    "Solution",
    "Verdict",
    "is_proven_lost",
    "none_can_come_home",
    "rest_of",
    "shortened",
    "solve",
    "solving",
]
