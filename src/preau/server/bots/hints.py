"""Help at the table: where a strong bot would look, what it would play, and what the others threaten.

Fair play: where other people play, help on the running game is refused, unless the table was opened with help for all.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import Literal

from pydantic import BaseModel

from preau.bots import Candidate
from preau.games.api import Phrase, Position, TableRefused
from preau.games.scene import Scene
from preau.games.threats import Threat, threats_of
from preau.play.click_path import label
from preau.play.sentences import name_of
from preau.play.table import Table
from preau.server.bots.pool import HINT, Bots
from preau.server.bots.worker import consider
from preau.server.http.refusals import refusal
from preau.server.lru import LruCache
from preau.server.view import board, clicks
from preau.words import Language, Speaker

COACH = "7"  # the bot that is asked
SECONDS = 2.0  # for which it thinks at most
LOOKED_AT = 3  # moves whose squares a look shows
ALIKE = 0.5  # of the best move's visits: so much makes another worth a look
STEPS = 2  # of a move's clicks that a look shows
TOLD = 12  # threats at most

Ask = Literal["look", "move"]


class HintOut(BaseModel):
    """Squares to look at; asked for the move, also which one, in words and as the clicks that make it."""

    text: str
    squares: list[str]
    move: str | None = None
    path: list[str] = []


class ThreatOut(BaseModel):
    """Who threatens (null: nobody in particular), in words, by which rule, and the squares that show it."""

    seat: int | None
    text: str
    rule: str | None
    squares: list[str]


class ThreatsOut(BaseModel):
    """What the others could do next."""

    text: str
    threats: list[ThreatOut]


_thoughts: LruCache[tuple[Candidate, ...]] = LruCache(200)


def check(table: Table, guest_id: str) -> tuple[int, ...]:
    """The seats of a guest who may be helped now; raises TableRefused."""
    held = table.held_by(guest_id)
    if table.status == "over":
        raise TableRefused("table_over", Phrase("table-over"))
    if table.status == "waiting":
        raise TableRefused("not_started", Phrase("table-not-started"))
    if not held:
        raise refusal("not_your_seat", "server-no-seat")
    if not table.may_help(held):
        raise refusal("not_allowed", "hint-among-people")
    return held


# --- hints -----------------------------------------------------------------------------------------------------------


async def hint(bots: Bots, table: Table, guest_id: str, ask: Ask, language: Language) -> HintOut:
    """Where to look, or what to play, for a guest who is to move."""
    position, seat = table.position, table.position.player
    if seat not in check(table, guest_id) or table.seats[seat].bot is not None:
        raise TableRefused("not_your_turn", Phrase("table-not-your-turn", {"name": name_of(table, seat)}))
    thought = _thoughts.get(position)
    if thought is None:
        text = str(position)
        seed = int.from_bytes(hashlib.blake2s(text.encode(), digest_size=6).digest())
        asked = (position.game.name, text, COACH, seed, SECONDS)
        thought = _thoughts.put(position, await bots.ponder(HINT, SECONDS, consider, *asked))
    words = Speaker(language, table.game)
    return await asyncio.to_thread(_told if ask == "move" else _look, position, thought, words)


def _look(position: Position, thought: tuple[Candidate, ...], words: Speaker) -> HintOut:
    scene = board.scene_of(position)
    alike = [each for each in thought[:LOOKED_AT] if each.visits >= ALIKE * thought[0].visits]
    squares = _in_order(scene, {each for found in alike for each in on_board(position, found.move)[:STEPS]})
    if not squares:
        return HintOut(text=words("hint-look-buttons"), squares=[])
    return HintOut(text=words("hint-look", squares=_listed(scene, squares, words)), squares=squares)


def _told(position: Position, thought: tuple[Candidate, ...], words: Speaker) -> HintOut:
    move = thought[0].move
    told = words.say(position.describe(position.parse(move)))
    path = next((list(click.path) for click in clicks.clicks_of(position) if click.move == move), [])
    text = words("hint-move", told=told, move=move)
    return HintOut(text=text, squares=on_board(position, move), move=move, path=path)


def on_board(position: Position, move: str) -> list[str]:
    """What of a move's clicks lies on the board; for a piece, where it stands too."""
    scene = board.scene_of(position)
    cells = {cell.id: [cell.id] for cell in scene.cells} | {piece.id: [piece.cell] for piece in scene.pieces}
    path = next((click.path for click in clicks.clicks_of(position) if click.move == move), ())
    return list(dict.fromkeys(each for step in path for each in cells.get(step, ())))


def _in_order(scene: Scene, squares: set[str]) -> list[str]:
    """As they lie, so that their order gives nothing away."""
    return [cell.id for cell in sorted(scene.cells, key=lambda cell: (cell.row, cell.column)) if cell.id in squares]


def _listed(scene: Scene, squares: list[str], words: Speaker) -> str:
    first, *rest = [words.say(label(scene, square)) for square in squares]
    for each in rest[:-1]:
        first = words("table-names", first=first, next=each)
    return words("table-names-last", first=first, last=rest[-1]) if rest else first


# --- threats ---------------------------------------------------------------------------------------------------------


def knows_threats(table: Table) -> bool:
    return threats_of(table.game.package) is not None


def threats(table: Table, guest_id: str, language: Language) -> ThreatsOut:
    """What the others threaten those whom the guest plays; on one screen, whoever is to move."""
    held = check(table, guest_id)
    find = threats_of(table.game.package)
    if find is None:
        raise refusal("unknown_thing", "hint-no-threats-known")
    mine = (table.position.player,) if table.created.mode == "same_screen" else held
    found = [threat for threat in find(table.position) if threat.concerns(mine)]
    return told(found, Speaker(language, table.game))


def told(found: list[Threat], words: Speaker) -> ThreatsOut:
    shown = [
        ThreatOut(seat=each.seat, text=words.say(each.phrase), rule=each.rule, squares=list(each.cells))
        for each in found[:TOLD]
    ]
    return ThreatsOut(text=words("hint-threats", count=len(found)), threats=shown)
