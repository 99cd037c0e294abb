"""What happens in Recess!, as phrases of its words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from preau.games.api import Args, Phrase
from preau.games.recess.rules.board import NAMES
from preau.games.recess.rules.state import COLOURS, TURNS, Fight, Move, RecessState, fights_led, partners_of
from preau.games.tones import phrase_for_side

PACKAGE = "preau.games.recess"  # whose words these are


@cache
def player(seat: int) -> Phrase:
    """A player, by colour."""
    return Phrase("scene-player", {"colour": COLOURS[seat]})


@cache
def child(number: int) -> Phrase:
    """A child, by its player's colour, sex and number."""
    kind = "girl" if number & 2 else "boy"
    return Phrase("scene-child", {"colour": COLOURS[number // 4], "kind": kind, "number": number % 2 + 1})


@cache
def nun(number: int) -> Phrase:
    """A nun; 0 or 1."""
    return Phrase("scene-nun", {"number": number + 1})


def player_list(seats: Sequence[int]) -> Phrase:
    """Several players in a row."""
    return _row([player(seat) for seat in seats])


def sign_list(signs: Sequence[object]) -> Phrase:
    """Several short signs in a row, such as B1 and G2, or 2 and 1."""
    return _row([Phrase("scene-sign", {"sign": str(sign)}) for sign in signs])


def _row(phrases: Sequence[Phrase]) -> Phrase:
    row = phrases[0]
    for phrase in phrases[1:]:
        row = Phrase("scene-and", {"these": row, "this": phrase})
    return row


# --- effects ---------------------------------------------------------------------------------------------------------


def timer_runs_out(state: RecessState) -> Phrase:
    return Phrase("effect-timeout", {"player": player(state.seat)})


def duty_outlives_timer(state: RecessState) -> Phrase:
    return Phrase("effect-duty-outlives", {"player": player(state.seat)})


def child_serves(number: int) -> Phrase:
    return Phrase("effect-serves", {"child": child(number)})


def child_stands_up(number: int) -> Phrase:
    return Phrase("effect-stands-up", {"child": child(number)})


def steps_left(state: RecessState) -> Phrase:
    who: Args = {"player": player(state.seat)}
    if not state.steps:
        return Phrase("effect-no-steps", who)
    return Phrase("effect-steps", {**who, "steps": sign_list(state.steps), "count": len(state.steps)})


def nun_sees_fight(state: RecessState, square: int) -> Phrase:
    return Phrase("effect-caught", {"player": player(state.seat), "square": NAMES[square]})


def payer_has_no_coin(payer: int) -> Phrase:
    return Phrase("effect-no-coin", {"payer": player(payer)})


def payer_gives_coin(taker: int, payer: int) -> Phrase:
    return Phrase("effect-coin", {"taker": player(taker), "payer": player(payer)})


def attacker_leaves(number: int, fight: Fight) -> Phrase:
    return Phrase("effect-left", {"child": child(number), "victim": child(fight.victim), "square": NAMES[fight.square]})


def fight_starts(fight: Fight) -> Phrase:
    about: Args = {"attacker": child(fight.attacker), "victim": child(fight.victim), "square": NAMES[fight.square]}
    return Phrase("effect-fight", about)


def fight_breaks_up(fight: Fight) -> Phrase:
    return Phrase("effect-broken-up", {"square": NAMES[fight.square], "victim": child(fight.victim)})


def piece_is_pushed(piece: int, square: int) -> Phrase:
    """`piece`: a child, or -1, -2 for the nuns."""
    if piece < 0:
        return Phrase("effect-nun-pushed", {"nun": nun(-1 - piece), "square": NAMES[square]})
    return Phrase("effect-pushed", {"child": child(piece), "square": NAMES[square]})


def nun_hears(number: int, square: int) -> Phrase:
    return Phrase("effect-told", {"nun": nun(number), "square": NAMES[square]})


def attacker_goes_to_detention(state: RecessState, number: int, fight: Fight) -> Phrase:
    about: Args = {"nun": nun(number), "attacker": child(fight.attacker), "victim": child(fight.victim)}
    players = state.setup.players
    wait = (fight.attacker // 4 - state.seat) % players or players  # R6.2: in its owner's own turn, the following one
    about["serves"] = "yes" if state.minute + wait <= TURNS else "no"
    return Phrase("effect-detention", {**about, "square": NAMES[fight.square]})


def child_kisses(number: int, square: int) -> Phrase:
    return Phrase("effect-kiss", {"child": child(number), "square": NAMES[square]})


def payer_gives_kiss_coins(taker: int, payer: int, amount: int) -> Phrase:
    return Phrase("effect-kiss-coins", {"taker": player(taker), "payer": player(payer), "amount": amount})


def time_is_up() -> Phrase:
    return Phrase("effect-time-is-up")


def most_coins(leaders: Sequence[int], coins: int) -> Phrase:
    key = "effect-result-most-coins" if len(leaders) == 1 else "effect-result-equal-coins"
    return Phrase(key, {"players": player_list(leaders), "coins": coins})


def kisser_comes_first(seat: int) -> Phrase:
    return Phrase("effect-result-kisser", {"player": player(seat)})


def tie_is_broken(state: RecessState, tied: Sequence[int], winners: Sequence[int]) -> Phrase:
    how = "not-most-lying" if state.setup.most_loses else "fewest-lying"
    if len(winners) == 1:
        return Phrase(f"effect-result-{how}", {"player": player(winners[0])})
    key = "shared" if len(winners) == len(tied) else f"{how}-shared"
    return Phrase(f"effect-result-{key}", {"players": player_list(winners)})


# --- moves -----------------------------------------------------------------------------------------------------------


def describe(state: RecessState, move: Move) -> Phrase:
    """A legal move in one sentence."""
    kind, piece, square, fight, chain, _, stays = move
    who: Args = {"player": player(state.seat)}
    if kind in ("pass", "skip"):
        return Phrase(f"move-{kind}", {**who, "steps": state.steps[0] if state.steps else 0})
    if kind == "stay":
        led = [fight.square for fight in fights_led(state.fights, state.seat)]
        squares = sign_list([NAMES[each] for each in stays or led])
        if not stays:
            return Phrase("move-leave-all", {**who, "squares": squares, "count": len(led)})
        lost = state.steps[: len(stays)]  # R2.4: the largest
        about: Args = {"lost": len(lost), "cost": sign_list(lost) if lost else ""}
        others = "yes" if len(stays) < len(led) else "no"
        return Phrase("move-stay", {**who, "squares": squares, "others": others, **about})
    where = NAMES[square]
    if kind == "N":
        on_fight = any(each.square == square for each in state.fights)
        key = "move-nun-catches" if on_fight else "move-nun-pushes" if chain else "move-nun"
        key = "move-nun-bound" if square in state.caught else key  # R5.6
        who |= {"nun": nun(piece - 4), "square": where}
        if key == "move-nun":
            who["from"] = NAMES[state.nuns[piece - 4]]
        if key == "move-nun-pushes":
            own = square in state.children[4 * state.seat : 4 * state.seat + 4]
            who |= {"pushed": _piece_on(state, square), "own": "yes" if own else "no", "to": NAMES[chain[0]]}  # R9.1
        return Phrase(key, who)
    mover = state.seat * 4 + piece
    who = {"child": child(mover), "square": where}
    if kind == "x":
        return Phrase("move-fight", {**who, "victim": child(state.children.index(square))})
    if kind == "*":
        partners = [mate for mate in partners_of(mover) if state.children[mate] == square]
        return Phrase("move-kiss", {**who, "partner": child(partners[0])})
    if kind == "!":
        return Phrase("move-tell", {**who, "nun": nun(state.nuns.index(square)), "fight": NAMES[fight]})
    if kind == "-" and state.children[mover] == square:  # R3.3
        return Phrase("move-walk-round", who)
    return Phrase("move-break-up" if kind == "/" else "move-walk", who)


def _piece_on(state: RecessState, square: int) -> Phrase:
    """The one piece on a square: a child, or a nun."""
    return child(state.children.index(square)) if square in state.children else nun(state.nuns.index(square))


def advise(state: RecessState, move: Move) -> Phrase:
    """A legal move as advice to its player; of a piece that walks, also where it stands now."""
    told = phrase_for_side(PACKAGE, describe(state, move), (COLOURS[state.seat],))
    args = {name: arg for name, arg in told.args.items() if name != "player"}
    if told.key == "move-nun-pushes":
        args["from"] = NAMES[state.nuns[move.piece - 4]]
    elif told.key == "move-walk":
        at = state.children[state.seat * 4 + move.piece]
        inside = at < len(NAMES)
        args |= {"out": "no" if inside else "yes", "from": NAMES[at] if inside else ""}
    return Phrase(f"move-advice-{told.key.removeprefix('move-')}", args)
