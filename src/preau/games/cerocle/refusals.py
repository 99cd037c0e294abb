"""Why a move is not legal now: the most specific rule that it breaks, and the spaces that show it.

Asked only about moves that `rules.legal` does not list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from preau.games.api import Phrase
from preau.games.cerocle import phrases
from preau.games.cerocle.board import DONE, EXCHANGE, NEUTRAL, PLACE, RELOCATE, WHITE

if TYPE_CHECKING:
    from preau.games.cerocle.position import CeroclePosition


class Refusal(NamedTuple):
    """A rule, what to say, and the spaces that show why."""

    rule: str
    phrase: Phrase
    squares: tuple[str, ...] = ()


def why(position: CeroclePosition, kind: int, a: int, b: int) -> Refusal:
    """Why a well-formed move is not legal now."""
    setting, seat = position.setting, position.player
    if kind == NEUTRAL and not setting.neutrals:
        return Refusal("C1.3", Phrase("refusal-no-neutrals"))
    if position.exchanges:
        return _exchange(position, kind, a, b)
    if kind in (EXCHANGE, DONE):
        return Refusal("C4.5", Phrase("refusal-none-in-hand"))
    own, neutral = position.own[seat], position.neutral[seat]
    if not own and not neutral:
        if kind in (PLACE, NEUTRAL):
            return Refusal("C3.2", Phrase("refusal-reserve-empty"))
        return _relocate(position, a, b) if kind == RELOCATE else _take(position, a)
    if kind not in (PLACE, NEUTRAL):
        return Refusal("C3.1", Phrase("refusal-reserve-not-empty", {"own": own, "neutral": neutral}))
    return _place(position, kind, a)


def _place(position: CeroclePosition, kind: int, space: int) -> Refusal:
    board, there = position.setting.board, position.colour_at(space)
    if there is not None:
        args: phrases.Args = {"space": board.names[space], "piece": phrases.piece(position.setting, there)}
        return Refusal("C3.1", Phrase("refusal-occupied", args), (board.names[space],))
    if not (position.own if kind == PLACE else position.neutral)[position.player]:
        return Refusal("C3.1", Phrase("refusal-no-own-left" if kind == PLACE else "refusal-no-neutral-left"))
    return Refusal("C3.4", Phrase("refusal-first-piece", {"space": board.names[space]}), tuple(board.named(board.ring)))


def _exchange(position: CeroclePosition, kind: int, a: int, b: int) -> Refusal:
    board = position.setting.board
    if kind != EXCHANGE:
        return Refusal("C4.3", Phrase("refusal-exchange-first", {"count": position.exchanges}))
    first, second = position.colour_at(a), position.colour_at(b)
    names = {"a": board.names[a], "b": board.names[b]}
    if not board.neighbours[a] >> b & 1:
        return Refusal("C4.3", Phrase("refusal-not-neighbours", names), tuple(dict.fromkeys(names.values())))
    if first is None or second is None:
        empty = [board.names[space] for space, there in ((a, first), (b, second)) if there is None]
        return Refusal("C4.3", Phrase("refusal-exchange-empty", {"space": empty[0]}), tuple(empty))
    return Refusal(
        "C4.3",
        Phrase("refusal-same-colour", {**names, "piece": phrases.piece(position.setting, first)}),
        tuple(names.values()),
    )


def _relocate(position: CeroclePosition, origin: int, goal: int) -> Refusal:
    setting, names = position.setting, position.setting.board.names
    colour = setting.colours[position.player]
    there = position.colour_at(origin)
    if there is None:
        return Refusal("C5.1", Phrase("refusal-nothing-there", {"space": names[origin]}), (names[origin],))
    if not setting.movable(position.pieces, colour) >> origin & 1:
        args: phrases.Args = {"space": names[origin], "piece": phrases.piece(setting, there)}
        return Refusal("C5.1", Phrase("refusal-not-yours", args), (names[origin],))
    if origin == goal:
        return Refusal("C5.1", Phrase("refusal-same-space", {"space": names[origin]}), (names[origin],))
    blocker = position.colour_at(goal)
    if blocker is not None:
        args = {"space": names[goal], "piece": phrases.piece(setting, blocker)}
        return Refusal("C5.1", Phrase("refusal-goal-occupied", args), (names[goal],))
    seat = position.bans.index((origin, goal))
    phrase = Phrase("refusal-banned", {"who": phrases.who(setting, seat), "from": names[origin], "to": names[goal]})
    return Refusal("C5.2", phrase, (names[origin], names[goal]))


def _take(position: CeroclePosition, space: int) -> Refusal:
    setting, name = position.setting, position.setting.board.names[space]
    there, taken = position.colour_at(space), position.taken[position.player]
    rule = "C6.1" if setting.neutrals else "C6.5"
    if there is None:
        return Refusal(rule, Phrase("refusal-take-nothing", {"space": name}), (name,))
    piece: phrases.Args = {"space": name, "piece": phrases.piece(setting, there)}
    if setting.neutrals and there != WHITE:
        return Refusal(rule, Phrase("refusal-take-not-neutral", piece), (name,))
    if setting.neutrals:
        return Refusal(rule, Phrase("refusal-take-limit", {"count": len(taken)}), (name,))
    if there == setting.colours[position.player]:
        return Refusal(rule, Phrase("refusal-take-own", piece), (name,))
    return Refusal(rule, Phrase("refusal-take-again", {**piece, "who": phrases.name(there)}), (name,))
