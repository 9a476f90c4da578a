"""The pictures of kings, queens and jacks, in two finenesses."""

from xml.etree import ElementTree as ET

from crescent.site.outlines import Pen, redraw_path
from crescent.site.svg_paths import round_path

SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"

# The pictures' own colours are pure red, blue and yellow; these sit better beside the suits.
COURT_COLOURS = {"red": "#c8102e", "#44F": "#3350a8", "#FC4": "#f4c242", "black": "#111"}

# A picture of 1300 units is shown some 130 pixels wide at most: a step is a fifth of a pixel.
STEP = 2

# For diagrams a court picture of 1300 by 2000 units is drawn with a coarser pen: a fifth of the
# size, and hardly a difference to be seen on cards as small as theirs.
COARSE_STEP = 25
COARSE = Pen(tolerance=24, smallest=80, shortest=160)


def court_picture(card: ET.Element, name: str, coarse: bool) -> str:
    """A court picture. Each layer of paint is drawn both ways up before the next one.

    The halves reach into each other: one whole half after the other would hide some of its detail.
    """
    layers = [s for s in card.iter(SVG + "symbol") if s.get("preserveAspectRatio") == "none"]
    drawing = "".join(
        f'<g id="{name}-{number}">{"".join(_copy(node, coarse) for node in layer)}</g>'
        f'<use href="#{name}-{number}" transform="rotate(180 650 1000)"/>'
        for number, layer in enumerate(layers, start=1)
    )
    return (
        f'<symbol id="picture-{name}" viewBox="0 0 1300 2000" preserveAspectRatio="none">'
        f"{drawing}</symbol>"
    )


def _copy(node: ET.Element, coarse: bool) -> str:
    """A node of a court picture with our colours, fewer digits and our suit signs."""
    attributes = {name: COURT_COLOURS.get(value, value) for name, value in node.items()}
    if node.tag == SVG + "path":
        _draw_in_steps(attributes, coarse)
    elif node.tag == SVG + "use":
        _point_at_pip(attributes)
    listed = "".join(f' {name}="{value}"' for name, value in attributes.items())
    tag = node.tag.removeprefix(SVG)
    inside = "".join(_copy(child, coarse) for child in node)
    return f"<{tag}{listed}>{inside}</{tag}>" if inside else f"<{tag}{listed}/>"


def _draw_in_steps(attributes: dict[str, str], coarse: bool) -> None:
    """Write a path in whole steps: fewer digits."""
    path, step = attributes["d"], COARSE_STEP if coarse else STEP
    attributes["d"] = redraw_path(path, step, COARSE) if coarse else round_path(path, step)
    attributes["transform"] = f"scale({step})"
    if "stroke-width" in attributes:
        attributes["stroke-width"] = f"{float(attributes['stroke-width']) / step:g}"


def _point_at_pip(attributes: dict[str, str]) -> None:
    """Turn a use of the card's own suit symbol, a box of 1200 units, into a use of our pip."""
    suit = attributes.pop(HREF).removeprefix("#S")[0]
    height = float(attributes.pop("height"))
    to_centre, _, _ = attributes["transform"].rpartition("translate")
    attributes["transform"] = f"{to_centre}scale({height / 1200:.4g})"
    attributes["href"] = f"#pip-{suit}"
