"""The tree in flat arrays: positions that were reached, the moves from them, and what is known of each.

A position is a *block*; how it was reached does not matter, so that positions reached by different ways are one (a
transposition table finds them, and finds the new root when the game has gone on). A block that is looked into has
*edges*: its most promising moves, best first. What is proved is no estimate: it goes up the tree as proved.

What each seat has of a block is in `totals`: in the first half what all visits have brought, added up, in the second
its share, which is that by the visits. A search asks for a share much more often than it changes.

See `search` for who thinks in it.
"""

from __future__ import annotations

from preau.games.fast.bits import HALF
from preau.games.fast.interface import Floats, Ints, evaluate, is_over, player, rewards

# meta: numbers about the whole tree
BLOCKS_USED, EDGES_USED, ROOT, MOST_BLOCKS, MOST_EDGES, TABLE_SIZE = range(6)
# how the level thinks; the last in millionths
MOVES_KEPT, HORIZON, BLIND_PERCENT, FIRST_OPEN, EXPAND_AFTER, EXPLORATION = range(6, 12)
META = 12

# a block
KEY, FIRST, COUNT_OF, MOVER, VISITS, PROVED, PARTIAL, BLOCK = range(8)

# an edge
MOVE, TRIED, CHILD, PRIOR, EDGE = range(5)  # the prior in millionths

INLINE = ("add_visit", "backup", "enter_block", "find_block", "first_slot")


def find_block(meta: Ints, blocks: Ints, table: Ints, key: int) -> int:
    """The block of a position, or -1."""
    size = meta[TABLE_SIZE]
    slot = first_slot(key, size)
    while table[slot]:
        if blocks[(table[slot] - 1) * BLOCK + KEY] == key:
            return table[slot] - 1
        slot = slot + 1 if slot + 1 < size else 0
    return -1


def first_slot(key: int, size: int) -> int:
    """Where in the table a key is looked for first: by 31 of its bits, which is quicker than a division."""
    return (key >> 31 & HALF) * size >> 31


def enter_block(meta: Ints, table: Ints, key: int) -> int:
    """The next free block, which the table finds by that key from now on."""
    block = meta[BLOCKS_USED]
    meta[BLOCKS_USED] += 1
    size = meta[TABLE_SIZE]
    slot = first_slot(key, size)
    while table[slot]:
        slot = slot + 1 if slot + 1 < size else 0
    table[slot] = block + 1
    return block


def new_block(
    meta: Ints,
    blocks: Ints,
    totals: Floats,
    table: Ints,
    key: int,
    state: Ints,
    values: Floats,
    scratch: Floats,
    seats: int,
) -> int:
    """A position seen for the first time, and what it is worth at a glance (in `values` too)."""
    block = enter_block(meta, table, key)
    at = block * BLOCK
    if is_over(state):
        rewards(state, values)
        blocks[at + PROVED] = 1
    else:
        blocks[at + PROVED] = 1 if evaluate(state, values, scratch) else 0
    blocks[at + KEY] = key
    blocks[at + MOVER] = player(state)
    blocks[at + VISITS] = 1
    blocks[at + FIRST] = blocks[at + COUNT_OF] = blocks[at + PARTIAL] = 0
    shares = len(totals) // 2
    for seat in range(seats):
        totals[block * seats + seat] = totals[shares + block * seats + seat] = values[seat]
    return block


def carry_over(
    blocks: Ints,
    totals: Floats,
    edges: Ints,
    block: int,
    new_meta: Ints,
    new_blocks: Ints,
    new_totals: Floats,
    new_edges: Ints,
    new_table: Ints,
    seats: int,
) -> None:
    """Copy a block and what follows from it into an empty tree, the nearest first, until that is half full.

    The copies are also the queue of what is left to do: until then, `FIRST` says which block one is a copy of. One
    whose moves have no room any more is as if it had not been looked into.
    """
    copy_block(blocks, totals, block, new_meta, new_blocks, new_totals, new_table, seats)
    new = 0
    while new < new_meta[BLOCKS_USED]:
        at, new_first = new * BLOCK, new_meta[EDGES_USED]
        first, moves = blocks[new_blocks[at + FIRST] * BLOCK + FIRST], new_blocks[at + COUNT_OF]
        new += 1
        new_blocks[at + FIRST] = new_first
        room = new_meta[MOST_BLOCKS] // 2 - new_meta[BLOCKS_USED]
        if moves > room or 2 * (new_first + EDGE * moves) > new_meta[MOST_EDGES]:
            new_blocks[at + COUNT_OF] = new_blocks[at + PARTIAL] = 0
            continue
        for i in range(EDGE * moves):
            new_edges[new_first + i] = edges[first + i]
        for edge in range(new_first, new_first + EDGE * moves, EDGE):
            child = new_edges[edge + CHILD]
            if child >= 0:
                copied = find_block(new_meta, new_blocks, new_table, blocks[child * BLOCK + KEY])
                if copied < 0:
                    copied = copy_block(blocks, totals, child, new_meta, new_blocks, new_totals, new_table, seats)
                new_edges[edge + CHILD] = copied
        new_meta[EDGES_USED] += EDGE * moves


