"""Stands in, on the page, for the library's module of this name: a page has no sockets; asyncio
names these as defaults.
"""

AF_UNSPEC = 0
AI_PASSIVE = 1
