"""R2: the turn, and what each move does. Partner of `fast.rules`.

The rules write on a `Draft`; what happens of itself goes into `effects`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from preau.games.api import Effect, Phrase, Value
from preau.games.recess.rules.board import BIT, CORNER
from preau.games.recess.rules.legal import duty_moves, legal_nun_moves, legal_stays, legal_walks
from preau.games.recess.rules.options import Setup
from preau.games.recess.rules.outcome import outcome
from preau.games.recess.rules.pushes import make_room, put_child, put_nun
from preau.games.recess.rules.state import (
    ALL_STEPS,
    KISS_COINS,
    PASS,
    SKIP,
    START_COINS,
    TURNS,
    Draft,
    Fight,
    Move,
    PushChain,
    RecessState,
    board_order,
    children_in,
    entrance,
    fight_on,
    fights_led,
    sight_of_nuns,
)
from preau.games.recess.text import phrases

Effects = list[Effect] | None  # None: nobody listens, so nothing is written


def set_up(options: Mapping[str, Value]) -> Draft:
    """R1: the first position of a game."""
    setup = Setup(options)
    draft = object.__new__(Draft)
    draft.setup = setup
    draft.minute = 0
    draft.seat = setup.players - 1  # R1.7: seat 0 begins, when the turn has passed on
    draft.nuns = tuple(CORNER.values())  # type: ignore[assignment]  # R1.6: two corners
    draft.children = tuple(entrance(child) for child in range(4 * setup.players))
    draft.fights = draft.caught = ()
    draft.detained = draft.serving = 0
    draft.coins = (START_COINS,) * setup.players
    draft.kiss = False
    start_turn(draft, None)
    settle(draft, None)
    return draft


def apply_move(state: RecessState, move: Move, effects: Effects) -> Draft:
    """The position after a legal move."""
    draft = Draft.of(state)
    draft.first = False
    APPLY[move.kind](draft, move, effects)
    settle(draft, effects)
    return draft


def time_out(state: RecessState, effects: Effects) -> Draft:
    """R2.8: the sand timer runs out: undone steps are lost and the turn ends, unless R5.6 still binds."""
    draft = Draft.of(state)
    draft.first = False
    record_effect(effects, "R2.8", phrases.timer_runs_out, draft)
    if draft.phase == "stay":
        for fight in fights_led(draft.fights, draft.seat):
            take_coin(draft, fight, "R5.5", effects)
    draft.steps, draft.movable, draft.must_leave = (), 0, 0
    if draft.caught and duty_moves(draft):
        draft.phase = "nun"
        record_effect(effects, "R5.6", phrases.duty_outlives_timer, draft)
    else:
        end_turn(draft, effects)
    settle(draft, effects)
    return draft


def record_effect(effects: Effects, rule: str, phrase: Callable[..., Phrase], *about: object) -> None:
    """Write down what happened, if anybody listens."""
    if effects is not None:
        effects.append(Effect(rule, phrase(*about)))


# --- the course of a turn --------------------------------------------------------------------------------------------


def start_turn(draft: Draft, effects: Effects) -> None:
    """R2.1, R2.2: the clock moves on and the next player begins."""
    draft.minute += 1
    draft.seat = (draft.seat + 1) % draft.setup.players
    draft.first = True
    mine = 0b1111 << 4 * draft.seat
    draft.serving = draft.detained & mine  # R6.3
    draft.detained &= ~mine
    held = 0
    for fight in draft.fights:
        held |= 1 << fight.victim
    draft.movable = ~(held | draft.serving) >> 4 * draft.seat & 0b1111  # R2.5
    draft.must_leave = 0
    draft.steps = ALL_STEPS[min(3, draft.serving.bit_count()) :]  # R2.4
    led = fights_led(draft.fights, draft.seat)
    draft.phase = "stay" if led else "kids"  # R2.7
    seen = sight_of_nuns(draft)
    draft.caught = tuple(fight.square for fight in led if seen & BIT[fight.square])  # R5.6
    if effects is not None:
        for child in children_in(draft.serving):
            record_effect(effects, "R6.3", phrases.child_serves, child)
        if draft.serving:
            record_effect(effects, "R2.4", phrases.steps_left, draft)
        for square in draft.caught:
            record_effect(effects, "R5.6", phrases.nun_sees_fight, draft, square)


def settle(draft: Draft, effects: Effects) -> None:
    """R2.7: go on to the next decision, dropping without a word every step for which there is no move."""
    while True:
        if draft.phase == "kids":
            if draft.steps:
                if found := legal_walks(draft):
                    if draft.first:
                        found.append(PASS)  # R2.3
                    if len(draft.steps) > draft.movable.bit_count():
                        found.append(SKIP)  # R2.6
                    draft.moves = found
                    return
                draft.steps = draft.steps[1:]
                continue
            draft.phase = "nun"
            draft.movable = draft.must_leave = 0
        if draft.phase == "nun":
            if found := legal_nun_moves(draft):
                if draft.first and not draft.caught:
                    found.append(PASS)
                draft.moves = found
                return
            end_turn(draft, effects)
        if draft.phase == "stay":
            draft.moves = legal_stays(draft)
            return
        if draft.phase == "over":
            draft.moves = ()
            return


def end_turn(draft: Draft, effects: Effects) -> None:
    """R6.3 first, then the next turn or (R10.1) the end."""
    if effects is not None:
        for child in children_in(draft.serving):
            record_effect(effects, "R6.3", phrases.child_stands_up, child)
    draft.serving = 0
    if draft.minute < TURNS:
        start_turn(draft, effects)
    else:
        record_effect(effects, "R10.1", phrases.time_is_up)
        end_game(draft, effects)


def end_game(draft: Draft, effects: Effects) -> None:
    """R10: nothing more to play."""
    draft.phase = "over"
    draft.first = False
    draft.steps = draft.caught = ()
    draft.movable = draft.must_leave = 0
    if effects is not None:
        effects.extend(outcome(draft).why)


# --- what a move does ------------------------------------------------------------------------------------------------


def pass_turn(draft: Draft, _move: Move, effects: Effects) -> None:
    """R2.3: no coin is taken and the fights go on."""
    end_turn(draft, effects)


def skip_step(draft: Draft, _move: Move, _effects: Effects) -> None:
    """R2.6: the step at hand is lost; who may skip is for `settle` to say."""
    draft.steps = draft.steps[1:]


def stay_or_leave(draft: Draft, move: Move, effects: Effects) -> None:
    """R5.5: who stays takes a coin and costs a step (R2.4); the others must leave."""
    for fight in fights_led(draft.fights, draft.seat):
        child = 1 << fight.attacker % 4
        if fight.square in move.stays:
            take_coin(draft, fight, "R5.5", effects)
            draft.movable &= ~child
        else:
            draft.must_leave |= child
    draft.steps = draft.steps[len(move.stays) :]
    if move.stays:
        record_effect(effects, "R2.4", phrases.steps_left, draft)
    draft.phase = "kids"


def take_coin(draft: Draft, fight: Fight, rule: str, effects: Effects) -> None:
    """R5.4, R5.5: a coin from the victim's player, who pays nothing if there is nothing."""
    payer = fight.victim // 4
    if not draft.coins[payer]:
        record_effect(effects, "R5.4", phrases.payer_has_no_coin, payer)
        return
    pay_mover(draft, payer, 1)
    record_effect(effects, rule, phrases.payer_gives_coin, draft.seat, payer)


