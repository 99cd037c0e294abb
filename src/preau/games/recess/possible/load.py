"""A position from outside: refused, naming what is wrong, unless it is a possible one."""

from __future__ import annotations

from collections import Counter

from preau.games.recess.possible.reachable import judge_turn
from preau.games.recess.rules.apply import settle
from preau.games.recess.rules.board import BIT, BOYS, NAMES, SAFE
from preau.games.recess.rules.outcome import outcome
from preau.games.recess.rules.state import (
    KISS_COINS,
    START_COINS,
    TURNS,
    Draft,
    children_in,
    entrance,
    fights_led,
    sight_of_nuns,
)
from preau.games.recess.text import phrases
from preau.games.recess.text.exchange import from_json, read_list, read_number, read_object, refuse


def load(data: object) -> Draft:
    """The position that the exchange form gives; raises PositionError."""
    draft, result = from_json(data)
    judge_clock(draft)
    judge_coins(draft)
    judge_places(draft)
    judge_fights(draft)
    judge_detention(draft)
    if draft.phase == "over":
        judge_end(draft, result)
        judge_crowds(draft)
    else:
        if result is not None:
            refuse("early-result", "R10.1")
        judge_crowds(draft)
        judge_turn(draft)
        judge_decision(draft)
    return draft


def judge_clock(draft: Draft) -> None:
    """R2.1: every turn is a minute, and the players take turns."""
    seat = (draft.minute - 1) % draft.setup.players
    if draft.seat != seat:
        refuse(
            "minute-player", "R2.1", minute=draft.minute, player=phrases.player(draft.seat), wanted=phrases.player(seat)
        )


def judge_coins(draft: Draft) -> None:
    """R1.6: ten for each player, and nobody owes any."""
    for seat, coins in enumerate(draft.coins):
        if coins < 0:
            refuse("debt", "R5.4", player=phrases.player(seat), coins=coins)
    wanted = START_COINS * draft.setup.players
    if sum(draft.coins) != wanted:
        refuse("coins", "R1.6", total=sum(draft.coins), wanted=wanted)


def judge_places(draft: Draft) -> None:
    """R1.3, R1.5: nobody stands on an obstacle or in the other entrance; no nun is ever in one."""
    for number, place in enumerate(draft.nuns):
        if place >= BOYS:
            refuse("nun-entrance", "R1.5", nun=phrases.nun(number))
        if draft.setup.yard.obstacles & BIT[place]:
            refuse("nun-obstacle", "R1.3", [place], nun=phrases.nun(number), square=NAMES[place])
    for child, place in enumerate(draft.children):
        if place >= BOYS and place != entrance(child):
            refuse("wrong-entrance", "R1.6", child=phrases.child(child))
        if draft.setup.yard.obstacles & BIT[place]:
            refuse("obstacle", "R1.3", [place], child=phrases.child(child), square=NAMES[place])


def judge_fights(draft: Draft) -> None:
    """R5: two children of two players on the open square of their fight, each in one fight only."""
    busy = Counter(child for fight in draft.fights for child in {fight.attacker, fight.victim})
    for child, fights in busy.items():
        if fights > 1:
            where = [fight.square for fight in draft.fights if child in (fight.attacker, fight.victim)]
            refuse("two-fights", "R5.1", where, child=phrases.child(child))
    for square, attacker, victim in draft.fights:
        if BIT[square] & SAFE:
            refuse("safe-fight", "R3.5", [square], square=NAMES[square])
        if attacker // 4 == victim // 4:
            refuse("own-fight", "R5.3", [square], square=NAMES[square])
        for child in (attacker, victim):
            if draft.children[child] != square:
                where = [square, draft.children[child]]
                refuse("fights-elsewhere", "R5.1", where, child=phrases.child(child), square=NAMES[square])
    for seat in range(draft.setup.players):
        if len(led := fights_led(draft.fights, seat)) > 3:
            refuse("four-fights", "R5.9", [fight.square for fight in led], player=phrases.player(seat))


