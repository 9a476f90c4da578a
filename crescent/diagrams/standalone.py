"""A whole game as one web page that needs nothing else (contract, section 5)."""

from __future__ import annotations

import base64
import hashlib
import pkgutil
from html import escape

from crescent.diagrams.pictures import Pictures
from crescent.diagrams.replay import replay_body
from crescent.diagrams.style import page_style_sheet
from crescent.game import Game
from crescent.i18n.captions import Captions

START = '\nstartReplay(document.querySelector(".replay"), { addressed: true, scrolling: true });\n'


def replay_page(
    game: Game, words: Captions, pictures: Pictures, theme: str = "auto", letters: str = ""
) -> str:
    """The HTML text of a game: steps and a list of moves; without scripts, key pictures."""
    script = _file("replay.mjs") + START
    policy = f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{_hash(script)}'"
    return f"""<!doctype html>
<html lang="{words.language}" data-theme="{escape(theme)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="color-scheme" content="light dark">
<title>Crescent {game.code}</title>
<style>body{{margin:0}}{replay_style_sheet()}</style>
</head>
<body>
{replay_body(game, words, pictures, letters, key_pictures=True)}
<script type="module">{script}</script>
</body>
</html>
"""


def replay_style_sheet() -> str:
    """How the page looks."""
    return _file("replay.css") + page_style_sheet()


def _file(name: str) -> str:
    data = pkgutil.get_data(__name__, name)
    assert data is not None
    return data.decode("utf-8")


def _hash(script: str) -> str:
    return base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
