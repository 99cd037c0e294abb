"""What a player is asked for at each click of a move, in words."""

from __future__ import annotations

from collections.abc import Sequence

from preau.games.api import Args, Phrase
from preau.games.recess.rules.board import NAMES, SQUARE
from preau.games.recess.rules.legal import duty_moves, movers
from preau.games.recess.rules.state import ALL_STEPS, CHILDREN, COLOURS, Move, RecessState, fight_on, fights_led
from preau.games.recess.text import phrases


def prompt(state: RecessState, chosen: Sequence[str]) -> Phrase | None:
    """What is asked for after these clicks; None where nothing is: the path is complete or none of this moment."""
    if state.phase == "stay":
        return ask_about_fight(state, chosen)
    if not chosen:
        return ask_for_child(state) if state.phase == "kids" else ask_for_nun(state)
    piece = piece_of(state, chosen[0])
    if piece is None:
        return None
    if len(chosen) == 1:
        return ask_where_child_walks(state, piece) if piece < 4 else ask_where_nun_goes(state, piece)
    goal = SQUARE.get(chosen[1])
    meant = [move for move in state.moves if move.piece == piece and move.square == goal]
    return ask_for_rest(state, meant, chosen[2:]) if meant else None


def piece_of(state: RecessState, clicked: str) -> int | None:
    """The number that moves give to a piece of the board: a child of the mover's, or a nun."""
    if clicked in ("N1", "N2"):
        return int(clicked[1]) + 3
    colour, _, name = clicked.partition("-")
    return CHILDREN.index(name) if colour == COLOURS[state.seat] and name in CHILDREN else None


def tell_dropped_steps(before: RecessState, move: Move, after: RecessState) -> Phrase | None:
    """R2.7: which walks of whoever is to decide now have dropped out with this move, because nobody can walk them."""
    if after.phase not in ("kids", "nun"):
        return None
    if (before.minute, before.seat) != (after.minute, after.seat):
        due = ALL_STEPS[min(len(ALL_STEPS), after.serving.bit_count()) :]  # R2.4
    else:
        due = before.steps[len(move.stays) if move.kind == "stay" else 1 :]
    dropped = due[: len(due) - len(after.steps)]
    return Phrase("prompt-dropped", {"count": len(dropped), "steps": phrases.sign_list(dropped)}) if dropped else None


def alternatives(state: RecessState) -> str:
    """Which words end a choice without a piece: to pass the turn, to skip the step."""
    kinds = {move.kind for move in state.moves if move.kind in ("pass", "skip")}
    return "both" if len(kinds) == 2 else kinds.pop() if kinds else "no"


# --- stay or leave ---------------------------------------------------------------------------------------------------


