"""What a tap means, without a browser."""

import pytest

from crescent.places import Place, parse_place
from crescent.refusals import Refusal
from crescent.web.tap import Intent, LetGo, Refuse, Select, TapReader, Try, single_tap
from tests.positions import position

# 5H fits on 4H and 6H; 9C only on 8C; QS on the descending foundation and on KS; 2D nowhere.
TABLE = position("1: 5H; 2: 4H; 3: 6H; 4: 9C; 5: 8C; 6: QS; 7: KS; 8: 2C 2D, Ha 2")


def at(name: str) -> Place:
    return parse_place(name)


@pytest.mark.parametrize(
    ("selected", "tapped", "intent"),
    [
        (None, "4", Try(at("4"), at("5"))),
        (None, "1", Select(at("1"))),
        (None, "8", Try(at("8"), at("Da"))),
        (None, "16", Refuse(at("16"), Refusal.NO_CARD)),
        (None, "Sa", Refuse(at("Sa"), Refusal.BASE_LOCKED)),
        (None, "Ha", Select(at("Ha"))),
        ("1", "1", LetGo()),
        ("1", "2", Try(at("1"), at("2"))),
        ("1", "4", Try(at("1"), at("4"))),
        ("Ha", "Hd", Try(at("Ha"), at("Hd"))),
    ],
)
def test_one_tap(selected: str | None, tapped: str, intent: Intent) -> None:
    chosen = at(selected) if selected else None
    assert single_tap(TABLE, chosen, at(tapped)) == intent


def test_after_the_win_a_tap_says_that_the_game_is_over() -> None:
    assert single_tap(position("all 13"), None, at("Sa")) == Refuse(at("Sa"), Refusal.GAME_OVER)


def test_a_double_tap_sends_the_card_to_its_foundation() -> None:
    reader = TapReader()
    assert reader.read(TABLE, None, at("6"), 1000) == Select(at("6"))
    assert reader.read(TABLE, at("6"), at("6"), 1299) == Try(at("6"), at("Sd"))


def test_the_ascending_foundation_comes_first_when_both_accept() -> None:
    both = position("1: 7H, Ha 6, Hd 6")
    reader = TapReader()
    reader.read(both, None, at("1"), 0)
    assert reader.read(both, at("1"), at("1"), 100) == Try(at("1"), at("Ha"))


def test_a_double_tap_that_no_foundation_accepts_acts_as_one_tap() -> None:
    reader = TapReader()
    assert reader.read(TABLE, None, at("1"), 0) == Select(at("1"))
    assert reader.read(TABLE, at("1"), at("1"), 200) is None


def test_two_slow_taps_let_go() -> None:
    reader = TapReader()
    reader.read(TABLE, None, at("6"), 0)
    assert reader.read(TABLE, at("6"), at("6"), 300) == LetGo()


def test_a_double_tap_never_moves_the_card_that_the_first_tap_uncovered() -> None:
    reader = TapReader()
    assert reader.read(TABLE, None, at("8"), 0) == Try(at("8"), at("Da"))
    uncovered = position("8: 2C, Da 2")
    assert reader.read(uncovered, None, at("8"), 150) is None
    assert reader.read(uncovered, None, at("8"), 300) is None
    assert reader.read(uncovered, None, at("8"), 601) == Try(at("8"), at("Ca"))


def test_a_triple_tap_moves_once() -> None:
    reader = TapReader()
    reader.read(TABLE, None, at("6"), 0)
    assert reader.read(TABLE, at("6"), at("6"), 100) == Try(at("6"), at("Sd"))
    assert reader.read(position("Sd 2"), None, at("6"), 200) is None


def test_a_second_tap_on_the_destination_moves_nothing_on() -> None:
    reader = TapReader()
    reader.read(TABLE, None, at("1"), 0)
    assert reader.read(TABLE, at("1"), at("3"), 100) == Try(at("1"), at("3"))
    assert reader.read(TABLE, None, at("3"), 200) is None


def test_a_foundation_is_never_moved_by_a_double_tap() -> None:
    reader = TapReader()
    assert reader.read(TABLE, None, at("Ha"), 0) == Select(at("Ha"))
    assert reader.read(TABLE, at("Ha"), at("Ha"), 100) is None


def test_a_first_tap_may_only_ever_select() -> None:
    assert single_tap(TABLE, None, at("4"), select=True) == Select(at("4"))
    assert single_tap(TABLE, at("4"), at("5"), select=True) == Try(at("4"), at("5"))
    reader = TapReader()
    assert reader.read(TABLE, None, at("6"), 1000, select=True) == Select(at("6"))
    assert reader.read(TABLE, at("6"), at("6"), 1299, select=True) == Try(at("6"), at("Sd"))
