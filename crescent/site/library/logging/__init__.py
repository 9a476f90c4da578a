"""Stands in, on the page, for the library's package of this name: what asyncio has to say goes to
the console.
"""

import sys
import traceback
from typing import Any

DEBUG = 10


class Logger:
    """Prints what is worth a warning."""

    def debug(self, *_anything: Any, **_options: Any) -> None:
        """Say nothing."""

    info = debug

    def warning(self, message: str, *arguments: Any, exc_info: Any = None) -> None:
        """Print a message, and the exception if there is one."""
        print(message % arguments if arguments else message, file=sys.stderr)
        if isinstance(exc_info, BaseException):
            traceback.print_exception(exc_info)
        elif isinstance(exc_info, tuple):
            traceback.print_exception(*exc_info)

    error = critical = exception = warning


def getLogger(_name: str = "") -> Logger:  # noqa: N802 - the library's name
    """The only one."""
    return Logger()
