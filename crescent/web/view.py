"""What the table shows, as a flat frame for ``static/paint.mjs``. Pure: no DOM here."""

from __future__ import annotations

import json
from functools import cache

from crescent.cards import Card
from crescent.game import Game
from crescent.i18n.names import INDEX_LETTERS, clock
from crescent.i18n.texts import Texts
from crescent.moves import Move, Redeal
from crescent.places import PILES, PLACES, Place
from crescent.rules import has_move, targets
from crescent.state import Cards
from crescent.web.ui_state import Settings, UiState

Frame = dict[str, object]
"""What is shown, by key; the keys are explained in ``static/paint.mjs``."""


def frame(game: Game, ui: UiState, texts: Texts, seconds: float, settings: Settings) -> Frame:
    """All that the table shows."""
    state, letters = game.state, settings.letters_of
    shown: Frame = {"deck": settings.deck, "open": settings.open}
    shown |= {
        f"place:{place}": _place(letters, state.top(place), state.count(place)) for place in PLACES
    }
    marks = _marks(game, ui)
    shown |= {f"mark:{place}": marks.get(place, "") for place in PLACES}
    shown |= {
        f"name:{place}": _name(
            texts, place, state.top(place), state.count(place), marks.get(place, "")
        )
        for place in PLACES
    }
    shown |= {
        f"under:{pile}": _under(state.cards(pile), down, letters) if settings.open else down
        for pile, down in zip(PILES, state.face_down, strict=True)
    }
    shown |= {
        "value:moves": str(game.moves),
        "value:time": clock(seconds),
        "value:redeals": str(state.redeals_left),
        "value:code": str(game.code),
        "left": state.redeals_left,
        "attention": isinstance(ui.hint, Redeal) or only_redeal(game),
        "enabled:undo": game.can_undo,
        "enabled:redo": game.can_redo,
        "game": game.status.value,
    }
    return shown


def picture(shown: Frame) -> str:
    """A frame as JSON for ``static/first.mjs``, without what the player is about to do."""
    kept = {key: value for key, value in shown.items() if not key.startswith("mark:")}
    return json.dumps(kept, separators=(",", ":"))


@cache
def _place(letters: str, card: Card | None, count: int) -> tuple[object, ...]:
    return (str(card), _letter(card, letters), count) if card else (None, "", 0)


@cache
def _name(texts: Texts, place: Place, card: Card | None, count: int, mark: str) -> str:
    name = texts.names.place(str(place), str(card) if card else None, count)
    return texts.names.marked(name, mark)


def _letter(card: Card, letters: str) -> str:
    rank = str(card)[0]
    return INDEX_LETTERS.get(letters, {}).get(rank, rank)


@cache
def _under(cards: Cards, down: int, letters: str) -> list[str]:
    """What lies under the top card, from the bottom: letter and suit, or nothing of a back."""
    return [
        "" if index < down else f"{_letter(card, letters)}-{card.suit.value}"
        for index, card in enumerate(cards[:-1])
    ]


def only_redeal(game: Game) -> bool:
    """Whether nothing but a redeal is left to do."""
    state = game.state
    return state.redeals_left > 0 and not state.is_won and not has_move(state)


def _marks(game: Game, ui: UiState) -> dict[Place, str]:
    marks: dict[Place, str] = {}
    if isinstance(ui.hint, Move):
        marks |= {ui.hint.source: "hinted", ui.hint.target: "hinted-target"}
    source = ui.source
    if source is not None:
        marks |= dict.fromkeys(targets(game.state, source), "target")
        if ui.aimed is not None and marks.get(ui.aimed) == "target":
            marks[ui.aimed] = "aimed"
        marks[source] = "dragged" if source == ui.dragged else "selected"
    return marks
