"""Piles as nodes of a tree that grows with the search, each with its worth and its key.

A pile's worth depends on its codes and on the redeals left alone, so equal piles are one node and
every position that has such a pile shares it. A node stands on the pile below its top card: to
move a card is to follow two links.
"""

from __future__ import annotations

from crescent.deals import splitmix64
from crescent.solver.codes import NEIGHBOURS, NO_CODE
from crescent.solver.worth import EMPTY, PAIR, URGENCY, costs_of

_KEY_BITS = 56
"""The sum of sixteen such keys stays below 2^60: the largest numbers Python adds quickly."""
_FACTOR, _ADDEND, _MASK = 6364136223846793005, 1442695040888963407, (1 << 64) - 1
"""Knuth's linear congruence for MMIX: a 64-bit number at a third of what SplitMix64 costs."""

NOISE = 30
"""The most that noise adds to or takes from the worth of a card on a pile."""

_ONE = [bytes((code,)) for code in range(256)]


class Pile:
    """A pile: `codes` from bottom to top, `code` and `card` of the top one, `below` without it.

    worth: what its order promises, in hundredths of a card at home.
    key: a random number, drawn when the pile is first met: the same in each run, on any machine.
    gain, shift: what the top card adds to worth and key.
    on: the piles that one more card makes of it, by code.
    turned: this pile after a redeal, once it has been asked for.
    """

    __slots__ = (
        "below", "card", "code", "codes", "count", "gain", "key", "on", "shift", "turned", "worth",
    )  # fmt: skip

    def __init__(self, below: Pile | None, code: int, worth: int, key: int) -> None:
        self.code, self.worth, self.key = code, worth, key
        if below is None:
            self.codes, self.below, self.card = b"", self, -1
            self.gain = self.shift = 0
        else:
            self.codes, self.below, self.card = below.codes + _ONE[code], below, code % 52
            self.gain, self.shift = worth - below.worth, key - below.key
        self.count = len(self.codes)
        self.on: dict[int, Pile] = {}
        self.turned: Pile | None = None


class Grove:
    """All piles met so far with a certain number of redeals left.

    noise: other searches for other numbers: they change what piles are worth, a little. 0: none.
    """

    def __init__(self, redeals: int, noise: int = 0) -> None:
        self.redeals, self.noise = redeals, noise
        self.size = 1
        self._random = next(splitmix64(16 * noise + redeals))
        self.empty = Pile(None, NO_CODE, EMPTY, self._new_key())

    def grow(self, pile: Pile, code: int) -> Pile:
        """A pile not met yet: one with one more card on top."""
        worth, key = pile.worth + self._gain(pile, code), self._new_key()
        if self.noise:
            worth += key % (2 * NOISE + 1) - NOISE
        if pile is self.empty:
            worth -= EMPTY
        grown = pile.on[code] = Pile(pile, code, worth, key)
        self.size += 1
        return grown

    def pile(self, codes: bytes) -> Pile:
        """The pile of these codes."""
        pile = self.empty
        for code in codes:
            pile = pile.on.get(code) or self.grow(pile, code)
        return pile

    def _new_key(self) -> int:
        self._random = (self._random * _FACTOR + _ADDEND) & _MASK
        return self._random >> 64 - _KEY_BITS

    def _gain(self, pile: Pile, code: int) -> int:
        """What a card adds to the worth of the pile it's put on."""
        costs, codes, low = costs_of(URGENCY[code]), pile.codes, self.redeals
        if pile.count < low:
            cost = sum(codes.translate(costs.both_turn))
        else:
            cost = sum(codes[:low].translate(costs.lower_turns))
            cost += sum(codes[low:].translate(costs.none_turns))
        return PAIR - cost if pile.card in NEIGHBOURS[code] else -cost


def turned(pile: Pile, grove: Grove) -> Pile:
    """The pile after a redeal, in the grove of the redeals then left."""
    if pile.turned is None:
        pile.turned = grove.pile(pile.codes[1:] + pile.codes[:1])
    return pile.turned
