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
from preau.server import pages
from preau.server.api import accounts, calls, docs, games, health, hints, learn, passkeys, reports, tables
from preau.server.api.club import clubs, hosts, lobby, programs, tournaments
from preau.server.api.club import friends as friends_api
from preau.server.api.club import games as own_games
from preau.server.api.club import password_reset as reset_api
from preau.server.api.club import people as people_api
from preau.server.background import TaskGroup
from preau.server.bots.reviews import Reviews
from preau.server.bots.table_bots import Bots
from preau.server.calls.confirmation import AddressBook
from preau.server.calls.delivery import Delivery
from preau.server.calls.links import CallLinks
from preau.server.calls.mail import mail_server
from preau.server.calls.push import PUSH_AVAILABLE, PushSender
from preau.server.calls.wishes import CallWishes
from preau.server.clock import Now, now_ms
from preau.server.database.audit import Audit
from preau.server.database.expiry import expire_on
from preau.server.database.guest_index import mend_on
from preau.server.database.people import People
from preau.server.database.store import Store
from preau.server.http.guard import Guard
from preau.server.http.headers import SecurityHeaders
from preau.server.http.host_names import HostNames
from preau.server.http.limits import Limits
from preau.server.http.refusals import on_http, on_malformed, on_refused
from preau.server.http.scopes import describe_scopes
from preau.server.lobby.advance import AdvanceMoves
from preau.server.lobby.board import LobbyBoard
from preau.server.lobby.days_off import DaysOffBook
from preau.server.lobby.seeks import Seeks
from preau.server.lobby.visitors import Visitors
from preau.server.moderation.announcements import Announcements
from preau.server.moderation.cases import Cases
from preau.server.moderation.ledger import Ledger
from preau.server.moderation.registration import Registration
from preau.server.moderation.roles import Roles
from preau.server.moderation.sanctions import Sanctions
from preau.server.moderation.watch import refresh_house, watch_house
from preau.server.ops import traces
from preau.server.people.devices import DeviceBook
from preau.server.people.guests import GuestBook
from preau.server.people.passkey_challenges import ChallengeSigner
from preau.server.people.passwords import Passwords
from preau.server.people.sessions import Sessions
from preau.server.people.tokens import Tokens
from preau.server.profiles.challenges import Challenges
from preau.server.profiles.friends import Friends
from preau.server.profiles.page import ProfileBook
from preau.server.profiles.password_reset import PasswordResets
from preau.server.programs.bot_accounts import BotAccounts
from preau.server.programs.kept_seats import KeptSeats
from preau.server.programs.long_polls import LongPolls
from preau.server.ratings.backfill import fill_on
from preau.server.ratings.leaderboard import Leaderboards
from preau.server.ratings.rater import Rater
from preau.server.settings import Settings
from preau.server.sockets.audience import Audiences
from preau.server.sockets.endpoint import SocketMiddleware
from preau.server.sockets.lobby import LobbySocketMiddleware
from preau.server.sockets.lobby_crowd import LobbyCrowd
from preau.server.tables.bus import Bus, LocalBus
from preau.server.tables.deadlines import Deadlines
from preau.server.tables.live import TableBounds
from preau.server.tables.seat_links import Links
from preau.server.tables.service import TableService
from preau.server.tables.sync import TableSync
from preau.server.tournaments.clubs import ClubBook
from preau.server.tournaments.driver import TournamentDriver
from preau.server.tournaments.service import TournamentService
from preau.server.tournaments.store import TournamentStore
from preau.server.work_queue import WorkQueue

log = structlog.get_logger()


def _bus(settings: Settings) -> Bus:
    if not settings.bus_url:
        return LocalBus()
    from preau.server.tables.redis_bus import RedisBus  # only where several processes share one

    return RedisBus(settings.bus_url)


def create_app(settings: Settings | None = None, *, now: Now = now_ms) -> FastAPI:
    """The whole server. Its parts are under `app.state`; those that need the database are there while it runs."""
    settings = settings or Settings()
    key = settings.signing_key()
    app = FastAPI(
        title="Préau", version=preau.__version__, lifespan=lambda app: _run(app, settings, key, now), docs_url=None,
        redoc_url=None, openapi_url=None,  # `api/docs` has it: what FastAPI adds by itself would be free of charge
        summary="A server for board games: open tables, play and watch.",
    )  # fmt: skip
    app.state.settings = settings
    secure = settings.secure_cookies
    app.state.guests = GuestBook(key, settings.guest_days, secure=secure, now=now, session_days=settings.session_days)
    app.state.devices = DeviceBook(key, settings.guest_days, secure=secure)
    app.state.limits = Limits(settings)
    app.state.host_names = HostNames(settings)
    app.state.passkey_challenges = ChallengeSigner(key)
    app.state.call_links = CallLinks(key)
    app.state.mail = mail = mail_server(settings)
    contact = f"mailto:{mail.sender_address}" if mail else settings.security_contact
    app.state.push = PushSender(key, contact) if PUSH_AVAILABLE else None
    app.state.push_inner = frozenset(filter(None, map(str.strip, settings.push_inner.split(","))))
    _add_routes(app)
    _add_middleware(app, settings)
    return app


