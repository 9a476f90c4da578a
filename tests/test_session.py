"""The game on the table, with a screen and a store that only remember."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from crescent.deals import parse_code
from crescent.game import Game
from crescent.history import History
from crescent.moves import Move, parse_entry
from crescent.past import PastGames, past_game
from crescent.places import Place, parse_place
from crescent.refusals import Refusal
from crescent.saves import Save
from crescent.web.keeper import Hitch
from crescent.web.ports import Beside, Point, Sound
from crescent.web.session import Session
from crescent.web.tap import Select
from crescent.web.ui_state import Settings, UiState
from crescent.web.view import Frame
from tests.games import WIN, game, some_move
from tests.positions import position

CODE = parse_code("CR1-N-AAAAAAB")


@dataclass
class Screen:
    """Remembers what it was asked to show."""

    shown: Frame = field(default_factory=dict)
    flights: list[tuple[str, str]] = field(default_factory=list)
    said: list[tuple[str, str | None]] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    back: list[str] = field(default_factory=list)
    opened: list[str] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    language: str = ""

    def show(self, shown: Frame, flights: list[tuple[str, str]]) -> None:
        self.shown |= shown
        self.flights = flights

    def glide_back(self, place: Place, let_go: Point | None) -> None:  # noqa: ARG002
        self.back.append(str(place))

    def say(self, text: str, beside: Beside) -> None:
        self.said.append((text, str(beside) if beside else None))

    def tell(self, text: str) -> None:
        self.told.append(text)

    def use_settings(self, settings: Settings) -> None:
        self.language = settings.lang

    def sound(self, name: Sound) -> None:
        self.heard.append(name)

    def open(self, dialog: str) -> None:
        self.opened.append(dialog)

    def close(self) -> None:
        self.opened.clear()


@dataclass
class Store:
    """Keeps one game, or has no room."""

    save: Save | None = None
    hitch: Hitch = ""
    full: bool = False
    settings: Settings | None = None
    picture: str = ""
    games_finished: int = 0
    past: PastGames = field(default_factory=PastGames)

    def load_game(self) -> Save | None:
        return self.save

    def save_game(self, save: Save, picture: str) -> None:
        self.hitch = "full" if self.full else ""
        if not self.full:
            self.save, self.picture = save, picture

    def note(self, save: Save, day: str) -> bool:
        row = past_game(save, day)
        if row is not None:
            self.past = self.past.noting(row)
        return row is not None

    def step_aside(self) -> None:
        self.hitch = "elsewhere"

    def finished(self) -> None:
        self.games_finished += 1

    def save_settings(self, settings: Settings) -> None:
        self.settings = settings


class Clock:
    """A clock that stands until it is told to go on."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Desk:
    """A session and what stands round it."""

    screen: Screen
    store: Store
    clock: Clock
    session: Session

    def move(self, source: str, target: str, let_go: Point | None = None) -> None:
        self.session.attempt(parse_place(source), parse_place(target), let_go)

    def put(self, text: str) -> None:
        """Lay a constructed position on the table."""
        self.session.game = Game(CODE, History(position(text)))


def sit_down(store: Store | None = None) -> Desk:
    screen, clock, store = Screen(), Clock(), store or Store()
    session = Session(screen, store, Settings(lang="en"), CODE, clock, lambda: "2026-11-30")
    session.resume()
    return Desk(screen, store, clock, session)


@pytest.fixture
def desk() -> Desk:
    return sit_down()


def test_a_move_is_shown_told_and_kept(desk: Desk) -> None:
    desk.move("2", "Dd")
    assert desk.screen.shown["value:moves"] == "1"
    assert desk.screen.flights == [("2", "Dd")]
    assert desk.screen.told[-1] == "Queen of diamonds from pile 2 onto the king of diamonds " + (
        "on a foundation. Uncovered: king of hearts"
    )
    assert desk.store.save is not None
    assert desk.store.save.game == desk.session.game


def test_a_dropped_card_does_not_fly(desk: Desk) -> None:
    desk.move("2", "Dd", let_go=(1, 1))
    assert desk.screen.flights == []


def test_a_refusal_changes_nothing_and_keeps_the_selection(desk: Desk) -> None:
    before = desk.session.game
    desk.session.act(Select(parse_place("2")))
    desk.move("2", "3")
    assert desk.session.game == before
    assert desk.session.ui == UiState(selected=parse_place("2"))
    assert desk.screen.said == [("It must be of the same suit", "3")]
    assert desk.screen.back == ["2"]


def test_a_refused_drag_goes_back_and_is_over(desk: Desk) -> None:
    desk.session.pick_up(parse_place("2"))
    desk.session.put_down(parse_place("3"), (5, 5))
    assert desk.session.ui == UiState()
    assert desk.screen.back == ["2"]


