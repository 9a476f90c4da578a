"""Stands in, on the page, for the library's module of this name: a page has no processes; asyncio
names this as a default.
"""

PIPE = -1
