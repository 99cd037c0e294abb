"""What the rules say of a position: its legal moves, its circles, how it ended. What moves do is in `actions`.

There is always a move: with an empty reserve a player's side has at least ten pieces on the board (C1.3, C6.4, C6.5),
at least ten spaces are empty, and no more than one way a player is banned (C5.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from preau.games.api import Effect
from preau.games.cerocle import phrases
from preau.games.cerocle.board import BROWN, GREEN, WHITE, spots
from preau.games.cerocle.options import Setting

if TYPE_CHECKING:
    from preau.games.cerocle.position import CeroclePosition

Pieces: TypeAlias = list[int]  # by colour


# --- legal moves -----------------------------------------------------------------------------------------------------


def is_first_piece(position: CeroclePosition) -> bool:
    """C3.4: whether no piece has been placed yet."""
    return not any(position.pieces) and not any(position.taken)


def opposing(position: CeroclePosition) -> int:
    """C6.5: with three players, the pieces that the mover may take: at most one from each opponent."""
    setting, taken = position.setting, position.taken[position.player]
    spaces = 0
    for colour in setting.playing:
        if colour != setting.colours[position.player] and colour not in taken:
            spaces |= position.pieces[colour]
    return spaces


def exchanges(position: CeroclePosition) -> tuple[int, ...]:
    """C4.3, C4.5: to exchange a pair, or to give up."""
    board = position.setting.board
    _, green, white = position.pieces
    found = [board.done]
    for spaces, others in ((position.pieces[BROWN], green | white), (green, white)):
        for space in spots(spaces):
            found += board.pairs_at[space][others & board.neighbours[space]]
    found.sort()
    return tuple(found)


def has_pair(setting: Setting, pieces: Pieces) -> bool:
    """C4.3: whether two neighbouring pieces of different colours are on the board."""
    near = setting.board.neighbours
    brown, green, white = pieces
    return any(near[space] & (green | white) for space in spots(brown)) or any(
        near[space] & white for space in spots(green)
    )


# --- circles ---------------------------------------------------------------------------------------------------------


def circles_of(setting: Setting, pieces: Pieces, colour: int) -> list[int]:
    """C2.2: the circles that a colour has won, in board order of their centres."""
    own = pieces[colour]
    filled = own | pieces[WHITE] if setting.neutrals else pieces[BROWN] | pieces[GREEN] | pieces[WHITE]
    return [circle for circle in setting.board.circles if filled & circle == circle and (own & circle).bit_count() >= 5]


def result(position: CeroclePosition) -> tuple[tuple[int, ...], list[int]]:
    """C2.4: the winners' seats and their circles, in a position that is over; none in a draw."""
    setting = position.setting
    for step in range(setting.players):
        colour = setting.colours[(position.player + step) % setting.players]
        circles = circles_of(setting, position.pieces, colour)
        if circles:
            return tuple(seat for seat in range(setting.players) if setting.colours[seat] == colour), circles
    return (), []


def ending(position: CeroclePosition) -> Effect:
    """Why the game is over."""
    setting, board = position.setting, position.setting.board
    winners, circles = result(position)
    if not circles:
        return phrases.drawn(int(setting.options["quiet"]))
    colour, mover = setting.colours[winners[0]], setting.colours[position.player]
    several = sum(bool(circles_of(setting, position.pieces, each)) for each in setting.playing) > 1
    rule = "C2.4" if several else "C2.2" if colour == mover else "C2.3"
    key = "effect-circle-first" if several else "effect-circle" if colour == mover else "effect-circle-other"
    centres = [board.names[space] for space in board.centres if board.neighbours[space] in circles]
    return phrases.won(rule, key, colour, phrases.who(setting, position.player), ", ".join(centres), len(centres))
