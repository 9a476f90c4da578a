"""Names of cards and places, in the grammatical case that a sentence asks for."""

from __future__ import annotations

from gettext import NullTranslations


class Names:
    """Names in one language. Cards and places come in the contract's machine forms."""

    def __init__(self, catalogue: NullTranslations) -> None:
        self._catalogue = catalogue

    def card(self, card: str) -> str:
        """The card as subject: 'ace of spades', 'pik as'."""
        return self._catalogue.gettext("{rank} of {suit}").format(
            rank=self._ranks()[card[0]], suit=self._suits()[card[1]]
        )

    def card_accusative(self, card: str) -> str:
        """The card as destination: 'the ace of spades', 'pik asa'."""
        return self._catalogue.pgettext("onto", "the {rank} of {suit}").format(
            rank=self._ranks_accusative()[card[0]], suit=self._suits()[card[1]]
        )

    def place(self, place: str, card: str | None, count: int) -> str:
        """A place with what lies on it: 'Queen of spades, pile 7, 6 cards'."""
        _, n = self._catalogue.gettext, self._catalogue.ngettext
        if card is None:
            return _("Pile {number}, empty").format(number=place)
        if place.isdigit():
            text = n(
                "{Card}, pile {number}, {count} card", "{Card}, pile {number}, {count} cards", count
            )
        elif place.endswith("a"):
            text = n(
                "{Card}, ascending foundation, {count} card",
                "{Card}, ascending foundation, {count} cards",
                count,
            )
        else:
            text = n(
                "{Card}, descending foundation, {count} card",
                "{Card}, descending foundation, {count} cards",
                count,
            )
        name = self.card(card)
        return text.format(Card=name[:1].upper() + name[1:], number=place, count=count)

    def _suits(self) -> dict[str, str]:
        _ = self._catalogue.pgettext
        return {
            "S": _("suit", "spades"),
            "H": _("suit", "hearts"),
            "D": _("suit", "diamonds"),
            "C": _("suit", "clubs"),
        }

    def _ranks(self) -> dict[str, str]:
        _ = self._catalogue.pgettext
        return {
            "A": _("rank", "ace"),
            "2": _("rank", "two"),
            "3": _("rank", "three"),
            "4": _("rank", "four"),
            "5": _("rank", "five"),
            "6": _("rank", "six"),
            "7": _("rank", "seven"),
            "8": _("rank", "eight"),
            "9": _("rank", "nine"),
            "T": _("rank", "ten"),
            "J": _("rank", "jack"),
            "Q": _("rank", "queen"),
            "K": _("rank", "king"),
        }

    def _ranks_accusative(self) -> dict[str, str]:
        _ = self._catalogue.pgettext
        return {
            "A": _("onto", "ace"),
            "2": _("onto", "two"),
            "3": _("onto", "three"),
            "4": _("onto", "four"),
            "5": _("onto", "five"),
            "6": _("onto", "six"),
            "7": _("onto", "seven"),
            "8": _("onto", "eight"),
            "9": _("onto", "nine"),
            "T": _("onto", "ten"),
            "J": _("onto", "jack"),
            "Q": _("onto", "queen"),
            "K": _("onto", "king"),
        }
