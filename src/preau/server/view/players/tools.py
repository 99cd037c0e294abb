"""What a reader may do at a table besides moving: sit down, take back, offer, resign, end, pause, call in a bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from preau.play.table import Table
from preau.server.view.names import list_in_words
from preau.server.view.players.notices import NameOf
from preau.server.view.templates import TABLE_ID_MARK
from preau.words import Speaker

Tool: TypeAlias = dict[str, Any]


def tools_of(table: Table, held: Sequence[int], words: Speaker, name: NameOf) -> list[Tool]:
    """The buttons for who holds these seats."""
    playing = [seat for seat in held if table.seats[seat].out is None]
    tools: list[Tool] = []
    if table.status != "over" and table.created.public and not held:
        tools += _free_seats(table, words, name)
    if table.status == "playing" and playing:
        tools += _undo(table, playing, words)
        tools += _playing_tools(table, playing, words, name)
    if table.status == "waiting" and any(table.seats[seat].holder == table.created.by for seat in held):
        tools.append(
            _last_word("page-abandon", "page-abandon-sure", {"type": "abandon"}, words("page-abandon-what"), words)
        )
    return tools


def _last_word(key: str, sure: str, command: dict[str, Any], what: str, words: Speaker) -> Tool:
    """What ends the game, for one or for all: beside it, and once more where it asks, stands what comes of it."""
    return _ask(key, command, words, sure, what=what) | {"what": what}


def _resignation(table: Table, me: int, held: Sequence[int], words: Speaker, name: NameOf) -> Tool:
    """Resigning loses. While other people play on, so does the table; else those who are left have won."""
    winners = [name(number) for number in table.winners_without(me)]
    told = words(
        "page-resign-ends" if winners else "page-resign-goes-on", mine="yes" if len(held) == 1 else "no", name=name(me),
        winners=list_in_words(winners, words) if winners else "",
    )  # fmt: skip
    return _last_word("page-resign", "page-resign-sure", {"type": "resign", "seat": me}, told, words)


def _ask(key: str, command: dict[str, Any], words: Speaker, sure: str = "", **args: str) -> Tool:
    tool: Tool = {"text": words(key, **args), "command": command}
    return tool | ({"sure": words(sure, **args)} if sure else {})


def _free_seats(table: Table, words: Speaker, name: NameOf) -> list[Tool]:
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "person" and seat.holder is None]
    return [
        {"text": words("page-join", seat=name(number)), "href": f"/sit/{TABLE_ID_MARK}/{number}"} for number in free
    ]


def _undo(table: Table, playing: list[int], words: Speaker) -> list[Tool]:
    """Taking back, in words that say how far: inside the turn, over the bots' replies, or with the others' consent."""
    steps, player = table.history.steps, table.position.player
    me = player if player in playing else playing[0]
    undoer = steps[-1].seat if steps and steps[-1].seat in playing else me
    number = next((index for index in range(len(steps) - 1, -1, -1) if steps[index].seat == undoer), -1)
    nothing = {**_ask("page-undo", {"type": "undo"}, words), "off": True}  # the buttons beside it keep their places
    if number < 0 or table.undo_vote is not None or table.stand_ins_besides(undoer):
        return [nothing]
    inside = undoer == player and table.inside_turn(number)
    others = table.others(undoer)
    alone = sum(seat.kind == "person" for seat in table.seats) == 1
    if alone and (table.created.rated or any(step.how != "moved" for step in steps[number:])):
        return [nothing]
    if not (inside and table.created.free_undo) and others:
        key = "page-ask-undo"
    else:
        key = "page-undo" if inside or steps[-1].seat == undoer else "page-undo-replies"
    return [_ask(key, {"type": "undo", "seat": undoer, "seq": table.changed}, words)]


def _playing_tools(table: Table, playing: list[int], words: Speaker, name: NameOf) -> list[Tool]:
    player = table.position.player
    me = player if player in playing else playing[0]
    tools = [
        _ask("page-return", {"type": "return", "seat": seat}, words) for seat in playing if table.seats[seat].stand_in
    ]
    if table.created.mode == "same_screen" and not table.paused:
        tools.append(_ask("page-pause", {"type": "pause"}, words))
    drawable = table.game.draws and not any(seat.bot for seat in table.seats)
    if drawable and table.draw_vote is None and not _has_declined(table, "draw", me):
        tools.append(_ask("page-offer-draw", {"type": "offer_draw", "seat": me}, words, "page-offer-draw-sure"))
    tools.append(_resignation(table, me, playing, words, name))
    others = table.others(me)
    if not others and not table.created.rated:
        tools.append(
            _last_word("page-abandon", "page-abandon-sure", {"type": "abandon"}, words("page-abandon-what"), words)
        )
    elif others and table.vote("end") is None and not _has_declined(table, "end", me):
        tools.append(
            _last_word("page-ask-end", "page-ask-end-sure", {"type": "abandon"}, words("page-ask-end-what"), words)
        )
    if table.stand_in_after_ms is not None:
        tools += [
            _ask("page-let-bot", {"type": "stand_in", "seat": seat}, words, "page-let-bot-sure", name=name(seat))
            | {"seat": seat}
            for seat in others
        ]
    return tools


def _has_declined(table: Table, what: str, seat: int) -> bool:
    return any((no.what, no.seat) == (what, seat) for no in table.declined)
