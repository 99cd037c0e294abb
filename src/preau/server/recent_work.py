"""How much work each asker had done lately, so that those who had much can be made to share a small part of it all.

Each of them has as much of that part, however long one piece of its work is: who has much done at once rests for long.
That is for the sake of others who play. Where nobody else does, nobody is made to wait: a whole school may play behind
one address.
"""

from __future__ import annotations

import time

MUCH_SECONDS = 1.0  # of work for one asker lately
FADE_SECONDS = 30.0  # until half of what somebody had done counts no more
PLAY_SECONDS = 2.0  # after a move: so long somebody plays
REST_FACTOR = 7  # times what was done for one who had much, and times how many these are, until it is their turn again
LONGEST_REST_SECONDS = 10.0
PRESENT_SECONDS = 2.0  # after a rest: so long one of those who had much counts among them
MOST_KNOWN = 10_000  # askers, before those who had little are forgotten


class RecentWork:
    """Counts for each asker, and when those who had much may go on."""

    def __init__(self) -> None:
        self._done: dict[str, tuple[float, float]] = {}  # by asker: seconds of work, and when that was so
        self._rests: dict[str, float] = {}  # by asker who had much: until when, also for a while after that
        self._mover = self._mover_before = ("", float("-inf"))  # who moved last, and before them somebody else; when

    def note_move(self, who: str) -> None:
        if who != self._mover[0]:
            self._mover_before = self._mover
        self._mover = who, time.monotonic()

    def others_play(self, who: str) -> bool:
        """Whether somebody else has moved just now."""
        _, then = self._mover if who != self._mover[0] else self._mover_before
        return time.monotonic() - then < PLAY_SECONDS

    def add(self, who: str, seconds: float) -> None:
        """So much was done for somebody."""
        now = time.monotonic()
        if self.is_much(who) and self.others_play(who):
            begins = max(now, self._rests.get(who, now))
            self._rests = {each: until for each, until in self._rests.items() if now < until + PRESENT_SECONDS}
            rest = seconds * REST_FACTOR * len({*self._rests, who})
            self._rests[who] = min(begins + rest, now + LONGEST_REST_SECONDS)
        if len(self._done) > MOST_KNOWN:
            self._done = {each: done for each, done in self._done.items() if self.is_much(each)}
        self._done[who] = self._seconds(who) + seconds, now

    def is_much(self, who: str) -> bool:
        return self._seconds(who) > MUCH_SECONDS

    def rest(self, who: str) -> float:
        """How many seconds are left until somebody who had much may go on."""
        return self._rests.get(who, 0.0) - time.monotonic() if self.others_play(who) else 0.0

    def rests(self, who: str) -> bool:
        """Whether somebody had so much done that they have to wait now."""
        return self.is_much(who) and self.rest(who) > 0

    def _seconds(self, who: str) -> float:
        seconds, then = self._done.get(who, (0.0, 0.0))
        faded: float = 0.5 ** ((time.monotonic() - then) / FADE_SECONDS)
        return seconds * faded


recent_work = RecentWork()  # of this process
