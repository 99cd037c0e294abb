"""Why a well-formed move is not legal now: the most specific rule that it breaks, and the squares that show it."""

from __future__ import annotations

from typing import NamedTuple

from preau.games.api import Args, Phrase
from preau.games.recess.rules.board import BIT, CORNER, NAMES, SAFE
from preau.games.recess.rules.legal import (
    MoveSets,
    duty_moves,
    fight_squares,
    movers,
    occupied_squares,
    push_sets_after_leaving,
)
from preau.games.recess.rules.options import Setup
from preau.games.recess.rules.pushes import PushSets
from preau.games.recess.rules.state import ALL_STEPS, Move, PushChain, RecessState, children_in, fights_led, partners_of
from preau.games.recess.text import phrases

WRITTEN: Args = {"typed": "yes"}  # so that it is told how a move is written; to who has pointed at it, it is not


class Refusal(NamedTuple):
    """A refusal: rule, sentence, and the squares that show it."""

    rule: str
    phrase: Phrase
    squares: tuple[int, ...] = ()


def why_no_timeout(state: RecessState) -> Refusal | None:
    """R2.8: in a nun step bound by R5.6 the timer's event is refused."""
    if state.phase == "nun" and state.caught and duty_moves(state):
        return Refusal("R2.8", Phrase("refusal-timeout", {"squares": square_names(state.caught)}), state.caught)
    return None


