"""What a player of Recess! could do in the next turn: pick a fight, have a fighter caught, kiss and win.

A deed is thought of as things stand, and then looked for among the legal moves of a whole turn: only what some line of
the turn really leads to is a threat.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from typing import Final, Literal, NamedTuple, TypeAlias

from preau.games.api import Args, Effect, Phrase
from preau.games.recess.position import RecessPosition, freeze
from preau.games.recess.rules.apply import settle, start_turn
from preau.games.recess.rules.board import BIT, NAMES, SAFE, squares_of
from preau.games.recess.rules.legal import MoveSets, legal_walks, nun_moves
from preau.games.recess.rules.outcome import outcome
from preau.games.recess.rules.state import (
    TURNS,
    Draft,
    Move,
    board_order,
    fight_on,
    fights_led,
    partners_of,
    place_name,
)
from preau.games.recess.text import phrases
from preau.games.threats import Threat

NONE_FOUND: Final = Phrase("move-threats-none")

MOST_POSITIONS = 40  # looked at for one deed
MOST_KISS_POSITIONS = 200  # looked at for all kisses of one player
MOST_OTHER_MOVES = 6  # to use up a step that the deed does not need
NUN_STEP = 0  # the step of a deed that a nun does


Fighter: TypeAlias = Literal["", "attacker", "victim"]


class Deed(NamedTuple):
    """A move wanted, and the step it takes; `NUN_STEP` for a nun's. `pushed`, `to`: which fighter it pushes where."""

    step: int
    kind: str
    piece: int
    square: int
    fight: int = -1
    pushed: Fighter = ""
    to: int = -1

    def fits(self, move: Move) -> bool:
        way = move.victim_chain if self.pushed == "victim" else move.chain
        return self[1:5] == move[:4] and (not self.pushed or way[0] == self.to)


Plan: TypeAlias = tuple[Deed, ...]  # in the order of the turn
KissKey: TypeAlias = tuple[int, int] | tuple[int, int, Deed]  # a boy, a girl, and the tale that comes before


def threats(position: RecessPosition) -> tuple[Threat, ...]:
    """What each player could do if it were their turn now, from the mover on; and fights that a nun sees."""
    found: list[Threat] = []
    led = fights_led(position.fights, position.seat)
    left = {fight.square for fight in led if position.must_leave >> fight.attacker % 4 & 1}  # before the turn ends
    for step in range(position.setup.players):
        if position.over or position.minute + step > TURNS:
            break
        found += _threats_by_mover(_start_of_turn(position, step), left)
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


def _threats_by_mover(start: RecessPosition, left: Collection[int]) -> Iterator[Threat]:
    """`left`: the squares of fights that will be over by then."""
    yield from _kiss_threats(start)
    told = {("!", square) for square in left}  # one threat is enough for each victim and each fight
    for (deed,) in _deeds(start):
        about = ("x", deed.square) if deed.kind == "x" else ("!", deed.fight if deed.kind == "!" else deed.square)
        if about not in told and _end_of_plan(start, (deed,), [MOST_POSITIONS]) is not None:
            told.add(about)
            yield _threat(start, deed)


def _kiss_threats(start: RecessPosition) -> Iterator[Threat]:
    """R8.1: every pair that could kiss and win by it, each with all the squares where it could."""
    found: dict[KissKey, list[int]] = {}
    known: set[tuple[int, int, int]] = set()  # pairs and squares
    left = MOST_KISS_POSITIONS
    for plan in chain(_kisses(start), _kisses_after_breaking_up(start), _kisses_after_telling(start)):
        boy, girl = pair = _pair(start, plan)
        where, tries = plan[-1].square, [min(MOST_POSITIONS, left)]
        if (boy, girl, where) in known:
            continue
        end = _end_of_plan(start, plan, tries)
        left -= min(MOST_POSITIONS, left) - max(0, tries[0])
        if end is not None and start.seat in outcome(end).winners:
            known.add((boy, girl, where))
            tale = next((deed for deed in plan if deed.kind == "!"), None)
            key: KissKey = (*pair, tale._replace(step=NUN_STEP, fight=-1)) if tale else pair
            found.setdefault(key, []).append(where)
    for key, squares in found.items():
        yield _kiss_threat(start, key, sorted(squares, key=board_order), complete=left > 0)


def _pair(start: RecessPosition, plan: Plan) -> tuple[int, int]:
    """The boy and the girl who kiss at the end of a plan."""
    kiss, mine = plan[-1], 4 * start.seat
    came = [deed.piece for deed in plan[:-1] if deed.square == kiss.square]
    came += [_pushed_child(start, deed) - mine for deed in plan[:-1] if deed.to == kiss.square]
    stood = [mate - mine for mate in partners_of(mine + kiss.piece) if start.children[mate] == kiss.square]
    boy, girl = sorted((kiss.piece, (came or stood)[0]))
    return boy, girl


