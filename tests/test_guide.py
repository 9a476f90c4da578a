"""Hints, the sign and what goes with them, with a thinker that answers when the test lets it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace

import pytest

from crescent.deals import Variant
from crescent.game import Game
from crescent.moves import Entry
from crescent.places import parse_place
from crescent.records import parse_moves
from crescent.web.adviser import Adviser
from crescent.web.guide import Guide
from crescent.web.view import Frame
from tests.games import some_move
from tests.golden import WINS
from tests.test_session import Desk, sit_down

CODE = "CR1-N-AAAAAAB"
LINE = WINS[CODE].split()


@dataclass
class Board:
    """Remembers what the guide has shown and said."""

    shown: Frame = field(default_factory=dict)
    hints: list[str] = field(default_factory=list)

    def show(self, shown: Frame, flights: list[tuple[str, str]]) -> None:  # noqa: ARG002
        self.shown |= shown

    def tell_hint(self, text: str, entry: Entry | None) -> None:  # noqa: ARG002
        self.hints.append(text)


class Study:
    """A session with its guide; the test is the thinker."""

    def __init__(self) -> None:
        self.desk: Desk = sit_down()
        self.board = Board()
        self.asked: list[dict[str, object]] = []
        self.watched: list[tuple[Game, tuple[Entry, ...]]] = []
        self.adviser = Adviser(
            lambda question: self.asked.append(json.loads(question)), lambda: self.guide.found()
        )
        session = self.desk.session
        self.guide = Guide(
            session, self.board, self.adviser, lambda game, line: self.watched.append((game, line))
        )
        session.changed, session.next_deal = self.guide.changed, self.adviser.take_deal
        session.choose(replace(session.settings, winnable=False))

    def questions(self) -> list[str]:
        return [str(question["ask"]) for question in self.asked]

    def shows(self, key: str) -> object:
        """What the guide shows now."""
        return self.board.shown.get(key)

    def answer(self, verdict: str, line: str = "") -> None:
        """Answer the last question."""
        number = self.asked[-1]["id"]
        answer = {"answer": "solve", "id": number, "verdict": verdict, "line": line}
        self.adviser.hear(json.dumps(answer))

    def play(self, word: str) -> None:
        source, target = word.split("-")
        self.desk.session.attempt(parse_place(source), parse_place(target))

    def with_sign(self) -> Study:
        session = self.desk.session
        session.choose(replace(session.settings, sign=True))
        return self


@pytest.fixture
def study() -> Study:
    return Study()


def test_a_hint_is_thought_about_and_then_shown_and_counted(study: Study) -> None:
    study.guide.hint()
    assert study.shows("advice") == "thinking"
    study.answer("won", " ".join(LINE))
    assert study.shows("advice") == ""
    assert study.board.hints == [
        "Queen of diamonds from pile 2 onto the king of diamonds on a foundation"
    ]
    assert study.desk.session.hints == 1


def test_later_hints_are_known_while_the_player_follows(study: Study) -> None:
    study.guide.hint()
    study.answer("won", " ".join(LINE))
    study.play(LINE[0])
    study.guide.hint()
    assert study.questions() == ["solve"]
    assert len(study.board.hints) == 2
    assert study.desk.screen.shown["mark:15"] == "hinted"


def test_a_move_of_the_players_own_ends_the_search(study: Study) -> None:
    study.guide.hint()
    study.play("2-Dd")
    assert study.questions() == ["solve", "stop"]
    assert study.shows("advice") == ""


def test_a_search_can_be_stopped(study: Study) -> None:
    study.guide.hint()
    study.guide.stop()
    study.guide.stop()
    assert study.questions() == ["solve", "stop"]
    assert study.board.hints == []


def test_there_is_an_honest_word_where_there_is_no_hint(study: Study) -> None:
    study.guide.hint()
    study.answer("unknown")
    study.guide.hint()
    assert study.questions() == ["solve"]
    assert study.board.hints == ["No way to win has been found, nor a proof that there is none"] * 2
    assert study.desk.session.hints == 0


def test_a_hint_may_be_a_redeal(study: Study) -> None:
    study.guide.hint()
    study.answer("won", " ".join(LINE))
    for word in LINE[: LINE.index("R")]:
        study.play(word)
    study.guide.hint()
    assert study.board.hints[-1] == "Now redeal"
    assert study.desk.screen.shown["attention"] is True


def test_the_sign_tells_what_is_known(study: Study) -> None:
    assert study.shows("sign") == ""
    study.with_sign()
    assert study.shows("sign") == "unknown"
    study.answer("won", " ".join(LINE))
    assert study.shows("sign") == "won"
    study.play("2-Dd")
    assert study.shows("sign") == "won"


def test_a_lost_position_offers_the_way_back_to_one_that_can_be_won(study: Study) -> None:
    study.with_sign()
    study.answer("won", " ".join(LINE))
    study.play("3-7")
    study.answer("lost")
    assert study.shows("advice") == "undo"
    study.play("8-6")
    assert study.shows("value:undos") == "It could still be won 2 moves ago."
    study.guide.back_to_hope()
    assert study.desk.session.game.moves == 0
    assert study.shows("sign") == "won"


def test_where_undo_does_not_reach_a_fresh_start_is_offered(study: Study) -> None:
    study.with_sign()
    study.answer("lost")
    assert (study.shows("sign"), study.shows("advice")) == ("lost", "lost")


@pytest.mark.parametrize("proven", [True, False])
def test_shuttling_is_told_gently_and_unasked_when_proven(study: Study, proven: bool) -> None:
    session = study.desk.session
    for _ in range(3):
        assert "shuttling" not in study.questions()
        session.redeal()
    assert study.questions() == ["shuttling"]
    number = study.asked[-1]["id"]
    study.adviser.hear(json.dumps({"answer": "shuttling", "id": number, "proven": proven}))
    assert study.shows("advice") == ("shuttling" if proven else "")
    study.play(str(some_move(session.game)))
    assert study.shows("advice") == ("shuttling" if proven else "")
    assert study.questions() == (["shuttling"] if proven else ["shuttling"] * 2)


def test_a_win_is_shown_from_here_or_else_from_the_start(study: Study) -> None:
    study.play("3-7")
    study.guide.show_win()
    study.answer("lost")
    study.answer("won", " ".join(LINE))
    ((game, line),) = study.watched
    assert (game.moves, line) == (0, parse_moves(WINS[CODE]))


def test_a_new_game_is_one_that_can_be_won(study: Study) -> None:
    session = study.desk.session
    session.choose(replace(session.settings, winnable=True))
    # Right after the start the thinker is left in peace.
    assert study.questions() == []
    study.guide.stock()
    assert study.asked[-1] == {"ask": "deal", "variant": "N"}
    code = "CR1-N-AAAAAAC"
    study.adviser.hear(json.dumps({"answer": "deal", "code": code, "line": WINS[code]}))
    session.deal_any()
    assert str(session.game.code) == code
    study.guide.hint()
    assert len(study.board.hints) == 1
    assert study.adviser.take_deal(Variant.NORMAL) is None


def test_the_rest_is_offered_to_be_played_out(study: Study) -> None:
    study.desk.put("all 13, Cd 10, Sa 12; 1: AC 2C 3C; 2: KS")
    study.guide.changed()
    assert study.shows("advice") == "finish"
    study.desk.put("all 13, Cd 12, Sa 12; 1: AC; 2: KS")
    study.guide.changed()
    assert study.shows("advice") == ""


def test_the_same_hint_twice_is_one_hint(study: Study) -> None:
    study.guide.hint()
    study.answer("won", " ".join(LINE))
    study.guide.hint()
    assert (len(study.board.hints), study.desk.session.hints) == (2, 1)
    study.play(LINE[0])
    study.guide.hint()
    assert study.desk.session.hints == 2


def test_a_finished_game_says_why_there_is_no_hint(study: Study) -> None:
    study.desk.put("all 13")
    study.guide.hint()
    study.desk.put("all 13, Sd 12; 1: 2H; 2: 9S")
    study.guide.hint()
    assert study.board.hints == [
        "The game is won. Start a new one",
        "No move is possible and no redeal is left",
    ]


def test_a_new_game_waits_for_one_that_can_be_won(study: Study) -> None:
    session = study.desk.session
    session.choose(replace(session.settings, winnable=True))
    study.guide.new_game()
    assert (str(session.game.code), study.shows("advice")) == (CODE, "dealing")
    code = "CR1-N-AAAAAAC"
    study.adviser.hear(json.dumps({"answer": "deal", "code": code, "line": WINS[code]}))
    assert (str(session.game.code), study.shows("advice")) == (code, "")
    # The next one is wanted at once, and asked for once.
    assert study.questions() == ["deal", "deal"]
    session.redeal()
    assert study.questions() == ["deal", "deal"]


@pytest.mark.parametrize("sign", [False, True])
def test_who_wants_a_new_game_waits_for_no_search_in_the_old_one(study: Study, sign: bool) -> None:
    session = study.desk.session
    session.choose(replace(session.settings, winnable=True, sign=sign))
    study.guide.hint()
    study.guide.new_game()
    assert study.questions() == ["solve", "stop", "deal"]
    assert study.shows("advice") == "dealing"
    # And a hint asked for meanwhile means that the old one goes on.
    study.guide.hint()
    assert study.shows("advice") == "thinking"


def test_a_blocked_game_is_lost_without_a_search(study: Study) -> None:
    study.desk.put("all 13, Sd 12; 1: 2H; 2: 9S")
    study.with_sign()
    study.guide.changed()
    assert "solve" not in study.questions()
    assert (study.shows("sign"), study.shows("advice")) == ("lost", "lost")


def test_a_won_game_has_no_sign(study: Study) -> None:
    study.desk.put("all 13")
    study.with_sign()
    study.guide.changed()
    assert (study.shows("sign"), study.shows("advice")) == ("", "")


def test_a_move_ends_the_wait_for_a_new_game(study: Study) -> None:
    session = study.desk.session
    session.choose(replace(session.settings, winnable=True))
    study.guide.new_game()
    study.play("2-Dd")
    code = "CR1-N-AAAAAAC"
    study.adviser.hear(json.dumps({"answer": "deal", "code": code, "line": WINS[code]}))
    assert (str(session.game.code), study.shows("advice")) == (CODE, "")


def test_any_deal_is_dealt_at_once_where_that_is_wanted(study: Study) -> None:
    study.guide.new_game()
    assert str(study.desk.session.game.code) != CODE
    assert study.questions() == []


def test_only_a_redeal_left_is_told(study: Study) -> None:
    study.desk.put("all 13, Sd 12; 1: 2H; 2: 9S; redeals 1")
    study.guide.changed()
    assert study.shows("advice") == "redeal"


def test_positions_that_stay_unknown_do_not_hide_the_way_back(study: Study) -> None:
    study.with_sign()
    study.answer("won", " ".join(LINE))
    study.play("3-7")
    study.answer("unknown")
    study.play("8-6")
    study.answer("lost")
    assert study.shows("advice") == "undo"
    assert study.shows("value:undos") == "It could still be won 2 moves ago."


def test_after_a_hint_elsewhere_the_sign_is_sought_again(study: Study) -> None:
    study.with_sign()
    study.play("3-7")
    study.guide.show_from_start()
    study.answer("won", " ".join(LINE))
    assert [question["moves"] for question in study.asked] == ["", "3-7", "", "3-7"]
