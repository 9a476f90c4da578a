"""Pictures of positions and replays of games, for rules pages, terminals and mail.

Standard library only. The card pictures come from the sprite that the build draws (`make site`).
"""

from crescent.diagrams.diagram import Diagram
from crescent.diagrams.pictures import MissingPicturesError, Pictures, load_pictures
from crescent.diagrams.replay import replay_body
from crescent.diagrams.style import THEMES
from crescent.diagrams.svg import position_svg
from crescent.diagrams.words import describe, position_text, say_entry, title_of

__all__ = [
    "THEMES",
    "Diagram",
    "MissingPicturesError",
    "Pictures",
    "describe",
    "load_pictures",
    "position_svg",
    "position_text",
    "replay_body",
    "say_entry",
    "title_of",
]