def _pushed_child(start: RecessPosition, deed: Deed) -> int:
    fight = fight_on(start, deed.square)
    return fight.attacker if deed.pushed == "attacker" else fight.victim


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
    move_sets = MoveSets(start)
    yield from _meetings(start, start.steps if start.phase != "nun" else (), ~move_sets.seen, move_sets, ())


def _kisses_after_telling(start: RecessPosition) -> Iterator[Plan]:
    """R7.1, R8.1: one child tells the nun who looks on of a fight, and when she is gone, two of them kiss."""
    sight, move_sets = start.setup.yard.sight, MoveSets(start)
    for tale in _walks(start, "!"):
        gone = start.nuns.index(tale.square)
        unseen = ~(sight[tale.fight] | sight[start.nuns[1 - gone]])
        earlier, later = _steps_around(start, tale)
        yield from _meetings(start, later, unseen, move_sets, (tale,))
        yield from _visits(start, tale, tale.square, later, unseen)  # who told stands where she was
        for plan in _meetings(start, (*earlier, *later), unseen, move_sets, (tale,)):
            if len(plan) == 3 and plan[1].step in earlier and plan[2].step in later:
                yield plan[1], tale, plan[2]


def _kisses_after_breaking_up(start: RecessPosition) -> Iterator[Plan]:
    """R5.7, R8.1: one child breaks up a fight, and another kisses it there, or a fighter where that one is pushed."""
    around, unseen = start.setup.yard.around, ~MoveSets(start).seen
    for deed in _walks(start, "/"):
        later, fight = _steps_around(start, deed)[1], fight_on(start, deed.square)
        yield from _visits(start, deed, deed.square, later, unseen)
        fighters: dict[Fighter, int] = {"attacker": fight.attacker, "victim": fight.victim}
        for pushed, child in fighters.items():
            if child // 4 == start.seat and child % 4 != deed.piece:
                for square in squares_of(around[deed.square] & unseen):
                    moved = deed._replace(pushed=pushed, to=square)
                    yield from _visits(start, moved, square, later, unseen, child % 4)


def _walks(start: RecessPosition, kind: str) -> Iterator[Deed]:
    """The walks of the turn that tell a nun, or break up a fight, and are followed by another walk."""
    known = set[Deed]()
    for step in start.steps[:-1] if start.phase != "nun" and start.fights else ():
        draft = Draft.of(start)
        draft.steps, draft.must_leave = (step,), 0
        for move in legal_walks(draft):
            deed = Deed(step, move.kind, move.piece, move.square, move.fight)
            if move.kind == kind and deed not in known:
                known.add(deed)
                yield deed


