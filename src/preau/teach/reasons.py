"""Why one move is better than another, in words: what it brings about, threatens or stops that the other does not.

Nothing is made up: what is told are effects of the moves, as the rules carry them out, and the game's own threats
before and after, or else its purposes. Where none shows a difference, nothing is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from preau.games.api import Effect, Phrase, Position
from preau.games.threats import Threat, purposes_of, threats_of
from preau.games.tones import Weight, tone_of

Kind: TypeAlias = Literal["does", "then", "avoids", "stops", "threatens", "builds", "blocks"]

MOST_REASONS = 3


@dataclass(frozen=True, slots=True)
class Reason:
    """One difference, and how to say what it is about.

    The better move *does* it, or leads to it (*then*); it *avoids* what the other brings about to the mover's regret,
    *stops* what somebody could do after the other, *threatens* what the mover could not do after the other. Where there
    is nothing of the kind, it *builds* or *blocks* what the other does not.
    """

    kind: Kind
    phrase: Phrase


def reasons_for(before: Position, played: str, better: str, reply: str = "") -> tuple[Reason, ...]:
    """Why `better` beats `played` there; `reply` is what is best after it, if known."""
    mover, package = before.player, before.game.package
    other, other_effects = before.play(played)
    after, effects = before.play(better)
    found = [Reason("does", phrase) for phrase in _told(package, effects, other_effects)]
    if reply and not after.over and after.player == mover:
        following, later = after.play(reply)
        found += [Reason("then", phrase) for phrase in _told(package, later, other_effects)]
        after = following if not following.over else after
    found += [
        Reason("avoids", phrase)
        for phrase in _told(package, other_effects, effects)
        if tone_of(package, phrase).regretted
    ]
    find = threats_of(package)
    if find is not None and not after.over and not other.over:
        here, there = find(after), find(other)
        found += [Reason("stops", each.phrase) for each in _only(there, here) if each.concerns((mover,))]
        found += [Reason("threatens", each.phrase) for each in _only(here, there) if each.seat == mover]
    return _chosen(found or _purposes(before, played, better))


def _purposes(before: Position, played: str, better: str) -> list[Reason]:
    """What a quiet move is good for, as far as its game says so."""
    find = purposes_of(before.game.package)
    if find is None:
        return []
    there = find(before, before.parse(played))
    return [Reason(each.kind, each.phrase) for each in find(before, before.parse(better)) if each not in there]


def _told(package: str, effects: Sequence[Effect], others: Sequence[Effect]) -> list[Phrase]:
    """What matters of what happened here and did not happen there, the gravest first."""
    there = [effect.phrase for effect in others]
    here = [effect.phrase for effect in effects if effect.phrase not in there]
    grave = [phrase for phrase in here if tone_of(package, phrase).weight >= Weight.USUAL]
    return sorted(grave, key=lambda phrase: -tone_of(package, phrase).weight)


def _only(these: Sequence[Threat], those: Sequence[Threat]) -> list[Threat]:
    known = [(each.seat, each.phrase) for each in those]
    return [each for each in these if (each.seat, each.phrase) not in known]


def _chosen(found: Sequence[Reason]) -> tuple[Reason, ...]:
    """A few: of each kind the first, as long as there is room, then the next ones."""
    first = {reason.kind: reason for reason in reversed(found)}
    kinds = [reason for reason in found if first[reason.kind] is reason]
    rest = [reason for reason in found if first[reason.kind] is not reason]
    return tuple([*kinds, *rest][:MOST_REASONS])
