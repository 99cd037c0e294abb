"""What a move is to whoever asks the rules: made by pointing, made and told, or the one that ended the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from preau.games.api import Effect, Move, Phrase, Position


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winners' seats (none in a draw), each seat's score if the game counts one, and why."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    why: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class MoveMade:
    """A move that was checked and played: its text, its words, the position after it, what came of it."""

    move: Move
    text: str
    phrase: Phrase
    after: Position
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Click:
    """One way to make a move by pointing: the ids of the cells, pieces and buttons to choose, in order.

    No path is the beginning of another, so the move is complete with the last click. Several paths may lead to one
    move. An id that is neither a cell nor a piece of the scene is a button, labelled by the message `click-ID`
    (its first part, up to `:`, names the message; the rest is its `$at`).

    `signs` say for each click of the path what it would do there, by the name of a sign of the scene; empty, or a
    shorter list, where there is nothing to tell apart.
    """

    move: str
    path: tuple[str, ...]
    signs: tuple[str, ...] = ()
