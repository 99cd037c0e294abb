"""Passwords: argon2, in threads of their own and few at a time, since each takes much memory."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from preau.games.api import refusal
from preau.server.people.common_passwords import is_common

SHORTEST_PASSWORD, LONGEST_PASSWORD = 10, 256
MOST_THREADS = 2
MOST_PASSWORDS_WAITING = 64

T = TypeVar("T")


class Passwords:
    """Hashes and compares; who has no password is compared with one that nobody knows."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(MOST_THREADS, thread_name_prefix="preau-password")
        self._waiting = 0

    @staticmethod
    def check_new(password: str, name: str) -> None:
        """Refuse a password that anybody would try."""
        if len(password) >= SHORTEST_PASSWORD and is_common(password, name):
            raise refusal("bad_password", "account-common-password")

    async def hash(self, password: str) -> str:
        """What to keep of a password; raises TableRefused if it is too short or too long."""
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise refusal("bad_password", "account-bad-password", low=SHORTEST_PASSWORD, high=LONGEST_PASSWORD)
        return await self._apart(lambda: self._hasher.hash(_normalise(password)))

    async def match(self, hashed: str | None, password: str) -> bool:
        """Whether that is the password; takes as long where there is none."""
        return await self._apart(lambda: self._match(hashed, password[: LONGEST_PASSWORD + 1]))

    def is_outdated(self, hashed: str) -> bool:
        """Whether it was hashed with less effort than is taken now."""
        return self._hasher.check_needs_rehash(hashed)

    def _match(self, hashed: str | None, password: str) -> bool:
        nobodys_hash = self._nobodys_hash  # made once, whoever is asked for first
        try:
            self._hasher.verify(hashed or nobodys_hash, _normalise(password))
        except (VerificationError, InvalidHashError):
            return False
        return hashed is not None

    @cached_property
    def _nobodys_hash(self) -> str:
        return self._hasher.hash("")

    async def _apart(self, work: Callable[[], T]) -> T:
        """Raises TableRefused where too many wait already."""
        if self._waiting >= MOST_PASSWORDS_WAITING:
            raise refusal("too_many", "server-too-many")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._threads.shutdown()


def _normalise(password: str) -> str:
    """The same password however a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password)
