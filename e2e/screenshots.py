"""Renders the pictures that are committed, by hand: `make screenshots`. Icons come from the drawn
one, the others from the built site.
"""

from __future__ import annotations

import base64
import json
from threading import Thread

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from crescent.site.build import DIST, ROOT
from crescent.site.serve import SiteServer
from e2e.browser import installed_browser, launch_arguments
from e2e.table_page import TablePage

ICONS = ROOT / "static/icons"
PICTURES = ROOT / "static/screenshots"
CODE = "CR1-N-AAAAAAB"
MOVES = 60
"""How far the game shown has come."""

SIZES = {"laptop": (1280, 800), "phone": (360, 640), "across": (640, 360), "tablet": (768, 1024)}
MONTAGE = """
<style>
  body { margin: 0; padding: 24px; background: #e9ece6; display: grid; gap: 24px;
    grid-template: "laptop laptop tablet" "phone across tablet" / auto 1fr auto;
    place-items: start; }
  img { border-radius: 12px; box-shadow: 0 3px 12px #0005; }
</style>
"""
PLAIN = "#table { background: var(--felt) !important }"
"""The felt's shading alone would make the pictures three times as large."""


def main() -> None:
    """Render all."""
    ICONS.mkdir(exist_ok=True)
    PICTURES.mkdir(exist_ok=True)
    server = SiteServer(DIST)
    Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=launch_arguments()
        )
        render_icons(browser)
        render_screenshots(browser, server.url)
    server.shutdown()


def render_icons(browser: Browser) -> None:
    """The icon in the sizes that systems ask for; those that cut a shape of their own want it
    without rounded corners.
    """
    drawn = (ROOT / "static/icon.svg").read_text("utf-8")
    square = drawn.replace(' rx="14"', "")
    for name, svg in (
        ("any-192", drawn),
        ("any-512", drawn),
        ("maskable-512", square),
        ("touch-180", square),
    ):
        side = int(name.rpartition("-")[2])
        page = browser.new_page(viewport={"width": side, "height": side})
        page.set_content(f'<body style="margin:0;display:grid">{svg}')
        page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
        page.close()


def render_screenshots(browser: Browser, url: str) -> None:
    """The game on a phone and on a laptop for installers, and on four sizes for the README."""
    (PICTURES / "narrow.png").write_bytes(table_at(browser, url, 360, 640, scale=2))
    (PICTURES / "wide.png").write_bytes(table_at(browser, url, 1280, 800))
    shots = {name: table_at(browser, url, *size) for name, size in SIZES.items()}
    (PICTURES / "table.png").write_bytes(montage(browser, shots))


def table_at(browser: Browser, url: str, width: int, height: int, scale: int = 1) -> bytes:
    """The game under way in a window of a size."""
    context = browser.new_context(
        viewport=ViewportSize(width=width, height=height),
        device_scale_factor=scale,
        reduced_motion="reduce",
        bypass_csp=True,
    )
    table = TablePage(context.new_page(), url)
    wins = json.loads((ROOT / "tests/data/wins.json").read_text("utf-8"))
    table.open_game(CODE, " ".join(wins[CODE].split()[:MOVES]), lang="hr")
    picture = table.page.screenshot(style=PLAIN)
    context.close()
    return picture


def montage(browser: Browser, shots: dict[str, bytes]) -> bytes:
    """All on one picture, each at half its size."""
    page = browser.new_page(viewport={"width": 1096, "height": 792})
    images = (
        f'<img style="grid-area: {name}; width: {SIZES[name][0] // 2}px" '
        f'src="data:image/png;base64,{base64.b64encode(shot).decode()}">'
        for name, shot in shots.items()
    )
    page.set_content(MONTAGE + "".join(images))
    return page.screenshot()


if __name__ == "__main__":
    main()
