"""What the player reads, in their language.

A leaf: it knows codes and message keys, nothing of the game. Keys are whole English sentences
(gettext), so English needs no catalogue; the others are compiled from ``locale/*/*/crescent.po``
at build time.
"""

from __future__ import annotations

import pkgutil
from typing import TYPE_CHECKING

from crescent.i18n.catalogue import Catalogue, read_mo
from crescent.i18n.texts import Texts

if TYPE_CHECKING:
    from crescent.i18n.captions import Captions
    from crescent.i18n.spoken import Spoken

LANGUAGES = ("hr", "en")


def load_texts(language: str) -> Texts:
    """The texts of a language; English when it or its compiled catalogue is not there."""
    return Texts(language, _catalogue(language))


def load_captions(language: str) -> Captions:
    """The texts of diagrams and replays, as `load_texts`."""
    from crescent.i18n.captions import Captions

    return Captions(language, _catalogue(language))


def load_spoken(language: str) -> Spoken:
    """The texts of reading out and of typed moves, as `load_texts`."""
    from crescent.i18n.spoken import Spoken

    return Spoken(language, _catalogue(language))


def _catalogue(language: str) -> Catalogue:
    if language in LANGUAGES and language != "en":
        try:
            data = pkgutil.get_data(__name__, f"locale/{language}/LC_MESSAGES/crescent.mo")
        except OSError:
            data = None
        if data:
            return Catalogue(language, read_mo(data))
    return Catalogue("en", {})
