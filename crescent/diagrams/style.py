"""The colours of diagrams: by day, by lamplight and on paper."""

LIGHT = {
    ".felt": "fill:#2f6b57",
    ".ink,.number,.count,.caption": "fill:#f4f8f5",
    ".quiet": "fill:#d3e3da",
    ".pill": "fill:#000;fill-opacity:.24",
    ".slot": "stroke:#d3e3da",
    ".paper": "fill:#fff",
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
    ".paper": "fill:#fff",
    ".move": "stroke:#f0a800",
    ".refused": "stroke:#c8102e",
}
SHAPES = {
    "text": "font-family:'Atkinson Hyperlegible',Verdana,Arial,sans-serif;text-anchor:middle",
    ".number": "font-size:66px;font-weight:700;text-anchor:end",
    ".count": "font-size:56px",
    ".quiet": "font-size:52px",
    ".caption": "font-size:64px",
    ".paper": "stroke:#000;stroke-opacity:.25",
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
    """The same for diagrams within a page, whose root bears ``data-theme``."""
    by_device = (
        f"@media screen and (prefers-color-scheme:dark){{{_rules(DARK, '[data-theme=auto]')}}}"
    )
    dark = f"@media screen{{{_rules(DARK, '[data-theme=dark]')}}}"
    printed = f"@media print{{{_rules(PRINT, ':root')}}}"
    return f"{_rules(SHAPES, '.diagram')}{_rules(LIGHT)}{by_device}{dark}{printed}"


def _rules(rules: dict[str, str], within: str = "") -> str:
    pairs = rules.items()
    return "".join(f"{f'{within} :is({s})' if within else s}{{{style}}}" for s, style in pairs)
