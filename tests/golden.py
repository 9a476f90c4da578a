"""The seven deals and the twenty winning records that everything must agree with."""

from __future__ import annotations

import json
from pathlib import Path

_DATA = Path(__file__).parent / "data"

DEALS: dict[str, list[list[str]]] = json.loads((_DATA / "deals.json").read_text("utf-8"))
"""Deal code -> 16 piles, bottom to top."""

WINS: dict[str, str] = json.loads((_DATA / "wins.json").read_text("utf-8"))
"""Deal code -> a record that wins."""
