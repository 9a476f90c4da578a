"""Stands in, on the page, for Pyodide's module of this name: at its start Pyodide writes a text for
each function that it makes, which nobody reads there.
"""

from __future__ import annotations


def dedent_docstring(docstring: str) -> str:
    """The text as it is."""
    return docstring


def get_cmeth_docstring(_function: object) -> str:
    """No text."""
    return ""
