"""Why one move is better than another, in words: what follows from it, threatens or is stopped that the other lacks.

Both moves come with the line that a strong player expects after them, and both lines are played out. What decides the
game in one of them and not in the other is the reason; else what is won or suffered in one only; else the game's own
threats when the turn is over, what is won or suffered further on, its purposes, and what the lines come to. Nothing is
made up: where none of these differs, nothing is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal, TypeAlias

from preau.games.api import Arg, Phrase, Position
from preau.games.scene import Scene
from preau.games.threats import Prospect, Purpose, Threat, prospects_of, purposes_of, threats_of
from preau.games.tones import Weight, tone_of
from preau.teach.line import LineOfPlay, taken_cells
from preau.teach.why import mentions_seat

Kind: TypeAlias = Literal[
    "does", "then", "leads", "allows", "avoids", "brings", "stops", "threatens", "keeps", "builds", "blocks"
]

MOST_REASONS = 2


@dataclass(frozen=True, slots=True)
class Reason:
    """One difference, and how to say what it is about.

    The better move *does* it, or it comes in the same turn (*then*) or later (*leads*). The other *allows* what the
    better one does not, or *brings* it later on; the better one *avoids* what the other brings about to the mover's
    regret, *stops* a threat that is there, *threatens* what the mover could not do after the other, or *keeps* such a
    threat that was there before. Where there is nothing of the kind, it *builds* or *blocks* what the other does not.

    `by` is the later step of the same turn that prevents it, where the better move alone does not. `seat` is who could
    do it or does it, where it is done to the mover; `wins`: it would decide the game. `cause` is the later move that
    brings it, and `more` what else that brings. `threat` is how the game called a win before it was carried out.
    """

    kind: Kind
    phrase: Phrase
    by: Phrase | None = None
    seat: int | None = None
    wins: bool = False
    cause: Phrase | None = None
    more: tuple[Phrase, ...] = ()
    threat: Phrase | None = None


def reasons_for(before: Position, played: Sequence[str], better: Sequence[str]) -> tuple[Reason, ...]:
    """Why `better` beats `played` there: two lines, of one move at least."""
    if played[0] == better[0]:
        return ()
    other, best = LineOfPlay(before, played), LineOfPlay(before, better)
    steps = (_decisions, _gains_and_harms, _threats, _later_gains_and_harms, _purposes, _later_threats, _prospects)
    found = next((found for find in steps if (found := find(before, other, best))), [])
    if found and found[0].wins and len(best.steps) > 1 and before.player not in best.winners:
        found = [*found[:1], *_winning_threats(before, other, best), *found[1:]]  # its own plan, beside what it stops
    return tuple(each for number, each in enumerate(found) if each not in found[:number])[:MOST_REASONS]


def reasons_alone(before: Position, move: str) -> tuple[Reason, ...]:
    """What a move prevents, whatever the others do: the win that somebody threatens, else what it blocks."""
    taken = before.parse(move)
    stopped = [
        Reason("stops", threat.phrase)
        for threat in _only(_known_threats(before), _known_threats(before.apply(taken)))
        if threat.wins and threat.concerns((before.player,))
    ]
    find = purposes_of(before.game.package)
    blocked = [each for each in find(before, taken) if each.kind == "blocks"] if find else []
    return tuple(stopped or [Reason("blocks", each.phrase) for each in blocked])[:MOST_REASONS]


# --- what decides the game -------------------------------------------------------------------------------------------


def _decisions(before: Position, other: LineOfPlay, best: LineOfPlay) -> list[Reason]:
    """The win that only the better line has, or has sooner; or the loss that only the other has."""
    mover = before.player
    alike = best.winners == other.winners and (best.deciding_deed is None) == (other.deciding_deed is None)
    sooner = mover in best.winners and best.ends_soon and best.steps[-1].turn < other.steps[-1].turn
    if alike and not sooner and (best.ends_soon or not other.ends_soon):
        return []
    if mover in best.winners and (deed := best.deciding_deed) is not None:
        last = best.steps[-1]
        kind: Kind = "does" if len(best.steps) == 1 else "then" if last.turn == before.turn else "leads"
        return [Reason(kind, deed)]
    if other.winners and mover not in other.winners and (deed := other.deciding_deed) is not None:
        winner = other.steps[-1].seat
        by = _step_that(best, lambda after: not can_win(after, winner, deed))
        stopped = [
            threat
            for threat in _only(_known_threats(before), _known_threats(best.after_turn))
            if threat.wins and threat.seat == winner != mover and agree(threat.phrase, deed)
        ]
        if stopped:
            return [Reason("stops", stopped[0].phrase, by, winner, wins=True)]
        known = [each for each in _known_threats(other.before_last) if each.wins and each.seat == winner]
        here = (each.phrase for each in known if agree(each.phrase, deed))
        return [Reason("allows", deed, by, winner, wins=True, threat=next(here, None))]
    return []


def can_win(position: Position, seat: int, deed: Phrase) -> bool:
    """Whether that seat could win, if it were its turn, in the way of that deed."""
    return any(each.wins and each.seat == seat and agree(each.phrase, deed) for each in _known_threats(position))


def _step_that(line: LineOfPlay, is_so: Callable[[Position], bool]) -> Phrase | None:
    """The later step of the first turn since which something is so; None where the first step is enough."""
    steps = line.turn_steps
    since = max((number for number, step in enumerate(steps, 1) if not is_so(step.after)), default=0)
    return steps[since].told if 0 < since < len(steps) else None


def agree(threat: Phrase, deed: Phrase) -> bool:
    """Whether a threat is the one that was carried out: what both name alike, such as two players, is the same."""
    both = [(threat.args[name], value) for name, value in deed.args.items() if name in threat.args]
    return all(_differ_in_kind(one, other) or one == other for one, other in both)


def _differ_in_kind(one: Arg, other: Arg) -> bool:
    """Whether two things cannot be compared, as a player and the player's team."""
    return isinstance(one, Phrase) and isinstance(other, Phrase) and one.key != other.key


