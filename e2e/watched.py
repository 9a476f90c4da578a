"""The built site, with a page that notes its own faults, for drivers that can't note them."""

from pathlib import Path
from urllib.parse import urlsplit

from crescent.site.build import DIST
from e2e.host import Host

WATCH = """
window.faults = [];
const { error } = console;
console.error = (...words) => { faults.push(words.join(" ")); error(...words); };
addEventListener("error", (event) => faults.push(event.message ?? event.target.outerHTML), true);
addEventListener("unhandledrejection", (event) => faults.push(String(event.reason)));
document.addEventListener("securitypolicyviolation", (event) =>
  faults.push(`CSP: ${event.violatedDirective} ${event.blockedURI}`));
"""
DENY = """
for (const name of ["indexedDB", "localStorage", "sessionStorage"])
  Object.defineProperty(window, name, {
    configurable: true,
    get() { throw new DOMException("denied", "SecurityError"); },
  });
"""


class WatchedSite(Host):
    """Beside the site itself: `watched.html`, the page with its faults in `window.faults`, and
    `denied.html`, the same without any storage.
    """

    def __init__(self, scratch: Path) -> None:
        super().__init__(DIST)
        self._scratch = scratch
        page = (DIST / "index.html").read_text("utf-8")
        for name, script in (("watched", WATCH), ("denied", WATCH + DENY)):
            added = f'<script src="{name}.js"></script><script '
            (scratch / f"{name}.html").write_text(page.replace("<script ", added, 1), "utf-8")
            (scratch / f"{name}.js").write_text(script, "utf-8")

    def file_at(self, target: str) -> Path | None:
        """The site's file, or one that is put beside it."""
        beside = self._scratch / urlsplit(target).path.removeprefix(self.prefix)
        return beside if beside.is_file() else super().file_at(target)
