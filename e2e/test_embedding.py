"""A page of another origin shows the game, a replay and a picture."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from e2e.conftest import Faults, serving
from e2e.table_page import READY_MS, TablePage, game_link
from tests.games import CODE, WIN, WIN_MOVES

MOVES = " ".join(WIN)
NINE = " ".join(WIN[:9])
DENIED = ["Unsafe attempt to load URL", "deck."]
"""What Chromium says where a sandbox may not use the deck's file: the page then takes it in."""

EVENTS = """
window.heard = [];
for (const type of ["ready", "move", "won", "error"])
  addEventListener("crescent-" + type, (event) => heard.push(event.detail), true);
"""


class HostPage:
    """A rules page with three embedded games: `replay`, `picture` and `play`."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url = page, url

    def open(self, *shown: str) -> HostPage:
        """Open the page with those of the three that are named."""
        self.page.add_init_script(EVENTS)
        self.page.goto(f"{self.url}#{','.join(shown)}")
        return self

    def frame(self, name: str) -> FrameLocator:
        """Inside of one of the three."""
        return self.page.frame_locator(f"#{name} iframe")

    def start(self) -> FrameLocator:
        """Press the button that brings the game."""
        self.page.locator("#play").get_by_role("button").press("Enter")
        return self.ready("play")

    def ready(self, name: str) -> FrameLocator:
        """Wait until one of the three answers."""
        frame = self.frame(name)
        html = frame.locator("html")
        expect(html).to_have_attribute("data-app-state", "ready", timeout=READY_MS)
        # Its height has been told: it is seen. Out of sight it would not be drawn.
        element = self.page.locator(f"#{name} iframe")
        expect(element).to_be_visible()
        element.scroll_into_view_if_needed()
        return frame

    def set(self, name: str, **attributes: str) -> None:
        """Change attributes of an element."""
        for attribute, value in attributes.items():
            self.page.locator(f"#{name}").evaluate(
                "(element, [name, value]) => element.setAttribute(name, value)", [attribute, value]
            )

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """The messages of one kind that have come out."""
        found: list[dict[str, Any]] = self.page.evaluate("heard")
        return [message for message in found if message.get("type") == kind]


@pytest.fixture(params=["allowed", "blocked"])
def sandbox(request: pytest.FixtureRequest, faults: Faults) -> Iterator[str]:
    """An attribute of the elements: with storage, or in a sandbox that has none."""
    yield "" if request.param == "allowed" else 'sandbox="allow-scripts"'
    if request.param == "blocked":
        faults.seen[:] = [fault for fault in faults.seen if not all(d in fault for d in DENIED)]


@pytest.fixture
def host(page: Page, site_url: str, tmp_path: Path, sandbox: str) -> Iterator[HostPage]:
    """The page, on another port, not yet opened."""
    write(tmp_path, site_url, sandbox)
    for url in serving(tmp_path):
        yield HostPage(page, url)


def write(folder: Path, site_url: str, sandbox: str = "") -> None:
    """Write a host page that embeds the game of a site."""
    (folder / "index.html").write_text(
        f"""<!doctype html><html lang="hr"><meta charset="utf-8"><title>Host</title>
        <link rel="icon" href="data:,">
        <crescent-game id="replay" view="replay" code="{CODE}" moves="{MOVES}" at="10" lang="hr"
          {sandbox}><p>A replay</p></crescent-game>
        <crescent-game id="picture" view="diagram" code="{CODE}" moves="{MOVES}" at="10" lang="hr"
          {sandbox}><p>A picture</p></crescent-game>
        <crescent-game id="play" code="{CODE}" moves="{NINE}" lang="en" only="10 5 13 3"
          {sandbox}><p>A game</p></crescent-game>
        <script>
          for (const game of document.querySelectorAll("crescent-game"))
            if (!location.hash.includes(game.id)) game.remove();
        </script>
        <script src="{site_url}static/embed.js"></script>
        """,
        "utf-8",
    )


def test_all_three_views_are_shown_and_the_fallbacks_go(host: HostPage) -> None:
    host.open("replay", "picture", "play")
    expect(host.page.get_by_text("A replay")).to_be_visible()
    replay = host.ready("replay")
    expect(replay.locator(".said")).to_have_text(
        "10. Karo četvorka iz stoga 10 na karo peticu u stogu 5"
    )
    expect(host.page.get_by_text("A replay")).to_be_hidden()
    picture = host.ready("picture").get_by_role("img")
    expect(picture).to_have_attribute("alt", picture_words())
    game = host.start()
    expect(game.locator("[data-value=moves]")).to_have_text("9")
    expect(host.page.get_by_text("A game")).to_be_hidden()
    assert host.heard("ready")[-1]["at"] == 9
    assert host.heard("error") == []


def picture_words() -> re.Pattern[str]:
    """The beginning of what is said of the picture."""
    return re.compile(f"^Crescent, igra {CODE}, nakon 10 poteza. Pik desetka, stog 1, 5 karata.")


def test_a_game_can_be_played_in_the_page_around(host: HostPage) -> None:
    game = host.open("play").start()
    game.locator('[data-place="10"]').click()
    expect(game.locator("[data-value=moves]")).to_have_text("10")
    assert host.heard("move")[-1] == {
        "crescent": 1,
        "type": "move",
        "move": "10-5",
        "code": CODE,
        "at": 10,
        "status": "playing",
    }
    # Places that are not the matter here stand back.
    expect(game.locator('[data-place="1"]')).to_have_attribute("inert", "")
    game.locator("[data-action=reset]").click()
    game.locator("[data-action=confirm]").click()
    expect(game.locator("[data-value=moves]")).to_have_text("9")


def test_a_replay_is_stepped_through(host: HostPage) -> None:
    replay = host.open("replay").ready("replay")
    replay.locator("[data-step=on]").click()
    expect(replay.locator(".at")).to_have_text(f"11 / {WIN_MOVES}")
    replay.locator("a").nth(2).click()
    expect(replay.locator(".at")).to_have_text(f"2 / {WIN_MOVES}")
    expect(replay.locator('.replay [data-place="Dd"] .count')).to_have_text("2")
    replay.locator("[data-step=last]").click()
    expect(replay.locator(".replay .emptied")).to_have_count(16)
    assert host.heard("move")[-1]["at"] == len(WIN)


def test_attributes_are_followed(host: HostPage) -> None:
    replay, picture = host.open("replay", "picture").ready("replay"), host.ready("picture")
    host.set("replay", at="12", lang="en", theme="dark")
    expect(replay.locator(".at")).to_have_text(f"12 / {WIN_MOVES}")
    expect(replay.locator("[data-step=on]")).to_have_text("Next")
    expect(replay.locator("html")).to_have_attribute("data-theme", "dark")
    host.set("picture", at="0")
    expect(picture.get_by_role("img")).to_have_attribute(
        "alt", re.compile(f"^Crescent, igra {CODE}, na početku")
    )


def test_what_is_wrong_keeps_the_fallback_or_says_so(host: HostPage) -> None:
    host.open("replay").ready("replay")
    host.set("replay", moves="1-1")
    expect(host.frame("replay").get_by_role("alert")).to_contain_text("1-1")
    assert "1-1" in host.heard("error")[-1]["message"]


def test_attributes_changed_together_are_one_change(host: HostPage) -> None:
    """Ten moves in, the game is changed for one that has a single move."""
    replay = host.open("replay").ready("replay")
    host.page.locator("#replay").evaluate(
        """(element, first) => {
          element.setAttribute("moves", first);
          element.setAttribute("at", "1");
        }""",
        WIN[0],
    )
    expect(replay.locator(".at")).to_have_text("1 / 1")
    assert host.heard("error") == []


@pytest.mark.parametrize("at", ["zz", "1e9", "-1", "1.5", "157"])
def test_a_place_that_is_not_there_is_said_and_can_be_mended(
    page: Page, site_url: str, tmp_path: Path, at: str
) -> None:
    write(tmp_path, site_url)
    for url in serving(tmp_path):
        host = HostPage(page, url).open("replay")
        replay = host.ready("replay")
        host.set("replay", at=at)
        expect(replay.get_by_role("alert")).to_be_visible()
        assert len(host.heard("error")) == 1
        host.set("replay", at="2", theme="dark")
        expect(replay.locator(".at")).to_have_text(f"2 / {WIN_MOVES}")
        assert len(host.heard("error")) == 1


def test_after_a_failure_a_right_attribute_brings_the_view(
    page: Page, site_url: str, tmp_path: Path
) -> None:
    write(tmp_path, site_url)
    source = (tmp_path / "index.html").read_text("utf-8").replace(CODE, "CR1-N-NONE")
    (tmp_path / "index.html").write_text(source, "utf-8")
    for url in serving(tmp_path):
        host = HostPage(page, url).open("picture")
        page.wait_for_function("heard.length", timeout=READY_MS)
        expect(page.locator("#picture iframe")).to_have_count(0)
        expect(page.get_by_text("A picture")).to_be_visible()
        assert (len(host.heard("error")), host.heard("ready")) == (1, [])
        host.set("picture", code=CODE)
        host.ready("picture")
        expect(page.get_by_text("A picture")).to_be_hidden()


def test_a_sandbox_may_leave_the_origin(page: Page, site_url: str, tmp_path: Path) -> None:
    write(tmp_path, site_url, 'sandbox="allow-scripts allow-same-origin"')
    for url in serving(tmp_path):
        host = HostPage(page, url).open("play")
        host.start()
        expect(page.get_by_text("A game")).to_be_hidden()
        host.set("play", lang="hr")
        expect(host.frame("play").locator("html")).to_have_attribute("lang", "hr")


def test_there_is_one_play_button_in_the_language_of_the_element(
    page: Page, site_url: str, tmp_path: Path
) -> None:
    write(tmp_path, site_url)
    for url in serving(tmp_path):
        host = HostPage(page, url).open("play")
        button = page.locator("#play").get_by_role("button")
        expect(button).to_have_text("▶ Play")
        host.set("play", lang="hr")
        expect(button).to_have_text("▶ Igraj")
        page.locator("#play").evaluate("element => document.body.append(element)")
        expect(button).to_have_count(1)
        host.set("play", view="diagram")
        host.ready("play")
        expect(button).to_have_count(0)


def test_the_focus_goes_into_the_game_that_a_key_has_brought(
    page: Page, site_url: str, tmp_path: Path
) -> None:
    write(tmp_path, site_url)
    for url in serving(tmp_path):
        game = HostPage(page, url).open("play").start()
        # The places that matter are the only ones, in the order of the table.
        for key, place in (("", "3"), ("ArrowRight", "5"), ("End", "13"), ("ArrowUp", "10")):
            if key:
                page.keyboard.press(key)
            expect(game.locator(f'[data-place="{place}"]')).to_be_focused()
        page.keyboard.press("Enter")
        expect(game.locator("[data-value=moves]")).to_have_text("10")
        host = page.locator("#play")
        host.evaluate("element => element.setAttribute('moves', '1-1')")
        expect(game.locator("#bubble")).to_contain_text("1-1")


def test_what_is_set_to_what_it_is_changes_nothing(host: HostPage) -> None:
    game = host.open("play").start()
    game.locator('[data-place="10"]').click()
    expect(game.locator("[data-value=moves]")).to_have_text("10")
    host.set("play", moves=NINE, lang="en")
    host.set("play", theme="dark")
    # Messages come in their order: a game put anew would lie there by now.
    expect(game.locator("html")).to_have_attribute("data-theme", "dark")
    expect(game.locator("[data-value=moves]")).to_have_text("10")


def test_other_words_and_colours_are_no_move(host: HostPage) -> None:
    game = host.open("play").start()
    host.set("play", lang="hr", theme="dark")
    expect(game.locator("html")).to_have_attribute("data-theme", "dark")
    expect(game.locator("html")).to_have_attribute("lang", "hr")
    game.locator('[data-place="10"]').click()
    expect(game.locator("[data-value=moves]")).to_have_text("10")
    assert [message["move"] for message in host.heard("move")] == ["10-5"]


def test_the_main_game_and_its_settings_stay_as_they_are(
    page: Page, site_url: str, tmp_path: Path
) -> None:
    write(tmp_path, site_url)
    page.goto(f"{site_url}?lang=en#code=CR1-N-AAAAAAC")
    expect(page.locator("html")).to_have_attribute("data-app-state", "ready", timeout=READY_MS)
    page.locator("[data-action=menu]").first.click()
    page.keyboard.press("Escape")
    before = page.evaluate("JSON.stringify({...localStorage})")
    # In a frame of the same site, where storage is shared.
    page.goto(f"{site_url}?embed=1&lang=hr&theme=dark#code={CODE}&moves={NINE.replace(' ', '.')}")
    expect(page.locator("html")).to_have_attribute("data-app-state", "ready", timeout=READY_MS)
    page.locator('[data-place="10"]').click()
    expect(page.locator("[data-value=moves]")).to_have_text("10")
    after = json.loads(page.evaluate("JSON.stringify({...localStorage})"))
    assert f"crescent-embed-{CODE}" in after
    del after[f"crescent-embed-{CODE}"]
    assert after == json.loads(before)
    # And a visit later it goes on.
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-app-state", "ready", timeout=READY_MS)
    expect(page.locator("[data-value=moves]")).to_have_text("10")


def test_the_scroll_keys_stay_with_the_page_around(host: HostPage) -> None:
    replay = host.open("replay").ready("replay")
    replay.locator(".said").click()
    for key in ("PageDown", "End", "Home", " ", "ArrowDown"):
        host.page.keyboard.press(key)
    expect(replay.locator(".at")).to_have_text(f"10 / {WIN_MOVES}")
    host.page.keyboard.press("ArrowRight")
    expect(replay.locator(".at")).to_have_text(f"11 / {WIN_MOVES}")


def test_a_site_that_is_not_there_leaves_the_fallback(page: Page, tmp_path: Path) -> None:
    source = (Path(__file__).parents[1] / "static/embed.js").read_text("utf-8")
    (tmp_path / "static").mkdir()
    (tmp_path / "static/embed.js").write_text(source, "utf-8")
    (tmp_path / "page.html").write_text(
        """<!doctype html><link rel="icon" href="data:,"><script src="static/embed.js"></script>
        <crescent-game view="diagram" code="x"><p>A picture</p></crescent-game>""",
        "utf-8",
    )
    for url in serving(tmp_path):
        page.route("**/index.html*", lambda route: route.fulfill(body="<p>Moved", status=200))
        page.goto(f"{url}page.html")
        expect(page.locator("iframe")).to_be_attached()
        expect(page.get_by_text("A picture")).to_be_visible()


def test_only_a_game_that_was_left_is_said_to_go_on(page: Page, site_url: str) -> None:
    table = TablePage(page, site_url)
    page.goto(f"{site_url}?embed=1&lang=en#{game_link(CODE, '2-Dd')}")
    table.wait_ready()
    expect(table.status).to_have_text(f"New game, deal {CODE}")
    table.move_by_taps("15", "Hd")
    expect(table.value("moves")).to_have_text("2")
    table.reload()
    expect(table.status).to_contain_text("Your game goes on where you left it")
    expect(table.value("moves")).to_have_text("2")
