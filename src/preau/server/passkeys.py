"""Passkeys."""

from importlib.util import find_spec

AVAILABLE = find_spec("webauthn") is not None