def second_stop(line: LineOfPlay) -> tuple[Phrase, Phrase] | None:
    """The win that the first turn left to be stopped, and what somebody else does about it in time.

    It left a win, or the beginning of one, there before, that it had only begun to stop.
    """
    was, begun = _known_threats(line.start), taken_cells(line.after_turn) - taken_cells(line.start)
    left = [
        each
        for each in _known_threats(line.after_turn)
        if each.concerns((line.start.player,))
        and (each.wins or (each.begins_win and begun & {*each.cells} and any(map(each.is_same, was))))
    ]
    for step in line.round[len(line.turn_steps) :]:
        left = [each for each in left if each.seat != step.seat]
        if not left or step.after.over:
            break
        if stopped := _only(left, _known_threats(step.after)):
            return stopped[0].phrase, step.told
    return None


# --- what is won and suffered ----------------------------------------------------------------------------------------


def _gains_and_harms(before: Position, other: LineOfPlay, best: LineOfPlay) -> list[Reason]:
    """What the mover wins more of in the better line, and suffers more of in the other; the greater surplus first."""
    mine, theirs = (_gains(before, line, before.turn + 1) for line in (best, other))
    more = _more(mine, theirs)
    gains = _reasons_by_step(best, more, "then")
    avoided = [Reason("avoids", phrase) for _, phrase in _more(_regrets(before, other), _regrets(before, best))]
    harms = list[Reason]()
    if best.has_gone_round and other.has_gone_round:
        suffered = _more(_harms(before, other), _harms(before, best))
        harms = [Reason("allows", phrase, seat=other.steps[number].seat) for number, phrase in suffered]
    harms = avoided + harms
    return [*harms[:1], *gains, *harms[1:]] if len(harms) > len(more) else [*gains[:1], *harms, *gains[1:]]


Happenings: TypeAlias = list[tuple[int, Phrase]]  # what happened, each with the number of its step


def _reasons_by_step(line: LineOfPlay, gains: Happenings, later: Kind) -> list[Reason]:
    """What a line brings, once for each move that brings something; of a later move, which one that is."""
    by_step: dict[int, list[Phrase]] = {}
    for number, phrase in gains:
        by_step.setdefault(number, []).append(phrase)
    return [
        Reason(later, first, cause=line.steps[number].told, more=tuple(more))
        if number
        else Reason("does" if later == "then" else later, first, more=tuple(more))
        for number, (first, *more) in by_step.items()
    ]


