"""Export and import of everything a player has, as one file."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from pyodide.ffi import JsException
from pyscript import document, when

from crescent.exports import MAX_BYTES, BadExportError, Export, ExportFault, dumps, loads
from crescent.web.controls import Controls
from crescent.web.keeper import Keeper
from crescent.web.preferences import Preferences
from crescent.web.session import Session
from crescent.web.table import Page


def bind_transfer(
    session: Session, page: Page, controls: Controls, keeper: Keeper, preferences: Preferences
) -> None:
    """Listen to the two buttons and to the file that is chosen."""
    chooser = document.getElementById("import-file")

    def export(_event: Any) -> None:
        # Imported when first asked for: the first frame does without.
        from crescent.web.sharing import download

        page.close()
        download(f"crescent-{session.today()}.json", dumps(everything()), "application/json")
        page.say(session.texts.exported(), None)

    def everything() -> Export:
        return Export(session.save, asdict(session.settings), keeper.chronicle.past)

    async def chosen(_event: Any) -> None:
        file = chooser.files.item(0)
        page.close()
        try:
            content = loads(await _text_of(file))
        except BadExportError as error:
            page.say(session.texts.export_fault(error.fault.value), None)
        else:
            _import(content, session, page, controls, keeper, preferences)
        finally:
            chooser.value = ""  # so that the same file may be chosen again

    when("click", "[data-action=export]")(export)
    when("click", "[data-action=import]")(lambda _event: chooser.click())
    when("change", [chooser])(chosen)


def _import(
    content: Export,
    session: Session,
    page: Page,
    controls: Controls,
    keeper: Keeper,
    preferences: Preferences,
) -> None:
    def take_in() -> None:
        if content.past is not None:
            keeper.chronicle.merge(content.past)
        if content.settings is not None:
            session.choose(session.settings.updated(content.settings))
            preferences.show()
        if content.game is not None:
            session.take_up(content.game)
        page.say(session.texts.imported(content.parts, bool(content.unknown)), None)

    if content.game is None:
        take_in()
    else:
        controls.ask_first(take_in)


async def _text_of(file: Any) -> str:
    if file.size > MAX_BYTES:
        raise BadExportError(ExportFault.TOO_LARGE)
    try:
        return str(await file.text())
    except JsException:
        raise BadExportError(ExportFault.NOT_OURS) from None
