"""What a move would do, before it is played: on the board, in words, and how the game would end with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from preau.games.api import Effect, Json, Outcome, Phrase, Position
from preau.games.changes import scene_changes
from preau.games.scene import Piece
from preau.games.tones import Weight, tone_of, tones_of
from preau.play.table import Table
from preau.server.desk import breathe_between
from preau.server.view.board import draw_ghosts, scene_of
from preau.server.view.names import list_in_words, seat_title
from preau.teach.cautions import caution_of
from preau.words import Language, Speaker

MOST_SENTENCES = 5  # told of what would come of a move


@lru_cache(maxsize=64)
def ending_moves(position: Position) -> tuple[str, ...]:
    """The legal moves that end the game."""
    return tuple(position.text(move) for move in breathe_between(position.legal()) if position.ends(move))


def preview(table: Table, position: Position, move: str, held: Sequence[int], language: Language) -> Json:
    """What the move would change, as marks for the board, and what would be told of it; raises Refused."""
    words = Speaker(language, table.game)
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
    warning = caution_of(position, made.text)
    came = [] if warning else _weighty(table.game.package, effects)  # a warning says what came of it
    told = [made.phrase, *([warning] if warning else []), *came][:MOST_SENTENCES]
    return {
        "move": made.text,
        "text": words.sentences(map(words.say, told)),
        "ends": _ending(table, outcome, held, words) if outcome else "",
        "drawn": draw_ghosts(there, drawn, layers, language) if drawn or layers else "",
        "marks": [
            *({"kind": "way", "from": [way.before.x, way.before.y], **_ghost(way.after), "id": way.before.id,
               "drawn": way.after in others} for way in changes.ways),
            *({"kind": "came", **_ghost(piece)} for piece in changes.came),
            *({"kind": "gone", **_ghost(piece)} for piece in changes.gone),
            *({"kind": "altered", **_ghost(piece), "drawn": piece in others} for piece in changes.altered),
        ],
    }  # fmt: skip


def _weighty(package: str, effects: Sequence[Effect]) -> list[Phrase]:
    """What matters of what the move would bring about, where the game says what does; not what happens in any case."""
    phrases = [effect.phrase for effect in effects]
    if tones_of(package) is None:
        return phrases
    tones = [(phrase, tone_of(package, phrase)) for phrase in phrases]
    return [phrase for phrase, tone in tones if tone.weight > Weight.LIGHT and not tone.due]


def _ghost(piece: Piece) -> Json:
    return {"id": piece.id, "like": piece.kind, "at": [piece.x, piece.y], "size": piece.size}


def _ending(table: Table, outcome: Outcome, held: Sequence[int], words: Speaker) -> str:
    """That the game ends, and how: with the scores where it counts some, else who wins."""

    def name(seat: int) -> str:
        return words("page-you") if list(held) == [seat] else seat_title(table, seat, words)

    if outcome.scores:
        scores = [words("page-ends-score", name=name(seat), score=score) for seat, score in enumerate(outcome.scores)]
        return words("page-ends-scores", scores=words.row(scores))
    if not outcome.winners:
        return words("page-ends-drawn")
    if list(held) == list(outcome.winners):
        return words("page-ends-you-win")
    return words(
        "page-ends-won", names=list_in_words([seat_title(table, seat, words) for seat in outcome.winners], words)
    )
