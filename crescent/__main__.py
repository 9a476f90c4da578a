"""``python3 -m crescent``: the command line."""

import sys

from crescent.cli import main

sys.exit(main(sys.argv[1:]))
