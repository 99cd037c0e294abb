"""Why did that happen? A table's numbers, pieces and result, traced back to moves and rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pydantic import BaseModel

from preau.games.api import Phrase, Position, TableRefused, refusal
from preau.games.scene import Cell, Piece, Scene
from preau.games.threats import purposes_of
from preau.play.table import Table
from preau.server.lru import LruCache
from preau.server.view import board, log
from preau.server.view.choices.first_things import known_threats
from preau.server.view.clicks import click_refusal, clicks_of
from preau.server.view.names import only_seat, phrase_for_seat, reader_titles
from preau.teach.why import Cause, CauseFinder
from preau.words import Language, Speaker, can_say, find_rule, option_args

MOST_FINDERS_KEPT = 24
MOST_CAUSES = 60  # causes told; the latest say most
MOST_HERE = 2  # told of what could be done on a place that is asked about


class CauseOut(BaseModel):
    """One reason: the move that made it so, and what happened by which rule. Without a rule, the move itself did it."""

    number: int
    turn: int
    seat: int
    who: str
    move: str
    told: str
    rule: str
    text: str
    change: int


class ExplainedOut(BaseModel):
    """What a rule says to players."""

    text: str
    rule: str


class WhyOut(BaseModel):
    """What was asked about, in words, and the reasons in the order of play, after what the rules say about it now.

    `heading` says what kind of answer this is.
    """

    asked: str
    heading: str
    causes: list[CauseOut]
    explained: list[ExplainedOut] = []


@dataclass(frozen=True, slots=True)
class _PlayedMoves:
    start: Position
    moves: tuple[str, ...]


_finders: LruCache[CauseFinder] = LruCache(MOST_FINDERS_KEPT)


@dataclass(frozen=True, slots=True)
class WhyQuestion:
    """What is asked about: a player's counter, a piece, a place, the running turn, or the result."""

    seat: int | None = None
    counter: int = 0
    piece: str = ""
    cell: str = ""
    about: str = ""


def why_view(
    table: Table, question: WhyQuestion, language: Language, move: int | None = None, held: Sequence[int] = ()
) -> WhyOut:
    """The answer for the position after so many moves, as it is told to who holds these seats.

    Raises TableRefused where there is no such thing.
    """
    number = len(table.history) if move is None else move
    words = Speaker(language, table.game)
    played = _PlayedMoves(table.history.start, table.history.moves[:number])
    finder = _finders.find(table.history.key(number), lambda: CauseFinder(played))
    asked, causes = _answer(finder, question, table, words, held)
    explained = _explain(finder.position, question, words)
    if not finder.position.over and table.status != "over" and number == len(table.history):
        turn = log.moves_of_turn(table, number)
        explained += _explain_choice(finder.position, question, words, only_seat(held), turn)
        if held and table.may_help(tuple(held)):
            explained = [*_explain_place(finder.position, question.cell, held, words), *explained]
    told = [_cause(table, each, words, held) for each in causes[-MOST_CAUSES:]]
    kind = "turn" if question.about == "turn" else "thing" if question.piece or question.cell else "title"
    return WhyOut(asked=asked, heading=words(f"learn-why-{kind}"), causes=told, explained=explained)


def _explain(position: Position, question: WhyQuestion, words: Speaker) -> list[ExplainedOut]:
    """What is to be done in the turn, by which rules the game ended so; or what it is that was asked about."""
    if question.about == "turn":
        return _explain_turn(position, words)
    if question.about == "result":
        return _explain_end(position, words)
    return _explain_thing(board.scene_of(position), question, words)


def _explain_place(position: Position, cell: str, held: Sequence[int], words: Speaker) -> list[ExplainedOut]:
    """What somebody could do on this empty place, or with its circle; where nobody could, what it is good for."""
    if not cell or any(piece.cell == cell for piece in board.scene_of(position).pieces):
        return []
    reader, find = only_seat(held), purposes_of(position.game.package)
    threats = sorted((each for each in known_threats(position) if cell in each.cells), key=lambda each: not each.wins)
    found = [(phrase_for_seat(position, reader, each.phrase), each.rule) for each in threats]
    move = next((click.move for click in clicks_of(position) if click.path == (cell,)), None)
    if find is not None and move is not None and not found and position.player in held:
        goods = [phrase_for_seat(position, reader, each.phrase) for each in find(position, position.parse(move))]
        found = [(Phrase("learn-why-here", {"told": each}), None) for each in goods]
    return [ExplainedOut(text=words.say(phrase), rule=rule or "") for phrase, rule in found[:MOST_HERE]]


