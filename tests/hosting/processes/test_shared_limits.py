"""Limits are counted together where processes share a Redis, and apart while it is away."""

from __future__ import annotations

import asyncio

from preau.server.http.limits import Limits
from preau.server.settings import Settings
from tests.hosting.services import Redis


def test_two_processes_count_together(redis: Redis) -> None:
    """What one allowed the other knows of."""

    async def ask() -> list[bool]:
        pair = [Limits(Settings(bus_url=redis.url, guess_rate="3/hour")) for _ in range(2)]
        found = [await pair[number % 2].allows("guess", "together") for number in range(5)]
        for limits in pair:
            await limits.close()
        return found

    assert asyncio.run(ask()) == [True, True, True, False, False]


def test_without_redis_each_counts_for_itself() -> None:
    """Nobody waits and nobody is let through without counting; once Redis is there again, it is asked."""
    redis = Redis()

    async def ask() -> list[bool]:
        limits = Limits(Settings(bus_url=redis.url, guess_rate="2/hour"))
        found = [await limits.allows("guess", "alone") for _ in range(3)]
        redis.start()
        limits._away_until = 0.0
        found.append(await limits.allows("guess", "alone"))
        await limits.close()
        return found

    try:
        assert asyncio.run(ask()) == [True, True, False, True]
    finally:
        redis.remove()
