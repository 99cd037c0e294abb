"""Challenges for passkeys: what a device is to sign goes out signed by us, good for a few minutes and for one guest."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from itsdangerous import BadData, URLSafeTimedSerializer

from preau.games.api import TableRefused, refusal
from preau.server.base64url import from_base64url, to_base64url
from preau.server.people.guests import Guest

PASSKEYS_AVAILABLE: Final = find_spec("webauthn") is not None  # with the extra `preau[passkeys]`
CHALLENGE_SECONDS = 300


class ChallengeSigner:
    """Signs what a challenge was for, and reads it again when the answer comes."""

    def __init__(self, key: str) -> None:
        self._serializer = URLSafeTimedSerializer(key, salt="preau.passkey")

    def write(self, what: str, challenge: bytes, guest: Guest) -> str:
        return str(self._serializer.dumps([what, to_base64url(challenge), guest.id]))

    def read(self, what: str, state: str, guest: Guest) -> bytes:
        """The challenge; raises TableRefused if it is forged, too old, or somebody else's."""
        try:
            signed_for, challenge, guest_id = self._serializer.loads(state, max_age=CHALLENGE_SECONDS)
        except (BadData, ValueError, TypeError) as error:
            raise bad_passkey() from error
        if (signed_for, guest_id) != (what, guest.id):
            raise bad_passkey()
        return from_base64url(challenge)


def bad_passkey() -> TableRefused:
    return refusal("bad_passkey", "account-bad-passkey")
