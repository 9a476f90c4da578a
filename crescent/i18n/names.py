"""Names of cards and places, in the grammatical case that a sentence asks for."""

from __future__ import annotations

from crescent.i18n.catalogue import Catalogue

INDEX_LETTERS = {
    "hr": {"J": "V", "Q": "D"},
    "de": {"J": "B", "Q": "D"},
    "fr": {"J": "V", "Q": "D", "K": "R"},
}
"""The letters in the corners of the cards where a language has its own."""


def clock(seconds: float) -> str:
    """Time played as people write it: 4:05, 1:02:03."""
    minutes, second = divmod(int(seconds), 60)
    hour, minute = divmod(minutes, 60)
    return f"{hour}:{minute:02}:{second:02}" if hour else f"{minute}:{second:02}"


class Names:
    """Names in one language. Cards and places come in the contract's machine forms."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def card(self, card: str) -> str:
        """The card as subject: 'ace of spades', 'pik as'."""
        return self._catalogue.gettext("{rank} of {suit}").format(
            rank=self.ranks()[card[0]], suit=self._suits()[card[1]]
        )

    def card_accusative(self, card: str) -> str:
        """The card as destination: 'the ace of spades', 'pik asa'."""
        return self._catalogue.pgettext("onto", "the {rank} of {suit}").format(
            rank=self.ranks_accusative()[card[0]], suit=self._suits()[card[1]]
        )

    def place(self, place: str, card: str | None, count: int) -> str:
        """A place with what lies on it: 'Queen of spades, pile 7, 6 cards'."""
        gettext, ngettext = self._catalogue.gettext, self._catalogue.ngettext
        if card is None:
            return gettext("Pile {number}, empty").format(number=place)
        if place.isdigit():
            text = ngettext(
                "{Card}, pile {number}, {count} card", "{Card}, pile {number}, {count} cards", count
            )
        elif place.endswith("a"):
            text = ngettext(
                "{Card}, ascending foundation, {count} card",
                "{Card}, ascending foundation, {count} cards",
                count,
            )
        else:
            text = ngettext(
                "{Card}, descending foundation, {count} card",
                "{Card}, descending foundation, {count} cards",
                count,
            )
        name = self.card(card)
        return text.format(Card=name[:1].upper() + name[1:], number=place, count=count)

    def marked(self, place: str, mark: str) -> str:
        """The name of a place with its state: 'Queen of spades, pile 7, 6 cards, selected'.

        mark: selected, target, hinted, hinted-target; others add nothing.
        """
        gettext = self._catalogue.gettext
        if mark == "selected":
            return gettext("{place}, selected").format(place=place)
        if mark == "target":
            return gettext("{place}, can be put here").format(place=place)
        if mark == "hinted":
            return gettext("{place}, hint: move this card").format(place=place)
        if mark == "hinted-target":
            return gettext("{place}, hint: put it here").format(place=place)
        return place

    def _suits(self) -> dict[str, str]:
        pgettext = self._catalogue.pgettext
        return {
            "S": pgettext("suit", "spades"),
            "H": pgettext("suit", "hearts"),
            "D": pgettext("suit", "diamonds"),
            "C": pgettext("suit", "clubs"),
        }

    def ranks(self) -> dict[str, str]:
        """The ranks as subjects."""
        pgettext = self._catalogue.pgettext
        return {
            "A": pgettext("rank", "ace"),
            "2": pgettext("rank", "two"),
            "3": pgettext("rank", "three"),
            "4": pgettext("rank", "four"),
            "5": pgettext("rank", "five"),
            "6": pgettext("rank", "six"),
            "7": pgettext("rank", "seven"),
            "8": pgettext("rank", "eight"),
            "9": pgettext("rank", "nine"),
            "T": pgettext("rank", "ten"),
            "J": pgettext("rank", "jack"),
            "Q": pgettext("rank", "queen"),
            "K": pgettext("rank", "king"),
        }

    def ranks_accusative(self) -> dict[str, str]:
        """The ranks as destinations."""
        pgettext = self._catalogue.pgettext
        return {
            "A": pgettext("onto", "ace"),
            "2": pgettext("onto", "two"),
            "3": pgettext("onto", "three"),
            "4": pgettext("onto", "four"),
            "5": pgettext("onto", "five"),
            "6": pgettext("onto", "six"),
            "7": pgettext("onto", "seven"),
            "8": pgettext("onto", "eight"),
            "9": pgettext("onto", "nine"),
            "T": pgettext("onto", "ten"),
            "J": pgettext("onto", "jack"),
            "Q": pgettext("onto", "queen"),
            "K": pgettext("onto", "king"),
        }
