"""The Croatian texts, compiled from the catalogue as it stands in the sources."""

from __future__ import annotations

import io
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from crescent.i18n.catalogue import Catalogue, read_mo
from crescent.i18n.texts import Texts
from crescent.site.catalogues import read_catalogue

ROOT = Path(__file__).parents[1]
PO_FILE = ROOT / "crescent/i18n/locale/hr/LC_MESSAGES/crescent.po"


def catalogue() -> Catalog:
    """The catalogue; reading fails when it is malformed."""
    return read_catalogue(PO_FILE)


def compiled() -> bytes:
    """The catalogue as gettext compiles it."""
    target = io.BytesIO()
    write_mo(target, catalogue())
    return target.getvalue()


def texts() -> Texts:
    """What the player reads in Croatian."""
    return Texts("hr", Catalogue("hr", read_mo(compiled())))