def judge_detention(draft: Draft) -> None:
    """R6.2, R6.3: who lies in detention lies in the entrance, and serves in its owner's turn."""
    for child in children_in(draft.detained | draft.serving):
        if (place := draft.children[child]) < BOYS:
            refuse("detained-outside", "R6.1", [place], child=phrases.child(child), square=NAMES[place])
    for child in children_in(draft.detained & draft.serving):
        refuse("detained-serving", "R6.3", child=phrases.child(child))
    for child in children_in(draft.serving):
        if child // 4 != draft.seat:
            refuse("serves-out-of-turn", "R6.3", child=phrases.child(child))


def judge_crowds(draft: Draft) -> None:
    """R3.4: several pieces on an open square are a fight, or (R8.1) the two who kissed."""
    crowd = Counter(place for place in (*draft.children, *draft.nuns) if place < BOYS)
    peaceful = {fight.square for fight in draft.fights} | ({kiss_square(draft)} if draft.kiss else set())
    for square, pieces in crowd.items():
        if pieces > (2 if square in peaceful else 1) and not BIT[square] & SAFE:
            refuse("crowd", "R3.4", [square], square=NAMES[square])


def judge_decision(draft: Draft) -> None:
    """R2.7: there is a decision to make; one without any move would have been dropped already."""
    given = draft.minute, draft.phase, draft.steps
    settle(draft, None)
    if (draft.minute, draft.phase, draft.steps) != given:
        refuse("dropped", "R2.7", phase=given[1])


# --- the end ---------------------------------------------------------------------------------------------------------


def judge_end(draft: Draft, result: object) -> None:
    """R10: nothing is left to play, and the result follows from the rest."""
    given = read_object(result, "result", ("winners", "coins", "kiss"))
    seats = draft.setup.players
    seats_won = enumerate(read_list(given["winners"], "result.winners"))
    winners = [read_number(each, f"result.winners[{index}]", 0, seats - 1) for index, each in seats_won]
    purses = enumerate(read_list(given["coins"], "result.coins", seats))
    coins = [read_number(each, f"result.coins[{seat}]", 0, START_COINS * seats) for seat, each in purses]
    if given["kiss"] is not None:
        kisser = read_number(given["kiss"], "result.kiss", 0, seats - 1)
        if kisser != draft.seat:
            refuse("kisser", "R8.2", kisser=phrases.player(kisser), player=phrases.player(draft.seat))
        draft.kiss = True
    for key in ("steps", "movable", "must_leave", "caught", "first"):
        if getattr(draft, key):
            refuse("over-left", "R10.1", key=key)
    if draft.kiss:
        judge_kiss(draft)
    else:
        if draft.minute < TURNS:
            refuse("over-early", "R10.1", minute=draft.minute)
        if draft.serving:  # R10.1: they stand up before the game ends
            refuse("over-serving", "R6.3", child=phrases.child(next(children_in(draft.serving))))
    if coins != list(draft.coins):
        refuse("result-coins", "R10.2")
    if winners != list(outcome(draft).winners):
        refuse("result-winners", "R10.2", players=phrases.player_list(outcome(draft).winners))


def kiss_square(draft: Draft) -> int | None:
    """R8.1: where a boy and a girl of the current player stand together, in no fight and unseen."""
    boys, girls = (draft.children[4 * draft.seat + k : 4 * draft.seat + k + 2] for k in (0, 2))
    seen = sight_of_nuns(draft)
    fights = {fight.square for fight in draft.fights}
    together = [square for square in set(boys) & set(girls) if square not in fights and not seen & BIT[square]]
    return min(together, key=lambda square: SAFE >> square & 1, default=None)


def judge_kiss(draft: Draft) -> None:
    """R8.1, R8.2: there are two who kissed, and the coins were given."""
    if kiss_square(draft) is None:
        refuse("no-kiss", "R8.1", player=phrases.player(draft.seat))
    givers = sum(coins > 0 for seat, coins in enumerate(draft.coins) if seat != draft.seat)
    if draft.coins[draft.seat] < KISS_COINS * givers:  # R8.2: who still has coins gave two
        refuse("kiss-coins", "R8.2", player=phrases.player(draft.seat))
