"""``python3 -m crescent``: the command line."""

import os
import sys

from crescent.cli import main


def run() -> int:
    """The exit status; 1 also when what was asked for cannot be written."""
    try:
        status = main(sys.argv[1:])
        if sys.stdout:
            sys.stdout.flush()
    except OSError as error:
        # What is still to be written goes nowhere, or the interpreter would complain at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            print(f"output: {error.strerror}", file=sys.stderr)
        return 1
    return status


if __name__ == "__main__":
    sys.exit(run())
