"""Every sentence that the game says, by code."""

from __future__ import annotations

from collections.abc import Iterable

from crescent.i18n.catalogue import Catalogue
from crescent.i18n.names import Names, clock


class Texts:
    """The sentences of one language.

    Codes and places come in the machine forms of the contract: ``pile_full``, ``QS``, ``10``.
    """

    def __init__(self, language: str, catalogue: Catalogue) -> None:
        self.language = language
        self.names = Names(catalogue)
        self._catalogue = catalogue

    @property
    def catalogue(self) -> Catalogue:
        """Where the sentences come from."""
        return self._catalogue

    # Refusals and errors

    ALWAYS_EXPLAINED = frozenset({"pile_full", "empty_pile", "base_locked", "no_redeals_left"})
    """Refusals whose reason is given even with interactive rules off (rules: Moves)."""

    def refusal(self, code: str, interactive: bool = True) -> str:
        """Why a move is refused, or only that it is."""
        gettext = self._catalogue.gettext
        if not interactive and code not in self.ALWAYS_EXPLAINED:
            return gettext("This move is not allowed")
        return {
            "malformed": gettext("This is not a move. Write it like 10-14 or 7-Sa"),
            "game_over": gettext("The game is won. Start a new one"),
            "same_place": gettext("The card already lies here"),
            "no_card": gettext("There is no card here"),
            "base_locked": gettext("The base of a foundation is locked"),
            "foundation_to_tableau": gettext("A card does not return from a foundation to a pile"),
            "empty_pile": gettext("A card cannot be put on an empty pile"),
            "different_suit": gettext("It must be of the same suit"),
            "not_adjacent": gettext("It must be one higher or lower"),
            "pile_full": gettext("This pile is full; choose another destination"),
            "not_next": gettext("It does not follow the top card of the foundation"),
            "no_redeals_left": gettext("No more redeals"),
        }[code]

    def code_fault(self, code: str) -> str:
        """What is wrong with a text that should be a deal code, and what to do."""
        gettext = self._catalogue.gettext
        return {
            "not_a_code": gettext("This is not a deal code. One looks like CR1-N-AAAAAAB"),
            "unknown_version": gettext("This deal code is for another version of Crescent"),
            "unknown_variant": gettext("After CR1 a deal code has one of the letters N, F or D"),
            "bad_letters": gettext("A deal code ends in exactly seven letters from A to Z"),
        }[code]

    def record_error(
        self, code: str, index: int | None, entry: str | None, code_fault: str | None
    ) -> str:
        """What is wrong with a record or link, in one sentence."""
        gettext = self._catalogue.gettext
        if code_fault:
            return self.code_fault(code_fault)
        if index is not None:
            return gettext("Entry {index} of the game, {entry}, cannot be played: {reason}").format(
                index=index, entry=entry, reason=self.refusal(code)
            )
        return {
            "code_mismatch": gettext("The file holds a game of another deal code"),
            "bad_file": gettext("The file cannot be read as a game of Crescent"),
            "too_large": gettext("The game is too large to be read: 64 KiB is the most"),
            "too_many_moves": gettext("The game is too long: 5000 entries are the most"),
        }[code]

    def bad_position(self) -> str:
        """A link whose `at` is no number of an entry."""
        return self._catalogue.gettext("The link names a place in the game that does not exist")

    def game_full(self) -> str:
        """A game that has reached its 5000 entries."""
        return self._catalogue.gettext("The game has reached 5000 entries and takes no more")

    def export_fault(self, code: str) -> str:
        """Why a file was not imported."""
        gettext = self._catalogue.gettext
        return {
            "too_large": gettext("Nothing was imported: the file is larger than 1 MB"),
            "not_ours": gettext("Nothing was imported: the file was not exported from Crescent"),
            "newer": gettext(
                "Nothing was imported: the file is from a newer version. Reload the page, try again"
            ),
            "bad_game": gettext("Nothing was imported: the game in the file breaks the rules"),
            "bad_past": gettext("Nothing was imported: the past games in the file are damaged"),
            "empty": gettext("Nothing was imported: the file is empty"),
        }[code]

    # What happened

    def moved(self, card: str, source: str, target: str, onto: str) -> str:
        """A move: 'Ace of spades from pile 10 onto the king of spades in pile 14'.

        card, onto: the moved card and the one it was put on; source, target: the places.
        """
        gettext = self._catalogue.gettext
        if not source.isdigit():
            sentence = gettext("{Card} from a foundation onto {onto} on the other foundation")
        elif target.isdigit():
            sentence = gettext("{Card} from pile {source} onto {onto} in pile {target}")
        else:
            sentence = gettext("{Card} from pile {source} onto {onto} on a foundation")
        card_name = self.names.card(card)
        return sentence.format(
            Card=card_name[:1].upper() + card_name[1:],
            source=source,
            onto=self.names.card_accusative(onto),
            target=target,
        )

    def uncovered(self, moved: str, card: str | None) -> str:
        """A move, and what it has uncovered; card: None when it has emptied the pile."""
        if card is None:
            return self._catalogue.gettext("{moved}. The pile is now empty").format(moved=moved)
        return self._catalogue.gettext("{moved}. Uncovered: {card}").format(
            moved=moved, card=self.names.card(card)
        )

    def undos(self, count: int) -> str:
        """How far back the game can still be won."""
        return self._catalogue.ngettext(
            "It could still be won {count} move ago.",
            "It could still be won {count} moves ago.",
            count,
        ).format(count=count)

    def hint_redeal(self) -> str:
        """The hint is a redeal."""
        return self._catalogue.gettext("Now redeal")

    def hint_lost(self) -> str:
        """There is no hint, since nothing wins any more."""
        return self._catalogue.gettext("From here the game can no longer be won")

    def hint_unknown(self) -> str:
        """The search has ended without a result."""
        return self._catalogue.gettext(
            "No way to win has been found, nor a proof that there is none"
        )

    def redealt(self, left: int) -> str:
        """After a redeal."""
        count = self._catalogue.ngettext(
            "Redealt. {count} redeal is left", "Redealt. {count} redeals are left", left
        )
        if left == 0:
            return self._catalogue.gettext("Redealt. No redeals are left")
        return count.format(count=left)

    def undone(self, moved: str) -> str:
        """After an undo; moved: the move."""
        return self._catalogue.gettext("Move undone: {moved}").format(moved=moved)

    def redone(self, moved: str) -> str:
        """After a redo; moved: the move."""
        return self._catalogue.gettext("Move played again: {moved}").format(moved=moved)

    def nothing_to(self, do: str) -> str:
        """Why nothing was done: ``undo``, ``undo`` after a ``redeal``, or ``redo``."""
        gettext = self._catalogue.gettext
        return {
            "undo": gettext("There is nothing to undo"),
            "redeal": gettext("Moves made before a redeal can no longer be undone"),
            "redo": gettext("There is nothing to redo"),
        }[do]

    def new_game(self, code: str) -> str:
        """A new deal lies on the table."""
        return self._catalogue.gettext("New game, deal {code}").format(code=code)

    def restarted(self) -> str:
        """The same deal lies on the table as it was dealt."""
        return self._catalogue.gettext("The same game from its start")

    def resumed(self) -> str:
        """A saved game has been taken up."""
        return self._catalogue.gettext("Your game goes on where you left it")

    def new_version(self) -> str:
        """A new version of the game waits to be taken."""
        return self._catalogue.gettext("A new version is ready")

    def copied(self) -> str:
        """The deal code is on the clipboard."""
        return self._catalogue.gettext("Deal code copied")

    def not_copied(self, code: str) -> str:
        """The browser did not let us copy; the code is said instead."""
        return self._catalogue.gettext("Copying is not possible here. The code is {code}").format(
            code=code
        )

    def exported(self) -> str:
        """The browser has been handed the file with everything."""
        return self._catalogue.gettext("Everything is in the downloaded file")

    def imported(self, parts: Iterable[str], more: bool) -> str:
        """What has been taken from a file; more: there was more, which is not understood."""
        gettext = self._catalogue.gettext
        names = {
            "game": gettext("game"),
            "settings": gettext("settings"),
            "past": gettext("past games"),
        }
        sentence = (
            gettext("Imported: {parts}. The file holds more, which this version does not know")
            if more
            else gettext("Imported: {parts}")
        )
        return sentence.format(parts=", ".join(names[part] for part in parts))

    def selected(self, card: str) -> str:
        """A card has been picked up by a tap or a key."""
        card_name = self.names.card(card)
        return self._catalogue.gettext("{Card} is selected").format(
            Card=card_name[:1].upper() + card_name[1:]
        )

    def let_go(self) -> str:
        """The card that was picked up has been let go."""
        return self._catalogue.gettext("No card is selected")

    def won(self, moves: int, seconds: float, hints: int = 0) -> str:
        """The result of a won game."""
        result = self._catalogue.ngettext(
            "Won in {count} move, in {time}", "Won in {count} moves, in {time}", moves
        ).format(count=moves, time=clock(seconds))
        if not hints:
            return result
        return self._catalogue.ngettext(
            "{result}, with {count} hint", "{result}, with {count} hints", hints
        ).format(result=result, count=hints)

    def blocked(self) -> str:
        """No move and no redeal is left."""
        return self._catalogue.gettext("No move is possible and no redeal is left")
