"""Content hashes in file names, so that a file may be cached for ever and never be stale.

A tree maps relative paths to contents. Its files name each other by plain relative paths; after
`hash_names` each name bears a hash of its content, and so of all that it refers to.
"""

import hashlib
import posixpath
import re
from collections.abc import Iterable, Mapping

Tree = dict[str, bytes]

HASH_LENGTH = 10
# Addresses that others know: links, embedding pages, the browser's record of a service worker.
FIXED = frozenset({"index.html", "404.html", "sw.js", "static/embed.js", "static/licences.txt"})
FIXED_FOLDER = "example/"
# Folders hashed as a whole, because their files refer to each other in circles.
FOLDERS = ("vendor/pyodide", "vendor/pyscript")
TEXT = (".html", ".js", ".mjs", ".css", ".json", ".webmanifest")

# A quoted or url(...) reference, up to its query or fragment.
REFERENCE = re.compile(r"""(?<=["'(])[\w@./-]+\.\w+(?=["')?#])""")


def hash_names(tree: Mapping[str, bytes]) -> Tree:
    """The tree with hashed names and with every reference rewritten, leaves first.

    Raises ValueError where references go in a circle outside FOLDERS.
    """
    return _Hasher(tree).run()


def fingerprint(parts: Iterable[bytes]) -> str:
    """A short hash of the parts."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(hashlib.sha256(part).digest())
    return digest.hexdigest()[:HASH_LENGTH]


class _Hasher:
    def __init__(self, tree: Mapping[str, bytes]) -> None:
        self.tree = tree
        self.names: dict[str, str] = {}
        self.result: Tree = {}
        self.open: list[str] = []

    def run(self) -> Tree:
        for folder in FOLDERS:
            self._hash_folder(folder)
        for path in sorted(self.tree):
            self._new_name(path)
        return self.result

    def _hash_folder(self, folder: str) -> None:
        paths = sorted(path for path in self.tree if path.startswith(f"{folder}/"))
        mark = fingerprint(part for path in paths for part in (path.encode(), self.tree[path]))
        for path in paths:
            self._put(path, f"{folder}.{mark}{path.removeprefix(folder)}", self.tree[path])

    def _put(self, path: str, name: str, content: bytes) -> None:
        self.names[path] = name
        self.result[name] = content

    def _new_name(self, path: str) -> str:
        if path not in self.names:
            if path in self.open:
                raise ValueError(f"references in a circle: {' -> '.join([*self.open, path])}")
            self.open.append(path)
            content = self._rewritten(path)
            self._put(path, path if is_fixed(path) else _marked(path, content), content)
            self.open.pop()
        return self.names[path]

    def _rewritten(self, path: str) -> bytes:
        content = self.tree[path]
        if not path.endswith(TEXT):
            return content
        folder = posixpath.dirname(path)

        def replace(match: re.Match[str]) -> str:
            target = posixpath.normpath(posixpath.join(folder, match[0]))
            if target not in self.tree or is_fixed(target) or target == path:
                return match[0]
            new = posixpath.relpath(self._new_name(target), folder or ".")
            return f"./{new}" if match[0].startswith("./") else new

        return REFERENCE.sub(replace, content.decode()).encode()


def is_fixed(path: str) -> bool:
    """Whether a file keeps its plain name."""
    return path in FIXED or path.startswith(FIXED_FOLDER)


def _marked(path: str, content: bytes) -> str:
    stem, suffix = posixpath.splitext(path)
    return f"{stem}.{fingerprint([content])}{suffix}"
