"""Stands in, on the page, for the library's module of this name: Pyodide's loader of JavaScript's
modules is derived from two of its classes.
"""

from __future__ import annotations

from types import ModuleType


class Loader:
    """Loads modules."""

    def create_module(self, _spec: object) -> ModuleType | None:
        """None: as usual."""
        return None


class MetaPathFinder:
    """Finds modules."""

    def invalidate_caches(self) -> None:
        """Nothing is kept."""
