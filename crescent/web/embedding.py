"""Other views than the game itself, and the game in another page's frame."""

from __future__ import annotations

import json
from typing import Any

from pyodide.ffi import create_proxy
from pyscript import document, window
from pyscript.js_modules import paint

from crescent.i18n import load_texts
from crescent.web.messages import read_message


class Host:
    """The page around, if there is one."""

    def __init__(self, module: Any) -> None:
        self._module = module

    def tell(self, kind: str, **details: object) -> None:
        """Send a message out."""
        self._module.tell(json.dumps({"type": kind, **details}))

    def listen(self, view: Any) -> None:
        """Hand on messages as they come, and tell the height that the view would like."""

        def hear(text: str) -> None:
            message = read_message(text)
            if message is not None:
                view.take(message)

        self._module.listen(create_proxy(hear))
        self._module.watchHeight(document.documentElement.dataset.view)


async def start_embedded(root: Any) -> None:
    """Show what the address asks for."""
    host = Host(await load_module(root.dataset.host))
    texts = load_texts(root.lang)
    if root.dataset.view == "play":
        from crescent.web.embedded import EmbeddedGame

        view: Any = EmbeddedGame(host, texts)
    else:
        from crescent.web.exhibit import Exhibit

        view = Exhibit(host)
    await view.start()
    root.dataset.appState = "ready"
    window.performance.mark("ready")
    host.listen(view)


async def load_module(address: str) -> Any:
    """A script of the site that most visits do without."""
    return await paint.load(window.URL.new(address, document.baseURI).href)
