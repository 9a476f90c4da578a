"""Numbers that people like to look at: statistics, past games, and what can be done with them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from crescent import saves
from crescent.deals import parse_code
from crescent.game import Game, new_game
from crescent.moves import Move, parse_entry
from crescent.saves import Save
from e2e.table_page import TablePage
from tests.golden import WINS

CODE = "CR1-N-AAAAAAB"
WIN = WINS[CODE].split()


def after(words: list[str]) -> Game:
    """The game after some entries."""
    game = new_game(parse_code(CODE))
    for word in words:
        game = game.play(parse_entry(word))
    return game


def keep(table: TablePage, words: list[str]) -> TablePage:
    """Open the page on a game of the player's own, after some entries."""
    table.keep(saves.dumps(Save(after(words), 600, id="ours")))
    return table.open()


def choose(table: TablePage, action: str) -> Locator:
    """Choose something in the menu; gives the dialog it opens."""
    table.press("menu")
    table.dialog("menu").locator(f"[data-action={action}]").click()
    return table.dialog(action)


def figure(dialog: Locator, name: str) -> Locator:
    """A figure of all games."""
    row = dialog.get_by_role("row", name=re.compile(f"^{name}"))
    return row.get_by_role("cell").first


def test_a_game_counts_from_its_first_move(table: TablePage) -> None:
    table.open_game(CODE)
    expect(choose(table, "statistics")).to_contain_text("No game has been played yet.")
    table.close_dialog()
    table.move_by_taps("2", "Dd")
    dialog = choose(table, "statistics")
    expect(figure(dialog, "Played")).to_have_text("1")
    expect(figure(dialog, "Games won")).to_have_text("0")


def test_a_won_game_counts_once_whatever_reloads_and_undo_do(table: TablePage) -> None:
    last = parse_entry(WIN[-1])
    assert isinstance(last, Move)
    keep(table, WIN[:-1]).move_by_taps(str(last.source), str(last.target))
    expect(table.dialog("won")).to_be_visible()
    table.reload()
    table.close_dialog()
    table.press("undo")
    table.reload().move_by_taps(str(last.source), str(last.target))
    expect(table.dialog("won")).to_be_visible()
    table.close_dialog()
    dialog = choose(table, "statistics")
    for name, value in {
        "Played": "1",
        "Games won": "1",
        "Share won": "100%",
        "Fewest moves": str(after(WIN).moves),
    }.items():
        expect(figure(dialog, name)).to_have_text(value)
    expect(dialog).to_contain_text("Won in a row: 1 now, 1 at best")


def test_a_win_that_came_with_its_moves_does_not_count_and_tells_no_figures(
    table: TablePage,
) -> None:
    last = parse_entry(WIN[-1])
    assert isinstance(last, Move)
    table.open_game(CODE, " ".join(WIN[:-1]))
    table.move_by_taps(str(last.source), str(last.target))
    expect(table.dialog("won")).to_be_visible()
    expect(table.dialog("won").locator("[data-value=result]")).not_to_be_empty()
    expect(table.page.locator("#won-figures")).to_be_empty()


def test_charts_say_in_a_table_what_they_show(table: TablePage) -> None:
    keep(table, WIN).close_dialog()
    dialog = choose(table, "statistics")
    chart = table.page.get_by_role("img", name="How long the won games took")
    expect(chart).to_be_visible()
    section = dialog.locator("section", has=chart)
    section.get_by_text("As a table").click()
    expect(section.get_by_role("row").last).to_have_text(re.compile(r"^10\s*1$"))


def test_statistics_are_read_from_their_head(table: TablePage) -> None:
    """The first thing that can be pressed stands far below."""
    table.page.set_viewport_size({"width": 360, "height": 640})
    keep(table, WIN).close_dialog()
    dialog = choose(table, "statistics")
    expect(dialog.get_by_role("img").first).to_be_attached()
    expect(dialog).to_have_js_property("scrollTop", 0)
    expect(dialog.locator("h2")).to_be_in_viewport(ratio=1)


def test_older_games_are_gone_on_with_by_key(table: TablePage) -> None:
    games = [
        f'["{number:x}","{CODE}","2026-11-{1 + number // 2:02}","blocked",50,300,0,3,0,0,""]'
        for number in range(40)
    ]
    table.keep(f'{{"version":1,"games":[{",".join(games)}]}}', "crescent-past")
    dialog = choose(table.open(), "past")
    dialog.get_by_role("button", name="Older games").press("Enter")
    expect(dialog.get_by_role("listitem")).to_have_count(40)
    expect(dialog.get_by_role("listitem").nth(30).get_by_role("button")).to_be_focused()


def test_a_past_game_is_watched_step_by_step_and_played_on(table: TablePage) -> None:
    keep(table, WIN).close_dialog()
    table.press("new")
    expect(table.value("moves")).to_have_text("0")
    games = choose(table, "past")
    games.get_by_role("button", name="Won").click()
    expect(table.dialog("record")).to_contain_text(CODE)
    table.press("watch")
    step = table.value("step")
    expect(step).to_have_text(f"0 / {len(WIN)}")
    for key, at in (("ArrowRight", 1), ("End", len(WIN)), ("ArrowLeft", len(WIN) - 1), ("Home", 0)):
        table.page.keyboard.press(key)
        expect(step).to_have_text(f"{at} / {len(WIN)}")
    for action, at in (("show-last", len(WIN)), ("show-first", 0), ("show-on", 1)):
        table.press(action)
        expect(step).to_have_text(f"{at} / {len(WIN)}")
    table.page.get_by_role("slider", name="Step of the game").fill("20")
    table.expect_game(after(WIN[:20]))
    table.press("play-on")
    expect(table.page.locator("#player")).to_be_hidden()
    table.expect_game(after(WIN[:20]))
    following = parse_entry(WIN[20])
    assert isinstance(following, Move)
    table.move_by_taps(str(following.source), str(following.target))
    table.expect_game(after(WIN[:21]))


