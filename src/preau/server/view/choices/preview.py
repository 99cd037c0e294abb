"""What a move would do, before it is played: on the board, in words, and how the game would end with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from preau.games.api import Effect, Json, Outcome, Phrase, Position
from preau.games.changes import scene_changes
from preau.games.scene import Piece
from preau.games.threats import Threat
from preau.games.tones import Weight, repeats, tone_of, tones_of
from preau.play.table import Table
from preau.server.view.board import draw_ghosts, scene_of
from preau.server.view.choices.first_things import known_threats
from preau.server.view.clicks import clicks_of
from preau.server.view.names import list_in_words, phrase_for_seat, seat_title
from preau.server.work_queue import breathe_between
from preau.teach.cautions import caution_of
from preau.words import Language, Speaker

MOST_SENTENCES = 5  # told of what would come of a move
MOST_DANGERS = 2  # named that would decide the game after it


@lru_cache(maxsize=64)
def ending_moves(position: Position) -> tuple[str, ...]:
    """The legal moves that end the game."""
    return tuple(position.text(move) for move in breathe_between(position.legal()) if position.ends(move))


def preview(
    table: Table, position: Position, move: str, held: Sequence[int], language: Language, *, warns: bool = True
) -> Json:
    """What the move would change, as marks for the board, and what would be told of it; raises Refused.

    Its `text` ends with what one should be `careful` of, if there is anything.
    `warns`: also of what it would cost, and of what others could do then.
    """
    words = Speaker(language, table.game)
    reader = position.player if position.player in held else None
    made = position.make_move(move)
    here, there = scene_of(position), scene_of(made.after)
    changes = scene_changes(here, there)
    layers = tuple(layer for layer in there.layers if layer not in here.layers)
    looks = {piece.id: piece.glyph for piece in here.pieces}
    stay = [(piece, piece.id) for piece in changes.altered]
    others = [
        piece
        for piece, known in (*((way.after, way.before.id) for way in changes.ways), *stay)
        if looks[known] != piece.glyph
    ]  # who would look otherwise: no longer in a fight
    drawn = (*changes.came, *others)
    outcome = made.after.outcome
    effects = () if outcome else made.effects  # the end says what came of it
    own = position.player in held  # who looks on is not warned of what is another's
    warning = caution_of(position, made.move) if warns and own else None
    came = [] if warning else _weighty(table.game.package, made.phrase, effects)  # a warning says what came of it
    dangers = _dangers(table, position, made.after, held) if warns else []
    told = [made.phrase, *came][:MOST_SENTENCES]
    careful = [*([warning] if warning else []), *_warnings(dangers, warned=warning is not None)]

    def tell(phrases: Sequence[Phrase]) -> str:
        return words.sentences(words.say(phrase_for_seat(position, reader, each)) for each in phrases)

    return {
        "move": made.text,
        "signs": _signs(position, made.text),
        "text": tell([*told, *careful]),
        "careful": tell(careful),
        "trouble": [cell for threat, _ in dangers if threat.wins for cell in threat.cells],
        "ends": _end_text(table, outcome, held, words, reader) if outcome else "",
        "drawn": draw_ghosts(there, drawn, layers, language) if drawn or layers else "",
        "marks": [
            *({"kind": "way", "from": [way.before.x, way.before.y], **_ghost(way.after), "id": way.before.id,
               "drawn": way.after in others} for way in changes.ways),
            *({"kind": "came", **_ghost(piece)} for piece in changes.came),
            *({"kind": "gone", **_ghost(piece)} for piece in changes.gone),
            *({"kind": "altered", **_ghost(piece), "drawn": piece in others} for piece in changes.altered),
        ],
    }  # fmt: skip


def _signs(position: Position, move: str) -> list[str]:
    """The signs that stand on the board for what a move does: how it is told is seen to be the same."""
    click = next((each for each in clicks_of(position) if each.move == move), None)
    return [sign for sign in dict.fromkeys(click.signs) if sign] if click else []


def _dangers(table: Table, position: Position, after: Position, held: Sequence[int]) -> list[tuple[Threat, bool]]:
    """What the others could do after a move to who makes it, where help is allowed; and whether they could before.

    That is what would win, at any time, and what else is grave, once the turn is over: until then it can be prevented.
    """
    mover = position.player
    if after.over or mover not in held or not table.may_help(tuple(held)):
        return []
    turn_ends = (after.turn, after.player) != (position.turn, mover)
    found = [each for each in known_threats(after) if each.concerns((mover,))]
    grave = [each for each in found if each.grave and turn_ends]
    before = known_threats(position)
    dangers = [each for each in found if each.wins][:MOST_DANGERS] or grave[:1]
    return [(each, any(map(each.is_same, before))) for each in dangers]


def _warnings(dangers: Sequence[tuple[Threat, bool]], *, warned: bool) -> list[Phrase]:
    """Who reads them is told once to be careful, if no warning went before."""
    first = [Phrase("hint-after", {"still": "yes" if known else "no", "told": each.phrase}) for each, known in dangers]
    also = [Phrase("hint-after-also", {"told": each.phrase}) for each, _ in dangers]
    return also if warned else first[:1] + also[1:]


def _weighty(package: str, move: Phrase, effects: Sequence[Effect]) -> list[Phrase]:
    """What matters of what the move would bring about, where the game says what does; not what happens in any case."""
    phrases = [effect.phrase for effect in effects if not repeats(package, effect.phrase, move)]
    if tones_of(package) is None:
        return phrases
    tones = [(phrase, tone_of(package, phrase)) for phrase in phrases]
    return [phrase for phrase, tone in tones if tone.weight > Weight.LIGHT and not tone.due]


def _ghost(piece: Piece) -> Json:
    return {"id": piece.id, "like": piece.kind, "at": [piece.x, piece.y], "size": piece.size}


def _end_text(table: Table, outcome: Outcome, held: Sequence[int], words: Speaker, reader: int | None) -> str:
    """That the game ends, and how: who wins, with what scores where it counts some, and why if the best are equal."""

    def name(seat: int) -> str:
        return words("page-you") if list(held) == [seat] else seat_title(table, seat, words)

    scores = [words("page-ends-score", name=name(seat), score=score) for seat, score in enumerate(outcome.scores or ())]
    final = words("page-ends-scores", scores=words.row(scores)) if scores else ""
    best = sorted(outcome.scores or ())[-2:]
    if len(best) > len(set(best)):
        told = (phrase_for_seat(table.position, reader, each.phrase) for each in outcome.why)
        final = words.sentences((final, *map(words.say, told)))
    if not outcome.winners:
        return words.sentences((words("page-ends-drawn"), final))
    if held and set(held) <= set(outcome.winners):  # alone, or with a partner
        return words.sentences((words("page-ends-you-win"), final))
    winners = list_in_words([seat_title(table, seat, words) for seat in outcome.winners], words)
    return words.sentences((words("page-ends-won", names=winners), final))
