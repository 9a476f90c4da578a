"""Hypothesis draws the same examples every time, so that a red test is red for everyone."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "crescent",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("crescent")
