"""A club's evenings and tournaments for calendars (RFC 5545)."""

from __future__ import annotations

from collections.abc import Sequence

from preau.server.calls.feeds import calendar_line, calendar_moment, calendar_text
from preau.server.tournaments.clubs import Club, Evening
from preau.server.tournaments.store import TournamentLine

TOURNAMENT_MINUTES = 120  # that one takes, as far as a calendar is concerned


def club_calendar(
    club: Club, evenings: Sequence[Evening], tournaments: Sequence[TournamentLine], base: str, now: int
) -> str:
    """`base` is the server's own address."""
    lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Preau//Club//EN", "METHOD:PUBLISH",
        f"X-WR-CALNAME:{calendar_text(club.name)}", "REFRESH-INTERVAL;VALUE=DURATION:PT6H", "X-PUBLISHED-TTL:PT6H",
    ]  # fmt: skip
    for each in evenings:
        lines += _event(f"evening-{each.id}", each.title, each.starts, each.minutes, f"{base}clubs/{club.id}", now)
        lines[-1:-1] = [
            *([f"LOCATION:{calendar_text(each.place)}"] if each.place else []),
            *(["RRULE:FREQ=WEEKLY"] if each.weekly else []),
        ]
    for line in tournaments:
        if line.starts:
            url = f"{base}tournaments/{line.id}"
            lines += _event(f"tournament-{line.id}", line.name, line.starts, TOURNAMENT_MINUTES, url, now)
    lines.append("END:VCALENDAR")
    return "".join(f"{calendar_line(line)}\r\n" for line in lines)


def _event(uid: str, title: str, starts: int, minutes: int, url: str, now: int) -> list[str]:
    return [
        "BEGIN:VEVENT", f"UID:{uid}@preau", f"DTSTAMP:{calendar_moment(now)}", f"DTSTART:{calendar_moment(starts)}",
        f"DURATION:PT{minutes}M", f"SUMMARY:{calendar_text(title)}", f"URL:{url}", "END:VEVENT",
    ]  # fmt: skip
