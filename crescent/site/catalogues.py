"""Translations: compiles the catalogues and looks texts up for the static page."""

from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

DOMAIN = "crescent"


def catalogue_files(locale_dir: Path) -> dict[str, Path]:
    """The .po file of each language."""
    return {path.parts[-3]: path for path in sorted(locale_dir.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))}


def read_catalogue(path: Path) -> Catalog:
    """Parse one .po file; raises PoFileError naming the line when it is malformed."""
    with path.open("rb") as file:
        return read_po(file, abort_invalid=True)


def compile_catalogues(locale_dir: Path) -> None:
    """Write a .mo file beside each .po file that is newer than its own."""
    for path in catalogue_files(locale_dir).values():
        target = path.with_suffix(".mo")
        if target.exists() and target.stat().st_mtime >= path.stat().st_mtime:
            continue
        with target.open("wb") as file:
            write_mo(file, read_catalogue(path))


class Texts:
    """Every language's wording of a message; English is the message itself."""

    def __init__(self, locale_dir: Path) -> None:
        files = catalogue_files(locale_dir)
        self._catalogues = {lang: read_catalogue(path) for lang, path in files.items()}

    def wordings(self, message: str, context: str | None = None) -> dict[str, str]:
        """Language to text, English first. Raises LookupError when a translation is missing."""
        return {"en": message} | {
            lang: self._translate(lang, message, context)
            for lang in self._catalogues
            if lang != "en"
        }

    def _translate(self, lang: str, message: str, context: str | None) -> str:
        found = self._catalogues[lang].get(message, context)
        if found is None or found.fuzzy or not isinstance(found.string, str) or not found.string:
            where = f" (context {context!r})" if context else ""
            raise LookupError(f"no translation into {lang!r} of {message!r}{where}")
        return found.string
