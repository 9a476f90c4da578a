"""Deals for first visits: the page shows one of them before Python is there to deal it."""

from __future__ import annotations

import json
from pathlib import Path

from crescent.deals import deal, parse_code
from crescent.i18n.names import INDEX_LETTERS
from crescent.places import PILES

CODES = Path(__file__).with_name("first_deals.txt")
"""Codes of deals that are known to be winnable, one a line."""


def first_deals() -> str:
    """JSON for ``static/first.mjs``: the index letters of languages that have their own, and each
    deal's code with the top cards of its piles.
    """
    codes = CODES.read_text("utf-8").split()
    deals = [[code, tops(code)] for code in codes]
    return json.dumps({"letters": INDEX_LETTERS, "deals": deals}, separators=(",", ":"))


def tops(code: str) -> str:
    """The top cards of piles 1 to 16, separated by blanks."""
    state = deal(parse_code(code))
    return " ".join(str(state.top(pile)) for pile in PILES)
