"""What diagrams and replays say."""

from __future__ import annotations

from collections.abc import Iterable

from crescent.i18n.texts import Texts


class Captions(Texts):
    """The sentences of one language, with those of diagrams and replays."""

    def title(self, code: str, moves: int) -> str:
        """What a diagram shows."""
        if moves == 0:
            return self._catalogue.gettext("Crescent, deal {code}, at the start").format(code=code)
        return self._catalogue.ngettext(
            "Crescent, deal {code}, after {count} move",
            "Crescent, deal {code}, after {count} moves",
            moves,
        ).format(code=code, count=moves)

    def empty_pile(self) -> str:
        """The word on the place of an emptied pile."""
        return self._catalogue.pgettext("pile", "empty")

    def face_down(self) -> str:
        """A card that lies face down."""
        return self._catalogue.gettext("a card face down")

    def all_cards(self, pile: str, cards: Iterable[str]) -> str:
        """All cards of a pile."""
        return self._catalogue.gettext("Pile {number} from bottom to top: {cards}").format(
            number=pile, cards=", ".join(cards)
        )

    def redeals_left(self, left: int) -> str:
        """How many redeals are left."""
        if left == 0:
            return self._catalogue.gettext("No redeals are left")
        return self._catalogue.ngettext(
            "{count} redeal is left", "{count} redeals are left", left
        ).format(count=left)

    def redeal(self, left: int) -> str:
        """A redeal in a list of moves; left: how many there were before it."""
        if left == 0:
            return self.refusal("no_redeals_left")
        return self._catalogue.gettext("Redeal: in every pile the bottom card comes on top")

    def redeal_number(self, number: int, total: int) -> str:
        """A redeal in a list of moves: the first of three."""
        return self._catalogue.gettext("Redeal {number} of {total}").format(
            number=number, total=total
        )

    def numbered(self, number: int, move: str) -> str:
        """A move in a list: '10. Ace of spades from pile 10 ...'."""
        return f"{number}. {move}"

    def start(self) -> str:
        """The position before the first move."""
        return self._catalogue.gettext("The deal")

    def won_after(self, moves: int) -> str:
        """The end of a won game."""
        return self._catalogue.ngettext(
            "The game is won after {count} move", "The game is won after {count} moves", moves
        ).format(count=moves)

    def has_been_copied(self) -> str:
        """Something is on the clipboard."""
        return self._catalogue.gettext("Copied")

    def copy_by_hand(self) -> str:
        """The browser does not let us copy; the text is selected."""
        return self._catalogue.gettext("Copying is not possible here. Press Ctrl+C")

    def picture_not_copied(self) -> str:
        """The browser does not let us copy a picture."""
        return self._catalogue.gettext("Copying is not possible here. Save the picture instead")

    def table(self) -> str:
        """The name of the picture that shows the game."""
        return self._catalogue.gettext("The table")

    def step(self, step: str) -> str:
        """A button that steps through a game."""
        pgettext = self._catalogue.pgettext
        return {
            "first": pgettext("replay", "First"),
            "back": pgettext("replay", "Previous"),
            "on": pgettext("replay", "Next"),
            "last": pgettext("replay", "Last"),
        }[step]

    def refused_move(self, move: str, code: str) -> str:
        """A move that the rules refuse."""
        return self._catalogue.gettext("The move {move} is not allowed: {reason}").format(
            move=move, reason=self.refusal(code)
        )
