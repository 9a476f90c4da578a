"""Serves the built site on this machine, much as a static host would."""

import gzip
import re
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

# Not left to the machine's own tables, which differ; a module of a wrong type is not run.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".pack": "application/octet-stream",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".toml": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
COMPRESSED = frozenset({".png", ".pack", ".woff2", ".zip"})
HASHED = re.compile(r"\.[0-9a-f]{10}[./]")


class SiteServer(ThreadingHTTPServer):
    """Serves `folder` on localhost under `prefix`, which begins and ends with a slash.

    Port 0 takes a free one. Raises OSError when the port is taken.
    """

    daemon_threads = True

    def __init__(self, folder: Path, port: int = 0, prefix: str = "/") -> None:
        super().__init__(("127.0.0.1", port), SiteHandler)
        self.folder = folder.resolve()
        self.prefix = prefix

    @property
    def url(self) -> str:
        """The address of the page."""
        return f"http://localhost:{self.server_port}{self.prefix}"

    def file_at(self, target: str) -> Path | None:
        """The file that a request's target names, if there is one inside the folder."""
        path = unquote(urlsplit(target).path)
        if not path.startswith(self.prefix) or "\0" in path:
            return None
        file = (self.folder / path.removeprefix(self.prefix)).resolve()
        if file.is_dir():
            file /= "index.html"
        return file if file.is_relative_to(self.folder) and file.is_file() else None

    def cache_control(self, target: str) -> str:
        """How long the answer to a request may be kept."""
        return "public, max-age=31536000, immutable" if HASHED.search(target) else "no-cache"


class SiteHandler(BaseHTTPRequestHandler):
    server: SiteServer
    protocol_version = "HTTP/1.1"
    # Else a response's body waits, 40 ms on Linux, until its head is acknowledged.
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        file, missing = self.server.file_at(self.path), self.server.folder / "404.html"
        if file is not None:
            self._send(HTTPStatus.OK, file)
        elif missing.is_file():
            self._send(HTTPStatus.NOT_FOUND, missing)
        else:
            self.send_error(HTTPStatus.NOT_FOUND)

    def do_HEAD(self) -> None:
        self.do_GET()

    def _send(self, status: HTTPStatus, file: Path) -> None:
        """Answer with a file; to HEAD, with all but its content."""
        zipped = "gzip" in self.headers.get("Accept-Encoding", "") and _worth_zipping(file)
        body = _zipped(file, file.stat().st_mtime) if zipped else file.read_bytes()
        self.send_response(status)
        self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(body)))
        # As hosts of static sites do: in a sandboxed frame the page has an origin of its own.
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Cache-Control", self.server.cache_control(self.path))
        if zipped:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base's name
        """Say nothing: a request is no news."""


def _worth_zipping(file: Path) -> bool:
    return file.suffix not in COMPRESSED


@lru_cache(maxsize=256)
def _zipped(file: Path, modified: float) -> bytes:  # noqa: ARG001 - part of the cache's key
    return gzip.compress(file.read_bytes(), 6)