def copy_block(
    blocks: Ints,
    totals: Floats,
    block: int,
    new_meta: Ints,
    new_blocks: Ints,
    new_totals: Floats,
    new_table: Ints,
    seats: int,
) -> int:
    """Copy a block without its edges into another tree, and say where it is there."""
    new = enter_block(new_meta, new_table, blocks[block * BLOCK + KEY])
    for i in range(BLOCK):
        new_blocks[new * BLOCK + i] = blocks[block * BLOCK + i]
    shares, new_shares = len(totals) // 2, len(new_totals) // 2
    for seat in range(seats):
        new_totals[new * seats + seat] = totals[block * seats + seat]
        new_totals[new_shares + new * seats + seat] = totals[shares + block * seats + seat]
    new_blocks[new * BLOCK + FIRST] = block
    return new


def decide_anew(blocks: Ints, totals: Floats, edges: Ints, block: int, seats: int) -> None:
    """Forget how often each move was tried, not what is known of it: what was tried on the way here may not be best."""
    at, shares = block * BLOCK, len(totals) // 2
    for seat in range(seats):
        totals[block * seats + seat] = totals[shares + block * seats + seat]
    blocks[at + VISITS] = 1
    for edge in range(blocks[at + FIRST], blocks[at + FIRST] + EDGE * blocks[at + COUNT_OF], EDGE):
        edges[edge + TRIED] = 0


def swap_edges(edges: Ints, one: int, other: int) -> None:
    for i in range(EDGE):
        edges[one + i], edges[other + i] = edges[other + i], edges[one + i]


def backup(blocks: Ints, totals: Floats, edges: Ints, path: Ints, depth: int, values: Floats, seats: int) -> None:
    """Add the values to every position on the way, and prove what follows from what was proved below it."""
    proved = blocks[path[depth] * BLOCK + PROVED] != 0
    for i in range(depth - 1, -1, -1):
        add_visit(blocks, totals, path[i], values, seats)
        if proved:
            proved = prove(blocks, totals, edges, path[i], seats)


def add_visit(blocks: Ints, totals: Floats, block: int, values: Floats, seats: int) -> None:
    """A position was visited once more, and that brought the values."""
    shares, visits = len(totals) // 2, blocks[block * BLOCK + VISITS] + 1
    blocks[block * BLOCK + VISITS] = visits
    for at in range(block * seats, block * seats + seats):
        total = totals[at] + values[at - block * seats]
        totals[at], totals[shares + at] = total, total / visits


def prove(blocks: Ints, totals: Floats, edges: Ints, block: int, seats: int) -> bool:
    """A position is proved if its mover has a proved win, or if all that can be done is proved."""
    at, shares = block * BLOCK, len(totals) // 2
    seat, best, best_share, open_moves = blocks[at + MOVER], -1, -1.0, blocks[at + PARTIAL]
    for i in range(blocks[at + COUNT_OF]):
        child = edges[blocks[at + FIRST] + EDGE * i + CHILD]
        if child < 0 or not blocks[child * BLOCK + PROVED]:
            open_moves += 1
            continue
        share = totals[shares + child * seats + seat]
        if share > best_share:
            best, best_share = child, share
    if best < 0:
        return False
    smallest = largest = best_share
    for other in range(seats):
        share = totals[shares + best * seats + other]
        smallest, largest = min(smallest, share), max(largest, share)
    wins = best_share == largest and smallest < largest
    if open_moves and not wins:
        return False
    blocks[at + PROVED] = 1
    for other in range(seats):
        total = totals[shares + best * seats + other] * blocks[at + VISITS]
        totals[block * seats + other], totals[shares + block * seats + other] = total, total / blocks[at + VISITS]
    return True
