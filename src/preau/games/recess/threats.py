"""What a player of Recess! could do in the next turn: pick a fight, have a fighter caught, kiss and win.

A deed is thought of as things stand, and then looked for among the legal moves of a whole turn: only what some line of
the turn really leads to is a threat.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from preau.games.api import Args, Phrase
from preau.games.recess.position import RecessPosition, freeze
from preau.games.recess.rules.apply import settle, start_turn
from preau.games.recess.rules.board import BIT, NAMES, SAFE, squares_of
from preau.games.recess.rules.legal import MoveSets, legal_walks, nun_moves
from preau.games.recess.rules.outcome import outcome
from preau.games.recess.rules.state import TURNS, Draft, Move, fight_on, partners_of, place_name
from preau.games.recess.text import phrases
from preau.games.threats import Threat

NONE_FOUND: Final = Phrase("move-threats-none")

MOST_POSITIONS = 40  # looked at for one deed
MOST_OTHER_MOVES = 6  # to use up a step that the deed does not need
NUN_STEP = 0  # the step of a deed that a nun does


class Deed(NamedTuple):
    """A move wanted, and the step it takes; `NUN_STEP` for a nun's."""

    step: int
    kind: str
    piece: int
    square: int
    fight: int = -1

    def fits(self, move: Move) -> bool:
        return self[1:] == move[:4]


Plan = tuple[Deed, ...]  # in the order of the turn


def threats(position: RecessPosition) -> tuple[Threat, ...]:
    """What each player could do if it were their turn now, from the mover on; and fights that a nun sees."""
    found: list[Threat] = []
    for step in range(position.setup.players):
        if position.over or position.minute + step > TURNS:
            break
        found += _threats_by_mover(_start_of_turn(position, step))
    return (*found, *_fights_in_sight(position)) if not position.over else ()


def _start_of_turn(position: RecessPosition, step: int) -> RecessPosition:
    """The yard as it stands, at the start of the turn of the player so many seats on."""
    if not step:
        return position
    draft = Draft.of(position)
    draft.serving = 0  # R6.3: the mover's turn will be over
    draft.minute = position.minute + step - 1
    draft.seat = (position.seat + step - 1) % position.setup.players
    start_turn(draft, None)
    settle(draft, None)
    return freeze(draft)


def _threats_by_mover(start: RecessPosition) -> Iterator[Threat]:
    told: set[tuple[str, int]] = set()  # one threat is enough for each victim, fight and kiss
    for plan in (*_kisses(start), *_kisses_after_telling(start), *_deeds(start)):
        about = plan[-1].kind.replace("N", "!"), _target(plan[-1])
        if about in told:
            continue
        end = _end_of_plan(start, plan, [MOST_POSITIONS])
        if end is not None and (not end.over or plan[-1].kind != "*" or start.seat in outcome(end).winners):
            told.add(about)
            yield _threat(start, plan)


def _target(deed: Deed) -> int:
    """Whom a deed is about: the victim, the fight, or nobody in particular."""
    return {"x": deed.square, "!": deed.fight, "N": deed.square, "*": -1}[deed.kind]


# --- what could be done ----------------------------------------------------------------------------------------------


def _deeds(start: RecessPosition) -> Iterator[Plan]:
    """Fights and tellings with each step of the turn, then what the nuns reach."""
    for step in start.steps if start.phase != "nun" else ():
        draft = Draft.of(start)
        draft.steps, draft.must_leave = (step,), 0
        for move in legal_walks(draft):
            told_on = move.kind == "!" and fight_on(start, move.fight).attacker // 4 != start.seat
            if move.kind == "x" or told_on:
                yield (Deed(step, move.kind, move.piece, move.square, move.fight),)
    goals = 0
    for fight in start.fights:
        if fight.attacker // 4 != start.seat:
            goals |= BIT[fight.square]
    for move in nun_moves(start, goals):
        yield (Deed(NUN_STEP, "N", move.piece, move.square),)


def _kisses(start: RecessPosition) -> Iterator[Plan]:
    """R8.1: one child walks onto the other, or first one goes somewhere and then the other comes too."""
    if start.phase == "nun":
        return
    move_sets = MoveSets(start)
    reach, first = start.setup.yard.reach, 4 * start.seat
    unseen = ~move_sets.seen
    for boy in (0, 1):
        for girl in (2, 3):
            for one, other in ((boy, girl), (girl, boy)):
                if not start.movable >> other & 1:
                    continue
                here, there = start.children[first + one], start.children[first + other]
                for place, step in enumerate(start.steps):
                    if reach[step][there] & BIT[here] & unseen:
                        yield (Deed(step, "*", other, here),)
                    for later in start.steps[place + 1 :] if start.movable >> one & 1 else ():
                        meeting = reach[step][here] & reach[later][there] & unseen & (move_sets.empty | SAFE)
                        for square in squares_of(meeting):
                            yield Deed(step, "-", one, square), Deed(later, "*", other, square)


