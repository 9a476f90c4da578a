"""The build's text work: hashed names, static labels, the page's markup."""

import re

import pytest

from crescent.site.hashing import hash_names
from crescent.site.markup import expand_labels, render_page

TREE = {
    "index.html": b'<link href="static/a.css"><script src="static/boot.mjs"></script>',
    "static/a.css": b"url(fonts/f.woff2) url('b.svg#x')",
    "static/b.svg": b"<svg/>",
    "static/fonts/f.woff2": b"font",
    "static/boot.mjs": b'import "../vendor/pyodide/p.mjs"; "../vendor/app.pack"; "./boot.mjs"',
    "vendor/pyodide/p.mjs": b'import "./q.mjs"',
    "vendor/pyodide/q.mjs": b'import "./p.mjs"',
    "vendor/app.pack": b"zip",
}


def wordings(message: str, context: str | None) -> dict[str, str]:
    return {"en": message, "hr": f"{context or 'hr'}: {message} <&>"}


def plain(name: str) -> str:
    return re.sub(r"\.[0-9a-f]{10}", "", name)


def test_names_are_hashed_and_references_follow() -> None:
    hashed = hash_names(TREE)
    assert sorted(map(plain, hashed)) == sorted(TREE)
    unhashed = [name for name in hashed if name == plain(name)]
    assert unhashed == ["index.html"]
    assert {plain(name): plain(content.decode()) for name, content in hashed.items()} == {
        name: content.decode() for name, content in TREE.items()
    }
    page = hashed["index.html"].decode()
    assert all(name in hashed for name in re.findall(r'(?:href|src)="([^"]+)"', page))


def test_a_leaf_that_changes_changes_every_name_above_it_and_no_other() -> None:
    before, after = hash_names(TREE), hash_names(TREE | {"static/fonts/f.woff2": b"new"})
    assert {plain(name) for name in set(after) - set(before)} == {
        "static/fonts/f.woff2",
        "static/a.css",
    }
    assert before["index.html"] != after["index.html"]


def test_a_circle_outside_the_vendors_is_refused() -> None:
    circle = {"a.mjs": b'import "./b.mjs"', "b.mjs": b'import "./a.mjs"'}
    with pytest.raises(ValueError, match="circle"):
        hash_names(circle)


def test_a_label_is_expanded_to_every_language() -> None:
    source = '<dt class="x" data-text>Time\n  &amp; moves</dt><b data-text="verb">Play</b>'
    assert expand_labels(source, wordings) == (
        '<dt class="x" data-text><span lang="en">Time &amp; moves</span>'
        '<span lang="hr">hr: Time &amp; moves &lt;&amp;&gt;</span></dt>'
        '<b data-text="verb"><span lang="en">Play</span>'
        '<span lang="hr">verb: Play &lt;&amp;&gt;</span></b>'
    )


def test_the_page_takes_its_configuration_in_and_no_longer_says_that_it_is_unbuilt() -> None:
    source = (
        '<body><p id="unbuilt">Build\nme</p>'
        '<script type="application/json" id="first-deals"></script><progress max="1">'
        '<script type="py" config="pyscript.toml">pass</script></body>'
    )
    page = render_page(source, 'name = "It\'s"\nplugins = ["!error"]', '{"deals":[]}', 42, wordings)
    assert page == (
        '<body><script type="application/json" id="first-deals">{"deals":[]}</script>'
        '<progress max="42">'
        '<script type="py" '
        """config='{"name": "It&#39;s", "plugins": ["!error"]}'>pass</script>"""
        '<mpy-config type="json" hidden>{"plugins": ["!error"]}</mpy-config>\n</body>'
    )


def test_a_page_without_its_configuration_is_refused() -> None:
    with pytest.raises(ValueError, match="pyscript"):
        render_page(
            '<p id="unbuilt"></p><script id="first-deals"></script><progress max="1">',
            "plugins = []",
            "",
            42,
            wordings,
        )


@pytest.mark.parametrize("address", ["", "https://example.org/pravila?a=1&b=2"])
def test_the_rules_site_is_linked_where_its_address_is_given(address: str) -> None:
    source = (
        '<body><p id="unbuilt"></p><script id="first-deals"></script><progress max="1">'
        '<p id="rules-site"><a href="#rules-site" data-text>More</a></p>'
        '<script type="py" config="pyscript.toml">pass</script></body>'
    )
    page = render_page(source, "plugins = []", "", 42, wordings, address)
    assert ('href="https://example.org/pravila?a=1&amp;b=2"' in page) is bool(address)
    assert ("More" in page) is bool(address)
