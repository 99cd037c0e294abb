"""Why a well-formed move is not legal now: the rule that it breaks and the squares that show it."""

from __future__ import annotations

from typing import NamedTuple

from preau.games.api import Args, GameOver, IllegalMove, Phrase
from preau.games.recess.position import RecessPosition
from preau.games.recess.rules import legal
from preau.games.recess.rules.board import BIT, CORNER, NAMES, SAFE
from preau.games.recess.rules.legal import Move, MoveSets
from preau.games.recess.rules.pushes import PushSets, occupied
from preau.games.recess.rules.refused_pushes import why_not_pushed
from preau.games.recess.text import phrases
from preau.games.recess.text.parsing import parse


class Why(NamedTuple):
    """A refusal: rule, sentence, and the squares that show it."""

    rule: str
    phrase: Phrase
    squares: tuple[int, ...] = ()


def checked(position: RecessPosition, text: str) -> Move:
    """The legal move that `text` writes; raises what is wrong with it."""
    if position.over:
        raise GameOver(Phrase("refusal-over"), move=text, position=position)
    move = parse(position, text)
    if move in position.moves:
        return move
    raise refusal(position, text, why_not(position, move))


def check_timeout(position: RecessPosition) -> None:
    """R2.8: in a nun step bound by R5.6 the timer's event is refused."""
    if position.over:
        raise GameOver(Phrase("refusal-over"), move="timeout", position=position)
    if position.phase == "nun" and position.caught and legal.duty(position):
        why = Why("R2.8", Phrase("refusal-timeout", {"squares": names(position.caught)}), position.caught)
        raise refusal(position, "timeout", why)


def refusal(position: RecessPosition, text: str, why: Why) -> IllegalMove:
    squares = [NAMES[square] for square in dict.fromkeys(why.squares)]
    return IllegalMove(why.phrase, move=text, position=position, rule=why.rule, squares=squares)


def names(squares: tuple[int, ...]) -> str:
    return ", ".join(NAMES[square] for square in squares)


def why_not(position: RecessPosition, move: Move) -> Why:
    """The rule that a player would be told at the table: the most specific one."""
    if move.kind == "pass":
        return why_not_pass(position)
    if move.kind == "skip":
        return why_not_skip(position)
    if move.kind == "stay":
        return why_not_stay(position, move)
    wanted = "nun" if move.kind == "N" else "kids"
    if position.phase != wanted:  # R2.2: everything in its order
        return Why("R2.2", Phrase(f"refusal-order-{position.phase}", {"player": phrases.player(position.seat)}))
    return why_not_nun(position, move) if wanted == "nun" else why_not_child(position, move)


def seeing_nuns(position: RecessPosition, square: int) -> tuple[int, ...]:
    """R4.3: where the nuns stand that see a square."""
    sight = position.setup.yard.sight
    return tuple(nun for nun in position.nuns if sight[nun] & BIT[square])


# --- pass, skip, stay ------------------------------------------------------------------------------------------------


def why_not_pass(position: RecessPosition) -> Why:
    """R2.3: only a whole turn, and not when caught in the act."""
    if not position.first:
        return Why("R2.3", Phrase("refusal-pass-late"))
    fight = position.caught[0]
    nuns = seeing_nuns(position, fight)
    return Why("R2.3", Phrase("refusal-pass-caught", {"square": NAMES[fight]}), (fight, *nuns))


def why_not_skip(position: RecessPosition) -> Why:
    """R2.6, or R4.1: the nun step may not be passed."""
    if position.phase == "nun":
        return Why("R4.1", Phrase("refusal-skip-nun"))
    if position.phase == "stay":
        return Why("R2.6", Phrase("refusal-skip-stay"))
    about: Args = {"steps": len(position.steps), "children": position.movable.bit_count()}
    return Why("R2.6", Phrase("refusal-skip", about))


def why_not_stay(position: RecessPosition, move: Move) -> Why:
    """R5.5: once, at the start of the turn, for fights one leads, with a step for each child that leaves."""
    led = [fight.square for fight in legal.leads(position.fights, position.seat)]
    if position.phase != "stay":
        return Why("R2.2", Phrase("refusal-stay-late")) if led else Why("R5.5", Phrase("refusal-stay-none"))
    for square in move.way:
        if square not in led:
            return Why("R5.5", Phrase("refusal-stay-where", {"square": NAMES[square]}), (square, *led))
    leaving = tuple(square for square in led if square not in move.way)
    steps = max(0, len(position.steps) - len(move.way))
    return Why("R5.5", Phrase("refusal-stay-steps", {"leaving": len(leaving), "steps": steps}), leaving)


