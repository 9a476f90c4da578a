"""Builds and serves the static site. CPython only: nothing here goes into the page."""
