"""A host that fails, and deploys that go right and wrong."""

from __future__ import annotations

import gzip
import io
import re
import socket
import zipfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path, PurePosixPath
from threading import Lock, Thread
from typing import Any

from crescent.site.build import DIST, ROOT
from crescent.site.hashing import TEXT, Tree, hash_names
from crescent.site.offline import SOURCE, WORKER, fill_worker
from crescent.site.serve import SiteHandler, SiteServer

PREFIX = "/crescent/"
OTHERS = ("vendor/pyodide.", "vendor/pyscript.")
"""What no version of the game changes."""
UNDONE, UNDONE_ANEW = "Potez je poništen", "POTEZ JE PONIŠTEN"


class Host(SiteServer):
    """Serves a folder, notes what is asked for, and may be cut off after some bytes.

    pages: whether it sends GitHub Pages' headers: ten minutes for every file.
    """

    def __init__(self, folder: Path, prefix: str = PREFIX, pages: bool = False) -> None:
        super().__init__(folder, prefix=prefix)
        self.RequestHandlerClass = _Handler
        self.asked: list[str] = []
        self.sent = 0
        self.allowance = float("inf")
        self.pages, self._lock = pages, Lock()
        self._open: set[Any] = set()
        Thread(target=self.serve_forever, daemon=True).start()

    def cache_control(self, target: str) -> str:
        """How long the answer to a request may be kept."""
        return "max-age=600" if self.pages else super().cache_control(target)

    def stop(self) -> None:
        """Be gone, with all connections."""
        self.shutdown()
        self.server_close()
        for connection in list(self._open):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def take(self, wanted: int) -> int:
        """How many of so many bytes may still be sent."""
        with self._lock:
            granted = int(min(wanted, max(0, self.allowance - self.sent)))
            self.sent += granted
            return granted

    def process_request(self, request: Any, client_address: Any) -> None:
        """A connection is opened."""
        self._open.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        """A connection is closed."""
        self._open.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing: connections break here on purpose."""


class _Handler(SiteHandler):
    server: Host

    def setup(self) -> None:
        super().setup()
        self.wfile = _Meter(self.server, self.wfile)

    def do_GET(self) -> None:  # noqa: N802 - the base's name
        self.server.asked.append(self.path)
        super().do_GET()


class _Meter(io.BufferedIOBase):
    """Lets through what the host may still send, then breaks the connection."""

    def __init__(self, host: Host, inner: Any) -> None:
        self._host, self._inner = host, inner

    def write(self, data: Any) -> int:
        granted = self._host.take(len(data))
        self._inner.write(data[:granted])
        if granted < len(data):
            raise ConnectionAbortedError
        return granted


def site() -> Tree:
    """The site as it is built."""
    files = (path for path in DIST.rglob("*") if path.is_file())
    return {path.relative_to(DIST).as_posix(): path.read_bytes() for path in files}


def put(tree: Mapping[str, bytes], folder: Path) -> Path:
    """Write a tree below a folder."""
    for path, content in tree.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return folder


def variant(mark: str, extra: Mapping[str, bytes] | None = None) -> Tree:
    """The site in another version, which shows in its page, its style, its script, its Python."""
    built = site()
    others = {path: content for path, content in built.items() if path.startswith(OTHERS)}
    own = _plain({path: built[path] for path in built.keys() - others.keys() - {WORKER}})
    own["index.html"] = own["index.html"].replace(
        b"<html ", b'<html data-page="%s" ' % mark.encode()
    )
    own["static/chrome.css"] += f":root {{ --version: {mark}; }}".encode()
    own["static/paint.mjs"] += f'document.documentElement.dataset.paint = "{mark}";'.encode()
    own["vendor/app.pack"] = _archive_anew(own["vendor/app.pack"])
    whole = hash_names({**own, **(extra or {})}) | others
    return whole | {WORKER: fill_worker((ROOT / SOURCE).read_text("utf-8"), whole).encode()}


def _plain(tree: Tree) -> Tree:
    """A tree without hashes in its names."""
    plain = {path: re.sub(r"\.[0-9a-f]{10}(?=\.)", "", path) for path in tree}
    names = {PurePosixPath(old).name: PurePosixPath(new).name for old, new in plain.items()}

    def renamed(path: str) -> bytes:
        content = tree[path]
        for old, new in names.items() if path.endswith(TEXT) else ():
            content = content.replace(old.encode(), new.encode())
        return content

    return {plain[path]: renamed(path) for path in tree}


def _archive_anew(archive: bytes) -> bytes:
    """The archive of Python, with another word for an undone move in Croatian."""
    result = io.BytesIO()
    unpacked = io.BytesIO(gzip.decompress(archive))
    with zipfile.ZipFile(unpacked) as old, zipfile.ZipFile(result, "w") as new:
        for name in old.namelist():
            new.writestr(name, old.read(name).replace(UNDONE.encode(), UNDONE_ANEW.encode()))
    return gzip.compress(result.getvalue())
