"""Whether a turn can have come this far: `steps`, `movable`, `must_leave`, `caught` and `first` against the yard.

At the first decision all of them follow from the yard. Later on, the turn is played backwards in thought: each of the
player's children is given a part that it may have had in the turn so far, and the parts must explain together which
steps are gone, who was freed or sent to detention, and what the nuns saw when the turn began. Where an earlier yard
would decide and cannot be known, the position is believed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Literal

from preau.games.recess import say
from preau.games.recess.board import BIT, BOYS, NAMES, SAFE, Yard, mask, squares_of
from preau.games.recess.exchange import STEPS, refuse
from preau.games.recess.moves import duty, leads, legal_walks
from preau.games.recess.position import CHILDREN, Draft, Fight
from preau.games.recess.pushing import occupied
from preau.games.recess.rules import settle, start_turn

Part = Literal["held", "stayed", "walked", "told on", "idle"]


def judge_turn(draft: Draft) -> None:
    """The turn so far, from any start of it."""
    if draft.phase != "kids" and (draft.must_leave or (draft.phase == "nun" and (draft.movable or draft.steps))):
        refuse("phase-empty", "R2.2", phase=draft.phase)
    if draft.phase == "kids" and not draft.steps:
        refuse("no-step", "R2.2")
    if draft.first:
        judge_start(draft)
    elif draft.phase == "stay":
        refuse("stay-first", "R5.5")
    else:
        judge_children(draft)
        judge_story(draft)


def judge_start(draft: Draft) -> None:
    """R2.4 to R2.7, R5.6: nothing has been played yet, so all follows from the yard."""
    start = Draft.of(draft)
    start.minute -= 1
    start.seat = (start.seat - 1) % start.setup.players
    start.detained |= start.serving
    start_turn(start, None)
    if start.serving != draft.serving:
        lying = next(say.children_in(start.serving ^ draft.serving))
        refuse("start-detained", "R6.3", child=say.child(lying))
    begun = start.steps
    settle(start, None)
    if (start.minute, start.phase) != (draft.minute, draft.phase):
        refuse("start-phase", "R2.7", phase=draft.phase, wanted=start.phase)
    if start.steps != draft.steps:
        refuse("start-steps", "R2.4" if len(draft.steps) > len(begun) else "R2.7", wanted=listed(map(str, start.steps)))
    if start.movable != draft.movable:
        refuse("start-movable", "R2.5", wanted=listed(CHILDREN[k] for k in say.children_in(start.movable)))
    if draft.must_leave:
        refuse("start-must-leave", "R5.5")
    if start.caught != draft.caught:
        odd = sorted({*start.caught} ^ {*draft.caught})
        refuse("start-caught", "R5.6", odd, wanted=listed(NAMES[square] for square in start.caught))


def listed(names: Iterator[str]) -> str:
    """Names in a row, or a dash for none."""
    return ", ".join(names) or "–"


def judge_children(draft: Draft) -> None:
    """R2.5, R5.5, R5.6: what holds of each child and each caught fight at any time of the turn."""
    led = {fight.attacker % 4: fight for fight in leads(draft.fights, draft.seat)}
    held = {fight.victim for fight in draft.fights}
    for k, child in enumerate(range(4 * draft.seat, 4 * draft.seat + 4)):
        place = draft.children[child]
        lying = (draft.detained | draft.serving) >> child & 1
        movable, leaving = draft.movable >> k & 1, draft.must_leave >> k & 1
        if movable and (lying or child in held):
            refuse("movable", "R2.5", [place], child=say.child(child))
        if leaving and not (movable and k in led):
            refuse("must-leave", "R5.5", [place], child=say.child(child))
        if movable and k in led and not leaving:
            refuse("must-leave-missing", "R5.5", [place], child=say.child(child))
        if draft.phase == "kids" and place >= BOYS and not lying and not movable:
            refuse("movable-missing", "R2.5", child=say.child(child))
    for square in draft.caught:
        if square not in [fight.square for fight in led.values()]:
            refuse("caught", "R5.6", [square], square=NAMES[square])
    if len(draft.steps) > 3 - draft.serving.bit_count():
        refuse("steps-serving", "R2.4", steps=len(draft.steps), serving=draft.serving.bit_count())


def judge_story(draft: Draft) -> None:
    """The parts of the children must explain how the turn came this far."""
    if any(story.holds() for story in stories(draft)):
        return
    if any(story.holds(caught=False) for story in stories(draft)):
        refuse("story-caught", "R5.6", draft.caught)
    if any(story.holds(acted=False) for story in stories(draft)):
        refuse("story-first", "R2.3")
    refuse("story", "R2.4")


def spread(yard: Yard, places: int, pushes: int) -> int:
    """All squares from which so many pushes lead to one of these places, or none at all."""
    for _ in range(pushes):
        for square in squares_of(places):
            places |= yard.around[square]
    return places


def seen_from(yard: Yard, places: int) -> int:
    """R4.3: what nuns on these squares see together."""
    seen = 0
    for square in squares_of(places):
        seen |= yard.sight[square]
    return seen


# --- the turn so far -------------------------------------------------------------------------------------------------


def stories(draft: Draft) -> Iterator[Story]:
    """All ways to give the children that do not serve their parts."""
    children = [child for child in range(4 * draft.seat, 4 * draft.seat + 4) if not draft.serving >> child & 1]
    for parts in product(*[possible_parts(draft, child) for child in children]):
        yield Story(draft, dict(zip(children, parts, strict=True)))


def possible_parts(draft: Draft, child: int) -> Sequence[Part]:
    """What a child may have done this turn, by where it is now."""
    movable = bool(draft.movable >> child % 4 & 1)
    if any(fight.victim == child for fight in draft.fights):
        return ["held"]  # nobody is attacked in its own player's turn
    if draft.detained >> child & 1:
        return ["stayed", "walked", "told on"]  # as the attacker of a fight that a nun was told of
    if movable or draft.children[child] >= BOYS:
        return ["idle"]
    if draft.phase == "kids":
        idle: list[Part] = []
    else:
        idle = ["idle"]  # R2.2, R2.8: four children for three steps, or a step lost
    if any(fight.attacker == child for fight in draft.fights):
        return ["stayed", "walked", *idle]
    return ["walked", "held", "stayed", *idle]  # held or staying until a brother or sister ended that fight


@dataclass(frozen=True)
class Story:
    """One explanation of the turn so far: the part of each child that does not serve."""

    draft: Draft
    parts: dict[int, Part]

    def holds(self, *, caught: bool = True, acted: bool = True) -> bool:
        """Whether it could have been so; without `caught` or `acted`, leaving that question aside."""
        draft, count = self.draft, list(self.parts.values()).count
        stayed, walked, told_on = count("stayed"), count("walked"), count("told on")
        leaving = [fight.attacker for fight in self.begun if self.parts[fight.attacker] == "idle"]
        steps = max(0, len(STEPS[0]) - draft.serving.bit_count() - stayed)  # R2.4
        if walked > steps or len(leaving) + told_on > steps or stayed + len(leaving) + told_on > 3:  # R5.5, R5.9
            return False
        if not self._deeds_suffice() or not self._coins_taken() or (caught and not self._seen()):
            return False
        answered = stayed + len(leaving) + told_on + walked > 0
        return any(
            Gone(self, steps, left, walked, told_on, leaving).explained(answered or not acted) for left in self._left()
        )

    @property
    def begun(self) -> list[Fight]:
        """The fights that the player leads since before this turn."""
        return [fight for fight in leads(self.draft.fights, self.draft.seat) if self.parts[fight.attacker] != "walked"]

    @property
    def helpers(self) -> list[int]:
        """Those who walked and did not start a fight: each may have told a nun or broken up one fight."""
        busy = self.draft.detained
        for fight in self.draft.fights:
            busy |= 1 << fight.attacker
        return [child for child, part in self.parts.items() if part == "walked" and not busy >> child & 1]

    def _deeds_suffice(self) -> bool:
        """R6.1, R5.7: someone walked for each child of the player's that went to detention or was freed this turn."""
        busy = {child for fight in self.draft.fights for child in (fight.attacker, fight.victim)}
        lying = self.draft.detained
        ended = sum(
            bool(lying >> child & 1) or (part in ("held", "stayed") and child not in busy)
            for child, part in self.parts.items()
        )
        return len(self.helpers) >= ended

    def _coins_taken(self) -> bool:
        """R5.4, R5.5: a fight begun or stayed in took a coin from every player who still has some."""
        draft = self.draft
        payers = [
            fight.victim // 4 for fight in leads(draft.fights, draft.seat) if self.parts[fight.attacker] != "idle"
        ]
        return draft.coins[draft.seat] >= sum(draft.coins[payer] > 0 for payer in payers)

    def _seen(self) -> bool:
        """R5.6, R5.1: what the nuns see now, and may have seen when the turn began."""
        draft, helpers = self.draft, self.helpers
        yard = draft.setup.yard
        # Children's steps move a nun onto open squares only, unless push_to_safe=yes.
        moved = [nun for nun in draft.nuns if helpers and (draft.setup.push_to_safe or not BIT[nun] & SAFE)]
        certain = seen_from(yard, mask(nun for nun in draft.nuns if nun not in moved))
        possible = certain
        if moved:
            # A nun that was told of a fight stood where the child that told her stands; anyone may be pushed.
            tellers = spread(yard, mask(draft.children[child] for child in helpers), len(helpers) - 1)
            possible |= seen_from(yard, tellers | spread(yard, mask(moved), len(helpers)))
        for fight in leads(draft.fights, draft.seat):
            if fight.square in draft.caught:
                if fight not in self.begun or not possible & BIT[fight.square]:
                    return False
            elif certain & BIT[fight.square]:
                return False
        return True

    def _left(self) -> Sequence[int]:
        """How many steps may have been left: those given, or any number when the sand timer ran out (R2.8)."""
        draft = self.draft
        if draft.phase == "nun" and draft.caught and duty(draft):
            return range(4)
        return [len(draft.steps)]


