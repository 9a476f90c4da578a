"""Shortens SVG path data by rounding it to whole units."""

import re
from collections.abc import Iterator

TOKEN = re.compile(r"[MLHVCAZmlhvcaz]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
ARGUMENTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "a": 7, "z": 0}


def round_path(path: str) -> str:
    """The same path in whole units, relative, as short as it goes.

    Each point is rounded where it stands on the picture, not as a step from the last one: the
    rounding of relative steps would add up along a long outline.
    """
    x = y = start_x = start_y = 0.0
    written: list[str] = []
    for command, numbers in segments(path):
        kind = command.lower()
        base_x, base_y = (x, y) if command.islower() else (0.0, 0.0)
        shape, ends = (numbers[:5], numbers[5:]) if kind == "a" else ([], numbers)
        if kind == "h":
            ends = [numbers[0], y - base_y]
        elif kind == "v":
            ends = [x - base_x, numbers[0]]
        points = [(base_x + ends[i], base_y + ends[i + 1]) for i in range(0, len(ends), 2)]
        steps = [
            round(p) - round(q) for point in points for p, q in zip(point, (x, y), strict=True)
        ]
        x, y = points[-1] if points else (start_x, start_y)
        if kind == "m":
            start_x, start_y = x, y
        letter = "l" if kind in "hv" else kind
        written += [letter, *(f"{number:.0f}" for number in shape), *map(str, steps)]
    return _join(written)


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