def ask_about_fight(state: RecessState, chosen: Sequence[str]) -> Phrase | None:
    """R5.5: fight by fight, what it brings to stay and which step it costs (R2.4)."""
    led = fights_led(state.fights, state.seat)
    if len(chosen) >= len(led) or "pass" in chosen:
        return None
    fight = led[len(chosen)]
    stays = sum(step.startswith("stay:") for step in chosen)
    decided = [each.square for each, step in zip(led, chosen, strict=False) if step.startswith("stay:")]
    left = [each.square for each, step in zip(led, chosen, strict=False) if step.startswith("leave:")]
    may_leave = any(
        move.kind == "stay"
        and set(decided) <= set(move.stays)
        and not set(left) & set(move.stays)
        and fight.square not in move.stays
        for move in state.moves
    )
    place: Args = {"number": len(chosen) + 1, "of": len(led)}
    about: Args = {
        "which": Phrase("prompt-which", place) if len(led) > 1 else "",
        "square": NAMES[fight.square],
        "seen": "yes" if fight.square in state.caught else "no",
        "coin": "yes" if state.coins[fight.victim // 4] else "no",
        "cost": state.steps[stays] if stays < len(state.steps) else 0,
    }
    return Phrase("prompt-stay" if may_leave else "prompt-stay-only", about)


# --- children --------------------------------------------------------------------------------------------------------


def ask_for_child(state: RecessState) -> Phrase:
    """R2.2: which child takes the step at hand; R5.5: sometimes only those that have to leave."""
    bound = state.must_leave and movers(state) == state.must_leave
    another = "yes" if has_walked_or_fights(state) else "no"
    about: Args = {"steps": state.steps[0], "another": another, **tell_lost_walks(state)}
    free: Args = {"free": state.movable.bit_count(), "left": len(state.steps)}
    about |= {"or": alternatives(state), "few": Phrase("prompt-few", free)}  # R2.6
    if bound:
        return Phrase("prompt-leaver", about | {"leavers": state.must_leave.bit_count()})
    return Phrase("prompt-child", about)


def tell_lost_walks(state: RecessState) -> Args:
    """R2.4: how many of the turn's walks detention has taken, and the sentence that says so, until a child has walked.

    Not what fights have taken: who stays was told the price, and whether a child that fights has stayed or has walked
    there just now, a position does not tell.
    """
    lying = serving_children(state)
    lost = len(ALL_STEPS) - len(state.steps)
    if not lying or lost != min(len(ALL_STEPS), len(lying)):
        return {"lost": 0, "gone": ""}
    signs = phrases.sign_list([CHILDREN[child % 4] for child in lying])
    return {"lost": lost, "gone": Phrase("prompt-gone", {"lost": lost, "lying": len(lying), "liers": signs})}


def serving_children(state: RecessState) -> list[int]:
    return [child for child in range(state.seat * 4, state.seat * 4 + 4) if state.serving >> child & 1]


def has_walked_or_fights(state: RecessState) -> bool:
    """R2.2: whether a child of the mover's, neither held down nor in detention, has done its part this turn."""
    mine = {*range(state.seat * 4, state.seat * 4 + 4)}
    kept = {fight.victim for fight in state.fights} | {*serving_children(state)}
    return any(not state.movable >> child % 4 & 1 for child in mine - kept)


def ask_where_child_walks(state: RecessState, piece: int) -> Phrase:
    """R3.1: exactly so many steps."""
    kind = "girl" if piece & 2 else "boy"
    return Phrase("prompt-walk", {"kind": kind, "number": piece % 2 + 1, "steps": state.steps[0]})


def ask_for_rest(state: RecessState, meant: Sequence[Move], chosen: Sequence[str]) -> Phrase | None:
    """What else is to be said of a move whose piece and goal are known: which fight is told of, who is pushed where."""
    tellings = [move for move in meant if move.kind == "!"]
    rest = list(chosen)
    if tellings and len(tellings) < len(meant):  # R7.2: on a safe square telling is the mover's choice
        if not rest:
            return Phrase("prompt-walk-or-tell")
        if rest.pop(0) == "walk":
            return None
    if tellings:
        if not rest:
            nun = state.nuns.index(tellings[0].square)
            return Phrase("prompt-tell", {"nun": phrases.nun(nun)})
        fight = SQUARE.get(rest.pop(0))
        meant = [move for move in tellings if move.fight == fight]
    pushes = [move for move in meant if list(map(NAMES.__getitem__, push_targets(move)[: len(rest)])) == rest]
    if not pushes or len(rest) >= len(push_targets(pushes[0])):
        return None
    return ask_where_pushed(state, pushes[0], len(rest))


# --- nuns ------------------------------------------------------------------------------------------------------------


def ask_for_nun(state: RecessState) -> Phrase:
    """R4.1: either nun; R5.6: caught in the act, one that sees it."""
    if state.caught and duty_moves(state):
        return Phrase("prompt-nun-duty", {"squares": tuple(NAMES[square] for square in state.caught)})
    return Phrase("prompt-nun", {"or": alternatives(state), **tell_lost_walks(state)})


def ask_where_nun_goes(state: RecessState, piece: int) -> Phrase:
    about: Args = {"nun": phrases.nun(piece - 4)}
    if state.caught and duty_moves(state):
        return Phrase("prompt-nun-to-fight", about)
    return Phrase("prompt-nun-to", {**about, "lines": str(state.setup.options["nuns"])})


# --- pushes ----------------------------------------------------------------------------------------------------------


def push_targets(move: Move) -> tuple[int, ...]:
    """R9: the squares that pushed pieces go to, in the order of the clicks."""
    return (*move.chain, *move.victim_chain)


def ask_where_pushed(state: RecessState, move: Move, place: int) -> Phrase:
    """R9.1: who is pushed by this click; R9.3: or who has to make room for whoever is."""
    first = first_pushed(state, move, second=place >= len(move.chain))
    chain, at = (move.chain, place) if place < len(move.chain) else (move.victim_chain, place - len(move.chain))
    pushed = first if at == 0 else piece_on(state, move, chain[at - 1])
    what: Args = {"piece": phrases.nun(-1 - pushed) if pushed < 0 else phrases.child(pushed)}
    what["why"] = why_pushed(state, move)
    return Phrase(f"prompt-{'room' if at else 'push'}{'-nun' if pushed < 0 else ''}", what)


def why_pushed(state: RecessState, move: Move) -> str:
    """R5.7, R6.1, R4.2: a fight is broken up, a nun ends one, or she stops where somebody stands."""
    ends = move.kind == "!" or any(fight.square == move.square for fight in state.fights)
    return "broken" if move.kind == "/" else "fight" if ends else "nun"


def first_pushed(state: RecessState, move: Move, *, second: bool) -> int:
    """Who gives way: the fighters, or whoever a nun ends on; a child, or -1, -2 for the nuns."""
    square = move.fight if move.kind == "!" else move.square
    if any(fight.square == square for fight in state.fights):
        fight = fight_on(state, square)
        return fight.attacker if move.kind == "/" and not second else fight.victim
    return piece_on(state, move, square)


def piece_on(state: RecessState, move: Move, square: int) -> int:
    """The one piece on a square, the mover left out, which is under way: a child, or -1, -2 for the nuns."""
    mover = state.seat * 4 + move.piece if move.piece < 4 else -1
    for child, place in enumerate(state.children):
        if place == square and child != mover:
            return child
    return next(-1 - nun for nun, place in enumerate(state.nuns) if place == square and nun != move.piece - 4)
