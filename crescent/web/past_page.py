"""The dialogs of past games: the list, one game and what can be done with it."""

from __future__ import annotations

from typing import Any

from pyodide.ffi import JsException
from pyscript import document, when

from crescent.game import GameFullError, new_game
from crescent.i18n.figures import FigureTexts
from crescent.past import PastGame
from crescent.records import (
    MAX_BYTES,
    GameFile,
    RecordError,
    RecordFault,
    format_file,
    format_moves,
    parse_moves,
    read_any,
    replay,
)
from crescent.web.controls import Controls
from crescent.web.keeper import Keeper
from crescent.web.past_view import about, games_view, result_of
from crescent.web.player import ShowPlayer
from crescent.web.session import Session
from crescent.web.sharing import copy, download, replay_link, share
from crescent.web.statistics_page import all_games
from crescent.web.table import Page

LISTED = 30
"""So many games are listed at a time."""


class PastPage:
    """Lists past games, and shows one of them or a record that has been brought in."""

    def __init__(
        self, session: Session, page: Page, controls: Controls, keeper: Keeper, player: ShowPlayer
    ) -> None:
        self._session, self._page, self._keeper = session, page, keeper
        self._controls, self._player = controls, player
        self._listed = LISTED
        self._file: GameFile | None = None

    # The list

    def open(self) -> None:
        """List the games, the newest first."""
        self._listed = LISTED
        self._list()
        self._page.open("past")

    def older(self, _event: Any) -> None:
        """List some more, and go to the first of them."""
        first, self._listed = self._listed, self._listed + LISTED
        self._list()
        document.querySelectorAll("#past-games [data-game]")[first].focus()

    def _list(self) -> None:
        games = all_games(self._session, self._keeper)[::-1]
        view = games_view(games[: self._listed], self._session.id, self._texts)
        document.getElementById("past-games").innerHTML = view
        document.getElementById("older").hidden = len(games) <= self._listed

    def chosen(self, event: Any) -> None:
        """A game of the list has been pressed."""
        button = event.target.closest("[data-game]")
        if not button:
            return
        games = all_games(self._session, self._keeper)
        game = next((game for game in games if game.id == button.dataset.game), None)
        if game is not None:
            self._show_game(game)

    # A record that has been brought in

    def open_paste(self) -> None:
        """Ask for a record."""
        document.getElementById("record-text").value = ""
        document.getElementById("record-error").textContent = ""
        self._page.open("paste")

    def pasted(self, _event: Any) -> None:
        """Read the record that was put in."""
        self._read(document.getElementById("record-text").value)

    async def opened(self, event: Any) -> None:
        """Read the file that was chosen."""
        file = event.target.files.item(0)
        self.open_paste()
        try:
            # A file that is too large is not even fetched; its text would be refused.
            self._read("x" * (MAX_BYTES + 1) if file.size > MAX_BYTES else str(await file.text()))
        except JsException:
            self._say_error(RecordError(RecordFault.BAD_FILE))
        finally:
            event.target.value = ""  # so that the same file may be chosen again

    def _read(self, text: str) -> None:
        try:
            file = read_any(text)
            game = replay(file.code, file.moves)
        except RecordError as error:
            self._say_error(error)
        except GameFullError:
            self._say_error(RecordError(RecordFault.TOO_MANY_MOVES))
        else:
            texts = self._texts
            head = texts.result(game.status.value) if file.moves else texts.record("deal")
            self._show(file, head, f"{texts.moves(game.moves)} · {file.code}")

    def _say_error(self, error: RecordError) -> None:
        fault = error.code_fault.value if error.code_fault else None
        message = self._session.texts.record_error(
            error.fault.value, error.index, error.entry, fault
        )
        document.getElementById("record-error").textContent = message

    # One game

    def _show_game(self, game: PastGame) -> None:
        texts, result = self._texts, result_of(game, self._session.id)
        headers = (
            ("date", game.day),
            ("seconds", str(game.seconds)),
            ("result", game.result.value),
            ("app", "Crescent"),
        )
        head = f"{texts.result(result)}, {texts.day(game.day)}"
        try:
            moves = parse_moves(game.record)
        except RecordError:
            moves = ()  # what is kept may be damaged
        self._show(GameFile(game.code, moves, headers), head, about(game, texts))
        if not moves:
            self._note(texts.record("forgotten"))

    def _show(self, file: GameFile, head: str, line: str) -> None:
        self._file = file
        document.getElementById("record-result").textContent = head
        document.getElementById("record-about").textContent = line
        self._note("")
        for button in document.querySelectorAll("#record [data-needs-moves]"):
            button.hidden = not file.moves
        self._page.open("record")

    def watch(self) -> None:
        """Show the game step by step."""
        if self._file is None:
            return
        try:
            self._player.replay(self._file.code, self._file.moves)
        except ValueError:  # the rules refuse what is kept
            self._page.say(self._session.texts.record_error("bad_file", None, None, None), None)

    def play_deal(self) -> None:
        """Play the same deal from its start."""
        if (file := self._file) is not None:
            self._controls.ask_first(lambda: self._session.begin(new_game(file.code)))

    def play_on(self) -> None:
        """Play a game of one's own from the position that is shown."""
        game = self._player.game
        if game is not None:
            self._player.end()
            self._controls.ask_first(lambda: self._session.begin(game))

    async def share(self, _event: Any) -> None:
        """Share a link that shows the game."""
        if self._file is not None:
            link = replay_link(self._file.code, format_moves(self._file.moves, "."))
            self._note(await share(link, self._texts))

    async def copy(self, _event: Any) -> None:
        """Copy the record as text."""
        if self._file is not None:
            text = f"{self._file.code} {format_moves(self._file.moves)}"
            self._note(await copy(text, self._texts))

    def save(self, _event: Any) -> None:
        """Save the game as a file."""
        if self._file is not None:
            download(f"{self._file.code}.crescent", format_file(self._file), "text/plain")
            self._note(self._texts.record("saved"))

    def _note(self, text: str) -> None:
        document.getElementById("record-note").textContent = text
        if text:
            self._page.tell(text)
        if text:
            self._page.tell(text)

    @property
    def _texts(self) -> FigureTexts:
        return FigureTexts(self._session.texts.catalogue)


def bind_past(
    session: Session, page: Page, controls: Controls, keeper: Keeper, player: ShowPlayer
) -> PastPage:
    """Answer the buttons of these dialogs."""
    past = PastPage(session, page, controls, keeper, player)
    controls.add(
        {
            "past": past.open,
            "paste": past.open_paste,
            "watch": past.watch,
            "play-deal": past.play_deal,
            "play-on": past.play_on,
        }
    )
    chooser = document.getElementById("record-file")
    when("click", "#past-games")(past.chosen)
    when("click", "#older")(past.older)
    when("click", "#read-record")(past.pasted)
    when("click", "#open-record")(lambda _event: chooser.click())
    when("change", [chooser])(past.opened)
    for name, answer in (("share", past.share), ("copy", past.copy), ("save", past.save)):
        when("click", f"#record-{name}")(answer)
    return past
