"""Every sentence is translated, and translated soundly."""

import ast
import gettext
import io
import string
from collections.abc import Iterator
from typing import Any

from babel.messages.catalog import Message
from babel.messages.extract import extract_from_dir

from crescent.i18n.catalogue import Catalogue, read_mo
from crescent.site.markup import expand_labels
from tests.croatian import ROOT, catalogue, compiled

KEYWORDS: dict[str, tuple[Any, ...] | None] = {
    "gettext": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}
Key = tuple[str | None, str | tuple[str, ...]]
"""Context and message; for counted things singular and plural."""


def key(message: Message) -> Key:
    """What a message of the catalogue translates."""
    found: Any = message.id
    return message.context, tuple(found) if isinstance(found, list | tuple) else found


def in_sources() -> set[Key]:
    """All messages of the Python sources."""
    found = extract_from_dir(ROOT / "crescent", [("**.py", "python")], keywords=KEYWORDS)
    return {(context, message) for _, _, message, _, context in found}


def in_page() -> set[Key]:
    """All labels of the static page."""
    labels: set[Key] = set()

    def note(message: str, context: str | None) -> dict[str, str]:
        labels.add((context, message))
        return {}

    expand_labels((ROOT / "index.html").read_text("utf-8"), note)
    return labels


def translated() -> dict[Key, Message]:
    """The messages of the catalogue."""
    return {key(message): message for message in catalogue() if message.id}


def test_there_is_something_to_translate() -> None:
    assert (None, "It must be of the same suit") in in_sources()
    assert ("onto", "queen") in in_sources()
    assert (None, "New game") in in_page()


def test_every_message_has_a_translation() -> None:
    assert in_sources() | in_page() <= set(translated())


def test_there_are_no_translations_of_messages_that_are_gone() -> None:
    assert set(translated()) <= in_sources() | in_page()
    assert not catalogue().obsolete


def test_no_translation_is_fuzzy_or_empty() -> None:
    for message in translated().values():
        assert not message.fuzzy, message.id
        assert all(text.strip() for text in texts_of(message)), message.id


def test_every_count_has_three_forms() -> None:
    assert catalogue().num_plurals == 3
    for message in translated().values():
        assert len(texts_of(message)) == (3 if message.pluralizable else 1), message.id


def test_translations_fill_in_the_same_fields() -> None:
    for (_, original), message in translated().items():
        originals = [original] if isinstance(original, str) else original
        for text in (*originals, *texts_of(message)):
            assert fields(text) == fields(originals[-1]), original


def test_translations_end_as_the_original_does() -> None:
    for (context, original), message in translated().items():
        if context == "date":  # in Croatian a point stands after each of its numbers
            continue
        last = (original if isinstance(original, str) else original[-1])[-1]
        for text in texts_of(message):
            assert (text[-1] in ".!?:") == (last in ".!?:"), original


def texts_of(message: Message) -> tuple[str, ...]:
    """The translation, or its forms."""
    found: Any = message.string
    return (found,) if isinstance(found, str) else tuple(found)


def fields(text: str) -> set[str]:
    """The names in braces."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def calls() -> Iterator[tuple[str, str, list[ast.expr]]]:
    """All calls of gettext's functions: where, which, with what."""
    for path in sorted((ROOT / "crescent").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in KEYWORDS:
                    yield f"{path.name}:{node.lineno}", name, node.args


def test_messages_stand_literally_where_they_are_translated() -> None:
    for where, name, arguments in calls():
        count = {"gettext": 1, "npgettext": 3}.get(name, 2)
        assert all(isinstance(argument, ast.Constant) for argument in arguments[:count]), where


def test_texts_are_looked_up_as_gettext_does() -> None:
    ours = Catalogue("hr", read_mo(compiled()))
    library = gettext.GNUTranslations(io.BytesIO(compiled()))
    for context, message in (*translated(), (None, "not there"), ("there", "not there")):
        if isinstance(message, tuple):
            one, many = message
            for count in range(250):
                assert ours.ngettext(one, many, count) == library.ngettext(one, many, count)
        elif context is None:
            assert ours.gettext(message) == library.gettext(message)
        else:
            assert ours.pgettext(context, message) == library.pgettext(context, message)
    assert [ours.ngettext("one", "many", count) for count in (0, 1, 2)] == ["many", "one", "many"]
