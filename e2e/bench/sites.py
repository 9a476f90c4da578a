"""The pages that are compared: the built game, and a bare page that only loads Pyodide."""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from crescent.site.build import DIST, MODULES
from crescent.site.serve import SiteServer

# A name with a hash: the server then lets the bare page's files be cached, as it does ours.
BARE_FOLDER = "pyodide.0000000000"
BARE_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
)
BARE_PAGE = f"""<!doctype html>
<html data-app-state="loading">
<link rel="icon" href="data:,">
<script type="module">
  import {{ loadPyodide }} from "./{BARE_FOLDER}/pyodide.mjs";
  const python = await loadPyodide();
  python.runPython("import js; js.document.documentElement.dataset.appState = 'ready'");
</script>
"""


@dataclass(frozen=True)
class Sites:
    """Addresses of the two pages."""

    game: str
    bare: str


@contextmanager
def serving() -> Iterator[Sites]:
    """Serve both pages, in one way."""
    with TemporaryDirectory() as folder, ExitStack() as stack:
        _make_bare(Path(folder))
        yield Sites(*(stack.enter_context(_serving(site)) for site in (DIST, Path(folder))))


def _make_bare(folder: Path) -> None:
    (folder / "index.html").write_text(BARE_PAGE, "utf-8")
    (folder / BARE_FOLDER).mkdir()
    for name in BARE_FILES:
        shutil.copy(MODULES / "pyodide" / name, folder / BARE_FOLDER)


@contextmanager
def _serving(folder: Path) -> Iterator[str]:
    server = SiteServer(folder)
    Thread(target=server.serve_forever, daemon=True).start()
    yield server.url
    server.shutdown()
    server.server_close()
