"""The command line as a person runs it: a process with its status and streams."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Result:
    """What a command left behind."""

    status: int
    output: str
    errors: str


def crescent(*arguments: str | bytes, stdin: bytes = b"") -> Result:
    """Run ``python3 -m crescent`` with these arguments. It never ends in a traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "crescent", *arguments],
        input=stdin,
        capture_output=True,
        cwd=ROOT,
        check=False,
        timeout=60,
    )
    errors = done.stderr.decode("utf-8")
    assert "Traceback" not in errors, errors
    return Result(done.returncode, done.stdout.decode("utf-8"), errors)
