"""Stands in, on the page, for the library's module of this name: a page gets no signals; asyncio
imports it.
"""
