"""The service worker: the site's files, listed for use without a network."""

import base64
import hashlib
import json
from collections.abc import Mapping

from crescent.site.hashing import Tree, fingerprint, hash_names

SOURCE, WORKER = "static/sw.js", "sw.js"
# Fetched by the browser itself, and only where it offers to install the game; or no part of it.
NOT_KEPT = ("static/icons/", "static/screenshots/", "example/", "404.html")


def served(tree: Mapping[str, bytes]) -> Tree:
    """The tree as it is served: under hashed names, with the service worker at its root."""
    site = hash_names({path: content for path, content in tree.items() if path != SOURCE})
    return site | {WORKER: fill_worker(tree[SOURCE].decode(), site).encode()}


def fill_worker(source: str, site: Mapping[str, bytes]) -> str:
    """The worker's source with the files to keep and one version for them all."""
    kept = {path: integrity(site[path]) for path in sorted(site) if not path.startswith(NOT_KEPT)}
    files = json.dumps(kept, indent=2)
    version = fingerprint([source.encode(), files.encode()])
    filled = _fill(source, 'VERSION = ""', f'VERSION = "{version}"')
    return _fill(filled, "FILES = {}", f"FILES = {files}")


def integrity(content: bytes) -> str:
    """What the browser compares a fetched file with (Subresource Integrity)."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


def _fill(source: str, place: str, filling: str) -> str:
    if source.count(place) != 1:
        raise ValueError(f"{SOURCE} must hold {place!r} once")
    return source.replace(place, filling)
