"""A member of an audience: one socket, what waits to be sent over it, and how it ends."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TypeAlias

from preau.server.sockets.messages import CLOSE_RESYNC
from preau.server.view.players.chat import HEARS_ALL, Hearing
from preau.words import Language

Text: TypeAlias = str


class Member:
    """One socket of an audience: what waits to be sent, and how it ends."""

    __slots__ = (
        "_most", "_wake", "address", "apart", "close_code", "gone", "guest_id", "hearing", "language", "out", "seats",
        "sender", "seq", "session", "view",
    )  # fmt: skip

    def __init__(
        self, guest_id: str, language: Language, most: int, *, view: bool, session: int = 0, address: str = "",
        hearing: Hearing = HEARS_ALL,
    ) -> None:  # fmt: skip
        self.guest_id = guest_id
        self.address = address
        self.session = session  # of the guest: a session that is ended takes its sockets along
        self.language: Language = language
        self.view = view
        self.seats: tuple[int, ...] = ()
        self.hearing = hearing  # whom it does not hear
        self.apart = False  # from those who watch, in the chat that it was shown last
        self.seq = 0  # it came when the table had so many events
        self.out: deque[Text] = deque()
        self.close_code: int | None = None
        self.gone = False
        self.sender: asyncio.Task[None] | None = None
        self._most = most
        self._wake = asyncio.Event()

    def send(self, text: Text) -> None:
        """Queue a message, and send it at once."""
        self.queue(text)
        self.wake()

    def queue(self, text: Text) -> None:
        """To be sent after `wake`. A reader too far behind is dropped, and what it did not take is forgotten."""
        if self.close_code is not None:
            return
        self.out.append(text)
        if len(self.out) > self._most:
            self.close(CLOSE_RESYNC)
            self.out.clear()
            if self.sender is not None:
                self.sender.cancel()  # it may be stuck with a message that nobody takes

    def wake(self) -> None:
        self._wake.set()

    def close(self, code: int) -> None:
        if self.close_code is None:
            self.close_code = code
            self.wake()

    async def next(self) -> Text | None:
        """What is to be sent next; None when the connection is to be closed."""
        while not self.out:
            if self.close_code is not None:
                return None
            self._wake.clear()
            await self._wake.wait()
        return self.out.popleft()