def test_with_interactive_rules_off_most_refusals_give_no_reason(desk: Desk) -> None:
    desk.session.choose(replace(desk.session.settings, interactive=False))
    desk.move("2", "3")
    desk.session.refuse(Refusal.BASE_LOCKED, parse_place("Sa"))
    assert desk.screen.said == [
        ("This move is not allowed", "3"),
        ("The base of a foundation is locked", "Sa"),
    ]
    assert desk.store.settings == desk.session.settings


def test_undo_flies_back_and_redo_again(desk: Desk) -> None:
    desk.move("2", "Dd")
    desk.session.undo()
    assert (desk.screen.shown["value:moves"], desk.screen.flights) == ("0", [("Dd", "2")])
    desk.session.redo()
    assert (desk.screen.shown["value:moves"], desk.screen.flights) == ("1", [("2", "Dd")])


def test_a_redeal_is_counted_down_and_can_not_be_undone(desk: Desk) -> None:
    desk.move("2", "Dd")
    desk.session.redeal()
    assert desk.screen.shown["left"] == 2
    assert desk.screen.shown["enabled:undo"] is False
    assert desk.screen.told[-1] == "Redealt. 2 redeals are left"


def test_a_redeal_too_many_says_so(desk: Desk) -> None:
    for _ in range(4):
        desk.session.redeal()
    assert desk.screen.said == [("No more redeals", "redeal")]


def test_time_starts_with_the_first_move_and_stands_while_the_page_is_hidden(desk: Desk) -> None:
    desk.clock.now += 50
    desk.move("2", "Dd")
    assert desk.session.seconds == 0
    desk.clock.now += 7
    desk.session.pause()
    desk.clock.now += 1000
    desk.session.go_on()
    desk.clock.now += 3
    assert desk.session.seconds == 10
    assert desk.store.save is not None and desk.store.save.seconds == 7


def test_a_saved_game_goes_on_with_its_time(desk: Desk) -> None:
    desk.move("2", "Dd")
    desk.clock.now += 7
    desk.session.pause()
    again = sit_down(desk.store)
    again.clock.now += 2
    assert again.session.game == desk.session.game
    assert again.session.seconds == 9


def test_the_win_ends_the_time_and_is_told(desk: Desk) -> None:
    desk.put("all 13, Cd 12; 1: AC")
    desk.move("1", "Cd")
    desk.clock.now += 60
    assert desk.screen.opened == ["won"]
    assert desk.screen.shown["value:result"] == "Won in 1 move, in 0:00"
    assert desk.session.seconds == 0


def test_a_blocked_game_is_told_when_its_last_move_is_made(desk: Desk) -> None:
    desk.put("1: 4D; 2: 5D")
    desk.move("1", "2")
    assert desk.screen.opened == ["blocked"]
    assert desk.screen.shown["game"] == "blocked"
    desk.session.undo()
    assert desk.screen.shown.get("game") == "playing"


def test_a_full_store_is_noticed_and_the_game_goes_on(desk: Desk) -> None:
    desk.store.full = True
    desk.move("2", "Dd")
    assert desk.screen.shown["hitch"] == "full"
    desk.move("15", "Hd")
    assert desk.session.game.moves == 2
    desk.store.full = False
    desk.session.undo()
    assert desk.screen.shown.get("hitch") == ""


@pytest.mark.parametrize("hitch", ["damaged", "newer", "denied"])
def test_what_is_amiss_with_the_saved_game_is_noticed(hitch: Hitch) -> None:
    desk = sit_down(Store(hitch=hitch))
    assert desk.screen.shown["hitch"] == hitch
    assert desk.session.game.moves == 0


def test_a_game_played_in_another_tab_stands_still_here(desk: Desk) -> None:
    desk.move("2", "Dd")
    desk.session.pick_up(parse_place("3"))
    desk.screen.open("menu")
    desk.clock.now += 4
    desk.session.step_aside()
    desk.clock.now += 3
    desk.session.go_on()
    desk.clock.now += 60
    assert desk.screen.shown["hitch"] == "elsewhere"
    assert (desk.screen.opened, desk.session.ui) == ([], UiState())
    assert desk.session.seconds == 4


def test_the_store_is_told_of_finished_games_only(desk: Desk) -> None:
    desk.move("2", "Dd")
    assert desk.store.games_finished == 0
    desk.put("1: 4D; 2: 5D")
    desk.move("1", "2")
    assert desk.store.games_finished == 1


def test_a_night_asleep_with_the_game_in_sight_is_not_played(desk: Desk) -> None:
    desk.move("2", "Dd")
    for _ in range(5):
        desk.clock.now += 1
        desk.session.tick()
    desk.clock.now += 8 * 3600
    desk.session.tick()
    assert 5 <= desk.session.seconds <= 15
    assert desk.screen.shown["value:time"] == "0:15"


