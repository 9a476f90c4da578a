"""Firefox and WebKitGTK, in real windows on a screen that nobody sees, with a real mouse.

Drivers alone give no drop: a card is dragged through the window system, as a player's hand does.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from abc import ABC, abstractmethod
from typing import Any

from playwright.sync_api import Playwright
from selenium.webdriver import WebKitGTK, WebKitGTKOptions, WebKitGTKService

Point = tuple[int, int]

ENGINES = {"Firefox": "firefox-esr", "WebKitGTK": "WebKitWebDriver"}
SCREEN = ("Xvfb", "xdotool")
DEBIAN = {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
"""The package where it is not called as the program."""

PATIENCE = 60
"""How many seconds something may take on a slow machine."""

UNTIL = """new Promise((answer) => {
  const end = Date.now() + %d;
  const look = () => {
    const seen = Boolean(%s);
    if (seen || Date.now() > end) answer(seen);
    else setTimeout(look, 20);
  };
  look();
})"""


def missing(engine: str) -> list[str]:
    """The Debian packages without which an engine can't be tested here."""
    programs = (ENGINES[engine], *SCREEN)
    return [DEBIAN.get(program, program) for program in programs if not shutil.which(program)]


def installed() -> list[str]:
    """The engines that can be tested here."""
    return [engine for engine in ENGINES if not missing(engine)]


class Screen:
    """A screen with a mouse and a keyboard."""

    def __init__(self) -> None:
        reading, writing = os.pipe()
        size = ("-screen", "0", "1400x1000x24")
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), *size, "-nolisten", "tcp"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as number:
            display = {"DISPLAY": f":{number.readline().strip()}", "GDK_BACKEND": "x11"}
        self.environment = {**os.environ, **display}

    def hand(self, *actions: str | int) -> None:
        """Move the mouse, press and release its button or a key."""
        command = ["xdotool", *map(str, actions)]
        subprocess.run(command, env=self.environment, check=True)

    def close(self) -> None:
        """Switch it off."""
        self._server.terminate()
        self._server.wait()


class Window(ABC):
    """A browser's window. Elements are named by CSS selectors."""

    def __init__(self, screen: Screen) -> None:
        self.hand = screen.hand

    @abstractmethod
    def open(self, url: str) -> None:
        """Load a page."""

    @abstractmethod
    def run(self, script: str) -> Any:
        """The value of an expression in the page; a promise is waited for."""

    @abstractmethod
    def close(self) -> None:
        """Close the browser."""

    def until(self, condition: str) -> None:
        """Wait until an expression is true."""
        assert self.run(UNTIL % (PATIENCE * 1000, condition)), f"not in time: {condition}"

    def until_ready(self) -> None:
        """Wait until Python answers."""
        self.until("document.documentElement.dataset.appState === 'ready'")

    def tap(self, selector: str) -> None:
        """Click with the mouse."""
        self.hand("mousemove", *self.middle(selector), "click", 1)

    def drag(self, source: str, target: str, over: str) -> None:
        """Drag with the mouse and let go when the page sees it there, by the expression `over`."""
        x, y = self.middle(source)
        self.hand("mousemove", x, y, "mousedown", 1, "mousemove", x + 20, y)
        x, y = self.middle(target)
        for step in range(100):
            self.hand("mousemove", x + step % 3, y)
            if self.run(over):
                break
        self.hand("mouseup", 1)

    def middle(self, selector: str) -> Point:
        """The middle of an element, on the screen."""
        x, y = self.run(f"""(() => {{
            const box = document.querySelector({selector!r}).getBoundingClientRect();
            return [screenX + box.x + box.width / 2,
                    screenY + outerHeight - innerHeight + box.y + box.height / 2];
        }})()""")
        return round(x), round(y)


class Firefox(Window):
    """Debian's Firefox ESR, through Playwright."""

    def __init__(self, screen: Screen, playwright: Playwright) -> None:
        super().__init__(screen)
        self._browser = playwright.firefox.launch(
            channel="moz-firefox",
            executable_path=shutil.which(ENGINES["Firefox"]),
            headless=False,
            env={**screen.environment},
        )
        self._page = self._browser.new_context(no_viewport=True).new_page()

    def open(self, url: str) -> None:
        self._page.goto(url)

    def run(self, script: str) -> Any:
        return self._page.evaluate(script)

    def close(self) -> None:
        self._browser.close()


class WebKit(Window):
    """WebKitGTK's small browser, through Selenium."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        options = WebKitGTKOptions()
        options.add_argument("--automation")
        service = WebKitGTKService(shutil.which(ENGINES["WebKitGTK"]), env=screen.environment)
        self._driver = WebKitGTK(options, service)
        self._driver.set_script_timeout(2 * PATIENCE)

    def open(self, url: str) -> None:
        self._driver.get(url)

    def run(self, script: str) -> Any:
        answer = f"Promise.resolve({script}).then(arguments[0])"
        return self._driver.execute_async_script(answer)

    def close(self) -> None:
        self._driver.quit()
