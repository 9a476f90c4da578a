"""What stands in for parts of Python's library on the page does what the library does."""

import ast
import dataclasses
import functools
import importlib.util
import inspect
import json
import shutil
import subprocess
import sys
import textwrap
import typing
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crescent.site.build import NOT_SHIPPED
from tests.golden import WINS

ROOT = Path(__file__).parents[1]
LIBRARY = ROOT / "crescent/site/library"
ARCHIVER = ROOT / "crescent/site/archive.mjs"


def stand_in(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, LIBRARY / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


OURS = stand_in("dataclasses")
OUR_INSPECT = stand_in("inspect")
OUR_TEXTWRAP = stand_in("textwrap")
with patch.dict(sys.modules, {"_typing": typing}):  # which has less before Python 3.12
    OUR_TYPING = stand_in("typing")


def classes(module: Any) -> tuple[Any, Any]:
    """The same two classes, made by a module of dataclasses."""

    @module.dataclass(frozen=True, slots=True)
    class Card:
        rank: int
        suit: str = "S"

        def __post_init__(self) -> None:
            if self.rank < 0:
                raise ValueError("rank")

        def __str__(self) -> str:
            return f"{self.rank}{self.suit}"

    @module.dataclass(frozen=True)
    class Nothing:
        pass

    return Card, Nothing


OUR_CARD, OUR_NOTHING = classes(OURS)
CARD, NOTHING = classes(dataclasses)
values = st.tuples(st.integers(0, 3), st.sampled_from("SH"))


@given(values, values)
def test_values_are_equal_hashed_shown_and_replaced_as_by_the_library(
    one: tuple[int, str], other: tuple[int, str]
) -> None:
    ours, theirs = OUR_CARD(*one), CARD(*one)
    assert (ours == OUR_CARD(*other)) is (theirs == CARD(*other)) is (one == other)
    assert hash(ours) == hash(theirs)
    assert str(ours) == str(theirs) and repr(ours) == repr(theirs)
    assert OURS.asdict(ours) == dataclasses.asdict(theirs)
    replaced = OURS.replace(ours, suit=other[1])
    assert repr(replaced) == repr(dataclasses.replace(theirs, suit=other[1]))
    assert ours != one and ours != OUR_NOTHING()


@pytest.mark.parametrize(
    ("given", "named"),
    [((), {}), ((1, "S", 2), {}), ((1,), {"rank": 1}), ((1,), {"colour": 1}), ((), {"suit": "S"})],
)
def test_what_the_library_refuses_is_refused(given: tuple[Any, ...], named: dict[str, Any]) -> None:
    for card in (OUR_CARD, CARD):
        with pytest.raises(TypeError):
            card(*given, **named)


def test_values_are_complete_frozen_and_matched() -> None:
    for card, nothing, module in ((OUR_CARD, OUR_NOTHING, OURS), (CARD, NOTHING, dataclasses)):
        assert card(rank=2) == card(2, "S") == card(2)
        assert nothing() == nothing() and hash(nothing()) == hash(nothing())
        assert [field.name for field in module.fields(card)] == ["rank", "suit"]
        with pytest.raises(ValueError, match="rank"):
            card(-1)
        with pytest.raises(module.FrozenInstanceError):
            card(1).rank = 2
        with pytest.raises(module.FrozenInstanceError):
            del card(1).rank
        with pytest.raises((AttributeError, TypeError)):
            object.__setattr__(card(1), "colour", "red")
        match card(3, "H"):
            case card(rank, suit):
                assert (rank, suit) == (3, "H")


margins = st.text(alphabet=" \t\nab", max_size=30)


@given(margins)
def test_margins_are_taken_away_and_given_as_by_the_library(text: str) -> None:
    assert OUR_TEXTWRAP.dedent(text) == textwrap.dedent(text)
    assert OUR_TEXTWRAP.indent(text, "> ") == textwrap.indent(text, "> ")
    assert OUR_TEXTWRAP.indent(text, "> ", bool) == textwrap.indent(text, "> ", bool)


@given(st.lists(st.text(alphabet="abc", min_size=1, max_size=8)), st.integers(8, 12))
def test_words_are_wrapped_as_by_the_library(words: list[str], width: int) -> None:
    text = " ".join(words)
    assert OUR_TEXTWRAP.wrap(text, width) == textwrap.wrap(text, width, break_on_hyphens=False)


def names_used(file: Path) -> Iterator[tuple[str, str]]:
    """Modules and the names in them that a module of the page speaks of."""
    tree = ast.parse(file.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from ((node.module, alias.name) for alias in node.names)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield node.value.id, node.attr


PAGE_MODULES = [
    path
    for path in sorted((ROOT / "crescent").rglob("*.py"))
    if not NOT_SHIPPED & set(path.relative_to(ROOT / "crescent").parts)
]


@pytest.mark.parametrize("name", ["dataclasses", "inspect", "textwrap", "tokenize", "typing"])
def test_what_the_pages_modules_ask_of_a_module_is_there(name: str) -> None:
    with patch.dict(sys.modules, {"_typing": typing}):
        module = stand_in(name)
    used = {used for path in PAGE_MODULES for of, used in names_used(path) if of == name}
    assert [each for each in sorted(used) if not hasattr(module, each)] == []


class Functions:
    """Of each kind."""

    def method(self, event: object) -> None: ...
    async def later(self) -> None: ...
    def many(self, one: int, /, two: int = 2, *rest: int, three: int = 3, **more: int) -> None: ...
    def some(self) -> Iterator[int]:
        yield 1


FUNCTIONS = Functions()


@pytest.mark.parametrize(
    "function",
    [
        *(getattr(FUNCTIONS, name) for name in ("method", "later", "many", "some")),
        *(Functions.method, Functions.many, lambda: None, lambda event: event, len, Functions),
        functools.partial(FUNCTIONS.later),
        functools.wraps(FUNCTIONS.many)(lambda: None),
    ],
)
def test_functions_are_known_as_by_the_library(function: Any) -> None:
    for kind in (
        *("isclass", "isfunction", "ismethod", "isgenerator", "iscoroutine", "isawaitable"),
        *("iscoroutinefunction", "isgeneratorfunction"),
    ):
        assert getattr(OUR_INSPECT, kind)(function) == getattr(inspect, kind)(function), kind
    if inspect.isfunction(function) or inspect.ismethod(function):
        ours, theirs = OUR_INSPECT.signature(function), inspect.signature(function)
        assert list(ours.parameters) == list(theirs.parameters)
        for parameter in theirs.parameters.values():
            mine = ours.parameters[parameter.name]
            assert mine.kind == parameter.kind
            has_none = parameter.default is inspect.Parameter.empty
            assert has_none == (mine.default is OUR_INSPECT.Parameter.empty)
            assert has_none or mine.default == parameter.default


def test_what_is_at_work_is_known_as_by_the_library() -> None:
    work, steps = FUNCTIONS.later(), FUNCTIONS.some()
    for one in (work, steps):
        for kind in ("isgenerator", "iscoroutine", "isawaitable"):
            assert getattr(OUR_INSPECT, kind)(one) == getattr(inspect, kind)(one), kind
    work.close()


def named_tuples(module: Any) -> Any:
    """The same class, made by a module of types."""

    class Position(module.NamedTuple):  # type: ignore[misc]
        key: int
        left: int = 3

        @property
        def both(self) -> int:
            return int(self.key + self.left)

    return Position


def test_a_tuple_with_names_is_as_by_the_library() -> None:
    for kind in (named_tuples(OUR_TYPING), named_tuples(typing)):
        one = kind(1)
        assert (one, one.left, one.both, kind._fields) == ((1, 3), 3, 4, ("key", "left"))
        assert one._replace(left=0) == (1, 0) and repr(one) == "Position(key=1, left=3)"


def test_types_stand_wherever_types_do() -> None:
    kind = OUR_TYPING.Protocol
    assert type("Screen", OUR_TYPING.Any.__mro_entries__(()), {}).__mro__[1:] == (object,)
    assert kind[int] | None | OUR_TYPING.Literal["a", "b"] is not None
    assert OUR_TYPING.cast(kind, 5) == 5 and OUR_TYPING.TYPE_CHECKING is False
    assert OUR_TYPING.overload(len) is len


def test_a_game_is_played_as_with_the_library() -> None:
    code, record = next(iter(WINS.items()))
    command = ("show", code, "--moves", record.rsplit(" ", 5)[0], "--json")
    with_ours = (
        f"import importlib.util as u, sys; s = u.spec_from_file_location('dataclasses',"
        f" {str(LIBRARY / 'dataclasses.py')!r}); m = u.module_from_spec(s);"
        " s.loader.exec_module(m); sys.modules['dataclasses'] = m; "
    )
    play = "from crescent.cli import main; sys.exit(main(sys.argv[1:]))"
    shown = [
        subprocess.run(
            [sys.executable, "-c", start + play, *command],
            cwd=ROOT,
            capture_output=True,
            check=True,
        ).stdout
        for start in (with_ours, "import sys; ")
    ]
    assert shown[0] == shown[1]
    assert json.loads(shown[0])["status"] == "playing"


@pytest.mark.parametrize("missing", ["ssl", "crescent.nowhere", "pyscript.nothing"])
def test_the_build_fails_when_the_page_imports_what_its_archive_has_not(
    tmp_path: Path, missing: str
) -> None:
    game = tmp_path / "crescent"
    game.mkdir()
    (game / "__init__.py").write_text(f"def later():\n    import {missing}\n", "utf-8")
    pyscript = ROOT / "node_modules/@pyscript/core/src/stdlib/pyscript"
    shutil.copytree(pyscript, tmp_path / "pyscript")
    command = ["node", str(ARCHIVER), str(tmp_path), str(tmp_path / "app.pack")]
    built = subprocess.run(command, capture_output=True, check=False, text=True)
    assert built.returncode == 1
    assert "ModuleNotFoundError" in built.stderr and missing.split(".")[-1] in built.stderr
