"""The table as a player meets it: what the browser tests talk to."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import CDPSession, Locator, Page, expect

Point = tuple[float, float]

READY_MS = 30_000
"""How long a cold start may take on a slow machine."""


class TablePage:
    """The page with the game. Places are named as in the contract: `10`, `Sa`."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self._touch: CDPSession | None = None

    # Coming and going

    def open(self, fragment: str = "", lang: str = "en") -> TablePage:
        """Open the page and wait until the game answers."""
        # A fragment alone would not load the page anew.
        self.page.goto("about:blank")
        self.page.goto(f"{self.url}?lang={lang}#{fragment}")
        return self.wait_ready()

    def open_game(self, code: str, moves: str = "", lang: str = "en") -> TablePage:
        """Open a deal after some moves."""
        return self.open(f"code={code}&moves={'.'.join(moves.split())}", lang)

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

    def card(self, name: str) -> Locator:
        """The top card of a place, as it can be dragged."""
        return self.place(name).locator(".card:not(.ghost)")

    def value(self, name: str) -> Locator:
        """A shown value: moves, time, redeals, code."""
        return self.page.locator(f'[data-value="{name}"]').first

    def button(self, action: str) -> Locator:
        """A control that is seen now."""
        return self.page.locator(f'[data-action="{action}"]:visible')

    def dialog(self, name: str) -> Locator:
        """A dialog, by its id."""
        return self.page.locator(f"dialog#{name}")

    def expect_place(self, name: str, card: str | None, count: int) -> None:
        """What lies on a place."""
        expect(self.place(name)).to_have_attribute("data-count", str(count))
        if card is None:
            expect(self.place(name)).not_to_have_attribute("data-card", "")
        else:
            expect(self.place(name)).to_have_attribute("data-card", card)

    def expect_selected(self, name: str) -> None:
        """Which card is picked up."""
        expect(self.place(name)).to_have_attribute("data-mark", "selected")

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

    def middle(self, name: str) -> Point:
        """The middle of a place's card, in pixels of the window."""
        box = self.place(name).locator(".slot").bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    # What a player does

    def tap(self, name: str) -> None:
        """Tap a place."""
        self.place(name).locator(".slot").click()

    def press(self, action: str) -> None:
        """Press a button."""
        self.button(action).first.click()

    def move_by_taps(self, source: str, target: str) -> None:
        """Tap the card and, unless it has gone there by itself, the destination."""
        self.tap(source)
        if "selected" in (self.place(source).get_attribute("data-mark") or ""):
            self.tap(target)

    def move_by_drag(self, source: str, target: str) -> None:
        """Drag with the mouse and let go over the destination."""
        self.drag(source, self.middle(target))

    def drag(self, source: str, to: Point) -> None:
        """Drag with the mouse and let go at a point."""
        self.page.mouse.move(*self.middle(source))
        self.page.mouse.down()
        for point in _way(self.middle(source), to):
            self.page.mouse.move(*point)
        self.page.mouse.up()

    def move_by_touch(self, source: str, target: str) -> None:
        """Drag with a finger and let go over the destination."""
        self.touch(source, self.middle(target))

    def touch(self, source: str, to: Point, end: str = "touchEnd") -> None:
        """Drag with a finger to a point; `end` may be touchCancel."""
        self._finger("touchStart", self.middle(source))
        for point in _way(self.middle(source), to):
            self._finger("touchMove", point)
        self._finger(end)

    def _finger(self, kind: str, at: Point | None = None) -> None:
        if self._touch is None:
            self._touch = self.page.context.new_cdp_session(self.page)
        points = [{"x": at[0], "y": at[1]}] if at else []
        self._touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def _way(start: Point, end: Point, steps: int = 3) -> Iterator[Point]:
    for step in range(1, steps + 1):
        part = step / steps
        yield start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
