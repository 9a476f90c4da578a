"""Short sounds, made by the browser from nothing but notes."""

from __future__ import annotations

from functools import cache
from typing import Any

from pyscript import window

from crescent.web.ports import Sound

Note = tuple[float, float, float]
"""When it begins, in seconds; its pitch, in hertz; how long it sounds, in seconds."""

NOTES: dict[Sound, tuple[Note, ...]] = {
    "move": ((0, 520, 0.07),),
    "redeal": ((0, 330, 0.06), (0.07, 390, 0.06), (0.14, 460, 0.08)),
    "refusal": ((0, 190, 0.14),),
    "win": ((0, 523, 0.16), (0.14, 659, 0.16), (0.28, 784, 0.16), (0.42, 1047, 0.4)),
}
LOUDNESS = 0.12


@cache
def _speaker() -> Any:
    return window.AudioContext.new()


def play(name: Sound) -> None:
    """Let a sound be heard; browsers allow it once the player has touched the page."""
    speaker = _speaker()
    speaker.resume()
    for start, pitch, length in NOTES[name]:
        _sound(speaker, speaker.currentTime + start, pitch, length)


def _sound(speaker: Any, start: float, pitch: float, length: float) -> None:
    """One note, that dies away like a plucked string."""
    tone, volume = speaker.createOscillator(), speaker.createGain()
    tone.type = "triangle"
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(LOUDNESS, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + length)
    tone.connect(volume)
    volume.connect(speaker.destination)
    tone.start(start)
    tone.stop(start + length)
