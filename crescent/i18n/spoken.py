"""What is read out, and the words in which a player types a move."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from crescent.i18n.captions import Captions

_PLAIN = str.maketrans("čćžšđ", "cczsd")


def plain(text: str) -> str:
    """Lower case, without the marks on letters that many leave out when they type."""
    return text.lower().translate(_PLAIN)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Words of one language, plain; suits and ranks lead to the contract's letters.

    onto: stand between the card and where it goes. foundation, ascending, descending: name
    foundations. redeal: ask for a redeal; again: may stand beside these.
    """

    suits: dict[str, str]
    ranks: dict[str, str]
    onto: frozenset[str]
    foundation: frozenset[str]
    ascending: frozenset[str]
    descending: frozenset[str]
    redeal: frozenset[str]
    again: frozenset[str]


class Spoken(Captions):
    """The sentences of one language, with those of reading out and of typed moves."""

    def title_of(self, what: str) -> str:
        """The heading of what is read out: the ``table`` or the ``moves``."""
        gettext = self._catalogue.gettext
        return {"table": gettext("The table"), "moves": gettext("What can be done")}[what]

    def no_moves(self) -> str:
        """No card can move, or not the card that is selected."""
        return self._catalogue.gettext("Nothing can be done here")

    def unclear(self, reason: str, moves: Iterable[str]) -> str:
        """Why a typed text is no move; moves: those that it may mean."""
        gettext = self._catalogue.gettext
        sentence = {
            "no_move": gettext("Write a move like this: 10 to 14, or: 7 to the ace of spades"),
            "no_such_card": gettext("No such card lies on top"),
            "several": gettext("There are several such moves: {moves}. Write one of them"),
        }[reason]
        return sentence.format(moves=", ".join(moves))

    def vocabulary(self) -> Vocabulary:
        """The words in which a move can be typed."""
        pgettext = self._catalogue.pgettext
        suits = {
            "S": pgettext("typed", "spade spades"),
            "H": pgettext("typed", "heart hearts"),
            "D": pgettext("typed", "diamond diamonds"),
            "C": pgettext("typed", "club clubs"),
        }
        return Vocabulary(
            {word: suit for suit, words in suits.items() for word in _words(words)}
            | dict(zip("♠♥♦♣", "SHDC", strict=True)),
            self._rank_words(),
            _words_of(pgettext("typed", "to onto on")),
            _words_of(pgettext("typed", "foundation home")),
            _words_of(pgettext("typed", "ascending")),
            _words_of(pgettext("typed", "descending")),
            _words_of(pgettext("typed", "redeal deal")),
            _words_of(pgettext("typed", "again")),
        )

    def _rank_words(self) -> dict[str, str]:
        own = _words(self._catalogue.pgettext("typed", "J Q"))
        return (
            {plain(name): rank for rank, name in self.names.ranks().items()}
            | {plain(name): rank for rank, name in self.names.ranks_accusative().items()}
            | {rank.lower(): rank for rank in "A23456789TJQK"}
            | {"1": "A", "10": "T"}
            | dict(zip(own, "JQ", strict=True))
        )


def _words(text: str) -> list[str]:
    return plain(text).split()


def _words_of(text: str) -> frozenset[str]:
    return frozenset(_words(text))
