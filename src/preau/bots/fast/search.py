"""The search: UCT for any number of players, compiled whole, blind to the game.

Each seat prefers what gives itself the larger share of the win. Thought goes to the first few moves of a position, and
to more of them the longer it lasts (progressive widening). A position seen for the first time is worth what the game's
evaluation says, its moves start with what the game's rating says.

See `nodes` for what is remembered, `trees` for who calls this, `interface` for what a game brings.
"""

from __future__ import annotations

from math import sqrt

from preau.bots.fast.nodes import (
    BLIND_PERCENT,
    BLOCK,
    BLOCKS_USED,
    CHILD,
    COUNT_OF,
    EDGE,
    EDGES_USED,
    EXPAND_AFTER,
    EXPLORATION,
    FIRST,
    FIRST_OPEN,
    HORIZON,
    MOST_BLOCKS,
    MOST_EDGES,
    MOVE,
    MOVER,
    MOVES_KEPT,
    PARTIAL,
    PRIOR,
    PROVED,
    ROOT,
    TRIED,
    VISITS,
    add_visit,
    backup,
    decide_anew,
    find_block,
    new_block,
    prove,
    swap_edges,
)
from preau.games.fast.bits import LOW_62, copy, draw, fingerprint
from preau.games.fast.interface import SIZE, Floats, Ints, apply_move, is_over, legal, players, playout, rate, turn

MILLION = 1000000
NEVER_BLIND_PRIOR = 100.0  # a move rated so high is never overlooked
LEAST_PRIOR = -0.000001  # what is rated less is proved to lose
MOST_DEPTH = 400

INLINE = ("choose_edge", "keep_move")


def think(
    meta: Ints,
    blocks: Ints,
    totals: Floats,
    edges: Ints,
    table: Ints,
    root: Ints,
    state: Ints,
    moves: Ints,
    path: Ints,
    rng: Ints,
    priors: Floats,
    values: Floats,
    scratch: Floats,
    simulations: int,
) -> int:
    """Simulate so many times from the root, fewer if the matter is settled or the memory full; how often it was."""
    seats, shares = players(root), len(totals) // 2
    top = meta[ROOT]
    for done in range(simulations):
        if blocks[top * BLOCK + PROVED] or meta[BLOCKS_USED] + 2 > meta[MOST_BLOCKS]:
            return done
        copy(root, state)
        block, depth = top, 0
        path[0] = top
        while True:
            at = block * BLOCK
            unseen = not blocks[at + COUNT_OF] and not blocks[at + PROVED]
            if unseen and blocks[at + VISITS] >= meta[EXPAND_AFTER] and turn(state) <= meta[HORIZON]:
                expand(meta, blocks, totals, edges, block, state, moves, rng, priors, values, scratch, meta[MOVES_KEPT])
            if blocks[at + PROVED] or not blocks[at + COUNT_OF] or depth + 1 >= MOST_DEPTH:
                for seat in range(seats):
                    values[seat] = totals[shares + block * seats + seat]
                add_visit(blocks, totals, block, values, seats)
                break
            edge = choose_edge(meta, blocks, totals, edges, block, seats)
            apply_move(state, edges[edge + MOVE])
            edges[edge + TRIED] += 1
            child = edges[edge + CHILD]
            depth += 1
            if child < 0:
                key = fingerprint(state, SIZE)
                child = find_block(meta, blocks, table, key)
                known = child >= 0
                if not known:
                    child = new_block(meta, blocks, totals, table, key, state, values, scratch, seats)
                edges[edge + CHILD] = child
                path[depth] = child
                if not known:
                    break
            path[depth] = child
            block = child
        backup(blocks, totals, edges, path, depth, values, seats)
    return simulations


def set_root(
    meta: Ints,
    blocks: Ints,
    totals: Floats,
    edges: Ints,
    table: Ints,
    root: Ints,
    state: Ints,
    moves: Ints,
    rng: Ints,
    priors: Floats,
    values: Floats,
    scratch: Floats,
) -> None:
    """Begin at a position: where it is in the tree already if it is, with all its moves open to thought."""
    seats = players(root)
    key = fingerprint(root, SIZE)
    block = find_block(meta, blocks, table, key)
    if block < 0:
        block = new_block(meta, blocks, totals, table, key, root, values, scratch, seats)
    meta[ROOT] = block
    at = block * BLOCK
    decide_anew(blocks, totals, edges, block, seats)
    old_first, old_count = blocks[at + FIRST], blocks[at + COUNT_OF]
    if old_count and not blocks[at + PARTIAL]:
        return
    blocks[at + PROVED] = 0  # not by a glance: the root is proved by a move
    expand(meta, blocks, totals, edges, block, root, moves, rng, priors, values, scratch, len(moves))
    first = blocks[at + FIRST]
    front, end = first, first + EDGE * blocks[at + COUNT_OF]
    for old in range(old_first, old_first + EDGE * old_count, EDGE):  # those tried come first
        for new in range(front, end if edges[old + CHILD] >= 0 else front, EDGE):
            if edges[old + MOVE] == edges[new + MOVE]:
                swap_edges(edges, front, new)
                edges[front + CHILD] = edges[old + CHILD]
                front += EDGE
                break
    if not blocks[at + PROVED]:
        prove(blocks, totals, edges, block, seats)
    put_ending_first(blocks, edges, block, root, state)


