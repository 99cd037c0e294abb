"""Forms as a browser sends them without a script."""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qs

from fastapi import Request

from preau.games.api import refusal

MOST_FORM_BYTES: Final = 4096
SEE_OTHER: Final = 303  # where to look after a press
REFUSED: Final = 422


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a form, of several of one name the last; raises TableRefused for what is none."""
    body = await request.body()
    if len(body) > MOST_FORM_BYTES:
        raise refusal("too_big", "server-too-big", high=MOST_FORM_BYTES)
    try:
        fields = parse_qs(body.decode(), keep_blank_values=True, max_num_fields=20, errors="strict")
    except ValueError as error:
        raise refusal("malformed", "server-malformed", where="body") from error
    return {name: values[-1] for name, values in fields.items()}
