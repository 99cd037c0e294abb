"""Delivery: what is due in the outbox is told, by whichever process comes first, and once.

Who is at the table is told nothing. A push says which turn it is about, and a browser shows a turn once however often
it hears of it: it is sent until it was surely taken. Mail cannot be taken back and is not told apart: that it goes out
is noted before the last word of it is said. If a process dies between the two, that one letter is not sent again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

import orjson
import structlog

from preau.games.api import Refused, refusal
from preau.play.history import turn_of
from preau.play.table import Table
from preau.server.calls.links import CallLinks
from preau.server.calls.mail import Letter, MailFailed, MailServer, MailTalk, message_of
from preau.server.calls.message import CallMessage, begun_message, call_message, invitation_message, trial_message
from preau.server.calls.open_turns import count_open_turns
from preau.server.calls.outbox import MOST_AT_ONCE, Call, Outbox
from preau.server.calls.push import PushSender, encrypt
from preau.server.calls.push_service import EndpointFailed, post_to_endpoint
from preau.server.calls.wishes import CallWish, CallWishes, PushSubscription
from preau.server.database.writer import StoreFailed
from preau.server.ops.metrics import CALLS, CALLS_GIVEN_UP
from preau.server.people.sessions import Sessions
from preau.server.tables.service import TableService
from preau.server.tables.turns import BEGUN_TURN, awaited_seat, awaits_begun
from preau.words import Language, Speaker

CALL_LOOK_SECONDS: Final = 5.0
NEAR_MS: Final = 15_000  # so long before it is due, every process looks whether whoever has to move is there
RETRY_MS: Final = (60_000, 300_000, 1_800_000, 7_200_000, 21_600_000)  # after each failure; then it is given up
PRUNE_LOOKS: Final = 720  # between two cleanings
KEPT_SECONDS: Final = 24 * 60 * 60  # for which a push service keeps a call for a browser that is off
GONE: Final = frozenset({403, 404, 410})  # no such browser any more, or one that knows this host by another key

AtTable = Callable[[str, int], bool]

log = structlog.get_logger()


class WayTried(NamedTuple):
    """One way to somebody: whether nothing is left to be done on it, and for how long it wants to be left alone."""

    done: bool
    sent: bool = False
    retry_after_ms: int = 0


class Reached(NamedTuple):
    """Where a trial went: of so many browsers so many, and whether by mail (None: no mail is sent)."""

    browsers: int
    reached: int
    mail: bool | None


class Delivery:
    """Looks into the outbox again and again; `at_table` says whether a seat's player is connected to a table."""

    def __init__(
        self, service: TableService, wishes: CallWishes, links: CallLinks, *, mail: MailServer | None = None,
        push: PushSender | None = None, inner: frozenset[str] = frozenset(), sessions: Sessions | None = None,
        at_table: AtTable = lambda _table, _seat: False,
    ) -> None:  # fmt: skip
        self.outbox = Outbox(service.store)
        self._service = service
        self._wishes = wishes
        self._links = links
        self._mail = mail
        self._push = push
        self._inner = inner
        self._sessions = sessions or Sessions(service.store, service.now)
        self._at_table = at_table
        self._delivering = asyncio.Lock()

    async def watch(self) -> None:
        """For as long as the server runs."""
        looks = 0
        while True:
            await asyncio.sleep(CALL_LOOK_SECONDS)
            try:
                if looks % PRUNE_LOOKS == 0:
                    await self.outbox.prune(self._service.now())
                looks += 1
                while await self.deliver_due() >= MOST_AT_ONCE:  # there may be more
                    pass
            except StoreFailed:
                log.info("outbox could not be read")  # the next look tries again
            except Exception:
                log.exception("delivery failed")

    async def deliver_due(self) -> int:
        """Tell all that is due; how many turns were looked at. It is told when this returns, whoever began it."""
        async with self._delivering:
            now = self._service.now()
            for call in await self.outbox.near(now + NEAR_MS):
                if self._at_table(call.table_id, call.seat):
                    await self.outbox.note_seen(call, now)
            leased = await self.outbox.lease(now)
            await asyncio.gather(*(self._deliver(call) for call in leased))
            return len(leased)

    async def _deliver(self, call: Call) -> None:
        """One turn, everywhere; what fails here concerns no other."""
        try:
            await self._tell(call)
        except StoreFailed:
            log.info("call could not be settled", table=call.table_id)  # its lease ends, and somebody tries again
        except Refused as refused:  # a damaged table, or one of a game that is gone
            log.info("call cannot be told", table=call.table_id, code=refused.code)
            await self.outbox.settle(call, "failed")
        except Exception:
            log.exception("call failed", table=call.table_id)
            await self._settle(call, [WayTried(done=False)])

    async def _tell(self, call: Call) -> None:
        table = await self._service.table(call.table_id)
        wish = await self._wish(call, table)
        if wish is None:
            await self.outbox.settle(call, "over")
        elif self._at_table(call.table_id, call.seat):
            await self.outbox.settle(call, "seen")
        else:
            tell = {BEGUN_TURN: begun_message}.get(call.turn, call_message if call.turn >= 0 else invitation_message)
            message = tell(call.table_id, table, call.seat, wish.language, self._service.now())
            tries = await asyncio.gather(*await self._ways(call, wish, message))
            await self._settle(call, tries)

    async def _wish(self, call: Call, table: Table) -> CallWish | None:
        """What whoever has to move wishes; None where the turn is over or nobody wants to hear of it."""
        if call.turn == BEGUN_TURN:
            found = (
                await self._wishes.of(str(table.seats[call.seat].holder)) if awaits_begun(table, call.seat) else None
            )
            return found if found is not None and found.wants(table.created.game) else None
        if call.turn < 0:  # a challenge, as long as the seat is kept
            invited = await self.outbox.account_invited(call) if table.status == "waiting" else None
            return await self._wishes.of(invited) if invited else None
        if awaited_seat(table) != call.seat or turn_of(table.position) != (call.turn, call.seat):
            return None
        wish = await self._wishes.of(str(table.seats[call.seat].holder))
        return wish if wish is not None and wish.wants(table.created.game) else None

    async def _ways(self, call: Call, wish: CallWish, message: CallMessage) -> list[Coroutine[Any, Any, WayTried]]:
        """Every way to this person."""
        ways: list[Coroutine[Any, Any, WayTried]] = []
        if self._push is not None and (browsers := await self._browsers(wish.guest)):
            text = await self._push_text(wish, message)
            ways += [
                self._send_push(self._push, call, wish, browser, text)
                for browser in browsers
                if _place(browser) not in call.done
            ]
        if self._mail is not None and wish.mail is not None and "mail" not in call.done:
            ways.append(self._send_mail(self._mail, call, wish, wish.mail, message))
        return ways

    async def _settle(self, call: Call, tries: Sequence[WayTried]) -> None:
        """Told, if nothing is left to be done anywhere; else tried again, and no sooner than a service asked for."""
        if all(each.done for each in tries):
            await self.outbox.settle(call, "told")
        elif call.tries >= len(RETRY_MS):
            log.warning("call given up", table=call.table_id, tries=call.tries)
            CALLS_GIVEN_UP.inc()
            await self.outbox.settle(call, "failed")
        else:
            wait = max(RETRY_MS[call.tries], *(each.retry_after_ms for each in tries))
            await self.outbox.put_off(call, self._service.now() + wait)

    async def send_trial(self, guest_id: str, language: Language, base: str) -> Reached:
        """Tell somebody at once, everywhere, that calls come here; where that was taken. Raises TableRefused."""
        wish = await self._wishes.of(guest_id)
        browsers = await self._browsers(guest_id) if self._push is not None else []
        mail = self._mail if wish is not None and wish.mail is not None else None
        if wish is None or not (browsers or mail):
            raise refusal("not_allowed", "account-call-test-nowhere")
        wish, now = replace(wish, language=language, base=base), self._service.now()
        message = trial_message(language, now)
        reached = 0
        if self._push is not None and browsers:
            text = await self._push_text(wish, message)
            taken = await asyncio.gather(*(self._post(self._push, "test", wish, browser, text) for browser in browsers))
            reached = sum(each.sent for each in taken)
        sent = mail is not None and await self._post_mail(mail, wish, message)
        return Reached(len(browsers), reached, sent if mail is not None else None)

    # --- mail --------------------------------------------------------------------------------------------------------

    async def _send_mail(
        self, server: MailServer, call: Call, wish: CallWish, address: str, message: CallMessage
    ) -> WayTried:
        talk = MailTalk(server)
        try:
            letter = self._letter(wish, address, message)
            await asyncio.to_thread(talk.begin, message_of(letter, server, self._service.now()), address)
            if not await self.outbox.note_done(call, "mail"):  # somebody else has it now
                return WayTried(done=False)
            await asyncio.to_thread(talk.finish)
        except MailFailed as failed:
            log.warning("mail was not taken", why=str(failed), lasting=failed.lasting)
            CALLS.labels("mail", "failed").inc()
            if not failed.lasting:
                await self.outbox.note_undone(call, "mail")
            return WayTried(done=failed.lasting)
        finally:
            await asyncio.to_thread(talk.close)
        CALLS.labels("mail", "sent").inc()
        return WayTried(done=True, sent=True)

    async def _post_mail(self, server: MailServer, wish: CallWish, message: CallMessage) -> bool:
        """One letter that no turn is about; whether it was taken."""
        address, talk = str(wish.mail), MailTalk(server)
        try:
            letter = self._letter(wish, address, message)
            await asyncio.to_thread(talk.begin, message_of(letter, server, self._service.now()), address)
            await asyncio.to_thread(talk.finish)
        except MailFailed as failed:
            log.warning("mail was not taken", why=str(failed), lasting=failed.lasting)
            return False
        finally:
            await asyncio.to_thread(talk.close)
        return True

    def _letter(self, wish: CallWish, address: str, message: CallMessage) -> Letter:
        words = Speaker(wish.language)
        stop = f"{wish.base}/calls/stop/{self._links.stop(wish.handle, address)}"
        text = words("account-call-mail", text=message.text, link=f"{wish.base}{message.path}", stop=stop)
        return Letter(address, message.title, text, message.tag, stop)

    # --- push --------------------------------------------------------------------------------------------------------

    async def _browsers(self, guest: str) -> list[PushSubscription]:
        """Those of sessions that go on; who has signed out there is called there no more."""
        found = await self._wishes.subscriptions(guest)
        ended = (await self._sessions.ended_sessions({guest}))[guest]
        for each in found:
            if ended.holds(each.session):
                await self._wishes.unsubscribe(each.id)
        return [each for each in found if not ended.holds(each.session)]

    async def _push_text(self, wish: CallWish, message: CallMessage) -> bytes:
        going = await self._service.of_guest(wish.guest, going_on=True)
        return orjson.dumps({
            "title": message.title, "body": message.text, "path": message.path, "tag": message.tag,
            "lang": wish.language, "count": await count_open_turns(self._service, wish.guest, going),
        })  # fmt: skip

    async def _send_push(
        self, sender: PushSender, call: Call, wish: CallWish, browser: PushSubscription, text: bytes
    ) -> WayTried:
        tried = await self._post(sender, call.table_id, wish, browser, text)
        if tried.sent:
            await self.outbox.note_done(call, _place(browser))
        return tried

    async def _post(
        self, sender: PushSender, topic: str, wish: CallWish, browser: PushSubscription, text: bytes
    ) -> WayTried:
        """To one browser, once; one that is gone is forgotten."""
        headers = sender.headers(browser.endpoint, topic, KEPT_SECONDS, self._service.now(), wish.base)
        try:
            sealed = encrypt(text, browser.key, browser.auth)
            status, wait = await post_to_endpoint(browser.endpoint, headers, sealed, self._inner)
        except EndpointFailed as failed:
            log.info("push service cannot be reached", why=str(failed))
            CALLS.labels("push", "failed").inc()
            return WayTried(done=False)
        if status in GONE:
            await self._wishes.unsubscribe(browser.id)
            CALLS.labels("push", "dropped").inc()
            return WayTried(done=True)
        if not 200 <= status < 300:
            log.info("push was not taken", status=status)
            CALLS.labels("push", "failed").inc()
            return WayTried(done=400 <= status < 500 and status not in {408, 425, 429}, retry_after_ms=wait)
        CALLS.labels("push", "sent").inc()
        return WayTried(done=True, sent=True)


def _place(browser: PushSubscription) -> str:
    """How the outbox names a browser."""
    return f"push:{browser.id[:16]}"
