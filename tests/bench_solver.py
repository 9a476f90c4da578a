"""How good the solver is: ``make bench-solver``. CPU seconds of one core, a fixed loop beside them.

``python -m tests.bench_solver deals 1 1000`` solves these deals, 10 s each at most;
``python -m tests.bench_solver midgame`` positions that a weak player has come to, 1 s each.
A machine is judged by the calibration loop: divide by its time before comparing.

What was tried, on a busy machine (loop 0.018 s):

- Piles as shared nodes of a tree, worth added up card by card; wide beams that only send cards
  home when they can, 512 at most: 76, 156, 164, 683, 815 stayed open (a run that did not end).
- Every other wide beam looks at all moves: 997 (76, 164, 728), 98.7 % within 1 s. 156 and 815 fall
  at width 64 in 0.2 s.
- Noise in the worth of piles and narrow beams again, 24 runs a deal, four hard deals: one win.
- Weak player's positions decided within 1 s. No redeal left: 44 of 100 by the easier game and
  exhaustive search, 73 with pairs of facts and the ranks at which foundations can cross. One left:
  50, of them 13 lost; with the bottom cards apart as if never covered 24, but that proof is wrong:
  a redeal also brings a card out from under those put on it later. Two left: 71.
- Pairs with slides as acts of their own prove 5 of 56 positions, with crossings as one act 30.

And then (loop 0.019 s):

- Half the time of narrow beams went into new piles: costs as tables for bytes.translate and keys
  by a linear congruence make a pile in 1.35 instead of 2.3 us. Median of deals 1 to 40: 2.2 ->
  1.7 loops.
- Widths 2, 4, 8 instead of 4, 8: 0.7 loops there. Widths that grow by half, every third beam
  looking at all moves: mean of deals 1 to 130 3.8 -> 2.4 loops, p90 6.9 -> 4.0.
- Pruning at redeals alone where two or more are left at the start: a tenth less.
- 998 of 1,000 (76, 164), 99.2 % within 1 s; median 0.95 loops = 18.6 ms, p90 96 ms, p99 0.77 s;
  lines of 147 moves, 145 shortened. This is without the last point.
- No redeal left: the easier game without lids, 40 % less time of exhaustive search; crossings go
  on from what holds before any crossing, half the time: 33 of the first 40 positions decided.
- A width of five first, then both kinds of beam at 4, 8 and 16 (loop 0.017 s): median 0.97 -> 0.92
  loops, p90 5.7 -> 5.0, p99 44 -> 42; against the study's port in the same run, deals 1 to 300:
  0.95 -> 0.83 of its median. Both kinds at every width: p99 58, 98.9 % within 1 s.
- One redeal left, in vain: a proof by pairs that plays the redeal as a step of its own, with the
  bottom cards lying on the tops after it (sound; 9 and 4 of 97 positions, as without, at half more
  time); weights fitted anew by hill climbing on 72 positions (there 54 -> 63 won in 60,000 nodes,
  but 37 -> 34 of 98 others).
- In vain: patience of 4 to 12 layers (no difference); what redeals make of positions only every
  second or third layer (mean a fifth worse); crossings struck off in rounds and combined over
  suits (none of six open positions, three times the time).
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice
from statistics import median

from crescent.deals import DealCode, Variant, deal
from crescent.game import Game, new_game
from crescent.moves import Move, Redeal
from crescent.places import Foundation
from crescent.solver import Solution, Verdict, shortened, solving
from crescent.state import GameState
from tests.endings import moves

DEAL_SECONDS = 10.0
MIDGAME_SECONDS = 1.0
MIDGAME_POSITIONS = 100


@dataclass(frozen=True)
class Result:
    """What became of a position in so many CPU seconds."""

    solution: Solution
    seconds: float


def calibration() -> float:
    """CPU seconds of a loop that never changes: dictionary, tuple and integer work."""
    start = time.process_time()
    table: dict[int, tuple[int, int]] = {}
    x = 1
    for index in range(100_000):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        table[x & 4095] = (x, index)
    return time.process_time() - start


def solved(state: GameState, limit: float) -> Result:
    """The solution found within a limit of CPU seconds."""
    start = time.process_time()
    for solution in solving(state, sys.maxsize):
        seconds = time.process_time() - start
        if solution.verdict is not Verdict.UNKNOWN or seconds > limit:
            return Result(solution, seconds)
    raise AssertionError("a search without end has ended")


def bench_deals(first: int, last: int) -> None:
    """Solve deals and print shares, times and lengths."""
    results, loops, before, after = [], [], [], []
    for number in range(first, last + 1):
        if number % 20 == first % 20:
            loops.append(calibration())
        state = deal(DealCode(Variant.NORMAL, number))
        result = solved(state, DEAL_SECONDS)
        results.append(result)
        if result.solution.verdict is Verdict.WON:
            before.append(len(result.solution.entries))
            after.append(len(shortened(state, result.solution.entries)))
        else:
            print(f"deal {number}: {result.solution.verdict.value}")
    _print_times(results, median(loops))
    print(f"median length {median(before)}, shortened {median(after)}")


def _print_times(results: list[Result], loop: float) -> None:
    seconds = sorted(result.seconds for result in results)
    for limit in (1.0, DEAL_SECONDS):
        won = sum(r.solution.verdict is Verdict.WON and r.seconds <= limit for r in results)
        print(f"won within {limit:g} s: {won / len(results):.2%}")
    for name, share in (("median", 0.5), ("p90", 0.9), ("p99", 0.99)):
        value = seconds[int(share * (len(seconds) - 1))]
        print(f"{name} {value:.4f} s = {value / loop:.3f} loops")
    nodes = sum(result.solution.nodes for result in results)
    print(f"{nodes / sum(seconds):.0f} nodes/s; calibration loop {loop:.4f} s")


def weak_game(chance: random.Random, number: int, redeals: int) -> Game | None:
    """A game with so many redeals left, at any of the moves that a weak player makes in it.

    The player makes a random legal move, but with probability 0.7 one to a foundation where there
    is one; and redeals with probability 0.01, or when nothing else is legal. With none left the
    player gives up instead. None when the game has no move in that phase.
    """
    game = new_game(DealCode(Variant.NORMAL, number))
    passed = []
    while (left := game.state.redeals_left) >= redeals:
        entries = [entry for entry in moves(game.state) if isinstance(entry, Move)]
        if entries and left == redeals:
            passed.append(game)
        if entries and chance.random() >= 0.01:
            game = game.play(_weak_move(chance, entries))
        elif left:
            game = game.play(Redeal())
        else:
            break
    return chance.choice(passed) if passed else None


def _weak_move(chance: random.Random, entries: list[Move]) -> Move:
    home = [entry for entry in entries if isinstance(entry.target, Foundation)]
    return chance.choice(home if home and chance.random() < 0.7 else entries)


def weak_games(redeals: int) -> Iterator[Game]:
    """Weak games without end, always the same."""
    chance = random.Random(redeals)
    games = (weak_game(chance, number, redeals) for number in count(100_000))
    return (game for game in games if game is not None)


def bench_midgame() -> None:
    """Solve positions with 2, 1 and 0 redeals left and print what is decided in time."""
    for redeals in (2, 1, 0):
        games = islice(weak_games(redeals), MIDGAME_POSITIONS)
        results = [solved(game.state, MIDGAME_SECONDS) for game in games]
        verdicts = Counter(result.solution.verdict.value for result in results)
        print(f"redeals left {redeals}: {dict(sorted(verdicts.items()))}")
    print(f"calibration loop {median(calibration() for _ in range(9)):.4f} s")


if __name__ == "__main__":
    if sys.argv[1] == "deals":
        bench_deals(*map(int, sys.argv[2:4]))
    else:
        bench_midgame()
