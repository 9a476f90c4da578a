"""Charts: well-formed SVG whose bars stand in proportion and inside."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st

from crescent.charts import HEIGHT, WIDTH, Bar, bar_chart

BARS = st.lists(
    st.builds(
        Bar,
        st.text(st.characters(categories=("L", "N", "P")), max_size=8),
        st.tuples(st.tuples(st.integers(0, 500), st.just("won"))),
    ),
    max_size=14,
)


def rectangles(svg: str) -> list[dict[str, float]]:
    names = ("x", "y", "width", "height")
    return [
        {name: float(one.get(name, "")) for name in names}
        for one in ET.fromstring(svg).iter("rect")
    ]


@given(BARS, st.text(st.characters(categories=("L", "N", "P"))))
def test_every_bar_stands_inside_and_none_on_another(bars: list[Bar], name: str) -> None:
    svg = bar_chart(bars, name)
    assert ET.fromstring(svg).get("aria-label") == name
    found = rectangles(svg)
    assert len(found) == sum(bar.total > 0 for bar in bars)
    for one in found:
        assert 0 <= one["x"] <= one["x"] + one["width"] <= WIDTH
        assert 0 <= one["y"] <= one["y"] + one["height"] <= HEIGHT
    for one, other in pairwise(found):
        assert one["x"] + one["width"] < other["x"]


def test_heights_are_in_proportion_and_parts_stand_on_each_other() -> None:
    svg = bar_chart([Bar("a", ((2, "won"), (1, "others"))), Bar("b", ((6, "won"),))], "Results")
    won, others, six = rectangles(svg)
    assert six["height"] == 3 * won["height"] == 6 * others["height"]
    assert others["y"] + others["height"] == won["y"]


def test_the_numbers_stand_over_the_bars() -> None:
    svg = bar_chart(
        [Bar("May", ((2, "won"), (1, "others"))), Bar("June", ((0, "won"),))], "Results"
    )
    texts = [(one.text, one.get("class")) for one in ET.fromstring(svg).iter("text")]
    assert texts == [("3", None), ("May", "label"), ("June", "label")]


def test_labels_that_would_touch_are_left_out() -> None:
    svg = bar_chart([Bar("November", ((1, "won"),))] * 12, "Results")
    labels = [one for one in ET.fromstring(svg).iter("text") if one.get("class") == "label"]
    assert len(labels) == 6
