"""Games in the page's address: ``#code=…&moves=…&at=…`` (contract, section 6)."""

from __future__ import annotations

from collections.abc import Iterable

from pyscript import window

from crescent.game import Game
from crescent.i18n.texts import Texts
from crescent.records import RecordError, parse_moves, position_at, read_code

GAME_KEYS = ("code", "moves", "at")


class BadAddressError(ValueError):
    """An address that names no game; the message is for the player."""


def take_game(texts: Texts) -> Game | None:
    """The game that the address names, or None; its keys leave the address either way.

    Raises BadAddressError.
    """
    code, moves, at = read_address()
    if not (code or moves or at):
        return None
    fragment = window.URLSearchParams.new(window.location.hash[1:])
    for key in GAME_KEYS:
        fragment.delete(key)
    rest = fragment.toString()
    address = window.location.pathname + window.location.search + (f"#{rest}" if rest else "")
    window.history.replaceState(None, "", address)
    return game_of(texts, code, moves, at)


def forget_in_address(keys: Iterable[str]) -> None:
    """What the player has chosen holds from now on, whatever the page was opened with."""
    address = window.URL.new(window.location.href)
    for key in keys:
        address.searchParams.delete(key)
    if address.href != window.location.href:
        window.history.replaceState(None, "", address.href)


def read_address() -> tuple[str, str, str]:
    """Code, moves and place as the address has them; empty texts for what it has not."""
    fragment = window.URLSearchParams.new(window.location.hash[1:])
    code, moves, at = (str(fragment.get(key) or "") for key in GAME_KEYS)
    return code, moves, at


def game_of(texts: Texts, code: str, moves: str, at: str) -> Game:
    """The game that these texts name, at that place (else at its end). Raises BadAddressError."""
    try:
        entries = parse_moves(moves)
        if at and not (at.isascii() and at.isdigit() and len(at) < 6 and int(at) <= len(entries)):
            raise BadAddressError(texts.bad_position())
        return position_at(read_code(code), entries, int(at) if at else len(entries))
    except RecordError as error:
        fault = error.code_fault.value if error.code_fault else None
        message = texts.record_error(error.fault.value, error.index, error.entry, fault)
        raise BadAddressError(message) from None
