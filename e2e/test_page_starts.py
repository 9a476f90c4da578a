"""The page starts Python, from wherever it is hosted, or says why it does not."""

import pytest
from playwright.sync_api import Page, Route, expect

from crescent.site.serve import HASHED
from e2e.conftest import Faults

ARCHIVE = "**/vendor/app.*.pack"


def expect_state(page: Page, state: str) -> None:
    """Wait for the state; a cold start on a slow machine takes its time."""
    expect(page.locator("html")).to_have_attribute("data-app-state", state, timeout=30_000)


def loaded_until_ready(page: Page) -> list[str]:
    """What the page has asked for before the game answered; more follows in the background."""
    loaded: list[str] = page.evaluate(
        """() => {
          const [ready] = performance.getEntriesByName("ready");
          const entries = performance.getEntriesByType("resource");
          return entries.filter((it) => it.startTime < ready.startTime).map((it) => it.name);
        }"""
    )
    return loaded


def test_starts_below_a_folder(page: Page, site_url: str, faults: Faults) -> None:
    page.goto(site_url)
    expect_state(page, "ready")
    expect(page.locator("#failure")).to_be_hidden()
    outside = [url for url in faults.requests if not url.startswith((site_url, "data:"))]
    assert outside == []
    assert 1 + len(loaded_until_ready(page)) <= 25


def test_starts_at_the_root(page: Page, root_url: str) -> None:
    page.goto(root_url)
    expect_state(page, "ready")


def test_all_but_the_page_bear_a_hash(page: Page, site_url: str) -> None:
    page.goto(site_url)
    expect_state(page, "ready")
    loaded = [url for url in loaded_until_ready(page) if url.startswith("http")]
    assert loaded
    assert [url for url in loaded if not HASHED.search(url)] == []


def test_a_page_that_is_left_while_it_loads_calls_that_no_failure(
    page: Page, site_url: str, faults: Faults
) -> None:
    for large in ("**/*.wasm", ARCHIVE):
        with page.expect_request(large):
            page.goto(site_url, wait_until="commit")
    page.goto(site_url)
    expect_state(page, "ready")
    assert faults.seen == []


def test_python_that_does_not_load_is_said_and_tried_again(
    page: Page, site_url: str, faults: Faults
) -> None:
    def refuse(route: Route) -> None:
        route.abort()

    page.route(ARCHIVE, refuse)
    page.goto(f"{site_url}?lang=hr")
    expect_state(page, "failed")
    expect(page.locator("#failure [data-failure=load] [lang=hr]")).to_be_visible()
    expect(page.locator("#failure [data-failure=old]")).to_be_hidden()
    page.unroute(ARCHIVE, refuse)
    faults.clear()
    page.locator("#failure [data-action=reload]").click()
    expect_state(page, "ready")
    expect(page.locator("#failure")).to_be_hidden()


@pytest.mark.parametrize("share", [0, 0.5], ids=["nothing", "half"])
def test_wasm_that_does_not_come_whole_is_said(
    page: Page, site_url: str, faults: Faults, share: float
) -> None:
    """Pyodide itself only warns of it, and waits for ever."""

    def cut_off(route: Route) -> None:
        response = route.fetch()
        body = response.body()
        route.fulfill(response=response, body=body[: int(share * len(body))])

    page.route("**/*.wasm", cut_off)
    page.goto(site_url)
    expect_state(page, "failed")
    expect(page.locator("#failure [data-failure=load]")).to_be_visible()
    faults.clear()


def test_a_script_that_does_not_load_is_said(page: Page, site_url: str, faults: Faults) -> None:
    page.route("**/core*.js", lambda route: route.abort())
    page.goto(site_url)
    expect_state(page, "failed")
    expect(page.locator("#failure [data-failure=load]")).to_be_visible()
    faults.clear()


def test_a_game_that_raises_is_said(page: Page, site_url: str, faults: Faults) -> None:
    def break_start(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=response.text().replace("import main", "import mane"))

    page.route(site_url, break_start)
    page.goto(site_url)
    expect_state(page, "failed")
    assert "ImportError" in " ".join(faults.seen)
    faults.clear()


def test_python_starts_in_a_worker_too(page: Page, site_url: str) -> None:
    page.goto(site_url)
    boot = page.locator("script[src*=boot]").get_attribute("src") or ""
    body = f"""
        import {{ loadPyodide }} from "./{boot.rpartition("/")[2]}";
        const python = await loadPyodide();
        postMessage(python.runPython("import crescent; crescent.__name__"));
    """
    worker = {"content_type": "text/javascript", "body": body}
    page.context.route("**/static/probe.mjs", lambda route: route.fulfill(**worker))
    answer = page.evaluate("""() => new Promise((resolve, reject) => {
        const worker = new Worker("static/probe.mjs", { type: "module" });
        worker.onmessage = (event) => resolve(event.data);
        worker.onerror = (event) => reject(new Error(event.message));
    })""")
    assert answer == "crescent"


def test_a_browser_without_wasm_exceptions_is_too_old(
    page: Page, site_url: str, faults: Faults
) -> None:
    page.add_init_script("delete WebAssembly.Tag")
    page.goto(site_url)
    expect_state(page, "failed")
    expect(page.locator("#failure [data-failure=old]")).to_be_visible()
    faults.clear()


def test_starts_where_storage_is_denied(page: Page, site_url: str) -> None:
    page.add_init_script("""
        for (const name of ["indexedDB", "localStorage", "sessionStorage"])
          Object.defineProperty(window, name, {
            configurable: true,
            get() { throw new DOMException("denied", "SecurityError"); },
          });
    """)
    page.goto(site_url)
    expect_state(page, "ready")


def test_the_source_says_that_it_must_be_built(page: Page, source_url: str, faults: Faults) -> None:
    page.goto(source_url)
    expect(page.locator("#unbuilt")).to_be_visible()
    expect(page.locator("#unbuilt")).to_contain_text("make play")
    faults.clear()


def test_the_built_page_does_not(page: Page, site_url: str) -> None:
    page.goto(site_url)
    expect(page.locator("#unbuilt")).to_have_count(0)
