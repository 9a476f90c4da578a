"""What stands in for parts of Python's library on the page does what the library does."""

import dataclasses
import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

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


def test_a_game_is_played_as_with_the_library() -> None:
    code, record = next(iter(WINS.items()))
    command = ("show", code, "--moves", record.rsplit(" ", 5)[0], "--json")
    with_ours = f"import sys; sys.path.insert(0, {str(LIBRARY)!r}); import dataclasses; "
    play = "del sys.path[0]; from crescent.cli import main; sys.exit(main(sys.argv[1:]))"
    shown = [
        subprocess.run(
            [sys.executable, "-c", start + play, *command],
            cwd=ROOT,
            capture_output=True,
            check=True,
        ).stdout
        for start in (with_ours, "import sys; sys.path.insert(0, ''); ")
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