def _steps_around(start: RecessPosition, deed: Deed) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The steps before that of a deed, and those after it."""
    place = start.steps.index(deed.step)
    return start.steps[:place], start.steps[place + 1 :]


def _visits(
    start: RecessPosition, deed: Deed, square: int, steps: Sequence[int], unseen: int, partner: int | None = None
) -> Iterator[Plan]:
    """Who comes to a square after a deed and kisses whom it has brought there: `partner`, or else its doer."""
    first, reach = 4 * start.seat, start.setup.yard.reach
    there = deed.piece if partner is None else partner
    for mate in (each - first for each in partners_of(first + there)):
        if start.movable >> mate & 1 and mate != deed.piece and BIT[square] & unseen:
            for step in steps:
                if reach[step][start.children[first + mate]] & BIT[square]:
                    yield deed, Deed(step, "*", mate, square)


def _meetings(
    start: RecessPosition, steps: Sequence[int], unseen: int, move_sets: MoveSets, before: Plan
) -> Iterator[Plan]:
    """The kisses with these steps on squares that no nun sees, of those who do not act `before`."""
    reach, first = start.setup.yard.reach, 4 * start.seat
    busy = {deed.piece for deed in before}
    for boy, girl in ((boy, girl) for boy in (0, 1) for girl in (2, 3) if not {boy, girl} & busy):
        for one, other in ((boy, girl), (girl, boy)):
            if not start.movable >> other & 1:
                continue
            here, there = start.children[first + one], start.children[first + other]
            for place, step in enumerate(steps):
                if reach[step][there] & BIT[here] & unseen & ~move_sets.fights:
                    yield *before, Deed(step, "*", other, here)
                for later in steps[place + 1 :] if start.movable >> one & 1 else ():
                    meeting = reach[step][here] & reach[later][there] & unseen & (move_sets.empty | SAFE)
                    for square in squares_of(meeting):
                        yield *before, Deed(step, "-", one, square), Deed(later, "*", other, square)


def _fights_in_sight(position: RecessPosition) -> Iterator[Threat]:
    """R5.6: fights that a nun sees; whoever leads one is caught when the turn comes."""
    for fight in position.fights:
        leader = fight.attacker // 4
        nun = next(iter(_watchers(position, fight.square)), None)
        if nun is not None and leader != position.seat:
            args: Args = {"nun": phrases.nun(nun), "square": NAMES[fight.square], "player": phrases.player(leader)}
            cells = (NAMES[position.nuns[nun]], NAMES[fight.square])
            yield Threat(None, cells, Phrase("move-threat-seen", args), "R5.6", (leader,))


def danger_changes(before: RecessPosition, after: RecessPosition, seat: int) -> tuple[Effect, ...]:
    """R5.6: which fights of a player's a nun has come to see, or sees no longer.

    Where the player is caught at once, the rules say so themselves.
    """
    if after.over:
        return ()
    found = list[Effect]()
    for fight in fights_led(after.fights, seat):
        watchers, at_once = _watchers(after, fight.square), after.seat == seat and fight.square in after.caught
        if fight not in before.fights or bool(watchers) == bool(_watchers(before, fight.square)) or at_once:
            continue
        args: Args = {"player": phrases.player(seat), "square": NAMES[fight.square]}
        seen = Phrase("effect-fight-seen", args | {"nun": phrases.nun(watchers[0])}) if watchers else None
        found.append(Effect("R5.6", seen or Phrase("effect-fight-unseen", args)))
    return tuple(found)


def _watchers(position: RecessPosition, square: int) -> list[int]:
    """R4.3: the nuns who see a square."""
    sight = position.setup.yard.sight
    return [nun for nun in (0, 1) if sight[position.nuns[nun]] & BIT[square]]


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


def _threat(start: RecessPosition, deed: Deed) -> Threat:
    mine, where = 4 * start.seat, NAMES[deed.square]
    if deed.kind == "N":
        fight = fight_on(start, deed.square)
        args: Args = {"player": phrases.player(start.seat), "nun": phrases.nun(deed.piece - 4), "square": where}
        cells = (NAMES[start.nuns[deed.piece - 4]], where)
        phrase = Phrase("move-threat-nun", args | {"attacker": phrases.child(fight.attacker)})
        return Threat(start.seat, cells, phrase, "R6.1", (fight.attacker // 4,), grave=True)
    here = place_name(start.children[mine + deed.piece])
    args = {"child": phrases.child(mine + deed.piece), "square": where}
    if deed.kind == "x":
        victim = start.children.index(deed.square)
        phrase = Phrase("move-threat-fight", args | {"victim": phrases.child(victim)})
        return Threat(start.seat, (here, where), phrase, "R5.1", (victim // 4,))
    fight = fight_on(start, deed.fight)
    nun = start.nuns.index(deed.square)
    args |= {"nun": phrases.nun(nun), "fight": NAMES[deed.fight], "attacker": phrases.child(fight.attacker)}
    phrase = Phrase("move-threat-tell", args)
    return Threat(start.seat, (here, where, NAMES[deed.fight]), phrase, "R7.1", (fight.attacker // 4,), grave=True)


def _kiss_threat(start: RecessPosition, key: KissKey, squares: Sequence[int], *, complete: bool) -> Threat:
    """Who could kiss, on which squares, and who would send a nun away before; `complete`: there are no more squares."""
    boy, girl, *tales = key
    mine, names = 4 * start.seat, [NAMES[square] for square in squares]
    cells = [place_name(start.children[mine + child]) for child in (boy, girl)] + names
    args: Args = {"boy": phrases.child(mine + boy), "girl": phrases.child(mine + girl)}
    args |= {"player": phrases.player(start.seat), "squares": tuple(names)}
    args["all"] = "yes" if complete else "no"
    name = f"kiss-{boy}-{girl}"
    if not tales:
        return Threat(start.seat, _once(cells), Phrase("move-threat-kiss", args), "R8.1", wins=True, name=name)
    (tale,) = tales
    cells.append(NAMES[tale.square])
    args |= {"teller": phrases.child(mine + tale.piece), "nun": phrases.nun(start.nuns.index(tale.square))}
    return Threat(start.seat, _once(cells), Phrase("move-threat-kiss-told", args), "R8.1", wins=True, name=name)


def _once(cells: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(cells))
