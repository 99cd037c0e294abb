"""All who look at the lobby's board: each change is put into words and into a frame once for each language.

A change goes at once where it was quiet; where many come, those of a moment (`board.WINDOW_SECONDS`) go together. Who
has not yet taken what was sent before is told nothing meanwhile, and then everything afresh: a slow reader costs no
more memory than the board has lines.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict, deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import orjson
import structlog

from preau.server.database.writer import StoreFailed
from preau.server.lobby.board import LobbyBoard, LobbyChange, LobbyTable
from preau.server.lobby.lines import line_html
from preau.server.lobby.seeks import Seeks
from preau.server.lobby.visitors import Visitor, Visitors
from preau.server.people.sessions import Sessions
from preau.server.settings import Settings
from preau.server.sockets import messages as m
from preau.server.sockets.audience import Audiences
from preau.server.sockets.frames import Frame, WriteFrame, frame_of
from preau.server.sockets.member import Member, Text
from preau.words import Language

SEEK_LOOK_SECONDS: Final = 1.0  # between two looks for those who look for a table
HERE_LOOKS: Final = 5  # of these between two looks who is here
CROWD_LOOKS: Final = 10  # and between two words to other processes on how many watch
SESSION_LOOKS: Final = 10  # and between two looks for sessions that were ended
TOLD_AT_ONCE: Final = 200  # members who are told before others have their turn
REST_SHARE: Final = 1.0  # after telling everybody, the loop has this share of the time it took for other things

log = structlog.get_logger("preau.access")


class CrowdMessage:
    """A message to many: its text, and the frame that holds it."""

    __slots__ = ("frame", "text")

    def __init__(self, message: dict[str, Any]) -> None:
        self.text: Text = orjson.dumps(message).decode()
        self.frame: Frame = frame_of(self.text)


class LobbyMember(Member):
    """One socket at the board; `seek` is what its reader waits for, `behind` whether something was kept from it."""

    __slots__ = ("behind", "seek", "told")

    def __init__(
        self, guest_id: str, language: Language, most: int, *, session: int, address: str, write: WriteFrame | None
    ) -> None:
        super().__init__(guest_id, language, most, view=False, session=session, address=address, write=write)
        self.seek = ""
        self.behind = False
        self.told = 0  # the number of the last telling that it knows

    def tell(self, said: CrowdMessage) -> bool:
        """What everybody is told; whether it was taken. What it alone is told goes by `send`, and is never left out."""
        if self._write is None:  # a server that takes no frames
            self.send(said.text)
            return True
        return self._write(said.frame)


@dataclass(frozen=True, slots=True)
class Telling:
    """What some have still to be told, by language."""

    number: int
    said: dict[Language, CrowdMessage]
    waiting: list[LobbyMember]
    started: float


class LobbyCrowd:
    """All sockets at the board of this process."""

    def __init__(
        self, board: LobbyBoard, seeks: Seeks, visitors: Visitors, audiences: Audiences, settings: Settings,
        now: Callable[[], int],
    ) -> None:  # fmt: skip
        self._board, self._seeks, self._visitors, self._audiences = board, seeks, visitors, audiences
        self._most = settings.waiting_messages
        self._now = now
        self._members: dict[LobbyMember, None] = {}
        self._of_guest: defaultdict[str, set[LobbyMember]] = defaultdict(set)
        self._lines: defaultdict[Language, dict[str, orjson.Fragment]] = defaultdict(dict)  # in words, by table
        self._all: dict[Language, CrowdMessage] = {}  # what who comes now is told
        self._tellings: deque[Telling] = deque()  # the first is under way
        self._told = 0
        self._here: list[Visitor] = []
        self.seeking = 0  # how many look for a table, as far as is known here
        self._wake = asyncio.Event()
        board.on_change = self._tell_change
        audiences.on_crowd = board.note_crowd

    def __len__(self) -> int:
        return len(self._members)

    def join(
        self, guest_id: str, language: Language, *, session: int, address: str, write: WriteFrame | None = None
    ) -> LobbyMember:
        member = LobbyMember(guest_id, language, self._most, session=session, address=address, write=write)
        self._tell_everything(member)
        self._members[member] = None
        self._of_guest[guest_id].add(member)
        mine = [line.id for line in self._board.tables("open") if guest_id in line.holders]
        if mine:
            member.send(_text({"type": "mine", "tables": mine}))
        return member

    def leave(self, member: LobbyMember) -> None:
        member.gone = True
        self._members.pop(member, None)
        self._of_guest[member.guest_id].discard(member)
        if not self._of_guest[member.guest_id]:
            del self._of_guest[member.guest_id]

    def nudge(self) -> None:
        """Somebody looks for a table, or no longer: see to it now."""
        self._wake.set()

    async def close(self) -> None:
        for member in self._members:
            member.close(m.CLOSE_RESTART)
        await asyncio.sleep(0)

    # --- telling -----------------------------------------------------------------------------------------------------

    def _tell_change(self, change: LobbyChange) -> None:
        for lines in self._lines.values():
            for table_id in (*change.gone, *(line.id for line in change.lines)):
                lines.pop(table_id, None)
        waiting = len(self._board)
        self._tell_all(lambda language: {
            "type": "changes", "lines": self._in_words(change.lines, language), "gone": change.gone, "open": waiting,
        })  # fmt: skip
        for line in change.lines:
            for member in [each for holder in line.holders for each in self._of_guest.get(holder, ())]:
                member.send(_text({"type": "mine", "tables": [line.id]}))

    def _tell_all(self, message: Callable[[Language], dict[str, Any]]) -> None:
        """Everybody who is here now, after what they are being told already."""
        self._all.clear()
        self._told += 1
        if not self._members:
            return
        said = {language: CrowdMessage(message(language)) for language in {member.language for member in self._members}}
        self._tellings.append(Telling(self._told, said, list(self._members), time.monotonic()))
        if len(self._tellings) == 1:
            self._tell_some()

    def _tell_some(self) -> None:
        """A crowd in groups, between which others have their turn."""
        telling = self._tellings[0]
        for _ in range(min(TOLD_AT_ONCE, len(telling.waiting))):
            member = telling.waiting.pop()
            if member.gone or member.told >= telling.number:
                continue
            if member.behind:
                self._tell_everything(member)
            else:
                member.behind = not member.tell(telling.said[member.language])
                member.told = telling.number
        if not telling.waiting:
            self._tellings.popleft()
            self._board.rest(REST_SHARE * (time.monotonic() - telling.started))
        if self._tellings:
            asyncio.get_running_loop().call_soon(self._tell_some)

    def _tell_everything(self, member: LobbyMember) -> None:
        """To who comes, and who has taken at last what was sent before: all there is."""
        everything = self._everything(member.language)
        member.behind = not member.tell(everything)
        member.told = self._told

    def _everything(self, language: Language) -> CrowdMessage:
        if language not in self._all:
            lines = [*self._board.tables("open"), *self._board.tables("watch")]
            self._all[language] = CrowdMessage({
                "type": "lobby", "v": m.VERSION, "lines": self._in_words(lines, language),
                "open": len(self._board), "seeking": self.seeking, "here": _people(self._here),
            })  # fmt: skip
        return self._all[language]

    def _in_words(self, lines: Sequence[LobbyTable], language: Language) -> list[orjson.Fragment]:
        """Lines as they are sent; what has not changed is not put into words again."""
        known = self._lines[language]
        for line in lines:
            if line.id not in known:
                told = {"id": line.id, "list": line.list, "at": line.created, "html": line_html(line, language)}
                known[line.id] = orjson.Fragment(orjson.dumps(told))
        return [known[line.id] for line in lines]

    # --- looking -----------------------------------------------------------------------------------------------------

    async def watch(self, sessions: Sessions) -> None:
        """For as long as the server runs; where nobody looks at the board there is little to do."""
        looks = 0
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), SEEK_LOOK_SECONDS)
            self._wake.clear()
            try:
                await self._look(looks, sessions)
            except StoreFailed:
                log.info("lobby could not be read")  # the next look tries again
            except Exception:
                log.exception("lobby failed")
            looks += 1

    async def _look(self, looks: int, sessions: Sessions) -> None:
        for member in [each for each in self._members if each.behind]:
            self._tell_everything(member)
        if looks % CROWD_LOOKS == 0:
            self._board.tell_crowds()
        if looks % HERE_LOOKS == 0:
            await self.look_who_is_here()
        if self._members and looks % SESSION_LOOKS == 0:
            ended = await sessions.ended_sessions({member.guest_id for member in self._members})
            for member in list(self._members):
                if member.guest_id in ended and ended[member.guest_id].holds(member.session):
                    member.close(m.CLOSE_SIGNED_OUT)
        if self._members or self.seeking:
            await self.look_for_tables()

    async def look_who_is_here(self) -> None:
        """Note who is connected, and tell if others are here than before."""
        connected = {member.guest_id for member in (*self._members, *self._audiences.members())}
        if not connected and not self._here:
            return
        await self._visitors.note_here(connected, self._now())
        here = await self._visitors.here(self._now())
        if here != self._here:
            self._here = here
            self._tell_all(lambda _: {"type": "here", "people": _people(here)})

    async def look_for_tables(self) -> None:
        """Bring together those who look for a table, and lead them there."""
        waiting = {member.seek for member in self._members if member.seek}
        seeking = await self._seeks.tend(waiting)
        ends = await self._seeks.found_tables(waiting)
        for member in list(self._members):
            whose, table = ends.get(member.seek, ("", ""))
            if member.seek and whose == member.guest_id:
                member.seek = ""
                member.send(_text({"type": "found", "table": table or None}))
        if seeking != self.seeking:
            self.seeking = seeking
            self._tell_all(lambda _: {"type": "counts", "seeking": seeking})


def _people(visitors: list[Visitor]) -> list[dict[str, Any]]:
    return [{"name": each.name, "registered": each.registered} for each in visitors]


def _text(message: dict[str, Any]) -> Text:
    return orjson.dumps(message).decode()
