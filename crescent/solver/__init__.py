"""Solving Crescent: a line that wins, or a proof that there is none, as far as either is found."""

from crescent.solver.hints import WinningLine, is_proven_lost, none_can_come_home
from crescent.solver.shorten import shortened
from crescent.solver.solve import Budget, Solution, Verdict, solve, solving

__all__ = [
    "Budget",
    "Solution",
    "Verdict",
    "WinningLine",
    "is_proven_lost",
    "none_can_come_home",
    "shortened",
    "solve",
    "solving",
]
