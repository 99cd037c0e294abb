"""A deliberately naive second reading of the law of Cerocle (shared/spec/cerocle.md), used only as a test oracle.

It shares nothing with the real engine. A state is the exchange JSON itself; `play` copies it and never changes its
argument. Positions and moves are trusted: nothing is validated here. Comments name the rule the code mirrors.
"""

import copy
from functools import cache
from typing import Any

State = dict[str, Any]
Cell = tuple[int, int]

COLOURS = ["brown", "green", "white"]
NEUTRAL = "white"  # C1.3: with two and four players; with three, white is a colour like the others
STEPS = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1)]  # C1.2: neighbours
DIRECTIONS = {"row": (0, 1), "rise": (1, 1), "fall": (1, 0)}  # C1.2: straight lines
LINE = 5  # C4.1
TEAM_RESERVE = 10  # C6.4

# --------------------------------------------------------------------------------------------------------- the board


def name(cell: Cell) -> str:
    return "abcdefghijk"[cell[0]] + str(cell[1] + 1)


@cache
def spaces(side: int) -> list[str]:
    """All spaces in board order."""  # C1.1, C1.2
    size = 2 * side - 1
    return [name((r, d)) for r in range(size) for d in range(size) if abs(r - d) < side]


@cache
def shifted(side: int, space: str, step: Cell) -> str | None:
    """The space one step away, or None off the board."""
    r = "abcdefghijk".index(space[0]) + step[0]
    d = int(space[1:]) - 1 + step[1]
    size = 2 * side - 1
    if 0 <= r < size and 0 <= d < size and abs(r - d) < side:
        return name((r, d))
    return None


@cache
def neighbours(side: int, space: str) -> list[str]:
    """The neighbours that exist, in board order."""  # C1.2
    found = [shifted(side, space, step) for step in STEPS]
    return [s for s in spaces(side) if s in found]


@cache
def adjacent(side: int) -> list[tuple[str, str]]:
    """All pairs of neighbouring spaces, each pair in board order."""
    order = spaces(side)
    return [(a, b) for a in order for b in neighbours(side, a) if order.index(a) < order.index(b)]


@cache
def circles(side: int) -> list[list[str]]:
    """The rings of all spaces that have six neighbours, by centre in board order."""  # C2.1
    return [neighbours(side, s) for s in spaces(side) if len(neighbours(side, s)) == 6]


@cache
def fair_spaces(side: int) -> list[str]:
    """The spaces exactly two steps from the centre."""  # C3.4
    centre = name((side - 1, side - 1))
    near = neighbours(side, centre)
    two = {s for n in near for s in neighbours(side, n)}
    return [s for s in spaces(side) if s in two and s not in near and s != centre]


# -------------------------------------------------------------------------------------------------------- the players


def players_of(state: State) -> int:
    return int(state["options"]["players"])


def side_of(state: State) -> int:
    return int(state["options"]["side"])


def colour_of(state: State, seat: int) -> str:
    """The seat's colour; four players sit brown, green, brown, green."""  # C1.3
    return COLOURS[seat % 2] if players_of(state) == 4 else COLOURS[seat]


def seats_of(state: State, colour: str) -> list[int]:
    """The seats that play a colour, in seat order; none for neutrals."""  # C1.3
    return [seat for seat in range(players_of(state)) if colour_of(state, seat) == colour]


def is_neutral(state: State, colour: str) -> bool:
    return players_of(state) != 3 and colour == NEUTRAL  # C1.3


def after(state: State, seat: int) -> list[int]:
    """All seats in turn order after `seat`, which itself comes last."""  # C1.4
    n = players_of(state)
    return [(seat + i) % n for i in range(1, n + 1)]


# --------------------------------------------------------------------------------------------- new, load and position


def no_spent() -> dict[str, list[str]]:
    return {"row": [], "rise": [], "fall": []}


def new(options: dict[str, str]) -> State:
    n = int(options.get("players", "2"))
    own, neutral = {2: (20, 4), 3: (17, 0), 4: (10, 2)}[n]  # C1.3
    return {
        "game": "cerocle",
        "options": {
            "players": n,
            "side": int(options.get("side", "5")),
            "relocate": options.get("relocate", "own_or_neutral"),
            "encircled": options.get("encircled", "opponent"),
            "start": options.get("start", "free"),
            "quiet": int(options.get("quiet", "50")),
        },
        "turn": 1,
        "player": 0,  # C1.4
        "phase": "act",
        "board": {},
        "reserves": [{"own": own, "neutral": neutral} for _ in range(n)],
        "taken": [[] for _ in range(n)],
        "exchanges": 0,
        "spent": no_spent(),
        "bans": [None] * n,
        "quiet": 0,
        "result": None,
    }


def load(position: dict[str, Any]) -> State:
    return copy.deepcopy(position)


def position(state: State) -> dict[str, Any]:
    out = copy.deepcopy(state)
    out["board"] = {s: state["board"][s] for s in spaces(side_of(state)) if s in state["board"]}
    return out


