"""Stands in, on the page, for the library's module of this name: its types are for readers and
checkers, and nothing looks at them while the game runs. Nearly all of its names are one thing,
which may stand wherever a type does.
"""

from __future__ import annotations

from _typing import ParamSpec, TypeVar
from collections import namedtuple
from collections.abc import Callable

__all__ = ["TYPE_CHECKING", "Generic", "NamedTuple", "ParamSpec", "TypeVar", "cast", "overload"]

TYPE_CHECKING = False


class _Something:
    """In place of a type: it can be combined, called and inherited, and is nothing."""

    def __getitem__(self, _parameters: object) -> _Something:
        return self

    def __or__(self, _other: object) -> _Something:
        return self

    __ror__ = __or__

    def __call__(self, *_anything: object, **_options: object) -> _Something:
        return self

    def __mro_entries__(self, _bases: tuple[object, ...]) -> tuple[type, ...]:
        return ()


Any = _Something()


def __getattr__(name: str) -> _Something:
    if name.startswith("__"):
        raise AttributeError(name)
    return Any


class Generic:
    """Derived from by what takes types as parameters: with them it's the same."""

    def __class_getitem__(cls, _parameters: object) -> type:
        return cls


class _GenericAlias:
    """What Pyodide takes apart when it is told a JavaScript function's types; here it is not."""


_AnnotatedAlias = _UnionGenericAlias = _GenericAlias


def get_type_hints(_thing: object, **_options: object) -> dict[str, object]:
    """None."""
    return {}


def cast(_kind: object, value: Any) -> Any:
    """The value as it is."""
    return value


def overload(function: Callable[..., Any]) -> Callable[..., Any]:
    """The last one is what is called."""
    return function


final = runtime_checkable = overload


class _Fields(type):
    """Makes a class of annotated fields a tuple with names."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> type:
        plain = super().__new__(cls, name, (), body)
        if not bases:
            return plain
        fields = plain.__annotations__
        defaults = [body[field] for field in fields if field in body]
        made = namedtuple(name, fields, defaults=defaults, module=body["__module__"])
        for key, value in body.items():
            if key not in fields and not key.startswith("__annot"):
                setattr(made, key, value)
        return made


class NamedTuple(metaclass=_Fields):
    """A tuple whose fields have names."""
