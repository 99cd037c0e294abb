"""What moves do.

An action is made on a copy of the position, which then goes through the same stations every time: a circle ends the
game (C4.7), lines give exchanges, the turn ends.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from preau.games.api import Effect
from preau.games.cerocle import phrases, rules
from preau.games.cerocle.board import BIT, DONE, EXCHANGE, NEUTRAL, RELOCATE, SPOT, TAKE, WHITE
from preau.games.cerocle.options import HAND, NONE_SPENT, UNKNOWN

if TYPE_CHECKING:
    from preau.games.cerocle.position import Ban, CeroclePosition

blank = object.__new__

Effects: TypeAlias = list[Effect] | None  # where to note what happens of itself; None: nobody asks


def advance(position: CeroclePosition, move: int, effects: Effects = None) -> CeroclePosition:
    """The position after a legal move. What happens of itself is noted in `effects`.

    A piece that comes to a space, placed or relocated, is dealt with right here, in one piece: nearly every move of a
    game is one, and this is where search spends its time.
    """
    setting, seat = position.setting, position.player
    board = setting.board
    kind, a, b = board.moves[move]
    if kind > RELOCATE:
        return _ACTIONS[kind](position, a, b, effects)
    colour, pieces, empty, bans = setting.colours[seat], position.pieces.copy(), position.empty, position.bans
    new = blank(position.__class__)
    new.setting = setting
    new.player = position.turn % setting.players  # C1.4
    new.turn = position.turn + 1
    new.over = False
    new.exchanges = 0
    new.spent = NONE_SPENT
    new.taken = position.taken
    new.pieces = pieces
    if kind == RELOCATE:  # C5.1
        space = b
        left, reached = SPOT[a], SPOT[b]
        while not pieces[colour] & BIT[a]:
            colour = colour - 1 if colour else WHITE  # a neutral, or an opponent's
        pieces[colour] ^= BIT[a] | BIT[b]
        empty = empty.replace(reached, b"")
        at = bisect(empty, a)
        new.empty = empty[:at] + left + empty[at:]
        new.movers = movers = position.movers.copy()
        for mover in setting.relocated_by[colour]:
            known = movers[mover]
            if known is not None:
                known = known.replace(left, b"")
                at = bisect(known, b)
                movers[mover] = known[:at] + reached + known[at:]
        new.bans = bans = bans.copy()
        if setting.shared[colour]:
            _lift_bans(bans, BIT[a])  # C5.2: the piece has left the space where another player had brought it
        bans[seat] = b, a  # C5.2: no one may go back
        new.own = position.own
        new.neutral = position.neutral
        new.quiet = quiet = position.quiet + 1  # C7.2
        if effects is not None:
            effects.append(phrases.banned(phrases.who(setting, seat), board, a, b))
    else:  # C3.1
        space = a
        if kind == NEUTRAL:
            colour = WHITE
            new.own = position.own
            new.neutral = reserve = position.neutral.copy()
        else:
            new.own = reserve = position.own.copy()
            new.neutral = position.neutral
        reserve[seat] -= 1
        pieces[colour] |= BIT[a]
        new.empty = empty.replace(SPOT[a], b"")
        new.movers = UNKNOWN
        if bans[seat] is not None:
            bans = bans.copy()
            bans[seat] = None  # C5.2: the player has acted again
        new.bans = bans
        new.quiet = quiet = 0  # C7.2
    near, circles, lines = board.surroundings[space]
    for owner in setting.completes[colour]:  # C4.7: a circle first; as in `rules.circles_of`, but only near the space
        held = pieces[owner]
        filled = held | pieces[2] if setting.neutrals else pieces[0] | pieces[1] | pieces[2]
        for circle in circles[filled & near]:
            if filled & circle == circle and (held & circle).bit_count() >= 5:
                return _end_game(position, new, effects)
    held = pieces[colour]
    for line in lines[held & near]:
        if held & line in board.runs:
            return _after_lines(position, new, space, colour, effects)
    if quiet >= setting.quiet_limit:
        return _end_game(position, new, effects)  # C7.2
    return new


def _after_lines(
    position: CeroclePosition, new: CeroclePosition, space: int, colour: int, effects: Effects
) -> CeroclePosition:
    """C4.3, C4.5: exchanges for the lines made, if there is a pair to exchange."""
    _make_lines(position, new, space, colour, effects)
    if new.exchanges:
        if rules.has_pair(new.setting, new.pieces):
            return _go_on(position, new)
        if effects is not None:
            effects.append(phrases.lapsed(new.exchanges))
    return _end_turn(position, new, effects)


def _take(position: CeroclePosition, space: int, _: int, effects: Effects) -> CeroclePosition:
    # C6.1, C6.2, C6.5
    new, setting, seat = position.following(), position.setting, position.player
    around = setting.board.neighbours[space]
    gone = around | 1 << space
    colour = position.colour_at(space)
    assert colour is not None  # `apply` trusts its caller; this tells the type checker
    new.taken = taken = new.taken.copy()
    taken[seat] = tuple(sorted((*taken[seat], colour)))
    if effects is not None:
        effects.append(phrases.taken(setting, seat, colour, space))
    for owner in setting.playing:
        _give_back(new, seat, owner, (position.pieces[owner] & around).bit_count(), effects)
    if setting.neutrals:
        _give_neutrals(new, seat, (position.pieces[WHITE] & around).bit_count(), effects)
    new.hold([held & ~gone for held in position.pieces])
    new.bans = bans = new.bans.copy()
    _lift_bans(bans, gone)
    bans[seat] = None  # C5.2: the player has acted again
    new.quiet = 0  # C7.2
    return new  # C6.6: no line, no circle


def _exchange(position: CeroclePosition, a: int, b: int, effects: Effects) -> CeroclePosition:
    # C4.3
    new, setting = position.following(), position.setting
    swapped = 1 << a | 1 << b
    new.pieces = [held ^ swapped if held & swapped else held for held in position.pieces]
    new.movers = UNKNOWN
    new.bans = bans = new.bans.copy()
    _lift_bans(bans, swapped)  # both have left
    new.exchanges = position.exchanges - 1
    new.spent = position.spent
    if any(rules.circles_of(setting, new.pieces, colour) for colour in setting.playing):
        return _end_game(position, new, effects)
    for space in (a, b):
        colour = new.colour_at(space)
        assert colour is not None  # for the type checker
        _make_lines(position, new, space, colour, effects)
    return _go_on(position, new) if new.exchanges else _end_turn(position, new, effects)


def _give_up(position: CeroclePosition, _: int, __: int, effects: Effects) -> CeroclePosition:
    # C4.5
    return _end_turn(position, position.following(), effects)


_ACTIONS: dict[int, Callable[[CeroclePosition, int, int, Effects], CeroclePosition]] = {
    TAKE: _take,
    EXCHANGE: _exchange,
    DONE: _give_up,
}


# --- what follows an action ------------------------------------------------------------------------------------------


def _make_lines(position: CeroclePosition, new: CeroclePosition, space: int, colour: int, effects: Effects) -> None:
    """C4.2: count the lines that a piece just arrived makes, if they are the mover's."""
    setting, board = new.setting, new.setting.board
    held, before = new.pieces[colour], position.pieces[colour]
    mine = colour == setting.colours[position.player]
    made = []
    for direction, line in enumerate(board.lines_through[space]):
        standing = sum(board.runs.get(before & line, ()))  # only lines along this one can share a space with it
        spent = position.spent[direction] if mine and position.exchanges else standing
        runs = board.runs.get(held & line, ())
        made += [(direction, run) for run in runs if run >> space & 1 and not run & spent]
    if not made:
        return
    if not mine:
        if effects is not None and colour in setting.playing:  # C4.6: an opponent's line gives nobody anything
            owner = phrases.name(colour)
            effects += [phrases.line("C4.6", "effect-line-idle", owner, board, run) for _, run in made]
        return
    all_spent = list(position.spent if position.exchanges else board.in_runs(before))
    for direction, run in made:
        all_spent[direction] |= run
    new.spent = all_spent[0], all_spent[1], all_spent[2]
    new.exchanges += len(made)  # C4.3
    if effects is not None:
        mover = phrases.who(setting, position.player)
        effects += [phrases.line("C4.2", "effect-line", mover, board, run) for _, run in made]
        effects.append(phrases.gained(bool(position.exchanges), mover, len(made), new.exchanges))


