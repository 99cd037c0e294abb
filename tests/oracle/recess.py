"""A deliberately naive second implementation of the law of Recess! (shared/spec/recess.md): a test oracle.

It mirrors the text rule by rule, trusts its input and shares no code with the engine. A state is the exchange JSON
itself; while a move is being worked out, the moving piece is "in the hand" (its place is HAND).
"""

from __future__ import annotations

import functools
import itertools
import re
from typing import Any

State = dict[str, Any]

COLUMNS = "abcdefghijkl"
ORDER = [column + str(row) for row in range(1, 13) for column in COLUMNS]  # board order: a1, b1, ... l1, a2, ...
NAMES = ["B1", "B2", "G1", "G2"]  # R1.6
SAFE = {"a1", "a2", "b1", "b2", "k11", "k12", "l11", "l12"}  # R1.4
ORTHOGONAL = [(0, 1), (1, 0), (0, -1), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
HAND = ""

SECTIONS = {  # R1.3, top row first
    "A": ["......", ".##...", "....#.", "....#.", ".#....", "...#.."],
    "B": ["...#..", ".#....", ".#..#.", "......", "..##..", ".....#"],
    "C": [".#....", ".#..#.", "......", "..#.##", "......", ".#..#."],
    "D": ["..#...", "....##", ".#....", "...#..", ".#.#..", "......"],
}

DEFAULTS = {
    "players": "3",
    "layout": "A0B0C0D0",
    "nuns": "queen",
    "safe_telling": "yes",
    "push_to_safe": "no",
    "push": "8",
    "tie": "fewest",
}
EDITIONS: dict[str, dict[str, str]] = {
    "fr": {},
    "de": {"push_to_safe": "yes", "tie": "most_loses"},
    "ja": {"nuns": "rook", "safe_telling": "no", "push_to_safe": "yes"},
}


# ---------------------------------------------------------------------------------------------------- the board


@functools.cache
def obstacles(layout: str) -> frozenset[str]:
    """R1.3: the obstacle squares of a layout; R1.4: the safety tiles cover those beneath them."""
    found = set()
    corners = [(0, 0), (6, 0), (0, 6), (6, 6)]  # south-west, south-east, north-west, north-east
    for number, (left, bottom) in enumerate(corners):
        letter, turns = layout[2 * number], int(layout[2 * number + 1])
        rows = [list(row) for row in SECTIONS[letter]]
        for _ in range(turns):  # a clockwise quarter turn: the left column, read upwards, becomes the top row
            rows = [list(row) for row in zip(*reversed(rows), strict=True)]
        for down, row in enumerate(rows):
            for right, mark in enumerate(row):
                if mark == "#":
                    found.add(COLUMNS[left + right] + str(bottom + 6 - down))
    return frozenset(found - SAFE)


@functools.cache
def beside(square: str, dx: int, dy: int) -> str | None:
    """The square one off in that direction, None off the board."""
    x, y = COLUMNS.index(square[0]) + dx, int(square[1:]) + dy
    if 0 <= x <= 11 and 1 <= y <= 12:
        return COLUMNS[x] + str(y)
    return None


def walls(state: State) -> frozenset[str]:
    return obstacles(state["options"]["layout"])


def lines(state: State, square: str) -> list[str]:
    """R4.1: the squares to which a nun on `square` has a line, pieces disregarded."""
    directions = ORTHOGONAL if state["options"]["nuns"] == "rook" else ORTHOGONAL + DIAGONAL
    found = []
    for dx, dy in directions:
        at = beside(square, dx, dy)
        while at is not None and at not in walls(state):
            found.append(at)
            at = beside(at, dx, dy)
    return found


def seen(state: State, square: str) -> bool:
    """R4.3: whether a nun sees the square; her own too."""
    return any(square == nun or square in lines(state, nun) for nun in state["nuns"])


def pieces_on(state: State, square: str) -> list[str]:
    """Everything on a square: nuns as N1, N2, children as seat + name."""
    found = ["N" + str(number + 1) for number, place in enumerate(state["nuns"]) if place == square]
    for seat, children in enumerate(state["children"]):
        found += [str(seat) + name for name in NAMES if children[name] == square]
    return found


def put(state: State, piece: str, square: str) -> None:
    if piece[0] == "N":
        state["nuns"][int(piece[1]) - 1] = square
    else:
        state["children"][int(piece[0])][piece[1:]] = square


def fight_on(state: State, square: str) -> State | None:
    for fight in state["fights"]:
        if fight["square"] == square:
            return dict(fight)
    return None


def led_by_player(state: State) -> list[State]:
    return [fight for fight in state["fights"] if int(fight["attacker"][0]) == state["player"]]


def copy(state: State) -> State:
    """A deep copy (copy.deepcopy is needlessly slow)."""
    new_state = {key: list(value) if isinstance(value, list) else value for key, value in state.items()}
    new_state["options"] = dict(state["options"])
    new_state["children"] = [dict(children) for children in state["children"]]
    new_state["fights"] = [dict(fight) for fight in state["fights"]]
    if state["result"] is not None:
        result = state["result"]
        new_state["result"] = dict(result, winners=list(result["winners"]), coins=list(result["coins"]))
    return new_state


# ----------------------------------------------------------------------------------------------- the interface


def new(options: dict[str, str]) -> State:
    named = {key: value for key, value in options.items() if key != "edition"}
    chosen: dict[str, Any] = {**DEFAULTS, **EDITIONS[options.get("edition", "fr")], **named}
    players = int(chosen["players"])
    chosen["players"] = players
    state: State = {
        "game": "recess",
        "options": chosen,
        "minute": 1,
        "player": 0,  # R1.7
        "phase": "kids",
        "steps": [],
        "first": True,
        "nuns": ["a1", "l12"],  # R1.6
        "children": [{"B1": "boys", "B2": "boys", "G1": "girls", "G2": "girls"} for _ in range(players)],
        "fights": [],
        "detained": [],
        "serving": [],
        "movable": [],
        "must_leave": [],
        "caught": [],
        "coins": [10] * players,
        "result": None,
    }
    begin_turn(state)
    settle(state)
    return state


def load(position: dict[str, Any]) -> State:
    return copy(position)


def position(state: State) -> dict[str, Any]:
    return copy(state)


def legal(state: State) -> list[str]:
    if state["phase"] == "over":
        return []
    if state["phase"] == "stay":
        moves = stay_moves(state)
    elif state["phase"] == "kids":
        moves = kid_moves(state)
        if len(state["steps"]) > len(state["movable"]):  # R2.6
            moves.append("skip")
    else:
        moves = nun_moves(state)
    if state["first"] and not state["caught"]:  # R2.3
        moves.append("pass")
    return sorted(moves)


def play(state: State, move: str) -> State:
    state = copy(state)
    state["first"] = False
    if move == "pass":
        end_turn(state)  # R2.3
    elif move == "skip":
        state["steps"].pop(0)  # R2.6
    elif move.startswith("stay "):
        squares = [] if move == "stay none" else move[len("stay ") :].split("+")
        stay(state, squares)
        state["phase"] = "kids"
    elif move[0] == "N":
        play_nun(state, move)
        end_turn(state)
    else:
        play_kid(state, move)
    settle(state)
    return state


def timeout(state: State) -> State | None:
    """R2.8."""
    if state["phase"] == "over":
        return None
    if state["phase"] == "nun" and bound_nun_moves(state):
        return None  # a nun step bound by R5.6
    state = copy(state)
    state["first"] = False
    if state["phase"] == "stay":
        stay(state, [fight["square"] for fight in led_by_player(state)])  # as if stayed in all, coins included
    enter_nun_phase(state)  # undone steps are lost
    if not bound_nun_moves(state):
        end_turn(state)
    settle(state)
    return state


# ---------------------------------------------------------------------------------------------- the turn's frame


def begin_turn(state: State) -> None:
    """R2.1: the turn of state["player"] in minute state["minute"] starts."""
    player = state["player"]
    mine = [child for child in state["detained"] if int(child[0]) == player]
    state["serving"] = sorted(mine)  # R6.2, R6.3
    state["detained"] = [child for child in state["detained"] if child not in mine]
    led = led_by_player(state)
    state["caught"] = [fight["square"] for fight in led if seen(state, fight["square"])]  # R5.6
    state["steps"] = steps_after(len(mine))
    held = [fight["victim"] for fight in state["fights"]]
    state["movable"] = [  # R2.5
        name for name in NAMES if str(player) + name not in held and str(player) + name not in mine
    ]
    state["must_leave"] = []
    state["phase"] = "stay" if led else "kids"  # R2.7: no phase (a) without a fight
    state["first"] = True


def steps_after(removed: int) -> list[int]:
    """R2.4: each one removes the largest step left."""
    steps = [3, 2, 1]
    for _ in range(removed):
        if steps:
            steps.remove(max(steps))
    return steps


def settle(state: State) -> None:
    """R2.7: drop what cannot be played, until there is a decision or the game is over."""
    while True:
        if state["phase"] == "kids":
            if not state["steps"]:
                enter_nun_phase(state)
            elif not kid_moves(state):
                state["steps"].pop(0)  # even if it could be skipped
            else:
                return
        elif state["phase"] == "nun":
            if nun_moves(state):
                return
            end_turn(state)
        else:
            return


def enter_nun_phase(state: State) -> None:
    state["phase"] = "nun"
    state["steps"] = []
    state["movable"] = []
    state["must_leave"] = []


def end_turn(state: State) -> None:
    state["serving"] = []  # R6.3
    if state["minute"] == 30:
        finish(state, None)  # R10.1
        return
    state["minute"] += 1  # R2.1
    state["player"] = (state["player"] + 1) % state["options"]["players"]
    begin_turn(state)


def finish(state: State, kisser: int | None) -> None:
    """R10.2."""
    coins = state["coins"]
    best = [seat for seat in range(len(coins)) if coins[seat] == max(coins)]
    lying = dict.fromkeys(best, 0)
    for child in state["detained"] + state["serving"]:
        if int(child[0]) in lying:
            lying[int(child[0])] += 1
    if kisser in best:
        best = [kisser]
    elif state["options"]["tie"] == "fewest":
        best = [seat for seat in best if lying[seat] == min(lying.values())]
    elif len(set(lying.values())) > 1:  # most_loses, unless all have as many
        best = [seat for seat in best if lying[seat] != max(lying.values())]
    enter_nun_phase(state)  # steps, movable and must_leave are empty
    state["phase"] = "over"
    state["caught"] = []
    state["first"] = False
    state["result"] = {"winners": best, "coins": list(coins), "kiss": kisser}


def take_coins(state: State, giver: int, most: int) -> None:
    """R5.4, R5.5, R8.2: the current player takes up to `most` coins."""
    paid = min(most, state["coins"][giver])
    state["coins"][giver] -= paid
    state["coins"][state["player"]] += paid


# ------------------------------------------------------------------------------------------- (a) stay or leave


def stay_moves(state: State) -> list[str]:
    """R5.5: every choice that leaves a step for each leaving child."""
    squares = [fight["square"] for fight in led_by_player(state)]
    moves = []
    for number in range(len(squares) + 1):
        for staying in itertools.combinations(squares, number):
            leaving = len(squares) - number
            if leaving <= len(steps_after(len(state["serving"]) + number)):  # R2.4
                moves.append("stay " + ("+".join(staying) or "none"))
    return moves


def stay(state: State, squares: list[str]) -> None:
    """R5.5: the player stays in the fights on these squares and leaves the others."""
    leaving = []
    for fight in led_by_player(state):
        name = fight["attacker"][1:]
        if fight["square"] in squares:
            take_coins(state, int(fight["victim"][0]), 1)
            state["movable"].remove(name)  # R2.5
        else:
            leaving.append(name)
    state["must_leave"] = [name for name in NAMES if name in leaving]
    state["steps"] = steps_after(len(state["serving"]) + len(squares))  # R2.4


# -------------------------------------------------------------------------------------------- fights and pushes


def lift(state: State, piece: str) -> State:
    """R9.2: the moving piece has already left its square, and a fight it left is over (R5.8)."""
    state = copy(state)
    for fight in list(state["fights"]):
        if fight["attacker"] == piece:
            end_fight(state, fight["square"])
    put(state, piece, HAND)
    return state


def end_fight(state: State, square: str) -> None:
    fight = fight_on(state, square)
    assert fight is not None
    state["fights"].remove(fight)
    if square in state["caught"]:
        state["caught"].remove(square)
    if int(fight["attacker"][0]) == state["player"] and fight["attacker"][1:] in state["must_leave"]:
        state["must_leave"].remove(fight["attacker"][1:])  # R5.5: the duty is gone


def ways(state: State, origin: str, unusable: set[str]) -> list[list[str]]:
    """R9: every shortest chain by which a piece can be pushed from `origin`."""
    directions = ORTHOGONAL if state["options"]["push"] == "4" else ORTHOGONAL + DIAGONAL  # R9.1

    def is_free(square: str) -> bool:  # R9.2
        if square in SAFE:
            return bool(state["options"]["push_to_safe"] == "yes")
        return not pieces_on(state, square)

    def is_link(square: str) -> bool:  # R9.3
        return square not in SAFE and len(pieces_on(state, square)) == 1

    beginnings: list[list[str]] = [[]]
    while beginnings:  # chains of one square, then of two, and so on
        longer = []
        for chain in beginnings:
            for dx, dy in directions:
                square = beside(chain[-1] if chain else origin, dx, dy)
                if square is None or square in walls(state) or square in chain:
                    continue
                if square == origin or square in unusable:  # R9.4
                    continue
                longer.append([*chain, square])
        complete = [chain for chain in longer if is_free(chain[-1])]
        if complete:
            return complete
        beginnings = [chain for chain in longer if is_link(chain[-1])]
    return []


def push(state: State, piece: str, way: list[str]) -> None:
    """R9.3: each piece goes to the next square of the chain. R9.5: nothing else happens."""
    for number in range(len(way) - 2, -1, -1):
        (displaced,) = pieces_on(state, way[number])
        put(state, displaced, way[number + 1])
    put(state, piece, way[0])


def nun_on_fight(state: State, nun: str, square: str, way: list[str]) -> None:
    """R6.1: a nun ends on a fight."""
    fight = fight_on(state, square)
    assert fight is not None
    end_fight(state, square)
    attacker = fight["attacker"]
    put(state, attacker, "boys" if attacker[1] == "B" else "girls")
    state["detained"] = sorted([*state["detained"], attacker])
    if int(attacker[0]) == state["player"] and attacker[1:] in state["movable"]:
        state["movable"].remove(attacker[1:])  # R2.5
    push(state, fight["victim"], way)
    put(state, nun, square)


# --------------------------------------------------------------------------------------- (b) (c) (d) the children


def walk(state: State, start: str, steps: int) -> set[str]:
    """R3.1: where exactly that many steps may lead; R3.2: out of an entrance."""
    places = {start}
    for _ in range(steps):
        reached: set[str] = set()
        for place in places:
            if place == "boys":
                reached.add("a1")
            elif place == "girls":
                reached.add("l12")
            else:
                neighbours = [beside(place, dx, dy) for dx, dy in ORTHOGONAL]
                reached |= {square for square in neighbours if square is not None and square not in walls(state)}
        places = reached
    return places


def kid_moves(state: State) -> list[str]:
    """The walks that are legal for the step at hand."""
    names = state["movable"]
    if len(state["steps"]) <= len(state["must_leave"]):
        names = state["must_leave"]  # R5.5
    moves = []
    for name in names:
        start = state["children"][state["player"]][name]
        after = lift(state, str(state["player"]) + name)
        for square in walk(state, start, state["steps"][0]):
            if square == start and name in state["must_leave"]:  # R3.3
                continue
            moves += [name + ending for ending in endings(after, name, square)]
    return moves


def endings(state: State, name: str, square: str) -> list[str]:
    """What the child, now in the hand, may do by ending on the square: the move texts less its name."""
    there = pieces_on(state, square)
    if square in SAFE:  # R3.5
        if kiss_partner(state, name, square):
            return ["*" + square]  # R8.1: of itself
        moves = ["-" + square]
        if square in state["nuns"] and state["options"]["safe_telling"] == "yes":  # R7.2
            moves += tellings(state, square)
        return moves
    # R3.4
    if not there:
        return ["-" + square]
    if fight_on(state, square):
        return break_ups(state, square)  # R5.7 comes before R5.3 and R8.1
    if square in state["nuns"]:
        return tellings(state, square)  # R7.2: always tells
    if kiss_partner(state, name, square):
        return ["*" + square]  # R8.1
    (other,) = there
    if int(other[0]) == state["player"]:
        return []  # R5.3, R8.1
    if seen(state, square):
        return []  # R5.2
    return ["x" + square]  # R5.1


def kiss_partner(state: State, name: str, square: str) -> bool:
    """R8.1: whether a child of the same player and the other sex is there, in no fight, on a square no nun sees."""
    others = [
        child
        for child in pieces_on(state, square)
        if child[0] == str(state["player"]) and child[1] != name[0] and fight_on(state, square) is None
    ]
    return bool(others) and not seen(state, square)


def break_ups(state: State, square: str) -> list[str]:
    """R5.7."""
    fight = fight_on(state, square)
    assert fight is not None
    moves = []
    for first in ways(state, square, set()):
        after = copy(state)
        push(after, fight["attacker"], first)  # the attacker's way is carried out first
        for second in ways(after, square, set(first)):  # and no square of it may occur in the victim's
            moves.append("/" + square + ">" + ":".join(first) + "," + ":".join(second))
    return moves


def tellings(state: State, square: str) -> list[str]:
    """R7.1: the child ends on this nun's square and tells of any one fight."""
    moves = []
    for fight in state["fights"]:
        for way in ways(state, fight["square"], {square}):  # R9.4: the teller's square cannot be used
            moves.append("!" + square + "@" + fight["square"] + ">" + ":".join(way))
    return moves


KID_MOVE = re.compile(r"([BG][12])([-x*/!])([a-l]\d+)(?:@([a-l]\d+))?(?:>([a-l0-9:,]+))?")


def play_kid(state: State, move: str) -> None:
    match = KID_MOVE.fullmatch(move)
    assert match is not None
    name, deed, square, told, way_text = match.groups()
    ways_given = [way.split(":") for way in way_text.split(",")] if way_text else []
    player = state["player"]
    child = str(player) + name
    state.update(lift(state, child))
    state["steps"].pop(0)
    state["movable"].remove(name)  # R2.2: no child moves twice; lift has ended its duty to leave
    if deed == "x":  # R5.1, R5.4
        (victim,) = pieces_on(state, square)
        state["fights"].append({"square": square, "attacker": child, "victim": victim})
        state["fights"].sort(key=lambda fight: ORDER.index(fight["square"]))
        take_coins(state, int(victim[0]), 1)
    elif deed == "/":  # R5.7
        fight = fight_on(state, square)
        assert fight is not None
        end_fight(state, square)
        push(state, fight["attacker"], ways_given[0])
        push(state, fight["victim"], ways_given[1])
    elif deed == "!":  # R7.1, R7.3: the lower-numbered nun
        nun = "N1" if state["nuns"][0] == square else "N2"
        nun_on_fight(state, nun, told, ways_given[0])
    put(state, child, square)
    if deed == "*":  # R8.2
        for seat in range(state["options"]["players"]):
            if seat != player:
                take_coins(state, seat, 2)
        finish(state, player)


# -------------------------------------------------------------------------------------------------- (e) the nuns


def nun_moves(state: State) -> list[str]:
    """The legal nun steps: those that R5.6 demands, if there are any."""
    return bound_nun_moves(state) or free_nun_moves(state)


def bound_nun_moves(state: State) -> list[str]:
    """R5.6: a nun that sees a caught fight (so has a line to it) moves onto it."""
    return [move for move in free_nun_moves(state) if move[3:].split(">")[0] in state["caught"]]


def free_nun_moves(state: State) -> list[str]:
    """R4.1, R4.2."""
    moves = []
    for nun in ("N1", "N2"):
        after = lift(state, nun)
        for square in lines(state, state["nuns"][int(nun[1]) - 1]):
            text = nun + "-" + square
            if square in SAFE or not pieces_on(after, square):
                moves.append(text)
            else:  # one piece, or a fight whose victim is pushed (R6.1)
                moves += [text + ">" + ":".join(way) for way in ways(after, square, set())]
    return moves


def play_nun(state: State, move: str) -> None:
    target, _, way_text = move[3:].partition(">")
    nun, way = move[:2], way_text.split(":")
    state.update(lift(state, nun))
    if fight_on(state, target):
        nun_on_fight(state, nun, target, way)  # R6.1
    else:
        if way_text:
            (pushed,) = pieces_on(state, target)
            push(state, pushed, way)
        put(state, nun, target)
