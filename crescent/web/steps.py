"""Where the arrow keys lead from place to place. Pure: no DOM here."""

from __future__ import annotations

from itertools import takewhile

from crescent.game import Game
from crescent.moves import Move
from crescent.places import PILES, Place, parse_place

Cell = tuple[int, int]
"""Row and column in a grid, from 0. A foundation spans several cells, as it does on the table."""

Grid = tuple[tuple[Place, ...], ...]


def _grid(text: str) -> Grid:
    return tuple(tuple(map(parse_place, row.split())) for row in text.strip().splitlines())


TALL = _grid("""
    5  6  7  8  9 10 11 12
    4 Sa Sa Ha Da Ca Ca 13
    3 Sa Sa Ha Da Ca Ca 14
    2 Sd Sd Hd Dd Cd Cd 15
    1 Sd Sd Hd Dd Cd Cd 16
""")
WIDE = _grid("""
    4  5  6  7  8  9 10 11 12 13
    3 Sa Sa Ha Ha Da Da Ca Ca 14
    2 Sa Sa Ha Ha Da Da Ca Ca 15
    1 Sd Sd Hd Hd Dd Dd Cd Cd 16
""")
OPEN_TALL = _grid("""
    5  6  7  8  9 10 11 12
   Sa Ha Da Ca Sd Hd Dd Cd
    1  2  3  4 13 14 15 16
""")
OPEN_WIDE = _grid("""
   Sa Sa Sa Sa Sa Ha Da Ca Sd Hd Dd Cd Cd Cd Cd Cd
    1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
""")
"""The layouts of ``static/table.css``: the side piles stand below the top row, or beside it;
and the same for the open view."""


def grid_of(wide: bool, opened: bool) -> Grid:
    """The layout on the screen."""
    if opened:
        return OPEN_WIDE if wide else OPEN_TALL
    return WIDE if wide else TALL


ARROWS = {"ArrowUp": (-1, 0), "ArrowDown": (1, 0), "ArrowLeft": (0, -1), "ArrowRight": (0, 1)}
ENDS = {"Home": PILES[0], "End": PILES[-1]}
ROUND_CORNERS = {
    ("4", "ArrowUp"): "5",
    ("5", "ArrowLeft"): "4",
    ("12", "ArrowRight"): "13",
    ("13", "ArrowUp"): "12",
}
"""Where a grid ends, these follow the horseshoe, so that they are the same in both layouts."""


def cell_of(place: Place, grid: Grid) -> Cell:
    """The first cell of a place."""
    return next(
        (down, across)
        for down, row in enumerate(grid)
        for across, found in enumerate(row)
        if found == place
    )


def place_in(cell: Cell, grid: Grid) -> Place:
    """The place that a cell belongs to."""
    return grid[cell[0]][cell[1]]


def step(cell: Cell, key: str, grid: Grid) -> Cell:
    """The cell that an arrow key, Home or End leads to; the same cell where there is no way on.

    A cell rather than a place is kept in mind, so that the way back from a wide foundation leads to
    the pile it was entered from.
    """
    if key in ENDS:
        return cell_of(ENDS[key], grid)
    here = place_in(cell, grid)
    for onward in _line(cell, key, grid):
        if place_in(onward, grid) != here:
            return onward
    corner = ROUND_CORNERS.get((str(here), key))
    return cell_of(parse_place(corner), grid) if corner else cell


def _line(cell: Cell, key: str, grid: Grid) -> list[Cell]:
    """The cells ahead, to the grid's edge."""
    down, across = ARROWS[key]
    ahead = ((cell[0] + n * down, cell[1] + n * across) for n in range(1, len(grid[0])))
    return list(takewhile(lambda at: _is_inside(at, grid), ahead))


def _is_inside(cell: Cell, grid: Grid) -> bool:
    return 0 <= cell[0] < len(grid) and 0 <= cell[1] < len(grid[0])


def landing(before: Game, after: Game) -> Place | None:
    """The place where a card has just gone, by a move or by its undoing; None if none has."""
    longer = max(before.record, after.record, key=len)
    entry = longer[-1] if len(before.record) != len(after.record) else None
    if not isinstance(entry, Move):
        return None
    return entry.target if longer is after.record else entry.source


def step_among(index: int, key: str, count: int) -> int:
    """Where a key leads from one of a few places, if there are no others: along their order."""
    if key in ENDS:
        return 0 if key == "Home" else count - 1
    return max(0, min(index + sum(ARROWS[key]), count - 1))