def _explain_choice(
    position: Position, question: WhyQuestion, words: Speaker, reader: int | None, turn: list[str] | None
) -> list[ExplainedOut]:
    """Whether it can be chosen now, and if not, why; of a game that is over or looked back at nobody asks that."""
    thing = question.piece or question.cell
    if not thing:
        return []
    paths = [click.path for click in clicks_of(position) if click.path[0] == thing]
    if paths:
        asked = phrase_for_seat(position, reader, position.prompt((thing,)))
        whole = "yes" if (thing,) in paths else "no"  # what is told is then what it would do, and has not done yet
        return [ExplainedOut(text=words("learn-why-free", asked=asked, whole=whole), rule="")]
    refused = click_refusal(position, (thing,), board.scene_of(position), words.language, turn)
    return [ExplainedOut(text=refused["message"], rule=refused["rule"] or "")]


def _explain_thing(scene: Scene, question: WhyQuestion, words: Speaker) -> list[ExplainedOut]:
    """What kind of piece or place it is, as far as its game says."""
    pieces: Iterable[Piece | Cell] = (each for each in scene.pieces if each.id == question.piece)
    places = (each for each in scene.cells if each.id == question.cell)
    asked = next(iter(pieces if question.piece else places), None)
    return [ExplainedOut(text=words.say(asked.about), rule=asked.rule)] if asked and asked.about else []


def _explain_turn(position: Position, words: Speaker) -> list[ExplainedOut]:
    """The stage at hand, by the rule that it is about."""
    chips = board.scene_of(position).chips
    rule = next((chip.rule for chip in chips if chip.state == "now" and chip.rule), "")
    if not rule or words.game is None:
        return []
    text = stage_help(position, rule, words) or find_rule(words.game, rule, words.language).text
    return [ExplainedOut(text=text, rule=rule)]


def stage_help(position: Position, rule: str, words: Speaker) -> str:
    """What a stage of the turn is about as this table plays it, where its game says so: `prompt-about-RULE`."""
    key = f"prompt-about-{rule.lower().replace('.', '-')}"
    if not can_say(key, words.language, words.game):
        return ""
    return words.say(Phrase(key, option_args(position.options)))


def _explain_end(position: Position, words: Speaker) -> list[ExplainedOut]:
    """The rules that decided it, each once: what they did here stands beside the result already."""
    if position.outcome is None or words.game is None:
        return []
    rules = dict.fromkeys(effect.rule for effect in position.outcome.why if effect.rule)
    found = [find_rule(words.game, rule, words.language) for rule in rules]
    return [ExplainedOut(text=each.text, rule=each.number) for each in found if each.text]


def _answer(
    finder: CauseFinder, question: WhyQuestion, table: Table, words: Speaker, held: Sequence[int]
) -> tuple[str, list[Cause]]:
    scene = board.scene_of(finder.position)
    if question.seat is not None:
        side = scene.find_seat(question.seat)
        if side is None or not 0 <= question.counter < len(side.counters):
            raise _unknown(f"{question.seat}/{question.counter}")
        count = words.say(side.counters[question.counter].phrase)
        asked = words("learn-why-counter", who=reader_titles(table, words, held)[question.seat], count=count)
        return asked, finder.counter(question.seat, question.counter)
    if question.piece:
        piece = next((each for each in scene.pieces if each.id == question.piece), None)
        if piece is None:
            raise _unknown(question.piece)
        place = next(cell for cell in scene.cells if cell.id == piece.cell)
        named = words.dot.join(map(words.say, (piece.phrase, place.phrase, *piece.notes)))
        return named, finder.piece(question.piece)
    if question.cell:
        cell = next((each for each in scene.cells if each.id == question.cell), None)
        if cell is None:
            raise _unknown(question.cell)
        return words.say(cell.phrase), finder.cell(question.cell)
    if question.about == "turn":
        now = next((words.say(chip.phrase) for chip in scene.chips if chip.state == "now"), words("page-steps"))
        return now, finder.turn()
    if question.about == "result":
        return words("learn-why-result"), finder.result()
    raise _unknown(question.about or "–")


def _cause(table: Table, cause: Cause, words: Speaker, held: Sequence[int]) -> CauseOut:
    reader = only_seat(held)
    return CauseOut(
        number=cause.number,
        turn=cause.turn,
        seat=cause.seat,
        who=reader_titles(table, words, held)[cause.seat],
        move=cause.move,
        told=log.step_text(table, cause.number, words.language, reader).text,
        rule=cause.rule,
        text=words.say(phrase_for_seat(table.history.start, reader, cause.phrase)),
        change=cause.change,
    )


def _unknown(what: str) -> TableRefused:
    return refusal("unknown_thing", "learn-unknown-thing", what=what[:40])
