"""The application: `create_app(settings)` puts the room's parts together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from importlib.util import find_spec

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import preau
from preau.games.api import Refused
from preau.play.refusals import TableRefused
from preau.server import accounts, advising, api, docs, passkeys, talking, teaching, tracing, watching
from preau.server.answers import on_http, on_malformed, on_refused
from preau.server.auditing import Audit
from preau.server.bus import Bus, LocalBus
from preau.server.deadlines import Deadlines
from preau.server.desk import Desk
from preau.server.guard import Guard
from preau.server.guests import GuestBook
from preau.server.headers import SecurityHeaders
from preau.server.limiting import Limits
from preau.server.links import Links
from preau.server.lookout import Lookout
from preau.server.moments import Now, now_ms
from preau.server.passwords import Passwords
from preau.server.people import People
from preau.server.reviewing import Reviews
from preau.server.rooms import Rooms
from preau.server.sessions import Sessions
from preau.server.settings import Settings
from preau.server.socket import SocketDoor
from preau.server.store import Store
from preau.server.tasks import TaskGroup
from preau.server.workers import Bots


def _bus(settings: Settings) -> Bus:
    if not settings.bus_url:
        return LocalBus()
    from preau.server.redis_bus import RedisBus

    return RedisBus(settings.bus_url)


def create_app(settings: Settings | None = None, *, now: Now = now_ms) -> FastAPI:
    """The whole server. Its parts are under `app.state`: desk, guests, limits, rooms, deadlines, bots, reviews."""
    settings = settings or Settings()
    key = settings.signing_key()

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(settings.url)
        bus = _bus(settings)
        desk = Desk(store, bus, Links(key, settings.link_days), most=settings.tables_in_memory, now=now)
        rooms, deadlines, bots = Rooms(desk, settings), Deadlines(desk), Bots(desk, settings)
        app.state.desk, app.state.rooms, app.state.deadlines, app.state.bots = desk, rooms, deadlines, bots
        app.state.reviews = reviews = Reviews(bots)
        app.state.readiness = watching.Readiness(desk)
        app.state.sessions = sessions = Sessions(store, now)
        app.state.audit = audit = Audit(store, key, now)
        app.state.people, app.state.passwords = People(store), Passwords()
        lookout = Lookout(desk, rooms) if bus.shared else None
        waking = TaskGroup()
        end_traces = tracing.begin()
        try:
            await bus.start()
            if lookout is not None:
                await lookout.start()
            await deadlines.start()
            waking.add(desk.wake())
            waking.add(sessions.watch(rooms))
            waking.add(audit.prune_on(settings.audit_days, settings.guest_days))
            yield
        finally:
            await waking.cancel()
            if lookout is not None:
                await lookout.stop()
            await rooms.close()
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
    app.state.notes = passkeys.Notes(key)
    for room in (api, accounts, passkeys, talking, teaching, advising, docs, watching):
        app.include_router(room.router)
    app.include_router(advising.pages)
    if find_spec("preau.server.pages"):
        pages = import_module("preau.server.pages")
        app.include_router(pages.asked)
        app.include_router(pages.router)  # the last one: it knows what to say of any other address
    for kind, handler in (
        (TableRefused, on_refused),
        (Refused, on_refused),
        (RequestValidationError, on_malformed),
        (HTTPException, on_http),
    ):
        app.add_exception_handler(kind, handler)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Guard, settings=settings, limits=app.state.limits)
    app.add_middleware(SecurityHeaders, https=settings.secure_cookies)  # around the guard: its refusals have them too
    app.add_middleware(SocketDoor)
    app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=settings.trusted_proxies)
    return app
