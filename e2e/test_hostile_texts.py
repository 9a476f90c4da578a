"""Whatever stands in an address, a message or a record: it is read, and never run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import serving
from e2e.table_page import READY_MS, TablePage
from e2e.test_embedding import HostPage, write
from tests.games import CODE, WIN, WIN_MOVES

RUN = "window.pwned = true"
HOSTILE = [
    f"<script>{RUN}</script>",
    f'"><img src=x onerror="{RUN}">',
    f"'><svg onload='{RUN}'>",
    f"javascript:{RUN}",
    f"${{{RUN}}}",
    "{{7*7}}",
    "'\";--<!--",
    "x" * 1_000_000,
    "1-2." * 250_000,
    "[" * 100_000,
    "\u202e\u0000\ufeff\u2028",
]
RAW = ["%", "%zz", "%ff%fe", "%c3%28", "%ed%a0%80", "%00", "+" * 1000, "&" * 1000, "=" * 1000]
"""What is no well-formed address."""


NO_SUCH_PLACE = "Poveznica upućuje na mjesto u igri koje ne postoji"


def names(texts: list[str]) -> list[str]:
    return [text[:16] for text in texts]


def expect_nothing_run(page: Page) -> None:
    assert page.evaluate("window.pwned") is None
    expect(page.locator("html")).to_have_attribute("data-app-state", "ready")
    expect(page.locator("[onerror], [onload], img[src=x]")).to_have_count(0)


@pytest.mark.parametrize("text", [*map(quote, HOSTILE), *RAW], ids=names([*HOSTILE, *RAW]))
def test_a_link_with_anything_in_it_is_no_game_and_does_no_harm(
    open_table: TablePage, text: str
) -> None:
    open_table.go_to(CODE)
    for fragment in (f"code={text}", f"code={CODE}&moves={text}", f"code={CODE}&at={text}"):
        open_table.follow(fragment)
        expect_nothing_run(open_table.page)
    open_table.go_to(CODE, WIN[0])


@pytest.mark.parametrize("text", [*map(quote, HOSTILE[:3]), *RAW[1:4]])
def test_every_parameter_of_the_address(page: Page, site_url: str, text: str) -> None:
    search = "&".join(f"{key}={text}" for key in ("lang", "theme", "deck", "embed", "view"))
    page.goto(f"{site_url}?{search}#only={text}&colour={text}")
    expect(page.locator("html")).to_have_attribute("data-app-state", "ready", timeout=READY_MS)
    expect_nothing_run(page)
    expect(page.locator("#table")).to_be_visible()


@pytest.mark.parametrize("view", ["replay", "diagram", "play"])
def test_embedded_views_show_hostile_texts_as_texts(page: Page, site_url: str, view: str) -> None:
    for fragment in (
        f"code={CODE}&moves={quote(HOSTILE[0])}",
        f"code={CODE}&moves={WIN[0]}&at={quote(HOSTILE[2])}&only={quote(HOSTILE[1])}",
    ):
        page.goto("about:blank")
        page.goto(f"{site_url}?embed=1&lang=hr&view={view}#{fragment}")
        expect(page.locator("html")).to_have_attribute("data-app-state", "ready", timeout=READY_MS)
        expect_nothing_run(page)
        if view != "play":
            expect(page.get_by_role("alert")).to_be_visible()


def test_a_refused_move_of_a_link_is_named_as_it_stands(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}?lang=en&view=replay#code={CODE}&moves={quote('<b>x</b>')}")
    expect(page.get_by_role("alert")).to_contain_text("<b>x</b>", timeout=READY_MS)
    expect(page.locator("b", has_text="x")).to_have_count(0)


@pytest.fixture
def host(page: Page, site_url: str, tmp_path: Path) -> Iterator[HostPage]:
    """A page that embeds the game."""
    write(tmp_path, site_url)
    for url in serving(tmp_path):
        yield HostPage(page, url)


SEND = """([name, messages]) => {
  const frame = document.querySelector("#" + name).shadowRoot.querySelector("iframe");
  for (const message of messages) frame.contentWindow.postMessage(message, "*");
}"""


def test_messages_of_any_form_are_ignored_or_answered(host: HostPage) -> None:
    replay = host.open("replay").ready("replay")
    kinds = [{"crescent": 1, "type": kind} for kind in ("goto", "set", "lang", "theme", "new")]
    odd: list[object] = [None, 1, "goto", [], {}, {"crescent": 1}, *kinds]
    odd += [
        {**kind, key: text} for kind in kinds for key in ("at", "lang", "theme") for text in HOSTILE
    ]
    host.page.evaluate(SEND, ["replay", odd])
    host.page.evaluate(
        """() => {
          const around = {crescent: 1, type: "goto"}; around.at = around;
          const frame = document.querySelector("#replay").shadowRoot.querySelector("iframe");
          for (const odd of [around, new Map([["crescent", 1]]), 10n, new Blob(["x"]), new Date()])
            frame.contentWindow.postMessage(odd, "*");
        }"""
    )
    # The last message comes after all others, and is the first that means anything.
    host.page.evaluate(SEND, ["replay", [{"crescent": 1, "type": "goto", "at": 12}]])
    expect(replay.locator(".at")).to_have_text(f"12 / {WIN_MOVES}")
    assert {move["at"] for move in host.heard("move")} == {10, 12}
    assert {error["message"] for error in host.heard("error")} <= {NO_SUCH_PLACE}


def test_hostile_games_in_messages_are_shown_as_texts(host: HostPage) -> None:
    replay = host.open("replay").ready("replay")
    for text in HOSTILE[:3]:
        message = {"crescent": 1, "type": "set", "code": CODE, "moves": text}
        host.page.evaluate(SEND, ["replay", [message]])
        expect(replay.get_by_role("alert")).to_be_visible()
        expect(replay.locator("[onerror], [onload], #exhibit script")).to_have_count(0)
    good = {"crescent": 1, "type": "set", "code": CODE, "moves": WIN[0]}
    host.page.evaluate(SEND, ["replay", [good]])
    expect(replay.locator(".at")).to_have_text("0 / 1")


def test_a_frame_of_another_site_is_not_heard(host: HostPage, tmp_path: Path) -> None:
    (tmp_path / "stranger").mkdir()
    (tmp_path / "stranger/index.html").write_text(
        """<!doctype html><link rel="icon" href="data:,"><script>
        addEventListener("message", () => {
          parent.frames[0].postMessage({crescent: 1, type: "goto", at: 30}, "*");
          parent.postMessage({crescent: 1, type: "height", height: 5000}, "*");
          parent.postMessage("said", "*");
        });</script>"""
    )
    host.open("replay").ready("replay")
    host.page.evaluate(
        """() => {
          const frame = document.createElement("iframe");
          frame.id = "bare";
          frame.width = 600;
          frame.height = 400;
          frame.src = document.querySelector("#replay").address();
          document.body.prepend(frame);
        }"""
    )
    replay = host.page.frame_locator("#bare")
    expect(replay.locator(".at")).to_have_text(f"10 / {WIN_MOVES}", timeout=READY_MS)
    height = host.page.locator("#replay iframe").evaluate("frame => frame.style.height")
    for stranger in serving(tmp_path / "stranger"):
        host.page.evaluate(
            """(url) => new Promise((said) => {
              addEventListener("message", ({data}) => { if (data === "said") said(); });
              const frame = document.createElement("iframe");
              frame.onload = () => frame.contentWindow.postMessage("go", "*");
              frame.src = url;
              document.body.append(frame);
            })""",
            stranger,
        )
    # The page itself is heard; what came before it was not.
    host.page.evaluate("frames[0].postMessage({crescent: 1, type: 'goto', at: 12}, '*')")
    expect(replay.locator(".at")).to_have_text(f"12 / {WIN_MOVES}")
    assert 30 not in {move["at"] for move in host.heard("move")}
    after = host.page.locator("#replay iframe").evaluate("frame => frame.style.height")
    assert after == height
