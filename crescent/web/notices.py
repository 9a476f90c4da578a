"""The notices above the controls: what is amiss with keeping the game, and what to do."""

from __future__ import annotations

from typing import Any

from pyscript import when


def bind_notices() -> None:
    """Listen to the buttons that a notice has; which notice is shown is part of the frame."""

    def dismiss(event: Any) -> None:
        event.target.closest("[data-hitch]").hidden = True

    when("click", "[data-action=dismiss]")(dismiss)
