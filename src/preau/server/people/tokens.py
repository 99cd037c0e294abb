"""Tokens: with one, a program is an account, for what the token is for and nothing else.

A token is told once and kept as a digest. It has a session of its own, so that ending it closes its sockets too; who
signs out everywhere or changes their password ends all of them.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal, get_args

import sqlalchemy as sa
import structlog

from preau.games.api import TableRefused, refusal
from preau.server.clock import Now, now_ms
from preau.server.database.club.programs import tokens
from preau.server.database.store import Store
from preau.server.database.writer import StoreFailed
from preau.server.people.guests import Guest

Scope = Literal["read", "play", "challenge"]
SCOPES: Final[tuple[Scope, ...]] = get_args(Scope)
PREFIX: Final = "preau_"  # by which those who look for lost secrets know one
MOST_TOKENS: Final = 20  # of one account
MOST_TOKEN_NAME_CHARS: Final = 40
SHOWN_CHARS: Final = 16  # of the digest, by which its owner names it
NOTE_MS: Final = 5 * 60 * 1000  # its use is noted this often

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Token:
    """One of an account's; `used` about when it last was (ms), None: never."""

    id: str
    account: str
    session: int
    name: str
    scopes: frozenset[str]
    created: int
    used: int | None

    @property
    def short_id(self) -> str:
        return self.id[:SHOWN_CHARS]


class Tokens:
    """Makes, reads and ends them."""

    def __init__(self, store: Store, now: Now = now_ms) -> None:
        self._store = store
        self._now = now

    async def make(self, account_id: str, name: str, scopes: Collection[Scope], session: int) -> str:
        """The token itself, which nobody can be told again; its session has begun just now. Raises TableRefused."""
        name = " ".join(name.split())
        if not 0 < len(name) <= MOST_TOKEN_NAME_CHARS or not name.isprintable():
            raise refusal("bad_name", "programs-bad-name", high=MOST_TOKEN_NAME_CHARS)
        if not scopes:
            raise refusal("bad_option", "programs-no-scope")
        if len(await self.of(account_id)) >= MOST_TOKENS:
            raise refusal("too_many", "programs-too-many-tokens", high=MOST_TOKENS)
        token, now = PREFIX + secrets.token_urlsafe(24), self._now()
        kept = " ".join(each for each in SCOPES if each in scopes)
        row = {"id": _digest(token), "account": account_id, "session": session, "name": name, "scopes": kept}
        await self._store.write(sa.insert(tokens).values(**row, created=now))
        return token

    async def of(self, account_id: str) -> list[Token]:
        """An account's tokens, the latest first."""
        query = sa.select(tokens).where(tokens.c.account == account_id).order_by(tokens.c.created.desc(), tokens.c.id)
        return [_token(row) for row in await self._store.rows(query)]

    async def read(self, text: str) -> Guest:
        """Who comes with it; raises TableRefused if it is no token that is good."""
        rows = await self._store.rows(sa.select(tokens).where(tokens.c.id == _digest(text[:200])))
        if not rows:
            raise bad_token()
        found = _token(rows[0])
        await self._note_use(found)
        return Guest(found.account, found.session, account=True, scopes=found.scopes)

    async def remove(self, account_id: str, short_id: str) -> Token:
        """Make one void; raises TableRefused if there is none. Its session is yet to be ended."""
        found = next((each for each in await self.of(account_id) if each.short_id == short_id), None)
        if found is None:
            raise refusal("unknown_token", "programs-unknown-token")
        await self._store.write(sa.delete(tokens).where(tokens.c.id == found.id))
        return found

    async def remove_all(self, account_id: str) -> None:
        """Make all of an account void."""
        await self._store.write(sa.delete(tokens).where(tokens.c.account == account_id))

    async def _note_use(self, token: Token) -> None:
        if self._now() - (token.used or 0) < NOTE_MS:
            return
        try:
            await self._store.write(sa.update(tokens).where(tokens.c.id == token.id).values(used=self._now()))
        except StoreFailed:
            log.info("use of a token could not be noted")


def bearer_of(authorization: str | None) -> str | None:
    """The token in a header, if there is one."""
    kind, _, token = (authorization or "").partition(" ")
    return token.strip() if kind.casefold() == "bearer" else None


def bad_token() -> TableRefused:
    return refusal("bad_token", "programs-bad-token")


def _token(row: sa.Row[tuple[str, str, int, str, str, int, int | None]]) -> Token:
    return Token(row.id, row.account, row.session, row.name, frozenset(row.scopes.split()), row.created, row.used)


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
