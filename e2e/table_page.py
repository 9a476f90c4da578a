"""The table as a player meets it: what the browser tests talk to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from playwright.sync_api import Locator, Page, expect

from crescent.game import Game
from crescent.places import PLACES, parse_place
from crescent.web.steps import ARROWS, ENDS, TALL, WIDE, Cell, Grid, cell_of, place_in, step
from e2e.hands import Fingers, Mouse, Point

READY_MS = 30_000
"""How long a cold start may take on a slow machine."""

_NOTE_FLIGHTS = """
window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (path, options) {
  window.flights.push([this.closest("[data-place]").dataset.place, options.duration]);
  return animate.call(this, path, options);
};
"""

# The page's own listener is older than this one, and so is called before it.
_FOLLOW = """
(fragment) => new Promise((followed) => {
  addEventListener("hashchange", () => followed(), { once: true });
  location.hash = fragment;
})
"""


@dataclass(frozen=True)
class Box:
    """A rectangle, in pixels of the window."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    @property
    def middle(self) -> Point:
        """The point in the middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def overlaps(self, other: Box) -> bool:
        """Whether the two share more than an edge."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > 0.5 and down > 0.5

    def gap_to(self, other: Box) -> float:
        """How far apart the two are, at most across or down; 0 when they touch."""
        across = max(self.left - other.right, other.left - self.right, 0)
        down = max(self.top - other.bottom, other.top - self.bottom, 0)
        return max(across, down)


