"""`python -m e2e.bench`: start, transfers and taps, compared with bare pages; and hints."""

import argparse
from collections.abc import Callable

from playwright.sync_api import sync_playwright

from e2e.bench.hints import HintSeeker, winnable_games
from e2e.bench.inside import solve_inside
from e2e.bench.report import line, middle, p95, share_above, verdict
from e2e.bench.sites import Sites, serving
from e2e.bench.taps import Tapper
from e2e.bench.visits import Visit, Visitor
from e2e.browser import installed_browser, launch_arguments

MEGABYTE = 1e6


def main() -> None:
    """Run the parts asked for, and print their lines."""
    parser = argparse.ArgumentParser(prog="python -m e2e.bench", description=__doc__)
    parser.add_argument(
        "parts", nargs="*", help="of: first third line taps hints solver (default: all)"
    )
    parser.add_argument("--runs", type=int, default=9, help="interleaved runs of each page")
    arguments = parser.parse_args()
    wanted = arguments.parts or list(PARTS)
    with serving() as sites, sync_playwright() as playwright:
        for part in wanted:
            PARTS[part](Visitor(playwright), sites, arguments.runs)


def first_visits(visitor: Visitor, sites: Sites, runs: int) -> None:
    """Empty cache, fast line."""
    ours, bare = _interleaved(
        lambda: visitor.first(sites.game), lambda: visitor.first(sites.bare), runs
    )
    _print_starts("first visit", ours, bare, 0.40)
    _print_transfers(ours[0])


def third_visits(visitor: Visitor, sites: Sites, runs: int) -> None:
    """What a browser keeps is there."""
    with visitor.regular(sites.game) as game, visitor.regular(sites.bare) as other:
        ours, bare = _interleaved(
            lambda: visitor.third(sites.game, game), lambda: visitor.third(sites.bare, other), runs
        )
    _print_starts("third visit", ours, bare, 0.40)


def slow_line_visits(visitor: Visitor, sites: Sites, runs: int) -> None:
    """Empty cache, 20 Mbit/s and 40 ms."""
    ours, bare = _interleaved(
        lambda: visitor.first(sites.game, slow_line=True),
        lambda: visitor.first(sites.bare, slow_line=True),
        runs,
    )
    _print_starts("first visit, 20 Mbit/s, 40 ms", ours, bare, 0.58)


def taps(visitor: Visitor, sites: Sites, _runs: int) -> None:
    """From a tap to the frame that shows it, and a full redraw."""
    browser = visitor.chromium.launch(executable_path=installed_browser(), args=launch_arguments())
    tapper = Tapper(browser, sites.game)
    for slowness in (1, 6):
        ours, plain = tapper.game(slowness), tapper.plain(slowness)
        what = (
            f"tap to frame, processor slowed {slowness} times" if slowness > 1 else "tap to frame"
        )
        print(line(f"{what}: p50", middle(ours), middle(plain), 1.5))
        print(line(f"{what}: p95", p95(ours), p95(plain), 1.5), flush=True)
    print(verdict("full redraw of the table, ms", middle(tapper.redraws(15)), 16))
    browser.close()


def hints(visitor: Visitor, sites: Sites, runs: int) -> None:
    """From the button to the hint, in positions of a weak player that can be won."""
    browser = visitor.chromium.launch(executable_path=installed_browser(), args=launch_arguments())
    seeker = HintSeeker(browser, sites.game)
    for redeals, late in ((3, 0.05), (2, 0.15)):
        games = winnable_games(redeals, HINTS)
        found = list(seeker.warm(games))
        what = f"hints, {redeals} redeals left"
        seconds = [hint.seconds for hint in found]
        print(verdict(f"{what}: share later than 1 s", share_above(seconds, 1), late), flush=True)
        print(f"{what}: median {middle(seconds):.3f} s, p95 {p95(seconds):.3f} s")
        longest = max(hint.longest for hint in found)
        print(verdict(f"{what}: longest task of the page, ms", longest, 50), flush=True)
        cold = [seeker.cold(game).seconds for game in games[:runs]]
        print(f"{what}: at once after a start, median {middle(cold):.3f} s", flush=True)
    browser.close()


def solver(visitor: Visitor, sites: Sites, _runs: int) -> None:
    """Deals solved inside the page's Python; `make bench-solver` is the same outside."""
    browser = visitor.chromium.launch(executable_path=installed_browser(), args=launch_arguments())
    inside = solve_inside(browser, sites.game, 1, DEALS, DEAL_SECONDS)
    for seconds in (1, DEAL_SECONDS):
        print(f"inside the page: won within {seconds:g} s: {inside.share_won(seconds):.2%}")
    for name, share in (("median", 0.5), ("p90", 0.9), ("p99", 0.99)):
        value = inside.quantile(share)
        print(
            f"inside the page: {name} {value:.4f} s = {value / inside.loop:.3f} loops", flush=True
        )
    print(f"inside the page: calibration loop {inside.loop:.4f} s")
    browser.close()


HINTS = 100
DEALS = 300
DEAL_SECONDS = 10.0
PARTS = {
    "first": first_visits,
    "third": third_visits,
    "line": slow_line_visits,
    "taps": taps,
    "hints": hints,
    "solver": solver,
}


def _interleaved(
    ours: Callable[[], Visit], theirs: Callable[[], Visit], runs: int
) -> tuple[list[Visit], list[Visit]]:
    """Both in turn; the first pair warms server and disk up and is not counted."""
    pairs = [(ours(), theirs()) for _ in range(runs + 1)][1:]
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs]


def _print_starts(what: str, ours: list[Visit], bare: list[Visit], limit: float) -> None:
    theirs = middle([visit.ready for visit in bare])
    for name, value, most in (
        ("first paint", middle([visit.first_paint for visit in ours]), 0.15),
        ("own table", middle([visit.table for visit in ours]), 0.15),
        ("ready", middle([visit.ready for visit in ours]), limit),
    ):
        print(line(f"{what}: {name}", value, theirs, most), flush=True)


def _print_transfers(visit: Visit) -> None:
    total = sum(size for _, size in visit.transfers)
    print(verdict("transferred until ready, MB", total / MEGABYTE, 5.6))
    print(verdict("requests until ready", len(visit.transfers), 25))
    for name, size in sorted(visit.transfers, key=lambda one: -one[1]):
        print(f"  {size:>9}  {name}")


if __name__ == "__main__":
    main()
