"""An address is confirmed by whoever reads its mail: a link is sent there, and is good once."""

from __future__ import annotations

import secrets

from preau.server.calls.links import CallLinks, bad_call_link, digest
from preau.server.calls.mail import Letter, MailServer, send_letter
from preau.server.calls.wishes import CallWish, CallWishes
from preau.words import Language, Speaker


class AddressBook:
    """Asks for addresses, confirms them, and stops the mail to them."""

    def __init__(self, wishes: CallWishes, links: CallLinks) -> None:
        self._wishes = wishes
        self._links = links

    async def ask(self, server: MailServer, guest: str, address: str, language: Language, base: str, now: int) -> None:
        """Send the link that confirms; the last one asked for is the one that does. Raises MailFailed."""
        lot = secrets.token_urlsafe(9)
        known = await self._wishes.change(guest, language, base)
        token = self._links.confirm(known.handle, address, lot)
        await self._wishes.change(guest, language, base, asked=digest(token))
        words = Speaker(language)
        text = words("account-call-confirm-mail", link=f"{base}/calls/confirm/{token}")
        letter = Letter(address, words("account-call-confirm-subject"), text, f"confirm.{lot}")
        await send_letter(letter, server, now)

    async def to_confirm(self, token: str) -> tuple[CallWish, str]:
        """Whose address a link would confirm, and which; raises TableRefused if it is void."""
        handle, address = self._links.read_confirm(token)
        wish = await self._wishes.with_handle(handle)
        if wish is None or wish.asked != digest(token):
            raise bad_call_link()
        return wish, address

    async def confirm(self, token: str) -> str:
        """From now on mail goes there; the address."""
        wish, address = await self.to_confirm(token)
        await self._wishes.set_mail(wish.guest, address)
        return address

    async def to_stop(self, token: str) -> CallWish | None:
        """Whose mail a link would stop; None where that has been done. Raises TableRefused if it is forged."""
        handle, found = self._links.read_stop(token)
        wish = await self._wishes.with_handle(handle)
        return wish if wish is not None and wish.mail is not None and digest(wish.mail) == found else None

    async def stop(self, token: str) -> None:
        """No more mail to that address."""
        wish = await self.to_stop(token)
        if wish is not None:
            await self._wishes.set_mail(wish.guest, None)