def _add_routes(app: FastAPI) -> None:
    modules = (games, tables, accounts, passkeys, calls, lobby, own_games, reports, learn, hints, docs, health)
    club = (
        hosts.router, hosts.own_router, programs.router, programs.play_router, tournaments.router, clubs.router,
        people_api.router, friends_api.router, reset_api.router,
    )  # fmt: skip
    app.state.api_routers = [*(each.router for each in modules), *club]
    # Their routes as they are: `include_router` would build each anew, for every app, while the first visitor waits.
    # What an app demands of all its routes would not reach them: each router says itself that it is charged for.
    for router in (*app.state.api_routers, hints.scripts, pages.router):  # pages last: they answer any other address
        app.router.routes.extend(router.routes)
    describe = app.openapi
    app.openapi = lambda: docs.add_summaries(describe_scopes(describe()))  # type: ignore[method-assign]
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(RequestValidationError, on_malformed)
    app.add_exception_handler(HTTPException, on_http)


def _add_middleware(app: FastAPI, settings: Settings) -> None:
    """The last one added is the outermost."""
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Guard, settings=settings, limits=app.state.limits, host_names=app.state.host_names)
    app.add_middleware(SecurityHeaders, https=settings.secure_cookies)  # around the guard: its refusals have them too
    app.add_middleware(SocketMiddleware)
    app.add_middleware(LobbySocketMiddleware)
    app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=settings.trusted_proxies)


@asynccontextmanager
async def _run(app: FastAPI, settings: Settings, key: str, now: Now) -> AsyncIterator[None]:
    """Start the parts that hold the database, other processes and workers; at the end, stop them in order."""
    state = app.state
    store = await Store.open(settings.url)
    bus = _bus(settings)
    bounds = TableBounds(settings.longest_game, settings.tables_in_memory, settings.moves_in_memory)
    service = TableService(store, bus, Links(key, settings.link_days), bounds=bounds, now=now)
    state.service, state.readiness = service, health.Readiness(service)
    state.audiences = audiences = Audiences(service, settings)
    state.deadlines = deadlines = Deadlines(service)
    state.bots = bots = Bots(service, settings)
    audiences.on_watched = bots.wake_table
    state.reviews = reviews = Reviews(bots)
    state.sessions = sessions = Sessions(store, now)
    state.tokens = Tokens(store, now)
    state.audit = audit = Audit(store, key, now)
    state.short_work, state.long_work = WorkQueue(), WorkQueue()
    state.roles, state.ledger = Roles(store, now), Ledger(store)
    state.sanctions = sanctions = Sanctions(store, now)
    sanctions.on_suspended = audiences.close_suspended
    state.announcements = announcements = Announcements(store, now)
    state.registration = registration = Registration(store, now)
    state.cases = Cases(store, service, sanctions)
    state.bot_accounts, state.kept_seats = BotAccounts(store, now), KeptSeats(store, now)
    state.long_polls = LongPolls(service, state.kept_seats)
    service.is_program = state.bot_accounts.is_program
    in_force = (sanctions, announcements, registration, state.bot_accounts)
    state.people, state.passwords = People(store), Passwords()
    state.wishes = wishes = CallWishes(store)
    state.addresses = AddressBook(wishes, state.call_links)
    state.delivery = delivery = Delivery(
        service, wishes, state.call_links, mail=state.mail, push=state.push, inner=state.push_inner,
        sessions=sessions, at_table=audiences.is_at_table,
    )  # fmt: skip
    state.rater, state.leaderboards = Rater(store), Leaderboards(store)
    state.friends = Friends(store)
    state.lobby_board = board = LobbyBoard(service)
    state.seeks, state.visitors = Seeks(service, state.friends.blocked_pairs), Visitors(store)
    state.days_off = days_off = DaysOffBook(service, settings.days_off)
    state.advance = advance = AdvanceMoves(service)
    state.lobby = crowd = LobbyCrowd(board, state.seeks, state.visitors, audiences, settings, now)
    state.tournaments, state.clubs = TournamentStore(store, now), ClubBook(store, now)
    state.tournament_driver = driver = TournamentDriver(service, state.tournaments)
    state.tournament_service = TournamentService(state.tournaments, driver, state.clubs, state.people)
    state.profiles = ProfileBook(store, state.friends)
    state.challenges = Challenges(service, state.friends)
    state.resets = PasswordResets(store, state.people, key, now)
    sync = TableSync(service, audiences.on_presence, audiences.publish_presence) if bus.shared else None
    state.background = background = TaskGroup()
    end_traces = traces.begin_traces()
    for name, reason in registry.broken_games().items():
        log.warning("game cannot be loaded", game=name, why=reason)
    try:
        await bus.start()
        if sync is not None:
            await sync.start()
        await deadlines.start()
        await refresh_house(*in_force)
        background.add(service.wake())
        background.add(audiences.watch(sessions, state.friends.find_blocked_by_each))
        background.add(expire_on(store, settings.table_days, service.tables.drop, now))
        background.add(mend_on(store, now))
        background.add(delivery.watch())
        background.add(watch_house(*in_force))
        background.add(fill_on(store, now))
        background.add(state.rater.watch())
        background.add(board.watch())
        background.add(days_off.watch())
        background.add(advance.watch())
        background.add(crowd.watch(sessions))
        background.add(driver.watch())
        background.add(audit.prune_on(settings.audit_days, settings.guest_days))
        yield
    finally:
        await background.cancel()
        if sync is not None:
            await sync.stop()
        await crowd.close()
        await board.close()
        await audiences.close()
        await reviews.stop()
        await bots.stop()
        await deadlines.stop()
        await bus.stop()
        await state.limits.close()
        state.passwords.close()
        state.short_work.close()
        state.long_work.close()
        await store.close()
        await asyncio.to_thread(end_traces)
