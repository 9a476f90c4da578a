"""Positions in which the rules can be tried. Pure: no DOM here.

What the player is asked to do stands in ``index.html``, under the lesson's name.
"""

from __future__ import annotations

from dataclasses import dataclass

from crescent.deals import parse_code
from crescent.diagrams import Diagram
from crescent.game import Game, new_game
from crescent.moves import Move, parse_entry
from crescent.places import PILES, parse_place

IN_PICTURE = 4
"""So many places stand side by side in a rule's picture."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position and what to try in it, in the contract's notation.

    code, moves: lead to the position. lit: the places it is about; all others are dimmed.
    wrong: a move that is refused. right: one that is allowed, if there is one; the one redeal that
    is left comes before the one that is refused. shown: the move in the rule's picture, if it is
    not the right one.
    """

    code: str
    moves: str
    lit: str
    wrong: str
    right: str = ""
    shown: str = ""

    @property
    def game(self) -> Game:
        """The game in the lesson's position."""
        game = new_game(parse_code(self.code))
        for word in self.moves.split():
            game = game.play(parse_entry(word))
        return game

    def picture(self, theme: str, letters: str) -> Diagram:
        """The places that the rule is about, and a move that it allows or forbids."""
        move = parse_entry(self.shown or self.right or self.wrong)
        ends = (move.source, move.target) if isinstance(move, Move) else ()
        places = tuple(dict.fromkeys([*ends, *map(parse_place, self.lit.split())]))
        return Diagram(self.game, move, theme=theme, letters=letters, places=places[:IN_PICTURE])


_FULL = "3-7 12-16 12-7 8-7 6-7 1-11 5-14 15-Hd 5-9 15-2 5-3 12-5 12-7 13-Hd 13-7 13-7"
_EMPTY = (
    "13-Hd 14-Ca 1-Ca 7-Ca 7-Ha 7-Cd 15-Cd 2-Ca 2-Cd 1-Ca 3-Dd 13-9 13-Sd 5-Sd 8-13 8-Hd 3-Hd "
    "13-Hd 13-Hd 12-Hd 3-Hd 13-Ca 14-Hd 12-1 12-1 12-9 12-Da 6-Da 12-Hd"
)
_HIGH = (
    "14-Cd 9-Cd 12-Cd 7-Cd 8-Cd 10-Cd 13-Cd 14-Ca 7-Ca 14-Ca 14-Sa 6-Sa 15-14 6-3 6-Ha 16-13 "
    "16-12 16-Dd 15-13 15-Da 4-Da 2-16 R 9-Hd 11-Dd 12-Sa 15-Ca"
)

_ALL_PILES = " ".join(map(str, PILES))

LESSONS = {
    "piles": Lesson("CR1-N-AAAAAAB", "", "14 5 10 1", "14-1", "14-5"),
    "corner": Lesson("CR1-N-AAAAAAK", "", "2 10 15 3", "2-3", "2-10"),
    "full": Lesson("CR1-N-AAAAAAB", _FULL, "9 7", "9-7"),
    "empty": Lesson("CR1-N-AAAAAAS", _EMPTY, "1 12 2 14", "1-12", "1-2", "1-12"),
    "home": Lesson("CR1-N-AAAAAAB", "", "15 13 Ha Hd", "15-Ha", "15-Hd"),
    "base": Lesson("CR1-N-AAAAAAB", "", "Sa Ha Da Ca Sd Hd Dd Cd", "Sa-1"),
    "stay": Lesson("CR1-N-AAAAAAN", _HIGH, "Ca Cd 4", "Ca-4", "Ca-Cd"),
    "redeal": Lesson("CR1-N-AAAAAAB", "R R", _ALL_PILES, "R", "R"),
}
"""One lesson for each rule, by name."""
