"""Events as one is told them who does not hear everybody: what was said is there, and empty."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import orjson

from preau.games.api import Json
from preau.play.events import Said, from_json
from preau.play.table import Table
from preau.server.sockets.member import Text
from preau.server.tables.live import public_guest
from preau.server.view.players.chat import Hearing, hears


def hush_events(
    table_id: str, table: Table, events: Sequence[Json], held: Collection[int], hearing: Hearing
) -> list[Json]:
    """Public events, without the lines that are not for who holds these seats. None is left out: they are counted."""
    marks = Hearing(frozenset(public_guest(table_id, each) for each in hearing.blocked), hearing.along)
    told = []
    for event in events:
        heard = event["type"] != "said" or hears(table, held, marks, _said_event(event))
        told.append(event if heard else {**event, "name": "", "text": ""})
    return told


def hush_texts(table_id: str, table: Table, texts: list[Text], held: Collection[int], hearing: Hearing) -> list[Text]:
    """The same of events as they are sent."""
    lines = [(number, text) for number, text in enumerate(texts) if is_said(text)]
    if not lines or not (held or hearing.blocked):
        return texts
    events = [orjson.loads(text) for _, text in lines]
    told = list(texts)
    for (number, _), event in zip(lines, hush_events(table_id, table, events, held, hearing), strict=True):
        told[number] = orjson.dumps(event).decode()
    return told


def is_said(text: Text) -> bool:
    return text.startswith('{"type":"said"')


def _said_event(event: Json) -> Said:
    said = from_json(event)
    assert isinstance(said, Said)
    return said