def _go_on(position: CeroclePosition, new: CeroclePosition) -> CeroclePosition:
    """The turn is not over yet."""
    new.turn, new.player = position.turn, position.player
    return new


def _end_turn(position: CeroclePosition, new: CeroclePosition, effects: Effects) -> CeroclePosition:
    new.exchanges, new.spent = 0, NONE_SPENT
    if new.quiet >= new.setting.quiet_limit:
        return _end_game(position, new, effects)  # C7.2
    return new


def _end_game(position: CeroclePosition, new: CeroclePosition, effects: Effects) -> CeroclePosition:
    # C2.3, C7.1, C7.2
    new.over = True
    new.turn, new.player = position.turn, position.player
    new.exchanges, new.spent = 0, NONE_SPENT
    if effects is not None:
        effects.append(rules.ending(new))
    return new


# --- giving back -----------------------------------------------------------------------------------------------------


def _give_back(new: CeroclePosition, taker: int, colour: int, count: int, effects: Effects) -> None:
    """C6.2, C6.4, C6.5: pieces of a colour go back to who plays it."""
    seats = _seats_after(new, taker, lambda seat: new.setting.colours[seat] == colour)
    shares = _deal(new.own, seats, count, HAND if new.setting.players == 4 else None)
    rule = {2: "C6.2", 3: "C6.5", 4: "C6.4"}[new.setting.players]
    for seat in seats:
        if effects is not None and shares[seat] > new.own[seat]:
            owner = phrases.who(new.setting, seat)
            effects.append(phrases.returned(rule, owner, shares[seat] - new.own[seat]))
    new.own = shares


