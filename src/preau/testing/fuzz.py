"""How texts are fuzzed."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# The same texts in every run, whatever profile is loaded. Machines differ, and the suite may run in several classes.
fuzz = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors],
)
