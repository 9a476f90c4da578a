"""Makes the site: gathers what is served into one tree, hashes its names, writes it to dist/."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from crescent.diagrams import Pictures
from crescent.diagrams.standalone import replay_style_sheet
from crescent.site.card_layout import NORMAL
from crescent.site.catalogues import Texts, compile_catalogues
from crescent.site.deck import build_deck, build_diagram_deck
from crescent.site.example import example
from crescent.site.first_deals import first_deals
from crescent.site.hashing import Tree
from crescent.site.markup import render_page
from crescent.site.offline import served

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
MODULES = ROOT / "node_modules"
DECK_PACKAGE = MODULES / "@heruka_urgyen/react-playing-cards"
SCRATCH = ROOT / "build"
LOCALES = ROOT / "crescent/i18n/locale"
DIAGRAM_DECK = ROOT / "crescent/diagrams/deck.svg"

PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# The large ones, which static/loading.mjs counts for the progress sign.
COUNTED_FILES = ("vendor/pyodide/pyodide.asm.wasm", "vendor/app.pack")
# The core, its one chunk, and the chunk asked for even where PyScript's error plugin is off.
PYSCRIPT_FILES = ("core.js", "core-*.js", "error-*.js")
FONT_FILES = "atkinson-hyperlegible-latin*-[47]00-normal.woff2"
# Of crescent/, what the page has no use for.
NOT_SHIPPED = frozenset(
    {"site", "cli.py", "commands.py", "standalone.py", "__main__.py", "__pycache__"}
)
# What no package file says of itself.
LICENCE_NOTES = (
    "Python, as built into Pyodide: PSF-2.0, Copyright (c) Python Software Foundation",
    "Card faces: by Adrian Kennard, CC0",
)
PAGE_REFERENCE = re.compile(r'(?:href|src)="((?:static|vendor)/[^"?#]+)')


def build(dist: Path = DIST) -> None:
    """Build the whole site into `dist`, replacing what is there.

    Raises CalledProcessError when the archive can't be made, LookupError on a missing translation
    and ValueError on a reference to a file that is not there.
    """
    compile_catalogues(LOCALES)
    tree = gather()
    _check_references(tree)
    shutil.rmtree(dist, ignore_errors=True)
    for path, content in served(tree).items():
        file = dist / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


def is_stale(dist: Path = DIST) -> bool:
    """Whether a source is newer than the site in `dist`."""
    page = dist / "index.html"
    return not page.exists() or any(
        source.stat().st_mtime > page.stat().st_mtime for source in _sources()
    )


def gather() -> Tree:
    """Everything that is served, under plain names."""
    tree = _folder(ROOT / "static", "static")
    tree |= _matching(MODULES / "pyodide", PYODIDE_FILES, "vendor/pyodide")
    tree |= _matching(MODULES / "@pyscript/core/dist", PYSCRIPT_FILES, "vendor/pyscript")
    tree |= _matching(
        MODULES / "@fontsource/atkinson-hyperlegible/files", (FONT_FILES,), "static/fonts"
    )
    tree["404.html"] = Path(__file__).with_name("404.html").read_bytes()
    tree["static/licences.txt"] = _licences().encode()
    tree["vendor/app.pack"] = _archive()
    tree["index.html"] = render_page(
        (ROOT / "index.html").read_text("utf-8"),
        (ROOT / "pyscript.toml").read_text("utf-8"),
        first_deals(),
        sum(len(tree[name]) for name in COUNTED_FILES),
        Texts(LOCALES).wordings,
        os.environ.get("RULES_SITE", ""),
    ).encode()
    tree |= _deck() | _replay()
    return tree | example(ROOT / "e2e/host", Pictures(tree["static/cards.svg"].decode()))


def _archive() -> bytes:
    app, target = SCRATCH / "app", SCRATCH / "app.pack"
    shutil.rmtree(app, ignore_errors=True)
    shutil.copytree(ROOT / "crescent", app / "crescent", ignore=_not_shipped)
    # The sources of what PyScript's core carries as text and would compile in the page.
    shutil.copytree(MODULES / "@pyscript/core/src/stdlib/pyscript", app / "pyscript")
    command = ["node", str(Path(__file__).with_name("archive.mjs")), str(app), str(target)]
    subprocess.run(command, check=True)  # noqa: S603 - our own script
    return target.read_bytes()


def _not_shipped(folder: str, names: list[str]) -> set[str]:
    return {
        name
        for name in names
        if name in NOT_SHIPPED or not (Path(folder, name).is_dir() or name.endswith((".py", ".mo")))
    }


def write_diagram_deck() -> bytes:
    """Draw the cards that the command line's diagrams take (crescent/diagrams/pictures.py)."""
    svg = build_diagram_deck(DECK_PACKAGE).encode()
    if not DIAGRAM_DECK.exists() or DIAGRAM_DECK.read_bytes() != svg:
        DIAGRAM_DECK.write_bytes(svg)
    return svg


def _deck() -> Tree:
    return {
        "static/deck.svg": build_deck(DECK_PACKAGE).encode(),
        "static/deck-normal.svg": build_deck(DECK_PACKAGE, NORMAL).encode(),
        "static/cards.svg": write_diagram_deck(),
    }


def _replay() -> Tree:
    """What the page's replays share with those that are files of their own."""
    folder = ROOT / "crescent/diagrams"
    return {
        "static/replay.mjs": (folder / "replay.mjs").read_bytes(),
        "static/replay.css": replay_style_sheet().encode(),
    }


def _folder(folder: Path, name: str) -> Tree:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {f"{name}/{path.relative_to(folder).as_posix()}": path.read_bytes() for path in files}


def _matching(folder: Path, patterns: tuple[str, ...], name: str) -> Tree:
    """The files of `folder` that match; a pattern that matches nothing raises ValueError."""
    tree: Tree = {}
    for pattern in patterns:
        found = {f"{name}/{path.name}": path.read_bytes() for path in folder.glob(pattern)}
        if not found:
            raise ValueError(f"nothing matches {pattern} in {folder}: run make site")
        tree |= found
    return tree


def _licences() -> str:
    """The licences of all that is served, as the packages carry them."""
    parts = ["Crescent", (ROOT / "LICENSE").read_text("utf-8"), *LICENCE_NOTES]
    packages = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    for path, package in packages.items():
        if path and not package.get("dev"):
            name = path.removeprefix("node_modules/")
            parts.append(f"{name} {package['version']}: {package.get('license', 'see below')}")
            parts += [file.read_text("utf-8") for file in sorted((ROOT / path).glob("LICEN?E*"))]
    return f"\n\n{'-' * 72}\n\n".join(part.strip() for part in parts) + "\n"


def _check_references(tree: Tree) -> None:
    page = tree["index.html"].decode()
    missing = {name for name in PAGE_REFERENCE.findall(page) if name not in tree}
    if missing:
        raise ValueError(f"index.html names files that are not there: {sorted(missing)}")


def _sources() -> Iterator[Path]:
    yield from (ROOT / name for name in ("index.html", "pyscript.toml", "package-lock.json"))
    for folder in ("static", "crescent", "e2e/host"):
        yield from (
            path
            for path in (ROOT / folder).rglob("*.*")
            if path.suffix not in {".mo", ".pyc"} and path != DIAGRAM_DECK and path.is_file()
        )