def _give_neutrals(new: CeroclePosition, taker: int, count: int, effects: Effects) -> None:
    """C6.3, C6.4: neutrals go to the taker's opponents, or out of the game."""
    if new.setting.encircled_out:
        if effects is not None and count:
            effects.append(phrases.neutrals_out(count))
        return
    colours = new.setting.colours
    seats = _seats_after(new, taker, lambda seat: colours[seat] != colours[taker])
    shares = _deal(new.neutral, seats, count, None)
    rule = "C6.4" if new.setting.players == 4 else "C6.3"
    for seat in seats:
        if effects is not None and shares[seat] > new.neutral[seat]:
            owner = phrases.who(new.setting, seat)
            effects.append(phrases.neutrals(rule, owner, shares[seat] - new.neutral[seat]))
    new.neutral = shares


def _seats_after(new: CeroclePosition, taker: int, wanted: Callable[[int], bool]) -> list[int]:
    """C6.4: the seats wanted, in turn order after the taker, who comes last."""
    players = new.setting.players
    return [seat for step in range(1, players + 1) if wanted(seat := (taker + step) % players)]


def _deal(held: list[int], seats: list[int], count: int, limit: int | None) -> list[int]:
    """C6.4: one by one, in turn, passing over whoever holds the limit."""
    shares = held.copy()
    while count:
        for seat in seats:
            if count and (limit is None or shares[seat] < limit):
                shares[seat] += 1
                count -= 1
    return shares


def _lift_bans(bans: list[Ban | None], left: int) -> None:
    """C5.2: a ban is gone as soon as its piece has left its space."""
    for seat, ban in enumerate(bans):
        if ban is not None and left >> ban[0] & 1:
            bans[seat] = None