def square_names(squares: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(NAMES[square] for square in squares)


def why_not(state: RecessState, move: Move) -> Refusal:
    """The rule that a player would be told at the table: the most specific one."""
    if move.kind == "pass":
        return why_not_pass(state)
    if move.kind == "skip":
        return why_not_skip(state)
    if move.kind == "stay":
        return why_not_stay(state, move)
    wanted = "nun" if move.kind == "N" else "kids"
    if state.phase != wanted:  # R2.2: everything in its order
        return Refusal("R2.2", Phrase(f"refusal-order-{state.phase}", {"player": phrases.player(state.seat)}))
    return why_not_nun(state, move) if wanted == "nun" else why_not_child(state, move)


def seeing_nuns(state: RecessState, square: int) -> tuple[int, ...]:
    """R4.3: where the nuns stand that see a square."""
    sight = state.setup.yard.sight
    return tuple(nun for nun in state.nuns if sight[nun] & BIT[square])


# --- pass, skip, stay ------------------------------------------------------------------------------------------------


def why_not_pass(state: RecessState) -> Refusal:
    """R2.3: only a whole turn, and not when caught in the act."""
    if not state.first:
        return Refusal("R2.3", Phrase("refusal-pass-late"))
    fight = state.caught[0]
    nuns = seeing_nuns(state, fight)
    return Refusal("R2.3", Phrase("refusal-pass-caught", {"square": NAMES[fight]}), (fight, *nuns))


def why_not_skip(state: RecessState) -> Refusal:
    """R2.6, or R4.1: the nun step may not be passed."""
    if state.phase == "nun":
        return Refusal("R4.1", Phrase("refusal-skip-nun"))
    if state.phase == "stay":
        return Refusal("R2.6", Phrase("refusal-skip-stay"))
    about: Args = {"steps": len(state.steps), "children": state.movable.bit_count()}
    return Refusal("R2.6", Phrase("refusal-skip", about))


def why_not_stay(state: RecessState, move: Move) -> Refusal:
    """R5.5: once, at the start of the turn, for fights one leads, with a step for each child that leaves."""
    led = [fight.square for fight in fights_led(state.fights, state.seat)]
    if state.phase != "stay":
        return Refusal("R2.2", Phrase("refusal-stay-late")) if led else Refusal("R5.5", Phrase("refusal-stay-none"))
    for square in move.stays:
        if square not in led:
            return Refusal("R5.5", Phrase("refusal-stay-where", {"square": NAMES[square]}), (square, *led))
    leaving = tuple(square for square in led if square not in move.stays)
    steps = max(0, len(state.steps) - len(move.stays))
    return Refusal("R5.5", Phrase("refusal-stay-steps", {"leaving": len(leaving), "steps": steps}), leaving)


# --- children --------------------------------------------------------------------------------------------------------


def why_not_child(state: RecessState, move: Move) -> Refusal:
    """R2.5, R5.5: may this child move at all? R3: can it get there? Then, what it wants to do there."""
    child = state.seat * 4 + move.piece
    start = state.children[child]
    here = () if start not in range(144) else (start,)
    if not movers(state) >> move.piece & 1:
        return why_not_movable(state, child, here)
    target = move.square
    about: Args = {"child": phrases.child(child), "square": NAMES[target], "steps": state.steps[0]}
    if state.setup.yard.obstacles & BIT[target]:
        return Refusal("R3.1", Phrase("refusal-obstacle", about), (target,))
    if not state.setup.yard.reach[state.steps[0]][start] & BIT[target]:
        return Refusal("R3.1", Phrase("refusal-too-far", about), (*(here or (CORNER[start],)), target))
    if start == target and state.must_leave >> move.piece & 1:
        return Refusal("R3.3", Phrase("refusal-stays-put", about), here)
    return WHY_NOT_THERE[move.kind](state, move, child)


def why_not_movable(state: RecessState, child: int, here: tuple[int, ...]) -> Refusal:
    """R2.5: held down, in detention, in a fight; R2.2: moved already; R5.5: others have to leave first."""
    about: Args = {"child": phrases.child(child)}
    if (state.serving | state.detained) >> child & 1:
        return Refusal("R2.5", Phrase("refusal-in-detention", about))
    for fight in state.fights:
        if child == fight.victim:
            return Refusal("R2.5", Phrase("refusal-held-down", about), here)
        if child == fight.attacker and not state.must_leave >> child % 4 & 1:
            return Refusal("R2.5", Phrase("refusal-in-fight", about), here)
    if not state.movable >> child % 4 & 1:
        return Refusal("R2.2", Phrase("refusal-moved", {**about, "walked": whether_walked(state, child)}), here)
    leavers = children_in(state.must_leave)
    fights = tuple(state.children[state.seat * 4 + leaver] for leaver in leavers)
    return Refusal("R5.5", Phrase("refusal-leavers-first", {**about, "squares": square_names(fights)}), fights)


def whether_walked(state: RecessState, child: int) -> str:
    """Whether this child, which is not movable any more, has surely walked in this turn.

    Else (R2.5) it may have been in a fight when the turn began. What freed it was another child's walk, so one that is
    alone in this has walked itself; and so have all of them, if there are no more than steps taken and no step could
    have been skipped (R2.6).
    """
    mine = range(state.seat * 4, state.seat * 4 + 4)
    fighting = {each for fight in state.fights for each in (fight.attacker, fight.victim)}
    lying = state.serving | state.detained
    idle = [each for each in mine if not (state.movable >> each % 4 | lying >> each) & 1 and each not in fighting]
    led = [fight.attacker % 4 for fight in fights_led(state.fights, state.seat)]
    at_it = sum(not state.must_leave >> attacker & 1 for attacker in led)  # each of them took a step too
    taken = len(ALL_STEPS) - state.serving.bit_count() - len(state.steps) - at_it
    unskipped = state.movable.bit_count() > len(state.steps)
    return "yes" if idle == [child] or (unskipped and taken == len(idle)) else "perhaps"


def why_not_walk(state: RecessState, move: Move, child: int) -> Refusal:
    """R3.4: on an open square only if it is empty; a kiss happens of itself (R8.1)."""
    there = why_of_square(state, move, child)
    about: Args = {"square": NAMES[move.square], **WRITTEN}
    return there or Refusal("R8.1", Phrase("refusal-is-kiss", about), (move.square,))


def why_not_fight(state: RecessState, move: Move, child: int) -> Refusal:
    """R5.1: only with another player's child, on an open square, out of sight."""
    about: Args = {"square": NAMES[move.square]}
    if SAFE & BIT[move.square]:
        return Refusal("R3.5", Phrase("refusal-fight-safe", about), (move.square,))
    there = why_of_square(state, move, child)
    return there or Refusal("R5.1", Phrase("refusal-nobody-to-fight", about), (move.square,))


def why_not_kiss(state: RecessState, move: Move, child: int) -> Refusal:
    """R8.1: only one's own child of the other sex, out of sight."""
    square = move.square
    about: Args = {"square": NAMES[square], "child": phrases.child(child)}
    if any(fight.square == square for fight in state.fights):
        return Refusal("R5.7", Phrase("refusal-is-fight", about), (square,))
    if any(state.children[partner] == square for partner in partners_of(child)):
        nuns = seeing_nuns(state, square)
        return Refusal("R8.1", Phrase("refusal-kiss-seen", about), (square, *nuns))
    return Refusal("R8.1", Phrase("refusal-kiss-nobody", about), (square,))


def why_of_square(state: RecessState, move: Move, child: int) -> Refusal | None:
    """What else ending on this square would be; None if a plain walk could end there, or a kiss would happen."""
    square = move.square
    about: Args = {"square": NAMES[square], "child": phrases.child(child)}
    if SAFE & BIT[square]:
        return None
    nuns = seeing_nuns(state, square)
    if any(fight.square == square for fight in state.fights):
        return Refusal("R5.7", Phrase("refusal-is-fight", about), (square,))
    if square in state.nuns:
        key = "refusal-must-tell" if fight_squares(state) else "refusal-nothing-to-tell"
        return Refusal("R7.2", Phrase(key, about), (square,))
    others = [other for other, place in enumerate(state.children) if place == square and other != child]
    if not others:
        return None
    about["other"] = phrases.child(others[0])
    if others[0] // 4 != state.seat:
        if nuns:
            return Refusal("R5.2", Phrase("refusal-fight-seen", about), (square, *nuns))
        return Refusal("R5.1", Phrase("refusal-is-a-fight", {**about, **WRITTEN}), (square,))
    if others[0] in partners_of(child):
        if nuns:
            return Refusal("R8.1", Phrase("refusal-kiss-seen", about), (square, *nuns))
        return Refusal("R8.1", Phrase("refusal-is-kiss", {"square": NAMES[square], **WRITTEN}), (square,))
    return Refusal("R5.3", Phrase("refusal-own-child", about), (square,))


def fights_after_leaving(state: RecessState, child: int) -> int:
    """The squares of the fights that go on once this child has left its own."""
    fights = fight_squares(state)
    return fights & ~BIT[state.children[child]]


def push_sets_for(state: RecessState, child: int) -> PushSets:
    """Who stands where while a child's arrival pushes others."""
    start = state.children[child]
    return push_sets_after_leaving(MoveSets(state), BIT[start], fights_after_leaving(state, child))


def why_not_break_up(state: RecessState, move: Move, child: int) -> Refusal:
    """R5.7: a fight must be there, and both fighters need a way out."""
    square = move.square
    about: Args = {"square": NAMES[square]}
    if not fights_after_leaving(state, child) & BIT[square]:
        return Refusal("R5.7", Phrase("refusal-no-fight", about), (square,))
    push_sets = push_sets_for(state, child)
    if move.chain not in push_sets.chains(square, 0):
        return why_not_pushed(state.setup, push_sets, square, 0, move.chain)
    taken = 0
    for step in move.chain:
        taken |= BIT[step]
    others = push_sets.chains(square, taken)
    for step in move.victim_chain:
        if taken & BIT[step]:
            direct = "yes" if len(move.chain) == len(move.victim_chain) == 1 else "no"
            args: Args = {"square": NAMES[step], "direct": direct}
            return Refusal("R5.7", Phrase("refusal-same-square", args), (square, step))
    if not others:
        return Refusal("R5.7", Phrase("refusal-one-way-out", about), (square, *move.chain))
    return why_not_pushed(state.setup, push_sets, square, taken, move.victim_chain)


def why_not_tell(state: RecessState, move: Move, child: int) -> Refusal:
    """R7: a nun to tell, a fight to tell of, and somewhere for the victim to go."""
    nun, fight = move.square, move.fight
    about: Args = {"square": NAMES[nun], "fight": NAMES[fight]}
    if nun not in state.nuns:
        return Refusal("R7.1", Phrase("refusal-no-nun", about), (nun,))
    if SAFE & BIT[nun] and not state.setup.safe_telling:
        return Refusal("R7.2", Phrase("refusal-tell-safe", about), (nun,))
    fights = fights_after_leaving(state, child)
    if not fights:
        rule = "R7.1" if SAFE & BIT[nun] else "R7.2"
        return Refusal(rule, Phrase("refusal-nothing-to-tell", {**about, "child": phrases.child(child)}), (nun,))
    if not fights & BIT[fight]:
        left = fight_squares(state) & BIT[fight]
        key = "refusal-tell-left" if left else "refusal-tell-no-fight"
        return Refusal("R7.1", Phrase(key, about), (fight,))
    return why_not_pushed(state.setup, push_sets_for(state, child), fight, BIT[nun], move.chain)


WHY_NOT_THERE = {
    "-": why_not_walk,
    "x": why_not_fight,
    "*": why_not_kiss,
    "/": why_not_break_up,
    "!": why_not_tell,
}


# --- nuns ------------------------------------------------------------------------------------------------------------


def why_not_nun(state: RecessState, move: Move) -> Refusal:
    """R5.6 while it binds; R4.1: along her lines; R4.2: a way for whoever is pushed, and only then."""
    nun = move.piece - 4
    start, square = state.nuns[nun], move.square
    about: Args = {"nun": phrases.nun(nun), "square": NAMES[square]}
    yard = state.setup.yard
    duty = duty_moves(state) if state.caught else []
    if duty and not any(bound[:3] == move[:3] for bound in duty):
        nuns = tuple(nun for fight in state.caught for nun in seeing_nuns(state, fight))
        return Refusal("R5.6", Phrase("refusal-duty", {"squares": square_names(state.caught)}), (*state.caught, *nuns))
    if yard.obstacles & BIT[square]:
        return Refusal("R4.1", Phrase("refusal-nun-obstacle", about), (square,))
    if not yard.lines[start] & BIT[square]:
        return Refusal("R4.1", Phrase("refusal-nun-line", about), (start, square))
    occupied = occupied_squares(state)
    if not occupied & yard.open & BIT[square]:
        return Refusal("R4.2", Phrase("refusal-nun-pushes-nobody", {**about, **WRITTEN}), (square,))
    fights = fight_squares(state)
    if not move.chain:
        rule = "R6.1" if fights & BIT[square] else "R4.2"
        return Refusal(rule, Phrase("refusal-nun-needs-way", about), (square,))
    push_sets = PushSets(state.setup, occupied & ~BIT[start], fights)
    return why_not_pushed(state.setup, push_sets, square, 0, move.chain)


# --- pushes ----------------------------------------------------------------------------------------------------------


def why_not_pushed(setup: Setup, push_sets: PushSets, start: int, forbidden: int, chain: PushChain) -> Refusal:
    """R9: the first square of a chain that is not allowed, or that shorter chains exist, or that there is none."""
    chains = push_sets.chains(start, forbidden)
    about: Args = {"from": NAMES[start], "way": tuple(NAMES[square] for square in chain)}
    if not chains:
        return Refusal("R9.4", Phrase("refusal-no-way", about), (start,))
    previous = start
    for place, square in enumerate(chain):
        if refused := why_not_square(setup, push_sets, (previous, square, start), forbidden, place == len(chain) - 1):
            return refused
        previous = square
    return Refusal("R9.3", Phrase("refusal-not-shortest", {**about, "length": len(chains[0])}), chain)


def why_not_square(
    setup: Setup, push_sets: PushSets, step: tuple[int, int, int], forbidden: int, last: bool
) -> Refusal | None:
    """R9: one square of a chain: a neighbour, not one that is barred, with room at the end and one piece before."""
    previous, square, start = step
    here = BIT[square]
    about: Args = {"from": NAMES[previous], "square": NAMES[square]}
    if setup.yard.obstacles & here:
        return Refusal("R9.2", Phrase("refusal-push-obstacle", about), (square,))
    if square == start:
        return Refusal("R9.4", Phrase("refusal-push-stays", about), (square,))
    if forbidden & here:
        return Refusal("R9.4", Phrase("refusal-push-barred", about), (square,))
    if not push_sets.around[previous] & here:
        return Refusal("R9.1", Phrase("refusal-not-neighbours", about), (previous, square))
    if SAFE & here and not (last and setup.push_to_safe):
        return Refusal("R9.2", Phrase("refusal-push-safe", about), (square,))
    if last and not push_sets.room & here:
        return Refusal("R9.2", Phrase("refusal-not-free", about), (square,))
    if not last and not push_sets.singles & here:
        return Refusal("R9.3", Phrase("refusal-chain", about), (square,))
    return None
