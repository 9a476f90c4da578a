"""A game step by step, or one position as a picture, in place of the table."""

from __future__ import annotations

from typing import Any

from pyodide.ffi import create_proxy, to_js
from pyscript import document, window

from crescent.diagrams import Diagram, replay_body, title_of
from crescent.game import Game
from crescent.i18n import load_captions
from crescent.records import position_at
from crescent.web.address import BadAddressError, game_of, read_address
from crescent.web.embedding import Host, load_module
from crescent.web.messages import Dress, GoTo, Message, Put, Speak
from crescent.web.pictures import card_pictures, show_in, theme_of


class Exhibit:
    """Shows a game; the host page may turn to another place, or to another game."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._root = document.documentElement
        self._box = document.getElementById("exhibit")
        self._code, self._moves, self._at = read_address()
        self._go: Any = None
        self._shown: tuple[str, ...] = ()
        """Code, moves and language of the replay that is shown."""

    async def start(self) -> None:
        """Fetch what the view needs, and show what the address asks for."""
        self._box.addEventListener("step", create_proxy(self._stepped))
        self._pictures = await card_pictures()
        if self._root.dataset.view == "replay":
            await self._load_style()
            self._replay = await load_module(self._root.dataset.replay)
        if self._show():
            self._host.tell("ready", view=self._root.dataset.view, code=self._code)

    def take(self, message: Message) -> None:
        """Do what the host asks for."""
        match message:
            case GoTo(at):
                self._at = at
            case Put(code, moves, at):
                self._code, self._moves, self._at = code, moves, at
            case Speak(lang):
                self._root.lang = lang
            case Dress(theme):
                self._root.dataset.theme = theme
        self._show()

    def _show(self) -> bool:
        """Show what is wanted; whether there is such a game."""
        words = load_captions(self._root.lang)
        try:
            game = game_of(words, self._code, self._moves, "")
            if self._at:
                game_of(words, self._code, self._moves, self._at)
        except BadAddressError as error:
            self._complain(str(error))
            return False
        if self._root.dataset.view == "replay":
            self._show_replay(game)
        else:
            at = int(self._at) if self._at else len(game.record)
            self._show_diagram(position_at(game.code, game.record, at))
        return True

    def _show_replay(self, game: Game) -> None:
        wanted = (self._code, self._moves, self._root.lang)
        if self._shown != wanted:
            self._shown, self._go = wanted, self._begin_replay(game)
        self._go(int(self._at or 0))

    def _begin_replay(self, game: Game) -> Any:
        """Draw the replay; what goes to a place in it."""
        words = load_captions(self._root.lang)
        self._box.innerHTML = replay_body(game, words, self._pictures)
        embedded = self._root.hasAttribute("data-embed")
        begin = {"at": int(self._at or 0), "scrolling": not embedded}
        options = to_js(begin, dict_converter=window.Object.fromEntries)
        document.title = f"Crescent {game.code}"
        return self._replay.startReplay(self._box.querySelector(".replay"), options)

    def _show_diagram(self, game: Game) -> None:
        words = load_captions(self._root.lang)
        diagram = Diagram(game, theme=theme_of(str(self._root.dataset.theme)))
        picture = document.createElement("img")
        show_in(picture, diagram, words, self._pictures)
        self._put(title_of(game, words), picture)
        document.title = title_of(game, words)

    def _complain(self, text: str) -> None:
        line = document.createElement("p")
        line.setAttribute("role", "alert")
        line.textContent = text
        self._put("Crescent", line)
        self._shown = ()
        self._host.tell("error", message=text)

    def _put(self, title: str, element: Any) -> None:
        main, heading = document.createElement("main"), document.createElement("h1")
        heading.className, heading.textContent = "hidden", title
        main.append(heading, element)
        self._box.replaceChildren(main)

    def _stepped(self, event: Any) -> None:
        self._at = str(event.detail)
        self._host.tell("move", code=self._code, at=event.detail)

    async def _load_style(self) -> None:
        sheet = document.createElement("link")
        sheet.rel, sheet.href = "stylesheet", self._root.dataset.replayStyle
        document.head.append(sheet)
