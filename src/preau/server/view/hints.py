"""Help at the table in words and squares: where to look, what to play, what the others threaten.

A hint has three sentences at most: what to do, why, and what remains to be done.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal

from pydantic import BaseModel

from preau.bots import Candidate
from preau.bots.judge import evaluation_of, final
from preau.games.api import Phrase, Position
from preau.games.scene import Piece, Scene
from preau.games.threats import Threat, purposes_of
from preau.play.click_path import label, phrase_within, place_within
from preau.play.sentences import tell_look
from preau.server.view.board import scene_of
from preau.server.view.clicks import clicks_of
from preau.server.view.names import only_seat, phrase_for_seat
from preau.teach import hints
from preau.teach.reasons import Kind, Reason, reasons_alone, reasons_for
from preau.words import Speaker
from preau.words.text import percent_text

MOST_REASONS = 2  # told with a move
MOST_SENTENCES = 3  # of a hint
SENTENCE: Final = re.compile(r"[^.!?。！？]{11,}[.!?。！？]")  # an exclamation before it is none
MOST_THREATS = 12  # that are shown

AIMS: Final[dict[Kind, str]] = {
    "does": "win", "then": "win", "leads": "later", "threatens": "later", "keeps": "later", "stops": "stops",
    "allows": "avoids", "avoids": "avoids", "builds": "builds", "blocks": "blocks",
}  # fmt: skip

OTHERWISE: Final = ("allows", "avoids")  # what only the other move brings about: nothing of it is in view yet

Ask = Literal["look", "move"]


class HintOut(BaseModel):
    """Squares to look at; where the move was asked for, also that, in words and as the choices that make it."""

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
    """What your opponents could do next."""

    text: str
    threats: list[ThreatOut]


def hint_view(position: Position, thought: Sequence[Candidate], ask: Ask, words: Speaker) -> HintOut:
    """What a bot thought of, the best first, as the hint that was asked for: first what to aim at, then where."""
    if ask == "move":
        return _move_hint(position, thought, words)
    hint = _look_hint(position, thought, words)
    aim = _aim(position, thought, words)
    hint.text = words.sentences(_choose([*((0, each) for each in aim), (0, hint.text), (1, _show_more(hint, words))]))
    return hint


def _choose(parts: Sequence[tuple[int, str]]) -> list[str]:
    """The parts that there is room for, those with the lowest number first, in the order given."""
    left, chosen = MOST_SENTENCES, set[int]()
    for at in sorted(range(len(parts)), key=lambda at: parts[at][0]):
        count = len(SENTENCE.findall(parts[at][1]))
        if not parts[at][0] or count <= left:
            left -= count
            chosen.add(at)
    return [parts[at][1] for at in sorted(chosen)]


def _aim(position: Position, thought: Sequence[Candidate], words: Speaker) -> list[str]:
    """What the best move is about, not yet which it is; before all else what would lose the game."""
    move = thought[0].move
    if hints.wins_game(position, move):
        return [words("hint-aim-game")]
    if dangers := _dangers(position):
        return _aim_at_danger(position, dangers, _dangers_after(position, move), _goes_on(position, move), words)
    reason = next(iter(_reasons(position, thought[-1].move, move)), None)
    if reason is None:
        return [words("hint-aim-quiet")]
    aim = AIMS[reason.kind]
    if aim == "later" and _goes_on(position, move):
        aim = "then"
    return [words(f"hint-aim-{aim}", told=_phrase_of(position, reason))]


def _aim_at_danger(
    position: Position, dangers: Sequence[Threat], left: Sequence[Threat], goes_on: bool, words: Speaker
) -> list[str]:
    """How the game would be lost; and if the best move does not stop that, that a later step has to, or none can."""
    told = phrase_for_seat(position, position.player, (left or dangers)[0].phrase)
    if not left:
        return [words("hint-aim-stops", told=told)]
    if goes_on:
        return [words("hint-rest-of-turn", told=told)]
    return [words.say(told), words("hint-unstopped", some="yes" if len(left) < len(dangers) else "no")]


def _dangers(position: Position) -> list[Threat]:
    """By what the others could win on their next turn."""
    return [threat for threat in hints.threats_against(position, (position.player,)) if threat.wins]


def _dangers_after(position: Position, move: str) -> list[Threat]:
    """Those of them that are still there after a move."""
    after = position.apply(position.parse(move))
    if after.over:
        return []
    here = [threat for threat in hints.threats_against(after, (position.player,)) if threat.wins]
    return [danger for danger in _dangers(position) if any(map(danger.is_same, here))]


def _goes_on(position: Position, move: str) -> bool:
    """Whether the same turn goes on after a move."""
    after = position.apply(position.parse(move))
    return not after.over and (after.turn, after.player) == (position.turn, position.player)


def _reasons(position: Position, other: str, move: str) -> list[Reason]:
    """Why the move is better than the other: first what is about the position in view, then what the other leads to.

    Where both do the same good, what the move prevents.
    """
    found = reasons_for(position, [other], [move]) or reasons_alone(position, move)
    return sorted(found, key=lambda reason: reason.kind in OTHERWISE)


def _why(position: Position, reasons: Sequence[Reason], words: Speaker) -> list[str]:
    """What is about the position in view, in words, the first of each kind."""
    here = {each.kind: each for each in reversed(reasons) if each.kind not in OTHERWISE}
    return [words(f"review-why-{each.kind}", told=_phrase_of(position, each)) for each in reversed(here.values())]


def _otherwise(position: Position, reasons: Sequence[Reason], move: str, other: str, words: Speaker) -> str:
    """What would happen only after the other move.

    Where both moves are told by the same sentence, as when they differ in a push alone, none is held against the other.
    """
    later = [_phrase_of(position, each) for each in reasons if each.kind in OTHERWISE]
    best, instead = (
        phrase_for_seat(position, position.player, position.describe(position.parse(each))) for each in (move, other)
    )
    if not later or words.say(best) == words.say(instead):
        return ""
    return words("hint-otherwise", other=instead, told=later[0])


def _phrase_of(position: Position, reason: Reason) -> Phrase:
    """As it is said to the player who is to move."""
    return phrase_for_seat(position, position.player, reason.phrase)


def _look_hint(position: Position, thought: Sequence[Candidate], words: Speaker) -> HintOut:
    scene = scene_of(position)
    candidates = [(each.move, each.visits) for each in thought]
    squares = hints.look_squares(scene, clicks_of(position), candidates)
    if not squares:
        return HintOut(text=words.say(tell_look([])), squares=[])
    first = hints.first_click(clicks_of(position), thought[0].move, squares, scene)
    if first is not None:
        there = squares_of_click(scene, first)
        pieces = [_piece_on(position, piece) for piece in scene.pieces if piece.id == first and piece.label]
        what = [*pieces, *(_place(position, each) for each in there), label(scene, first)][0]
        return HintOut(text=words("hint-look-one" if there else "hint-look-button", what=what), squares=there)
    look = words.say(tell_look([_place(position, each) for each in squares]))
    return HintOut(text=look, squares=squares)


def _show_more(hint: HintOut, words: Speaker) -> str:
    """How to see the move itself, where several squares leave it open."""
    return words("hint-look-more") if len(hint.squares) > 1 else ""


def _place(position: Position, square: str) -> str | Phrase:
    """A place as the board shows it; who stands there alone and has a sign is named: `your girl G1 on g8`."""
    scene = scene_of(position)
    pieces = [piece for piece in scene.pieces if piece.cell == square and piece.label]
    place = place_within(scene, square)
    return _piece_on(position, pieces[0]) if place == square and len(pieces) == 1 else place


def _piece_on(position: Position, piece: Piece) -> Phrase:
    """A piece as it is named to who is to move, with its square; beside the yard it has none."""
    named = phrase_within(phrase_for_seat(position, position.player, piece.phrase))
    if place_within(scene_of(position), piece.cell) != piece.cell:
        return named
    return Phrase("hint-look-piece", {"piece": named, "square": piece.cell})


def _move_hint(position: Position, thought: Sequence[Candidate], words: Speaker) -> HintOut:
    """The move as advice, what it does, what remains after it; and last what the last one thought of would lead to."""
    move, other = thought[0].move, thought[-1].move
    told = words.say(phrase_for_seat(position, position.player, position.advice(position.parse(move))))
    path = next((list(click.path) for click in clicks_of(position) if click.move == move), [])
    reasons = _reasons(position, other, move)[:MOST_REASONS] if other != move else []
    why, otherwise = _why(position, reasons, words), _otherwise(position, reasons, move, other, words)
    wins = words("hint-aim-game") if hints.wins_game(position, move) else ""
    if other != move and not (wins or why or otherwise):
        why = [_quiet(thought[0], thought[-1], position.player, words)]
    careful = "" if wins else _tell_danger(position, move, words)
    then = [(2, each) for each in _follow_up(position, move, words)]
    parts = [(0, wins), (0, told), *((3, each) for each in why), *then, (1, careful), (4, otherwise)]
    text = words.sentences(_choose(parts))
    return HintOut(text=text, squares=squares_of_move(position, move), move=move, path=path)


def _tell_danger(position: Position, move: str, words: Speaker) -> str:
    """What would lose the game even after the move that is advised, or has to be prevented in the rest of the turn."""
    left = [phrase_for_seat(position, position.player, each.phrase) for each in _dangers_after(position, move)]
    if not left:
        return ""
    if _goes_on(position, move):
        return words("hint-rest-of-turn", told=left[0])
    return words("hint-after", still="yes", told=left[0])


def _follow_up(position: Position, move: str, words: Speaker) -> list[str]:
    """What the move is for, where the same turn goes on after it: what to do then, at a glance, and what that is for.

    Only in a game that names the purposes of moves and knows at a glance what a position is worth.
    """
    find, evaluate = purposes_of(position.game.package), evaluation_of(position.game.package)
    if not find or not evaluate or not _goes_on(position, move):
        return []
    player, after = position.player, position.apply(position.parse(move))
    worth = {each: (final(end) or evaluate(end))[player] for each in after.legal() for end in [after.apply(each)]}
    best = max(worth, key=lambda each: worth[each])
    reasons = [words.say(phrase_for_seat(after, player, each.phrase)) for each in find(after, best)]
    if not reasons and not after.apply(best).over:  # that it wins has been said
        return []
    told = phrase_for_seat(after, player, after.advice(best))
    return [words("review-why-then", told=told), *reasons[:1]]


def _quiet(best: Candidate, other: Candidate, seat: int, words: Speaker) -> str:
    """No reason that could be named: what the search expects of the move and of the other, as it is."""
    chance, less = (percent_text(each.values[seat], words.language) for each in (best, other))
    if chance == percent_text(0, words.language):
        return words("hint-quiet-lost")
    key = "hint-quiet" if best.values[seat] > other.values[seat] and chance != less else "hint-quiet-even"
    return words(key, best=chance, other=less)


def squares_of_click(scene: Scene, click: str) -> list[str]:
    """Where something that can be chosen lies, if it is on the board."""
    return [piece.cell for piece in scene.pieces if piece.id == click] or [
        cell.id for cell in scene.cells if cell.id == click
    ]


def squares_of_move(position: Position, move: str) -> list[str]:
    return hints.move_squares(scene_of(position), clicks_of(position), move)


def threats_view(position: Position, seats: tuple[int, ...], words: Speaker) -> ThreatsOut:
    """What the others threaten these seats with."""
    found = hints.threats_against(position, seats)
    reader = only_seat(seats)
    shown = [
        ThreatOut(
            seat=each.seat,
            text=words.say(phrase_for_seat(position, reader, each.phrase)),
            rule=each.rule,
            squares=list(each.cells),
        )
        for each in found[:MOST_THREATS]
    ]
    heading = [words.say(phrase) for phrase in hints.threats_heading(position, len(found))]
    return ThreatsOut(text=words.sentences(heading), threats=shown)