@dataclass(frozen=True)
class Gone:
    """Where the steps of a turn went: from `steps` after phase (a) to `left`, `walked` of them walked."""

    story: Story
    steps: int
    left: int
    walked: int
    told_on: int
    leaving: list[int]  # who still has to leave a fight

    def explained(self, answered: bool) -> bool:
        """R2.6, R2.7: each step that nobody walked was skipped or dropped."""
        return self.left <= self.steps and self._explained(self.steps, self.walked, False, answered)

    def _explained(self, step: int, walking: int, dropped: bool, answered: bool) -> bool:
        """From this step on, with so many children still to walk.

        A skip is only thought of when all have walked: if it was allowed earlier, then it still is.
        """
        if step == self.left:
            # R5.5: only a dropped step leaves more children that must leave than steps.
            return not walking and answered and (dropped or len(self.leaving) <= step)
        if walking:
            if self._explained(step - 1, walking - 1, dropped, answered):
                return True
            lost = self.may_have_been_stuck(step, walking)
        elif self.legal(step):
            return step > len(self.idle) and self._explained(step - 1, 0, dropped, True)
        else:
            lost = True
        return lost and self._explained(step - 1, walking, True, answered)

    @property
    def idle(self) -> list[int]:
        return [child for child, part in self.story.parts.items() if part == "idle"]

    def legal(self, step: int) -> bool:
        """Whether someone could walk this step in the yard as it is now."""
        draft = Draft.of(self.story.draft)
        draft.steps = STEPS[3 - step]
        draft.movable = sum(1 << child % 4 for child in self.idle)
        draft.must_leave = sum(1 << child % 4 for child in self.leaving)
        return bool(legal_walks(draft))

    def may_have_been_stuck(self, step: int, walking: int) -> bool:
        """R2.7: whether a step can have been dropped before so many children walked, in a yard that is not known."""
        stuck = [child for child in self.idle if self.stuck_once(child, step, walking)]
        if len(stuck) == len(self.idle) and (step != 2 or len(stuck) - len(self.leaving) <= walking):
            return True  # R3.3: with 2, only a child that leaves a fight ever has nowhere to go
        # R5.5: or only those who had to leave might move: those who still do, and those who did until someone walked,
        # told of their fight or broke it up.
        freed = min(walking, len(set(stuck) - set(self.leaving)))
        leavers = len(self.leaving) + self.told_on + walking + freed
        return leavers >= step and set(self.leaving) <= set(stuck)

    def stuck_once(self, child: int, step: int, walking: int) -> bool:
        """Whether a child that has not moved may have had nowhere to go.

        Each walk since then has left one square at most, and pushed the child one square at most. All other squares
        that are empty now were empty then.
        """
        draft = self.story.draft
        yard = draft.setup.yard
        here = draft.children[child]
        if here >= BOYS:
            return False
        room = yard.open & ~occupied(draft) | SAFE
        places = spread(yard, BIT[here], walking)
        return any((yard.reach[step][place] & room).bit_count() <= walking for place in squares_of(places))
