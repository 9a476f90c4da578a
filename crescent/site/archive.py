"""Packs the page's Python into one file. Runs in Pyodide, under Node (archive.mjs)."""

import gzip
import importlib.util
import io
import marshal
import zipfile
from pathlib import Path

LIBRARY = "/lib/python314.zip"
STAND_INS = Path(__file__).with_name("library")
"""Small modules that take the place of the library's own of the same names."""

LEFT_OUT = ("ssl.py", "bz2.py", "lzma.py", "compression/")
"""What the library imports at its start if it is there, and does as well without: nothing is
encrypted on the page, and nothing packed."""


def pack(app: str, names: list[str]) -> bytes:
    """A zip file of the modules `names`, from the folder `app` or the library, as .pyc; and of the
    data files below `app` as they are.

    It is packed as a whole, and its files are not: the browser unpacks it faster than Python does.
    """
    whole = io.BytesIO()
    with zipfile.ZipFile(LIBRARY) as library, zipfile.ZipFile(whole, "w") as archive:
        for name in names:
            if not name.startswith(LEFT_OUT):
                _add(archive, name, _source(library, app, name))
        for path in sorted(Path(app).rglob("*.*")):
            if path.is_file() and path.suffix != ".py":
                _add(archive, path.relative_to(app).as_posix(), path.read_bytes())
    return gzip.compress(whole.getvalue(), 9, mtime=0)


def _source(library: zipfile.ZipFile, app: str, name: str) -> bytes:
    for place in (STAND_INS / name, Path(app, name)):
        if place.exists():
            return place.read_bytes()
    return library.read(name)


def _add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    if name.endswith(".py"):
        name, content = f"{name}c", _compiled(name, content)
    # A fixed date: the same sources give the same archive, and so the same hash.
    info = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
    archive.writestr(info, content)


def _compiled(name: str, source: bytes) -> bytes:
    """A .pyc that is never checked against its source (PEP 552: flags 1, eight bytes unused),
    without docstrings and asserts, which the page has no use for.
    """
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    flags = (1).to_bytes(4, "little")
    return importlib.util.MAGIC_NUMBER + flags + bytes(8) + marshal.dumps(code)
