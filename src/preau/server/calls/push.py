"""Web Push: what only one browser can read (RFC 8291), sent in the name of this host (VAPID, RFC 8292).

The host's key is derived from the server's secret: it is there from the first start, the same in every process, and
backed up with it. Who changes the secret has a new key; browsers then subscribe anew.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import struct
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import orjson

from preau.games.api import refusal
from preau.server.base64url import from_base64url, to_base64url

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

PUSH_AVAILABLE: Final = find_spec("cryptography") is not None  # with the extra `preau[push]`
RECORD_BYTES: Final = 4096  # of what is encrypted at once; a call is far shorter
POINT_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16
TOKEN_SECONDS: Final = 12 * 60 * 60
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


class PushSender:
    """Encrypts calls and signs for the host."""

    def __init__(self, secret: str, contact: str) -> None:
        self._seed = hashlib.sha512(f"preau.vapid {secret}".encode()).digest()
        self._contact = contact

    @cached_property
    def _key(self) -> EllipticCurvePrivateKey:
        from cryptography.hazmat.primitives.asymmetric import ec  # an extra, which need not be there

        return ec.derive_private_key(int.from_bytes(self._seed) % (ORDER - 1) + 1, ec.SECP256R1())

    @cached_property
    def public_key(self) -> str:
        """By which browsers know this host (base64url)."""
        return to_base64url(_point(self._key.public_key()))

    def headers(self, endpoint: str, topic: str, lives_seconds: int, now: int, base: str) -> dict[str, str]:
        """Who sends, for how long it is worth keeping, and which older call it takes the place of."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + TOKEN_SECONDS, "sub": self._contact or base
        }  # fmt: skip
        return {
            "Authorization": f"vapid t={self._sign_claims(claims)}, k={self.public_key}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(lives_seconds),
            "Topic": to_base64url(hashlib.sha256(topic.encode()).digest())[:32],
            "Urgency": "normal",
        }

    def _sign_claims(self, claims: dict[str, Any]) -> str:
        from cryptography.hazmat.primitives import hashes  # an extra, which need not be there
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        parts = (orjson.dumps({"typ": "JWT", "alg": "ES256"}), orjson.dumps(claims))
        text = ".".join(map(to_base64url, parts))
        first, second = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{text}.{to_base64url(first.to_bytes(32) + second.to_bytes(32))}"


def encrypt(text: bytes, key: str, auth: str) -> bytes:
    """A text that only the browser with these keys can read (RFC 8291, section 3)."""
    from cryptography.hazmat.primitives.asymmetric import ec  # an extra, which need not be there
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs, shared = from_base64url(key), from_base64url(auth)
    ours = ec.generate_private_key(ec.SECP256R1())
    agreed = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    own = _point(ours.public_key())
    secret = _derive(shared, agreed, b"WebPush: info\x00" + theirs + own, 32)
    salt = os.urandom(SALT_BYTES)
    cipher = AESGCM(_derive(salt, secret, b"Content-Encoding: aes128gcm\x00", 16))
    sealed = cipher.encrypt(_derive(salt, secret, b"Content-Encoding: nonce\x00", 12), text + b"\x02", None)
    return salt + struct.pack("!IB", RECORD_BYTES, len(own)) + own + sealed


def check_keys(key: str, auth: str) -> None:
    """Refuse what is no key of a browser."""
    from cryptography.hazmat.primitives.asymmetric import ec  # an extra, which need not be there

    try:
        point, shared = from_base64url(key), from_base64url(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError as error:
        raise refusal("bad_endpoint", "account-call-bad-endpoint") from error
    if len(point) != POINT_BYTES or len(shared) != AUTH_BYTES:
        raise refusal("bad_endpoint", "account-call-bad-endpoint")


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, of one block (RFC 5869)."""
    fresh = hmac.digest(salt, secret, "sha256")
    return hmac.digest(fresh, info + b"\x01", "sha256")[:length]


def _point(key: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # an extra, which need not be there

    found: bytes = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return found
