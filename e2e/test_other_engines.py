"""Firefox and WebKit, the engine of every iPad, start the game and let it be played."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from e2e.engines import Firefox, Screen, WebKit, Window, installed
from e2e.watched import WatchedSite

DRAWN = "[...document.querySelectorAll('.place[data-card] use')].map((use) => use.getBBox())"
FACES_AND_CORNERS = f"{DRAWN}.filter(({{ width }}) => width > 100).length === 2 * 24"
FONTS = "[...document.fonts].filter(({ status }) => status === 'loaded').length >= 2"
GAME = "#code=CR1-N-AAAAAAB"
FINGER = """(() => {
  const [from, to] = ['%s', '%s'].map((name) => document.querySelector(name));
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const point = (kind, [clientX, clientY]) => from.dispatchEvent(new PointerEvent(kind, {
    bubbles: true, cancelable: true, isPrimary: true, pointerType: 'touch', clientX, clientY }));
  point('pointerdown', middle(from.getBoundingClientRect()));
  point('pointermove', middle(to.getBoundingClientRect()));
  point('pointermove', middle(to.getBoundingClientRect()));
  point('pointerup', middle(to.getBoundingClientRect()));
})()"""


@pytest.fixture(scope="module", params=installed())
def window(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[Window]:
    """A window of each engine there is."""
    screen = Screen()
    window = Firefox(screen, playwright) if request.param == "Firefox" else WebKit(screen)
    yield window
    window.close()
    screen.close()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[WatchedSite]:
    """The site at an origin of its own, so that every test finds an empty storage."""
    site = WatchedSite(tmp_path)
    yield site
    site.stop()


def slot(place: str) -> str:
    """Where the card of a place lies."""
    return f'[data-place="{place}"] .slot'


def shows(place: str, card: str) -> str:
    """Whether a card lies on a place."""
    return f"document.querySelector('[data-place=\"{place}\"]').dataset.card === '{card}'"


def marked(place: str, mark: str) -> str:
    """Whether a place bears a mark."""
    return f"document.querySelector('[data-place=\"{place}\"]').dataset.mark === '{mark}'"


def test_draws_every_card_and_opens_the_menu(window: Window, site: WatchedSite) -> None:
    window.open(f"{site.url}watched.html?lang=hr&theme=light")
    window.until_ready()
    window.until(FACES_AND_CORNERS)
    window.until(FONTS)
    window.tap(".controls [data-action=menu]")
    window.until("document.querySelector('#menu').open")
    window.tap("#menu [data-action=settings]")
    window.until("document.querySelector('#settings').open")
    window.tap("#settings [value=dark]")
    window.until("getComputedStyle(document.documentElement).colorScheme === 'dark'")
    window.hand("key", "Escape")
    window.until("!document.querySelector('#settings').open")
    assert window.run("faults") == []


def test_cards_move_and_the_game_goes_on_after_a_reload(window: Window, site: WatchedSite) -> None:
    window.open(f"{site.url}watched.html?lang=en{GAME}")
    window.until_ready()
    window.tap(slot("2"))
    window.until(shows("Dd", "QD"))
    window.drag(slot("15"), slot("Hd"), over=marked("Hd", "aimed"))
    window.until(shows("Hd", "QH"))
    window.run(FINGER % (slot("13"), slot("Hd")))
    window.until(shows("Hd", "JH"))
    assert window.run("faults") == []
    window.open(site.url)
    window.until_ready()
    assert window.run(f"{shows('Dd', 'QD')} && {shows('Hd', 'JH')}")


def test_goes_on_without_a_server(window: Window, site: WatchedSite) -> None:
    window.open(f"{site.url}?lang=en{GAME}")
    window.until_ready()
    window.tap(slot("2"))
    window.until(shows("Dd", "QD"))
    window.until("navigator.serviceWorker.controller")
    site.stop()
    window.open(f"{site.url}?lang=en")
    window.until_ready()
    window.until(FACES_AND_CORNERS)
    assert window.run(shows("Dd", "QD"))
    window.tap(slot("16"))
    window.until(shows("12", "TD"))


def test_starts_where_storage_is_denied(window: Window, site: WatchedSite) -> None:
    window.open(f"{site.url}denied.html?lang=en")
    window.until_ready()
    window.until("!document.querySelector('[data-hitch=denied]').hidden")
    assert window.run("faults") == []
