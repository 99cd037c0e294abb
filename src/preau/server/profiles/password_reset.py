"""A forgotten password: a link goes to the address that its owner confirmed, is good for an hour, and once."""

from __future__ import annotations

import secrets
from typing import Final

import sqlalchemy as sa
import structlog
from itsdangerous import BadData, URLSafeSerializer

from preau.games.api import Refused, TableRefused, refusal
from preau.server.calls.links import MOST_TOKEN_CHARS, digest
from preau.server.calls.mail import Letter, MailFailed, MailServer, mail_address, send_letter
from preau.server.clock import Now
from preau.server.database.club.people import password_resets
from preau.server.database.people import Account, People
from preau.server.database.schema import accounts, call_wishes
from preau.server.database.store import Store
from preau.server.database.writer import Conflict, StoreFailed
from preau.words import Language, Speaker

GOOD_MS: Final = 60 * 60 * 1000
MOST_ACCOUNTS: Final = 5  # of one address

log = structlog.get_logger()


class PasswordResets:
    """Sends such links, and honours them."""

    def __init__(self, store: Store, people: People, key: str, now: Now) -> None:
        self._store = store
        self._people = people
        self._signer = URLSafeSerializer(key, salt="preau.reset")
        self._now = now

    async def send(self, server: MailServer, who: str, language: Language, base: str) -> None:
        """To whoever is meant by a name or an address, if an address is known; nobody hears whether one is."""
        try:
            for account, address in await self._find_accounts(who):
                await self._send(server, account, address, language, base)
        except (MailFailed, StoreFailed) as failed:
            log.warning("link for a password could not be sent", why=type(failed).__name__)

    async def _find_accounts(self, who: str) -> list[tuple[Account, str]]:
        """The accounts that a name or a confirmed address means, with their addresses."""
        account = await self._people.find_by_name(who)
        if account is not None:
            known = await self._store.rows(sa.select(call_wishes.c.mail).where(call_wishes.c.guest == account.id))
            return [(account, row.mail) for row in known if row.mail]
        try:
            address = mail_address(who)
        except Refused:
            return []
        mine = sa.func.lower(call_wishes.c.mail) == address.lower()
        query = sa.select(accounts.c.id, call_wishes.c.mail).join(call_wishes, call_wishes.c.guest == accounts.c.id)
        rows = await self._store.rows(query.where(mine).order_by(accounts.c.created).limit(MOST_ACCOUNTS))
        found = [(await self._people.account(row.id), row.mail) for row in rows]
        return [(each, mail) for each, mail in found if each is not None]

    async def _send(self, server: MailServer, account: Account, address: str, language: Language, base: str) -> None:
        token = str(self._signer.dumps(secrets.token_urlsafe(18)))
        mine, now = password_resets.c.account == account.id, self._now()
        try:
            await self._store.write(
                sa.delete(password_resets).where(mine),
                sa.insert(password_resets).values(account=account.id, link=digest(token), at=now),
            )
        except Conflict:  # asked for twice at once: the other link is the good one
            return
        words = Speaker(language)
        text = words("people-reset-mail", name=account.name, link=f"{base}/account/reset/{token}")
        letter = Letter(address, words("people-reset-subject"), text, f"reset.{secrets.token_hex(8)}")
        await send_letter(letter, server, now)

    async def account_of(self, token: str) -> Account:
        """Whose link it is; raises TableRefused if it is void."""
        try:
            self._signer.loads(token[:MOST_TOKEN_CHARS])
        except BadData as error:
            raise _void() from error
        rows = await self._store.rows(sa.select(password_resets).where(password_resets.c.link == digest(token)))
        account = await self._people.account(rows[0].account) if rows else None
        if account is None or self._now() - rows[0].at > GOOD_MS:
            raise _void()
        return account

    async def use(self, token: str, hashed: str) -> Account:
        """Set the password, and make the link void in the same step; raises TableRefused if it is."""
        account = await self.account_of(token)
        good = sa.exists().where(password_resets.c.account == account.id, password_resets.c.link == digest(token))
        await self._store.write(
            sa.update(accounts).where(accounts.c.id == account.id, good).values(password=hashed),
            sa.delete(password_resets).where(password_resets.c.link == digest(token)),
        )
        changed = await self._people.account(account.id)
        if changed is None or changed.password != hashed:  # somebody was faster with the same link
            raise _void()
        return changed


def _void() -> TableRefused:
    return refusal("expired_link", "people-reset-void")
