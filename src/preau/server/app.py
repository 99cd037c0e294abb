"""The application: `create_app(settings)` puts the server's parts together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import preau
from preau.games import registry
from preau.games.api import Refused
from preau.server.api import accounts, docs, hints, learn, passkeys, reports, tables
from preau.server.background import TaskGroup
from preau.server.bots.pool import Bots
from preau.server.bots.reviews import Reviews
from preau.server.clock import Now, now_ms
from preau.server.database.audit import Audit
from preau.server.database.people import People
from preau.server.database.store import Store
from preau.server.http.guard import Guard
from preau.server.http.headers import SecurityHeaders
from preau.server.http.limits import Limits
from preau.server.http.refusals import on_http, on_malformed, on_refused
from preau.server.ops import health, tracing
from preau.server.pages import table as pages
from preau.server.people.guests import GuestBook
from preau.server.people.passwords import Passwords
from preau.server.people.sessions import Sessions
from preau.server.settings import Settings
from preau.server.sockets.audience import Audiences
from preau.server.sockets.endpoint import SocketMiddleware
from preau.server.tables.bus import Bus, LocalBus
from preau.server.tables.deadlines import Deadlines
from preau.server.tables.seat_links import Links
from preau.server.tables.service import TableService
from preau.server.tables.sync import TableSync

log = structlog.get_logger()


def _bus(settings: Settings) -> Bus:
    if not settings.bus_url:
        return LocalBus()
    from preau.server.tables.redis_bus import RedisBus

    return RedisBus(settings.bus_url)


def create_app(settings: Settings | None = None, *, now: Now = now_ms) -> FastAPI:
    """The whole server. Its parts are under `app.state`."""
    settings = settings or Settings()
    key = settings.signing_key()

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(settings.url)
        bus = _bus(settings)
        service = TableService(store, bus, Links(key, settings.link_days), most=settings.tables_in_memory, now=now)
        audiences, deadlines, bots = Audiences(service, settings), Deadlines(service), Bots(service, settings)
        app.state.service, app.state.audiences, app.state.deadlines, app.state.bots = (
            service,
            audiences,
            deadlines,
            bots,
        )
        app.state.reviews = reviews = Reviews(bots)
        app.state.readiness = health.Readiness(service)
        app.state.sessions = sessions = Sessions(store, now)
        app.state.audit = audit = Audit(store, key, now)
        app.state.people, app.state.passwords = People(store), Passwords()
        sync = TableSync(service, audiences.on_presence, audiences.publish_presence) if bus.shared else None
        waking = TaskGroup()
        end_traces = tracing.begin()
        for name, reason in registry.broken().items():
            log.warning("game cannot be loaded", game=name, why=reason)
        try:
            await bus.start()
            if sync is not None:
                await sync.start()
            await deadlines.start()
            waking.add(service.wake())
            waking.add(audiences.watch(sessions))
            waking.add(audit.prune_on(settings.audit_days, settings.guest_days))
            yield
        finally:
            await waking.cancel()
            if sync is not None:
                await sync.stop()
            await audiences.close()
            await reviews.stop()
            await bots.stop()
            await deadlines.stop()
            await bus.stop()
            await app.state.limits.close()
            app.state.passwords.close()
            await store.close()
            await asyncio.to_thread(end_traces)

    app = FastAPI(
        title="Préau", version=preau.__version__, lifespan=running, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json", summary="A games table: open tables, play, watch.",
    )  # fmt: skip
    app.state.settings = settings
    app.state.guests = GuestBook(key, settings.guest_days, secure=settings.secure_cookies, now=now)
    app.state.limits = Limits(settings)
    app.state.notes = passkeys.ChallengeSigner(key)
    for routes in (tables, accounts, passkeys, reports, learn, hints, docs, health):
        app.include_router(routes.router)
    app.include_router(hints.pages)
    app.include_router(pages.asked)
    app.include_router(pages.router)  # the last one: it knows what to say of any other address
    for kind, handler in (
        (Refused, on_refused),
        (RequestValidationError, on_malformed),
        (HTTPException, on_http),
    ):
        app.add_exception_handler(kind, handler)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Guard, settings=settings, limits=app.state.limits)
    app.add_middleware(SecurityHeaders, https=settings.secure_cookies)  # around the guard: its refusals have them too
    app.add_middleware(SocketMiddleware)
    app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=settings.trusted_proxies)
    return app
