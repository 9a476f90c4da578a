"""Turns the source index.html into the page that is served."""

import html
import json
import re
import tomllib
from collections.abc import Callable

Wordings = Callable[[str, str | None], dict[str, str]]

RULES_SITE = re.compile(r'\s*<p id="rules-site">.*?</p>', re.DOTALL)
UNBUILT = re.compile(r'\s*<p id="unbuilt">.*?</p>', re.DOTALL)
FIRST_DEALS = re.compile(r'(?<=id="first-deals">)(?=</script>)')
BYTES_NEEDED = re.compile(r'(?<=<progress max=")1(?=")')
CONFIG = re.compile(r'config="pyscript\.toml"')
LABEL = re.compile(
    r'(?P<open><(?P<tag>[\w-]+)\b[^<>]*?\sdata-text(?:="(?P<context>[^"]*)")?(?=[\s>])[^<>]*>)'
    r"(?P<text>[^<>]*)</(?P=tag)>"
)


def render_page(
    source: str,
    pyscript_toml: str,
    first_deals: str,
    bytes_needed: int,
    wordings: Wordings,
    rules_site: str = "",
) -> str:
    """The page with what only the build knows in it: PyScript's configuration, the first deals, the
    bytes that Python needs, the rules site's address (else no link to it), every static label in
    every language; and without the sentence that says it is not built. Raises LookupError on a
    missing translation.
    """
    page = _once(UNBUILT, "", source)
    page = RULES_SITE.sub(lambda found: _link(found[0], rules_site), page)
    page = _once(FIRST_DEALS, first_deals, page)
    page = _once(BYTES_NEEDED, str(bytes_needed), page)
    page = _once(CONFIG, f"config='{_inline_config(pyscript_toml)}'", page)
    page = page.replace("</body>", f"{_micropython_config(pyscript_toml)}</body>", 1)
    return expand_labels(page, wordings)


def _link(paragraph: str, address: str) -> str:
    """The paragraph with its link leading to an address; nothing where there is none."""
    return paragraph.replace("#rules-site", html.escape(address)) if address else ""


def expand_labels(page: str, wordings: Wordings) -> str:
    """Fill each element that bears `data-text` with one <span lang> per language; the value of
    the attribute, if any, is the message's context.
    """

    def expand(match: re.Match[str]) -> str:
        message = " ".join(html.unescape(match["text"]).split())
        texts = wordings(message, match["context"])
        spans = (
            f'<span lang="{lang}">{html.escape(text, quote=False)}</span>'
            for lang, text in texts.items()
        )
        return f"{match['open']}{''.join(spans)}</{match['tag']}>"

    return LABEL.sub(expand, page)


def _once(pattern: re.Pattern[str], replacement: str, text: str) -> str:
    changed, count = pattern.subn(lambda _: replacement, text)
    if count != 1:
        raise ValueError(f"index.html must hold {pattern.pattern!r} once, not {count} times")
    return changed


def _inline_config(pyscript_toml: str) -> str:
    config = json.dumps(tomllib.loads(pyscript_toml), ensure_ascii=False)
    return config.replace("&", "&amp;").replace("'", "&#39;")


def _micropython_config(pyscript_toml: str) -> str:
    # PyScript looks up the plugins of its unused MicroPython half too, and would fetch them all.
    plugins = tomllib.loads(pyscript_toml)["plugins"]
    return f'<mpy-config type="json" hidden>{json.dumps({"plugins": plugins})}</mpy-config>\n'
