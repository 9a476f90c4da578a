"""What a diagram shows, whatever its form."""

from __future__ import annotations

from dataclasses import dataclass

from crescent.game import Game
from crescent.moves import Entry
from crescent.places import Place


@dataclass(frozen=True, slots=True)
class Diagram:
    """What a picture is to show.

    game: the position, with its deal. arrow: a move or redeal to be pointed out; one that the
    rules refuse is crossed out. open: whether covered cards are seen. caption: a text below.
    theme: auto (as the reader's device), light or dark. letters: the language of the index
    letters; empty: that of the words. places: only these, side by side; empty: the whole table.
    """

    game: Game
    arrow: Entry | None = None
    open: bool = False
    caption: str = ""
    theme: str = "auto"
    letters: str = ""
    places: tuple[Place, ...] = ()
