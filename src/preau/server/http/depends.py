"""Which language a request wants: `?lang=`, else what was chosen before, else what the browser asks for."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from preau.words import LANGUAGES, Language, negotiate_language

COOKIE = "preau_lang"


def language_of(connection: HTTPConnection) -> Language:
    for wanted in (connection.query_params.get("lang"), connection.cookies.get(COOKIE)):
        if wanted in LANGUAGES:
            return wanted
    return negotiate_language(connection.headers.get("accept-language"))


async def _wanted(connection: HTTPConnection) -> Language:  # FastAPI takes a plain function to a thread
    return language_of(connection)


ALanguage = Annotated[Language, Depends(_wanted)]
