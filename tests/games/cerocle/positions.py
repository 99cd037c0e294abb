"""Positions to test with: a few pieces on the board, everything else where it has to be."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from preau.games.api import Effect, Json, Refused
from preau.games.cerocle import GAME, CeroclePosition
from preau.games.cerocle.rules.options import OPTIONS, setup_of

COLOURS = ("brown", "green", "white")

# The example of the law, word for word.
BROWN = "a1 a2 a4 c4 d4 d5 d7 d8 e5 e8 e9 f8 g6 g7 g8 h9 i5"
GREEN = "a3 b2 c1 c2 c5 d1 d2 d3 e1 f5 f6 f7 f9 g5 h6 i6 i8"
EXAMPLE: Json = {
    "game": "cerocle",
    "options": {
        "players": 2,
        "side": 5,
        "relocate": "own_or_neutral",
        "encircled": "opponent",
        "start": "free",
        "quiet": 50,
    },
    "turn": 164,
    "player": 1,
    "phase": "act",
    "board": dict.fromkeys(BROWN.split(), "brown") | dict.fromkeys(GREEN.split(), "green"),
    "reserves": [{"own": 3, "neutral": 0}, {"own": 3, "neutral": 0}],
    "taken": [["white"] * 4, ["white"] * 4],
    "exchanges": 0,
    "spent": {"row": [], "rise": [], "fall": []},
    "bans": [None, ["f5", "h8"]],
    "quiet": 0,
    "result": None,
}


def data(
    brown: str = "",
    green: str = "",
    white: str = "",
    *,
    turn: int = 1,
    own: list[int] | None = None,
    neutral: list[int] | None = None,
    taken: list[list[str]] | None = None,
    bans: list[list[str] | None] | None = None,
    quiet_turns: int = 0,
    **options: Any,
) -> Json:
    """The exchange form, in phase `act`: what is not on the board is in the reserves, shared out from the last seat.

    With four players `own` says what seats 0 and 1 hold; their partners have the rest.
    """
    chosen = GAME.settle({name: str(value) for name, value in options.items()})
    rules = setup_of(tuple(chosen[option.name] for option in OPTIONS))
    players = rules.players
    on_board = {"brown": brown.split(), "green": green.split(), "white": white.split()}
    board = {space: colour for colour in COLOURS for space in on_board[colour]}
    taken = taken or [[] for _ in range(players)]
    if own is None:
        own = []
        for seat in range(players):
            colour = COLOURS[rules.colours[seat]]
            left = rules.total[rules.colours[seat]] - len(on_board[colour])
            left -= sum(each.count(colour) for each in taken)
            own.append(left if players < 4 else min(10, left) if seat < 2 else left - min(10, left))
    if neutral is None:
        left = 8 - len(on_board["white"]) - sum(map(len, taken)) if rules.neutrals else 0
        neutral = [0] * (players - 1) + [left]
    return {
        "game": "cerocle",
        "options": dict(chosen),
        "turn": turn,
        "player": (turn - 1) % players,
        "phase": "act",
        "board": board,
        "reserves": [{"own": mine, "neutral": yours} for mine, yours in zip(own, neutral, strict=True)],
        "taken": taken,
        "exchanges": 0,
        "spent": {"row": [], "rise": [], "fall": []},
        "bans": bans or [None] * players,
        "quiet": quiet_turns,
        "result": None,
    }


def position(brown: str = "", green: str = "", white: str = "", **more: Any) -> CeroclePosition:
    return GAME.load(data(brown, green, white, **more))


# Ten brown and ten green pieces, four players, and seat 0 with an empty reserve: it relocates or takes.
TEN_BROWN = "a1 a2 a4 a5 c7 d8 e9 g3 h4 i5"
TEN_GREEN = "b1 b2 c1 d1 b6 b5 h9 i9 i8 h8"


def relocating(brown: str = TEN_BROWN, green: str = TEN_GREEN, white: str = "e5", **more: Any) -> CeroclePosition:
    """Four players, seat 0 to move with nothing in reserve."""
    left = 8 - len(white.split()) - sum(map(len, more.get("taken", [])))
    settings: Json = {"players": 4, "own": [0, 0, 10, 10], "neutral": [0, 0, 0, left], "turn": 5}
    return position(brown, green, white, **(settings | more))


def texts(position: CeroclePosition) -> list[str]:
    return [position.text(move) for move in position.legal()]


def play(position: CeroclePosition, *moves: str) -> CeroclePosition:
    for move in moves:
        position, _ = position.play(move)
    return position


def effects(position: CeroclePosition, move: str) -> list[tuple[str, str]]:
    """The rules and the message ids of what a move brings about."""
    return [(effect.rule, effect.phrase.key) for effect in position.play(move)[1]]


def only(found: Iterable[Effect], key: str) -> Effect:
    (effect,) = [effect for effect in found if effect.phrase.key == key]
    return effect


def refusal(position: CeroclePosition, move: str) -> tuple[str, str | None, str, tuple[str, ...]]:
    """The code, the rule, the message id and the squares of a refused move."""
    try:
        position.play(move)
    except Refused as refused:
        return refused.code, refused.rule, refused.phrase.key, refused.squares
    raise AssertionError(f"{move} was accepted")


def random_games(count: int, seed: int = 0, **options: Any) -> Iterable[CeroclePosition]:
    """Every position of some random games."""
    chance = random.Random(seed)
    for _ in range(count):
        now = GAME.set_up(GAME.settle({name: str(value) for name, value in options.items()}))
        while True:
            yield now
            if now.over:
                break
            now = now.apply(chance.choice(now.legal()))
