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


NOISE = 300
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
        self._keys = splitmix64(16 * noise + redeals)
        self.empty = Pile(None, NO_CODE, EMPTY, self._new_key())

    def grow(self, pile: Pile, code: int) -> Pile:
        """The pile with one more card on top."""
        grown = pile.on.get(code)
        if grown is None:
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
        return next(self._keys) >> 64 - _KEY_BITS

    def _gain(self, pile: Pile, code: int) -> int:
        """What a card adds to the worth of the pile it's put on."""
        costs = costs_of(URGENCY[code])
        low, codes = self.redeals, pile.codes.translate(URGENCY)
        if pile.count < low:
            gain = -sum(map(costs.both_turn.__getitem__, codes))
        else:
            gain = -sum(map(costs.lower_turns.__getitem__, codes[:low]))
            gain -= sum(map(costs.none_turns.__getitem__, codes[low:]))
        return gain + PAIR if pile.card in NEIGHBOURS[code] else gain


def turned(pile: Pile, grove: Grove) -> Pile:
    """The pile after a redeal, in the grove of the redeals then left."""
    if pile.turned is None:
        pile.turned = grove.pile(pile.codes[1:] + pile.codes[:1])
    return pile.turned
