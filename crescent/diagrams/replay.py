"""A whole game, step by step: what ``replay.mjs`` works on, in a page of whatever kind."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from itertools import accumulate, pairwise

from crescent.diagrams.diagram import Diagram
from crescent.diagrams.drawing import SIGNS, Drawing, felt, live_board
from crescent.diagrams.layout import closed_layout
from crescent.diagrams.pictures import Pictures
from crescent.diagrams.words import describe, say_entry, title_of
from crescent.game import Game, new_game
from crescent.i18n.captions import Captions
from crescent.i18n.names import INDEX_LETTERS
from crescent.moves import Move
from crescent.places import PILES
from crescent.rules import Status

KEY_EVERY = 30
"""Without scripts a picture is shown after so many entries, and at each redeal."""

ICONS = {
    "first": "M18 6v12L9 12zM6 6v12",
    "back": "M16 6v12L8 12z",
    "on": "M8 6v12l8-6z",
    "last": "M6 6v12l9-6zM18 6v12",
}


def replay_body(
    game: Game,
    words: Captions,
    pictures: Pictures,
    letters: str = "",
    key_pictures: bool = False,
) -> str:
    """What ``replay.mjs`` works on: the table, the steps, the list of moves and the game.

    key_pictures: whether there is something to be seen without scripts.
    """
    letters = letters or words.language
    games = tuple(accumulate(game.record, Game.play, initial=new_game(game.code)))
    board = Drawing(games[0].state, closed_layout(), letters, words.empty_pile(), False, set())
    every = {str(card) for pile in games[0].state.tableau for card in pile} | _corners(letters)
    keys = "\n".join(_key_pictures(games, words, letters)) if key_pictures else ""
    return f"""<main class="replay">
<h1>Crescent {game.code}</h1>
{f"<p>{escape(_ending(game, words))}</p>" if game.status is Status.WON else ""}
<svg class="symbols" aria-hidden="true"><defs>{SIGNS}
{pictures.definitions(every)}</defs></svg>
{f"<noscript>{keys}</noscript>" if keys else ""}
<div class="game-parts">
<section class="board" aria-label="{escape(words.table())}" hidden>
{live_board(board)}
<div class="words"><p class="said" role="status"></p><p class="at"></p></div>
<div class="steps">{"".join(_buttons(words))}</div>
</section>
<ol class="moves">
{"".join(_list(games, words))}</ol>
</div>
<script type="application/json" class="game">{_data(games, letters)}</script>
</main>"""


def _buttons(words: Captions) -> Iterator[str]:
    for step, path in ICONS.items():
        icon = f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{path}"/></svg>'
        yield f'<button type="button" data-step="{step}">{icon}{escape(words.step(step))}</button>'


def _list(games: tuple[Game, ...], words: Captions) -> Iterator[str]:
    """Every position as a link: the start, then each entry in words."""
    yield f'<li><a href="#0">{escape(words.start())}</a></li>\n'
    for at, said in enumerate(_sayings(games, words), 1):
        redeal = "" if isinstance(games[at].record[-1], Move) else ' class="redeal"'
        yield f'<li{redeal}><a href="#{at}">{escape(said)}</a></li>\n'


def _sayings(games: tuple[Game, ...], words: Captions) -> Iterator[str]:
    """Each entry of a game in words; numbers count moves only."""
    for before, after in pairwise(games):
        entry = after.record[-1]
        if isinstance(entry, Move):
            yield words.numbered(after.moves, say_entry(before.state, entry, words))
        else:
            total = games[0].state.redeals_left
            yield words.redeal_number(total - after.state.redeals_left, total)


def _key_pictures(games: tuple[Game, ...], words: Captions, letters: str) -> Iterator[str]:
    layout, sayings = closed_layout(), [words.start(), *_sayings(games, words)]
    for at, game in enumerate(games):
        is_redeal = at > 0 and not isinstance(game.record[-1], Move)
        if not (at % KEY_EVERY == 0 or is_redeal or at == len(games) - 1):
            continue
        drawing = Drawing(game.state, layout, letters, words.empty_pile(), False, set())
        title, description = title_of(game, words), describe(Diagram(game), words)
        yield (
            f'<figure id="key-{at}"><svg class="diagram" role="img"'
            f' viewBox="0 0 {layout.width} {layout.height}">'
            f"<title>{escape(title)}</title><desc>{escape(description)}</desc>"
            f"{felt(layout.width, layout.height)}"
            f"{''.join(drawing.elements(None))}</svg>"
            f"<figcaption>{escape(sayings[at])}</figcaption></figure>"
        )


def _ending(game: Game, words: Captions) -> str:
    return f"{words.won_after(game.moves)}."


def _corners(letters: str) -> set[str]:
    own = INDEX_LETTERS.get(letters, {})
    return {f"i-{own.get(rank, rank)}-{suit}" for rank in "A23456789TJQK" for suit in "SHDC"}


def _data(games: tuple[Game, ...], letters: str) -> str:
    piles = (" ".join(map(str, games[0].state.cards(pile))) for pile in PILES)
    entries = " ".join(map(str, games[-1].record))
    data = {"piles": ",".join(piles), "entries": entries, "letters": INDEX_LETTERS.get(letters, {})}
    return json.dumps(data, separators=(",", ":"))
