"""Tones: how much time a thing that happened deserves, and what it sounds like. A game brings its own in `tones.py`.

That module has `TONES`, a table from the id of a message to its `Tone`: those of moves (`move-walk`) and those of what
happens of itself (`effect-coin`). What it does not name is quiet. Pages follow the table and know no rule.

It may also have `OWNED`, from the id of a message that names a player, or somebody's piece, to the argument that says
who that is, by colour or by seat: said to that player (`phrase_for_side`), the argument is `own`. What the message's
attributes make of it tells the sentences around it whom they speak to: `{ $player_person -> [you] You pass ... }`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Literal, TypeAlias, cast

from preau.games.api import Effect, Phrase
from preau.games.scene import Seat

Sound: TypeAlias = Literal["", "bell", "coin", "kiss", "line", "scuffle", "slide", "step", "whistle", "wood"]


class Weight(IntEnum):
    """How much it matters: `LIGHT` is soon seen, `USUAL` matters to whom it touches, the others to everybody."""

    LIGHT = 0
    USUAL = 1
    HEAVY = 2
    GRAVE = 3


@dataclass(frozen=True, slots=True)
class Tone:
    """How a thing that happened is shown: for how long, with which sound.

    `regretted`: whoever brings it about would rather not; to avoid it is a reason for another move. `due`: it was
    settled before and only falls due now, so a move after which it happens is not its cause. `harms`: the argument of
    its message that names who suffers from it. `decides`: it is the deed that wins the game. `repeats`: not told after
    a move whose own sentence names all of it.
    """

    weight: Weight = Weight.LIGHT
    sound: Sound = ""
    regretted: bool = False
    due: bool = False
    harms: str = ""
    decides: bool = False
    repeats: bool = False


QUIET_TONE: Final = Tone()
MOVE_TONE: Final = Tone(Weight.USUAL, "wood")  # of a move, in a game that says nothing about it
OWN: Final = "own"  # instead of a colour, to whom it is one's own


@cache
def tones_of(package: str) -> Mapping[str, Tone] | None:
    """The `TONES` of a game's `tones.py`, if it has one."""
    name = f"{package}.tones"
    return cast("Mapping[str, Tone]", import_module(name).TONES) if find_spec(name) else None


def tone_of(package: str, phrase: Phrase, *, move: bool = False) -> Tone:
    """The tone of one thing that happened, or of a move."""
    tones = tones_of(package)
    if tones is None:
        return MOVE_TONE if move else QUIET_TONE
    return tones.get(phrase.key, QUIET_TONE)


def step_tones(package: str, phrase: Phrase | None, effects: Sequence[Effect]) -> tuple[Weight, tuple[Sound, ...]]:
    """Of a move and what came of it: the weight of what matters most, and the sounds in order, each once."""
    tones = [tone_of(package, phrase, move=True)] if phrase else []
    tones += [tone_of(package, effect.phrase) for effect in effects]
    weight = max((tone.weight for tone in tones), default=Weight.LIGHT)
    return weight, tuple(dict.fromkeys(tone.sound for tone in tones if tone.sound))


def repeats(package: str, phrase: Phrase, move: Phrase) -> bool:
    """Whether something that came of a move has been told already, by the sentence of the move itself."""
    named = tuple(move.args.values())
    return tone_of(package, phrase).repeats and all(value in named for value in phrase.args.values())


def phrase_for_side(package: str, phrase: Phrase, names: Collection[str | int]) -> Phrase:
    """The phrase as it is said to the player whom phrases name so, by colour or seat: they and theirs are called so."""
    args = {
        name: phrase_for_side(package, value, names) if isinstance(value, Phrase) else value
        for name, value in phrase.args.items()
    }
    whose = _owned_args(package).get(phrase.key)
    return _with_own_last(Phrase(phrase.key, args | {whose: OWN} if whose and args[whose] in names else args))


def _with_own_last(phrase: Phrase) -> Phrase:
    """Of several in a row (`scene-and`), who is spoken to comes last: “Red, Green and you”."""
    these, this = (phrase.args.get(name) for name in ("these", "this"))
    if not isinstance(these, Phrase) or not isinstance(this, Phrase):
        return phrase
    if OWN in these.args.values():
        return Phrase(phrase.key, {"these": this, "this": these})
    if these.key == phrase.key and isinstance(last := these.args["this"], Phrase) and OWN in last.args.values():
        rest = Phrase(phrase.key, {"these": these.args["these"], "this": this})
        return Phrase(phrase.key, {"these": rest, "this": last})
    return phrase


def names_in_phrases(side: Seat) -> frozenset[str | int]:
    """How phrases may name the player of a seat: by its number, by its colour as it is drawn or as it is called."""
    return phrase_words(side.phrase) | {side.seat, side.colour}


def phrase_words(phrase: Phrase) -> frozenset[str]:
    """All words of a phrase's ids and arguments, nested ones too: `scene-colour-red` has `colour` and `red`."""
    found = set(phrase.key.split("-"))
    for value in phrase.args.values():
        if isinstance(value, Phrase):
            found |= phrase_words(value)
        else:
            found |= set(value) if isinstance(value, tuple) else {str(value)}
    return frozenset(found)


@cache
def _owned_args(package: str) -> Mapping[str, str]:
    name = f"{package}.tones"
    return cast("Mapping[str, str]", getattr(import_module(name), "OWNED", {})) if find_spec(name) else {}
