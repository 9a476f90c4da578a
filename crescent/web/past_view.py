"""Past games and statistics as markup. Pure: no DOM here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from crescent.charts import Bar, bar_chart
from crescent.i18n.figures import FigureTexts
from crescent.past import PastGame
from crescent.statistics import (
    MINUTES,
    MOVES,
    Figures,
    distribution,
    figures,
    over_time,
    streaks,
    won,
)

MARKS = {"won": "✓", "blocked": "✗", "left": "–", "playing": "▸"}
"""A sign for each result, beside its word."""

Rows = Sequence[Sequence[str]]


def statistics_view(games: Sequence[PastGame], playing: str, texts: FigureTexts) -> str:
    """Figures and charts of games of one kind."""
    if not games:
        return f"<p>{escape(texts.nothing('played'))}</p>"
    return (
        _table("figures", texts.columns(), _figure_rows(games, texts))
        + f'<p class="streaks">{escape(texts.streaks(*streaks(games, playing)))}</p>'
        + _charts(games, texts)
    )


def _figure_rows(games: Sequence[PastGame], texts: FigureTexts) -> Rows:
    """All games, those without hints, those with."""
    groups = [
        figures(games),
        figures([game for game in games if not game.hints]),
        figures([game for game in games if game.hints]),
    ]
    return [
        [label, *(_figure(group, name, texts) for group in groups)]
        for name, label in texts.rows().items()
    ]


def _figure(group: Figures, name: str, texts: FigureTexts) -> str:
    value = getattr(group, name)
    if value is None or (name == "share" and not group.played):
        return "–"
    shown: dict[str, Callable[[float], str]] = {
        "share": texts.percent,
        "best_seconds": texts.time,
        "median_seconds": texts.time,
    }
    return shown.get(name, texts.number)(value)


def _table(style: str, heads: Sequence[str], rows: Rows) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(label)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        + "</tr>"
        for label, *cells in rows
    )
    return f'<table class="{style}"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'


def _charts(games: Sequence[PastGame], texts: FigureTexts) -> str:
    heads, wins = texts.chart_columns(), won(games)
    legend = f'<span class="won">{escape(heads["won"])}</span> '
    legend += f'<span class="others">{escape(heads["others"])}</span>'
    spans = over_time(games)
    drawn = _chart(
        texts,
        "time",
        [Bar(texts.short_day(str(s.first)), ((s.won, "won"), (s.others, "others"))) for s in spans],
        (heads["when"], heads["won"], heads["others"]),
        [(texts.span(str(s.first), str(s.last)), str(s.won), str(s.others)) for s in spans],
        f'<p class="legend" aria-hidden="true">{legend}</p>',
    )
    for name, head, values, widths in (
        ("seconds", heads["minutes"], [game.seconds // 60 for game in wins], MINUTES),
        ("moves", heads["moves"], [game.moves for game in wins], MOVES),
    ):
        bins = [(_range(b.low, b.high), b.count) for b in distribution(values, widths)]
        bars = [Bar(label, ((count, "won"),)) for label, count in bins]
        rows = [(label, str(count)) for label, count in bins]
        drawn += _chart(texts, name, bars, (head, heads["games"]), rows)
    return drawn


def _range(low: int, high: int) -> str:
    """The whole numbers of a bin."""
    return str(low) if high == low + 1 else f"{low}–{high - 1}"


def _chart(
    texts: FigureTexts,
    name: str,
    bars: Sequence[Bar],
    heads: Sequence[str],
    rows: Rows,
    legend: str = "",
) -> str:
    """A chart and, for those who would rather read, its table."""
    title, as_text = texts.charts()[name], texts.chart_columns()["text"]
    drawn = bar_chart(bars, title) if bars else f"<p>{escape(texts.nothing('won'))}</p>"
    table = (
        f"<details><summary>{escape(as_text)}</summary>{_table('said', heads, rows)}</details>"
        if rows
        else ""
    )
    return f"<section><h3>{escape(title)}</h3>{legend}{drawn}{table}</section>"


# Past games


def result_of(game: PastGame, playing: str) -> str:
    """How a game stands; the one on the table is in play until it is won or blocked."""
    return "playing" if game.id == playing and game.result.value == "left" else game.result.value


def games_view(games: Sequence[PastGame], playing: str, texts: FigureTexts) -> str:
    """A list of games, each a button that tells which it is."""
    if not games:
        return f"<p>{escape(texts.nothing('played'))}</p>"
    return "".join(f"<li>{_game_button(game, playing, texts)}</li>" for game in games)


def _game_button(game: PastGame, playing: str, texts: FigureTexts) -> str:
    result = result_of(game, playing)
    return (
        f'<button data-game="{escape(game.id)}" data-result="{result}">'
        f'<span class="mark" aria-hidden="true">{MARKS[result]}</span> '
        f"<b>{escape(texts.result(result))}</b> <span>{escape(texts.day(game.day))}</span> "
        f"<small>{escape(about(game, texts))}</small></button>"
    )


def about(game: PastGame, texts: FigureTexts) -> str:
    """Moves, time and code, and what else is to be known of a game, in one line."""
    parts = [texts.moves(game.moves), texts.time(game.seconds)]
    if game.hints:
        parts.append(texts.hints(game.hints))
    if game.opened:
        parts.append(texts.kind(game.code.variant.value, opened=True))
    return " · ".join((*parts, str(game.code)))
