"""The service worker's list, and what the system needs to install the game."""

import base64
import hashlib
import json
import re
from pathlib import Path

import pytest

from crescent.site.hashing import Tree
from crescent.site.offline import SOURCE, fill_worker, served

STATIC = Path(__file__).parents[1] / "static"
MANIFEST = json.loads((STATIC / "app.webmanifest").read_text("utf-8"))
TREE: Tree = {
    "index.html": b'<script src="static/a.js">',
    "static/a.js": b"1",
    "static/embed.js": b"embed",
    "static/licences.txt": b"MIT",
    "static/screenshots/wide.png": b"large",
    SOURCE: b'const VERSION = "";\nconst FILES = {};\n',
}
NAMES = ["index.html", "static/a.js", "static/embed.js", "static/licences.txt"]


def listed(site: Tree) -> dict[str, str]:
    """The files that a site's worker keeps."""
    found: dict[str, str] = json.loads(site["sw.js"].decode().partition("FILES = ")[2][:-2])
    return found


def version(site: Tree) -> str:
    """The version of a site's worker."""
    return site["sw.js"].decode().partition('VERSION = "')[2][:10]


def test_the_worker_stands_at_the_root_and_lists_what_is_served() -> None:
    site = served(TREE)
    assert SOURCE not in site
    files = listed(site)
    assert [re.sub(r"\.[0-9a-f]{10}", "", path) for path in files] == NAMES
    for path, expected in files.items():
        digest = base64.b64encode(hashlib.sha256(site[path]).digest()).decode()
        assert expected == f"sha256-{digest}"


@pytest.mark.parametrize("path", [*NAMES, SOURCE])
def test_any_change_makes_another_version(path: str) -> None:
    assert version(served(TREE | {path: TREE[path] + b"//"})) != version(served(TREE))


def test_the_same_site_is_the_same_version() -> None:
    assert served(TREE) == served(dict(reversed(TREE.items())))


def test_a_worker_without_a_place_for_its_list_is_refused() -> None:
    with pytest.raises(ValueError, match="FILES"):
        fill_worker('const VERSION = "";', {})


def images() -> list[dict[str, str]]:
    """The icons and screenshots of the manifest."""
    return [*MANIFEST["icons"], *MANIFEST["screenshots"]]


def size(png: bytes) -> str:
    """The size that a PNG says it has."""
    assert png.startswith(b"\x89PNG")
    return "x".join(str(int.from_bytes(png[at : at + 4])) for at in (16, 20))


def test_addresses_of_the_manifest_are_relative_to_it() -> None:
    assert MANIFEST["start_url"] == MANIFEST["scope"] == "../"
    # Without one of its own the game is known by its address, which no other site has.
    assert "id" not in MANIFEST


def test_pictures_are_there_in_the_sizes_given_and_small() -> None:
    for image in images():
        content = (STATIC / image["src"]).read_bytes()
        assert len(content) < 250_000, image
        if image["type"] == "image/png":
            assert size(content) == image["sizes"]


def test_systems_find_an_icon_and_a_picture_of_their_kind() -> None:
    icons = {(icon["sizes"], icon.get("purpose", "any")) for icon in MANIFEST["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= icons
    assert {shot["form_factor"] for shot in MANIFEST["screenshots"]} == {"narrow", "wide"}
