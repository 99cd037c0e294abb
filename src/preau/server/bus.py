"""Hints that a table has changed. A hint may be lost or come twice; whoever hears one reads the log.

This bus reaches the listeners of one process. One that reaches other machines has the same two methods.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

Listener: TypeAlias = Callable[[str, int], None]  # table id, number of events there are now


class Bus(Protocol):
    """What the desk needs of a bus."""

    def publish(self, table_id: str, seq: int) -> None: ...

    def listen(self, listener: Listener) -> None: ...


class LocalBus:
    """Calls the listeners at once."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def publish(self, table_id: str, seq: int) -> None:
        for listener in self._listeners:
            listener(table_id, seq)

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)
