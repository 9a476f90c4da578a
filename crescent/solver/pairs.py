"""A stronger proof that a position is lost: which pairs of facts can ever hold together.

The game is written down as facts ("this card lies on that one", "the ascending foundation of
spades shows a five") and acts that need, add and drop facts. From the facts of the position all
pairs are found that acts could bring about if any two facts that may hold together did; a card
that is never at home together with another proves the loss. (The planners' h2: Haslum and
Geffner, Admissible heuristics for optimal planning, 2000.)

With one redeal left the bottom card of each pile may come to the top at any time: an easier game
again, since nothing else that a redeal brings is of use. With more redeals nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from crescent.cards import ACE, KING
from crescent.solver.codes import NEIGHBOURS, RANK, SUIT
from crescent.solver.positions import Position
from crescent.solver.search import Search

_RANKS = range(ACE, KING + 1)
_YIELD_EVERY = 250
"""Acts tried between two yields."""
_CARDS_AT_A_TIME = 4
"""Cards whose acts are written down between two yields."""
_ACTS_A_NODE = 5
"""So many acts cost about as much as weighing a position."""

Act = tuple[list[int], int, list[int], int, int]
"""The facts it needs, as numbers and as bits; those it adds, the same; those it drops, as bits."""


def lost_by_pairs(position: Position, redeals: int) -> Search[None]:
    """Ends with False when the position is proven lost, else with None."""
    if redeals > 1:
        return
    game = _Game(position, redeals)
    yield from game.write_acts()
    lost = yield from game.is_lost()
    yield 0, False if lost else None


def lost_by_crossings(position: Position, redeals: int) -> Search[None]:
    """The same, by way of all ranks at which the foundations of a suit can cross: stronger, and
    dearer by as much as fifty times."""
    if redeals > 1:
        return
    game = _Game(position, redeals)
    yield from game.write_acts()
    for suit in range(4):
        up, down = position.foundations[2 * suit : 2 * suit + 2]
        if up < down and (yield from game.is_lost_at_all_crossings(suit)):
            yield 0, False
            return


class _Game:
    """The facts and acts of a position."""

    def __init__(self, position: Position, redeals: int) -> None:
        self._facts: dict[tuple[object, ...], int] = {}
        self._acts: list[Act] = []
        self._crossings: list[tuple[int, int] | None] = []
        self._ranks = list(zip(position.foundations[::2], position.foundations[1::2], strict=True))
        self._cards: list[int] = []
        self._below: dict[int, int] = {}
        start = [*self._lay_out(position, redeals), *self._foundations()]
        self._start = sum({1 << fact for fact in start})
        suits = range(4)
        self._goal = [self._fact("home", number) for number in range(len(self._cards))]
        self._goal += [self._fact("up", suit, KING) for suit in suits]
        self._goal += [self._fact("down", suit, ACE) for suit in suits]

    def write_acts(self) -> Search[None]:
        """What can be done with each card: to be gone through before anything is asked."""
        for number, card in enumerate(self._cards):
            self._add_acts(number, card)
            if number % _CARDS_AT_A_TIME == 0:
                yield 0, None

    def _fact(self, *name: object) -> int:
        return self._facts.setdefault(name, len(self._facts))

    def _lay_out(self, position: Position, redeals: int) -> Iterator[int]:
        """Number the cards; the facts of where they lie and which are open."""
        for pile in position.piles:
            first = len(self._cards)
            self._cards += [code % 52 for code in pile.codes]
            numbers = range(first, len(self._cards))
            self._below.update((upper, lower) for lower, upper in pairwise(numbers[redeals:]))
            yield from (self._fact("placed", number) for number in numbers)
            yield from (self._fact("open", number) for number in numbers[-1:])
            for number in numbers[:redeals]:
                self._add([self._fact("placed", number)], [self._fact("open", number)], [])

    def _foundations(self) -> Iterator[int]:
        """The facts of what lies on them."""
        for suit, (up, down) in enumerate(self._ranks):
            if up >= down:
                yield from (self._fact("up", suit, up), self._fact("down", suit, down))
                continue
            yield from (self._fact("first up", suit, up), self._fact("first down", suit, down))
            yield self._fact("uncrossed", suit)
            for rank in _RANKS:
                yield self._fact("awaited" if up < rank < down else "there", suit, rank)

    def _add_acts(self, number: int, card: int) -> None:
        """All that can be done with a card, from where it lies now and from others it may reach."""
        others = [n for n, other in enumerate(self._cards) if other in NEIGHBOURS[card]]
        for lower in (None, *others):
            place = self._fact("placed", number) if lower is None else self._on(number, lower)
            below = self._below.get(number) if lower is None else lower
            needs = [place, self._fact("open", number)]
            adds = [] if below is None else [self._fact("open", below)]
            for other in others:
                if other not in (lower, below):
                    target = self._fact("open", other)
                    self._add([*needs, target], [*adds, self._on(number, other)], [place, target])
            home = [*adds, self._fact("home", number)]
            for more_needs, more_adds, drops in self._ways_home(SUIT[card], RANK[card]):
                crossing = (SUIT[card], RANK[card]) if len(more_needs) > 2 else None
                self._add([*needs, *more_needs], [*home, *more_adds], [*needs, *drops], crossing)

    def _on(self, number: int, lower: int) -> int:
        return self._fact("on", number, lower)

    def _ways_home(self, suit: int, rank: int) -> Iterator[tuple[list[int], list[int], list[int]]]:
        """What the foundations must show for a card, what they show then, and no longer show."""

        def fact(name: str, rank: int) -> int:
            return self._fact(name, suit, rank)

        up, down = self._ranks[suit]
        if up < rank < down:
            for name, before in (("first up", rank - 1), ("first down", rank + 1)):
                needs = [fact(name, before), fact("awaited", rank)]
                yield needs, [fact(name, rank), fact("there", rank)], needs
        if up < down:
            uncrossed = self._fact("uncrossed", suit)
            needs = [uncrossed, *(fact("there", each) for each in _RANKS)]
            yield needs, [fact("up", rank), fact("down", rank)], [uncrossed]
        if rank > (ACE if up < down else up):
            yield [fact("up", rank - 1)], [fact("up", rank)], [fact("up", rank - 1)]
        if rank < (KING if up < down else down):
            yield [fact("down", rank + 1)], [fact("down", rank)], [fact("down", rank + 1)]

    def _add(
        self,
        needs: list[int],
        adds: list[int],
        drops: list[int],
        crossing: tuple[int, int] | None = None,
    ) -> None:
        need, add, drop = (sum({1 << fact for fact in facts}) for facts in (needs, adds, drops))
        self._acts.append((needs, need, adds, add, ~(drop & ~add)))
        self._crossings.append(crossing)

    def is_lost(self) -> Search[bool]:
        """Whether two facts of the goal can never hold together."""
        pairs = _Pairs(self._start, len(self._facts), len(self._acts))
        yield from pairs.spread(self._acts, range(len(self._acts)))
        return not pairs.hold_together(self._goal)

    def is_lost_at_all_crossings(self, suit: int) -> Search[bool]:
        """The same, at whichever rank the foundations of a suit cross."""
        crossings = [each[1] if each and each[0] == suit else None for each in self._crossings]
        before = _Pairs(self._start, len(self._facts), len(self._acts))
        yield from before.spread(self._acts, [i for i, rank in enumerate(crossings) if not rank])
        for rank in _RANKS:
            pairs = before.copy()
            acts = [i for i, each in enumerate(crossings) if each in (rank, None)]
            yield from pairs.spread(self._acts, acts)
            if pairs.hold_together(self._goal):
                return False
        return True


class _Pairs:
    """Which pairs of facts may hold together."""

    def __init__(self, start: int, facts: int, acts: int) -> None:
        # with_[fact]: the facts, as bits, that may hold together with it; 0 while it never holds.
        self._with = [start if start >> fact & 1 else 0 for fact in range(facts)]
        self._known = [-1] * acts

    def copy(self) -> _Pairs:
        """The same, to go on with elsewhere."""
        copy = _Pairs(0, 0, 0)
        copy._with, copy._known = self._with[:], self._known[:]
        return copy

    def hold_together(self, facts: list[int]) -> bool:
        """Whether any two of some facts may hold together."""
        bits = sum(1 << fact for fact in facts)
        return all(self._with[fact] & bits == bits for fact in facts)

    def spread(self, acts: list[Act], numbers: Sequence[int]) -> Search[None]:
        """Add what some acts can bring about, until nothing is new."""
        with_, known = self._with, self._known
        tried, grown = 0, True
        while grown:
            grown = False
            for index in numbers:
                needs, need, adds, add, kept = acts[index]
                tried += 1
                if tried % _YIELD_EVERY == 0:
                    yield _YIELD_EVERY // _ACTS_A_NODE, None
                beside = with_[needs[0]]
                for fact in needs:
                    beside &= with_[fact]
                if beside & need != need or beside == known[index]:
                    continue
                known[index] = beside
                grown |= _widen(with_, adds, beside & kept | add)


def _widen(with_: list[int], facts: list[int], beside: int) -> bool:
    """Note that each of some facts may hold together with those `beside`. Whether it's news."""
    news = False
    for fact in facts:
        new = beside & ~with_[fact]
        if new:
            news = True
            with_[fact] |= new
            while new:
                lowest = new & -new
                with_[lowest.bit_length() - 1] |= 1 << fact
                new ^= lowest
    return news
