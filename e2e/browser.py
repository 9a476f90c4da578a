"""Finds the browsers to test with, and installs what is missing where it may."""

import os
import shutil
import subprocess
import sys

from e2e.engines import ENGINES, missing

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
    return [*QUIET, "--no-sandbox"] if _is_root() else [*QUIET]


def install_browser() -> int:
    """Install a browser if none is there: Debian's by apt as root, else Playwright's download.

    Returns the exit code of the command that did it.
    """
    if installed_browser():
        return 0
    if _may_install():
        _run("apt-get", "update", "-qq")
        return _install("chromium")
    return _run(sys.executable, "-m", "playwright", "install", "chromium")


def install_other_engines() -> None:
    """Install Firefox and WebKitGTK by apt as root; elsewhere the tests say what they leave out."""
    packages = sorted({package for engine in ENGINES for package in missing(engine)})
    if packages and _may_install():
        _run("apt-get", "update", "-qq")
        # One by one: not every system has them all.
        for package in packages:
            _install(package, "--no-install-recommends")


def _may_install() -> bool:
    return _is_root() and shutil.which("apt-get") is not None


def _install(*arguments: str) -> int:
    return _run("apt-get", "install", "-y", "-qq", *arguments)


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _run(*command: str) -> int:
    return subprocess.run(command, check=False, stdout=sys.stderr).returncode


if __name__ == "__main__":
    install_other_engines()
    sys.exit(install_browser())
