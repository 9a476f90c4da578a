"""Stands in, on the page, for the library's module of this name: tracebacks have no colours there.

The library's own builds dozens of colour themes whenever Python starts, and traceback imports it.
"""


class _Colours:
    type = message = filename = line_no = frame = error_highlight = error_range = reset = ""


class _Theme:
    traceback = _Colours


def can_colorize(*, file: object = None) -> bool:  # noqa: ARG001 - the library's signature
    """Whether text may be coloured: never."""
    return False


def get_theme(**_wishes: object) -> type[_Theme]:
    """The theme without colours."""
    return _Theme