# ---------------------------------------------------------------------------------------------------------- legal moves


def empty_spaces(state: State) -> list[str]:
    return [s for s in spaces(side_of(state)) if s not in state["board"]]


def exchange_pairs(state: State) -> list[tuple[str, str]]:
    """Neighbouring pieces of different colours, any on the board, each pair in board order."""  # C4.3
    board = state["board"]
    return [(a, b) for a, b in adjacent(side_of(state)) if a in board and b in board and board[a] != board[b]]


def placements(state: State) -> list[str]:
    reserve = state["reserves"][state["player"]]
    goals = empty_spaces(state)
    if state["options"]["start"] == "fair" and state["turn"] == 1 and not state["board"]:  # C3.4
        goals = fair_spaces(side_of(state))
    moves = []
    if reserve["own"] > 0:
        moves += goals
    if reserve["neutral"] > 0:
        moves += ["n:" + goal for goal in goals]
    return moves


def may_relocate(state: State, colour: str) -> bool:
    """Whether the player to move may relocate pieces of this colour."""  # C5.1
    mine = colour == colour_of(state, state["player"])  # the partner's too: a team has one colour
    option = state["options"]["relocate"]
    if option == "any":
        return True
    if option == "own":
        return mine
    return mine or is_neutral(state, colour)


def relocations(state: State) -> list[str]:
    moves = []
    goals = empty_spaces(state)
    for origin, colour in state["board"].items():
        for goal in goals:
            if may_relocate(state, colour) and [origin, goal] not in state["bans"]:  # C5.1, C5.2: anyone's ban
                moves.append(origin + "-" + goal)
    return moves


def takings(state: State) -> list[str]:
    player = state["player"]
    taken = state["taken"][player]
    moves = []
    for space, colour in state["board"].items():
        if players_of(state) == 3:  # C6.5: an opposing piece, one from each opponent a game
            allowed = colour != colour_of(state, player) and colour not in taken
        else:  # C6.1: a neutral, 4 times a game, with four players 2 times
            allowed = is_neutral(state, colour) and len(taken) < {2: 4, 4: 2}[players_of(state)]
        if allowed:
            moves.append("x" + space)
    return moves


def legal(state: State) -> list[str]:
    if state["phase"] == "over":
        return []
    if state["phase"] == "exchange":  # C4.3, C4.5
        return sorted([a + "~" + b for a, b in exchange_pairs(state)] + ["done"])
    reserve = state["reserves"][state["player"]]
    if reserve["own"] > 0 or reserve["neutral"] > 0:  # C3.1
        return sorted(placements(state))
    return sorted(relocations(state) + takings(state))  # C3.2, C3.3: no passing


# ------------------------------------------------------------------------------------------------- circles and lines


def circle_won_by(state: State, ring: list[str], colour: str) -> bool:
    """Six of the colour, or five and one joker."""  # C2.2
    board = state["board"]
    if any(space not in board for space in ring):
        return False
    others = [board[space] for space in ring if board[space] != colour]
    if len(others) == 0:
        return True
    if len(others) == 1:
        return players_of(state) == 3 or is_neutral(state, others[0])
    return False


def circle_result(state: State) -> dict[str, Any] | None:
    """The result if there is a circle. No position in play has one, so any there is was just completed."""
    mover = state["player"]
    for seat in [mover, *after(state, mover)]:  # C2.3, C2.4: the mover's, else the first after the mover
        colour = colour_of(state, seat)
        won = [list(ring) for ring in circles(side_of(state)) if circle_won_by(state, ring, colour)]
        if won:
            return {"winners": seats_of(state, colour), "reason": "circle", "circles": won}
    return None


def lines(state: State, direction: str) -> list[list[str]]:
    """The mover's lines in one direction: whole straight runs of five or more of its colour."""  # C4.1
    board, side = state["board"], side_of(state)
    colour = colour_of(state, state["player"])  # the team's; neutrals do not count
    dr, dd = DIRECTIONS[direction]
    found = []
    for start in spaces(side):
        before = shifted(side, start, (-dr, -dd))
        if board.get(start) != colour or (before is not None and board.get(before) == colour):
            continue  # a run starts where the space before is not of the colour
        run = []
        space: str | None = start
        while space is not None and board.get(space) == colour:
            run.append(space)
            space = shifted(side, space, (dr, dd))
        if len(run) >= LINE:
            found.append(run)
    return found


def lines_at_start(state: State) -> dict[str, list[str]]:
    """The spaces of the mover's lines before the action, by direction."""  # C4.2
    return {direction: [s for line in lines(state, direction) for s in line] for direction in DIRECTIONS}


def lines_made(state: State, arrived: list[str], spent: dict[str, list[str]]) -> int:
    """Counts the lines made by pieces arriving on these spaces, and adds their spaces to `spent`."""  # C4.2
    made = 0
    for direction in DIRECTIONS:
        for line in lines(state, direction):
            fresh = any(space in arrived for space in line)
            if fresh and not any(space in spent[direction] for space in line):
                made += 1
                spent[direction] = [s for s in spaces(side_of(state)) if s in spent[direction] or s in line]
    return made


