"""The browser's local storage, or memory where it is denied."""

from __future__ import annotations

from pyodide.ffi import JsException
from pyscript import window


class LocalStorage:
    """Texts by key; where the browser keeps nothing, `denied` says so and memory does instead."""

    def __init__(self) -> None:
        self._memory: dict[str, str] = {}
        try:
            self._storage = window.localStorage
            self.denied = not self._storage
        except JsException:
            self.denied = True

    def read(self, key: str) -> str:
        """What is stored under a key; empty when there is nothing."""
        if self.denied:
            return self._memory.get(key, "")
        return str(self._storage.getItem(key) or "")

    def write(self, key: str, text: str) -> bool:
        """Store a text at once; False when there is no room, and then nothing has changed."""
        if self.denied:
            self._memory[key] = text
            return True
        try:
            self._storage.setItem(key, text)
        except JsException:
            return False
        return True

    def remove(self, key: str) -> None:
        """Forget what is stored under a key."""
        if not self.denied:
            self._storage.removeItem(key)

    def ask_to_last(self) -> None:
        """Ask the browser not to clear what is stored when the device runs out of room."""
        try:
            window.navigator.storage.persist()
        except (AttributeError, JsException):
            return  # a browser that can't be asked
