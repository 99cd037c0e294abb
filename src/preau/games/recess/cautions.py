"""What a move would cost its own player, said before it is played."""

from __future__ import annotations

from collections.abc import Sequence

from preau.games.api import Phrase
from preau.games.recess.position import RecessPosition
from preau.games.recess.rules.board import BIT, NAMES
from preau.games.recess.rules.state import TURNS, Move, fights_led, sight_of_nuns
from preau.games.recess.text import phrases


def caution(position: RecessPosition, move: Move) -> Phrase | None:
    """R6.1, R5.7: who tells of a fight of one's own, sends a nun there or breaks it up, harms oneself.

    R5.6: and so does who moves a nun so that she sees one. R2.3: and what passing means for a fight.
    """
    if move.kind == "pass":
        return caution_of_passing(position)
    if move.kind not in ("!", "/", "N"):
        return None
    ended = move.fight if move.kind == "!" else move.square
    if ended not in {each.square for each in fights_led(position.fights, position.seat)}:
        return caution_of_sight(position, move)
    if move.kind == "N" and ended in position.caught:
        return None  # R5.6: she has to go there
    detention = move.kind != "/" and has_next_turn(position)  # R6.2: it is served then
    return Phrase("move-costs-detention" if detention else "move-costs-fight")


def has_next_turn(position: RecessPosition) -> bool:
    """Whether the player whose turn it is has another one."""
    return position.minute + position.players <= TURNS


def caution_of_passing(position: RecessPosition) -> Phrase | None:
    """R2.3: whoever passes keeps the fights, and takes no coin from them."""
    squares = [each.square for each in fights_led(position.fights, position.seat)]
    return Phrase("move-costs-pass", {"squares": _square_list(squares), "count": len(squares)}) if squares else None


def caution_of_sight(position: RecessPosition, move: Move) -> Phrase | None:
    """R5.6: fights of the mover's that a nun sees after the nun step, and none did before; if there is a next turn."""
    if move.kind != "N" or not has_next_turn(position):
        return None
    after = position.apply(move)
    fresh = sight_of_nuns(after) & ~sight_of_nuns(position)
    squares = [each.square for each in fights_led(after.fights, position.seat) if fresh & BIT[each.square]]
    return Phrase("move-costs-seen", {"squares": _square_list(squares)}) if squares else None


def _square_list(squares: Sequence[int]) -> Phrase:
    """Squares within a sentence: d4 and g7."""
    return phrases.sign_list([NAMES[each] for each in squares])
