"""Reads JSON that may be anything at all: huge, deeply nested, damaged."""

from __future__ import annotations

import json
import re

MAX_DEPTH = 32
_TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[{\]}]', re.DOTALL)
"""A string, or a bracket outside of strings."""


def read_json(text: str, most: int) -> object:
    """The data of a JSON text; None when it is no JSON, longer than `most`, or nested too deeply.

    Python's own guard against deep nesting comes too late in the page: there it ends Pyodide.
    """
    if len(text) > most or _is_deep(text):
        return None
    try:
        data: object = json.loads(text)
    except ValueError:
        return None
    return data


def _is_deep(text: str) -> bool:
    depth = 0
    for token in _TOKEN.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(token[0], 0)
        if depth > MAX_DEPTH:
            return True
    return False
