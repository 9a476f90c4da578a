"""Pyodide's Python half; see ffi."""
