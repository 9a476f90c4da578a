"""The dialog that gives link, picture, record and snippet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from crescent.i18n import load_captions
from crescent.records import parse_file
from crescent.web.handouts import embed_of, link_of
from e2e.table_page import TablePage
from tests.games import CODE, WIN, game

MOVES = " ".join(WIN[:5])


@pytest.fixture
def shared(table: TablePage) -> Iterator[TablePage]:
    """The dialog, open on a game in play."""
    table.open_game(CODE, MOVES)
    open_dialog(table)
    yield table


def open_dialog(table: TablePage) -> None:
    table.page.locator(".controls [data-action=menu]").click()
    table.page.locator("#menu [data-action=share]").click()
    expect(table.dialog("share")).to_be_visible()


def give(table: TablePage, kind: str) -> None:
    table.page.locator(f"[data-give={kind}]").click()


def clipboard(page: Page) -> str:
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text


def test_texts_are_copied(shared: TablePage, context: BrowserContext) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page, note = shared.page, shared.page.locator("#share-note")
    for kind, text in (
        ("link", link_of(game(MOVES), shared.url)),
        ("embed", embed_of(game(MOVES), shared.url, "en")),
    ):
        note.evaluate("note => { note.textContent = ''; }")
        give(shared, kind)
        expect(note).to_have_text("Copied")
        assert clipboard(page) == text
    give(shared, "record")
    expect(page.locator("#share-record")).to_have_value(re.compile(f"code: {CODE}"))


def test_where_copying_is_denied_the_text_is_selected(shared: TablePage) -> None:
    shared.page.evaluate(
        "() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }"
    )
    give(shared, "link")
    expect(shared.page.locator("#share-note")).to_contain_text("Ctrl+C")
    selected = shared.page.evaluate("document.getSelection().toString()")
    assert selected == link_of(game(MOVES), shared.url)


def test_the_picture_shows_the_position_and_can_be_saved(shared: TablePage, tmp_path: Path) -> None:
    page = shared.page
    alt = load_captions("en").title(CODE, 5)
    expect(page.locator("#share-picture")).to_have_attribute("alt", re.compile(alt))
    with page.expect_download() as download:
        give(shared, "svg")
    assert download.value.suggested_filename == f"{CODE}.svg"
    download.value.save_as(tmp_path / "x.svg")
    assert ET.parse(tmp_path / "x.svg").getroot()[0].text == alt
    with page.expect_download() as download:
        give(shared, "png")
    assert download.value.suggested_filename == f"{CODE}.png"
    download.value.save_as(tmp_path / "x.png")
    data = (tmp_path / "x.png").read_bytes()
    assert data.startswith(b"\x89PNG")
    assert int.from_bytes(data[16:20]) == 1760


def test_the_record_can_be_saved(shared: TablePage, tmp_path: Path) -> None:
    with shared.page.expect_download() as download:
        give(shared, "file")
    assert download.value.suggested_filename == f"{CODE}.crescent"
    download.value.save_as(tmp_path / "x.crescent")
    file = parse_file((tmp_path / "x.crescent").read_text("utf-8"))
    assert (str(file.code), list(map(str, file.moves))) == (CODE, WIN[:5])


def test_the_dialog_shows_the_game_as_it_stands_when_it_opens(shared: TablePage) -> None:
    shared.close_dialog()
    shared.go_to(CODE)
    open_dialog(shared)
    expect(shared.page.locator("#share-link")).to_have_value(link_of(game(), shared.url))