# --- children --------------------------------------------------------------------------------------------------------


def why_not_child(position: RecessPosition, move: Move) -> Why:
    """R2.5, R5.5: may this child move at all? R3: can it get there? Then, what it wants to do there."""
    child = position.seat * 4 + move.piece
    start = position.children[child]
    here = () if start not in range(144) else (start,)
    if not legal.movers(position) >> move.piece & 1:
        return why_not_movable(position, child, here)
    target = move.square
    about: Args = {"child": phrases.child(child), "square": NAMES[target], "steps": position.steps[0]}
    if position.setup.yard.obstacles & BIT[target]:
        return Why("R3.1", Phrase("refusal-obstacle", about), (target,))
    if not position.setup.yard.reach[position.steps[0]][start] & BIT[target]:
        return Why("R3.1", Phrase("refusal-too-far", about), (*(here or (CORNER[start],)), target))
    if start == target and position.must_leave >> move.piece & 1:
        return Why("R3.3", Phrase("refusal-stays-put", about), here)
    return WHY_NOT_THERE[move.kind](position, move, child)


def why_not_movable(position: RecessPosition, child: int, here: tuple[int, ...]) -> Why:
    """R2.5: held down, in detention, in a fight; R2.2: moved already; R5.5: others have to leave first."""
    about: Args = {"child": phrases.child(child)}
    if (position.serving | position.detained) >> child & 1:
        return Why("R2.5", Phrase("refusal-in-detention", about))
    for fight in position.fights:
        if child == fight.victim:
            return Why("R2.5", Phrase("refusal-held-down", about), here)
        if child == fight.attacker and not position.must_leave >> child % 4 & 1:
            return Why("R2.5", Phrase("refusal-in-fight", about), here)
    if not position.movable >> child % 4 & 1:
        return Why("R2.2", Phrase("refusal-moved", about), here)
    leavers = phrases.children_in(position.must_leave)
    fights = tuple(position.children[position.seat * 4 + leaver] for leaver in leavers)
    return Why("R5.5", Phrase("refusal-leavers-first", {**about, "squares": names(fights)}), fights)


def why_not_walk(position: RecessPosition, move: Move, child: int) -> Why:
    """R3.4: on an open square only if it is empty; a kiss happens of itself (R8.1)."""
    there = why_of_square(position, move, child)
    return there or Why("R8.1", Phrase("refusal-is-kiss", {"square": NAMES[move.square]}), (move.square,))


def why_not_fight(position: RecessPosition, move: Move, child: int) -> Why:
    """R5.1: only with another player's child, on an open square, out of sight."""
    about: Args = {"square": NAMES[move.square]}
    if SAFE & BIT[move.square]:
        return Why("R3.5", Phrase("refusal-fight-safe", about), (move.square,))
    there = why_of_square(position, move, child)
    return there or Why("R5.1", Phrase("refusal-nobody-to-fight", about), (move.square,))


def why_not_kiss(position: RecessPosition, move: Move, child: int) -> Why:
    """R8.1: only one's own child of the other sex, out of sight."""
    square = move.square
    about: Args = {"square": NAMES[square], "child": phrases.child(child)}
    if any(fight.square == square for fight in position.fights):
        return Why("R5.7", Phrase("refusal-is-fight", about), (square,))
    if any(position.children[partner] == square for partner in phrases.partners_of(child)):
        nuns = seeing_nuns(position, square)
        return Why("R8.1", Phrase("refusal-kiss-seen", about), (square, *nuns))
    return Why("R8.1", Phrase("refusal-kiss-nobody", about), (square,))


def why_of_square(position: RecessPosition, move: Move, child: int) -> Why | None:
    """What else ending on this square would be; None if a plain walk could end there, or a kiss would happen."""
    square = move.square
    about: Args = {"square": NAMES[square], "child": phrases.child(child)}
    if SAFE & BIT[square]:
        return None
    nuns = seeing_nuns(position, square)
    if any(fight.square == square for fight in position.fights):
        return Why("R5.7", Phrase("refusal-is-fight", about), (square,))
    if square in position.nuns:
        key = "refusal-must-tell" if legal.MoveSets(position).fights else "refusal-nothing-to-tell"
        return Why("R7.2", Phrase(key, about), (square,))
    others = [other for other, place in enumerate(position.children) if place == square and other != child]
    if not others:
        return None
    about["other"] = phrases.child(others[0])
    if others[0] // 4 != position.seat:
        if nuns:
            return Why("R5.2", Phrase("refusal-fight-seen", about), (square, *nuns))
        return Why("R5.1", Phrase("refusal-is-a-fight", about), (square,))
    if others[0] in phrases.partners_of(child):
        key = "refusal-kiss-seen" if nuns else "refusal-is-kiss"
        return Why("R8.1", Phrase(key, about), (square, *nuns))
    return Why("R5.3", Phrase("refusal-own-child", about), (square,))