class TablePage:
    """The page with the game. Places are named as in the contract: `10`, `Sa`."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.mouse = Mouse(page)
        self.fingers = Fingers(page)

    # Coming and going

    def open(self, fragment: str = "", lang: str = "en", search: str = "") -> TablePage:
        """Open the page and wait until the game answers."""
        # A fragment alone would not load the page anew.
        self.page.goto("about:blank")
        self.page.goto(f"{self.url}{search or f'?lang={lang}'}#{fragment}")
        return self.wait_ready()

    def open_game(self, code: str, moves: str = "", lang: str = "en") -> TablePage:
        """Open a deal after some moves."""
        return self.open(game_link(code, moves), lang)

    def follow(self, fragment: str) -> None:
        """Follow a link to a game while the page is open, and see what it does."""
        self.page.evaluate(_FOLLOW, fragment)

    def go_to(self, code: str, moves: str = "") -> TablePage:
        """A deal after some moves, on a page that is open already: much quicker than opening it."""
        self.close_dialog()
        # The next tap shall not be the second half of a double tap.
        self.tap("Cd")
        self.follow(game_link(code, moves))
        if self.dialog("confirm").is_visible():
            self.press("confirm")
        expect(self.value("code")).to_have_text(code)
        expect(self.value("moves")).to_have_text(str(len(moves.replace("R", "").split())))
        return self

    def visit_elsewhere(self) -> None:
        """Go to another page of the same site, on which no game runs."""
        elsewhere = '<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">'
        self.page.route(
            "**/elsewhere",
            lambda route: route.fulfill(body=elsewhere, content_type="text/html"),
        )
        self.page.goto(f"{self.url}elsewhere")

    def keep(self, text: str, key: str = "crescent-game") -> None:
        """Put a text where the page keeps its game, to be found at the next opening."""
        # The game itself would save over it.
        self.visit_elsewhere()
        self.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])

    def close_dialog(self) -> None:
        """Close the dialog that is open, if one is."""
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")

    def open_settings(self) -> Locator:
        """Open the settings, through the menu."""
        self.press("menu")
        self.dialog("menu").locator("[data-action=settings]").click()
        return self.dialog("settings")

    def speak(self, lang: str) -> TablePage:
        """Choose the language in the settings."""
        self.close_dialog()
        if self.page.locator("html").get_attribute("lang") != lang:
            self.open_settings().locator(f"[name=lang][value={lang}]").check()
            self.press("close")
        return self

    def reload(self) -> TablePage:
        """Load the page again."""
        self.page.reload()
        return self.wait_ready()

    def wait_ready(self) -> TablePage:
        """Wait until Python answers."""
        ready = self.page.locator("html")
        expect(ready).to_have_attribute("data-app-state", "ready", timeout=READY_MS)
        return self

    # What is seen

    @property
    def table(self) -> Locator:
        """The table itself."""
        return self.page.locator("#table")

    @property
    def status(self) -> Locator:
        """The live region."""
        return self.page.locator("[data-role=status]")

    @property
    def bubble(self) -> Locator:
        """The sentence beside a place."""
        return self.page.locator("#bubble")

    def place(self, name: str) -> Locator:
        """A pile or a foundation."""
        return self.page.locator(f'[data-place="{name}"]')

    def value(self, name: str) -> Locator:
        """A shown value: moves, time, redeals, code."""
        return self.page.locator(f'[data-value="{name}"]').first

    def button(self, action: str) -> Locator:
        """A control that is seen now; of the open dialog, if one is open."""
        found = self.page.locator(f'[data-action="{action}"]:visible')
        within = self.page.locator("dialog[open]").locator(found)
        return (within if self.page.locator("dialog[open]").count() else found).first

    def notice(self, hitch: str) -> Locator:
        """The notice of what is amiss with keeping the game."""
        return self.page.locator(f'[data-hitch="{hitch}"]')

    def dialog(self, name: str) -> Locator:
        """A dialog, by its id."""
        return self.page.locator(f"dialog#{name}")

    def box(self, what: Locator) -> Box:
        """Where something is."""
        x, y, width, height = what.evaluate(
            "one => { const b = one.getBoundingClientRect(); return [b.x, b.y, b.width, b.height] }"
        )
        return Box(x, y, x + width, y + height)

    def slots(self) -> dict[str, Box]:
        """Where the cards of all places lie."""
        found: list[tuple[str, float, float, float, float]] = self.page.locator(
            ".place"
        ).evaluate_all(
            """all => all.map((place) => {
                 const b = place.querySelector(".slot").getBoundingClientRect();
                 return [place.dataset.place, b.left, b.top, b.right, b.bottom];
               })"""
        )
        return {place: Box(*edges) for place, *edges in found}

    def middle(self, name: str) -> Point:
        """The middle of a place's card."""
        return self.slots()[name].middle

    def marked(self, mark: str) -> set[str]:
        """The places that bear a mark: selected, target, aimed, dragged."""
        marked = self.page.locator(f'[data-mark="{mark}"]')
        return set(marked.evaluate_all("all => all.map((one) => one.dataset.place)"))

    def position(self) -> dict[str, tuple[str | None, str | None]]:
        """All places with their top cards and counts."""
        found: list[list[str | None]] = self.page.locator(".place").evaluate_all(
            "all => all.map(({dataset: d}) => [d.place, d.card ?? null, d.count])"
        )
        return {str(place): (card, count) for place, card, count in found}

    def flights(self) -> list[tuple[str, int]]:
        """The places where cards have landed since `note_flights`, each with its milliseconds."""
        return [(place, ms) for place, ms in self.page.evaluate("window.flights.splice(0)")]

    # What is expected

    def expect_place(self, name: str, card: str | None, count: int) -> None:
        """What lies on a place."""
        expect(self.place(name)).to_have_attribute("data-count", str(count))
        if card is None:
            expect(self.place(name)).not_to_have_attribute("data-card", "")
        else:
            expect(self.place(name)).to_have_attribute("data-card", card)

    def expect_game(self, game: Game) -> None:
        """The page shows the position and the count of moves of a game."""
        expect(self.value("moves")).to_have_text(str(game.moves))
        state = game.state
        tops = {place: state.top(place) for place in PLACES}
        assert self.position() == {
            str(place): (str(card) if card else None, str(state.count(place)))
            for place, card in tops.items()
        }

    def expect_selected(self, name: str) -> None:
        """Which card is picked up."""
        expect(self.place(name)).to_have_attribute("data-mark", "selected")

    def expect_nothing_held(self) -> None:
        """No card is in the air, none is picked up, no target is lit."""
        expect(self.page.locator(".held")).to_have_count(0)
        expect(self.page.locator("[data-mark]:not([data-mark=''])")).to_have_count(0)

    def expect_said(self, text: str) -> None:
        """A sentence is seen and told."""
        expect(self.bubble).to_be_visible()
        expect(self.bubble).to_have_text(text)
        expect(self.status).to_have_text(text)

    def expect_notice(self, hitch: str, text: str) -> None:
        """A line says what is amiss with keeping the game."""
        expect(self.notice(hitch)).to_be_visible()
        expect(self.notice(hitch)).to_contain_text(text)

    # What a player does

    def tap(self, name: str, times: int = 1) -> None:
        """Tap a place with the mouse; more times in a row, as fast as can be."""
        self.page.mouse.click(*self.middle(name), click_count=times)

    def touch(self, name: str, times: int = 1) -> None:
        """Tap a place with a finger."""
        point = self.middle(name)
        for _ in range(times):
            self.page.touchscreen.tap(*point)

    def press(self, action: str) -> None:
        """Press a button."""
        self.button(action).click()

    def move_by_taps(self, source: str, target: str) -> None:
        """Tap the card and, unless it has gone there by itself, the destination."""
        self.tap(source)
        if source in self.marked("selected"):
            self.tap(target)

    def move_by_drag(self, source: str, target: str) -> None:
        """Drag with the mouse and let go over the destination."""
        slots = self.slots()
        self.mouse.drag(slots[source].middle, slots[target].middle)

    def drag(self, source: str, to: Point) -> None:
        """Drag with the mouse and let go at a point."""
        self.mouse.drag(self.middle(source), to)

    def move_by_touch(self, source: str, target: str) -> None:
        """Drag with a finger and let go over the destination."""
        slots = self.slots()
        self.fingers.drag(slots[source].middle, slots[target].middle)

    # What a player does by keyboard

    @property
    def focused(self) -> str | None:
        """The place that has the focus."""
        place: str | None = self.page.evaluate("document.activeElement?.dataset.place ?? null")
        return place

    def expect_focused(self, name: str) -> None:
        """Which place has the focus."""
        expect(self.place(name)).to_be_focused()

    def walk_to(self, name: str) -> None:
        """Go from the place that has the focus to another one, by the arrow keys alone."""
        # Which of a wide foundation's piles the arrows lead back to, they alone remember.
        if not (self.focused or "").isdigit():
            self.page.keyboard.press("Home")
        grid = WIDE if self.box(self.place("4")).top == self.box(self.place("5")).top else TALL
        for key in way(grid, self.focused or "1", name):
            self.page.keyboard.press(key)
        self.expect_focused(name)

    def move_by_keys(self, source: str, target: str) -> None:
        """Walk to the card, pick it up and, unless it has gone by itself, put it down."""
        self.walk_to(source)
        self.page.keyboard.press("Enter")
        if source in self.marked("selected"):
            self.walk_to(target)
            self.page.keyboard.press("Enter")

    def note_flights(self) -> None:
        """From the next opening on, note what flies."""
        self.page.add_init_script(_NOTE_FLIGHTS)


@cache
def way(grid: Grid, source: str, target: str) -> tuple[str, ...]:
    """The fewest keys that lead from place to place."""
    start = cell_of(parse_place(source), grid)
    ways: dict[Cell, tuple[str, ...]] = {start: ()}
    for cell in (queue := [start]):
        if str(place_in(cell, grid)) == target:
            return ways[cell]
        for key in (*ARROWS, *ENDS):
            onward = step(cell, key, grid)
            if onward not in ways:
                ways[onward] = (*ways[cell], key)
                queue.append(onward)
    raise LookupError(f"no way from {source} to {target}")


def game_link(code: str, moves: str = "") -> str:
    """The fragment of a link to a game."""
    return f"code={code}&moves={'.'.join(moves.split())}"
