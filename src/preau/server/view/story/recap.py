"""What came since one's own last move: in a few sentences, and as marks on the board.

A few moves are told one by one; of many, those that matter to everybody, touch the reader or move on what the reader
had moved, and of the rest, who moved. The marks show all that is different from when the reader last moved, whatever
it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from preau.games.api import Effect, Json, Phrase
from preau.games.changes import scene_changes
from preau.games.scene import Piece
from preau.games.threats import Purpose, danger_changes_of
from preau.games.tones import Weight, step_tones, tone_of
from preau.play.history import Step, turn_of
from preau.play.table import Table
from preau.server.lru import LruCache
from preau.server.view import board, log
from preau.server.view.choices.first_things import known_purposes, known_threats
from preau.server.view.names import list_in_words, only_seat, phrase_for_seat, seat_title
from preau.server.view.templates import fill_template
from preau.teach.why import mentions_seat
from preau.words import Speaker, players_help

MOST_LINES = 6  # told; of more, those that weigh much, and the latest
FEW_MOVES = 4  # each of so many is told
MOST_LETTERS = 100  # of the one sentence that must not be missed
MOST_CHANGES_KEPT = 2_000
MOST_STEPS = 60  # looked at: who was away for longer reads the log


_moved: LruCache[frozenset[str]] = LruCache(MOST_CHANGES_KEPT)
_covered: LruCache[frozenset[tuple[str, int | None]]] = LruCache(MOST_CHANGES_KEPT)


def _find_moved(table: Table, first: int, last: int) -> frozenset[str]:
    """The pieces that stand elsewhere after `last` moves than after `first`."""

    def compare() -> frozenset[str]:
        scenes = (board.scene_of(log.position_after(table, number)) for number in (first, last))
        return frozenset(way.after.id for way in scene_changes(*scenes).ways)

    return _moved.find((log.steps_key(table, first), log.steps_key(table, last)), compare)


def _find_covered(table: Table, number: int) -> frozenset[tuple[str, int | None]]:
    """The pieces that the layers of the board are about after so many moves, each with its owner."""

    def look() -> frozenset[tuple[str, int | None]]:
        scene = board.scene_of(log.position_after(table, number))
        cells = {cell for layer in scene.layers for cell in layer.cells}
        return frozenset((piece.id, piece.owner) for piece in scene.pieces if piece.cell in cells)

    return _covered.find(log.steps_key(table, number), look)


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks at a table: the seats held, and how many moves are shown."""

    table: Table
    held: tuple[int, ...]
    shown: int

    @property
    def eyes(self) -> tuple[int, ...]:
        """With whose eyes: on a screen that is passed round, those of who is to move."""
        player = log.position_after(self.table, self.shown).player
        return (player,) if player in self.held else self.held

    def is_touched(self, seat: int, phrase: Phrase) -> bool:
        """Whether what somebody did is about the reader: what a team mate does names the team, and touches nobody."""
        sides, scene = self.table.sides, board.scene_of(self.table.history.start)
        if any(sides[seat] == sides[mine] for mine in self.eyes):
            return False
        return any(mentions_seat(phrase, scene, mine) for mine in self.eyes)

    def hear(self, phrase: Phrase) -> Phrase:
        """As it is said to this reader."""
        return phrase_for_seat(self.table.history.start, only_seat(self.eyes), phrase)

    def text(self, number: int, words: Speaker) -> log.StepText:
        """The move of this number as it is told to this reader."""
        return log.step_text(self.table, number, words.language, only_seat(self.eyes))

    def step(self, number: int) -> Step:
        """The move of this number, from 1."""
        return self.table.history.steps[number - 1]

    def find_danger_changes(self, number: int) -> tuple[Effect, ...]:
        """What the move of this number, if it is somebody else's, opened or closed of dangers to this one reader."""
        find, seat = danger_changes_of(self.table.game.package), only_seat(self.eyes)
        if find is None or seat is None or self.step(number).seat == seat:
            return ()
        before, after = (log.position_after(self.table, each) for each in (number - 1, number))
        return find(before, after, seat)

    def is_taken_further(self, number: int) -> bool:
        """Whether a move takes further, or back, what the reader moved in the last turn."""
        if not self.eyes:
            return False
        since, begin = self.since, self.since
        while begin and (self.step(begin).turn, self.step(begin).seat) == (
            self.step(since).turn,
            self.step(since).seat,
        ):
            begin -= 1
        return not _find_moved(self.table, begin, since).isdisjoint(_find_moved(self.table, number - 1, number))

    def changes_layers(self, number: int) -> bool:
        """Whether a move changes which of the reader's pieces a layer of the board is about, such as those in sight."""
        changed = _find_covered(self.table, number - 1) ^ _find_covered(self.table, number)
        return any(owner in self.eyes for _, owner in changed)

    def find_new_wins(self, since: int, until: int) -> dict[int, list[Phrase]]:
        """What somebody could win by after `until` moves, and could not after `since`: by the last move of theirs.

        Only where its reader has to think of an answer.
        """
        if until == since or not self.may_think_along:
            return {}
        was, now = (known_threats(log.position_after(self.table, number)) for number in (since, until))
        found = dict[int, list[Phrase]]()
        for threat in now:
            if threat.wins and threat.concerns(self.eyes) and not any(map(threat.is_same, was)):
                theirs = [each for each in range(since + 1, until + 1) if self.step(each).seat == threat.seat]
                found.setdefault(theirs[-1] if theirs else until, []).append(threat.phrase)
        return found

    def find_purposes(self, number: int) -> list[Purpose]:
        """What the move of this number is good for, as its game says, where its reader has to think of an answer."""
        step = self.step(number)
        if step.phrase is None or not self.may_think_along:
            return []
        return list(known_purposes(log.position_after(self.table, number - 1), step))

    @property
    def may_think_along(self) -> bool:
        """Whether the reader has the move at the end of the game so far, and may be helped with it."""
        here = log.position_after(self.table, self.shown)
        has_move = not here.over and here.player in self.eyes and self.shown == len(self.table.history)
        return has_move and self.table.may_help(self.held)

    @property
    def since(self) -> int:
        """How many moves had been played when the reader's last turn before this one ended.

        For a mere spectator that is where the turn before the latest one ended.
        """
        here = log.position_after(self.table, self.shown)
        if not self.shown:
            return 0
        latest = self.step(self.shown)
        passed = (latest.turn, latest.seat) if not self.eyes else None if here.over else turn_of(here)
        for number in range(self.shown, 0, -1):  # a turn ends where the next one begins: soon found
            step = self.step(number)
            if (step.turn, step.seat) != passed and (not self.eyes or step.seat in self.eyes):
                return number
        return 0


