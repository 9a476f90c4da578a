"""The player's hands: a mouse, and fingers on a screen."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import CDPSession, Page

Point = tuple[float, float]


def way(start: Point, end: Point, steps: int = 3) -> Iterator[Point]:
    """Points on the way from a start to an end."""
    for step in range(1, steps + 1):
        part = step / steps
        yield start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


class Mouse:
    """A mouse that presses, drags and lets go."""

    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    def press(self, at: Point) -> None:
        """Press the button."""
        self._mouse.move(*at)
        self._mouse.down()

    def move(self, start: Point, end: Point) -> None:
        """Move, with the button as it is."""
        for point in way(start, end):
            self._mouse.move(*point)

    def let_go(self) -> None:
        """Let the button go."""
        self._mouse.up()

    def drag(self, start: Point, end: Point) -> None:
        """Press at the start and let go at the end."""
        self.press(start)
        self.move(start, end)
        self.let_go()


class Fingers:
    """Fingers on a touch screen."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session: CDPSession | None = None
        self._are_down = False

    def down(self, *at: Point) -> None:
        """Put fingers down; those that are down already are named again, first."""
        self._send("touchStart", at)

    def move(self, start: Point, end: Point, *others: Point) -> None:
        """Move the first finger; the others rest."""
        for point in way(start, end):
            self._send("touchMove", (point, *others))

    def up(self) -> None:
        """Lift all fingers."""
        self._send("touchEnd", ())

    def cancel(self) -> None:
        """The system takes the gesture over."""
        self._send("touchCancel", ())

    def leave(self) -> None:
        """Leave the screen, if they are on it."""
        if self._are_down:
            self.cancel()

    def drag(self, start: Point, end: Point) -> None:
        """Put a finger down at the start and lift it at the end."""
        self.down(start)
        self.move(start, end)
        self.up()

    def _send(self, kind: str, points: tuple[Point, ...]) -> None:
        if self._session is None:
            self._session = self._page.context.new_cdp_session(self._page)
        self._are_down = bool(points)
        touches = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