def test_a_game_of_another_device_goes_on_as_it_was_left(desk: Desk) -> None:
    desk.session.take_up(Save(game("2-Dd"), 75, 2, "theirs", opened=True))
    assert desk.session.save == Save(game("2-Dd"), 75, 2, "theirs", opened=True)


# Past games


def results(desk: Desk) -> list[tuple[str, int]]:
    """How the past games stand, and their moves."""
    return [(row.result.value, row.moves) for row in desk.store.past]


def test_a_game_is_played_from_its_first_move_on(desk: Desk) -> None:
    desk.session.redeal()
    assert results(desk) == []
    move = some_move(desk.session.game)
    desk.session.attempt(move.source, move.target)
    assert results(desk) == [("left", 1)]
    assert [row.day for row in desk.store.past] == ["2026-11-30"]


def test_a_game_that_is_left_is_noted_as_it_was_left(desk: Desk) -> None:
    desk.move("2", "Dd")
    desk.move("1", "11")
    desk.session.restart()
    desk.move("2", "Dd")
    assert results(desk) == [("left", 2), ("left", 1)]


def test_a_game_nobody_has_moved_in_leaves_no_trace(desk: Desk) -> None:
    desk.session.deal_any()
    desk.session.restart()
    assert results(desk) == []


def test_a_won_game_counts_once_whatever_reloads_and_undo_do(desk: Desk) -> None:
    ours = Save(game(" ".join(WIN[:-1])), 60, id="ours")
    desk.session.take_up(ours)
    last = parse_entry(WIN[-1])
    assert isinstance(last, Move)
    desk.session.attempt(last.source, last.target)
    for _ in range(3):
        desk.session.undo()
        desk = sit_down(desk.store)
        desk.session.redo()
        desk.session.attempt(last.source, last.target)
    desk.session.undo()
    desk.session.deal_any()
    assert results(desk) == [("won", game(" ".join(WIN)).moves)]


def test_what_a_link_has_played_is_not_the_players_doing(desk: Desk) -> None:
    desk.session.begin(game("2-Dd 1-11"))
    assert (results(desk), desk.session.given) == ([], 2)
    desk.session.undo()
    desk.move("15", "Hd")
    assert [(row.moves, row.given) for row in desk.store.past] == [(2, 1)]


# Settings


def test_new_games_are_of_the_chosen_variant(desk: Desk) -> None:
    assert desk.session.variant.value == "N"
    desk.session.choose(replace(desk.session.settings, variant="D", winnable=False))
    desk.session.deal_any()
    assert desk.session.game.code.variant.value == "D"


def test_a_link_to_another_variant_is_followed_by_that_one_until_one_is_chosen(desk: Desk) -> None:
    desk.session.begin(game("", "CR1-F-AAAAAAB"))
    desk.session.deal_any()
    assert desk.session.game.code.variant.value == "F"


def test_the_open_view_is_noted_once_a_move_is_made_in_it(desk: Desk) -> None:
    desk.session.choose(replace(desk.session.settings, open=True))
    assert not desk.session.save.opened
    desk.move("2", "Dd")
    desk.session.choose(replace(desk.session.settings, open=False))
    assert desk.session.save.opened
    desk.session.restart()
    assert not desk.session.save.opened


def test_each_thing_that_happens_has_its_sound(desk: Desk) -> None:
    desk.move("2", "Dd")
    desk.move("2", "3")
    desk.session.redeal()
    desk.session.take_up(Save(game(" ".join(WIN[:-1])), id="last"))
    last = parse_entry(WIN[-1])
    assert isinstance(last, Move)
    desk.session.attempt(last.source, last.target)
    assert desk.screen.heard == ["move", "refusal", "redeal", "win"]


# Lessons


def test_a_lesson_leaves_the_players_own_game_as_it_is(desk: Desk) -> None:
    desk.move("2", "Dd")
    own, kept = desk.session.game, desk.store.save
    desk.session.visit(game("R R"), Store())
    desk.session.redeal()
    assert desk.screen.shown["value:redeals"] == "0"
    desk.session.pause()
    assert desk.store.save is not None and kept is not None
    assert desk.store.save.game == kept.game == own
    desk.session.come_home()
    assert desk.session.game == own
    assert desk.screen.shown["value:moves"] == "1"
    desk.session.undo()
    assert desk.store.save.game == own.undo()


def test_a_game_begun_in_a_lesson_ends_it(desk: Desk) -> None:
    desk.session.visit(game("R R"), Store())
    desk.session.deal(parse_code("CR1-N-AAAAAAC"))
    assert desk.store.save is not None
    assert str(desk.store.save.game.code) == "CR1-N-AAAAAAC"
    desk.session.come_home()
    assert str(desk.session.game.code) == "CR1-N-AAAAAAC"
