"""Running the server: a listening socket first, so that a taken port is found before anything is touched."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
from collections.abc import Callable
from types import FrameType

import structlog
import uvicorn
from fastapi import FastAPI

from preau.server.app import create_app
from preau.server.database.inspect import parse_url
from preau.server.database.store import Store
from preau.server.http.connection import ConnectionLimits, protocol_with
from preau.server.ops import redact
from preau.server.ops.gc import Collector
from preau.server.settings import Settings
from preau.server.sockets.audience import Audiences
from preau.server.sockets.endpoint import follows_from
from preau.server.sockets.frames import FrameProtocol
from preau.server.tables.service import TableService

FRAME_BYTES = 64 * 1024  # larger socket messages cut the connection; those above the limit are refused in words
GRACEFUL_SECONDS = 5
USUAL_FILES = 65_536  # where the system does not say how many may be open
SWITCH_SECONDS = 0.00005  # after which a thread beside the event loop lets it go on
UNREAD_MS = 30_000  # a client that takes nothing for so long is cut off


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; raises OSError if the port is taken or the address is not ours."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=1024)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux; each connection inherits it
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
    return listening


def allow_many_sockets() -> int:
    """Use as many open files as the system grants at most (many a system begins with 1,024); how many that is."""
    try:
        import resource  # not on every system
    except ModuleNotFoundError:  # not on this system
        return USUAL_FILES
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    granted, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return USUAL_FILES if granted == resource.RLIM_INFINITY else granted


def check_database(settings: Settings) -> None:
    """Open the database and bring its schema up to date; raises whatever is wrong with it."""
    parse_url(settings.url)

    async def check() -> None:
        await (await Store.open(settings.url)).close()

    asyncio.run(check())


def check_bus(settings: Settings) -> None:
    """Raises ValueError if the bus's address makes no sense. A Redis that is away does not matter: it may come back."""
    if settings.bus_url:
        from redis.asyncio.connection import parse_url  # only where several processes share one

        parse_url(settings.bus_url)


def configure_logging(*, verbose: bool) -> None:
    level = logging.INFO if verbose else logging.WARNING
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            redact.redact_event,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(),
        cache_logger_on_first_use=True,
    )


class _Server(uvicorn.Server):
    """Says when it is ready, and stops in good order however often it is told to."""

    def __init__(self, app: FastAPI, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready
        self._tidying: asyncio.Task[None] | None = None

    def _count_departed(self) -> int:
        audiences: Audiences = self._app.state.audiences
        return audiences.departed

    def _is_busy(self) -> bool:
        service: TableService = self._app.state.service
        return service.doing > 0

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        if hasattr(self._app.state, "long_polls"):
            self._app.state.long_polls.closed = True  # who waits for what happens is answered now
        self.force_exit = False  # a second Ctrl-C must not cut appends off; the graceful stop is bounded anyway

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.should_exit:  # told to stop while starting: uvicorn would just go
            await self.shutdown(sockets)
        elif self.started:
            self._tidying = asyncio.create_task(Collector(self._count_departed, self._is_busy).run())
            self._ready()


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None] = lambda: None) -> bool:
    """Serve until told to stop; open sockets are told and appends are finished. Whether it could start at all."""
    sys.setswitchinterval(SWITCH_SECONDS)
    files = allow_many_sockets()
    limits = ConnectionLimits(
        files=files, of_address=settings.open_connections, proxies=settings.trusted_proxies, follows=follows_from
    )
    hidden = (settings.metrics_token, settings.mail_url)
    redact.set_known_secrets((settings.signing_key(), *(each.get_secret_value() for each in hidden)))
    app = create_app(settings)
    app.state.listens_on = listening.getsockname()[0]
    config = uvicorn.Config(
        app,
        http=protocol_with(limits),
        ws=FrameProtocol,
        access_log=False,
        log_config=redact.standard_logging(),
        log_level="warning",
        server_header=False,
        proxy_headers=False,  # the app does it, by our own setting
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,  # a compressor for each socket would cost more memory than all tables
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
        lifespan="on",
    )
    server = _Server(app, config, ready)
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn raises it again when it has stopped in good order
        server.run([listening])
    return server.started
