"""The game in another page's frame: one deal, from one position, with nothing else to do."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from pyodide.ffi import create_proxy
from pyscript import document, when, window

from crescent.deals import Variant, random_code
from crescent.game import Game, new_game
from crescent.i18n.texts import Texts
from crescent.places import PLACES
from crescent.records import format_moves
from crescent.rules import Status
from crescent.web.address import BadAddressError, game_of, read_address
from crescent.web.controls import bind_controls
from crescent.web.drag import bind_drag
from crescent.web.embed_store import EmbedStore
from crescent.web.keyboard import NOT_DIMMED, bind_keyboard
from crescent.web.messages import Dress, GoTo, Message, Put, Speak
from crescent.web.session import Session
from crescent.web.storage import LocalStorage
from crescent.web.table import Page
from crescent.web.taps import bind_taps
from crescent.web.ui_state import Settings


class EmbeddedGame:
    """A game that the host page puts on the table, and may change."""

    def __init__(self, host: Any, texts: Texts) -> None:
        self._host, self._texts, self._page = host, texts, Page()
        self._fault = ""
        self._store = EmbedStore(LocalStorage(), self._asked_for())
        root = document.documentElement
        settings = replace(Settings(), lang=root.lang, theme=root.dataset.theme)
        self._session = Session(self._page, self._store, settings, self._store.start.code)

    async def start(self) -> None:
        """Put the game on the table."""
        session, page = self._session, self._page
        controls = bind_controls(session, page)
        controls.add({"reset": lambda: controls.ask_first(self._reset)})
        bind_taps(session, page, bind_drag(session, page))
        _dim_others(str(window.URLSearchParams.new(window.location.hash[1:]).get("only") or ""))
        when("keydown", [document])(bind_keyboard(session, page, controls))
        is_new = self._store.load_game() is None
        session.resume()
        if is_new:
            session.begin(self._store.start)
        session.changed = self._changed
        when("visibilitychange", [document])(self._seen_or_hidden)
        window.setInterval(create_proxy(session.tick), 1000)
        self._told = session.game
        self._link()
        if self._fault:
            page.say(self._fault, None)
            self._host.tell("error", message=self._fault)
        else:
            self._host.tell("ready", view="play", **self._where())
        if document.hasFocus():
            page.focus_table()

    def take(self, message: Message) -> None:
        """Do what the host asks for."""
        session = self._session
        match message:
            case Speak(lang):
                self._texts = session.texts
                session.choose(replace(session.settings, lang=lang))
            case Dress(theme):
                session.choose(replace(session.settings, theme=theme))
            case GoTo(at):
                game = session.game
                self._put(str(game.code), format_moves((*game.record, *game.undone)), at)
            case Put(code, moves, at):
                self._put(code, moves, at)

    def _put(self, code: str, moves: str, at: str) -> None:
        try:
            self._store.start = game_of(self._session.texts, code, moves, at)
        except BadAddressError as error:
            self._page.say(str(error), None)
            self._host.tell("error", message=str(error))
        else:
            self._reset()

    def _reset(self) -> None:
        self._session.begin(self._store.start)

    def _asked_for(self) -> Game:
        code, moves, at = read_address()
        try:
            if code or moves or at:
                return game_of(self._texts, code, moves, at)
        except BadAddressError as error:
            self._fault = str(error)
        return new_game(random_code(Variant.NORMAL))

    def _changed(self) -> None:
        game = self._session.game
        self._link()
        if game is self._told:
            return
        self._told = game
        last = str(game.record[-1]) if game.record else ""
        self._host.tell("move", move=last, **self._where())
        if game.status is Status.WON:
            self._host.tell("won", **self._where())

    def _where(self) -> dict[str, object]:
        game = self._session.game
        return {"code": str(game.code), "at": len(game.record), "status": game.status.value}

    def _link(self) -> None:
        """The link that opens the same position in the game itself."""
        game = self._session.game
        fragment = f"code={game.code}&moves={format_moves(game.record, '.')}"
        address = f"{window.location.pathname}?lang={self._session.settings.lang}#{fragment}"
        document.querySelector("[data-role=full]").href = address

    def _seen_or_hidden(self, _event: Any) -> None:
        (self._session.pause if document.hidden else self._session.go_on)()


def _dim_others(text: str) -> None:
    """Let all places but some stand back; those named are set apart by dots or blanks."""
    named = set(re.split(r"[.\s]+", text[:200])) & {str(place) for place in PLACES}
    for place in document.querySelectorAll(".place") if named else ():
        place.inert = place.dataset.place not in named
    stop = document.querySelector(".place[tabindex='0']")
    if stop.inert:
        stop.tabIndex = -1
        document.querySelector(NOT_DIMMED).tabIndex = 0
