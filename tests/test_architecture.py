"""The house as design.md draws it: imports go one way, the browser stays in one room."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / "crescent"

ORDER = [
    ["cards"],
    ["places"],
    ["moves", "refusals"],
    ["state"],
    ["rules"],
    ["deals"],
    ["history"],
    ["game"],
    ["records", "saves", "past", "statistics", "charts", "daily", "daily_choices", "exports"],
    ["solver", "diagrams"],
    ["commands"],
    ["web", "cli", "site"],
]
"""A module imports from its own row and the rows above it, never from those below."""

LEAVES = ["i18n", "stopwatch", "jsontext"]
"""Anyone may import these; they import none of the others."""

OUTSIDE = {"web": {"js", "pyscript", "pyodide"}, "site": {"babel"}}
"""What may be imported beside the standard library, and where."""

STAND_INS = ROOT / "site/library"
"""Modules that take the place of the library's own, and import as those do."""

SOURCES = sorted(path for path in ROOT.rglob("*.py") if STAND_INS not in path.parents)
MAX_LINES = 250


def part_of(path: Path) -> str:
    """The module or sub-package of `crescent` that a file belongs to: 'rules', 'web'."""
    return path.relative_to(ROOT).with_suffix("").parts[0]


def imports(path: Path) -> Iterator[str]:
    """The full names of all that a file imports, also within functions."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def parts_imported(path: Path) -> set[str]:
    """The parts of `crescent` that a file imports from."""
    return {part_of(ROOT / name.split(".")[1]) for name in imports(path) if is_ours(name)}


def is_ours(name: str) -> bool:
    """Whether a full name is something of `crescent`."""
    return name.startswith("crescent.")


def rank(part: str) -> int:
    """The row of a part in `ORDER`."""
    return next(row for row, parts in enumerate(ORDER) if part in parts)


def names(paths: list[Path]) -> list[str]:
    """Short names for the test report."""
    return [str(path.relative_to(ROOT)) for path in paths]


INNER = [path for path in SOURCES if part_of(path) not in ("__init__", "__main__")]


def test_every_part_has_its_place_in_the_order() -> None:
    known = {part for row in ORDER for part in row} | {*LEAVES}
    assert {part_of(path) for path in INNER} <= known


@pytest.mark.parametrize("path", INNER, ids=names(INNER))
def test_imports_go_one_way(path: Path) -> None:
    part = part_of(path)
    others = parts_imported(path) - {part}
    if part in LEAVES:
        assert not others
    for other in others - {*LEAVES}:
        assert rank(other) <= rank(part), f"{part} imports {other}"


def test_no_two_parts_import_each_other() -> None:
    arrows = {(part_of(path), other) for path in INNER for other in parts_imported(path)}
    assert not [(a, b) for a, b in arrows if a < b and (b, a) in arrows]


def test_the_package_itself_gives_the_engine_and_nothing_above_it() -> None:
    parts = parts_imported(ROOT / "__init__.py")
    assert parts <= {part for row in ORDER[:-1] for part in row} | {*LEAVES}
    assert parts_imported(ROOT / "__main__.py") == {"cli"}


@pytest.mark.parametrize("path", SOURCES, ids=names(SOURCES))
def test_standard_library_only_but_for_the_page_and_the_build(path: Path) -> None:
    allowed = {*sys.stdlib_module_names, "crescent"} | OUTSIDE.get(part_of(path), set())
    assert {name.partition(".")[0] for name in imports(path)} <= allowed


def test_the_engine_can_be_imported_without_the_page_and_the_build() -> None:
    for path in SOURCES:
        if part_of(path) not in ("web", "site"):
            assert not parts_imported(path) & {"web", "site"}, path


@pytest.mark.parametrize("path", SOURCES, ids=names(SOURCES))
def test_modules_stay_small(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= MAX_LINES


PLAYED = [path for path in SOURCES if part_of(path) != "site"]


@pytest.mark.parametrize("path", PLAYED, ids=names(PLAYED))
def test_a_save_or_a_link_can_never_be_run(path: Path) -> None:
    tree = ast.walk(ast.parse(path.read_text("utf-8")))
    calls = [node.func for node in tree if isinstance(node, ast.Call)]
    called = {function.id for function in calls if isinstance(function, ast.Name)}
    assert not called & {"eval", "exec", "compile", "__import__"}
    assert not {name.partition(".")[0] for name in imports(path)} & {"pickle", "marshal", "shelve"}


TOP = {"README.md", "index.html", "pyscript.toml", "crescent", "static", "tests", "e2e"}
TOOLS = {"Makefile", "pyproject.toml", "package.json", "package-lock.json"}
CONVENTION = {"LICENSE", "CHANGELOG.md", "CONTRIBUTING.md"}


def test_the_top_level_holds_what_it_should_and_nothing_else() -> None:
    command = ["git", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=ROOT.parent, capture_output=True, check=True, text=True)
    names = {path.partition("/")[0] for path in listed.stdout.split("\0") if path}
    assert {name for name in names if not name.startswith(".")} == TOP | TOOLS | CONVENTION
