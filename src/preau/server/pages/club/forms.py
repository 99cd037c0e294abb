"""Forms as a browser sends them without a script."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final, TypeVar
from urllib.parse import parse_qs

from fastapi import Request
from starlette.responses import RedirectResponse

from preau.games.api import refusal

MOST_FORM_BYTES: Final = 16_384
MOST_FIELDS: Final = 120  # without a script, the options of every game are sent
MOST_DIGITS: Final = 9
SEE_OTHER: Final = 303  # where to look after a press
REFUSED_STATUS: Final = 422

Choice = TypeVar("Choice", bound=str)


async def read_fields(request: Request) -> dict[str, list[str]]:
    """The fields of a form, each with all its values; raises TableRefused for what is none."""
    body = await request.body()
    if len(body) > MOST_FORM_BYTES:
        raise refusal("too_big", "server-too-big", high=MOST_FORM_BYTES)
    try:
        return parse_qs(body.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="strict")
    except ValueError as error:
        raise refusal("malformed", "server-malformed", where="body") from error


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a form, of several of one name the last; raises TableRefused for what is none."""
    return {name: values[-1] for name, values in (await read_fields(request)).items()}


def number_in(form: Mapping[str, str], name: str, usual: int) -> int:
    """A whole number; raises Refused that names the field."""
    text = form.get(name, "").strip()
    if not text:
        return usual
    if not (text.isascii() and text.isdecimal()) or len(text) > MOST_DIGITS:
        raise refusal("malformed", "server-malformed", where=name)
    return int(text)


def choice_in(form: Mapping[str, str], name: str, choices: Sequence[Choice]) -> Choice:
    """One of those that a form offers; raises Refused that names the field."""
    for choice in choices:
        if choice == form.get(name):
            return choice
    raise refusal("malformed", "server-malformed", where=name)


def moment_in(form: Mapping[str, str], name: str) -> int:
    """A day and time as a browser sends it, in milliseconds; 0 where none was given.

    `zone` is by how many minutes the reader's clock is behind UTC; a script puts it in, without one it is UTC.
    """
    text, zone = form.get(name, "").strip(), form.get("zone", "").strip() or "0"
    if not text:
        return 0
    try:
        moment = datetime.fromisoformat(text).replace(tzinfo=UTC) + timedelta(minutes=int(zone))
        return int(moment.timestamp() * 1000)
    except (ValueError, OverflowError) as error:
        raise refusal("malformed", "server-malformed", where=name) from error


def back_to(path: str) -> RedirectResponse:
    """After something was done, the page that shows it."""
    return RedirectResponse(path, SEE_OTHER)
