"""After the first visit nothing more is needed of the server."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Page, expect

from crescent.site.build import DIST
from e2e.conftest import Faults
from e2e.host import Host, put, site, variant
from e2e.kept import expect_new, expect_version, kept, look_for_update, wait_kept
from e2e.table_page import READY_MS, TablePage

CODE = "CR1-N-AAAAAAB"
MOVES = "2-Dd 15-Hd 13-Hd"
MAX_BYTES = 5_600_000


@pytest.fixture(params=["lasting", "pages"])
def host(request: pytest.FixtureRequest) -> Iterator[Host]:
    """The site, with the headers of a good host and with those of GitHub Pages."""
    host = Host(DIST, pages=request.param == "pages")
    yield host
    host.stop()


def open_kept(page: Page, url: str) -> TablePage:
    """A game after three moves, on a first visit that has been kept."""
    table = TablePage(page, url).open_game(CODE, MOVES, lang="hr")
    wait_kept(page)
    return table


def test_after_the_first_visit_the_server_can_be_gone(page: Page, host: Host) -> None:
    table = open_kept(page, host.url)
    host.stop()
    table.reload()
    expect(table.value("moves")).to_have_text("3")
    expect_version(table, "1")
    table.open_game("CR1-N-AAAAAAC", "3-Sa 4-Da")
    table.dialog("confirm").locator("[data-action=confirm]").click()
    expect(table.value("code")).to_have_text("CR1-N-AAAAAAC")
    expect(table.value("moves")).to_have_text("2")
    table.open_settings().locator("[data-setting=lang][value=hr]").check()
    expect(table.page.locator("#settings-title")).to_have_text("Postavke", use_inner_text=True)
    table.dialog("settings").locator("[data-action=close]").click()
    table.press("new")
    table.dialog("confirm").locator("[data-action=confirm]").click()
    expect(table.value("moves")).to_have_text("0")
    expect(table.value("code")).not_to_have_text("CR1-N-AAAAAAC")
    for address in ("", "?", "index.html?theme=dark&x=1"):
        page.goto("about:blank")
        page.goto(f"{host.url}{address}#code={CODE}&moves=2-Dd")
        table.wait_ready()
        expect(table.value("code")).to_have_text(CODE)


def test_the_first_visit_downloads_nothing_twice(page: Page, host: Host) -> None:
    open_kept(page, host.url)
    asked = Counter(host.asked)
    page_itself = Counter({path: count for path, count in asked.items() if "?" in path})
    assert page_itself.total() == 1
    assert set((asked - page_itself).values()) == {1}
    assert host.sent < MAX_BYTES, host.sent


def test_it_is_kept_only_when_the_game_can_be_played(page: Page, site_url: str) -> None:
    page.add_init_script("""
        const workers = navigator.serviceWorker;
        const register = workers?.register;
        if (workers) workers.register = function (...those) {
          document.documentElement.dataset.kept = document.documentElement.dataset.appState;
          return register.apply(this, those);
        };
    """)
    table = open_kept(page, site_url)
    expect(table.page.locator("html")).to_have_attribute("data-kept", "ready")


def test_only_what_is_ours_is_answered(page: Page, site_url: str, faults: Faults) -> None:
    open_kept(page, site_url)
    kept_now = [url.removeprefix(site_url) for url in next(iter(kept(page).values()))]
    assert {"", "static/licences.txt"} <= set(kept_now)
    assert "sw.js" not in kept_now
    answers = page.evaluate("""() => Promise.all([
        fetch("static/licences.txt").then((answer) => answer.text()),
        fetch("elsewhere").then((answer) => answer.status),
        fetch("./", { method: "POST" }).then((answer) => answer.status),
    ])""")
    assert "Atkinson" in answers[0]
    assert answers[1:] == [404, 501]
    page.goto(f"{site_url}static/licences.txt")
    expect(page.locator("body")).to_contain_text("MIT License")
    faults.clear()


def test_two_sites_of_one_origin_leave_each_other_alone(page: Page, tmp_path: Path) -> None:
    for name in ("a", "b", "a/b"):
        put(site(), tmp_path / name)
    host = Host(tmp_path, prefix="/")
    for name in ("b", "a/b", "a"):
        TablePage(page, f"{host.url}{name}/").open()
        wait_kept(page)
    page.evaluate("caches.open('crescent-of-another')")
    before = kept(page)
    put(variant("2"), tmp_path / "a")
    look_for_update(page)
    page.locator("[data-action=update]").click()
    expect_new(page, "2")
    after = kept(page)
    assert [name.split()[0] for name in after.keys() - before.keys()] == ["crescent-/a/"]
    assert [name.split()[0] for name in before.keys() - after.keys()] == ["crescent-/a/"]
    assert len(after) == 4
    host.stop()


def test_a_sandboxed_frame_goes_without(page: Page, tmp_path: Path, faults: Faults) -> None:
    host = Host(DIST, pages=True)
    frame = f'<iframe sandbox="allow-scripts" width="800" height="600" src="{host.url}"></iframe>'
    outer = Host(put({"index.html": frame.encode(), "favicon.ico": b""}, tmp_path), prefix="/")
    page.goto(outer.url)
    inner = page.frame_locator("iframe").locator("html")
    expect(inner).to_have_attribute("data-app-state", "ready", timeout=READY_MS)
    outer.stop()
    host.stop()
    # Of another file's drawings nothing is shown in a frame without an origin.
    assert [fault for fault in faults.seen if "deck." not in fault] == []
    faults.clear()


def test_a_browser_that_refuses_is_left_in_peace(page: Page, site_url: str) -> None:
    page.add_init_script("""
        if (navigator.serviceWorker) navigator.serviceWorker.register = () => {
          document.documentElement.dataset.refused = "";
          return Promise.reject(new DOMException("no", "NotSupportedError"));
        };
    """)
    table = TablePage(page, site_url).open_game(CODE)
    expect(page.locator("html[data-refused]")).to_have_count(1)
    table.move_by_taps("2", "Dd")
    expect(table.value("moves")).to_have_text("1")


def test_it_can_be_installed(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    site_url: str,
    tmp_path: Path,
) -> None:
    # The browser offers no installation in a private window.
    context = browser_type.launch_persistent_context(tmp_path, **browser_type_launch_args)
    faults = Faults(context)
    table = TablePage(context.new_page(), site_url).open()
    wait_kept(table.page)
    devtools = context.new_cdp_session(table.page)
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["manifest"]["startUrl"] == manifest["manifest"]["scope"] == site_url
    context.close()
    assert faults.seen == []
