"""What any other address says."""

from __future__ import annotations

from fastapi import Request
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.responses import Response

from preau.games.api import Phrase
from preau.server.pages.render import page_router, render_error
from preau.words import LANGUAGES

router = page_router()


@router.get("/{path:path}")
async def not_found_page(request: Request, path: str) -> Response:
    """No such page, said on a page; programs that ask the API get its own answer."""
    if path.startswith("api/") and (methods := _methods(request)):
        raise HTTPException(405, headers={"Allow": ", ".join(methods)})
    if path.startswith("api/") or request.query_params.get("lang") not in (None, *LANGUAGES):
        raise HTTPException(404)
    return render_error(request, 404, Phrase("page-lost"))


def _methods(request: Request) -> list[str]:
    """How an address of the API can be asked."""
    routes = [each for router in request.app.state.api_routers for each in router.routes if isinstance(each, APIRoute)]
    found = (each.methods for each in routes if each.path_regex.match(request.url.path))
    return sorted({method for methods in found for method in methods or ()})
