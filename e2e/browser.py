"""Finds the browser to test with: one that is installed, else Playwright's own."""

import os
import shutil

INSTALLED = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
# Chromium is to ask nothing of the world outside, least of all at its start.
QUIET = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def installed_browser() -> str | None:
    """The path of an installed Chromium or Chrome, if there is one."""
    return next(filter(None, map(shutil.which, INSTALLED)), None)


def launch_arguments() -> list[str]:
    """Chromium's arguments; its sandbox refuses to run as root."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*QUIET, "--no-sandbox"] if is_root else [*QUIET]
