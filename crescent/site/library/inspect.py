"""Stands in, on the page, for the library's module of this name, which brings much of the library
with it. It knows kinds of functions, and which parameters a function takes: that is what PyScript,
the event loop and Pyodide ask of it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from types import CoroutineType, FunctionType, GeneratorType, MethodType
from typing import Any

VARIABLE_POSITIONAL, VARIABLE_NAMED, GENERATOR, COROUTINE, ITERABLE_COROUTINE = 4, 8, 32, 128, 256
"""What the flags of a function's code say (the library's module dis)."""


class _empty:  # noqa: N801 - the library's name
    """Where there is no default."""


class Parameter:
    """One of a function's parameters; its kind is one of five."""

    POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD, VAR_POSITIONAL, KEYWORD_ONLY, VAR_KEYWORD = range(5)
    empty = _empty

    def __init__(self, name: str, kind: int, *, default: Any = _empty) -> None:
        self.name, self.kind, self.default = name, kind, default


class Signature:
    """A function's parameters, by name."""

    def __init__(self, parameters: list[Parameter]) -> None:
        self.parameters = {parameter.name: parameter for parameter in parameters}


def signature(function: Callable[..., Any]) -> Signature:
    """What a function takes. Raises ValueError for one that is not written in Python."""
    plain = unwrap(function)
    if isinstance(plain, MethodType):
        return Signature(_parameters(plain.__func__)[1:])
    if not isinstance(plain, FunctionType):
        raise ValueError(f"no signature found for {function!r}")
    return Signature(_parameters(plain))


def _parameters(function: Any) -> list[Parameter]:
    code, found = function.__code__, []
    names, count = code.co_varnames, code.co_argcount
    defaults = function.__defaults__ or ()
    for index, name in enumerate(names[:count]):
        kind = int(index >= code.co_posonlyargcount)
        late = index - (count - len(defaults))
        found.append(Parameter(name, kind, default=defaults[late] if late >= 0 else _empty))
    only_named = names[count : count + code.co_kwonlyargcount]
    rest = list(names[count + len(only_named) :])
    if code.co_flags & VARIABLE_POSITIONAL:
        found.append(Parameter(rest.pop(0), Parameter.VAR_POSITIONAL))
    for name in only_named:
        default = (function.__kwdefaults__ or {}).get(name, _empty)
        found.append(Parameter(name, Parameter.KEYWORD_ONLY, default=default))
    if code.co_flags & VARIABLE_NAMED:
        found.append(Parameter(rest[0], Parameter.VAR_KEYWORD))
    return found


def unwrap(function: Any) -> Any:
    """What a wrapper wraps."""
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    return function


def isclass(thing: object) -> bool:
    """Whether it is a class."""
    return isinstance(thing, type)


def isfunction(thing: object) -> bool:
    """Whether it is a function written in Python."""
    return isinstance(thing, FunctionType)


def ismethod(thing: object) -> bool:
    """Whether it is a method of an object."""
    return isinstance(thing, MethodType)


def isgenerator(thing: object) -> bool:
    """Whether it is a generator at work."""
    return isinstance(thing, GeneratorType)


def iscoroutinefunction(thing: object) -> bool:
    """Whether it is an async function."""
    return _has_flag(thing, COROUTINE)


def isgeneratorfunction(thing: object) -> bool:
    """Whether it is a function that yields."""
    return _has_flag(thing, GENERATOR)


def _has_flag(thing: object, flag: int) -> bool:
    plain = thing.func if isinstance(thing, partial) else thing
    plain = plain.__func__ if isinstance(plain, MethodType) else plain
    return isinstance(plain, FunctionType) and bool(plain.__code__.co_flags & flag)


def iscoroutine(thing: object) -> bool:
    """Whether it is an async function at work."""
    return isinstance(thing, CoroutineType)


def isawaitable(thing: object) -> bool:
    """Whether it can be awaited."""
    if isinstance(thing, GeneratorType):
        return bool(thing.gi_code.co_flags & ITERABLE_COROUTINE)
    return isinstance(thing, CoroutineType | Awaitable)


getattr_static = getattr
"""Pyodide asks it of the types of JavaScript's functions, which the game never tells."""
