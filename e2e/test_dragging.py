"""A player drags cards with the mouse."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from crescent.moves import Move
from crescent.places import FOUNDATIONS, PILES, Foundation, Place
from crescent.refusals import Refusal
from crescent.rules import check, targets
from crescent.state import GameState
from e2e.hands import Point
from e2e.spots import START, Spot, between_foundations, choices, find, to_both_foundations
from e2e.table_page import TablePage


def one_way_home(state: GameState) -> Iterator[Move]:
    """Moves to a foundation of cards that one foundation alone accepts."""
    for pile in PILES:
        accepting = [place for place in targets(state, pile) if isinstance(place, Foundation)]
        if len(accepting) == 1:
            yield Move(pile, accepting[0])


def of_another_suit(place: Place) -> str:
    """A foundation of another suit than that of a foundation."""
    return next(str(other) for other in FOUNDATIONS if str(other)[0] != str(place)[0])


def test_a_card_dropped_on_a_pile_goes_there(open_table: TablePage) -> None:
    spot, move = find(lambda state: (m for m in choices(state) if m.target in PILES))
    open_table.go_to(spot.code, spot.moves)
    open_table.move_by_drag(str(move.source), str(move.target))
    open_table.expect_game(spot.after(move))
    open_table.expect_nothing_held()


def test_targets_are_lit_while_a_card_is_dragged(open_table: TablePage) -> None:
    spot, move = find(lambda state: (m for m in choices(state) if m.target in PILES))
    open_table.go_to(spot.code, spot.moves)
    slots = open_table.slots()
    start, end = slots[str(move.source)].middle, slots[str(move.target)].middle
    open_table.mouse.press(start)
    open_table.mouse.move(start, end)
    open_table.mouse.move(end, end)
    expect(open_table.place(str(move.target))).to_have_attribute("data-mark", "aimed")
    others = {str(place) for place in targets(spot.game.state, move.source)} - {str(move.target)}
    assert open_table.marked("target") == others
    assert open_table.marked("dragged") == {str(move.source)}
    open_table.mouse.let_go()
    open_table.expect_game(spot.after(move))


def to_the_top_row(state: GameState) -> Iterator[Move]:
    """Moves from one pile of the top row to another that is not beside it."""
    for source in PILES[4:12]:
        for target in targets(state, source):
            if target in PILES[4:12] and abs(source.number - int(str(target))) > 2:
                yield Move(source, target)


def test_a_card_dropped_near_a_place_that_accepts_it_goes_there(open_table: TablePage) -> None:
    spot, move = find(to_the_top_row)
    open_table.go_to(spot.code, spot.moves)
    slot = open_table.slots()[str(move.target)]
    below = open_table.box(open_table.place(str(move.target))).bottom + 3
    # Below the pile, over bare table, and then over the edge of its neighbour.
    for point in ((slot.middle[0], below), (slot.left - 20, slot.middle[1])):
        open_table.drag(str(move.source), point)
        open_table.expect_game(spot.after(move))
        open_table.press("undo")


def foundations_corner(table: TablePage) -> Point:
    """A point of the foundation area where no foundation is."""
    box = table.box(table.page.locator(".foundations"))
    return box.left + 8, box.bottom - 8


def test_a_card_dropped_in_the_foundation_area_goes_home(open_table: TablePage) -> None:
    spot, move = find(one_way_home)
    open_table.go_to(spot.code, spot.moves)
    open_table.drag(str(move.source), foundations_corner(open_table))
    open_table.expect_game(spot.after(move))


def test_a_card_dropped_on_another_suit_goes_to_its_own(open_table: TablePage) -> None:
    spot, move = find(one_way_home)
    open_table.go_to(spot.code, spot.moves)
    open_table.move_by_drag(str(move.source), of_another_suit(move.target))
    open_table.expect_game(spot.after(move))


@pytest.mark.parametrize("where", ["ascending", "descending", "elsewhere"])
def test_where_both_foundations_accept_a_card(open_table: TablePage, where: str) -> None:
    spot, up = find(to_both_foundations)
    down = Move(up.source, FOUNDATIONS[up.target.index + 4])
    dropped_on, played = {
        "ascending": (str(up.target), up),
        "descending": (str(down.target), down),
        "elsewhere": (of_another_suit(up.target), up),
    }[where]
    open_table.go_to(spot.code, spot.moves)
    open_table.move_by_drag(str(up.source), dropped_on)
    open_table.expect_game(spot.after(played))


def test_a_card_that_cannot_go_home_hears_why_from_its_own_foundation(
    open_table: TablePage,
) -> None:
    own = next(
        place for place in FOUNDATIONS if str(place)[0] == str(START.game.state.tableau[0][-1])[1]
    )
    assert check(START.game.state, Move(PILES[0], own)) is Refusal.NOT_NEXT
    open_table.go_to(START.code)
    open_table.move_by_drag("1", of_another_suit(own))
    open_table.expect_said("It does not follow the top card of the foundation")
    open_table.expect_game(START.game)
    open_table.expect_nothing_held()


def test_a_refused_card_goes_back(open_table: TablePage) -> None:
    open_table.go_to(START.code)
    assert check(START.game.state, Move(PILES[0], PILES[1])) is Refusal.DIFFERENT_SUIT
    open_table.move_by_drag("1", "2")
    open_table.expect_said("It must be of the same suit")
    open_table.expect_game(START.game)
    open_table.expect_nothing_held()


def test_a_card_dropped_where_it_lay_goes_back_without_a_word(open_table: TablePage) -> None:
    spot, move = find(between_foundations)
    for name in (str(move.source), "1"):
        open_table.go_to(spot.code, spot.moves)
        slot = open_table.slots()[name]
        open_table.mouse.press(slot.middle)
        open_table.mouse.move(slot.middle, (slot.left - 30, slot.top + 5))
        open_table.mouse.move((slot.left - 30, slot.top + 5), (slot.left + 5, slot.top + 5))
        open_table.mouse.let_go()
        expect(open_table.bubble).to_be_hidden()
        open_table.expect_nothing_held()
        open_table.expect_game(spot.game)


def test_a_card_goes_from_one_foundation_to_the_other(open_table: TablePage) -> None:
    spot, move = find(between_foundations)
    open_table.go_to(spot.code, spot.moves)
    open_table.move_by_drag(str(move.source), str(move.target))
    open_table.expect_game(spot.after(move))


def test_a_foundation_card_dropped_in_the_area_goes_to_the_other(open_table: TablePage) -> None:
    spot, move = find(between_foundations)
    open_table.go_to(spot.code, spot.moves)
    open_table.drag(str(move.source), foundations_corner(open_table))
    open_table.expect_game(spot.after(move))


def test_a_foundation_card_does_not_return_to_a_pile(open_table: TablePage) -> None:
    spot, move = find(between_foundations)
    filled = next(str(pile) for pile in PILES if spot.game.state.count(pile))
    open_table.go_to(spot.code, spot.moves)
    open_table.move_by_drag(str(move.source), filled)
    open_table.expect_said("A card does not return from a foundation to a pile")
    open_table.expect_game(spot.game)


def test_a_base_cannot_be_dragged(open_table: TablePage) -> None:
    open_table.go_to(START.code)
    open_table.move_by_drag("Sa", "Sd")
    open_table.expect_said("The base of a foundation is locked")
    open_table.expect_nothing_held()
    open_table.expect_game(START.game)


def test_an_emptied_pile_cannot_be_dragged(open_table: TablePage) -> None:
    spot, pile = find(lambda state: (pile for pile in PILES if not state.count(pile)))
    open_table.go_to(spot.code, spot.moves)
    open_table.move_by_drag(str(pile), "Sa")
    open_table.expect_nothing_held()
    open_table.expect_game(spot.game)


@pytest.mark.parametrize("where", [(-40, -40), (2000, 300), (640, 20)])
def test_letting_go_outside_the_table_leaves_nothing_behind(
    open_table: TablePage, where: Point
) -> None:
    spot, move = find(choices)
    open_table.go_to(spot.code, spot.moves)
    open_table.drag(str(move.source), where)
    open_table.expect_nothing_held()
    open_table.expect_game(spot.game)
    open_table.move_by_drag(str(move.source), str(move.target))
    open_table.expect_game(spot.after(move))


def test_a_picked_up_card_gives_way_to_a_dragged_one(open_table: TablePage) -> None:
    spot, move = find(choices)
    other = Spot(spot.code, spot.moves)
    open_table.go_to(spot.code, spot.moves)
    selected = next(
        pile for pile in PILES if pile != move.source and len(targets(spot.game.state, pile)) != 1
    )
    open_table.tap(str(selected))
    open_table.expect_selected(str(selected))
    open_table.move_by_drag(str(move.source), str(move.target))
    open_table.expect_game(other.after(move))
    open_table.expect_nothing_held()
