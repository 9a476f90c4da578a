"""JSON texts of any kind are read, or refused without harm."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crescent.jsontext import MAX_DEPTH, read_json

MOST = 1024 * 1024


def nested(depth: int, within: str = "") -> str:
    """Arrays in arrays, each after a string."""
    return f'["{within}",' * depth + "1" + "]" * depth


@given(st.recursive(st.none() | st.integers() | st.text(), lambda inner: st.lists(inner)))
def test_what_json_writes_is_read(data: object) -> None:
    assert read_json(json.dumps(data), MOST) == data


@pytest.mark.parametrize("within", ["", "]", "[", "]]]", '\\"]', "\\\\"])
def test_nesting_is_counted_outside_of_strings(within: str) -> None:
    assert read_json(nested(MAX_DEPTH, within), MOST) is not None
    assert read_json(nested(MAX_DEPTH + 1, within), MOST) is None


def test_a_text_longer_than_allowed_is_not_looked_at() -> None:
    assert read_json("[1]", 3) == [1]
    assert read_json("[1] ", 3) is None


@pytest.mark.parametrize(
    "text", ["[" * MOST, '"' * MOST, '"' + '\\"' * (MOST // 3), "9" * MOST, '{"a":' * 200_000]
)
def test_odd_texts_take_no_long_time(text: str) -> None:
    assert read_json(text, MOST) is None
