"""What the table shows, as a flat frame for ``static/paint.mjs``. Pure: no DOM here."""

from __future__ import annotations

import json
from functools import cache

from crescent.cards import Card
from crescent.game import Game
from crescent.i18n.names import INDEX_LETTERS
from crescent.i18n.texts import Texts, clock
from crescent.moves import Move, Redeal
from crescent.places import PLACES, Place
from crescent.rules import has_move, targets
from crescent.web.ui_state import UiState

Frame = dict[str, object]
"""What is shown, by key; the keys are explained in ``static/paint.mjs``."""


def frame(game: Game, ui: UiState, texts: Texts, seconds: float) -> Frame:
    """All that the table shows."""
    state = game.state
    shown: Frame = {
        f"place:{place}": _place(texts, place, state.top(place), state.count(place))
        for place in PLACES
    }
    shown |= _marks(game, ui)
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
def _place(texts: Texts, place: Place, card: Card | None, count: int) -> tuple[object, ...]:
    if card is None:
        return None, "", 0, texts.names.place(str(place), None, 0)
    rank = str(card)[0]
    letter = INDEX_LETTERS.get(texts.language, {}).get(rank, rank)
    return str(card), letter, count, texts.names.place(str(place), str(card), count)


def only_redeal(game: Game) -> bool:
    """Whether nothing but a redeal is left to do."""
    state = game.state
    return state.redeals_left > 0 and not state.is_won and not has_move(state)


def _marks(game: Game, ui: UiState) -> Frame:
    marks: Frame = {f"mark:{place}": "" for place in PLACES}
    if isinstance(ui.hint, Move):
        marks |= {f"mark:{ui.hint.source}": "hinted", f"mark:{ui.hint.target}": "hinted-target"}
    source = ui.source
    if source is not None:
        marks |= {f"mark:{place}": "target" for place in targets(game.state, source)}
        if ui.aimed is not None and marks[f"mark:{ui.aimed}"] == "target":
            marks[f"mark:{ui.aimed}"] = "aimed"
        marks[f"mark:{source}"] = "dragged" if source == ui.dragged else "selected"
    return marks