def _gains(before: Position, line: LineOfPlay, until: int) -> Happenings:
    """What matters of what the mover brings about before a turn begins, but for what it suffers itself."""
    package = before.game.package
    found = []
    for number, step in enumerate(line.steps):
        if step.turn < until and step.seat == before.player:
            for phrase in step.happened:
                tone = tone_of(package, phrase)
                if tone.weight >= Weight.HEAVY and not (tone.regretted or tone.due or _suffers(before, phrase)):
                    found.append((number, phrase))
    return found


def _regrets(before: Position, line: LineOfPlay) -> Happenings:
    """What the mover brings about, at once, and would rather not; what harms somebody else is none of it."""
    tones = [(phrase, tone_of(before.game.package, phrase)) for phrase in line.steps[0].happened]
    return [(0, phrase) for phrase, tone in tones if tone.regretted and (not tone.harms or _suffers(before, phrase))]


def _harms(before: Position, line: LineOfPlay) -> Happenings:
    """What the others do to the mover before the mover's next turn."""
    return _harms_before(before, line, before.turn + before.players)


def _harms_before(before: Position, line: LineOfPlay, until: int) -> Happenings:
    """What the others do to the mover before a turn begins."""
    others = [
        (number, step) for number, step in enumerate(line.steps) if step.turn < until and step.seat != before.player
    ]
    return [(number, phrase) for number, step in others for phrase in step.happened if _suffers(before, phrase)]


def _suffers(before: Position, phrase: Phrase) -> bool:
    """Whether the mover is the one whom it harms."""
    return harms_seat(before.game.package, phrase, before.scene(), before.player)


def harms_seat(package: str, phrase: Phrase, scene: Scene, seat: int) -> bool:
    """Whether this player is the one who suffers from what happened."""
    sufferer = phrase.args.get(tone_of(package, phrase).harms)
    return isinstance(sufferer, Phrase) and mentions_seat(sufferer, scene, seat)


def _more(here: Happenings, there: Happenings) -> Happenings:
    """What happens here more often than there: first what does not happen there at all."""
    surplus = Counter(phrase.key for _, phrase in here)
    surplus.subtract(phrase.key for _, phrase in there)
    known = [phrase for _, phrase in there]
    found = []
    for number, phrase in sorted(here, key=lambda told: told[1] in known):
        if surplus[phrase.key] > 0:
            surplus[phrase.key] -= 1
            found.append((number, phrase))
    return found


def _later_gains_and_harms(before: Position, other: LineOfPlay, best: LineOfPlay) -> list[Reason]:
    """What the mover wins more of further on in the better line, and suffers more of in the other, if that adds up."""
    until = min(best.whole_turns, other.whole_turns)
    mine, theirs = (_gains(before, line, until) for line in (best, other))
    spared, suffered = (_harms_before(before, line, until) for line in (best, other))
    if len(mine) - len(spared) <= len(theirs) - len(suffered):
        return []
    gains = _reasons_by_step(best, _more(mine, theirs), "leads")
    harms = [Reason("brings", phrase, seat=other.steps[at].seat) for at, phrase in _more(suffered, spared)]
    return [*gains[:1], *harms[:1]]


# --- threats ---------------------------------------------------------------------------------------------------------


def _threats(before: Position, other: LineOfPlay, best: LineOfPlay) -> list[Reason]:
    """What others could do after the one turn and not after the other, and what the mover could; wins before all."""
    mover, was = before.player, _known_threats(before)
    against, mine = _other_threats(mover, best.after_turn, other.after_turn)
    stopped = [
        Reason(
            "allows" if _only([each], was) else "stops",
            each.phrase,
            _step_that(best, partial(_is_gone, each)),
            each.seat,
            each.wins,
        )
        for each in against
    ]
    return [*stopped[:1], *_reasons_of_own(mine, was), *stopped[1:]]


def _reasons_of_own(threats: Sequence[Threat], was: Sequence[Threat]) -> list[Reason]:
    """What the mover could do next; `was` is what there was before the turn."""
    return [Reason("threatens" if _only([each], was) else "keeps", each.phrase, wins=each.wins) for each in threats]


def _winning_threats(before: Position, other: LineOfPlay, best: LineOfPlay) -> list[Reason]:
    """The wins that the mover threatens when the better turn is over, and not after the other."""
    _, mine = _other_threats(before.player, best.after_turn, other.after_turn)
    return _reasons_of_own([each for each in mine if each.wins], _known_threats(before))


