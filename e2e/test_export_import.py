"""Everything as one file, and back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from crescent import saves
from crescent.deals import parse_code
from crescent.game import new_game
from crescent.saves import Save
from e2e.conftest import DESK, watched_table
from e2e.table_page import TablePage

CODE = "CR1-N-AAAAAAB"


def export(table: TablePage, folder: Path) -> Path:
    """What the player gets from 'Export everything'."""
    table.press("menu")
    with table.page.expect_download() as download:
        table.press("export")
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def choose(table: TablePage, file: Path) -> None:
    """Choose a file to import."""
    table.press("menu")
    with table.page.expect_file_chooser() as chooser:
        table.press("import")
    chooser.value.set_files(file)


def said(table: TablePage, text: str) -> None:
    """What the game says, to be seen and to be heard."""
    expect(table.bubble).to_contain_text(text)
    expect(table.status).to_contain_text(text)


def test_a_game_and_its_settings_move_to_another_browser(
    table: TablePage, browser: Browser, tmp_path: Path
) -> None:
    table.open_game(CODE).move_by_taps("2", "Dd")
    table.move_by_taps("1", "11")
    table.press("undo")
    settings = table.open_settings()
    settings.get_by_label("Interactive rules").uncheck()
    settings.get_by_role("button", name="Close").click()
    file = export(table, tmp_path)
    said(table, "Everything is in the downloaded file")
    assert file.name.startswith("crescent-2") and file.suffix == ".json"
    position = table.position()

    with watched_table(browser, DESK, table.url) as (other, faults):
        choose(other.open(), file)
        said(other, "Imported: game, settings")
        assert other.position() == position
        expect(other.value("moves")).to_have_text("1")
        other.press("redo")
        expect(other.value("moves")).to_have_text("2")
        other.reload()
        expect(other.value("moves")).to_have_text("2")
        expect(other.open_settings().get_by_label("Interactive rules")).not_to_be_checked()
    assert faults.seen == []


def test_a_game_in_play_is_not_lost_unasked(table: TablePage, tmp_path: Path) -> None:
    table.open_game("CR1-N-AAAAAAC")
    file = export(table, tmp_path)
    table.open_game(CODE).move_by_taps("2", "Dd")
    choose(table, file)
    table.dialog("confirm").get_by_role("button", name="Go on playing").click()
    expect(table.value("code")).to_have_text(CODE)
    choose(table, file)
    table.press("confirm")
    expect(table.value("code")).to_have_text("CR1-N-AAAAAAC")
    said(table, "Imported: game, settings")


GAME: dict[str, Any] = saves.to_data(Save(new_game(parse_code("CR1-N-AAAAAAC"))))
REFUSED = {
    "Nothing was imported: the file was not exported from Crescent": "[" * 1_000_000,
    "Nothing was imported: the file is larger than 1 MB": " " * (1024 * 1024 + 1),
    "Nothing was imported: the game in the file breaks the rules": json.dumps(
        {"crescent": 1, "game": GAME | {"moves": "1-1"}, "settings": {"theme": "dark"}}
    ),
    "Nothing was imported: the file is from a newer version": json.dumps({"crescent": 2}),
    "Nothing was imported: the file is empty": json.dumps({"crescent": 1}),
}


def test_what_is_wrong_with_a_file_is_said_and_nothing_changes(
    table: TablePage, tmp_path: Path
) -> None:
    table.open_game(CODE).move_by_taps("2", "Dd")
    stored = table.page.evaluate("JSON.stringify(localStorage)")
    for number, (sentence, text) in enumerate(REFUSED.items()):
        file = tmp_path / f"{number}.json"
        file.write_text(text)
        choose(table, file)
        said(table, sentence)
    assert table.page.evaluate("JSON.stringify(localStorage)") == stored
    expect(table.value("moves")).to_have_text("1")


def test_what_is_not_known_is_said_and_the_rest_is_taken(table: TablePage, tmp_path: Path) -> None:
    file = tmp_path / "later.json"
    settings = {"theme": "dark", "lang": "martian", "deck": 4}
    file.write_text(json.dumps({"crescent": 1, "settings": settings, "statistics": {}}))
    table.open(lang="hr")
    choose(table, file)
    said(table, "Uvezeno: postavke. U datoteci ima još podataka koje ova inačica ne poznaje")
    expect(table.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(table.page.locator("html")).to_have_attribute("lang", "hr")
