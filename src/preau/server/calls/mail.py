"""Mail by SMTP: plain text, from the host to somebody who confirmed their address.

A message is handed over in two steps, so that what is noted in between is true: until the last dot the mail server has
nothing and forgets what it heard; with it, it has all.
"""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass
from datetime import UTC, datetime
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UniqueUnstructuredHeader
from email.message import EmailMessage
from email.policy import Policy
from email.policy import default as default_policy
from email.utils import format_datetime, parseaddr
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from preau.games.api import refusal
from preau.server.calls.addresses import is_this_machine
from preau.server.settings import Settings

MAIL_SECONDS: Final = 20
MOST_ADDRESS_CHARS: Final = 254
LOCAL_PART: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
DOMAIN: Final = re.compile(r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]")
EXAMPLES: Final = {
    "PREAU_MAIL_URL": "smtp://user:password@mail.example:587",
    "PREAU_MAIL_FROM": "Préau <preau@club.example>",
}
PORTS: Final = {"smtp": 587, "smtps": 465}


class BadMailSetting(ValueError):
    """A setting about mail that makes no sense; `example` is one that does."""

    def __init__(self, setting: str) -> None:
        self.setting, self.example = setting, EXAMPLES[setting]
        super().__init__(f"{setting} must be like {self.example}")


class MailFailed(Exception):
    """The mail server did not take it; `lasting` if it never will."""

    def __init__(self, why: str, *, lasting: bool = False) -> None:
        super().__init__(why)
        self.lasting = lasting


@dataclass(frozen=True, slots=True)
class MailServer:
    """Where the host's mail goes out. Without TLS only to this machine, or where the host says so."""

    host: str
    port: int
    user: str
    password: str
    implicit_tls: bool
    needs_tls: bool
    sender: str

    @classmethod
    def of(cls, url: str, sender: str) -> MailServer:
        """From `smtp://user:password@host:587` and an address; raises BadMailSetting where they make no sense."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError as error:
            raise BadMailSetting("PREAU_MAIL_URL") from error
        if parts.scheme not in PORTS or not parts.hostname:
            raise BadMailSetting("PREAU_MAIL_URL")
        address = parseaddr(sender)[1]
        if not address or "@" not in address or any(mark in sender for mark in "\r\n"):
            raise BadMailSetting("PREAU_MAIL_FROM")
        without_tls = parse_qs(parts.query).get("tls") == ["no"] or is_this_machine(parts.hostname)
        return cls(
            parts.hostname, port or PORTS[parts.scheme], unquote(parts.username or ""),
            unquote(parts.password or ""), parts.scheme == "smtps", not without_tls, sender,
        )  # fmt: skip

    @property
    def sender_address(self) -> str:
        return parseaddr(self.sender)[1]


@dataclass(frozen=True, slots=True)
class Letter:
    """A plain text to one address; `stop` is the link by which no more of the kind come."""

    to: str
    subject: str
    text: str
    name: str  # unlike any other letter's, and the same if it is sent again
    stop: str = ""


def mail_server(settings: Settings) -> MailServer | None:
    """The host's, if there is one; raises BadMailSetting."""
    url = settings.mail_url.get_secret_value()
    return MailServer.of(url, settings.mail_from) if url else None


def mail_address(text: str) -> str:
    """An address as it is kept; raises TableRefused if it is none, or could be read as anything else."""
    local, at, domain = text.strip().rpartition("@")
    try:
        domain = domain.encode("idna").decode("ascii").lower()
    except UnicodeError:
        domain = ""
    good = at and LOCAL_PART.fullmatch(local) and len(local) <= 64 and DOMAIN.fullmatch(domain)
    if not good or len(local) + len(domain) >= MOST_ADDRESS_CHARS:
        raise refusal("bad_address", "account-call-bad-address", address=text[:80])
    return f"{local}@{domain}"


class _WholeHeader(UniqueUnstructuredHeader, BaseHeader):  # type: ignore[misc]  # as the registry puts them together
    """On one line as it is: an address that were folded or encoded would be none to who reads it."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


_headers = HeaderRegistry()
_headers.map_to_type("list-unsubscribe", _WholeHeader)
LETTERS = default_policy.clone(header_factory=_headers)


def message_of(letter: Letter, server: MailServer, now: int) -> EmailMessage:
    """The letter with its headers; no value can bring another header along."""
    name, address = parseaddr(server.sender)
    found = EmailMessage(LETTERS)
    found["From"] = Address(name, addr_spec=address)
    found["To"] = Address(addr_spec=letter.to)
    found["Subject"] = " ".join(letter.subject.split())
    found["Date"] = format_datetime(datetime.fromtimestamp(now / 1000, UTC))
    found["Message-ID"] = f"<{letter.name}@{address.rpartition('@')[2]}>"
    found["Auto-Submitted"] = "auto-generated"
    if letter.stop:
        found["List-Unsubscribe"] = f"<{letter.stop}>"
        found["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    found.set_content(letter.text, cte="quoted-printable" if not letter.text.isascii() else None)
    return found


class MailTalk:
    """One talk with the mail server, in a thread: `begin`, then `finish`."""

    def __init__(self, server: MailServer) -> None:
        self._server = server
        self._smtp: smtplib.SMTP | None = None

    def begin(self, message: EmailMessage, to: str) -> None:
        """Say everything but the last dot; raises MailFailed, and then nothing was sent."""
        try:
            self._smtp = smtp = self._connect()
            smtp.ehlo_or_helo_if_needed()
            self._expect(smtp.mail(self._server.sender_address), 250)
            self._expect(smtp.rcpt(to), 250, 251)
            self._expect(smtp.docmd("data"), 354)
            text = message.as_bytes(policy=message.policy.clone(linesep="\r\n"))
            smtp.send(re.sub(rb"(?m)^\.", b"..", text.rstrip(b"\r\n")) + b"\r\n")
        except (smtplib.SMTPException, OSError) as error:
            self.close()
            raise MailFailed(type(error).__name__) from error

    def finish(self) -> None:
        """The last dot; raises MailFailed if the server says no."""
        assert self._smtp is not None
        try:
            self._smtp.send(b".\r\n")
            self._expect(self._smtp.getreply(), 250)
        except (smtplib.SMTPException, OSError) as error:
            raise MailFailed(type(error).__name__) from error
        finally:
            self.close()

    def close(self) -> None:
        if self._smtp is not None:
            self._smtp.close()
            self._smtp = None

    def _connect(self) -> smtplib.SMTP:
        server = self._server
        context = ssl.create_default_context() if server.implicit_tls or server.needs_tls else None
        if server.implicit_tls:
            smtp: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=MAIL_SECONDS, context=context)
        else:
            smtp = smtplib.SMTP(server.host, server.port, timeout=MAIL_SECONDS)
            smtp.ehlo_or_helo_if_needed()
            if context is not None:
                smtp.starttls(context=context)
        if server.user:
            smtp.login(server.user, server.password)
        return smtp

    def _expect(self, answer: tuple[int, bytes], *codes: int) -> None:
        """Raises MailFailed for any other answer; what begins with a five is for good."""
        if answer[0] not in codes:
            self.close()
            raise MailFailed(f"SMTP {answer[0]}", lasting=500 <= answer[0] < 600)


async def send_letter(letter: Letter, server: MailServer, now: int) -> None:
    """In one go, where nothing is to be noted before the last dot; raises MailFailed."""
    talk = MailTalk(server)
    try:
        await asyncio.to_thread(talk.begin, message_of(letter, server, now), letter.to)
        await asyncio.to_thread(talk.finish)
    finally:
        await asyncio.to_thread(talk.close)
