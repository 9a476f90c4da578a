"""Tests of the engine; those of the page stand in e2e/."""
