"""What the tests ask of the service worker and tell it."""

from playwright.sync_api import Page, expect

from e2e.host import UNDONE, UNDONE_ANEW
from e2e.table_page import READY_MS, TablePage

CONTROLLED = """() => new Promise((done) => {
  const workers = navigator.serviceWorker;
  if (workers.controller) done();
  else workers.addEventListener("controllerchange", done);
})"""
UPDATE = """async () => {
  const found = await navigator.serviceWorker.getRegistration();
  await found.update();
  const worker = found.installing;
  if (!worker) return "none";
  return new Promise((done) => worker.addEventListener("statechange", () => done(worker.state)));
}"""
CACHES = """async () => {
  const found = {};
  for (const name of await caches.keys())
    found[name] = (await (await caches.open(name)).keys()).map((request) => request.url);
  return found;
}"""
VERSION = """() => [
  document.documentElement.dataset.page ?? "1",
  getComputedStyle(document.documentElement).getPropertyValue("--version") || "1",
  document.documentElement.dataset.paint ?? "1",
]"""


def wait_kept(page: Page) -> None:
    """Wait until the first visit has been kept whole."""
    page.evaluate(CONTROLLED)


def empty_browser_cache(page: Page) -> None:
    """Forget what the browser keeps by itself; the service worker's is not touched."""
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")


def expect_new(page: Page, version: str) -> None:
    """The page has been loaded anew, in a version."""
    expect(page.locator("html")).to_have_attribute("data-page", version, timeout=READY_MS)
    expect(page.locator("html")).to_have_attribute("data-app-state", "ready", timeout=READY_MS)


def look_for_update(page: Page) -> str:
    """Ask for a new version: `none`, or how its installation ended: `installed`, `redundant`."""
    return str(page.evaluate(UPDATE))


def kept(page: Page) -> dict[str, list[str]]:
    """The origin's caches by name, with the addresses in them."""
    found: dict[str, list[str]] = page.evaluate(CACHES)
    return found


def expect_version(table: TablePage, version: str) -> None:
    """Page, style, script and Python are all of one version. Takes a move back, and again."""
    assert table.page.evaluate(VERSION) == [version] * 3
    expect(table.page.locator("html")).to_have_attribute("lang", "hr")
    table.press("undo")
    expect(table.status).to_contain_text(UNDONE if version == "1" else UNDONE_ANEW)
    table.press("redo")
    expect(table.status).to_contain_text("Potez je ponovljen")