def _kisses_after_telling(start: RecessPosition) -> Iterator[Plan]:
    """R7.1, R8.1: one child tells the nun who looks on of a fight, and another kisses when she is gone."""
    reach, sight, first = start.setup.yard.reach, start.setup.yard.sight, 4 * start.seat
    steps = start.steps if start.phase != "nun" and start.fights else ()
    tales = dict[Deed, None]()
    for step in steps[:-1]:
        draft = Draft.of(start)
        draft.steps, draft.must_leave = (step,), 0
        for move in legal_walks(draft):
            if move.kind == "!":
                tales[Deed(step, "!", move.piece, move.square, move.fight)] = None
    for tale in tales:
        gone = start.nuns.index(tale.square)
        unseen = ~(sight[tale.fight] | sight[start.nuns[1 - gone]])
        for boy, girl in ((boy, girl) for boy in (0, 1) for girl in (2, 3)):
            for one, other in ((boy, girl), (girl, boy)):
                here, there = start.children[first + one], start.children[first + other]
                for later in steps[steps.index(tale.step) + 1 :]:
                    if start.movable >> other & 1 and reach[later][there] & BIT[here] & unseen:
                        yield tale, Deed(later, "*", other, here)


def _fights_in_sight(position: RecessPosition) -> Iterator[Threat]:
    """R5.6: fights that a nun sees; whoever leads one is caught when the turn comes."""
    sight = position.setup.yard.sight
    for fight in position.fights:
        leader = fight.attacker // 4
        nun = next((nun for nun in (0, 1) if sight[position.nuns[nun]] & BIT[fight.square]), None)
        if nun is not None and leader != position.seat:
            args: Args = {"nun": phrases.nun(nun), "square": NAMES[fight.square], "player": phrases.player(leader)}
            cells = (NAMES[position.nuns[nun]], NAMES[fight.square])
            yield Threat(None, cells, Phrase("move-threat-seen", args), "R5.6", (leader,))


# --- whether the turn leads there ------------------------------------------------------------------------------------


def _end_of_plan(position: RecessPosition, plan: Plan, tries: list[int]) -> RecessPosition | None:
    """The position after a line of the turn that carries the plan out, or None if none was found."""
    if not plan:
        return position
    wanted = plan[0]
    if position.phase == "stay":
        choices = [move for move in position.moves if move.kind == "stay"]
    elif position.phase == "nun" or position.steps[0] == wanted.step:
        choices = [move for move in position.moves if wanted.fits(move)][:1]
        plan = plan[1:]
    elif position.steps[0] > wanted.step:
        choices = _other_moves(position, {deed.piece for deed in plan})
    else:
        return None  # the step was lost
    for move in choices:
        tries[0] -= 1
        if tries[0] < 0:
            return None
        after = position.apply(move)
        if not plan or (not after.over and after.minute == position.minute):
            end = _end_of_plan(after, plan, tries)
            if end is not None:
                return end
    return None


def _other_moves(position: RecessPosition, needed: set[int]) -> list[Move]:
    """A few ways to use up a step with somebody else, spread over all there are."""
    found = [move for move in position.moves if move.kind == "skip" or (move.kind == "-" and move.piece not in needed)]
    return found[:: max(1, len(found) // MOST_OTHER_MOVES)]


# --- in words --------------------------------------------------------------------------------------------------------


def _threat(start: RecessPosition, plan: Plan) -> Threat:
    deed, mine = plan[-1], 4 * start.seat
    where = NAMES[deed.square]
    if deed.kind == "N":
        fight = fight_on(start, deed.square)
        args: Args = {"player": phrases.player(start.seat), "nun": phrases.nun(deed.piece - 4), "square": where}
        cells = (NAMES[start.nuns[deed.piece - 4]], where)
        phrase = Phrase("move-threat-nun", args | {"attacker": phrases.child(fight.attacker)})
        return Threat(start.seat, cells, phrase, "R6.1", (fight.attacker // 4,))
    here = place_name(start.children[mine + deed.piece])
    args = {"child": phrases.child(mine + deed.piece), "square": where}
    if deed.kind == "x":
        victim = start.children.index(deed.square)
        phrase = Phrase("move-threat-fight", args | {"victim": phrases.child(victim)})
        return Threat(start.seat, (here, where), phrase, "R5.1", (victim // 4,))
    if deed.kind == "!":
        fight = fight_on(start, deed.fight)
        nun = start.nuns.index(deed.square)
        args |= {"nun": phrases.nun(nun), "fight": NAMES[deed.fight], "attacker": phrases.child(fight.attacker)}
        return Threat(
            start.seat,
            (here, where, NAMES[deed.fight]),
            Phrase("move-threat-tell", args),
            "R7.1",
            (fight.attacker // 4,),
        )
    partner = (
        plan[0].piece
        if plan[0].kind == "-"
        else next(mate - mine for mate in partners_of(mine + deed.piece) if start.children[mate] == deed.square)
    )
    there = place_name(start.children[mine + partner])
    args |= {"partner": phrases.child(mine + partner), "player": phrases.player(start.seat)}
    squares, key = [here, there, where], "move-threat-kiss"
    if plan[0].kind == "!":
        key = "move-threat-kiss-told"
        squares.append(NAMES[plan[0].square])
        watcher = phrases.nun(start.nuns.index(plan[0].square))
        args |= {"teller": phrases.child(mine + plan[0].piece), "nun": watcher}
    return Threat(start.seat, tuple(dict.fromkeys(squares)), Phrase(key, args), "R8.1", wins=True)
