"""Whether a turn can have come this far: `steps`, `movable`, `must_leave`, `caught` and `first` against the yard.

At the first decision all of them follow from the yard. Later on, there must be an explanation of the turn so far.
"""

from __future__ import annotations

from collections.abc import Iterator

from preau.games.recess.possible.explanations import explanations
from preau.games.recess.rules.apply import settle, start_turn
from preau.games.recess.rules.board import BOYS, NAMES
from preau.games.recess.rules.state import ALL_STEPS, CHILDREN, Draft, children_in, fights_led
from preau.games.recess.text import phrases
from preau.games.recess.text.exchange import refuse


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
        judge_explanations(draft)


def judge_start(draft: Draft) -> None:
    """R2.4 to R2.7, R5.6: nothing has been played yet, so all follows from the yard."""
    start = Draft.of(draft)
    start.minute -= 1
    start.seat = (start.seat - 1) % start.setup.players
    start.detained |= start.serving
    start_turn(start, None)
    if start.serving != draft.serving:
        lying = next(children_in(start.serving ^ draft.serving))
        refuse("start-detained", "R6.3", child=phrases.child(lying))
    begun = start.steps
    settle(start, None)
    if (start.minute, start.phase) != (draft.minute, draft.phase):
        refuse("start-phase", "R2.7", phase=draft.phase, wanted=start.phase)
    if start.steps != draft.steps:
        refuse(
            "start-steps", "R2.4" if len(draft.steps) > len(begun) else "R2.7", wanted=name_list(map(str, start.steps))
        )
    if start.movable != draft.movable:
        refuse("start-movable", "R2.5", wanted=name_list(CHILDREN[k] for k in children_in(start.movable)))
    if draft.must_leave:
        refuse("start-must-leave", "R5.5")
    if start.caught != draft.caught:
        odd = sorted({*start.caught} ^ {*draft.caught})
        refuse("start-caught", "R5.6", odd, wanted=name_list(NAMES[square] for square in start.caught))


def name_list(names: Iterator[str]) -> tuple[str, ...] | str:
    """Names in a row, or a dash for none."""
    return tuple(names) or "–"


def judge_children(draft: Draft) -> None:
    """R2.5, R5.5, R5.6: what holds of each child and each caught fight at any time of the turn."""
    led = {fight.attacker % 4: fight for fight in fights_led(draft.fights, draft.seat)}
    held = {fight.victim for fight in draft.fights}
    for k, child in enumerate(range(4 * draft.seat, 4 * draft.seat + 4)):
        place = draft.children[child]
        lying = (draft.detained | draft.serving) >> child & 1
        movable, leaving = draft.movable >> k & 1, draft.must_leave >> k & 1
        if movable and (lying or child in held):
            refuse("movable", "R2.5", [place], child=phrases.child(child))
        if leaving and not (movable and k in led):
            refuse("must-leave", "R5.5", [place], child=phrases.child(child))
        if movable and k in led and not leaving:
            refuse("must-leave-missing", "R5.5", [place], child=phrases.child(child))
        if draft.phase == "kids" and place >= BOYS and not lying and not movable:
            refuse("movable-missing", "R2.5", child=phrases.child(child))
    for square in draft.caught:
        if square not in [fight.square for fight in led.values()]:
            refuse("caught", "R5.6", [square], square=NAMES[square])
    if len(draft.steps) > len(ALL_STEPS) - draft.serving.bit_count():
        refuse("steps-serving", "R2.4", steps=len(draft.steps), serving=draft.serving.bit_count())


def judge_explanations(draft: Draft) -> None:
    """The roles of the children must explain how the turn came this far."""
    if any(explanation.holds() for explanation in explanations(draft)):
        return
    if any(explanation.holds(caught=False) for explanation in explanations(draft)):
        refuse("story-caught", "R5.6", draft.caught)
    if any(explanation.holds(acted=False) for explanation in explanations(draft)):
        refuse("story-first", "R2.3")
    refuse("story", "R2.4")
