"""The built site, served; and a page on which nothing may go wrong unseen."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request

from crescent.site.build import DIST, build, is_stale
from crescent.site.serve import SiteServer
from e2e.browser import installed_browser, launch_arguments
from e2e.engines import ENGINES, installed, missing
from e2e.table_page import TablePage
from e2e.thinking_table import ThinkingTable

ROOT = Path(__file__).resolve().parents[1]
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
collect_ignore = [] if installed() else ["test_other_engines.py"]
# Reports violations to the console in a form that no browser's wording can change.
REPORT_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error("CSP violation: " + event.violatedDirective + " " + event.blockedURI));
"""


def pytest_configure(config: pytest.Config) -> None:
    """Build once, in the process that hands out the tests."""
    is_worker = hasattr(config, "workerinput")
    if not is_worker and not config.option.collectonly and is_stale():
        build()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which browsers have not been tested."""
    for engine in ENGINES:
        if packages := missing(engine):
            terminalreporter.write_line(f"Not tested here: {engine}, without {', '.join(packages)}")


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """Close with one plain line of counts."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter and not hasattr(config, "workerinput"):
        passed, failed, broken = (
            len(reporter.stats.get(outcome, [])) for outcome in ("passed", "failed", "error")
        )
        print(f"{passed} passed, {failed + broken} failed", flush=True)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """pytest-playwright's, with our browser."""
    path = installed_browser()
    ours = {"executable_path": path} if path else {}
    return {**browser_type_launch_args, **ours, "args": launch_arguments()}


def serving(folder: Path, prefix: str = "/") -> Iterator[str]:
    """Serve a folder on a free port; yields the page's address."""
    server = SiteServer(folder, prefix=prefix)
    Thread(target=server.serve_forever, daemon=True).start()
    yield server.url
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def site_url() -> Iterator[str]:
    """The built site where a project page has it: below a folder."""
    yield from serving(DIST, "/crescent/")


@pytest.fixture(scope="session")
def root_url() -> Iterator[str]:
    """The built site at a host's root."""
    yield from serving(DIST)


@pytest.fixture(scope="session")
def source_url() -> Iterator[str]:
    """The repository itself, served without a build."""
    yield from serving(ROOT)


class Faults:
    """What went wrong on a context's pages; a test may expect some and clear them.

    requests: what the pages have asked for themselves, without the service worker.
    """

    def __init__(self, context: BrowserContext) -> None:
        self.seen: list[str] = []
        self.requests: list[str] = []
        context.add_init_script(REPORT_VIOLATIONS)
        context.on("request", self._note_request)
        context.on("weberror", lambda error: self.seen.append(f"uncaught: {error.error}"))
        context.on("console", lambda message: self._note_console(message.type, message.text))

    def clear(self) -> None:
        """Forget what has gone wrong so far, because it was meant to."""
        self.seen.clear()

    def _note_request(self, request: Request) -> None:
        url = request.url
        if not request.service_worker:
            self.requests.append(url)
        address = urlsplit(url)
        if address.scheme not in {"data", "blob", "file"} and address.hostname != "localhost":
            self.seen.append(f"request to another origin: {url}")

    def _note_console(self, kind: str, text: str) -> None:
        if kind == "error":
            self.seen.append(f"console: {text}")


@pytest.fixture
def faults(context: BrowserContext) -> Iterator[Faults]:
    """The faults seen during a test; any that are left at its end fail it."""
    faults = Faults(context)
    yield faults
    assert faults.seen == []


@pytest.fixture
def page(faults: Faults, context: BrowserContext) -> Page:  # noqa: ARG001 - watches the context
    """A page in a fresh context, watched for faults."""
    return context.new_page()


@pytest.fixture
def table(page: Page, site_url: str) -> TablePage:
    """The table, not yet opened."""
    return TablePage(page, site_url)


@pytest.fixture
def touch_table(
    browser: Browser, browser_context_args: dict[str, Any], site_url: str
) -> Iterator[TablePage]:
    """The table on a phone, not yet opened."""
    with watched_table(browser, {**browser_context_args, **PHONE}, site_url) as (table, faults):
        yield table
    assert faults.seen == []


@contextmanager
def watched_table(
    browser: Browser, options: dict[str, Any], url: str
) -> Iterator[tuple[TablePage, Faults]]:
    """The table in a context of its own, not yet opened, and what goes wrong on it."""
    context = browser.new_context(**options)
    faults = Faults(context)
    yield TablePage(context.new_page(), url), faults
    context.close()


@pytest.fixture(scope="module", name="one_table")
def _one_table(browser: Browser, site_url: str) -> Iterator[tuple[TablePage, Faults]]:
    with watched_table(browser, DESK, site_url) as (table, faults):
        yield table.open(), faults


@pytest.fixture(scope="module", name="one_touch_table")
def _one_touch_table(browser: Browser, site_url: str) -> Iterator[tuple[TablePage, Faults]]:
    with watched_table(browser, PHONE, site_url) as (table, faults):
        yield table.open(), faults


@pytest.fixture
def open_table(one_table: tuple[TablePage, Faults]) -> Iterator[TablePage]:
    """The table, open since an earlier test of the file: for tests that `go_to` a game."""
    table, faults = one_table
    yield table.speak("en")
    table.mouse.let_go()
    table.fingers.leave()
    assert faults.seen == []


@pytest.fixture
def open_touch_table(one_touch_table: tuple[TablePage, Faults]) -> Iterator[TablePage]:
    """The table on a phone, open since an earlier test of the file."""
    table, faults = one_touch_table
    yield table.speak("en")
    table.mouse.let_go()
    table.fingers.leave()
    assert faults.seen == []


@pytest.fixture(scope="module", name="one_thinking_table")
def _one_thinking_table(browser: Browser, site_url: str) -> Iterator[tuple[ThinkingTable, Faults]]:
    with watched_table(browser, DESK, site_url) as (table, faults):
        thinking = ThinkingTable(table.page, site_url)
        thinking.open()
        yield thinking, faults


@pytest.fixture
def thinking_table(one_thinking_table: tuple[ThinkingTable, Faults]) -> Iterator[ThinkingTable]:
    """The table and its thinker, open since an earlier test of the file, with first settings."""
    table, faults = one_thinking_table
    table.leave_show()
    table.speak("en")
    table.choose("sign", False)
    table.choose("winnable", True)
    yield table
    table.mouse.let_go()
    assert faults.seen == []
