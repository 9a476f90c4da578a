"""A player looks up the rules, tries them, and is shown round on a first visit."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from crescent.moves import Move, parse_entry
from crescent.web.lessons import LESSONS
from e2e.spots import START, Spot
from e2e.table_page import TablePage
from tests.games import CODE

SAID = {
    "piles": "Mora biti iste boje",
    "corner": "Mora biti veće ili manje vrijednosti",
    "full": "Ovaj je stog pun; odaberite drugo odredište",
    "empty": "Nije moguće postaviti na prazan stog",
    "home": "Ne slijedi gornju kartu temelja",
    "base": "Osnova temelja je zaključana",
    "stay": "Karta se ne vraća s temelja na stog",
    "redeal": "Nema više dijeljenja",
}


def open_help(table: TablePage) -> None:
    """Open the rules from the menu."""
    table.press("menu")
    table.press("help")
    expect(table.dialog("help")).to_be_visible()


def open_lesson(table: TablePage, name: str) -> None:
    """Press the button beside a rule."""
    open_help(table)
    table.dialog("help").locator(f'[data-try="{name}"]').click()
    expect(table.dialog("help")).to_be_hidden()
    expect(table.page.locator(f'[data-lesson="{name}"]:not(body)')).to_be_visible()


@pytest.mark.parametrize("name", LESSONS)
def test_a_rule_is_tried(open_table: TablePage, name: str) -> None:
    own = Spot(CODE, "14-5")
    open_table.speak("hr").go_to(own.code, own.moves)
    open_lesson(open_table, name)
    lesson = LESSONS[name]
    dimmed = open_table.page.locator(".place.dim")
    expect(dimmed).to_have_count(24 - len(lesson.lit.split()))
    wrong = parse_entry(lesson.wrong)
    if name == "redeal":
        open_table.button("redeal").press("Enter")
        expect(open_table.value("redeals")).to_have_text("0")
        open_table.button("redeal").press("Enter")
    elif isinstance(wrong, Move):
        open_table.place(str(wrong.source)).press("Enter")
        if name != "base":
            # A foundation card with one place to go waits too.
            open_table.expect_selected(str(wrong.source))
            open_table.place(str(wrong.target)).press("Enter")
    expect(open_table.status).to_have_text(SAID[name])
    right = parse_entry(lesson.right) if lesson.right else None
    if isinstance(right, Move):
        open_table.place(str(right.target)).press("Enter")
        open_table.expect_game(lesson.game.play(right))
    open_table.press("lesson-again")
    open_table.expect_game(lesson.game)
    open_table.press("lesson-end")
    open_table.expect_game(own.game)
    expect(dimmed).to_have_count(0)
    open_table.press("undo")
    open_table.expect_game(START.game)


@pytest.mark.parametrize(("lang", "words"), [("hr", "Karo pet"), ("en", "Five of diamonds")])
def test_each_rule_has_its_picture(open_table: TablePage, lang: str, words: str) -> None:
    open_table.speak(lang)
    open_help(open_table)
    pictures = (
        open_table.dialog("help").locator("[data-try]").locator("xpath=preceding-sibling::*[1]")
    )
    expect(pictures).to_have_count(len(LESSONS))
    for picture in pictures.all():
        expect(picture).to_have_js_property("complete", True)
        expect(picture).not_to_have_js_property("naturalWidth", 0)
    expect(pictures.first).to_have_attribute("alt", re.compile(words))


@pytest.mark.parametrize("name", ["help", "share"])
def test_a_long_dialog_is_opened_at_its_head(table: TablePage, name: str) -> None:
    table.page.set_viewport_size({"width": 640, "height": 360})
    table.open_game(CODE)
    table.press("menu")
    table.press(name)
    dialog = table.dialog(name)
    expect(dialog.locator("img").first).not_to_have_js_property("naturalWidth", 0)
    expect(dialog.locator("h2")).to_be_in_viewport(ratio=1)
    expect(dialog).to_have_js_property("scrollTop", 0)
    # And the keys act on it.
    table.page.keyboard.press("Tab")
    expect(dialog.locator(":focus")).to_be_in_viewport()


def test_a_lesson_is_not_kept(table: TablePage) -> None:
    own = Spot(CODE, "14-5")
    table.open_game(own.code, own.moves)
    open_lesson(table, "home")
    table.place("15").press("Enter")
    table.place("Hd").press("Enter")
    table.reload()
    table.expect_game(own.game)


def test_back_to_the_rules_and_on_by_keyboard(open_table: TablePage) -> None:
    open_table.go_to(CODE)
    open_table.page.keyboard.press("p")
    open_table.dialog("help").locator('[data-try="piles"]').press("Enter")
    open_table.expect_focused("14")
    open_table.button("lesson-back").press("Enter")
    expect(open_table.dialog("help")).to_be_visible()
    expect(open_table.page.locator('[data-try="piles"]')).to_be_focused()
    open_table.page.keyboard.press("Escape")
    open_table.expect_game(START.game)


@pytest.mark.parametrize(
    ("lang", "title", "sentence"),
    [
        ("hr", "Pravila", "Ništa ne napušta ovaj uređaj."),
        ("en", "Rules", "Nothing leaves this device."),
    ],
)
def test_the_rules_in_both_languages(
    open_table: TablePage, lang: str, title: str, sentence: str
) -> None:
    open_table.speak(lang).go_to(CODE)
    open_help(open_table)
    rules = open_table.page.get_by_role("dialog", name=title)
    expect(rules).to_contain_text(sentence)
    expect(rules.get_by_role("heading", level=3)).to_have_count(11)
    # No address was given at the build.
    expect(rules.get_by_role("link")).to_have_count(0)


def line(page: Page) -> str:
    """The line of the tour that is seen."""
    return page.locator("#tour p:visible").inner_text()


def test_a_first_visit_is_shown_round_once(table: TablePage) -> None:
    table.open(lang="hr")
    tour = table.page.get_by_role("region", name="Prvi pogled")
    expect(tour).to_be_visible()
    seen = []
    for _ in range(4):
        seen.append(line(table.page))
        table.press("tour-on")
    expect(tour).to_be_hidden()
    assert len(set(seen)) == 4
    table.reload()
    expect(tour).to_be_hidden()


def test_the_tour_can_be_skipped_and_does_not_come_back(table: TablePage) -> None:
    table.open()
    tour = table.page.get_by_role("region", name="A first look")
    table.button("tour-end").press("Enter")
    expect(tour).to_be_hidden()
    assert table.focused is not None
    table.reload()
    expect(tour).to_be_hidden()


def test_who_plays_needs_no_tour(table: TablePage) -> None:
    table.open()
    tour = table.page.get_by_role("region", name="A first look")
    expect(tour).to_be_visible()
    table.press("redeal")
    expect(tour).to_be_hidden()


def test_who_follows_a_link_is_not_shown_round(table: TablePage) -> None:
    table.open_game(CODE)
    table.page.keyboard.press("?")
    expect(table.dialog("keys")).to_be_visible()
    expect(table.page.locator("#tour")).to_be_hidden()


def test_the_task_of_a_lesson_is_heard(open_table: TablePage) -> None:
    open_table.speak("en").go_to(CODE)
    open_lesson(open_table, "base")
    expect(open_table.status).to_have_text(re.compile("^Tap any of the cards in the middle"))
    open_table.press("lesson-end")
