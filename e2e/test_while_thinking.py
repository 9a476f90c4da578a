"""The table answers as ever while a search goes on, in a worker or without one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Route, expect

from crescent.game import Game
from crescent.moves import Move
from crescent.places import PILES, PLACES, Place
from crescent.rules import check, targets
from crescent.solver import Budget, solve
from crescent.web.tap import LetGo, Select, Try, single_tap
from e2e.conftest import DESK, Faults, watched_table
from e2e.spots import START, Spot
from e2e.table_page import READY_MS, TablePage
from e2e.test_hints import HARD
from tests.games import WIN

TAPS = 30
LONGEST_TASK = """
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries())
    document.documentElement.dataset.longTasks =
      `${document.documentElement.dataset.longTasks ?? ""} ${startTime | 0}+${duration | 0}`;
}).observe({ type: "longtask", buffered: true });
"""
WITHOUT_WORKERS = "delete window.Worker"


@pytest.fixture(scope="module", params=["worker", "no worker"], name="either")
def _either(
    request: pytest.FixtureRequest, browser: Browser, site_url: str
) -> Iterator[tuple[TablePage, Faults]]:
    with watched_table(browser, DESK, site_url) as (table, faults):
        if request.param == "no worker":
            table.page.add_init_script(WITHOUT_WORKERS)
        yield table.open(), faults


@pytest.fixture
def busy_table(either: tuple[TablePage, Faults]) -> Iterator[TablePage]:
    """The table, with a thinker in a worker or in the page itself."""
    table, faults = either
    yield table
    table.close_dialog()
    assert faults.seen == []


@dataclass(frozen=True)
class Tapping:
    """A game and the card that is picked up, as taps change them."""

    game: Game
    selected: Place | None = None

    def tap(self, place: Place) -> Tapping:
        """After a tap."""
        match single_tap(self.game.state, self.selected, place):
            case Select(chosen):
                return Tapping(self.game, chosen)
            case LetGo():
                return Tapping(self.game)
            case Try(source, target):
                if check(self.game.state, Move(source, target)) is None:
                    return Tapping(self.game.play(Move(source, target)))
        return self

    def worth_a_tap(self) -> tuple[Place, ...]:
        """Where the next tap does something."""
        if self.selected is None:
            return tuple(place for place in PILES if targets(self.game.state, place)) or PILES
        return targets(self.game.state, self.selected) or (self.selected,)


def storm() -> tuple[list[Place], Tapping]:
    """Taps at random, every third one useless, none twice in a row; what becomes of the game."""
    chance, now = random.Random(30), Tapping(Spot(HARD, "").game)
    places: list[Place] = []
    while len(places) < TAPS:
        wanted = now.worth_a_tap() if len(places) % 3 else PLACES
        if set(wanted) <= set(places[-1:]):
            wanted = PLACES
        places.append(chance.choice([place for place in wanted if place not in places[-1:]]))
        now = now.tap(places[-1])
    return places, now


def seek(table: TablePage, code: str, moves: str = "") -> None:
    """Ask for a hint that takes long to find."""
    table.go_to(code, moves)
    table.press("hint")
    expect(table.page.locator('[data-advice="thinking"]')).to_be_visible()


@pytest.mark.parametrize("sign", [False, True], ids=["", "with the sign"])
def test_quick_taps_during_a_search_are_all_answered(busy_table: TablePage, sign: bool) -> None:
    busy_table.go_to(START.code)
    busy_table.open_settings().locator("[data-setting=sign]").set_checked(sign)
    busy_table.press("close")
    seek(busy_table, HARD)
    places, end = storm()
    assert end.game.moves >= 5
    assert len(set(places)) >= 12
    slots = busy_table.slots()
    for place in places:
        busy_table.page.mouse.click(*slots[str(place)].middle)
    busy_table.expect_game(end.game)
    selected = {str(end.selected)} if end.selected else set()
    assert busy_table.marked("selected") == selected


def test_a_hint_comes(busy_table: TablePage) -> None:
    busy_table.go_to(START.code, "3-7")
    busy_table.press("hint")
    lit = busy_table.page.locator('[data-mark="hinted"]')
    expect(lit).to_have_count(1, timeout=READY_MS)
    hint = solve(Spot(START.code, "3-7").game.state, Budget()).entries[0]
    assert isinstance(hint, Move)
    assert busy_table.marked("hinted") == {str(hint.source)}
    assert busy_table.marked("hinted-target") == {str(hint.target)}


def test_a_whole_search_can_be_stopped_and_another_begun(busy_table: TablePage) -> None:
    seek(busy_table, HARD)
    busy_table.press("stop")
    expect(busy_table.page.locator('[data-advice="thinking"]')).to_be_hidden()
    busy_table.go_to(START.code, " ".join(WIN[:-1]))
    busy_table.press("hint")
    expect(busy_table.page.locator('[data-mark="hinted"]')).to_have_count(1, timeout=READY_MS)


@pytest.mark.parametrize("file", ["static/worker.*.mjs", "vendor/app.*.pack"])
def test_where_the_worker_does_not_start_the_page_thinks(
    browser: Browser, site_url: str, file: str
) -> None:
    options = {**DESK, "service_workers": "block"}
    with watched_table(browser, options, site_url) as (table, faults):
        requests = []

        def answer(route: Route) -> None:
            requests.append(route)
            # The page's own Python is to come.
            if "pack" in file and len(requests) == 1:
                route.continue_()
            else:
                route.abort()

        table.page.context.route(f"**/{file}", answer)
        table.open_game(START.code, "3-7")
        table.press("hint")
        expect(table.page.locator('[data-mark="hinted"]')).to_have_count(1, timeout=READY_MS)
        assert requests != []
        faults.clear()
