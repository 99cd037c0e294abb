"""What the rules have to tell: moves in words, and what happened of itself."""

from __future__ import annotations

from functools import cache

from preau.games.api import Args, Effect, Phrase
from preau.games.cerocle.rules.board import COLOURS, DONE, EXCHANGE, NEUTRAL, PLACE, RELOCATE, WHITE, Board
from preau.games.cerocle.rules.options import Setup
from preau.games.cerocle.rules.state import CerocleState
from preau.games.tones import phrase_for_side

PACKAGE = "preau.games.cerocle"  # whose words these are


@cache
def colour(colour: int) -> Phrase:
    """A colour, as an adjective."""
    return Phrase(f"scene-colour-{COLOURS[colour]}")


@cache
def _of_colour(key: str, colour: str) -> Phrase:
    return Phrase(key, {"colour": colour})


@cache
def _of_seat(of_colour: int, seat: int) -> Phrase:
    return Phrase("scene-seat", {"colour": colour(of_colour), "seat": seat})


def side(setup: Setup, colour: int) -> Phrase:
    """Who plays a colour, and is called by it: a player, or a team."""
    return _of_colour("scene-team" if setup.players == 4 else "scene-name", COLOURS[colour])


def who(setup: Setup, seat: int) -> Phrase:
    """A player: by colour, or by seat too where two share one."""
    if setup.players == 4:
        return _of_seat(setup.colours[seat], seat)
    return side(setup, setup.colours[seat])


def piece(setup: Setup, colour: int) -> Phrase:
    """A piece: neutral, or of a colour."""
    return _of_colour("scene-piece-of", "neutral" if colour == WHITE and setup.neutrals else COLOURS[colour])


def _piece_at(state: CerocleState, space: int) -> Phrase:
    found = state.colour_at(space)
    return piece(state.setup, WHITE if found is None else found)


def describe(state: CerocleState, move: int) -> Phrase:
    """A legal move in words."""
    setup, names = state.setup, state.setup.board.names
    mover = who(setup, state.player)
    kind, a, b = setup.board.moves[move]
    if kind == DONE:
        return Phrase("move-done", {"who": mover, "count": state.exchanges})
    if kind == PLACE:
        return Phrase("move-place", {"who": mover, "space": names[a]})
    if kind == NEUTRAL:
        return Phrase("move-place-neutral", {"who": mover, "space": names[a]})
    first_piece = _piece_at(state, a)
    if kind == EXCHANGE:
        pieces: Args = {"first": first_piece, "a": names[a], "second": _piece_at(state, b), "b": names[b]}
        return Phrase("move-exchange", {"who": mover, **pieces})
    if kind == RELOCATE:
        return Phrase("move-relocate", {"who": mover, "piece": first_piece, "from": names[a], "to": names[b]})
    return Phrase("move-take", {"who": mover, "piece": first_piece, "space": names[a]})


def advise(state: CerocleState, move: int) -> Phrase:
    """A legal move as advice to its player."""
    told = phrase_for_side(PACKAGE, describe(state, move), (COLOURS[state.setup.colours[state.player]],))
    args = {name: arg for name, arg in told.args.items() if name not in ("who", "count")}
    return Phrase(f"move-advice-{told.key.removeprefix('move-')}", args)


# --- effects ---------------------------------------------------------------------------------------------------------


def line_effect(rule: str, key: str, owner: Phrase, board: Board, run: int) -> Effect:
    """A line came about: `run` are its spaces."""
    names = board.names_of(run)
    return Effect(rule, Phrase(key, {"who": owner, "from": names[0], "to": names[-1], "length": len(names)}))


def gain_effect(cascade: bool, mover: Phrase, count: int, hand: int) -> Effect:
    """C4.3, C4.4: exchanges for the lines made, and how many are in hand now."""
    if cascade:
        return Effect("C4.4", Phrase("effect-cascade", {"who": mover, "count": count, "hand": hand}))
    return Effect("C4.3", Phrase("effect-exchanges", {"who": mover, "count": count}))


def lapse_effect(count: int) -> Effect:
    """C4.5: there is no pair to exchange."""
    return Effect("C4.5", Phrase("effect-lapse", {"count": count}))


def ban_effect(mover: Phrase, board: Board, origin: int, goal: int) -> Effect:
    """C5.2: no take-back."""
    return Effect("C5.2", Phrase("effect-ban", {"who": mover, "from": board.names[goal], "to": board.names[origin]}))


def taking_effect(setup: Setup, seat: int, colour: int, space: int) -> Effect:
    """C6.1, C6.5: the piece taken is out of the game, or stays with its taker."""
    args: Args = {"who": who(setup, seat), "piece": piece(setup, colour), "space": setup.board.names[space]}
    if setup.neutrals:
        return Effect("C6.1", Phrase("effect-taken", args))
    return Effect("C6.5", Phrase("effect-kept", args))


def return_effect(rule: str, owner: Phrase, count: int) -> Effect:
    """C6.2, C6.4, C6.5: a player gets own pieces back."""
    return Effect(rule, Phrase("effect-returned", {"who": owner, "count": count}))


def neutrals_effect(rule: str, owner: Phrase, count: int) -> Effect:
    """C6.3, C6.4: a player gets neutrals."""
    return Effect(rule, Phrase("effect-neutrals", {"who": owner, "count": count}))


def neutrals_out_effect(count: int) -> Effect:
    """C6.3: neutrals leave the game."""
    return Effect("C6.3", Phrase("effect-neutrals-out", {"count": count}))


def circle_effect(rule: str, key: str, winner: Phrase, mover: Phrase, centres: tuple[str, ...], jokers: Args) -> Effect:
    """C2: a circle ends the game."""
    args: Args = {"who": winner, "mover": mover, "centres": centres, "count": len(centres)}
    return Effect(rule, Phrase(key, {**args, **jokers}))


def among_circles(told: Effect, others: tuple[str, ...], other: Phrase, *, own: bool) -> Effect:
    """C2.4: the same, with the circles of another colour; `own`: whether the mover's are those that count."""
    args: Args = {"others": others, "other": other, "own": "yes" if own else "no"}
    return Effect(told.rule, Phrase(told.phrase.key, {**told.phrase.args, **args}))


def jokers(state: CerocleState, spaces: int) -> Args:
    """C2.2: how many jokers there are in the circles that won, on which spaces, and what the first of them is."""
    found = state.setup.board.names_of(spaces)
    if not found:
        return {"jokers": 0, "spaces": (), "piece": ""}
    first = state.colour_at(state.setup.board.index[found[0]])
    return {
        "jokers": len(found),
        "spaces": tuple(found),
        "piece": piece(state.setup, WHITE if first is None else first),
    }


def draw_effect(rounds: int) -> Effect:
    """C7.2: nothing has happened for too long."""
    return Effect("C7.2", Phrase("effect-quiet", {"rounds": rounds}))
