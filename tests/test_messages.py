"""Messages from a page that embeds the game: few forms, and nothing else does anything."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crescent.web.messages import Dress, GoTo, Message, Put, Speak, read_message

CODE = "CR1-N-AAAAAAB"


def read(**fields: object) -> Message | None:
    return read_message(json.dumps({"crescent": 1, **fields}))


def test_the_four_messages() -> None:
    assert read(type="goto", at=12) == GoTo("12")
    assert read(type="set", code=CODE) == Put(CODE)
    assert read(type="set", code=CODE, moves="2-Dd R", at=1) == Put(CODE, "2-Dd R", "1")
    assert read(type="lang", lang="hr") == Speak("hr")
    assert read(type="theme", theme="dark") == Dress("dark")


def test_what_is_not_known_in_a_message_is_left_alone() -> None:
    assert read(type="goto", at=0, more={"a": [1]}) == GoTo("0")


@pytest.mark.parametrize("at", [-1, 5001, 1.5, "zz", 10**9])
def test_a_place_that_cannot_be_is_handed_on_to_be_said(at: object) -> None:
    assert read(type="goto", at=at) == GoTo(str(at))
    assert read(type="set", code=CODE, at=at) == Put(CODE, "", str(at))


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"type": "goto"},
        {"type": "goto", "at": ""},
        {"type": "goto", "at": True},
        {"type": "goto", "at": [1]},
        {"type": "goto", "at": "1" * 21},
        {"type": "goto", "at": 10**20},
        {"type": "set"},
        {"type": "set", "code": 1},
        {"type": "set", "code": "A" * 101},
        {"type": "set", "code": CODE, "moves": ["2-Dd"]},
        {"type": "set", "code": CODE, "at": {}},
        {"type": "lang", "lang": "de"},
        {"type": "lang", "lang": ["hr"]},
        {"type": "theme", "theme": "<b>"},
        {"type": "new"},
        {"type": "import", "text": "{}"},
        {"type": ["goto"], "at": 1},
        {"crescent": 2, "type": "goto", "at": 1},
        {"crescent": "1", "type": "goto", "at": 1},
    ],
)
def test_anything_else_is_no_message(fields: dict[str, object]) -> None:
    assert read(**fields) is None


@pytest.mark.parametrize(
    "text",
    ["", "null", "1", '"goto"', "[]", "{", "[" * 100_000, '{"crescent":1,' + " " * 70_000 + "}"],
)
def test_a_text_of_any_kind_does_no_harm(text: str) -> None:
    assert read_message(text) is None


@given(st.text())
def test_any_text_is_read_without_an_exception(text: str) -> None:
    assert read_message(text) is None


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=5))
def test_any_value_of_a_field_is_read_without_an_exception(value: object) -> None:
    for kind, name in (("goto", "at"), ("set", "code"), ("lang", "lang"), ("theme", "theme")):
        read(type=kind, **{name: value})
    assert read(type=value) is None
