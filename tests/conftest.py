"""What all tests share."""

from hypothesis import HealthCheck, settings

# The same examples in every run: a failure seen once can be seen again. No deadline: machines differ.
settings.register_profile(
    "preau", derandomize=True, deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("preau")
