"""Stands in, on the page, for the package's own list of its modules.

The browser runs the event loop (pyodide.webloop); what is left out here is for programs that have
sockets, pipes, processes or threads, and took a third of Python's start.
"""

# ruff: noqa: F403 - as the package itself does it
from typing import Any, Never

from . import coroutines, events, exceptions, futures, locks, queues, tasks, timeouts
from .coroutines import *
from .events import *
from .exceptions import *
from .futures import *
from .locks import *
from .queues import *
from .tasks import *
from .timeouts import *

__all__ = (
    coroutines.__all__
    + events.__all__
    + exceptions.__all__
    + futures.__all__
    + locks.__all__
    + queues.__all__
    + tasks.__all__
    + timeouts.__all__
)

DefaultEventLoopPolicy = events._BaseDefaultEventLoopPolicy


def run(*_anything: Any, **_options: Any) -> Never:
    """What begins and ends a loop; the page's runs already."""
    raise RuntimeError("the page's event loop is running")
