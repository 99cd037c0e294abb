"""Who may be helped at a table, and what a strong bot thinks of for them.

Fair play: where other people play, help on the running game is refused, unless the table was opened with help for all.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import TypeAlias

from preau.bots import Candidate
from preau.games.api import Phrase, Position, TableRefused, refusal
from preau.play.sentences import seat_name
from preau.play.table import Table
from preau.server.bots.queue import HINT, Asker
from preau.server.bots.table_bots import Bots
from preau.server.bots.worker import consider
from preau.server.lru import LruCache
from preau.teach.hints import knows_threats

COACH = "8"  # the bot that is asked: it goes by what was learned
HINT_SECONDS = 2.0  # for which it thinks at most
HINT_SIMULATIONS = 6_000  # and how often it plays on in its mind: more than level 7, and as quickly
MOST_CANDIDATES_KEPT = 200  # positions

Candidates: TypeAlias = tuple[Candidate, ...]

_known: LruCache[Candidates] = LruCache(MOST_CANDIDATES_KEPT)
# Asked for again while it thinks, the same answer is waited for.
_under_way: dict[tuple[Bots, Position], asyncio.Task[Candidates]] = {}


def helped_seats(table: Table, guest_id: str) -> tuple[int, ...]:
    """The seats of a guest who may be helped now; raises TableRefused."""
    held = table.seats_of(guest_id)
    if table.status == "over":
        raise refusal("table_over", "table-over")
    if table.status == "waiting":
        raise refusal("not_started", "table-not-started")
    if not held:
        raise refusal("not_your_seat", "server-no-seat")
    if not table.may_help(held):
        raise refusal("not_allowed", "hint-among-people")
    return held


def threatened_seats(table: Table, guest_id: str) -> tuple[int, ...]:
    """Whose threats a guest may be told: those whom the guest plays; on one screen, whoever is to move."""
    held = helped_seats(table, guest_id)
    if not knows_threats(table.game.package):
        raise refusal("unknown_thing", "hint-no-threats-known")
    return (table.position.player,) if table.created.mode == "same_screen" else held


async def find_candidates(bots: Bots, table: Table, guest_id: str, address: str) -> Candidates:
    """The moves that a strong bot thinks of, the best first, for a guest who is to move."""
    position, seat = table.position, table.position.player
    if seat not in helped_seats(table, guest_id) or table.seats[seat].bot is not None:
        raise TableRefused("not_your_turn", Phrase("table-not-your-turn", {"name": seat_name(table, seat)}))
    key = bots, position
    if key not in _under_way:
        asker = Asker(HINT, (address,), guest_id)
        _under_way[key] = task = asyncio.create_task(ask_coach(bots, position, asker))
        task.add_done_callback(lambda _: _under_way.pop(key))
    return await asyncio.shield(_under_way[key])  # whoever goes away takes it from nobody


async def ask_coach(bots: Bots, position: Position, asker: Asker) -> Candidates:
    """What a hint goes by there; asked for again, it is what it was."""
    found = _known.get(position)
    if found is not None:
        return found
    text = str(position)
    seed = int.from_bytes(hashlib.blake2s(text.encode(), digest_size=6).digest())
    budget = HINT_SECONDS, HINT_SIMULATIONS
    found = await bots.ponder(
        asker, HINT_SECONDS, consider, position.game.name, position.game.version, text, COACH, seed, *budget
    )
    return _known.put(position, found)