def _is_gone(threat: Threat, position: Position) -> bool:
    return not any(map(threat.is_same, _known_threats(position)))


def _later_threats(before: Position, other: LineOfPlay, best: LineOfPlay) -> list[Reason]:
    """The same when it is the mover's turn again: what the better line leads to, and the other brings."""
    here, there = best.next_turn, other.next_turn
    if here is None or there is None:
        return []
    against, mine = _other_threats(before.player, here, there)
    return [*(Reason("leads", each.phrase) for each in mine), *(Reason("brings", each.phrase) for each in against)]


def _other_threats(mover: int, best: Position, other: Position) -> tuple[list[Threat], list[Threat]]:
    """What others could do to the mover in the other position only, and the mover in the better one only; first wins.

    Where there are as many in both, they make no difference.
    """
    here, there = _known_threats(best), _known_threats(other)
    lost = [each for each in _only(there, here) if each.concerns((mover,))]
    spared = [each for each in _only(here, there) if each.concerns((mover,))]
    own = [each for each in _only(here, there) if each.seat == mover]
    given_up = [each for each in _only(there, here) if each.seat == mover]
    for wins in (True, False):
        against = [each for each in lost if each.wins == wins]
        for_mover = [each for each in own if each.wins == wins]
        if len(against) <= sum(each.wins == wins for each in spared):
            against = []
        if len(for_mover) <= sum(each.wins == wins for each in given_up):
            for_mover = []
        if against or for_mover:
            return against, for_mover
    return [], []


def _known_threats(position: Position) -> Sequence[Threat]:
    find = threats_of(position.game.package)
    return () if find is None or position.over else find(position)


def _only(these: Sequence[Threat], those: Sequence[Threat]) -> list[Threat]:
    return [each for each in these if not any(map(each.is_same, those))]


# --- purposes --------------------------------------------------------------------------------------------------------


def _purposes(before: Position, other: LineOfPlay, best: LineOfPlay) -> list[Reason]:
    """What a quiet move is good for and the other is not, as far as its game says so and the lines bear it out."""
    find = purposes_of(before.game.package)
    if find is None:
        return []
    there = find(before, before.parse(other.steps[0].text))
    here = (each for each in find(before, before.parse(best.steps[0].text)) if not each.minor)
    found = [each for each in here if each not in there]
    found = [each for each in found if not _does_as_well(each, best, other)]
    if len(best.steps) > 1 and len(other.steps) > 1:
        mine = best.cells_filled_later(before.player, own=True)
        theirs = other.cells_filled_later(before.player, own=False)
        found = [each for each in found if set(each.cells) & (mine if each.kind == "builds" else theirs)]
    return [Reason(each.kind, each.phrase) for each in found]


def _does_as_well(purpose: Purpose, best: LineOfPlay, other: LineOfPlay) -> bool:
    """Whether the other move puts the same there as the better one, so that it serves the purpose as well."""
    mine, theirs = (line.pieces_put(purpose.cells) for line in (best, other))
    return bool(mine) and all(each in theirs for each in mine)


# --- prospects -------------------------------------------------------------------------------------------------------


def _prospects(before: Position, other: LineOfPlay, best: LineOfPlay) -> list[Reason]:
    """How much nearer the mover comes to winning in the better line, by its first move too; or others in the other."""
    find = prospects_of(before.game.package)
    if find is None or min(len(best.steps), len(other.steps)) < 2:
        return []
    until = min(best.whole_turns, other.whole_turns)
    here, there = (find(line.at_turn(until)) for line in (best, other))
    mine = [each for each in here if before.player in each.seats and _nears(each, there)]
    mine = [each for each in mine if not each.cells or best.pieces_put(each.cells)]
    theirs = [each for each in there if before.player not in each.seats and _nears(each, here)]
    return [
        *(Reason("leads", each.phrase) for each in mine[:1]),
        *(Reason("brings", each.phrase) for each in theirs[:1]),
    ]


def _nears(prospect: Prospect, others: Sequence[Prospect]) -> bool:
    """Whether those are not as near to it."""
    return prospect.degree > max((each.degree for each in others if each.seats == prospect.seats), default=0)
