"""Stands in, on the page, for the library's package of this name: asyncio uses only these names.

There are no threads and no processes in a page that futures could be waited for from.
"""

from asyncio.exceptions import CancelledError, InvalidStateError

__all__ = ["CancelledError", "Future", "InvalidStateError"]

FIRST_COMPLETED = "FIRST_COMPLETED"
FIRST_EXCEPTION = "FIRST_EXCEPTION"
ALL_COMPLETED = "ALL_COMPLETED"


class Future:
    """A result of another thread."""
