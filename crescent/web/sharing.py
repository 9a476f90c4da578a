"""Hands links, texts and files to other people and programs."""

from __future__ import annotations

from typing import Any

from pyodide.ffi import JsException, to_js
from pyscript import document, when, window

from crescent.deals import DealCode
from crescent.i18n.figures import FigureTexts
from crescent.records import format_moves
from crescent.web.session import Session
from crescent.web.table import Page


def deal_link(code: DealCode) -> str:
    """The address that deals the same cards."""
    return f"{_page()}#code={code}"


def replay_link(code: DealCode, moves: str) -> str:
    """The address that shows a game step by step; moves: separated by dots."""
    return f"{_page()}?view=replay#code={code}&moves={moves}"


def _page() -> str:
    return str(window.location.origin + window.location.pathname)


async def share(link: str, texts: FigureTexts) -> str:
    """Share a link as the device does, else copy it; what to say of it, if anything."""
    if not getattr(window.navigator, "share", None):
        return await copy(link, texts, "link_copied")
    try:
        await window.navigator.share(_object({"text": texts.record("invitation"), "url": link}))
    except JsException as error:
        # The player has changed their mind: nothing needs to be said.
        if getattr(error, "name", "") == "AbortError":
            return ""
        return await copy(link, texts, "link_copied")
    return ""


async def copy(text: str, texts: FigureTexts, done: str = "copied") -> str:
    """Put a text on the clipboard; what to say of it."""
    try:
        await window.navigator.clipboard.writeText(text)
    except (JsException, AttributeError):
        return texts.record("not_copied")
    return texts.record(done)


def download(name: str, text: str, kind: str) -> None:
    """Hand the browser a file to keep."""
    link = document.createElement("a")
    link.href = window.URL.createObjectURL(window.Blob.new(to_js([text]), _object({"type": kind})))
    link.download = name
    link.click()
    # The address goes when the page goes: some browsers read it only after a while.


def _object(fields: dict[str, str]) -> object:
    return to_js(fields, dict_converter=window.Object.fromEntries)


def bind_sharing(session: Session, page: Page) -> None:
    """Answer the buttons that share the game on the table."""

    async def share_here(link: str, place: str) -> None:
        note = await share(link, FigureTexts(session.texts.catalogue))
        document.getElementById(place).textContent = note
        if note:
            page.tell(note)

    async def share_won(_event: Any) -> None:
        moves = format_moves(session.game.record, ".")
        await share_here(replay_link(session.game.code, moves), "won-note")

    async def share_deal(_event: Any) -> None:
        await share_here(deal_link(session.game.code), "copy-note")

    when("click", "#share-won")(share_won)
    when("click", "#share-deal")(share_deal)
