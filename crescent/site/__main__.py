"""`python -m crescent.site build | serve | catalogues`: what the Makefile calls."""

import argparse
import subprocess
import sys
import webbrowser

from crescent.site.build import DIST, LOCALES, build, is_stale, write_diagram_deck
from crescent.site.catalogues import compile_catalogues
from crescent.site.serve import SiteServer


def main() -> int:
    """Run one command; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m crescent.site", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("catalogues", help="compile the translations, draw the cards for diagrams")
    building = commands.add_parser("build", help="make the site in dist/")
    building.add_argument("--if-stale", action="store_true", help="only if a source is newer")
    serving = commands.add_parser("serve", help="serve dist/ on localhost")
    serving.add_argument("--port", type=int, default=8000)
    serving.add_argument("--open", action="store_true", help="open the browser")
    arguments = parser.parse_args()
    if arguments.command == "catalogues":
        compile_catalogues(LOCALES)
        write_diagram_deck()
    elif arguments.command == "serve":
        return serve(arguments.port, arguments.open)
    elif not arguments.if_stale or is_stale():
        return make()
    return 0


def make() -> int:
    """Build the site; returns 1 with one sentence on what was wrong."""
    try:
        build()
    except subprocess.CalledProcessError:
        print("The archive of Python modules could not be made: see above.", file=sys.stderr)
        return 1
    except (LookupError, OSError, ValueError) as error:
        print(f"The site could not be built: {error}", file=sys.stderr)
        return 1
    return 0


def serve(port: int, open_browser: bool) -> int:
    """Serve until interrupted; returns 1 when the port can't be had."""
    try:
        server = SiteServer(DIST, port)
    except OSError as error:
        print(f"Port {port} can't be used ({error.strerror}). Try: make play PORT={port + 1}")
        return 1
    print(f"Crescent is at {server.url} (Ctrl+C ends it)", flush=True)
    if open_browser:
        webbrowser.open(server.url)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
