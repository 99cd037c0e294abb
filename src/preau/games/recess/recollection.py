"""What the moves of the running turn tell of a refusal, and a position alone does not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from preau.games.api import Phrase

LETTERS = {"boy": "B", "girl": "G"}


def recollect(refusal: Phrase, moves: Sequence[str]) -> Phrase:
    """R2.2, R2.5: a child that is done for the turn has walked; or else it was in a fight when the turn began."""
    child = refusal.args.get("child")
    if refusal.key != "refusal-moved" or not isinstance(child, Phrase):
        return refusal
    name = f"{LETTERS[str(child.args['kind'])]}{child.args['number']}"
    walked = any(move.startswith(name) for move in moves)
    return replace(refusal, args={**refusal.args, "walked": "yes" if walked else "no"})
