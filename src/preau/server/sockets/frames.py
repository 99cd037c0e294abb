"""Frames made once and written to many sockets: what a crowd hears costs each of them one write, and no task.

uvicorn's protocol makes a frame anew for each socket. What the server sends is neither masked nor compressed, so that
the same bytes are good for all of them; ours lets an application write these, by an extension of the scope.

uvicorn stops reading with each message until the application takes it; ours reads on as long as no other one waits.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

FRAMES: Final = "preau.frames"  # the extension's name
FINAL_TEXT: Final = 0x81
FRAMES_KEPT: Final = 64  # what goes to many goes to them one after the other
SHORT_BYTES, MIDDLE_BYTES = 126, 1 << 16  # from here on the length takes two bytes, and eight

Frame: TypeAlias = bytes
WriteFrame: TypeAlias = Callable[[Frame], bool]


class FrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's, with a door for frames that are ready."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # otherwise the handshake was refused
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[FRAMES] = self.write_frame

    def send_receive_event_to_app(self) -> None:
        if self.read_paused or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # as far as uvicorn knows
        super().send_receive_event_to_app()
        self.read_paused = False

    def write_frame(self, frame: Frame) -> bool:
        """Whether it was taken: not where the reader has not yet taken what was written before, nor after the end."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True


@lru_cache(maxsize=FRAMES_KEPT)
def frame_of(text: str) -> Frame:
    """A text as one whole frame from a server."""
    data = text.encode()
    size = len(data)
    if size < SHORT_BYTES:
        return struct.pack("!BB", FINAL_TEXT, size) + data
    if size < MIDDLE_BYTES:
        return struct.pack("!BBH", FINAL_TEXT, 126, size) + data
    return struct.pack("!BBQ", FINAL_TEXT, 127, size) + data


def frame_writer(scope: Mapping[str, Any]) -> WriteFrame | None:
    """How to write frames to a socket; None where the server is another than ours."""
    found: WriteFrame | None = (scope.get("extensions") or {}).get(FRAMES)
    return found
