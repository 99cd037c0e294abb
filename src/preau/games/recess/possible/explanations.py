"""The turn so far, played backwards in thought.

Each of the player's children is given a role that it may have had in the turn, and the roles must explain together
which steps are gone, who was freed or sent to detention, and what the nuns saw when the turn began. Where an earlier
yard would decide and cannot be known, the position is believed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Literal

from preau.games.recess.rules.board import BIT, BOYS, SAFE, Yard, mask, squares_of
from preau.games.recess.rules.legal import duty_moves, legal_walks, occupied_squares
from preau.games.recess.rules.state import ALL_STEPS, Draft, Fight, fights_led

ChildRole = Literal["held", "stayed", "walked", "told on", "idle"]


def explanations(draft: Draft) -> Iterator[TurnExplanation]:
    """All ways to give the children that do not serve their roles."""
    children = [child for child in range(4 * draft.seat, 4 * draft.seat + 4) if not draft.serving >> child & 1]
    for roles in product(*[possible_roles(draft, child) for child in children]):
        yield TurnExplanation(draft, dict(zip(children, roles, strict=True)))


def possible_roles(draft: Draft, child: int) -> Sequence[ChildRole]:
    """What a child may have done this turn, by where it is now."""
    movable = bool(draft.movable >> child % 4 & 1)
    if any(fight.victim == child for fight in draft.fights):
        return ["held"]  # nobody is attacked in its own player's turn
    if draft.detained >> child & 1:
        return ["stayed", "walked", "told on"]  # as the attacker of a fight that a nun was told of
    if movable or draft.children[child] >= BOYS:
        return ["idle"]
    if draft.phase == "kids":
        idle: list[ChildRole] = []
    else:
        idle = ["idle"]  # R2.2, R2.8: four children for three steps, or a step lost
    if any(fight.attacker == child for fight in draft.fights):
        return ["stayed", "walked", *idle]
    return ["walked", "held", "stayed", *idle]  # held or staying until a brother or sister ended that fight


@dataclass(frozen=True)
class TurnExplanation:
    """One explanation of the turn so far: the role of each child that does not serve."""

    draft: Draft
    roles: dict[int, ChildRole]

    def holds(self, *, caught: bool = True, acted: bool = True) -> bool:
        """Whether it could have been so; without `caught` or `acted`, leaving that question aside."""
        draft, count = self.draft, list(self.roles.values()).count
        stayed, walked, told_on = count("stayed"), count("walked"), count("told on")
        leaving = [fight.attacker for fight in self.fights_since_before if self.roles[fight.attacker] == "idle"]
        steps = max(0, len(ALL_STEPS) - draft.serving.bit_count() - stayed)  # R2.4
        if walked > steps or len(leaving) + told_on > steps or stayed + len(leaving) + told_on > 3:  # R5.5, R5.9
            return False
        if not self._deeds_suffice() or not self._coins_suffice() or (caught and not self._sight_fits()):
            return False
        answered = stayed + len(leaving) + told_on + walked > 0
        return any(
            StepAccount(self, steps, left, walked, told_on, leaving).adds_up(answered or not acted)
            for left in self._possible_steps_left()
        )

    @property
    def fights_since_before(self) -> list[Fight]:
        """The fights that the player leads since before this turn."""
        return [
            fight for fight in fights_led(self.draft.fights, self.draft.seat) if self.roles[fight.attacker] != "walked"
        ]

    @property
    def helpers(self) -> list[int]:
        """Those who walked and did not start a fight: each may have told a nun or broken up one fight."""
        busy = self.draft.detained
        for fight in self.draft.fights:
            busy |= 1 << fight.attacker
        return [child for child, role in self.roles.items() if role == "walked" and not busy >> child & 1]

    def _deeds_suffice(self) -> bool:
        """R6.1, R5.7: someone walked for each child of the player's that went to detention or was freed this turn."""
        draft = self.draft
        busy = {child for fight in draft.fights for child in (fight.attacker, fight.victim)}
        lying = [child for child in self.roles if draft.detained >> child & 1]
        freed = [
            child
            for child, role in self.roles.items()
            if role in ("held", "stayed") and child not in busy and child not in lying
        ]
        if len(self.helpers) < len(lying) + len(freed) or (lying and not self._near_told_nuns()):
            return False
        return all(self._may_have_been_freed(child) for child in freed)

    def _may_have_been_freed(self, child: int) -> bool:
        """R5.7, R6.1: whether a child stands where it may have been pushed to when its fight ended."""
        here = BIT[self.draft.children[child]]
        if not self._may_be_pushed_to(here):
            return False
        if any(near & here for near in self._near_break_ups()):
            return True
        others = self.draft.detained & ~(0b1111 << 4 * self.draft.seat)
        return self.roles[child] == "held" and others > 0 and any(near & here for near in self._near_told_nuns())

    def _may_be_pushed_to(self, square: int) -> bool:
        """R9.2: nobody is pushed onto a safe square, unless push_to_safe=yes; a fight is never on one."""
        return self.draft.setup.push_to_safe or not square & SAFE

    def _near(self, place: int) -> int:
        """Where those may be now that were pushed from the square of a fight, if this piece was put there."""
        return squares_within_pushes(self.draft.setup.yard, BIT[place], 2 * len(self.helpers) - 1)

    def _near_break_ups(self) -> list[int]:
        """R5.7: around each child that may have broken up a fight: a fighter of another player was pushed there."""
        draft = self.draft
        places = [
            draft.children[helper] for helper in self.helpers if self._may_be_pushed_to(BIT[draft.children[helper]])
        ]
        others = mask(place for child, place in enumerate(draft.children) if child // 4 != draft.seat)
        return [near for near in map(self._near, places) if near & others]

    def _near_told_nuns(self) -> list[int]:
        """R7.1: around each nun that may have been told of a fight: its attacker lies in detention since."""
        helpers = self.helpers
        if not helpers or not self.draft.detained:
            return []
        places = [nun for nun in self.draft.nuns if self._may_be_pushed_to(BIT[nun])]
        if len(helpers) > 1:
            places += [self.draft.children[helper] for helper in helpers]  # a nun that was told again has left
        return [self._near(place) for place in places]

    def _coins_suffice(self) -> bool:
        """R5.4, R5.5: a fight begun or stayed in took a coin from every player who still has some."""
        draft = self.draft
        payers = [
            fight.victim // 4 for fight in fights_led(draft.fights, draft.seat) if self.roles[fight.attacker] != "idle"
        ]
        return draft.coins[draft.seat] >= sum(draft.coins[payer] > 0 for payer in payers)

    def _sight_fits(self) -> bool:
        """R5.6, R5.1: what the nuns see now, and may have seen when the turn began."""
        draft, helpers = self.draft, self.helpers
        yard = draft.setup.yard
        told = self._near_told_nuns()
        moved = [nun for nun in draft.nuns if (told or self._near_break_ups()) and self._may_be_pushed_to(BIT[nun])]
        certain = view_from_places(yard, mask(nun for nun in draft.nuns if nun not in moved))
        possible = certain | view_from_places(yard, squares_within_pushes(yard, mask(moved), len(helpers)))
        if told:
            # She stood where the child that told her stands, unless somebody pushed it later.
            possible |= view_from_places(
                yard, squares_within_pushes(yard, mask(draft.children[child] for child in helpers), len(helpers) - 1)
            )
        for fight in fights_led(draft.fights, draft.seat):
            if fight.square in draft.caught:
                if fight not in self.fights_since_before or not possible & BIT[fight.square]:
                    return False
            elif certain & BIT[fight.square]:
                return False
        return True

    def _possible_steps_left(self) -> Sequence[int]:
        """How many steps may have been left: those given, or any number when the sand timer ran out (R2.8)."""
        draft = self.draft
        if draft.phase == "nun" and draft.caught and duty_moves(draft):
            return range(4)
        return [len(draft.steps)]


@dataclass(frozen=True)
class StepAccount:
    """Where the steps of a turn went: from `steps` after phase (a) to `left`, `walked` of them walked."""

    explanation: TurnExplanation
    steps: int
    left: int
    walked: int
    told_on: int
    leaving: list[int]  # who still has to leave a fight

    def adds_up(self, answered: bool) -> bool:
        """R2.6, R2.7: each step that nobody walked was skipped or dropped."""
        return self.left <= self.steps and self._adds_up_from(self.steps, self.walked, False, answered)

    def _adds_up_from(self, step: int, walking: int, dropped: bool, answered: bool) -> bool:
        """From this step on, with so many children still to walk.

        A skip is only thought of when all have walked: if it was allowed earlier, then it still is.
        """
        if step == self.left:
            # R5.5: only a dropped step leaves more children that must leave than steps.
            return not walking and answered and (dropped or len(self.leaving) <= step)
        if walking:
            if self._adds_up_from(step - 1, walking - 1, dropped, answered):
                return True
            lost = self.may_have_been_dropped(step, walking)
        elif self.could_walk(step):
            return step > len(self.idle) and self._adds_up_from(step - 1, 0, dropped, True)
        else:
            lost = True
        return lost and self._adds_up_from(step - 1, walking, True, answered)

    @property
    def idle(self) -> list[int]:
        return [child for child, role in self.explanation.roles.items() if role == "idle"]

    def could_walk(self, step: int) -> bool:
        """Whether someone could walk this step in the yard as it is now."""
        draft = Draft.of(self.explanation.draft)
        draft.steps = ALL_STEPS[len(ALL_STEPS) - step :]
        draft.movable = sum(1 << child % 4 for child in self.idle)
        draft.must_leave = sum(1 << child % 4 for child in self.leaving)
        return bool(legal_walks(draft))

    def may_have_been_dropped(self, step: int, walking: int) -> bool:
        """R2.7: whether a step can have been dropped before so many children walked, in a yard that is not known."""
        stuck = [child for child in self.idle if self.may_have_been_stuck(child, step, walking)]
        if len(stuck) == len(self.idle) and (step != 2 or len(stuck) - len(self.leaving) <= walking):
            return True  # R3.3: with 2, only a child that leaves a fight ever has nowhere to go
        # R5.5: or only those who had to leave might move: those who still do, and those who did until someone walked,
        # told of their fight or broke it up.
        freed = min(walking, len(set(stuck) - set(self.leaving)))
        leavers = len(self.leaving) + self.told_on + walking + freed
        return leavers >= step and set(self.leaving) <= set(stuck)

    def may_have_been_stuck(self, child: int, step: int, walking: int) -> bool:
        """Whether a child that has not moved may have had nowhere to go.

        Each walk since then has left one square at most, and pushed the child one square at most. All other squares
        that are empty now were empty then.
        """
        draft = self.explanation.draft
        yard = draft.setup.yard
        here = draft.children[child]
        if here >= BOYS:
            return False
        room = yard.open & ~occupied_squares(draft) | SAFE
        places = squares_within_pushes(yard, BIT[here], walking)
        return any((yard.reach[step][place] & room).bit_count() <= walking for place in squares_of(places))


# --- squares ----------------------------------------------------------------------------------------------------------


def squares_within_pushes(yard: Yard, places: int, pushes: int) -> int:
    """All squares from which so many pushes lead to one of these places, or none at all."""
    for _ in range(pushes):
        for square in squares_of(places):
            places |= yard.around[square]
    return places


def view_from_places(yard: Yard, places: int) -> int:
    """R4.3: what nuns on these squares see together."""
    seen = 0
    for square in squares_of(places):
        seen |= yard.sight[square]
    return seen
