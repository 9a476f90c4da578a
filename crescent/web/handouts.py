"""The texts that a player can give to others. Pure."""

from __future__ import annotations

import time
from html import escape

from crescent.game import Game
from crescent.records import GameFile, format_file, format_moves


def link_of(game: Game, home: str) -> str:
    """The address that opens the game in this position; home: that of the page."""
    moves = format_moves(game.record, ".")
    return f"{home}#code={game.code}" + (f"&moves={moves}" if moves else "")


def embed_of(game: Game, home: str, lang: str) -> str:
    """The HTML that shows the game on another page: step by step, or to be played from the deal."""
    at = f' at="{len(game.record)}"' if game.record else ""
    return (
        f'<script src="{escape(home)}static/embed.js" defer></script>\n'
        f'<crescent-game view="{embedded_view(game)}" lang="{lang}" code="{game.code}"\n'
        f'  moves="{format_moves(game.record)}"{at}>\n'
        f'  <a href="{escape(link_of(game, home))}">Crescent {game.code}</a>\n'
        "</crescent-game>\n"
    )


def embedded_view(game: Game) -> str:
    """What another page shows of a game: its steps, if there are any."""
    return "replay" if game.record else "play"


def record_of(game: Game) -> str:
    """The text of a ``.crescent`` file."""
    headers = (("date", time.strftime("%Y-%m-%d")), ("app", "Crescent"))
    return format_file(GameFile(game.code, game.record, headers))