def latest_step(reader: Reader, words: Speaker) -> Json | None:
    """How the step shown last is to be followed: its weight, its sounds, and whether it was the reader's own.

    `text` tells what was done and what came of it, as far as that matters; `touches`: it happened to the reader.
    """
    if not reader.shown:
        return None
    step = reader.step(reader.shown)
    weight, sounds = step_tones(reader.table.game.package, step.phrase, step.effects)
    return {
        "weight": weight.name.lower(), "sounds": list(sounds), "mine": step.seat in reader.held,
        "marks": change_marks(reader.table, reader.shown - 1, reader.shown),
        "text": _line(reader, reader.shown, words) or reader.text(reader.shown, words).text,
        "touches": _touches(reader, reader.shown),
    }  # fmt: skip


def recap(reader: Reader, words: Speaker) -> Json:
    """What came since the reader's last turn: `since` so many moves, the `marks` of it, and `html` that tells it.

    `news` is what its reader must not miss, for a page that has no room for the rest, with its weight; `legend` says
    what is different with so many players, or what the lines on the board are, the first time.
    """
    since = reader.since
    own_turn = any(reader.step(number).seat in reader.eyes for number in range(since + 1, reader.shown + 1))
    marks = [] if own_turn else change_marks(reader.table, since, reader.shown)
    lines, quiet = _lines(reader, max(since, reader.shown - MOST_STEPS), words)
    players = len(reader.table.seats) if reader.held else 0  # a spectator has no opponent
    legend = words("page-recap-ways") if any(mark["kind"] == "way" for mark in marks) else ""
    about = words.sentences((quiet, legend))
    note = _legend_note(reader, words)
    html = fill_template("parts/recap.html", t=words, lines=lines, quiet=about, note=note, players=players)
    first_time = all(reader.step(number).seat in reader.eyes for number in range(1, since + 1))
    news = [] if own_turn else _news(reader, max(since, reader.shown - MOST_STEPS), words)
    legend = note or (legend if first_time else "")
    return {"since": since, "marks": marks, "html": html, "news": news, "legend": legend}


def _legend_note(reader: Reader, words: Speaker) -> str:
    """What is different with so many players, for who plays there, until their first move."""
    table = reader.table
    if not reader.held or any(step.seat in reader.eyes for step in table.history.steps[: reader.shown]):
        return ""
    return players_help(table.game, table.history.start.options, words.language)


