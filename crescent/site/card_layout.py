"""Where things stand on a card of 240 by 336 units whose centre is (0, 0)."""

from dataclasses import dataclass

Point = tuple[float, float]

# Where the pips of a number stand: -1 is the top row, 1 the bottom row.
SIDE_PIPS: dict[str, tuple[float, ...]] = {
    **dict.fromkeys("45", (-1, 1)),
    **dict.fromkeys("678", (-1, 0, 1)),
    **dict.fromkeys("9T", (-1, -1 / 3, 1 / 3, 1)),
}
MIDDLE_PIPS: dict[str, tuple[float, ...]] = {
    "A": (0,),
    "2": (-1, 1),
    "3": (-1, 0, 1),
    "5": (0,),
    "7": (-0.5,),
    "8": (-0.5, 0.5),
    "9": (0,),
    "T": (-2 / 3, 2 / 3),
}


@dataclass(frozen=True)
class Layout:
    """One style of card. Positions are those of the upper left half; sizes are heights."""

    folder: str  # of the package: the pips inside the court pictures differ between layouts
    letter_at: Point
    letter_size: float
    suit_at: Point
    suit_size: float
    pip_size: float
    ace_size: float
    pip_spread: Point
    court_size: Point
    court_pip_at: Point
    court_pip_size: float


BIG = Layout(
    folder="2color-bf",
    letter_at=(-86, -114),
    letter_size=88,
    suit_at=(-86, -36),
    suit_size=54,
    pip_size=35,
    ace_size=84,
    pip_spread=(28, 104),
    court_size=(104, 200),
    court_pip_at=(-38, -80),
    court_pip_size=28,
)
NORMAL = Layout(
    folder="2color-bf",  # the court pictures are those of the big style
    letter_at=(-99, -134),
    letter_size=44,
    suit_at=(-99, -92),
    suit_size=34,
    pip_size=58,
    ace_size=110,
    pip_spread=(46, 112),
    court_size=(150, 264),
    court_pip_at=(-54, -106),
    court_pip_size=36,
)
