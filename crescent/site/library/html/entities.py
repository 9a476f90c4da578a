"""Stands in, on the page, for the library's module of this name, of which PyScript uses nothing."""

html5: dict[str, str] = {}
