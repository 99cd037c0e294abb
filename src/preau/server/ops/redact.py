"""Keeping secrets out of logs, whoever writes them there: passwords, cookies, seat links, database URLs.

The house's own code does not log them; this is for the message of an exception, and for other people's libraries.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterable, MutableMapping
from logging import LogRecord
from typing import Any, Final

from uvicorn.config import LOGGING_CONFIG
from uvicorn.logging import DefaultFormatter

REDACTED: Final = "…"
SECRET_KEYS: Final = re.compile(r"password|secret|token|cookie|authorization|credential", re.IGNORECASE)
PATTERNS: Final = tuple(
    (re.compile(pattern), shown)
    for pattern, shown in (
        (r"(://[^/\s:@]*):[^/\s@]+@", rf"\1:{REDACTED}@"),  # a URL's password
        (
            r"(/(?:s|feed|calls/stop|calls/confirm|account/reset)/)[A-Za-z0-9_.=-]+",
            rf"\1{REDACTED}",
        ),  # a link for one person
        (
            r"(?<![\w.-])[A-Za-z0-9_-]{4,}(?:\.[A-Za-z0-9_-]+)*\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27}\b",
            REDACTED,
        ),  # what we signed
        (r"(?i)((?:set-)?cookie['\"]?\s*[:=]\s*)[^\r\n]+", rf"\1{REDACTED}"),
        (r"(?i)(bearer )\S+", rf"\1{REDACTED}"),
        (r"\$argon2[^\s'\"]+", REDACTED),
        (
            r"(?i)(?<!\w)(\w{0,40}(?:password|secret|token)\w{0,40}['\"]?\s*[:=]\s*)('[^']*'|\"[^\"]*\"|[^\s,&})]+)",
            rf"\1{REDACTED}",
        ),
    )
)
_known: list[str] = []  # this house's own secrets, as they are


def set_known_secrets(secrets: Iterable[str]) -> None:
    """Secrets to be taken out wherever they turn up."""
    _known[:] = [secret for secret in secrets if len(secret) >= 6]


def redact(text: str) -> str:
    for secret in _known:
        text = text.replace(secret, REDACTED)
    for pattern, shown in PATTERNS:
        text = pattern.sub(shown, text)
    return text


def redact_event(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """For structlog: every text in a line."""
    for key, value in event.items():
        if SECRET_KEYS.search(key):
            event[key] = REDACTED
        elif isinstance(value, str):
            event[key] = redact(value)
        elif not isinstance(value, bool | int | float | None):
            event[key] = redact(str(value))
    return event


class Formatter(DefaultFormatter):
    """For the standard library's loggers, uvicorn's among them."""

    def format(self, record: LogRecord) -> str:
        return redact(super().format(record))


def standard_logging() -> dict[str, Any]:
    """How uvicorn logs, and everybody else who uses the standard library."""
    config = copy.deepcopy(LOGGING_CONFIG)
    config["formatters"]["default"]["()"] = f"{__name__}.{Formatter.__name__}"
    config["root"] = {"handlers": ["default"], "level": "WARNING"}
    return config