def pay_mover(draft: Draft, payer: int, amount: int) -> None:
    """Coins go to the player who moves."""
    coins = list(draft.coins)
    coins[payer] -= amount
    coins[draft.seat] += amount
    draft.coins = tuple(coins)


def walk(draft: Draft, move: Move, effects: Effects) -> int:
    """R3: the child takes its step and ends on its square; returns who it is."""
    child = draft.seat * 4 + move.piece
    leave_fight(draft, child, effects)
    put_child(draft, child, move.square)
    draft.steps = draft.steps[1:]
    draft.movable &= ~(1 << move.piece)
    return child


def leave_fight(draft: Draft, child: int, effects: Effects) -> None:
    """R5.8: when the attacker leaves, the fight is over and the victim stands up."""
    if draft.must_leave >> child % 4 & 1:
        fight = next(fight for fight in draft.fights if fight.attacker == child)
        end_fight(draft, fight)
        record_effect(effects, "R5.8", phrases.attacker_leaves, child, fight)


def end_fight(draft: Draft, fight: Fight) -> None:
    """The fight is over; so are the duties that it brought (R5.5, R5.6)."""
    draft.fights = tuple([other for other in draft.fights if other is not fight])
    if fight.attacker // 4 == draft.seat:
        draft.must_leave &= ~(1 << fight.attacker % 4)
        if fight.square in draft.caught:
            draft.caught = tuple([square for square in draft.caught if square != fight.square])


