"""Charts as SVG. Style sheets give the colours; what a chart says stands beside it as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, HEIGHT = 320, 150
FOOT, HEAD = 20, 16
"""Room for the labels under the bars and for the numbers above them, in units of the drawing."""
GAP = 0.25
"""Between two bars, as a part of what one takes."""
LETTER = 6.2
"""How wide a letter of a label is."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar: its label and its parts, from below: how many, and the name of their style."""

    label: str
    parts: tuple[tuple[int, str], ...]

    @property
    def total(self) -> int:
        """How tall it is."""
        return sum(count for count, _ in self.parts)


def bar_chart(bars: Sequence[Bar], name: str) -> str:
    """Bars side by side, with the number over each and labels as far as they have room."""
    step = WIDTH / max(len(bars), 1)
    most = max((bar.total for bar in bars), default=0) or 1
    every = _every(bars, step)
    drawn = "".join(
        _bar(bar, index * step, step, most, labelled=index % every == 0)
        for index, bar in enumerate(bars)
    )
    ground = HEIGHT - FOOT
    return (
        f'<svg class="chart" role="img" aria-label="{escape(name)}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'{drawn}<path class="axis" d="M0 {ground}H{WIDTH}"/></svg>'
    )


def _every(bars: Sequence[Bar], step: float) -> int:
    """Each bar, each second, each third is labelled, so that no two labels touch."""
    longest = max((len(bar.label) for bar in bars), default=0) * LETTER
    return max(1, -int(-longest // step))


def _bar(bar: Bar, left: float, step: float, most: int, labelled: bool) -> str:
    width, foot = min(step * (1 - GAP), 40), float(HEIGHT - FOOT)
    middle = left + step / 2
    drawn = ""
    for count, style in bar.parts:
        height = (HEIGHT - FOOT - HEAD) * count / most
        foot -= height
        if count:
            drawn += (
                f'<rect class="{escape(style)}" x="{middle - width / 2:.1f}" y="{foot:.1f}"'
                f' width="{width:.1f}" height="{height:.1f}"/>'
            )
    if bar.total:
        drawn += f'<text x="{middle:.1f}" y="{foot - 4:.1f}">{bar.total}</text>'
    if labelled:
        drawn += f'<text class="label" x="{middle:.1f}" y="{HEIGHT - 6}">{escape(bar.label)}</text>'
    return drawn
