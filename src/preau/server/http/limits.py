"""How often one address, guest or name may do what. Counted in this process, or in Redis where several share one.

While Redis is away each process counts for itself: a limit then is a little wider, and nothing waits.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Hashable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Any

import structlog
from limits import RateLimitItem, parse_many
from starlette.types import Scope

from preau.server.settings import Settings

REDIS_SECONDS = 0.5  # Redis is near, or it is away
RECONNECT_SECONDS = 5.0
NETWORK_BITS = 64  # an IPv6 household has as many addresses as it likes within these
ONCE_RATES = parse_many("1/10minutes")
REFUSAL_RATES = parse_many("20/minute")  # answers that say "too many"; from then on they are late
LATE_SECONDS = 1.0
SWEEP_SECONDS = 60.0

log = structlog.get_logger()


@dataclass(slots=True)
class Window:
    """How much of a rate is spent, and until when that counts."""

    until: float
    spent: int = 0


class Windows:
    """What was counted here. The library's own storage starts a thread for every count."""

    def __init__(self) -> None:
        self._windows: dict[tuple[Hashable, ...], Window] = {}
        self._sweep_at = 0.0

    def hit(self, rate: RateLimitItem, *key: str, cost: int = 1) -> bool:
        now = time.monotonic()
        if now >= self._sweep_at:
            self._windows = {key: window for key, window in self._windows.items() if window.until > now}
            self._sweep_at = now + SWEEP_SECONDS
        counted = (id(rate), *key)  # a rate is made once, and its own hash costs more than all the rest
        window = self._windows.get(counted)
        if window is None or window.until <= now:
            window = self._windows[counted] = Window(now + rate.get_expiry())
        window.spent += cost
        return window.spent <= rate.amount


class Limits:
    """Asked before something is done; counts each asking."""

    def __init__(self, settings: Settings) -> None:
        self._near = Windows()
        self._far = _far(settings.bus_url) if settings.bus_url else None
        self._away_until = 0.0
        self._rates: dict[str, list[RateLimitItem]] = {
            "request": parse_many(settings.request_rate),
            "file": parse_many(settings.file_rate),
            "create": parse_many(settings.create_rate),
            "seat": parse_many(settings.seat_rate),
            "help": parse_many(settings.help_rate),
            "sign up": parse_many(settings.signup_rate),
            "sign in": parse_many(settings.login_rate),
            "guess": parse_many(settings.guess_rate),
            "name": parse_many(settings.name_rate),
            "pressed": parse_many(settings.pressed_rate),
            "say": parse_many(settings.say_rate),
            "say here": parse_many(settings.table_say_rate),
            "say from": parse_many(settings.address_say_rate),
            "mail": parse_many(settings.mail_rate),
            "mail to": parse_many(settings.mail_to_rate),
            "report": parse_many(settings.report_rate),
            "export": parse_many(settings.export_rate),
            "work": parse_many(settings.work_rate),
            "work from": parse_many(settings.address_work_rate),
            "write": parse_many(settings.write_rate),
            "write from": parse_many(settings.address_write_rate),
            "once": ONCE_RATES,
        }

    async def allows(self, what: str, *who: str) -> bool:
        """Whether this may be done once more; several rates of one kind must all allow it."""
        return all([await self._hit(rate, what, *who) for rate in self._rates[what]])

    async def spends(self, units: int, guest_id: str, address: str) -> bool:
        """Whether so much more work may be done for a guest and an address."""
        asked = [("work from", address), *([("work", guest_id)] if guest_id else [])]
        return all([
            await self._hit(rate, what, who, cost=units) for what, who in asked for rate in self._rates[what]
        ])  # fmt: skip

    async def allows_saying(self, guest_id: str, address: str, table_id: str) -> bool:
        """Whether a guest may say one more thing: by the person, the address and the table, over all their sockets."""
        return (
            await self.allows("say", guest_id)
            and await self.allows("say from", address)
            and await self.allows("say here", table_id)
        )

    def allows_writing(self, guest_id: str, address: str) -> bool:
        """Whether a guest, and an address, may have one more thing kept today. Counted here alone: no move waits."""
        for what, who in (("write from", address), ("write", guest_id)):
            for rate in self._rates[what] if who else ():
                if not self._near.hit(rate, what, who):
                    return False
        return True

    async def keep_waiting(self, address: str) -> None:
        """Before an address is told that it asks too much: later, if it does not listen. That costs only its time."""
        if not all(self._near.hit(rate, "refused", address) for rate in REFUSAL_RATES):
            await asyncio.sleep(LATE_SECONDS)

    async def _hit(self, rate: RateLimitItem, *key: str, cost: int = 1) -> bool:
        if self._far is not None and time.monotonic() >= self._away_until:
            from redis.exceptions import RedisError  # only where several processes share one

            try:
                return bool(await self._far.hit(rate, *key, cost=cost))
            except (RedisError, OSError) as error:
                self._away_until = time.monotonic() + RECONNECT_SECONDS
                log.warning("limits are counted here alone", why=type(error).__name__)
        return self._near.hit(rate, *key, cost=cost)

    async def close(self) -> None:
        if self._far is not None:
            await self._far.storage.bridge.storage.aclose()


def _far(url: str) -> Any:
    from limits.aio.storage import RedisStorage  # only where several processes share one
    from limits.aio.strategies import FixedWindowRateLimiter as AsyncLimiter

    storage = RedisStorage(
        f"async+{url}", implementation="redispy", key_prefix="preau.limits", socket_connect_timeout=REDIS_SECONDS,
        socket_timeout=REDIS_SECONDS,
    )  # fmt: skip
    return AsyncLimiter(storage)


def address_of(scope: Scope) -> str:
    """Where a request comes from; behind a proxy that is trusted, where the proxy says it does."""
    client = scope.get("client")
    return str(client[0]) if client else "-"


def address_key(scope: Scope) -> str:
    """Where a request comes from, as limits count it."""
    return network_of(address_of(scope))


def network_of(address: str) -> str:
    """An address as limits count it: of an IPv6 address its network."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> NETWORK_BITS << NETWORK_BITS)}/{NETWORK_BITS}"