def start_fight(draft: Draft, move: Move, effects: Effects) -> None:
    """R5.1: the mover leads, the other child is held down; R5.4: and pays."""
    victim = draft.children.index(move.square)
    fight = Fight(move.square, walk(draft, move, effects), victim)
    draft.fights = tuple(sorted((*draft.fights, fight), key=lambda each: board_order(each.square)))
    record_effect(effects, "R5.1", phrases.fight_starts, fight)
    take_coin(draft, fight, "R5.4", effects)


def break_up(draft: Draft, move: Move, effects: Effects) -> None:
    """R5.7: both are pushed, the attacker first; the victim stands up."""
    fight = fight_on(draft, move.square)
    walk(draft, move, effects)
    end_fight(draft, fight)
    record_effect(effects, "R5.7", phrases.fight_breaks_up, fight)
    push_child(draft, fight.attacker, move.chain, effects)
    push_child(draft, fight.victim, move.victim_chain, effects)


def push_child(draft: Draft, child: int, chain: PushChain, effects: Effects) -> None:
    """R9.1: a child goes to the first square of its chain; R9.3: who stood there makes room."""
    for piece, square in make_room(draft, chain):
        record_effect(effects, "R9.3", phrases.piece_is_pushed, piece, square)
    put_child(draft, child, chain[0])
    record_effect(effects, "R9.1", phrases.piece_is_pushed, child, chain[0])


def tell(draft: Draft, move: Move, effects: Effects) -> None:
    """R7.1: the nun of that square is put on the fight; R7.3: of two, the lower-numbered."""
    walk(draft, move, effects)
    nun = draft.nuns.index(move.square)
    record_effect(effects, "R7.1", phrases.nun_hears, nun, move.fight)
    catch(draft, nun, move.fight, move.chain, effects)


def catch(draft: Draft, nun: int, square: int, chain: PushChain, effects: Effects) -> None:
    """R6.1: a nun ends on a fight: the victim is pushed and stands up, the attacker goes into detention."""
    fight = fight_on(draft, square)
    end_fight(draft, fight)
    put_child(draft, fight.attacker, entrance(fight.attacker))
    put_nun(draft, nun, square)
    draft.detained |= 1 << fight.attacker  # R6.2: for its owner's next whole turn
    if fight.attacker // 4 == draft.seat:
        draft.movable &= ~(1 << fight.attacker % 4)  # R2.5
    record_effect(effects, "R6.1", phrases.attacker_goes_to_detention, draft, nun, fight)
    push_child(draft, fight.victim, chain, effects)


def kiss(draft: Draft, move: Move, effects: Effects) -> None:
    """R8.2: the game ends at once; every other player gives two coins, or what they have."""
    child = walk(draft, move, effects)
    draft.kiss = True
    record_effect(effects, "R8.1", phrases.child_kisses, child, move.square)
    for payer in range(draft.setup.players):
        if payer != draft.seat:
            amount = min(KISS_COINS, draft.coins[payer])
            pay_mover(draft, payer, amount)
            record_effect(effects, "R8.2", phrases.payer_gives_kiss_coins, draft.seat, payer, amount)
    end_game(draft, effects)


def move_nun(draft: Draft, move: Move, effects: Effects) -> None:
    """R4.2: an empty or safe square: nothing more; one piece: it is pushed (R9); a fight: R6.1."""
    nun = move.piece - 4
    if any(fight.square == move.square for fight in draft.fights):
        catch(draft, nun, move.square, move.chain, effects)
    elif move.chain:
        put_nun(draft, nun, -1)  # R9.2: she has left her square
        *displaced, pushed = make_room(draft, (move.square, *move.chain))  # the pushed piece heads the chain
        put_nun(draft, nun, move.square)
        for piece, square in displaced:
            record_effect(effects, "R9.3", phrases.piece_is_pushed, piece, square)
        record_effect(effects, "R9.1", phrases.piece_is_pushed, *pushed)
    else:
        put_nun(draft, nun, move.square)
    end_turn(draft, effects)


APPLY: dict[str, Callable[[Draft, Move, Effects], object]] = {
    "-": walk,
    "x": start_fight,
    "*": kiss,
    "/": break_up,
    "!": tell,
    "N": move_nun,
    "pass": pass_turn,
    "skip": skip_step,
    "stay": stay_or_leave,
}
