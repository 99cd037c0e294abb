"""In which time zone somebody reads: their browser says it in a cookie, or they choose it; else it is UTC."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from starlette.requests import HTTPConnection

from preau.games.api import refusal

ZONE_COOKIE: Final = "preau_zone"
REGIONS: Final = ("Africa", "America", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_+-]{0,31}(/[A-Za-z0-9_+-]{1,31}){0,2}")


def zone_name(connection: HTTPConnection) -> str:
    """The name of the reader's time zone; nothing where they have told none that is known here."""
    name = connection.query_params.get("zone") or connection.cookies.get(ZONE_COOKIE) or ""
    return name if is_zone(name) else ""


def zone_of(connection: HTTPConnection) -> tzinfo:
    name = zone_name(connection)
    return ZoneInfo(name) if name else UTC


def is_zone(name: str) -> bool:
    """Whether there is such a time zone; what is no name is not looked up as a file."""
    return bool(_NAME.fullmatch(name)) and name in _known_zones()


@cache
def _known_zones() -> frozenset[str]:
    return frozenset(available_timezones())


def zone_choices() -> list[str]:
    """Those that people live in."""
    return sorted(name for name in _known_zones() if name.partition("/")[0] in REGIONS)


def moment_in(at_ms: int, zone: tzinfo) -> datetime:
    return datetime.fromtimestamp(at_ms / 1000, UTC).astimezone(zone)


def days_between(first: str, last: str, zone: tzinfo) -> tuple[int, int]:
    """From the beginning of one day to the end of another (`2026-05-31`), in ms; raises TableRefused for no days."""
    try:
        begin, end = date.fromisoformat(first[:10]), date.fromisoformat(last[:10]) + timedelta(days=1)
    except (ValueError, OverflowError) as error:
        raise refusal("bad_option", "lobby-days-off-days") from error
    start, until = (datetime.combine(day, time(), zone).timestamp() for day in (begin, end))
    return int(start * 1000), int(until * 1000)