def put_ending_first(blocks: Ints, edges: Ints, block: int, root: Ints, state: Ints) -> None:
    """Of moves about as promising, one that ends the game comes first: no win is sooner."""
    first = blocks[block * BLOCK + FIRST]
    for edge in range(first, first + EDGE * blocks[block * BLOCK + COUNT_OF], EDGE):
        if 2 * edges[edge + PRIOR] < edges[first + PRIOR]:
            return
        copy(root, state)
        apply_move(state, edges[edge + MOVE])
        if is_over(state):
            swap_edges(edges, first, edge)
            return


def expand(
    meta: Ints,
    blocks: Ints,
    totals: Floats,
    edges: Ints,
    block: int,
    state: Ints,
    moves: Ints,
    rng: Ints,
    priors: Floats,
    values: Floats,
    scratch: Floats,
    moves_kept: int,
) -> None:
    """Look into a position: write its most promising moves as edges, best first."""
    at, seats, shares = block * BLOCK, players(state), len(totals) // 2
    count = legal(state, moves)
    if count == 0 or meta[EDGES_USED] + EDGE * min(count, moves_kept) > meta[MOST_EDGES]:
        return
    rate(state, moves, count, priors, values, scratch)
    if moves_kept == len(moves):  # the root: among moves alike, a different one every time
        for i in range(count):
            priors[i] *= 1.0 + draw(rng, 100) / 200.0
    kept, lost, blind_percent, least = 0, 0, meta[BLIND_PERCENT], LEAST_PRIOR
    for i in range(count):  # the best so far stand at the front, in order
        prior = priors[i]
        if prior <= least:  # proved to lose, or promising too little to be kept
            lost += prior < 0.0
        elif not blind_percent or prior >= NEVER_BLIND_PRIOR or draw(rng, 100) >= blind_percent:
            kept = keep_move(moves, priors, moves[i], prior, kept, moves_kept)
            if kept == moves_kept:
                least = priors[kept - 1]
    if lost == count:  # every move loses, some of them less obviously
        blocks[at + PROVED] = 1
        for seat in range(seats):
            total = values[seat] * blocks[at + VISITS]
            totals[block * seats + seat], totals[shares + block * seats + seat] = total, total / blocks[at + VISITS]
        for i in range(count):
            if kept < moves_kept or -1.0 / priors[i] > priors[kept - 1]:
                kept = keep_move(moves, priors, moves[i], -1.0 / priors[i], kept, moves_kept)
    elif kept == 0:
        kept = 1  # nothing was seen: whatever comes first
    blocks[at + PARTIAL] = 0 if kept + lost >= count else 1
    total = 0.0
    for i in range(kept):
        priors[i] = max(priors[i], 0.000001)
        total += priors[i]
    first = meta[EDGES_USED]
    for i in range(kept):
        edge = first + EDGE * i
        edges[edge + MOVE], edges[edge + TRIED], edges[edge + CHILD] = moves[i], 0, -1
        edges[edge + PRIOR] = int(priors[i] / total * MILLION)
    blocks[at + FIRST] = first
    blocks[at + COUNT_OF] = kept
    meta[EDGES_USED] += EDGE * kept


def keep_move(moves: Ints, priors: Floats, move: int, prior: float, kept: int, moves_kept: int) -> int:
    """Put a move among those kept, in the order of their promise, and say how many they are now."""
    place = kept if kept < moves_kept else kept - 1
    while place > 0 and priors[place - 1] < prior:
        moves[place], priors[place] = moves[place - 1], priors[place - 1]
        place -= 1
    moves[place], priors[place] = move, prior
    return kept + 1 if kept < moves_kept else kept


def choose_edge(meta: Ints, blocks: Ints, totals: Floats, edges: Ints, block: int, seats: int) -> int:
    """The edge with the best upper bound among the first few, which grow in number with the visits."""
    at = block * BLOCK
    seat, root = blocks[at + MOVER], sqrt(float(blocks[at + VISITS]))
    shares = len(totals) // 2 + seat
    # a move not tried yet is thought a little worse than the position (first-play urgency)
    unknown = totals[shares + block * seats] * 0.95
    doubt = meta[EXPLORATION] * root / MILLION / MILLION
    left = meta[FIRST_OPEN] + int(root)
    first = blocks[at + FIRST]
    best, best_bound = first, -1.0
    for number in range(blocks[at + COUNT_OF]):
        edge = first + EDGE * number & LOW_62  # never negative, as the compiler knows by this
        child = edges[edge + CHILD]
        if child < 0:  # none after it has been tried either, and none promises more
            return edge if unknown + doubt * edges[edge + PRIOR] > best_bound else best
        bound = totals[shares + child * seats & LOW_62]
        if not blocks[child * BLOCK + PROVED]:
            bound += doubt * edges[edge + PRIOR] / (1 + edges[edge + TRIED])
            left -= 1
        if bound > best_bound:
            best, best_bound = edge, bound
        if left == 0:
            break
    return best


def playouts(start: Ints, state: Ints, moves: Ints, rng: Ints, games: int) -> int:
    """Play so many random games from a position, and say how many decisions they took."""
    made = 0
    for _ in range(games):
        copy(start, state)
        made += playout(state, moves, rng)
    return made
