"""What happens in Recess!, as phrases of its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from preau.games.api import Args, Phrase
from preau.games.recess.position import COLOURS, Fight, RecessPosition
from preau.games.recess.rules.board import NAMES

if TYPE_CHECKING:
    from preau.games.recess.rules.legal import Move


def player(seat: int) -> Phrase:
    """A player, by colour."""
    return Phrase(f"player-{COLOURS[seat]}")


def child(number: int) -> Phrase:
    """A child, by its player's colour, sex and number."""
    kind = "girl" if number & 2 else "boy"
    return Phrase("child", {"colour": COLOURS[number // 4], "kind": kind, "number": number % 2 + 1})


def nun(number: int) -> Phrase:
    """A nun; 0 or 1."""
    return Phrase("nun", {"number": number + 1})


def children_in(bits: int) -> Iterator[int]:
    """The children of a set."""
    return (number for number in range(bits.bit_length()) if bits >> number & 1)


def listed(seats: Sequence[int]) -> Phrase:
    """Several players in a row."""
    phrase = player(seats[0])
    for seat in seats[1:]:
        phrase = Phrase("and", {"these": phrase, "this": player(seat)})
    return phrase


# --- effects ---------------------------------------------------------------------------------------------------------


def timed_out(position: RecessPosition) -> Phrase:
    return Phrase("effect-timeout", {"player": player(position.seat)})


def duty_outlives(position: RecessPosition) -> Phrase:
    return Phrase("effect-duty-outlives", {"player": player(position.seat)})


def serves(number: int) -> Phrase:
    return Phrase("effect-serves", {"child": child(number)})


def stands_up(number: int) -> Phrase:
    return Phrase("effect-stands-up", {"child": child(number)})


def steps_left(position: RecessPosition) -> Phrase:
    steps = " · ".join(map(str, position.steps))
    return Phrase("effect-steps" if steps else "effect-no-steps", {"player": player(position.seat), "steps": steps})


def caught(position: RecessPosition, square: int) -> Phrase:
    return Phrase("effect-caught", {"player": player(position.seat), "square": NAMES[square]})


def no_coin(payer: int) -> Phrase:
    return Phrase("effect-no-coin", {"payer": player(payer)})


def coin_taken(taker: int, payer: int) -> Phrase:
    return Phrase("effect-coin", {"taker": player(taker), "payer": player(payer)})


def left(number: int, fight: Fight) -> Phrase:
    return Phrase("effect-left", {"child": child(number), "victim": child(fight.victim), "square": NAMES[fight.square]})


def fight_starts(fight: Fight) -> Phrase:
    about: Args = {"attacker": child(fight.attacker), "victim": child(fight.victim), "square": NAMES[fight.square]}
    return Phrase("effect-fight", about)


def broken_up(fight: Fight) -> Phrase:
    return Phrase("effect-broken-up", {"square": NAMES[fight.square], "victim": child(fight.victim)})


def pushed(piece: int, square: int) -> Phrase:
    """`piece`: a child, or -1, -2 for the nuns."""
    if piece < 0:
        return Phrase("effect-nun-pushed", {"nun": nun(-1 - piece), "square": NAMES[square]})
    return Phrase("effect-pushed", {"child": child(piece), "square": NAMES[square]})


def told(number: int, square: int) -> Phrase:
    return Phrase("effect-told", {"nun": nun(number), "square": NAMES[square]})


def sent_to_detention(number: int, fight: Fight) -> Phrase:
    about: Args = {"nun": nun(number), "attacker": child(fight.attacker), "victim": child(fight.victim)}
    return Phrase("effect-detention", {**about, "square": NAMES[fight.square]})


def kissed(number: int, square: int) -> Phrase:
    return Phrase("effect-kiss", {"child": child(number), "square": NAMES[square]})


def kiss_coins(taker: int, payer: int, amount: int) -> Phrase:
    return Phrase("effect-kiss-coins", {"taker": player(taker), "payer": player(payer), "amount": amount})


def time_is_up() -> Phrase:
    return Phrase("effect-time-is-up")


def most_coins(leaders: Sequence[int], coins: int) -> Phrase:
    key = "result-most-coins" if len(leaders) == 1 else "result-equal-coins"
    return Phrase(key, {"players": listed(leaders), "coins": coins})


def kisser_first(seat: int) -> Phrase:
    return Phrase("result-kisser", {"player": player(seat)})


def tie_broken(position: RecessPosition, winners: Sequence[int]) -> Phrase:
    if len(winners) > 1:
        return Phrase("result-shared", {"players": listed(winners)})
    key = "result-not-most-lying" if position.setup.most_loses else "result-fewest-lying"
    return Phrase(key, {"player": player(winners[0])})


# --- moves -----------------------------------------------------------------------------------------------------------


def describe(position: RecessPosition, move: Move) -> Phrase:
    """A legal move in one sentence."""
    kind, piece, square, fight, way, _ = move
    who: Args = {"player": player(position.seat)}
    if kind in ("pass", "skip"):
        return Phrase(f"move-{kind}", {**who, "steps": position.steps[0] if position.steps else 0})
    if kind == "stay":
        where = ", ".join([NAMES[each] for each in way])
        return Phrase("move-stay" if way else "move-leave-all", {**who, "squares": where})
    where = NAMES[square]
    if kind == "N":
        on_fight = any(each.square == square for each in position.fights)
        key = "move-nun-catches" if on_fight else "move-nun-pushes" if way else "move-nun"
        return Phrase(key, {**who, "nun": nun(piece - 4), "square": where})
    mover = position.seat * 4 + piece
    who = {"child": child(mover), "square": where}
    if kind == "x":
        return Phrase("move-fight", {**who, "victim": child(position.children.index(square))})
    if kind == "*":
        partners = [mate for mate in partners_of(mover) if position.children[mate] == square]
        return Phrase("move-kiss", {**who, "partner": child(partners[0])})
    if kind == "!":
        return Phrase("move-tell", {**who, "nun": nun(position.nuns.index(square)), "fight": NAMES[fight]})
    return Phrase("move-break-up" if kind == "/" else "move-walk", who)


def partners_of(number: int) -> tuple[int, int]:
    """R8.1: the children of the same player and the other sex."""
    first = number // 4 * 4 + (0 if number & 2 else 2)
    return first, first + 1
