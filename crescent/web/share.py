"""What a player can give to others: a link, a frame for a page, a picture, the record."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from pyodide.ffi import JsException, to_js
from pyscript import document, when, window

from crescent.diagrams import Diagram, Pictures
from crescent.i18n import load_captions
from crescent.web.handouts import embed_of, embedded_view, link_of, record_of
from crescent.web.pictures import card_pictures, show_in
from crescent.web.session import Session
from crescent.web.table import Page

PICTURE_WIDTH = 1760
"""Of the PNG, in pixels."""


class Sharing:
    """The dialog with all of them."""

    def __init__(self, session: Session, page: Page) -> None:
        self._session, self._page = session, page
        self._svg = ""
        when("click", "#share")(self._press)

    def open(self) -> None:
        """Fill the dialog with the game as it stands, and show it."""
        self._opening = asyncio.ensure_future(self._open())

    async def _open(self) -> None:
        game, lang = self._session.game, self._session.settings.lang
        home = str(window.URL.new(".", document.baseURI).href)
        _field("link").value = link_of(game, home)
        _field("embed").value = embed_of(game, home, lang)
        _field("record").value = record_of(game)
        self._say("")
        self._page.open("share")
        self._draw(await card_pictures())

    def _draw(self, pictures: Pictures) -> None:
        words, picture = load_captions(self._session.settings.lang), _picture()
        self._svg = show_in(picture, Diagram(self._session.game), words, pictures)
        preview = document.getElementById("share-preview")
        preview.dataset.view = embedded_view(self._session.game)
        preview.firstElementChild.src = picture.src

    async def _press(self, event: Any) -> None:
        button = event.target.closest("[data-give]")
        if not button:
            return
        kind = button.dataset.give
        if kind in ("link", "embed", "record"):
            await self._copy(_field(kind))
        elif kind == "svg":
            _download(f"{self._session.game.code}.svg", self._svg, "image/svg+xml")
        elif kind == "file":
            _download(f"{self._session.game.code}.crescent", _field("record").value, "text/plain")
        elif kind == "png":
            _download_blob(f"{self._session.game.code}.png", await self._png())
        elif kind == "png-copy":
            await self._copy_picture()

    async def _copy(self, field: Any) -> None:
        words = load_captions(self._session.settings.lang)
        try:
            await window.navigator.clipboard.writeText(field.value)
        except (JsException, AttributeError):
            field.select()
            self._say(words.copy_by_hand())
        else:
            self._say(words.has_been_copied())

    async def _copy_picture(self) -> None:
        words = load_captions(self._session.settings.lang)
        try:
            content = to_js(
                {"image/png": await self._png()}, dict_converter=window.Object.fromEntries
            )
            item = window.ClipboardItem.new(content)
            await window.navigator.clipboard.write(to_js([item]))
        except (JsException, AttributeError):
            self._say(words.picture_not_copied())
        else:
            self._say(words.has_been_copied())

    async def _png(self) -> Any:
        picture = _picture()
        await picture.decode()
        height = round(PICTURE_WIDTH * picture.naturalHeight / picture.naturalWidth)
        canvas = window.OffscreenCanvas.new(PICTURE_WIDTH, height)
        canvas.getContext("2d").drawImage(picture, 0, 0, PICTURE_WIDTH, height)
        return await canvas.convertToBlob()

    def _say(self, text: str) -> None:
        document.getElementById("share-note").textContent = text
        if text:
            self._page.tell(text)


@cache
def sharing(session: Session, page: Page) -> Sharing:
    """The dialog's one keeper."""
    return Sharing(session, page)


def _field(name: str) -> Any:
    return document.getElementById(f"share-{name}")


def _picture() -> Any:
    return document.getElementById("share-picture")


def _download(name: str, text: str, kind: str) -> None:
    options = to_js({"type": kind}, dict_converter=window.Object.fromEntries)
    _download_blob(name, window.Blob.new(to_js([text]), options))


def _download_blob(name: str, blob: Any) -> None:
    link = document.createElement("a")
    link.href = window.URL.createObjectURL(blob)
    link.download = name
    link.click()