# --- in words --------------------------------------------------------------------------------------------------------


def _lines(reader: Reader, since: int, words: Speaker) -> tuple[list[dict[str, Any]], str]:
    """The sentences, and what is said of those whose moves need none."""
    told, quiet, moved = list[dict[str, Any]](), dict[int, None](), set[str]()
    others = [number for number in range(since + 1, reader.shown + 1) if reader.step(number).seat not in reader.eyes]
    surely = others if len(others) <= FEW_MOVES else others[-1:]  # told in any case, while others are moving
    if surely != others and log.position_after(reader.table, reader.shown).player in reader.eyes:
        surely = []  # their turns are over: what is like any other move is news from nobody
    new_wins = reader.find_new_wins(since, others[-1]) if others else {}
    for number in others:
        step = reader.step(number)
        text = _line(reader, number, words)
        moves = _find_moved(reader.table, number - 1, number)
        if not text and (number in surely or number in new_wins or _is_followed(reader, number) or moves & moved):
            text = reader.text(number, words).text  # where told of before, a piece is told of to where it ends
        purposes = _why(reader, number, told_win=number in new_wins) if text else []
        why = [*(each.phrase for each in purposes), *(new_wins.get(number, ()) if text else ())]
        text = words.sentences((text, *(words.say(reader.hear(phrase)) for phrase in why)))
        if text:
            moved |= moves
            heavy = _heavy(reader, step) or number in new_wins
            badge = board.seat_badge(reader.table.history.start, step.seat)
            cells = " ".join(cell for each in purposes for cell in each.cells)
            about = {"badge": badge, "heavy": heavy, "cells": cells, "rules": _rules(reader, number)}
            told.append({"number": number, "text": text, **about})
        else:
            quiet[step.seat] = None
    names = [
        seat_title(reader.table, seat, words)
        for seat in quiet
        if not any(reader.step(line["number"]).seat == seat for line in told)
    ]
    chosen = sorted(told, key=lambda line: (line["heavy"], line["number"]))[-MOST_LINES:]
    told = sorted(chosen, key=lambda line: line["number"])
    return told, words("page-recap-quiet", names=list_in_words(names, words)) if names else ""


def _why(reader: Reader, number: int, *, told_win: bool) -> list[Purpose]:
    """What a move was for, in one sentence: what it takes from the reader, before all else that it does.

    What it builds is not told where it is told that it may win by it.
    """
    news = (each for each in reader.find_purposes(number) if not each.minor)
    found = [each for each in news if not (told_win and each.kind == "builds")]
    seat = reader.step(number).seat
    return sorted(found, key=lambda each: not reader.is_touched(seat, each.phrase))[:1]


def _news(reader: Reader, since: int, words: Speaker) -> list[Json]:
    """What the others did to the reader, in the order of play: of each what weighs most, and of equals the latest."""
    package = reader.table.game.package
    worst = dict[int, tuple[Weight, str, int]]()
    for number in range(since + 1, reader.shown + 1):
        step = reader.step(number)
        if step.seat in reader.eyes or not reader.eyes:
            continue
        deed = reader.text(number, words).text
        told = [(step.phrase, deed)] if step.phrase else []
        for phrase, text in _effect_texts(reader, number, words):  # with the deed: whose, and where
            whole = words.sentences((deed, text))
            told.append((phrase, whole if len(whole) <= MOST_LETTERS else text))
        for phrase, text in told:
            weight = tone_of(package, phrase).weight
            least = max(Weight.USUAL, worst[step.seat][0]) if step.seat in worst else Weight.USUAL
            if weight >= least and reader.is_touched(step.seat, phrase):
                worst[step.seat] = weight, text, number
        for why in _why(reader, number, told_win=False):  # what is blocked, where nothing worse was done
            if step.seat not in worst and reader.is_touched(step.seat, why.phrase):
                worst[step.seat] = Weight.USUAL, words.sentences((deed, words.say(reader.hear(why.phrase)))), number
        if step.seat not in worst and reader.is_taken_further(number):
            worst[step.seat] = Weight.LIGHT, deed, number
    in_order = sorted(worst.values(), key=lambda each: each[2])
    return [{"text": text, "weight": int(weight)} for weight, text, _ in in_order]


def _line(reader: Reader, number: int, words: Speaker) -> str:
    """What is to be told of a step; nothing where it neither matters much nor touches the reader."""
    step = reader.step(number)
    told = [text for phrase, text in _effect_texts(reader, number, words) if _matters(reader, step.seat, phrase)]
    itself = step.phrase is not None and _matters(reader, step.seat, step.phrase)
    return words.sentences([reader.text(number, words).text, *told]) if itself or told else ""


