"""The turns that wait for somebody, as a feed for readers (Atom) and for calendars (iCalendar)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from xml.sax.saxutils import escape, quoteattr

from preau.server.calls.message import CallMessage
from preau.words import Language, Speaker

LINE_BYTES = 75  # of a calendar's line, before it is folded


def atom_feed(turns: Sequence[CallMessage], handle: str, base: str, own: str, language: Language) -> str:
    """`own` is the feed's own address, `base` the server's."""
    words = Speaker(language)
    latest = max((turn.since for turn in turns), default=0)
    entries = "".join(
        f"<entry><id>urn:preau:{escape(turn.tag)}</id><title>{escape(turn.title)}</title>"
        f"<link href={quoteattr(base + turn.path)}/><updated>{_day(turn.since)}</updated>"
        f"<summary>{escape(turn.text)}</summary></entry>\n"
        for turn in turns
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{language}">\n'
        f"<id>urn:preau:feed:{escape(handle)}</id><title>{escape(words('account-call-feed-title'))}</title>"
        f"<author><name>Préau</name></author><updated>{_day(latest)}</updated>"
        f'<link rel="self" href={quoteattr(own)}/><link href={quoteattr(base + "/")}/>\n{entries}</feed>\n'
    )


def calendar(turns: Sequence[CallMessage], base: str, language: Language) -> str:
    """A turn stands where its time is up; one without a clock, where it began."""
    words = Speaker(language)
    lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Preau//Turns//EN", "METHOD:PUBLISH",
        f"X-WR-CALNAME:{calendar_text(words('account-call-feed-title'))}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT15M", "X-PUBLISHED-TTL:PT15M",
    ]  # fmt: skip
    for turn in turns:
        at = turn.until if turn.until is not None else turn.since
        lines += [
            "BEGIN:VEVENT", f"UID:{turn.tag}@preau",
            f"DTSTAMP:{calendar_moment(turn.since)}", f"DTSTART:{calendar_moment(at)}",
            "DURATION:PT0S", "TRANSP:TRANSPARENT", f"SUMMARY:{calendar_text(turn.title)}",
            f"DESCRIPTION:{calendar_text(turn.text)}", f"URL:{base}{turn.path}", "END:VEVENT",
        ]  # fmt: skip
    lines.append("END:VCALENDAR")
    return "".join(f"{calendar_line(line)}\r\n" for line in lines)


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def calendar_moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def calendar_text(text: str) -> str:
    """A value as calendars write it (RFC 5545, 3.3.11); a line break in a name ends nothing."""
    for mark in ("\\", ";", ","):
        text = text.replace(mark, f"\\{mark}")
    return "\\n".join(text.splitlines())


def calendar_line(line: str) -> str:
    """Long lines are broken between characters; what goes on begins with a space."""
    parts, room = [""], LINE_BYTES
    for letter in line:
        size = len(letter.encode())
        if size > room:
            parts.append("")
            room = LINE_BYTES - 1
        parts[-1] += letter
        room -= size
    return "\r\n ".join(parts)
