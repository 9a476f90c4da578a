"""Stands in, on the page, for the library's module of this name.

The library's writes the methods of each class as text and compiles it: that took two thirds of the
time in which the game's classes were loaded. Here all classes share the same methods.
It knows what Crescent uses: frozen classes, with and without slots, defaults, `__post_init__`.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, NamedTuple

FIELDS = "__dataclass_fields__"
MISSING = object()
SLOTS_OF_ANY_CLASS = ("__dict__", "__weakref__")


class FrozenInstanceError(AttributeError):
    """Raised on an attempt to change a value."""


class Field(NamedTuple):
    """A field, as `fields` tells of it; default: MISSING if there is none."""

    name: str
    type: Any
    default: Any


def dataclass(*, frozen: bool, slots: bool = False) -> Callable[[type], type]:
    """Make a class of annotated fields a class of values.

    Raises TypeError for what would not be frozen.
    """
    if not frozen:
        raise TypeError("only frozen classes are known here")
    return lambda cls: _made(cls, slots)


def _made(cls: type, slots: bool) -> type:
    names = tuple(cls.__annotations__)
    defaults = [cls.__dict__.get(name, MISSING) for name in names]
    types = cls.__annotations__.values()
    own = {name: cls.__dict__[name] for name in cls.__dict__ if name not in SLOTS_OF_ANY_CLASS}
    if slots:
        own = {name: own[name] for name in own if name not in names} | {"__slots__": names}
    methods = METHODS | _comparisons(names)
    own |= {name: methods[name] for name in methods if own.get(name) is None}
    made = map(Field, names, types, defaults)
    own |= {"__match_args__": names, FIELDS: dict(zip(names, made, strict=True))}
    value = type(cls)(cls.__name__, cls.__bases__, own | {"__qualname__": cls.__qualname__})
    value.__init__ = _init(value, names)  # type: ignore[misc]
    return value


def _init(cls: Any, names: tuple[str, ...]) -> Callable[..., None]:
    complete = getattr(cls, "__post_init__", None)
    setters = [_setter(cls, name) for name in names]
    count = len(names)

    def __init__(self: Any, *given: Any, **named: Any) -> None:  # noqa: N807
        if named or len(given) != count:
            given = _all_values(cls, given, named)
        for put, value in zip(setters, given):  # noqa: B905 - as many: no time for a check
            put(self, value)
        if complete is not None:
            complete(self)

    return __init__


def _setter(cls: Any, name: str) -> Callable[[Any, Any], None]:
    slot = cls.__dict__.get(name)
    if hasattr(slot, "__set__"):
        return slot.__set__  # type: ignore[no-any-return]
    return lambda value, content: object.__setattr__(value, name, content)


def _comparisons(names: tuple[str, ...]) -> dict[str, Callable[..., Any]]:
    get = attrgetter(*names) if names else lambda _value: ()

    def __eq__(self: Any, other: object) -> Any:  # noqa: N807
        if self is other:
            return True
        return get(self) == get(other) if other.__class__ is self.__class__ else NotImplemented

    def __hash__(self: Any) -> int:  # noqa: N807
        content = get(self)
        return hash(content if len(names) != 1 else (content,))

    return {"__eq__": __eq__, "__hash__": __hash__}


def _all_values(cls: Any, given: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
    defaults = {field.name: field.default for field in fields(cls)}
    placed = dict(zip(defaults, given, strict=False))
    values = defaults | placed | named
    twice = len(placed) < len(given) or placed.keys() & named.keys()
    if twice or len(values) > len(defaults) or MISSING in values.values():
        raise TypeError(f"{cls.__name__} takes {', '.join(defaults)}")
    return tuple(values.values())


def _values(value: Any) -> tuple[Any, ...]:
    return tuple([getattr(value, name) for name in value.__match_args__])


def _repr(self: Any) -> str:
    shown = map("{}={!r}".format, self.__match_args__, _values(self))
    return f"{type(self).__qualname__}({', '.join(shown)})"


def _refuse(self: object, name: str, *_value: object) -> None:
    raise FrozenInstanceError(f"{type(self).__name__}.{name} is never changed")


def fields(value: Any) -> tuple[Field, ...]:
    """The fields of a class or of a value."""
    return tuple(getattr(value, FIELDS).values())


def replace(value: Any, /, **changes: Any) -> Any:
    """The same value with other contents of some fields."""
    return type(value)(**(asdict(value) | changes))


def asdict(value: Any) -> dict[str, Any]:
    """The contents of the fields by their names; values inside stay as they are."""
    return {name: getattr(value, name) for name in value.__match_args__}


METHODS = {
    "__repr__": _repr,
    "__setattr__": _refuse,
    "__delattr__": _refuse,
    "__replace__": replace,
}
