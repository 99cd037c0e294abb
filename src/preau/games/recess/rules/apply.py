"""R2: the turn, and what each move does. Rules write on a `Draft`; what happens of itself goes into `notes`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from preau.games.api import Effect, Phrase, Value
from preau.games.recess.position import TURNS, Draft, Fight, RecessPosition, Setup, board_order, entrance
from preau.games.recess.rules import legal
from preau.games.recess.rules.board import BIT, CORNER
from preau.games.recess.rules.legal import PASS, SKIP, Move, leads
from preau.games.recess.rules.pushes import PushChain, put, shift_chain
from preau.games.recess.text import phrases

Effects = list[Effect] | None  # None: nobody listens, so nothing is written


def set_up(options: Mapping[str, Value]) -> RecessPosition:
    """R1: the first position of a game."""
    setup = Setup(options)
    draft = object.__new__(Draft)
    draft.setup = setup
    draft.minute = 0
    draft.seat = setup.players - 1
    draft.nuns = tuple(CORNER.values())  # type: ignore[assignment]  # R1.6: two corners
    draft.children = tuple(entrance(child) for child in range(4 * setup.players))
    draft.fights = draft.caught = ()
    draft.detained = draft.serving = 0
    draft.coins = (10,) * setup.players  # R1.6
    draft.kiss = False
    start_turn(draft, None)
    settle(draft, None)
    return draft.freeze()


def carry_out(position: RecessPosition, move: Move, notes: Effects) -> RecessPosition:
    """The position after a legal move."""
    draft = Draft.of(position)
    draft.first = False
    CARRY_OUT[move.kind](draft, move, notes)
    settle(draft, notes)
    return draft.freeze()


def run_out(position: RecessPosition, notes: Effects) -> RecessPosition:
    """R2.8: the sand timer runs out: undone steps are lost and the turn ends, unless R5.6 still binds."""
    draft = Draft.of(position)
    draft.first = False
    note(notes, "R2.8", phrases.timed_out, draft)
    if draft.phase == "stay":
        for fight in leads(draft.fights, draft.seat):
            take_coin_for_staying(draft, fight, notes)
    draft.steps, draft.movable, draft.must_leave = (), 0, 0
    if draft.caught and legal.duty(draft):
        draft.phase = "nun"
        note(notes, "R5.6", phrases.duty_outlives, draft)
    else:
        end_turn(draft, notes)
    settle(draft, notes)
    return draft.freeze()


def note(notes: Effects, rule: str, phrase: Callable[..., Phrase], *about: object) -> None:
    """Write down what happened, if anybody listens."""
    if notes is not None:
        notes.append(Effect(rule, phrase(*about)))


# --- the course of a turn --------------------------------------------------------------------------------------------


def start_turn(draft: Draft, notes: Effects) -> None:
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
    draft.steps = (3, 2, 1)[min(3, draft.serving.bit_count()) :]  # R2.4
    led = leads(draft.fights, draft.seat)
    draft.phase = "stay" if led else "kids"  # R2.7
    sight = draft.setup.yard.sight
    seen = sight[draft.nuns[0]] | sight[draft.nuns[1]]
    draft.caught = tuple(fight.square for fight in led if seen & BIT[fight.square])  # R5.6
    if notes is not None:
        for child in phrases.children_in(draft.serving):
            note(notes, "R6.3", phrases.serves, child)
        if draft.serving:
            note(notes, "R2.4", phrases.steps_left, draft)
        for square in draft.caught:
            note(notes, "R5.6", phrases.caught, draft, square)


def settle(draft: Draft, notes: Effects) -> None:
    """R2.7: go on to the next decision, dropping without a word every step for which there is no move."""
    while True:
        if draft.phase == "kids":
            if draft.steps:
                if found := legal.legal_walks(draft):
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
            if found := legal.legal_nuns(draft):
                if draft.first and not draft.caught:
                    found.append(PASS)
                draft.moves = found
                return
            end_turn(draft, notes)
        if draft.phase == "stay":
            draft.moves = legal.legal_stays(draft)
            return
        if draft.phase == "over":
            draft.moves = ()
            return


def end_turn(draft: Draft, notes: Effects) -> None:
    """R6.3 first, then the next turn or (R10.1) the end."""
    if notes is not None:
        for child in phrases.children_in(draft.serving):
            note(notes, "R6.3", phrases.stands_up, child)
    draft.serving = 0
    if draft.minute < TURNS:
        start_turn(draft, notes)
    else:
        note(notes, "R10.1", phrases.time_is_up)
        end_game(draft, notes)


def end_game(draft: Draft, notes: Effects) -> None:
    """R10: nothing more to play."""
    from preau.games.recess.rules.outcome import (
        outcome,  # ending judges finished positions, so it imports this room's types
    )

    draft.phase = "over"
    draft.first = False
    draft.steps = draft.caught = ()
    draft.movable = draft.must_leave = 0
    if notes is not None:
        notes.extend(outcome(draft).why)


# --- what a move does ------------------------------------------------------------------------------------------------


def pass_turn(draft: Draft, _move: Move, notes: Effects) -> None:
    """R2.3: no coin is taken and the fights go on."""
    end_turn(draft, notes)


def skip_step(draft: Draft, _move: Move, _notes: Effects) -> None:
    """R2.6."""
    draft.steps = draft.steps[1:]


def stay_or_leave(draft: Draft, move: Move, notes: Effects) -> None:
    """R5.5: who stays takes a coin and costs a step (R2.4); the others must leave."""
    for fight in leads(draft.fights, draft.seat):
        child = 1 << fight.attacker % 4
        if fight.square in move.way:
            take_coin_for_staying(draft, fight, notes)
            draft.movable &= ~child
        else:
            draft.must_leave |= child
    draft.steps = draft.steps[len(move.way) :]
    if move.way:
        note(notes, "R2.4", phrases.steps_left, draft)
    draft.phase = "kids"


def take_coin_for_staying(draft: Draft, fight: Fight, notes: Effects) -> None:
    """R5.5: one more coin from the victim's player."""
    take_coin(draft, fight, "R5.5", notes)


