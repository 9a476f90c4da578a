"""Stands in, on the page, for Pyodide's module of this name: no packages are loaded there, and it
brings zip files, temporary files and random numbers with it.
"""

from site import getsitepackages


class _Folder:
    """A path: Pyodide asks for its text."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __str__(self) -> str:
        return self.path


SITE_PACKAGES = _Folder(getsitepackages()[0])
DSO_DIR = _Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Tell of packages that are there already: none."""


def get_install_dir(_target: str | None = None) -> str:
    """Where packages would go."""
    return str(SITE_PACKAGES)
