"""The page's global scope, as Pyodide gives it to Python; JavaScript has no types to check."""

from typing import Any

def __getattr__(name: str) -> Any: ...