def take_coin(draft: Draft, fight: Fight, rule: str, notes: Effects) -> None:
    """R5.4: a player with no coins pays nothing."""
    payer = fight.victim // 4
    if not draft.coins[payer]:
        note(notes, "R5.4", phrases.no_coin, payer)
        return
    pay(draft, payer, 1)
    note(notes, rule, phrases.coin_taken, draft.seat, payer)


def pay(draft: Draft, payer: int, amount: int) -> None:
    """Coins go to the player who moves."""
    coins = list(draft.coins)
    coins[payer] -= amount
    coins[draft.seat] += amount
    draft.coins = tuple(coins)


def walk(draft: Draft, move: Move, notes: Effects) -> int:
    """R3: the child takes its step and ends on its square; returns who it is."""
    child = draft.seat * 4 + move.piece
    leave_fight(draft, child, notes)
    put(draft, child, move.square)
    draft.steps = draft.steps[1:]
    draft.movable &= ~(1 << move.piece)
    return child


def leave_fight(draft: Draft, child: int, notes: Effects) -> None:
    """R5.8: when the attacker leaves, the fight is over and the victim stands up."""
    if draft.must_leave >> child % 4 & 1:
        fight = next(fight for fight in draft.fights if fight.attacker == child)
        end_fight(draft, fight)
        note(notes, "R5.8", phrases.left, child, fight)


def end_fight(draft: Draft, fight: Fight) -> None:
    """The fight is over; so are the duties that it brought (R5.5, R5.6)."""
    draft.fights = tuple([other for other in draft.fights if other is not fight])
    if fight.attacker // 4 == draft.seat:
        draft.must_leave &= ~(1 << fight.attacker % 4)
        if fight.square in draft.caught:
            draft.caught = tuple([square for square in draft.caught if square != fight.square])


