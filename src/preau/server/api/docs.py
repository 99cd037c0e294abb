"""`/api/docs`: the API described on one plain page, made from the OpenAPI document. Nothing comes from elsewhere."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any

import orjson
from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from pydantic import TypeAdapter

from preau.server.http.costs import CHARGED
from preau.server.sockets import messages

router = APIRouter(include_in_schema=False, dependencies=[CHARGED])


@router.get("/api/docs", response_class=HTMLResponse)
async def page(request: Request) -> str:
    schema: dict[str, Any] = request.app.openapi()
    routes = "".join(
        _route(method, path, operation)
        for path, operations in schema["paths"].items()
        for method, operation in operations.items()
    )
    socket = escape(messages.__doc__ or "").replace("\n", "<br>")
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Préau API</title>'
        "<main><h1>Préau API</h1>"
        '<p>The same as <a href="/api/openapi.json">OpenAPI</a>. The first answer sets a signed cookie, which makes '
        "you a guest: send it with every request. Whatever is refused answers <code>{code, message, rule, squares}"
        "</code>, in your language (<code>?lang=</code> or <code>Accept-Language</code>).</p>"
        f"<h2>HTTP</h2>{routes}<h2>The socket</h2><p>{socket}</p>"
        f"<p>Messages as <a href='/api/messages.json'>JSON Schema</a>.</p></main></html>"
    )


@router.get("/api/openapi.json")
async def openapi(request: Request) -> Response:
    """The API as OpenAPI describes it."""
    return Response(orjson.dumps(request.app.openapi()), media_type="application/json")


@router.get("/api/messages.json")
async def message_schemas() -> Response:
    """What goes over the socket, both ways."""
    return Response(_message_schemas(), media_type="application/json")


@cache
def _message_schemas() -> bytes:
    return orjson.dumps({
        "version": messages.VERSION,
        "client": messages.client_in.json_schema(),
        "server": TypeAdapter(messages.ServerOut).json_schema(),
    })  # fmt: skip


def add_summaries(schema: dict[str, Any]) -> dict[str, Any]:
    """The API's description, each route summed up by the first sentence about it instead of its function's name."""
    for operations in schema["paths"].values():
        for operation in operations.values():
            first = operation.get("description", "").split("\n\n")[0].split(". ")[0]
            operation["summary"] = first.rstrip(".") or operation["summary"]
    return schema


def _route(method: str, path: str, operation: dict[str, Any]) -> str:
    inputs = [f"{each['name']} ({each['in']})" for each in operation.get("parameters", [])]
    body = operation.get("requestBody", {}).get("content", {})
    inputs += [f"body: {_name(media['schema'])}" for media in body.values()]
    answers = [
        f"{status}: {_name(media.get('schema', {})) or kind}"
        for status, answer in operation["responses"].items()
        if status.startswith("2")
        for kind, media in answer.get("content", {}).items()
    ]
    return (
        f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{escape(operation.get('description', ''))}</p>"
        f"<p>{escape(' · '.join([*inputs, *answers]))}</p>"
    )


def _name(schema: dict[str, Any]) -> str:
    return str(schema.get("$ref", schema.get("title", ""))).rsplit("/", 1)[-1]
