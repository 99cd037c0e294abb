"""Hints that a table has changed. A hint may be lost or come twice; whoever hears one reads the log.

This bus reaches the listeners of one process. `redis_bus` reaches other machines, behind the same methods.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

Listener: TypeAlias = Callable[[str, int], None]  # table id, number of events there are now
PresenceListener: TypeAlias = Callable[[str, tuple[int, ...], bool], None]  # table id, seats, whether they are there
NoteListener: TypeAlias = Callable[[str, str, str], None]  # who says so, about what, and what


class LocalBus:
    """Calls the listeners at once. Nobody else is there: what this process has in memory is all there is."""

    shared = False  # whether other processes may write to the same tables
    healthy = True  # whether they can be heard just now

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def tell(self, table_id: str, seq: int) -> None:
        """Call the listeners of this process."""
        for listener in self._listeners:
            listener(table_id, seq)

    def publish(self, table_id: str, seq: int) -> None:
        """Tell everybody."""
        self.tell(table_id, seq)

    def publish_presence(self, table_id: str, seats: Iterable[int], *, here: bool) -> None:
        """Tell other processes whose players are connected to this one, or have left it."""
        del table_id, seats, here

    def publish_note(self, kind: str, about: str, text: str) -> None:
        """Tell other processes something that is good for a while; neither part has a blank in it."""
        del kind, about, text

    def hear_notes(self, kind: str, listener: NoteListener) -> None:
        """Whom to call when another process says something of that kind."""
        del kind, listener

    def subscribe_remote(self, on_change: Listener, on_presence: PresenceListener) -> None:
        """Whom to call when another process speaks."""
        del on_change, on_presence

    async def start(self) -> None:
        """Begin to speak and hear."""

    async def stop(self) -> None:
        """Fall silent."""


Bus: TypeAlias = LocalBus
