"""From the button for a hint to the hint, in positions known to be winnable."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from playwright.sync_api import Browser, Page

from crescent.game import Game
from crescent.records import format_moves
from crescent.solver import Verdict
from e2e.bench.visits import wait_until_ready
from e2e.table_page import TablePage
from tests.bench_solver import solved, weak_games

KNOWN_SECONDS = 10.0
"""CPU seconds that CPython may take to find out whether a position can be won."""
PATIENCE_MS = 10_000
"""A hint that takes longer than this is waited for no more."""

# Times the hint, and meanwhile the longest task, as a gap between ticks.
ASK = """(patience) => new Promise((done) => {
  const bubble = document.querySelector("#bubble");
  let longest = 0, before = performance.now();
  const tick = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - before - 4);
    before = now;
  }, 4);
  const start = performance.now();
  const end = (seconds) => {
    clearInterval(tick);
    clearTimeout(timer);
    told.disconnect();
    done([seconds, longest]);
  };
  const told = new MutationObserver(() => end((performance.now() - start) / 1000));
  told.observe(bubble, { childList: true });
  const timer = setTimeout(() => end(Infinity), patience);
  document.querySelector("[data-action=hint]").click();
})"""


@dataclass(frozen=True)
class Hint:
    """seconds: from the press to the words, infinite when none came. longest: ms of a task."""

    seconds: float
    longest: float


def winnable_games(redeals: int, count: int) -> list[Game]:
    """Games of the weak player that can still be won, with so many redeals left."""
    games = (game for game in weak_games(redeals) if _can_be_won(game))
    return list(islice(games, count))


def _can_be_won(game: Game) -> bool:
    return solved(game.state, KNOWN_SECONDS).solution.verdict is Verdict.WON


class HintSeeker:
    """A page that is asked for hints."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self._url = browser, url

    def cold(self, game: Game) -> Hint:
        """The first hint of a visit, asked for as soon as the page is ready."""
        page = self._browser.new_page()
        page.goto(f"{self._url}?lang=en#{_fragment(game)}")
        wait_until_ready(page)
        hint = _ask(page)
        page.close()
        return hint

    def warm(self, games: list[Game]) -> Iterator[Hint]:
        """A hint in each game, one after the other in one page."""
        page = self._browser.new_page()
        table = TablePage(page, self._url).open()
        _ask(page)
        for game in games:
            table.go_to(str(game.code), format_moves(game.record))
            yield _ask(page)
        page.close()


def _fragment(game: Game) -> str:
    return f"code={game.code}&moves={format_moves(game.record, '.')}"


def _ask(page: Page) -> Hint:
    seconds, longest = page.evaluate(ASK, PATIENCE_MS)
    if seconds is None or seconds == float("inf"):
        page.locator("[data-action=stop]").click()
    return Hint(float("inf") if seconds is None else seconds, longest)
