"""The Croatian texts, compiled from the catalogue as it stands in the sources."""

from __future__ import annotations

import gettext
import io
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from crescent.i18n.texts import Texts
from crescent.site.catalogues import read_catalogue

ROOT = Path(__file__).parents[1]
PO_FILE = ROOT / "crescent/i18n/locale/hr/LC_MESSAGES/crescent.po"


def catalogue() -> Catalog:
    """The catalogue; reading fails when it is malformed."""
    return read_catalogue(PO_FILE)


def texts() -> Texts:
    """What the player reads in Croatian."""
    compiled = io.BytesIO()
    write_mo(compiled, catalogue())
    compiled.seek(0)
    return Texts("hr", gettext.GNUTranslations(compiled))
