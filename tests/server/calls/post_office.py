"""A real mail server and a real push service on this machine, as small as they can be."""

from __future__ import annotations

import base64
import hashlib
import hmac
import struct
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from socketserver import BaseRequestHandler, StreamRequestHandler, ThreadingTCPServer
from typing import Any

import orjson
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class _Server(ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True
    office: Any

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Whoever hangs up in mid-word has said nothing."""
        if not isinstance(sys.exception(), OSError | IndexError):
            super().handle_error(request, client_address)


@contextmanager
def listening(office: Any, handler: type[BaseRequestHandler]) -> Iterator[int]:
    with _Server(("127.0.0.1", 0), handler) as server:
        server.office = office
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()
            thread.join()


# --- mail ------------------------------------------------------------------------------------------------------------


class MailOffice:
    """Takes mail; `answers` are codes to give instead of 250 for the next letters' last lines."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.texts: list[bytes] = []  # the same as they came
        self.answers: list[int] = []

    def take(self, text: bytes) -> int:
        code = self.answers.pop(0) if self.answers else 250
        if code == 250:
            found = message_from_bytes(text, policy=policy.default)
            assert isinstance(found, EmailMessage)
            self.letters.append(found)
            self.texts.append(text)
        return code


class MailHandler(StreamRequestHandler):
    """SMTP as far as one letter needs it."""

    def handle(self) -> None:
        office: MailOffice = self.server.office  # type: ignore[attr-defined]
        self._say(220)
        while line := self.rfile.readline():
            word = line[:4].upper()
            if word == b"DATA":
                self._say(354)
                text = b""
                while (part := self.rfile.readline()) != b".\r\n":
                    if not part:
                        return None  # it hung up before the last dot: nothing was sent
                    text += part.removeprefix(b".") if part.startswith(b"..") else part
                self._say(office.take(text))
            elif word == b"QUIT":
                return self._say(221)
            else:
                self._say(250)
        return None

    def _say(self, code: int) -> None:
        self.wfile.write(f"{code} so be it\r\n".encode())


@contextmanager
def mail_office() -> Iterator[tuple[MailOffice, str]]:
    """The office, and the setting that leads to it."""
    office = MailOffice()
    with listening(office, MailHandler) as port:
        yield office, f"smtp://127.0.0.1:{port}"


# --- push ------------------------------------------------------------------------------------------------------------


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unplain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """Has keys of its own, and reads what was sealed for it (RFC 8291)."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._auth = hashlib.sha256(self._point).digest()[:16]
        self.form = {"endpoint": endpoint, "keys": {"p256dh": plain(self._point), "auth": plain(self._auth)}}

    def read(self, sealed: bytes) -> dict[str, Any]:
        salt, (size, length) = sealed[:16], struct.unpack("!IB", sealed[16:21])
        theirs, text = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(text) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = derive(self._auth, shared, b"WebPush: info\0" + self._point + theirs)
        key = derive(salt, secret, b"Content-Encoding: aes128gcm\0")[:16]
        nonce = derive(salt, secret, b"Content-Encoding: nonce\0")[:12]
        opened = AESGCM(key).decrypt(nonce, text, None)
        assert opened.endswith(b"\x02")
        found: dict[str, Any] = orjson.loads(opened[:-1])
        return found


def derive(salt: bytes, secret: bytes, info: bytes) -> bytes:
    return hmac.digest(hmac.digest(salt, secret, "sha256"), info + b"\x01", "sha256")


def check_vapid(authorization: str, origin: str) -> str:
    """The host's key, if it signed for that origin."""
    token, key = (each.partition("=")[2] for each in authorization.removeprefix("vapid ").split(", "))
    head, claims, signature = token.split(".")
    raw = unplain(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unplain(key))
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert orjson.loads(unplain(claims))["aud"] == origin
    return key


class PushOffice:
    """Keeps what comes; `answers` are the statuses to give, 201 where there is none."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[str] = []

    def take(self, path: str, headers: dict[str, str], body: bytes) -> str:
        answer = self.answers.pop(0) if self.answers else "201 Created"
        if answer.startswith("201"):
            self.calls.append((path, headers, body))
        return answer


class PushHandler(StreamRequestHandler):
    """HTTP as far as one call needs it."""

    def handle(self) -> None:
        office: PushOffice = self.server.office  # type: ignore[attr-defined]
        path = self.rfile.readline().split()[1].decode()
        headers = {}
        while (line := self.rfile.readline().decode().strip()) != "":
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
        body = self.rfile.read(int(headers["content-length"]))
        self.wfile.write(f"HTTP/1.1 {office.take(path, headers, body)}\r\nContent-Length: 0\r\n\r\n".encode())


@contextmanager
def push_office() -> Iterator[tuple[PushOffice, str]]:
    """The office, and the host and port under which it is reached."""
    office = PushOffice()
    with listening(office, PushHandler) as port:
        yield office, f"127.0.0.1:{port}"
