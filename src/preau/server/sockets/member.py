"""A member of an audience: one socket, what waits to be sent over it, and how it ends.

Most readers take what they are sent at once. To them it is written when the event loop has gone through all that it has
at hand: what comes for one socket meanwhile, such as a move's events and the answer to it, goes in one packet, and all
sockets are written to one after the other. For who does not take it, a task waits (`next`).
"""

from __future__ import annotations

import asyncio
from collections import deque
from itertools import islice
from typing import TypeAlias

from preau.server.sockets.frames import WriteFrame, frame_of
from preau.server.sockets.messages import CLOSE_RESYNC
from preau.server.view.players.chat import HEARS_ALL, Hearing
from preau.words import Language

Text: TypeAlias = str

MOST_TEXTS = 4  # texts that go in one packet


class Member:
    """One socket of an audience: what waits to be sent, and how it ends."""

    __slots__ = (
        "_due", "_most", "_waits", "_wake", "_write", "address", "apart", "close_code", "gone", "guest_id", "hearing",
        "language", "out", "seats", "sender", "seq", "session", "view",
    )  # fmt: skip

    def __init__(
        self, guest_id: str, language: Language, most: int, *, view: bool, session: int = 0, address: str = "",
        hearing: Hearing = HEARS_ALL, write: WriteFrame | None = None,
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
        self._write = write  # None: by a server that takes no frames everything is sent by the sender
        self._due = False  # what waits will be written in a moment
        self._waits = False  # the sender waits until its reader has taken what went before
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
        if self._write is None:
            self._wake.set()
        elif not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._write_out, self._write)

    def flush(self) -> None:
        """Send what waits now, where `wake` does it with the next round of the event loop."""
        if self._write is None:
            self._wake.set()
        else:
            self._write_out(self._write)

    def _write_out(self, write: WriteFrame) -> None:
        """Write what waits; where the reader does not take it, leave it to the sender."""
        self._due = False
        while self.out and not self._waits:
            some = list(islice(self.out, MOST_TEXTS))
            if not write(b"".join([frame_of(text) for text in some])):
                self._wake.set()
                return
            for _ in some:
                self.out.popleft()

    def close(self, code: int) -> None:
        if self.close_code is None:
            self.close_code = code
            self._wake.set()

    async def next(self) -> Text | None:
        """What the sender is to send next, when its reader takes it; None when the connection is to be closed."""
        self._waits = True
        while not self.out:
            if self.close_code is not None:
                return None
            self._waits = False
            self._wake.clear()
            await self._wake.wait()
            self._waits = True
        return self.out.popleft()
