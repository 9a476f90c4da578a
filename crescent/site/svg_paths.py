"""Rewrites SVG path data: in whole units, or at another place and size."""

import re
from collections.abc import Iterator

Point = tuple[float, float]

TOKEN = re.compile(r"[MLHVCAZmlhvcaz]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
ARGUMENTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "a": 7, "z": 0}


def round_path(path: str, step: float = 1) -> str:
    """The same path in whole units of `step`, relative, as short as it goes.

    Each point is rounded where it stands on the picture, not as a step from the last one: the
    rounding of relative steps would add up along a long outline.
    """
    x = y = start_x = start_y = 0.0
    written: list[str] = []
    for command, numbers in segments(path):
        kind = command.lower()
        base = (x, y) if command.islower() else (0.0, 0.0)
        shape = _shape(kind, numbers, 1 / step)
        points = [(base[0] + a, base[1] + b) for a, b in _ends(kind, numbers, (x, y), base)]
        steps = [
            round(p / step) - round(q / step)
            for point in points
            for p, q in zip(point, (x, y), strict=True)
        ]
        x, y = points[-1] if points else (start_x, start_y)
        if kind == "m":
            start_x, start_y = x, y
        letter = "l" if kind in "hv" else kind
        written += [letter, *(f"{number:.0f}" for number in shape), *map(str, steps)]
    return _join(written)


def placed_path(path: str, x: float, y: float, scale: float, digits: int) -> str:
    """The same path drawn at a scale about a place; a negative scale turns it upside down.

    After its start it is relative: drawn twice at one scale, only the start differs.
    """
    pen = start = (0.0, 0.0)
    written: list[str] = []
    for number, (command, numbers) in enumerate(segments(path)):
        kind = command.lower()
        base = pen if command.islower() else (0.0, 0.0)
        points = [(base[0] + a, base[1] + b) for a, b in _ends(kind, numbers, pen, base)]
        shape = _shape(kind, numbers, abs(scale))
        steps = [scale * (p - q) for point in points for p, q in zip(point, pen, strict=True)]
        if number == 0:
            steps = [scale * points[0][0] + x, scale * points[0][1] + y]
        pen = points[-1] if points else start
        start = pen if kind == "m" else start
        letter = "M" if number == 0 else "l" if kind in "hv" else kind
        # Adding 0.0 makes -0.0 a plain 0.
        written += [letter, *(f"{round(step, digits) + 0.0:g}" for step in (*shape, *steps))]
    return _join(written)


def _shape(kind: str, numbers: list[float], scale: float) -> list[float]:
    """What an arc says besides its end: its radii, at a scale, and three flags."""
    return [scale * numbers[0], scale * numbers[1], *numbers[2:5]] if kind == "a" else []


def _ends(kind: str, numbers: list[float], pen: Point, base: Point) -> list[Point]:
    """The points of a segment, as its numbers give them."""
    if kind == "h":
        return [(numbers[0], pen[1] - base[1])]
    if kind == "v":
        return [(pen[0] - base[0], numbers[0])]
    ends = numbers[5:] if kind == "a" else numbers
    return [(ends[i], ends[i + 1]) for i in range(0, len(ends), 2)]


def segments(path: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; a command letter left out is the last one again."""
    tokens = TOKEN.findall(path)
    command, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        elif command in "Mm":
            command = "L" if command == "M" else "l"
        end = at + ARGUMENTS[command.lower()]
        yield command, [float(token) for token in tokens[at:end]]
        at = end


def _join(words: list[str]) -> str:
    """Path text without a repeated letter or a needless space."""
    text, last = "", ""
    for word in words:
        if not word.isalpha():
            text += word if word[0] == "-" or text[-1].isalpha() else " " + word
        elif word != last or word in "mz":
            text, last = text + word, word
    return text
