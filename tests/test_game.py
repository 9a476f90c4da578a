"""A game in play: moves, undo, redo, redeal, restart, and its limits."""

import pytest

from crescent.game import MAX_ENTRIES, Game, GameFullError
from crescent.moves import parse_entry
from crescent.refusals import IllegalMoveError, Refusal
from crescent.rules import Status
from tests.games import BLOCKED, WIN, game, shuttle, some_move


def record_of(played: Game) -> str:
    """What has been played, as text."""
    return " ".join(map(str, played.record))


def refused(played: Game, move: str) -> Refusal:
    """Why the game refuses a move."""
    with pytest.raises(IllegalMoveError) as caught:
        played.play(parse_entry(move))
    return caught.value.refusal


def test_a_new_game_has_nothing_played() -> None:
    new = game()
    assert (new.moves, new.record, new.undone) == (0, (), ())
    assert (new.can_undo, new.can_redo) == (False, False)
    assert new.status is Status.PLAYING


def test_a_move_counts_one_and_a_redeal_none() -> None:
    assert game("2-Dd 1-11").moves == 2
    assert game("1-11 R").moves == 1
    assert game("R R R").moves == 0
    assert game("1-11 R").undo().moves == 1


def test_the_record_holds_moves_and_redeals() -> None:
    assert record_of(game("2-Dd R")) == "2-Dd R"


def test_a_refused_move_leaves_the_game_as_it_was() -> None:
    played = game("1-11 2-Dd").undo()
    same = game("1-11 2-Dd").undo()
    assert refused(played, "1-2") is Refusal.DIFFERENT_SUIT
    assert played == same
    assert played.can_redo


# Undo and redo


def test_undo_takes_back_a_move_and_the_counter_goes_down() -> None:
    undone = game("2-Dd 1-11").undo()
    assert undone.state == game("2-Dd").state
    assert undone.moves == 1
    assert record_of(undone) == "2-Dd"


def test_redo_plays_the_undone_move_again() -> None:
    played = game("2-Dd 1-11")
    assert played.undo().redo() == played
    assert played.undo().undo().redo().redo() == played
    assert [str(entry) for entry in played.undo().undo().undone] == ["2-Dd", "1-11"]


def test_undo_and_redo_with_nothing_to_do_change_nothing() -> None:
    assert game().undo() == game()
    assert game("2-Dd").redo() == game("2-Dd")


def test_another_move_forgets_what_was_undone() -> None:
    played = game("2-Dd 1-11").undo().play(parse_entry("3-7"))
    assert not played.can_redo
    assert record_of(played) == "2-Dd 3-7"


def test_undo_reaches_back_a_hundred_moves_and_no_further() -> None:
    played = game(shuttle(130))
    for _ in range(100):
        assert played.can_undo
        played = played.undo()
    assert not played.can_undo
    assert played.moves == 30
    assert played.undo() == played


def test_all_hundred_can_be_played_again() -> None:
    full = played = game(shuttle(130))
    for _ in range(100):
        played = played.undo()
    for _ in range(100):
        played = played.redo()
    assert played == full


# Redeal


def test_moves_made_before_a_redeal_can_no_longer_be_undone() -> None:
    redealt = game("2-Dd 1-11 R")
    assert not redealt.can_undo
    assert redealt.undo() == redealt
    assert redealt.moves == 2


def test_moves_made_after_a_redeal_can_be_undone_back_to_it() -> None:
    redealt = game("2-Dd R")
    played = redealt.play(some_move(redealt))
    assert played.undo().state == redealt.state
    assert played.undo().undo() == played.undo()


def test_a_redeal_forgets_what_was_undone() -> None:
    redealt = game("2-Dd 1-11").undo().play(parse_entry("R"))
    assert not redealt.can_redo
    assert record_of(redealt) == "2-Dd R"


def test_a_refused_redeal_keeps_the_history() -> None:
    spent = game("R R R")
    played = spent.play(some_move(spent))
    assert refused(played, "R") is Refusal.NO_REDEALS_LEFT
    assert played.can_undo


@pytest.mark.parametrize(("variant", "redeals"), [("N", 3), ("F", 4), ("D", 3)])
def test_each_variant_has_its_redeals(variant: str, redeals: int) -> None:
    spent = game("R " * redeals, f"CR1-{variant}-AAAAAAB")
    assert refused(spent, "R") is Refusal.NO_REDEALS_LEFT


# Restart and the end


def test_restart_gives_the_same_deal_from_its_start() -> None:
    assert game("2-Dd 1-11 R").restart() == game()


def test_a_won_game_is_over() -> None:
    won = game(" ".join(WIN))
    assert won.status is Status.WON
    assert won.state.redeals_left == 0
    assert refused(won, "R") is Refusal.GAME_OVER
    assert refused(won, "1-2") is Refusal.GAME_OVER


def test_before_its_last_move_the_game_is_not_won() -> None:
    almost = game(" ".join(WIN[:-1]))
    assert almost.status is Status.PLAYING
    assert almost.play(parse_entry(WIN[-1])).status is Status.WON


def test_a_blocked_game_can_still_take_back_a_move() -> None:
    blocked = game(BLOCKED)
    assert blocked.status is Status.BLOCKED
    assert blocked.undo().status is Status.PLAYING
    assert blocked.undo().redo() == blocked


# The longest game


def test_a_game_takes_five_thousand_entries_and_says_so_at_the_next() -> None:
    assert MAX_ENTRIES == 5000
    full = game(shuttle(5000))
    with pytest.raises(GameFullError):
        full.play(some_move(full))
    assert refused(full, "1-1") is Refusal.SAME_PLACE
    assert full.undo().redo() == full
    assert full.undo().play(parse_entry("2-Dd")).moves == 5000


def test_redeals_count_towards_the_five_thousand() -> None:
    almost = game(f"{shuttle(4998)} R")
    full = almost.play(parse_entry("R"))
    assert (len(full.record), full.moves) == (5000, 4998)
    with pytest.raises(GameFullError):
        full.play(parse_entry("R"))
