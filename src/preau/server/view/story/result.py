"""How a table ended: in words, with the scores, what the game was like, and where to go from here."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from preau.games.api import Effect, Phrase
from preau.games.tones import Tone, Weight, tone_of
from preau.play.sentences import tell_result
from preau.play.table import Table
from preau.server.view import board, log
from preau.server.view.names import list_in_words, only_seat, phrase_for_seat, reader_names, seat_title
from preau.server.view.story.report_card import card_title, report_rows
from preau.server.view.templates import TABLE_ID_MARK, fill_template
from preau.teach.puzzles import puzzles_of
from preau.words import Speaker


def tell_headline(table: Table, words: Speaker, held: Collection[int] = ()) -> str:
    """How it ended in one sentence, with the names that a page uses; who won, or gave up, is spoken to."""
    headline, result = tell_result(table), table.result
    if headline is None or result is None:
        return ""

    def titles(seats: Collection[int]) -> str:
        return list_in_words([seat_title(table, seat, words) for seat in seats], words)

    how, names = headline.key.removeprefix("table-result-"), {}
    if "name" in headline.args and result.seat is not None:
        names["name"] = titles([result.seat])
    did = bool(names) and only_seat(held) == result.seat
    if "winners" not in headline.args:
        return words(f"end-you-{how}") if did else words.say(Phrase(headline.key, {**headline.args, **names}))
    winners, others = titles(result.winners), [seat for seat in result.winners if seat not in held]
    if held and set(held) <= set(result.winners):
        if names:
            return words(f"end-you-win-{how}", **names)
        return words("end-you-win-with", names=titles(others)) if others else words("page-you-win")
    if did:
        return words(f"end-you-{how}", winners=winners, count=len(result.winners))
    return words.say(Phrase(headline.key, {**headline.args, **names, "winners": winners}))


def is_celebrated(table: Table, held: Collection[int]) -> bool:
    """Whether the end is a feast for who holds these seats: they have won, or watched somebody win."""
    winners = table.result.winners if table.result is not None else ()
    return bool(winners) and (not held or not set(held).isdisjoint(winners))


def result_part(table: Table, words: Speaker, held: Collection[int], *, asks: bool) -> str:
    """The end as a page shows it; nothing while the game goes on. `held` are the viewer's seats."""
    result = table.result
    if result is None:
        return ""
    sides = {side.seat: side for side in board.scene_of(table.position).seats}
    names = reader_names(table, words, held)
    scores: list[dict[str, Any]] = [
        {
            "seat": number, "name": names[number], "winner": number in result.winners,
            "points": result.scores[number] if number < len(result.scores) else None,
            "badge": board.seat_badge(table.position, number),
        }
        for number in range(len(table.seats))
    ]  # fmt: skip
    on_plates = all(
        each["points"] in [counter.count for counter in sides[each["seat"]].counters]
        for each in scores
        if each["seat"] in sides
    )
    scores.sort(key=lambda score: (not score["winner"], -(score["points"] or 0)))
    reader = only_seat(held)
    why = [
        {
            "text": words.say(phrase_for_seat(table.position, reader, effect.phrase)),
            "rule": effect.rule,
            "href": log.rule_address(table, effect.rule, asks=asks) if effect.rule else "",
        }
        for effect in (*_end_of_play(table), *result.why)
    ]  # fmt: skip
    report = report_rows(table, words, reader) if table.history.steps else None
    ask = words("learn-why") if asks and table.position.over else ""
    return fill_template(
        "parts/result.html", t=words, headline=tell_headline(table, words, held), scores=scores, why=why, ask=ask,
        on_plates=on_plates,
        doors=_doors(table, words, held, asks=asks), report=report,
        rated=table.created.rated and bool(held),
        card=f"/api/tables/{TABLE_ID_MARK}/card.svg" if asks else "", card_title=card_title(words),
    )  # fmt: skip


def _end_of_play(table: Table) -> list[Effect]:
    """What ended the game and what that did to whom, where the reasons do not say so: a kiss, its coins, the bell."""
    if not table.position.over or not table.history.steps or table.result is None:
        return []
    last, package = table.history.steps[-1], table.game.package
    known = [effect.phrase for effect in table.result.why]
    found = [*([Effect("", last.phrase)] if last.phrase else []), *last.effects]
    return [each for each in found if _ends(tone_of(package, each.phrase)) and each.phrase not in known]


def _ends(tone: Tone) -> bool:
    """Whether the end is not told without it."""
    return tone.weight == Weight.GRAVE or (tone.weight == Weight.HEAVY and bool(tone.harms))


def next_game_doors(table: Table, words: Speaker, held: Collection[int]) -> list[dict[str, Any]]:
    """The way to the next game, if there is one for who holds these seats."""
    if table.tournament:
        text, path = words("tourney-back"), f"/tournaments/{table.tournament}"
        return [{"key": "door-tournament", "text": text, "href": path}]
    if table.rematch:
        return [{"key": "door-next", "text": words("end-to-rematch"), "href": f"/t/{table.rematch}"}]
    if held and table.vote("rematch") is None and not any(each.seat in held for each in table.declined):
        return [{"key": "door-rematch", "text": words("end-rematch"), "command": {"type": "rematch"}}]
    return []


def _doors(table: Table, words: Speaker, held: Collection[int], *, asks: bool) -> list[dict[str, Any]]:
    """Where to go from here: what most people want first; those that are `more` come last, after the report."""
    doors = next_game_doors(table, words, held)
    if asks:
        review, what = words("review-title"), words("end-what-review")
        doors.append({"key": "door-review", "text": review, "href": f"/replay/{TABLE_ID_MARK}#review", "title": what})
    if puzzles_of(table.game):
        puzzles = f"/learn/{table.game.name}/puzzles"
        doors.append({"key": "door-puzzles", "text": words("end-to-puzzles"), "href": puzzles})
    doors[:1] = [{**door, "first": True} for door in doors[:1]]
    return doors + _doors_back(words)


def _doors_back(words: Speaker) -> list[dict[str, Any]]:
    """The other ways to look back, together, each with what it is for."""
    ways = [
        ("replay", words("end-replay"), f"/replay/{TABLE_ID_MARK}"),
        ("record", words("end-download"), f"/api/tables/{TABLE_ID_MARK}/record"),
    ]
    return [
        {"key": f"door-back-{key}", "text": text, "href": href, "what": words(f"end-what-{key}"), "more": True}
        for key, text, href in ways
    ]