def start_fight(draft: Draft, move: Move, notes: Effects) -> None:
    """R5.1: the mover leads, the other child is held down; R5.4: and pays."""
    victim = draft.children.index(move.square)
    fight = Fight(move.square, walk(draft, move, notes), victim)
    draft.fights = tuple(sorted((*draft.fights, fight), key=lambda each: board_order(each.square)))
    note(notes, "R5.1", phrases.fight_starts, fight)
    take_coin(draft, fight, "R5.4", notes)


def break_up(draft: Draft, move: Move, notes: Effects) -> None:
    """R5.7: both are pushed, the attacker first; the victim stands up."""
    fight = fight_on(draft, move.square)
    walk(draft, move, notes)
    end_fight(draft, fight)
    note(notes, "R5.7", phrases.broken_up, fight)
    push_child(draft, fight.attacker, move.way, notes)
    push_child(draft, fight.victim, move.other, notes)


def fight_on(draft: RecessPosition, square: int) -> Fight:
    """The fight on a square."""
    return next(fight for fight in draft.fights if fight.square == square)


def push_child(draft: Draft, child: int, way: PushChain, notes: Effects) -> None:
    """R9.1: a child goes to the first square of its way; R9.3: who stood there makes room."""
    for piece, square in shift_chain(draft, way):
        note(notes, "R9.3", phrases.pushed, piece, square)
    put(draft, child, way[0])
    note(notes, "R9.1", phrases.pushed, child, way[0])


def tell(draft: Draft, move: Move, notes: Effects) -> None:
    """R7.1: the nun of that square is put on the fight; R7.3: of two, the lower-numbered."""
    walk(draft, move, notes)
    nun = draft.nuns.index(move.square)
    note(notes, "R7.1", phrases.told, nun, move.fight)
    catch(draft, nun, move.fight, move.way, notes)


def catch(draft: Draft, nun: int, square: int, way: PushChain, notes: Effects) -> None:
    """R6.1: a nun ends on a fight: the victim is pushed and stands up, the attacker goes into detention."""
    fight = fight_on(draft, square)
    end_fight(draft, fight)
    put(draft, fight.attacker, entrance(fight.attacker))
    put_nun(draft, nun, square)
    draft.detained |= 1 << fight.attacker  # R6.2: for its owner's next whole turn
    if fight.attacker // 4 == draft.seat:
        draft.movable &= ~(1 << fight.attacker % 4)  # R2.5
    note(notes, "R6.1", phrases.sent_to_detention, nun, fight)
    push_child(draft, fight.victim, way, notes)


def put_nun(draft: Draft, nun: int, square: int) -> None:
    """Stand a nun somewhere."""
    draft.nuns = (draft.nuns[0], square) if nun else (square, draft.nuns[1])


def kiss(draft: Draft, move: Move, notes: Effects) -> None:
    """R8.2: the game ends at once; every other player gives two coins, or what they have."""
    child = walk(draft, move, notes)
    draft.kiss = True
    note(notes, "R8.1", phrases.kissed, child, move.square)
    for payer in range(draft.setup.players):
        if payer != draft.seat:
            amount = min(2, draft.coins[payer])
            pay(draft, payer, amount)
            note(notes, "R8.2", phrases.kiss_coins, draft.seat, payer, amount)
    end_game(draft, notes)


def move_nun(draft: Draft, move: Move, notes: Effects) -> None:
    """R4.2: an empty or safe square: nothing more; one piece: it is pushed (R9); a fight: R6.1."""
    nun = move.piece - 4
    if any(fight.square == move.square for fight in draft.fights):
        catch(draft, nun, move.square, move.way, notes)
    elif move.way:
        put_nun(draft, nun, -1)  # R9.2: she has left her square
        *displaced, pushed = shift_chain(draft, (move.square, *move.way))  # the pushed piece heads the chain
        put_nun(draft, nun, move.square)
        for piece, square in displaced:
            note(notes, "R9.3", phrases.pushed, piece, square)
        note(notes, "R9.1", phrases.pushed, *pushed)
    else:
        put_nun(draft, nun, move.square)
    end_turn(draft, notes)


CARRY_OUT: dict[str, Callable[[Draft, Move, Effects], object]] = {
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
