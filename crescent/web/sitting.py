"""The game as it lies on the table: begun, kept, timed and drawn."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

from crescent.deals import DealCode, Variant, random_code
from crescent.game import Game, new_game
from crescent.i18n import load_texts
from crescent.i18n.names import clock
from crescent.rules import Status
from crescent.saves import Save
from crescent.stopwatch import Stopwatch
from crescent.web.ports import Screen, Store
from crescent.web.ui_state import Settings, UiState
from crescent.web.view import Frame, frame, picture


def _new_id() -> str:
    return os.urandom(6).hex()


class Sitting:
    """A game on the table, its time, and the player's settings.

    first: the deal to begin with where no game has been saved. today: the day by the player's
    calendar, as 2026-11-30.
    """

    def __init__(
        self,
        screen: Screen,
        store: Store,
        settings: Settings,
        first: DealCode | None = None,
        now: Callable[[], float] = time.monotonic,
        today: Callable[[], str] = lambda: time.strftime("%Y-%m-%d"),
    ) -> None:
        self.ui = UiState()
        self.settings = settings
        self.texts = load_texts(settings.lang)
        self._screen, self._store, self._now, self.today = screen, store, now, today
        self._watch = Stopwatch()
        self.hints = self.given = 0
        self.opened = False
        self._noted = False
        self.next_deal: Callable[[Variant], DealCode | None] = lambda _: None
        """Gives a deal that can be won, if one is at hand."""
        self.changed: Callable[[], None] = lambda: None
        """Called when another position lies on the table."""
        self.won: Callable[[], None] = lambda: None
        """Called when the game on the table is won."""
        self.game = new_game(first or random_code(Variant.NORMAL))
        self.id = _new_id()
        self._drawn: Game | None = None
        self._own: tuple[Save, Store] | None = None
        """The player's own game and its store, while something else lies on the table."""

    @property
    def seconds(self) -> float:
        """The time played."""
        return self._watch.seconds(self._now())

    @property
    def save(self) -> Save:
        """The game and its time, as they are kept."""
        return Save(self.game, self.seconds, self.hints, self.id, self.given, self.opened)

    @property
    def variant(self) -> Variant:
        """What a new game is: as chosen, else as the one in play."""
        return Variant(self.settings.variant) if self.settings.variant else self.game.code.variant

    @property
    def in_play(self) -> bool:
        """Whether a game would be lost if another began: even one that was taken back can go on."""
        return bool(self.game.line) and self.game.status is Status.PLAYING

    # Beginning

    def resume(self) -> None:
        """Take up the saved game; where there is none, that on the table stays."""
        self.come_home()
        self._screen.use_settings(self.settings)
        save = self._store.load_game()
        if save is not None:
            self._put(save)
            if self.game.status is Status.PLAYING:
                self._screen.tell(self.texts.resumed())
        self._run_clock()
        self._draw()
        self._tell_hitch()
        self._tell_end()

    def step_aside(self) -> None:
        """Another tab plays the game: here it stands still."""
        self.come_home()
        self._store.step_aside()
        self._run_clock()
        self._hold(UiState())
        self._screen.close()
        self._tell_hitch()

    def begin(self, game: Game, news: str = "") -> None:
        """Put a game on the table; what has been played of it is not the player's doing.

        news: what is told of it, if not that it is a new game.
        """
        self.take_up(Save(game, id=_new_id(), given=len(game.record)), news)

    def take_up(self, save: Save, news: str = "") -> None:
        """Put a game on the table that has been played elsewhere, with all that is known of it."""
        self.come_home()
        self._note()
        self._put(save)
        self._draw()
        self._keep()
        self._screen.tell(news or self.texts.new_game(str(save.game.code)))
        self._tell_end()

    # Lessons

    def visit(self, game: Game, store: Store) -> None:
        """Put a game on the table that is not the player's own, which waits.

        store: where the game on the table is kept meanwhile.
        """
        self.pause()
        self._own = self._own or (self.save, self._store)
        self._store = store
        self._put(Save(game))
        self._draw()

    def come_home(self) -> None:
        """The player's own game comes back, if another one lies on the table."""
        if self._own is not None:
            (save, self._store), self._own = self._own, None
            self._put(save)
            self._run_clock()
            self._screen.show({"lesson": "", "lit": []}, [])
            self._draw()

    # Settings and time

    def choose(self, settings: Settings) -> None:
        """Take over settings, at once and for later visits."""
        self.settings = settings
        self._store.save_settings(settings)
        self.texts = load_texts(settings.lang)
        self._screen.use_settings(settings)
        self._draw()
        self.changed()

    def redraw(self) -> None:
        """Draw the table as it is, after something else was shown in its place."""
        self._draw()

    def tick(self) -> None:
        """A second may have passed."""
        self._watch = self._watch.beat(self._now())
        self._screen.show({"value:time": clock(self.seconds)}, [])

    def pause(self) -> None:
        """The page is hidden: time stands still, and what there is is kept."""
        self._watch = self._watch.stop(self._now())
        self._keep()

    def go_on(self) -> None:
        """The page is seen again."""
        self._run_clock()

    # Inside

    def _put(self, save: Save) -> None:
        self.game, self.ui, self._watch = save.game, UiState(), Stopwatch(save.seconds)
        self.hints, self.id = save.hints, save.id
        self.given, self.opened, self._noted = save.given, save.opened, False

    def _changed(self, flights: list[tuple[str, str]]) -> None:
        self.ui = UiState()
        self.given = min(self.given, len(self.game.record))
        self.opened = self.opened or self.settings.open
        self._run_clock()
        shown = self._frame()
        self._keep(shown)
        self._draw(flights, shown)
        if not self._noted or self.game.status is not Status.PLAYING:
            self._note()

    def _note(self) -> None:
        """Note among the past games how this one stands: when it begins, ends, or is left."""
        self._noted = self._store.note(self.save, self.today())

    def _run_clock(self) -> None:
        """Time starts with the first move and ends with the game."""
        started = self.game.status is Status.PLAYING and bool(self.game.line)
        here = self._store.hitch != "elsewhere"
        turn = self._watch.start if started and here else self._watch.stop
        self._watch = turn(self._now())

    def _hold(self, ui: UiState) -> None:
        self.ui = ui
        self._draw()

    def _draw(
        self, flights: list[tuple[str, str]] | None = None, shown: Frame | None = None
    ) -> None:
        self._screen.show(shown or self._frame(), flights or [])
        if self.game is not self._drawn:
            self._drawn = self.game
            self.changed()

    def _frame(self, ui: UiState | None = None) -> Frame:
        return frame(self.game, ui or self.ui, self.texts, self.seconds, self.settings)

    def _keep(self, shown: Frame | None = None) -> None:
        self._store.save_game(self.save, picture(shown or self._frame(UiState())))
        self._tell_hitch()

    def _tell_hitch(self) -> None:
        self._screen.show({"hitch": self._store.hitch}, [])

    def _tell_end(self) -> None:
        status = self.game.status
        if status is not Status.PLAYING:
            self._store.finished()
        if status is Status.WON:
            result = self.texts.won(self.game.moves, self.seconds, self.hints)
            self._screen.show({"value:result": result}, [])
            self._screen.open("won")
            self.won()
        elif status is Status.BLOCKED:
            self._screen.open("blocked")
