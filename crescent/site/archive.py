"""Packs the page's Python into one zip file. Runs in Pyodide, under Node (archive.mjs)."""

import importlib.util
import marshal
import zipfile
from pathlib import Path

LIBRARY = "/lib/python314.zip"


def pack(app: str, loaded: list[str], target: str) -> None:
    """Write to `target` those files of the library, and of the modules below `app`, that are
    `loaded`, as .pyc; and the data files below `app` as they are.
    """
    library = [file for file in loaded if file.startswith(f"{LIBRARY}/")]
    own = [path for path in sorted(Path(app).rglob("*.*")) if _shipped(path, loaded)]
    with (
        zipfile.ZipFile(LIBRARY) as source,
        zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive,
    ):
        for file in library:
            name = file.removeprefix(f"{LIBRARY}/")
            _add(archive, name, source.read(name))
        for path in own:
            _add(archive, path.relative_to(app).as_posix(), path.read_bytes())


def _shipped(path: Path, loaded: list[str]) -> bool:
    return path.is_file() and (path.suffix != ".py" or str(path) in loaded)


def _add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    if name.endswith(".py"):
        name, content = f"{name}c", _compiled(name, content)
    # A fixed date: the same sources give the same archive, and so the same hash.
    info = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
    archive.writestr(info, content, zipfile.ZIP_DEFLATED, 9)


def _compiled(name: str, source: bytes) -> bytes:
    """A .pyc that is never checked against its source (PEP 552: flags 1, eight bytes unused),
    without docstrings and asserts, which the page has no use for.
    """
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    flags = (1).to_bytes(4, "little")
    return importlib.util.MAGIC_NUMBER + flags + bytes(8) + marshal.dumps(code)
