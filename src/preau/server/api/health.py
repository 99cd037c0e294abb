"""For those who keep watch: does it answer, is it ready, and how is it doing."""

from __future__ import annotations

import asyncio
import hmac
import time
from ipaddress import ip_address

from fastapi import APIRouter, Request
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from preau.server.database.writer import StoreFailed
from preau.server.http.costs import CHARGED
from preau.server.http.limits import address_of
from preau.server.ops.metrics import BUS_UP, REGISTRY, SOCKETS, TABLES, WATCHED
from preau.server.settings import Settings
from preau.server.sockets.audience import Audiences
from preau.server.tables.service import TableService

READY_SECONDS = 2.0  # within which the database must answer
READY_KEPT_SECONDS = 1.0  # for which the answer is good, however often it is asked for
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")

router = APIRouter(include_in_schema=False, dependencies=[CHARGED])


@router.get("/healthz")
async def alive() -> dict[str, str]:
    """200 as long as this process answers at all."""
    return {"status": "ok"}


class Readiness:
    """Whether the database answers, and is still of our schema; asked at most once a second."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._asked = -READY_KEPT_SECONDS
        self._lock = asyncio.Lock()
        self._ready = False
        self.schema_is_ours = True

    async def ready(self) -> bool:
        async with self._lock:
            if time.monotonic() - self._asked > READY_KEPT_SECONDS:
                self._ready = await self._ask()
                self._asked = time.monotonic()
            return self._ready

    async def _ask(self) -> bool:
        try:
            async with asyncio.timeout(READY_SECONDS):
                self.schema_is_ours = await self._service.store.schema_is_ours()
        except (StoreFailed, TimeoutError):
            return False
        return True


@router.get("/readyz")
async def ready(request: Request) -> Response:
    """200 when tables can be served: not when another version has brought the database to another schema.

    A lost bus is told of, but the poll stands in for it. So is a log that takes nothing: tables can still be watched.
    """
    readiness: Readiness = request.app.state.readiness
    service: TableService = request.app.state.service
    database = await readiness.ready()
    ours = readiness.schema_is_ours
    parts = {
        "database": _word(database),
        "schema": "ok" if ours else "changed by another version",
        "log": _word(not service.store.is_failing),
        "bus": _word(service.bus.healthy),
    }
    good = database and ours
    return JSONResponse({"status": _word(good), **parts}, 200 if good else 503)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Prometheus's text, for whoever may see it."""
    if not _may_watch(request):
        raise HTTPException(404)
    service: TableService = request.app.state.service
    audiences: Audiences = request.app.state.audiences
    TABLES.set(len(service.tables))
    WATCHED.set(len(service.tables.watched_tables()))
    SOCKETS.set(len(audiences))
    BUS_UP.set(service.bus.healthy)
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def _may_watch(request: Request) -> bool:
    """With a token set, who brings it; else this machine itself, and not through a proxy on it."""
    settings: Settings = request.app.state.settings
    token = settings.metrics_token.get_secret_value()
    if token:
        brought = request.headers.get("authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(brought.encode(), token.encode())
    if any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(address_of(request.scope)).is_loopback
    except ValueError:
        return False


def _word(good: bool) -> str:
    return "ok" if good else "failing"
