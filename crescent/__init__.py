"""Crescent, a two-pack patience: the rules, deals, games and records.

Standard library only. The page in ``crescent.web`` and the build in ``crescent.site`` stand on
top of it and are never imported from here.
"""

from crescent.cards import Card, Suit, parse_card
from crescent.deals import BadCodeError, DealCode, Variant, deal, parse_code
from crescent.game import Game, GameFullError, new_game
from crescent.moves import Entry, Move, Redeal, parse_entry
from crescent.places import FOUNDATIONS, PILES, PLACES, Foundation, Pile, Place, parse_place
from crescent.records import RecordError, format_moves, parse_moves, replay
from crescent.refusals import IllegalMoveError, Refusal
from crescent.rules import Status, apply, check, legal_moves, status, targets
from crescent.state import GameState

__version__ = "0.1.0"

__all__ = [
    "FOUNDATIONS",
    "PILES",
    "PLACES",
    "BadCodeError",
    "Card",
    "DealCode",
    "Entry",
    "Foundation",
    "Game",
    "GameFullError",
    "GameState",
    "IllegalMoveError",
    "Move",
    "Pile",
    "Place",
    "RecordError",
    "Redeal",
    "Refusal",
    "Status",
    "Suit",
    "Variant",
    "apply",
    "check",
    "deal",
    "format_moves",
    "legal_moves",
    "new_game",
    "parse_card",
    "parse_code",
    "parse_entry",
    "parse_moves",
    "parse_place",
    "replay",
    "status",
    "targets",
]
