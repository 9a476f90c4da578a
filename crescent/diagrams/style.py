"""The colours of diagrams: by day, by lamplight and on paper."""

LIGHT = {
    ".felt": "fill:#2f6b57",
    ".ink,.number,.count,.caption": "fill:#f4f8f5",
    ".quiet": "fill:#d3e3da",
    ".pill": "fill:#000;fill-opacity:.24",
    ".slot": "stroke:#d3e3da",
    ".paper": "fill:#fff;stroke-opacity:.2",
    ".move": "stroke:#ffd451",
    ".refused": "stroke:#ff8a80",
}
DARK = {
    ".felt": "fill:#16332a",
    ".ink,.number,.count,.caption": "fill:#e6efe9",
    ".quiet": "fill:#a9c0b4",
    ".slot": "stroke:#a9c0b4",
    ".paper": "fill:#f1efe8",
}
PRINT = {
    ".felt": "fill:#fff",
    ".ink,.number,.count,.caption": "fill:#000",
    ".quiet": "fill:#555",
    ".pill": "fill:#fff;stroke:#888;stroke-width:3",
    ".slot": "stroke:#777",
    ".paper": "fill:#fff;stroke-opacity:.6",
    ".move": "stroke:#f0a800",
    ".refused": "stroke:#c8102e",
}
SHAPES = {
    "text": "font-family:'Atkinson Hyperlegible',Verdana,Arial,sans-serif;text-anchor:middle",
    ".number": "font-size:66px;font-weight:700;text-anchor:end",
    ".count": "font-size:56px",
    ".quiet": "font-size:52px",
    ".caption": "font-size:64px",
    ".paper": "stroke:#000",
    ".slot,.mark,.move,.refused,.rim": "fill:none;stroke-linecap:round;stroke-linejoin:round",
    ".slot": "stroke-width:5;stroke-dasharray:18 14",
    ".rim": "stroke:#1c2723;stroke-width:38",
    ".move,.refused": "stroke-width:24",
    ".mark": "stroke-width:14",
    ".dashed": "stroke-dasharray:30 26",
}
THEMES = ("auto", "light", "dark")


def style_sheet(theme: str) -> str:
    """The rules for one of `THEMES`; printed, each of them is black on white."""
    dark = _rules(DARK)
    shown = {"auto": f"@media (prefers-color-scheme:dark){{{dark}}}", "dark": dark}.get(theme, "")
    return f"{_rules(SHAPES)}{_rules(LIGHT)}{shown}@media print{{{_rules(PRINT)}}}"


def page_style_sheet() -> str:
    """The same for diagrams within a page, whose root bears ``data-theme``.

    Colours come as custom properties: within a ``<use>`` no rule knows what stands around it.
    """
    shapes = {_within(selector): style for selector, style in SHAPES.items()}
    dark = f"@media (prefers-color-scheme:dark){{[data-theme=auto]{{{_properties(DARK)}}}}}"
    return (
        f":root{{{_properties(LIGHT)}}}{dark}[data-theme=dark]{{{_properties(DARK)}}}"
        f"@media print{{:root:root{{{_properties(PRINT)}}}}}{_rules(shapes)}{_rules(_coloured())}"
    )


def _within(selector: str) -> str:
    """The selector for diagrams alone; what a ``<use>`` shows is in none."""
    return selector if selector in (".paper", ".pill", ".ink") else f".diagram :is({selector})"


def _coloured() -> dict[str, str]:
    """The rules whose colours are custom properties."""
    properties: dict[str, list[str]] = {}
    for selector, name, _ in _declarations(PRINT | LIGHT) + _declarations(PRINT):
        rule = f"{name}:var({_property(selector, name)})"
        for one in selector.split(","):
            if rule not in properties.setdefault(_within(one), []):
                properties[_within(one)].append(rule)
    return {selector: ";".join(rules) for selector, rules in properties.items()}


def _properties(rules: dict[str, str]) -> str:
    return ";".join(f"{_property(s, name)}:{value}" for s, name, value in _declarations(rules))


def _declarations(rules: dict[str, str]) -> list[tuple[str, str, str]]:
    """Selector, property and value of each declaration."""
    pairs = [(s, *d.split(":")) for s, style in rules.items() for d in style.split(";")]
    return [(selector, name, value) for selector, name, value in pairs]


def _property(selector: str, name: str) -> str:
    return f"--{selector.split(',')[0].strip('.')}-{name}"


def _rules(rules: dict[str, str]) -> str:
    return "".join(f"{selector}{{{style}}}" for selector, style in rules.items())
