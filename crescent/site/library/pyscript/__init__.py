"""Stands in, on the page, for PyScript's list of what it offers: only what the game uses is loaded.

Left out: display, fetch, storage, websocket and workers.
"""

from .context import config, current_target, document, js_modules, window
from .events import Event, when

__all__ = ["Event", "config", "current_target", "document", "js_modules", "when", "window"]
