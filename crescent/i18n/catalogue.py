"""Translations as gettext keeps them, looked up by its function names.

The library's own gettext does the same and more; but importing it, and having it make sense of a
plural rule, takes longer than anything else the page does at its start.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from struct import unpack_from


def _english(count: int) -> int:
    return 0 if count == 1 else 1


def _croatian(count: int) -> int:
    if count % 10 == 1 and count % 100 != 11:
        return 0
    return 1 if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else 2


PLURALS: dict[str, Callable[[int], int]] = {"en": _english, "hr": _croatian}
"""Which form of a counted thing a number takes, by language, as the catalogue's head says."""


class Catalogue:
    """The texts of one language; what it lacks stays English."""

    def __init__(self, language: str, translations: Mapping[str, list[str]]) -> None:
        self._translations = translations
        self._form = PLURALS[language]

    def gettext(self, message: str) -> str:
        """A sentence."""
        return self._translations.get(message, [message])[0]

    def pgettext(self, context: str, message: str) -> str:
        """A word or sentence that is translated otherwise in another context."""
        return self._translations.get(f"{context}\x04{message}", [message])[0]

    def ngettext(self, singular: str, plural: str, count: int) -> str:
        """A sentence with a count."""
        forms = self._translations.get(singular)
        return forms[self._form(count)] if forms else (singular, plural)[_english(count)]


def read_mo(data: bytes) -> dict[str, list[str]]:
    """The messages of a compiled catalogue (gettext's .mo) and their translations, each with all
    its forms.
    """
    count, originals, translations = unpack_from("<3I", data, 8)

    def text(table: int, index: int) -> list[str]:
        length, start = unpack_from("<2I", data, table + 8 * index)
        return data[start : start + length].decode().split("\0")

    return {text(originals, i)[0]: text(translations, i) for i in range(count)}
