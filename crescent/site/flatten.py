"""Draws out what the uses of a sprite put together: a browser lays out each `<use>` anew.

Chromium took 70 ms to lay out a deck of nested uses, during which the page could not go on. Drawn
out, with the pips of a card as one path, it takes a fraction, and gzip makes repetition small.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from xml.etree import ElementTree as ET

from crescent.site.svg_paths import placed_path

TRANSFORM = re.compile(r"(translate|scale|rotate)\(([-\d.e ]+)\)")
HREF = re.compile(r'\bhref="#([^"]+)"')
BOX = ("x", "y", "width", "height")
PICTURE = ("viewBox", "preserveAspectRatio")


@dataclass(frozen=True)
class Pen:
    """Where and how large things are drawn; a negative scale turns them upside down.

    style: what uses have said of what they show.
    """

    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    style: str = ""

    def at(self, node: ET.Element) -> "Pen":
        """The pen inside a node. Raises ValueError at a transform of another kind."""
        pen = self
        for name, numbers in TRANSFORM.findall(node.get("transform", "")):
            pen = pen._moved(name, [float(number) for number in numbers.split()])
        if node.tag == "use":
            pen = pen._moved("translate", [float(node.get("x", 0)), float(node.get("y", 0))])
        styles = filter(None, (node.get("style"), self.style))
        return replace(pen, style=";".join(styles) if node.tag == "use" else self.style)

    def _moved(self, name: str, numbers: list[float]) -> "Pen":
        match name, numbers:
            case "translate", [x, y]:
                return replace(self, x=self.x + self.scale * x, y=self.y + self.scale * y)
            case "scale", [by]:
                return replace(self, scale=self.scale * by)
            case "rotate", [180]:
                return replace(self, scale=-self.scale)
        raise ValueError(f"cannot draw out {name} {numbers}")


def flattened(definitions: list[str]) -> list[str]:
    """The definitions that no other one uses, without uses but for the layers of court pictures."""
    used = {name for line in definitions for name in HREF.findall(line)}
    sprite = {str(node.get("id")): node for node in map(ET.fromstring, definitions)}
    return [_drawn_out(node, sprite) for name, node in sprite.items() if name not in used]


def _drawn_out(definition: ET.Element, sprite: dict[str, ET.Element]) -> str:
    drawn: list[tuple[str, str]] = []
    for attributes, drawing in _draw(definition, Pen(), sprite):
        if drawn and attributes and drawn[-1][0] == attributes:
            drawn[-1] = attributes, drawn[-1][1] + drawing
        else:
            drawn.append((attributes, drawing))
    inside = "".join(f'<path{look} d="{it}"/>' if look else it for look, it in drawn)
    return f'<g id="{definition.get("id")}">{inside}</g>'


def _draw(node: ET.Element, pen: Pen, sprite: dict[str, ET.Element]) -> Iterator[tuple[str, str]]:
    """Paths as (attributes, outline), and other elements as ("", element)."""
    if node.tag == "g":
        for child in node:
            yield from _draw(child, pen.at(node), sprite)
    elif node.tag == "path" and node.get("transform") is None and "style" in node.attrib:
        yield _path(node, pen)
    elif node.tag != "use":
        yield "", ET.tostring(node, "unicode")
    elif (target := sprite[node.attrib["href"].removeprefix("#")]).tag == "symbol":
        yield "", _picture(node, target, sprite)
    else:
        yield from _draw(target, pen.at(node), sprite)


def _path(node: ET.Element, pen: Pen) -> tuple[str, str]:
    style = ";".join(filter(None, (node.attrib["style"], pen.style)))
    outline = node.attrib["d"]
    if "stroke-width" not in style:
        return f' style="{style}"', placed_path(outline, pen.x, pen.y, pen.scale, digits=1)
    # The width of its line is in the outline's own units.
    size = abs(pen.scale)
    drawing = placed_path(outline, pen.x / size, pen.y / size, pen.scale / size, digits=0)
    return f' transform="scale({size:g})" style="{style}"', drawing


def _picture(use: ET.Element, symbol: ET.Element, sprite: dict[str, ET.Element]) -> str:
    """A picture in its box. Each of its layers is drawn twice, by a use of the layer."""
    picture = ET.Element("svg", {name: use.attrib[name] for name in BOX})
    picture.attrib |= {name: symbol.attrib[name] for name in PICTURE}
    text = "".join(ET.tostring(child, "unicode") for child in symbol)
    opening = ET.tostring(picture, "unicode").removesuffix(" />")
    return f"{opening}>{_with_pips(text, sprite)}</svg>"


def _with_pips(text: str, sprite: dict[str, ET.Element]) -> str:
    def drawn(found: re.Match[str]) -> str:
        pip = sprite[found[2]]
        return f'<path{found[1]}{found[3]} style="{pip.attrib["style"]}" d="{pip.attrib["d"]}"/>'

    return re.sub(r'<use([^<>]*) href="#(pip-\w)"([^<>]*?) ?/>', drawn, text)