def _effect_texts(reader: Reader, number: int, words: Speaker) -> list[tuple[Phrase, str]]:
    """What came of a step of itself, and how this reader is told."""
    told = [
        (effect.phrase, each.text)
        for effect, each in zip(reader.step(number).effects, reader.text(number, words).effects, strict=True)
        if not each.repeats and not _falls_due(reader, number, effect.phrase)
    ]
    return told + [(danger.phrase, words.say(danger.phrase)) for danger in reader.find_danger_changes(number)]


def _falls_due(reader: Reader, number: int, phrase: Phrase) -> bool:
    """Whether it only carries out what is told of a move since the reader's last turn: who is detained serves it."""
    package = reader.table.game.package
    if not tone_of(package, phrase).due or not phrase.args:
        return False
    told = (effect.phrase for each in range(reader.since + 1, number + 1) for effect in reader.step(each).effects)
    return any(
        tone_of(package, each).harms and all(value in each.args.values() for value in phrase.args.values())
        for each in told
    )


def _matters(reader: Reader, seat: int, phrase: Phrase) -> bool:
    """Whether to tell this reader: what weighs much, and what weighs something and is about the reader."""
    weight = tone_of(reader.table.game.package, phrase).weight
    if weight != Weight.USUAL:
        return weight > Weight.USUAL
    return reader.is_touched(seat, phrase)


def _touches(reader: Reader, number: int) -> bool:
    """Whether somebody else did something to the reader that weighs something."""
    step, package = reader.step(number), reader.table.game.package
    phrases = [step.phrase] if step.phrase else []
    phrases += [effect.phrase for effect in (*step.effects, *reader.find_danger_changes(number))]
    return step.seat not in reader.eyes and any(
        tone_of(package, phrase).weight >= Weight.USUAL and reader.is_touched(step.seat, phrase) for phrase in phrases
    )


def _is_followed(reader: Reader, number: int) -> bool:
    """Whether a step that weighs little has to do with the reader's own last turn, or with the reader's pieces."""
    return reader.is_taken_further(number) or reader.changes_layers(number)


def _heavy(reader: Reader, step: Step) -> bool:
    """Whether it deserves to be seen first: a coin, a detention, a line."""
    return step_tones(reader.table.game.package, step.phrase, step.effects)[0] >= Weight.HEAVY


def _rules(reader: Reader, number: int) -> list[dict[str, str]]:
    """By which rules what matters of it came about."""
    table = reader.table
    heavy = [
        each.rule
        for each in reader.step(number).effects
        if tone_of(table.game.package, each.phrase).weight >= Weight.HEAVY
    ]
    rules = dict.fromkeys([*heavy, *(each.rule for each in reader.find_danger_changes(number))])
    return [{"rule": rule, "href": log.rule_address(table, rule, asks=True)} for rule in rules]


# --- on the board ----------------------------------------------------------------------------------------------------


def change_marks(table: Table, first: int, last: int) -> list[Json]:
    """What is different after `last` moves from what was after `first`, as places on the board."""
    changes = scene_changes(*(board.scene_of(log.position_after(table, number)) for number in (first, last)))
    stops = _find_stops(table, first, last) if changes.ways else {}
    return [
        *({"kind": "way", "from": [way.before.x, way.before.y], **_place(way.after),
           "via": [[stop.x, stop.y] for stop in stops.get(way.after.id, ())[:-1]]} for way in changes.ways),
        *_change_marks("came", changes.came),
        *_change_marks("gone", changes.gone),
        *_change_marks("altered", changes.altered),
    ]  # fmt: skip


def _find_stops(table: Table, first: int, last: int) -> dict[str, list[Piece]]:
    """Where each piece stopped that moved, in order, up to where it is after `last` moves."""
    stops: dict[str, list[Piece]] = {}
    for number in range(max(first, last - MOST_STEPS) + 1, last + 1):
        moved = _find_moved(table, number - 1, number)
        scene = board.scene_of(log.position_after(table, number))
        for piece in scene.pieces if moved else ():
            if piece.id in moved:
                stops.setdefault(piece.id, []).append(piece)
    return stops


def _change_marks(kind: str, pieces: Sequence[Piece]) -> list[Json]:
    return [{"kind": kind, **_place(piece)} for piece in pieces]


def _place(piece: Piece) -> Json:
    return {"at": [piece.x, piece.y], "size": piece.size}
