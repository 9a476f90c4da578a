"""From a tap to the frame that shows it: the game, and a plain page that draws the same frames."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

from playwright.sync_api import Browser, BrowserContext, Page

from crescent.game import new_game
from crescent.i18n import load_texts
from crescent.moves import Move
from crescent.records import parse_moves, read_code
from crescent.rules import targets
from crescent.site.build import DIST
from crescent.web.ui_state import Settings, UiState
from crescent.web.view import Frame, frame
from e2e.bench.visits import wait_until_ready
from tests.golden import WINS

TAPS = 40
PAUSE_MS = 350
"""Longer than a double tap, and than a card's flight."""

PROBE = """
  window.benchTaps = [];
  addEventListener("click", ({ timeStamp }) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => benchTaps.push(performance.now() - timeStamp);
    port2.postMessage(0);
  }), true);
"""
NEW_GAME = """async () => {
  const code = document.querySelector("[data-value=code]");
  const before = code.textContent;
  const start = performance.now();
  document.querySelector("[data-action=new]").click();
  document.body.getBoundingClientRect();
  const took = performance.now() - start;
  const dealt = code.textContent !== before;
  await new Promise((resolve) => setTimeout(resolve, 500));
  return dealt ? took : null;
}"""
"""A new game that waits for a deal that can be won draws nothing yet: null."""


@dataclass(frozen=True)
class Tap:
    """A place to tap, what the page then draws and which cards fly, as JSON."""

    place: str
    frame: str
    flights: str


def taps_of(code: str, moves: str) -> Iterator[Tap]:
    """The taps that play a record, and what they draw."""
    game, ui, texts = new_game(read_code(code)), UiState(), load_texts("en")
    shown: Frame = {}

    def tap(place: object, flights: list[tuple[str, str]]) -> Tap:
        new = frame(game, ui, texts, 0, Settings(lang="en"))
        changed = {key: value for key, value in new.items() if shown.get(key) != value}
        shown.update(new)
        return Tap(str(place), json.dumps(changed), json.dumps(flights))

    tap("", [])
    for entry in parse_moves(moves):
        if not isinstance(entry, Move):
            return
        if len(targets(game.state, entry.source)) > 1:
            ui = UiState(selected=entry.source)
            yield tap(entry.source, [])
        last, game, ui = entry.target if ui.selected else entry.source, game.play(entry), UiState()
        yield tap(last, [(str(entry.source), str(entry.target))])


class Tapper:
    """Plays the beginning of a record on both pages."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self._url = browser, url
        code, moves = longest_before_a_redeal()
        self._address = f"{url}?lang=en#code={code}"
        self._taps = list(taps_of(code, moves))[:TAPS]

    def game(self, slowness: int) -> list[float]:
        """Milliseconds of each tap in the game."""
        with self._context() as context:
            page = context.new_page()
            page.goto(self._address)
            wait_until_ready(page)
            return self._play(page, slowness)

    def plain(self, slowness: int) -> list[float]:
        """The same on the plain page."""
        with self._context() as context:
            serve_plain(context, self._url, self._taps)
            page = context.new_page()
            page.goto(f"{self._url}plain.html?lang=en")
            page.locator("html[data-app-state=ready]").wait_for(state="attached")
            return self._play(page, slowness)

    def redraws(self, count: int) -> list[float]:
        """Milliseconds of drawing the whole table anew, for another deal, layout included."""
        with self._context() as context:
            page = context.new_page()
            page.goto(self._address)
            wait_until_ready(page)
            times = [page.evaluate(NEW_GAME) for _ in range(count)]
            return [float(time) for time in times if time is not None]

    def _context(self) -> BrowserContext:
        context = self._browser.new_context(service_workers="block")
        context.add_init_script(PROBE)
        return context

    def _play(self, page: Page, slowness: int) -> list[float]:
        processor = page.context.new_cdp_session(page)
        processor.send("Emulation.setCPUThrottlingRate", {"rate": slowness})
        for tap in self._taps:
            page.locator(f'[data-place="{tap.place}"] .slot').click()
            page.wait_for_timeout(PAUSE_MS)
        times: list[float] = page.evaluate("benchTaps")
        return times


def longest_before_a_redeal() -> tuple[str, str]:
    """Of the records that win, the one with most moves before its first redeal."""
    return max(WINS.items(), key=lambda win: len(re.split(r"\bR\b", win[1])[0]))


def serve_plain(context: BrowserContext, url: str, taps: list[Tap]) -> None:
    """The built page with a few lines of JavaScript instead of Python."""
    source = (DIST / "index.html").read_text("utf-8")
    page = re.sub(r'<script type="(?:module|py)".*?</script>', "", source, flags=re.DOTALL)
    page = page.replace("</body>", '<script type="module" src="static/plain.mjs"></script></body>')
    paint = next((DIST / "static").glob("paint.*.mjs")).name
    script = f"""
      import {{ paint }} from "./{paint}";
      const frames = {json.dumps([[tap.frame, tap.flights] for tap in taps])};
      document.querySelector("#table").addEventListener("click", () => paint(...frames.shift()));
      document.documentElement.dataset.appState = "ready";
    """

    def answer(address: str, body: str, kind: str) -> None:
        context.route(address, lambda route: route.fulfill(body=body, content_type=kind))

    answer(f"{url}plain.html*", page, "text/html")
    answer("**/plain.mjs", script, "text/javascript")
