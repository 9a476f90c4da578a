"""Finds which modules the page needs, by importing them. Runs in Pyodide, under Node (archive.mjs).

Everything the page's modules import is imported, imports inside functions too; what then stands in
sys.modules is needed, Pyodide's own modules among it. So this module itself may import only what
Pyodide has loaded at its start anyway.
"""

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

# Needed though no import statement names it: zipfile falls back to it on names of old zip files.
EXTRAS = ("encodings.cp437",)
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


def loaded_files() -> list[str]:
    """The source files of all modules loaded so far."""
    return sorted({_file_of(module) for module in list(sys.modules.values())} - {""})


class _Importer:
    def __init__(self, app: str) -> None:
        self.app = app
        own = sorted(_module_name(path, app) for path in Path(app, "crescent").rglob("*.py"))
        self.queue = [*own, "pyscript", *EXTRAS]
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
        for node in ast.walk(ast.parse(Path(file).read_text("utf-8"))):
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


def _file_of(module: ModuleType) -> str:
    # A JavaScript module has some object for every attribute.
    file = getattr(module, "__file__", "")
    return file if isinstance(file, str) else ""


def _module_name(path: Path, app: str) -> str:
    parts = path.relative_to(app).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
