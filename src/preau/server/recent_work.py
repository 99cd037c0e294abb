"""How much work each asker had done lately, so that those who had much can be made to share a small part of it all."""

from __future__ import annotations

import time

MUCH_SECONDS = 1.0  # of work for one asker lately
FADE_SECONDS = 30.0  # until half of what somebody had done counts no more
RESTS = 7  # times what was done for an asker who had much, until it is the turn of the next one who had
MOST_KNOWN = 10_000  # askers, before those who had little are forgotten


class RecentWork:
    """Counts for each asker, and when those who had much may go on: all of them together, however many they are."""

    def __init__(self) -> None:
        self._done: dict[str, tuple[float, float]] = {}  # by asker: seconds of work, and when that was so
        self._rests_until = 0.0

    def add(self, who: str, seconds: float) -> None:
        """So much was done for somebody."""
        now = time.monotonic()
        if self.is_much(who):
            self._rests_until = max(now, self._rests_until) + seconds * RESTS
        if len(self._done) > MOST_KNOWN:
            self._done = {each: done for each, done in self._done.items() if self.is_much(each)}
        self._done[who] = self._seconds(who) + seconds, now

    def is_much(self, who: str) -> bool:
        return self._seconds(who) > MUCH_SECONDS

    def rest(self) -> float:
        """How many seconds are left until the next asker who had much may go on."""
        return self._rests_until - time.monotonic()

    def _seconds(self, who: str) -> float:
        seconds, then = self._done.get(who, (0.0, 0.0))
        faded: float = 0.5 ** ((time.monotonic() - then) / FADE_SECONDS)
        return seconds * faded
