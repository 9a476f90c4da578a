"""Redraws SVG path data with few points, for pictures that are never shown large."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot, sqrt

from crescent.site.svg_paths import segments

Point = tuple[float, float]

CURVE_PIECES = 8
ARC_HALVINGS = 2


@dataclass(frozen=True, slots=True)
class Pen:
    """How coarsely to draw: no line is further than `tolerance` from the original; what is narrower
    and lower than `smallest` is left out, and a line that encloses nothing below `shortest`.
    """

    tolerance: float
    smallest: float
    shortest: float


def redraw_path(path: str, step: float, coarse: Pen) -> str:
    """The same shapes as polygons, in units of `step`."""
    written, pen = "", (0, 0)
    for outline, closed in _outlines(path):
        if max(_extent(outline)) < (coarse.smallest if closed else coarse.shortest):
            continue
        points = _rounded(_fewer(outline, coarse.tolerance), step)
        if len(points) > 1:
            written += "m" + _steps(pen, points) + ("z" if closed else "")
            pen = points[0] if closed else points[-1]
    return written


def _outlines(path: str) -> Iterator[tuple[list[Point], bool]]:
    """The points of each part of a path, and whether it is closed."""
    start: Point = (0.0, 0.0)
    points = [start]
    for command, numbers in segments(path):
        kind = command.lower()
        if kind in "mz":
            if len(points) > 1:
                yield points, kind == "z"
            start = _point(points[-1], command, numbers) if kind == "m" else start
            points = [start]
        else:
            points += _line(points[-1], command, numbers)
    if len(points) > 1:
        yield points, False


def _point(pen: Point, command: str, numbers: list[float]) -> Point:
    base = pen if command.islower() else (0.0, 0.0)
    return base[0] + numbers[0], base[1] + numbers[1]


def _line(pen: Point, command: str, numbers: list[float]) -> list[Point]:
    """What a segment draws, as points after the one it begins with."""
    kind = command.lower()
    if kind == "h":
        base = pen[0] if command.islower() else 0.0
        return [(base + numbers[0], pen[1])]
    if kind == "v":
        base = pen[1] if command.islower() else 0.0
        return [(pen[0], base + numbers[0])]
    if kind == "a":
        end = _point(pen, command, numbers[5:])
        return [*_arc(pen, end, numbers[0], numbers[4] > 0, ARC_HALVINGS), end]
    ends = [_point(pen, command, numbers[i : i + 2]) for i in range(0, len(numbers), 2)]
    return ends if kind == "l" else _curve(pen, *ends)


def _curve(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    """A cubic Bézier curve."""

    def at(t: float) -> Point:
        u = 1 - t
        weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        x, y = (sum(w * p[i] for w, p in zip(weights, (a, b, c, d), strict=True)) for i in (0, 1))
        return x, y

    return [at(piece / CURVE_PIECES) for piece in range(1, CURVE_PIECES + 1)]


def _arc(a: Point, b: Point, radius: float, sweep: bool, halvings: int) -> list[Point]:
    """Points between the ends of an arc of a circle, of half a turn at most."""
    across, down = b[0] - a[0], b[1] - a[1]
    chord = hypot(across, down)
    if not chord or not halvings:
        return []
    bulge = radius - sqrt(max(radius**2 - chord**2 / 4, 0))
    side = bulge / chord * (1 if sweep else -1)
    middle = (a[0] + b[0]) / 2 + down * side, (a[1] + b[1]) / 2 - across * side
    before = _arc(a, middle, radius, sweep, halvings - 1)
    return [*before, middle, *_arc(middle, b, radius, sweep, halvings - 1)]


def _extent(points: list[Point]) -> tuple[float, float]:
    xs, ys = zip(*points, strict=True)
    return max(xs) - min(xs), max(ys) - min(ys)


def _fewer(points: list[Point], tolerance: float) -> list[Point]:
    """Ramer, Douglas and Peucker: only the points without which the line would stray too far."""
    if len(points) < 3:
        return points
    far, index = max((_stray(p, points[0], points[-1]), i) for i, p in enumerate(points[1:-1], 1))
    if far <= tolerance:
        return [points[0], points[-1]]
    return _fewer(points[: index + 1], tolerance)[:-1] + _fewer(points[index:], tolerance)


def _stray(point: Point, a: Point, b: Point) -> float:
    """How far a point is from the line through two others, or from both where they are one."""
    across, down = b[0] - a[0], b[1] - a[1]
    length = hypot(across, down)
    if not length:
        return hypot(point[0] - a[0], point[1] - a[1])
    return abs(across * (a[1] - point[1]) - (a[0] - point[0]) * down) / length


def _rounded(points: list[Point], step: float) -> list[tuple[int, int]]:
    """Points in whole steps, none twice in a row."""
    steps = [(round(x / step), round(y / step)) for x, y in points]
    return [p for p, before in zip(steps, [None, *steps], strict=False) if p != before]


def _steps(pen: tuple[int, int], points: list[tuple[int, int]]) -> str:
    """From each point to the next, as path text without needless blanks."""
    numbers = []
    for point in points:
        numbers += [point[0] - pen[0], point[1] - pen[1]]
        pen = point
    return " ".join(map(str, numbers)).replace(" -", "-")