def fights_after_leaving(position: RecessPosition, child: int) -> int:
    """The squares of the fights that go on once this child has left its own."""
    fights = MoveSets(position).fights
    return fights & ~BIT[position.children[child]]


def crowd_for(position: RecessPosition, child: int) -> PushSets:
    """Who stands where while a child's arrival pushes others."""
    start = position.children[child]
    return legal.crowd_after_leaving(MoveSets(position), BIT[start], fights_after_leaving(position, child))


def why_not_break_up(position: RecessPosition, move: Move, child: int) -> Why:
    """R5.7: a fight must be there, and both fighters need a way out."""
    square = move.square
    about: Args = {"square": NAMES[square]}
    if not fights_after_leaving(position, child) & BIT[square]:
        return Why("R5.7", Phrase("refusal-no-fight", about), (square,))
    crowd = crowd_for(position, child)
    ways = crowd.ways(square, 0)
    if move.way not in ways:
        return Why(*why_not_pushed(position.setup, crowd, square, 0, move.way))
    taken = 0
    for step in move.way:
        taken |= BIT[step]
    others = crowd.ways(square, taken)
    for step in move.other:
        if taken & BIT[step]:
            return Why("R5.7", Phrase("refusal-same-square", {"square": NAMES[step]}), (square, step))
    if not others:
        return Why("R5.7", Phrase("refusal-one-way-out", about), (square, *move.way))
    return Why(*why_not_pushed(position.setup, crowd, square, taken, move.other))


def why_not_tell(position: RecessPosition, move: Move, child: int) -> Why:
    """R7: a nun to tell, a fight to tell of, and somewhere for the victim to go."""
    nun, fight = move.square, move.fight
    about: Args = {"square": NAMES[nun], "fight": NAMES[fight]}
    if nun not in position.nuns:
        return Why("R7.1", Phrase("refusal-no-nun", about), (nun,))
    if SAFE & BIT[nun] and not position.setup.safe_telling:
        return Why("R7.2", Phrase("refusal-tell-safe", about), (nun,))
    fights = fights_after_leaving(position, child)
    if not fights:
        rule = "R7.1" if SAFE & BIT[nun] else "R7.2"
        return Why(rule, Phrase("refusal-nothing-to-tell", {**about, "child": phrases.child(child)}), (nun,))
    if not fights & BIT[fight]:
        left = MoveSets(position).fights & BIT[fight]
        key = "refusal-tell-left" if left else "refusal-tell-no-fight"
        return Why("R7.1", Phrase(key, about), (fight,))
    return Why(*why_not_pushed(position.setup, crowd_for(position, child), fight, BIT[nun], move.way))


WHY_NOT_THERE = {
    "-": why_not_walk,
    "x": why_not_fight,
    "*": why_not_kiss,
    "/": why_not_break_up,
    "!": why_not_tell,
}


# --- nuns ------------------------------------------------------------------------------------------------------------


def why_not_nun(position: RecessPosition, move: Move) -> Why:
    """R5.6 while it binds; R4.1: along her lines; R4.2: a way for whoever is pushed, and only then."""
    nun = move.piece - 4
    start, square = position.nuns[nun], move.square
    about: Args = {"nun": phrases.nun(nun), "square": NAMES[square]}
    yard = position.setup.yard
    duty = legal.duty(position) if position.caught else []
    if duty and not any(bound[:3] == move[:3] for bound in duty):
        nuns = tuple(nun for fight in position.caught for nun in seeing_nuns(position, fight))
        return Why("R5.6", Phrase("refusal-duty", {"squares": names(position.caught)}), (*position.caught, *nuns))
    if yard.obstacles & BIT[square]:
        return Why("R4.1", Phrase("refusal-nun-obstacle", about), (square,))
    if not yard.lines[start] & BIT[square]:
        return Why("R4.1", Phrase("refusal-nun-line", about), (start, square))
    full = occupied(position)
    if not full & yard.open & BIT[square]:
        return Why("R4.2", Phrase("refusal-nun-pushes-nobody", about), (square,))
    fights = MoveSets(position).fights
    if not move.way:
        rule = "R6.1" if fights & BIT[square] else "R4.2"
        return Why(rule, Phrase("refusal-nun-needs-way", about), (square,))
    crowd = PushSets(position.setup, full & ~BIT[start], fights)
    return Why(*why_not_pushed(position.setup, crowd, square, 0, move.way))
