"""Bytes as text that goes into addresses and headers, as browsers write keys: base64url without padding."""

from __future__ import annotations

import base64


def to_base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def from_base64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