def test_watching_leaves_the_players_own_game_alone(table: TablePage) -> None:
    keep(table, WIN).close_dialog()
    table.press("new")
    expect(table.value("moves")).to_have_text("0")
    before = table.position()
    choose(table, "past").get_by_role("button", name="Won").click()
    table.press("watch")
    table.press("show-last")
    table.page.keyboard.press("Escape")
    expect(table.page.locator("#player")).to_be_hidden()
    assert table.position() == before


def paste(table: TablePage, text: str) -> None:
    """Paste a record and ask for it."""
    choose(table, "past")
    table.press("paste")
    table.page.get_by_label("A deal code and its moves").fill(text)
    table.page.get_by_role("button", name="Show the game").click()


def test_a_record_is_pasted_and_a_wrong_one_named(table: TablePage) -> None:
    table.open()
    paste(table, f"{CODE} {' '.join(WIN[:5])}")
    expect(table.dialog("record")).to_contain_text("5 moves")
    table.close_dialog()
    paste(table, CODE)
    expect(table.dialog("record")).to_contain_text("A deal, not yet begun")
    expect(table.dialog("record")).not_to_contain_text("no longer kept")
    table.close_dialog()
    paste(table, f"{CODE} 2-Dd 2-Da")
    expect(table.page.get_by_role("alert").filter(visible=True)).to_contain_text("Entry 2")
    table.close_dialog()
    paste(table, "<script>alert(1)</script>")
    expect(table.page.get_by_role("alert").filter(visible=True)).to_contain_text("not a deal code")


def test_a_game_is_saved_as_a_file_and_opened_again(table: TablePage, tmp_path: Path) -> None:
    keep(table, WIN).close_dialog()
    choose(table, "past").get_by_role("button", name="Won").click()
    with table.page.expect_download() as download:
        table.page.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == f"{CODE}.crescent"
    file = tmp_path / "game.crescent"
    download.value.save_as(file)
    assert file.read_text("utf-8").startswith(f"code: {CODE}\ndate: ")
    table.close_dialog()
    choose(table, "past")
    with table.page.expect_file_chooser() as chooser:
        table.page.get_by_role("button", name="Open a file").click()
    chooser.value.set_files(file)
    expect(table.dialog("record")).to_contain_text("Won")
    table.press("watch")
    expect(table.value("step")).to_have_text(f"0 / {len(WIN)}")


def test_a_game_is_copied_as_text_and_shared_as_a_link(table: TablePage) -> None:
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    keep(table, WIN[:3])
    choose(table, "past").get_by_role("button", name="In play").click()
    dialog = table.dialog("record")
    copied = "navigator.clipboard.readText()"
    dialog.get_by_role("button", name="Copy as text").click()
    expect(dialog.locator("#record-note")).to_have_text("Copied")
    assert table.page.evaluate(copied) == f"{CODE} {' '.join(WIN[:3])}"
    table.page.evaluate("navigator.share = undefined")
    dialog.get_by_role("button", name="Share a link").click()
    expect(dialog.locator("#record-note")).to_have_text("The link is copied")
    link = f"{table.url}?view=replay#code={CODE}&moves={'.'.join(WIN[:3])}"
    assert table.page.evaluate(copied) == link


def test_damaged_past_games_are_set_aside_and_the_rest_stays(table: TablePage) -> None:
    good = f'["a","{CODE}","2026-11-29","blocked",50,300,0,3,0,0,""]'
    table.keep(f'{{"version":1,"games":[{good},["b"]]}}', "crescent-past")
    dialog = choose(keep(table, WIN[:3]), "past")
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    expect(dialog).to_contain_text("Blocked")
    aside = table.page.evaluate("localStorage.getItem('crescent-past-damaged')")
    assert aside == '[["b"]]'


@pytest.mark.parametrize("size", [(320, 568), (640, 360), (768, 1024), (1280, 800)])
@pytest.mark.parametrize("lang", ["hr", "en"])
def test_every_button_of_the_player_is_within_reach(
    open_table: TablePage, size: tuple[int, int], lang: str
) -> None:
    open_table.page.set_viewport_size({"width": size[0], "height": size[1]})
    open_table.speak("en")
    paste(open_table, f"{CODE} {' '.join(WIN)}")
    expect(open_table.dialog("record")).to_be_visible()
    open_table.press("watch")
    open_table.page.evaluate("lang => document.documentElement.lang = lang", lang)
    for button in open_table.page.locator("#player button:visible").all():
        box = open_table.box(button)
        assert box.left >= 0 and box.top >= 0
        assert box.right <= size[0] and box.bottom <= size[1]
    open_table.page.evaluate("document.documentElement.lang = 'en'")
    open_table.page.keyboard.press("Escape")
    expect(open_table.page.locator("#player")).to_be_hidden()
