"""What the player sees and does before Python is there."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from crescent.deals import deal, parse_code
from crescent.places import PILES
from crescent.site.build import COUNTED_FILES, DIST
from e2e.conftest import Faults
from e2e.table_page import READY_MS, TablePage

ARCHIVE = "**/vendor/app.*.pack"
PICTURE = "crescent-picture"
MODULES = """
      import sys, js
      js.document.documentElement.dataset.modules = " ".join(sys.modules)
"""


@pytest.fixture(autouse=True)
def no_service_worker(context: BrowserContext) -> None:
    """What a service worker answers could not be held back."""
    context.add_init_script(
        "if (globalThis.ServiceWorkerContainer)"
        "  ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException());"
    )


def hold_back(page: Page) -> Callable[[], None]:
    """Let Python's archive not arrive before the function that is returned is called."""
    held: list[Route] = []
    page.route(ARCHIVE, lambda route: held.append(route))

    def release() -> None:
        for route in held:
            route.continue_()
        page.unroute(ARCHIVE)

    return release


def expect_ready(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-app-state", "ready", timeout=READY_MS)


def expect_faces(page: Page) -> None:
    """Every card of the table shows its face."""
    faces = page.locator(".place[data-card] .face")
    expect(faces).to_have_count(24)
    for face in faces.all():
        expect(face).to_have_attribute("href", re.compile(r"deck\.\w+\.svg#[A2-9TJQK][SHDC]$"))
        expect(face).to_be_visible()


def test_a_first_visit_shows_the_deal_that_is_coming(table: TablePage, site_url: str) -> None:
    page = table.page
    release = hold_back(page)
    page.goto(site_url)
    expect_faces(page)
    code = table.value("code").inner_text()
    state = deal(parse_code(code))
    for pile in PILES:
        expect(table.place(str(pile))).to_have_attribute("data-card", str(state.top(pile)))
    expect(page.locator("html")).to_have_attribute("data-app-state", "loading")
    before = table.position()
    release()
    expect_ready(page)
    expect(table.value("code")).to_have_text(code)
    assert table.position() == before


def test_a_later_visit_shows_the_table_as_it_was_left(table: TablePage) -> None:
    table.open_game("CR1-N-AAAAAAB", lang="hr")
    table.move_by_taps("2", "Dd")
    expect(table.value("moves")).to_have_text("1")
    left, page = table.position(), table.page
    label = table.place("2").get_attribute("aria-label") or ""
    assert "stog 2" in label
    hold_back(page)
    page.reload()
    expect_faces(page)
    assert table.position() == left
    expect(table.value("moves")).to_have_text("1")
    expect(table.place("2")).to_have_attribute("aria-label", label)
    expect(table.button("undo")).to_be_enabled()
    expect(page.locator("html")).to_have_attribute("data-app-state", "loading")


def test_a_damaged_picture_does_no_harm(table: TablePage, site_url: str) -> None:
    page = table.page
    for damage in ("{", "null", '{"place:99":[]}', '{"nonsense:1":2}', "[" * 9999):
        page.goto(site_url)
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [PICTURE, damage])
        page.reload()
        expect_ready(page)
        expect_faces(page)


def test_the_last_tap_is_carried_out_when_python_is_there(table: TablePage) -> None:
    table.open_game("CR1-N-AAAAAAB")
    page = table.page
    release = hold_back(page)
    page.reload()
    table.tap("1")
    expect(table.place("1")).to_have_attribute("data-waiting", "")
    table.tap("2")
    expect(table.place("1")).not_to_have_attribute("data-waiting", "")
    expect(table.place("2").locator(".slot")).not_to_have_css("box-shadow", "none")
    release()
    expect_ready(page)
    expect(page.locator("[data-waiting]")).to_have_count(0)
    expect(table.value("moves")).to_have_text("1")
    expect(table.place("2")).to_have_attribute("data-count", "5")
    expect(table.place("1")).to_have_attribute("data-count", "6")


def test_an_early_press_of_a_button_is_carried_out(table: TablePage, site_url: str) -> None:
    release = hold_back(table.page)
    table.page.goto(site_url)
    table.press("menu")
    expect(table.button("menu")).to_have_css("outline-style", "solid")
    release()
    expect_ready(table.page)
    expect(table.dialog("menu")).to_be_visible()


def test_the_progress_sign_tells_the_bytes_and_goes(table: TablePage, site_url: str) -> None:
    page = table.page
    release = hold_back(page)
    page.goto(f"{site_url}?lang=hr")
    sign = page.get_by_role("progressbar", name="Igra se učitava")
    expect(sign).to_be_visible()
    wasm, archive = (size_of(name) for name in COUNTED_FILES)
    expect(sign).to_have_attribute("max", str(wasm + archive))
    expect(sign).to_have_js_property("value", wasm)
    release()
    expect_ready(page)
    expect(page.locator("progress")).to_be_hidden()
    expect(page.locator("progress")).to_have_js_property("value", wasm + archive)


def size_of(name: str) -> int:
    """The bytes of a served file, by its plain name."""
    found = [
        path
        for path in DIST.rglob(name.rpartition("/")[2].replace(".pack", ".*.pack"))
        if path.is_file()
    ]
    return found[0].stat().st_size


def test_the_progress_sign_waits_for_400_ms(table: TablePage, site_url: str) -> None:
    page = table.page
    release = hold_back(page)
    page.goto(site_url)
    seen = page.locator("#loading").evaluate("""(sign) => {
      sign.hidden = false;
      const [wait] = sign.getAnimations();
      wait.pause();
      return [399, 401].map((time) => {
        wait.currentTime = time;
        return getComputedStyle(sign).visibility;
      });
    }""")
    assert seen == ["hidden", "visible"]
    release()
    expect_ready(page)


def test_what_the_first_frame_does_not_need_is_not_imported(
    page: Page, site_url: str, faults: Faults
) -> None:
    def tell_modules(route: Route) -> None:
        response = route.fetch()
        body = response.text().replace("await main()\n", f"await main()\n{MODULES}")
        route.fulfill(response=response, body=body)

    page.route(site_url, tell_modules)
    page.goto(site_url)
    expect_ready(page)
    expect(page.locator("html")).to_have_attribute("data-modules", re.compile("crescent"))
    loaded = (page.locator("html").get_attribute("data-modules") or "").split()
    assert not {"gettext", "ssl", "bz2", "lzma", "compression"} & {*loaded}
    assert not [name for name in loaded if name.startswith("crescent.solver")]
    assert faults.seen == []