# -------------------------------------------------------------------------------------------------------------- play


def lift_bans(state: State, left: list[str]) -> None:
    """A ban is gone for good as soon as its piece leaves its space, in whatever way."""  # C5.2
    state["bans"] = [None if ban is not None and ban[0] in left else ban for ban in state["bans"]]


def end_game(state: State, result: dict[str, Any]) -> None:
    state["phase"] = "over"
    state["exchanges"] = 0
    state["spent"] = no_spent()
    state["result"] = result


def end_turn(state: State) -> None:
    state["exchanges"] = 0
    state["spent"] = no_spent()
    limit = state["options"]["quiet"] * players_of(state)
    if limit > 0 and state["quiet"] >= limit:  # C7.2
        end_game(state, {"winners": [], "reason": "quiet", "circles": []})
        return
    state["phase"] = "act"
    state["player"] = after(state, state["player"])[0]
    state["turn"] += 1


def settle(state: State, arrived: list[str], spent: dict[str, list[str]]) -> None:
    """After a placement, a relocation or an exchange: circles, then lines, then the end of the turn."""
    result = circle_result(state)
    if result is not None:  # C7.1, and C4.7: before any line counts
        end_game(state, result)
        return
    state["exchanges"] += lines_made(state, arrived, spent)  # C4.3, C4.4
    if state["exchanges"] > 0 and exchange_pairs(state):
        state["phase"] = "exchange"
        state["spent"] = {d: [s for s in spaces(side_of(state)) if s in spent[d]] for d in DIRECTIONS}
    else:
        end_turn(state)  # C4.5: without a pair they lapse


def give_back(state: State, colour: str) -> None:
    """Two and three players: a returned piece goes to the one player of its colour."""  # C6.2, C6.5
    state["reserves"][seats_of(state, colour)[0]]["own"] += 1


def deal(state: State, receivers: list[int], kind: str, count: int) -> None:
    """Four players: one by one, alternating, passing over whoever holds ten own pieces."""  # C6.4
    turn = 0
    while count > 0:
        reserve = state["reserves"][receivers[turn % 2]]
        turn += 1
        if kind == "own" and reserve["own"] >= TEAM_RESERVE:
            continue
        reserve[kind] += 1
        count -= 1


def take(state: State, space: str) -> None:
    board, player = state["board"], state["player"]
    around = [s for s in neighbours(side_of(state), space) if s in board]
    state["taken"][player] = sorted(state["taken"][player] + [board.pop(space)])  # C6.1, C6.5
    returned = [board.pop(s) for s in around]  # C6.2: the taker's own too
    lift_bans(state, [space, *around])
    for colour in COLOURS:
        count = returned.count(colour)
        if is_neutral(state, colour):
            opponents = [s for s in after(state, player) if colour_of(state, s) != colour_of(state, player)]
            if state["options"]["encircled"] == "out":  # C6.3
                continue
            if players_of(state) == 4:
                deal(state, opponents, "neutral", count)  # C6.4
            else:
                state["reserves"][opponents[0]]["neutral"] += count  # C6.3
        elif players_of(state) == 4:
            team = [s for s in after(state, player) if colour_of(state, s) == colour]
            deal(state, team, "own", count)  # C6.4
        else:
            for _ in range(count):
                give_back(state, colour)


def play(state: State, move: str) -> State:
    state = copy.deepcopy(state)
    board, player = state["board"], state["player"]

    if move == "done":  # C4.5
        end_turn(state)
        return state

    if "~" in move:  # C4.3
        a, b = move.split("~")
        board[a], board[b] = board[b], board[a]
        lift_bans(state, [a, b])  # C5.2: both pieces left their spaces
        state["exchanges"] -= 1
        settle(state, [a, b], state["spent"])
        return state

    spent = lines_at_start(state)  # C4.2

    if move.startswith("x"):  # C6
        take(state, move[1:])
        state["bans"][player] = None  # C5.2: the player has acted again
        state["quiet"] = 0  # C7.2
        end_turn(state)  # C6.6: no line, no circle
        return state

    if "-" in move:  # C5
        origin, goal = move.split("-")
        board[goal] = board.pop(origin)
        lift_bans(state, [origin])  # C5.2
        state["bans"][player] = [goal, origin]  # C5.2: in place of the player's former ban
        state["quiet"] += 1  # C7.2
        settle(state, [goal], spent)
        return state

    if move.startswith("n:"):  # C3.1: a neutral
        goal = move[2:]
        board[goal] = NEUTRAL
        state["reserves"][player]["neutral"] -= 1
    else:  # C3.1: an own piece
        goal = move
        board[goal] = colour_of(state, player)
        state["reserves"][player]["own"] -= 1
    state["bans"][player] = None  # C5.2
    state["quiet"] = 0  # C7.2
    settle(state, [goal], spent)
    return state
