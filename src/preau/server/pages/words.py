"""For hosts who write or mend a language: every message with its key, beside the English one."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException

from preau.games import registry
from preau.server.http.depends import ALanguage, do_in_turn
from preau.server.pages.render import page_router, render_page
from preau.words import Language
from preau.words.catalogue import INTERFACE
from preau.words.proof import ENGLISH, wordings_of

router = page_router()


@router.get("/words")
async def words_page(request: Request, language: ALanguage) -> HTMLResponse:
    """All messages of the reader's language; there only where the host has asked for it."""
    if not request.app.state.settings.show_words:
        raise HTTPException(404)
    packages = [INTERFACE, *(registry.game(name).package for name in registry.names())]

    def write() -> HTMLResponse:
        rows = [row for package in packages for row in _rows(package, language)]
        return render_page(request, "pages/words.html", sheets=("forms", "words"), rows=rows)

    return await do_in_turn(request, write)


def _rows(package: str, language: Language) -> list[dict[str, Any]]:
    there = wordings_of(package, language)
    return [
        {
            "key": key,
            "file": f"{package.replace('.', '/')}/words/{language}/{wording.file}.ftl",
            "english": wording.parts[""].strip(),
            "text": there[key].parts[""].strip() if key in there else "",
        }
        for key, wording in wordings_of(package, ENGLISH).items()
    ]
