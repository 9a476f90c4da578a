"""Visits to a page in a browser of its own, and what the page's own clock said."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Playwright, expect

from e2e.browser import installed_browser, launch_arguments

# Notes when Python is ready, and the frame in which each card of the table shows its face.
PROBE = """
  const root = () => document.documentElement;
  new MutationObserver((_, observer) => {
    if (root()?.dataset.appState !== "ready") return;
    observer.disconnect();
    performance.mark("bench-ready");
    console.debug("bench-ready");
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-app-state"] });
  const look = () => {
    const faces = [...document.querySelectorAll(".place[data-card] .face")];
    if (faces.length === 24 && faces.every((face) => face.getBBox().width > 0))
      setTimeout(() => performance.mark("bench-table"));
    else if (root().dataset.appState !== "ready") requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
READ = """() => {
  const at = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
  const ready = at("bench-ready");
  const loaded = [...performance.getEntriesByType("navigation"),
                  ...performance.getEntriesByType("resource")];
  return {
    ready, table: at("bench-table"), first_paint: at("first-contentful-paint"),
    transfers: loaded.filter((one) => one.startTime < ready && !one.name.startsWith("data:"))
      .map((one) => [one.name.slice(location.origin.length), one.transferSize]),
  };
}"""
SLOW_LINE = {
    "offline": False,
    "latency": 40,
    "downloadThroughput": 20e6 / 8,
    "uploadThroughput": 20e6 / 8,
}
PATIENCE_MS = 120_000
SETTLE_MS = 1500
"""How long a browser just started is left alone: a player's has been up for a while."""

DWELL_MS = 12_000
"""How long the earlier visits last. Chrome keeps compiled wasm when much of it has been optimised
and nothing more for two seconds, which no event tells: after the thinker's start and first deal."""


@dataclass(frozen=True)
class Visit:
    """Milliseconds from navigation, and what was transferred until Python was ready."""

    ready: float
    table: float
    first_paint: float
    transfers: list[tuple[str, int]]


class Visitor:
    """Opens pages, each time in a freshly started browser."""

    def __init__(self, playwright: Playwright) -> None:
        self.chromium = playwright.chromium

    def first(self, url: str, slow_line: bool = False) -> Visit:
        """A visit with nothing cached."""
        with TemporaryDirectory() as profile:
            return self._visit(url, Path(profile), slow_line)

    @contextmanager
    def regular(self, url: str) -> Iterator[Path]:
        """A browser profile that has been to the page twice."""
        with TemporaryDirectory() as profile:
            for _ in range(2):
                self._visit(url, Path(profile), dwell_ms=DWELL_MS)
            yield Path(profile)

    def third(self, url: str, regular: Path) -> Visit:
        """One more visit in a copy of a regular's profile."""
        with TemporaryDirectory() as folder:
            profile = Path(folder, "profile")
            shutil.copytree(regular, profile, ignore=shutil.ignore_patterns("Singleton*"))
            return self._visit(url, profile)

    def _visit(self, url: str, profile: Path, slow_line: bool = False, dwell_ms: int = 0) -> Visit:
        with self._browser(profile) as context:
            context.add_init_script(PROBE)
            page = context.new_page()
            page.wait_for_timeout(SETTLE_MS)
            if slow_line:
                line = context.new_cdp_session(page)
                line.send("Network.emulateNetworkConditions", SLOW_LINE)
            # An assertion that waits would look at the page meanwhile, and slow it down.
            with page.expect_console_message(_is_ready, timeout=PATIENCE_MS):
                page.goto(url)
            page.wait_for_timeout(dwell_ms)
            return Visit(**page.evaluate(READ))

    @contextmanager
    def _browser(self, profile: Path) -> Iterator[BrowserContext]:
        context = self.chromium.launch_persistent_context(
            profile, executable_path=installed_browser(), args=launch_arguments(), locale="hr-HR"
        )
        yield context
        context.close()


def wait_until_ready(page: Page) -> None:
    """Wait for Python, however slow the machine or the line."""
    html = page.locator("html")
    expect(html).to_have_attribute("data-app-state", "ready", timeout=PATIENCE_MS)


def _is_ready(message: ConsoleMessage) -> bool:
    return message.text == "bench-ready"
