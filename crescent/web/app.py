"""Builds the parts of the page and binds them together, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from pyodide.ffi import create_once_callable, create_proxy
from pyscript import document, when, window
from pyscript.js_modules import first

from crescent.deals import BadCodeError, DealCode, parse_code
from crescent.web.address import BadAddressError, take_game
from crescent.web.controls import Controls, bind_controls
from crescent.web.drag import bind_drag
from crescent.web.keeper import Keeper
from crescent.web.notices import bind_notices
from crescent.web.session import Session
from crescent.web.storage import LocalStorage
from crescent.web.table import Page
from crescent.web.tabs import Tabs, bind_tabs
from crescent.web.taps import bind_taps
from crescent.web.updates import bind_updates


async def main() -> None:
    """Start the game."""
    root = document.documentElement
    if root.dataset.view != "play" or root.hasAttribute("data-embed"):
        from crescent.web.embedding import start_embedded

        await start_embedded(root)
        return
    page, keeper = Page(), Keeper(LocalStorage())
    settings = keeper.load_settings()
    # The guard script has chosen these before Python was here; the address may name them.
    settings = replace(
        settings, lang=root.lang, theme=root.dataset.theme, colours=root.dataset.colours
    )
    session = Session(page, keeper, settings, _first_deal(root))
    controls = bind_controls(session, page)
    bind_taps(session, page, bind_drag(session, page))
    bind_notices()
    _bind_time(session)
    keyboard = _bind_keys(session, page, controls)
    tabs = Tabs(session, lambda: _take_up_address(session, page, controls))
    bind_tabs(tabs)
    await tabs.claim()
    root.dataset.appState = "ready"
    window.performance.mark("ready")
    if tabs.mine:
        first.replayTap()
    bind_updates(session, page)
    _in_turns(_rest(session, page, controls, keeper, keyboard))


def _bind_keys(session: Session, page: Page, controls: Controls) -> Callable[[], Any]:
    """Answer keys; what answers them is imported with the first, or when the table answers."""

    @cache
    def keyboard() -> Callable[[Any], None]:
        from crescent.web.keyboard import bind_keyboard

        return bind_keyboard(session, page, controls)

    def press(event: Any) -> None:
        # Until the saved game lies on the table, there is nothing to play with.
        if document.documentElement.dataset.appState == "ready":
            keyboard()(event)

    when("keydown", [document])(press)
    return keyboard


def _in_turns(parts: Iterator[None]) -> None:
    """Do one part after the other, each in a task of its own: a tap in between is answered."""

    def go_on() -> None:
        if next(parts, parts) is not parts:
            window.setTimeout(create_once_callable(go_on), 0)

    window.setTimeout(create_once_callable(go_on), 0)


def _rest(
    session: Session,
    page: Page,
    controls: Controls,
    keeper: Keeper,
    keyboard: Callable[[], Any],
) -> Iterator[None]:
    """What the first frame does without: imported and bound when the table answers, in parts."""
    from crescent.web.preferences import bind_preferences

    preferences = bind_preferences(session)
    keyboard()
    yield
    from crescent.web.transfer import bind_transfer

    bind_transfer(session, page, controls, keeper, preferences)
    yield
    from crescent.web.speech import bind_speech

    bind_speech(session, page, controls)
    yield
    from crescent.web.advice import start_advice

    player = start_advice(session, page, controls)
    yield
    from crescent.web.extras import bind_extras

    bind_extras(session, page, controls, keeper, player)
    yield
    # Two voices at once are none: after a link that was refused, the tour waits for another visit.
    if document.getElementById("bubble").hidden and keeper.greet():
        from crescent.web.tour import begin_tour

        begin_tour(session, page, controls)


def _first_deal(root: Any) -> DealCode | None:
    """The deal whose table is shown already, if it is."""
    try:
        return parse_code(root.dataset.deal)
    except (AttributeError, BadCodeError):
        return None


def _bind_time(session: Session) -> None:
    def seen_or_hidden(_event: Any) -> None:
        (session.pause if document.hidden else session.go_on)()

    when("visibilitychange", [document])(seen_or_hidden)
    window.setInterval(create_proxy(session.tick), 1000)


def _take_up_address(session: Session, page: Page, controls: Controls) -> None:
    try:
        game = take_game(session.texts)
    except BadAddressError as error:
        page.say(str(error), None)
        return
    if game is not None:
        controls.ask_first(lambda: session.begin(game))
