"""What a puzzle of Cerocle can ask for."""

from __future__ import annotations

from typing import ClassVar, Final

from preau.games.api import Effect, Phrase
from preau.games.cerocle.position import CeroclePosition
from preau.games.cerocle.rules.outcome import result
from preau.games.goals import Goal


def core(text: str) -> str:
    """Every move of Cerocle counts as it is."""
    return text


class Win(Goal[CeroclePosition]):
    """Close a circle now, or after one exchange."""

    kind = "win"
    rules: ClassVar[tuple[str, ...]] = ("C2.2",)
    longest = 2

    def fits(self, start: CeroclePosition) -> bool:
        return not start.exchanges

    def value(self, start: CeroclePosition, now: CeroclePosition) -> int:
        return int(now.over and start.player in result(now)[0])

    def bound(self, start: CeroclePosition, now: CeroclePosition) -> int:  # noqa: ARG002  # while the turn lasts
        return 1

    def why(self, start: CeroclePosition, now: CeroclePosition) -> tuple[Effect, ...]:
        """C2.2: why it wins, if a joker is among the six."""
        told = now.outcome.why if now.outcome else ()
        joker = Effect("C2.2", Phrase("prompt-joker", {"players": start.players}))
        return (joker,) if any(each.phrase.args.get("jokers") for each in told) else ()


class Cascade(Win):
    """Close a circle by two exchanges or more."""

    kind = "cascade"
    rules = ("C2.2", "C4.3")
    shortest = 3
    longest = 99


class Stop(Goal[CeroclePosition]):
    """Leave the next player no way to win in the next turn. Who could win at once is not asked."""

    kind = "stop"
    rules = ("C2.2",)
    defends = True

    def fits(self, start: CeroclePosition) -> bool:
        return not start.exchanges and not can_win(start)

    def value(self, start: CeroclePosition, now: CeroclePosition) -> int:
        return int(now.turn != start.turn and not can_win(now))

    def bound(self, start: CeroclePosition, now: CeroclePosition) -> int:
        return int(now.turn == start.turn)


def can_win(position: CeroclePosition) -> bool:
    """Whether the mover can close a circle in this turn, by exchanges too."""
    mover, turn = position.player, position.turn
    for move in position.legal():
        after = position.apply(move)
        if after.over:
            if mover in result(after)[0]:
                return True
        elif after.turn == turn and can_win(after):
            return True
    return False


GOALS: Final[tuple[Goal[CeroclePosition], ...]] = (Win(), Cascade(), Stop())
