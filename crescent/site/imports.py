"""Finds which modules the page needs, by importing them. Runs in Pyodide, under Node (archive.mjs).

Everything the page's modules import is imported, imports inside functions too; what then stands in
sys.modules is needed, Pyodide's own modules among it. So this module itself may import only what
Pyodide has loaded at its start anyway.
"""

import ast
import importlib
import os
import sys
from collections.abc import Iterator
from types import ModuleType

# PyScript asks MicroPython for this, and Pyodide in vain.
ABSENT = frozenset({"jsffi"})


def import_everything(app: str) -> list[str]:
    """Import every game module below the folder `app`, PyScript's package, and what they import.

    Returns the names imported. Raises ImportError naming a module that is not there.
    """
    return list(_Importer(app).run())


def import_again(names: list[str]) -> None:
    """Import each name; raises ImportError naming the first that is not there."""
    for name in names:
        importlib.import_module(name)


def loaded(*places: str) -> list[str]:
    """The source files of all modules loaded so far from `places`, by their names there."""
    files = {_file_of(module) for module in list(sys.modules.values())}
    return sorted(
        file.removeprefix(f"{place}/").removesuffix("c")
        for place in places
        for file in files
        if file.startswith(f"{place}/")
    )


class _Importer:
    def __init__(self, app: str) -> None:
        self.app = app
        self.queue = [*sorted(_modules_below(app, "crescent")), "pyscript"]
        self.seen: dict[str, None] = {}

    def run(self) -> dict[str, None]:
        while self.queue:
            name = self.queue.pop()
            if name not in self.seen and name not in ABSENT:
                self.seen[name] = None
                self.queue += self._wanted(importlib.import_module(name))
        return self.seen

    def _wanted(self, module: ModuleType) -> Iterator[str]:
        """What one of the page's own modules imports; of other modules, nothing more."""
        file = _file_of(module)
        if not file.startswith(f"{self.app}/"):
            return
        package = module.__name__ if hasattr(module, "__path__") else module.__package__ or ""
        for node in ast.walk(ast.parse(_text_of(file))):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                yield from _from_names(node, package)


def _from_names(node: ast.ImportFrom, package: str) -> Iterator[str]:
    base = package.rsplit(".", node.level - 1)[0] if node.level else ""
    name = ".".join(part for part in (base, node.module) if part)
    yield name
    if name in ABSENT:
        return
    module = importlib.import_module(name)
    for alias in node.names:
        if hasattr(module, "__path__") and not hasattr(module, alias.name):
            yield f"{name}.{alias.name}"


def _text_of(file: str) -> str:
    with open(file, encoding="utf-8") as source:  # noqa: PTH123 - pathlib is not in every archive
        return source.read()


def _file_of(module: ModuleType) -> str:
    # A JavaScript module has some object for every attribute.
    file = getattr(module, "__file__", "")
    return file if isinstance(file, str) else ""


def _modules_below(app: str, package: str) -> Iterator[str]:
    for folder, _, files in os.walk(f"{app}/{package}"):
        parent = folder.removeprefix(f"{app}/").replace("/", ".")
        for file in files:
            if file.endswith(".py"):
                yield parent if file == "__init__.py" else f"{parent}.{file.removesuffix('.py')}"
