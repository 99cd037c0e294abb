"""What a player of Recess! is asked for, step by step."""

from __future__ import annotations

from preau.games.api import Json, Position
from preau.games.recess import GAME
from tests.games.recess.yards import form, later


def asked(data: Json, *chosen: str) -> str:
    return str(GAME.load(data).prompt(chosen))


def test_walking() -> None:
    """How many steps exactly; whether one may pass; then where to."""
    assert asked(form()) == "Move one of your children exactly 3 squares, or pass the turn."
    assert asked(form(), "red-B1") == "Boy B1 walks exactly 3 squares. Where to?"
    one_left = later("0B1=d4 0B2=e5", steps=[1], movable=["G1", "G2"])
    assert asked(one_left) == "Move another child exactly 1 square."


def test_why_walks_are_gone() -> None:
    """Who sits in detention, until somebody has walked; a walk that a fight has used is not called gone."""
    one = form("0G2=girls", serving=["0G2"], steps=[2, 1], movable=["B1", "B2", "G1"])
    assert (
        asked(one) == "G2 is in detention until this turn ends, which costs you your largest step, the 3. "
        "Move a child exactly 2 squares, or pass the turn."
    )
    assert asked(one, "red-B1") == "Boy B1 walks exactly 2 squares. Where to?"
    stayed = later(fights="0B1 d6 1B1", steps=[2, 1], movable=["B2", "G1", "G2"])
    assert asked(stayed) == "Move another child exactly 2 squares."
    both = later("0G2=girls", fights="0B1 d6 1B1", serving=["0G2"], steps=[1], movable=["B2", "G1"])
    assert asked(both) == "Move another child exactly 1 square."
    walked = later("0G2=girls 0B1=d4", serving=["0G2"], steps=[1], movable=["B2", "G1"])
    assert asked(walked) == "Move another child exactly 1 square."
    three = form("0G1=girls 0G2=girls 0B1=boys", serving=["0B1", "0G1", "0G2"], phase="nun", steps=[], movable=[])
    assert asked(three).startswith(
        "B1, G1 and G2 are in detention until this turn ends, which costs you all your steps."
    )


def test_stay_or_leave() -> None:
    """What staying brings and costs, fight by fight; that a nun is looking."""
    two, leave = form(fights="0B2 g3 1B2;0B1 d6 1B1", phase="stay"), " or leave and walk away?"
    second = "(2 of 2) In your fight on d6, will you stay for a coin"
    assert asked(two) == f"(1 of 2) In your fight on g3, will you stay for a coin (this costs you the step of 3){leave}"
    assert asked(two, "stay:g3") == f"{second} (this costs you the step of 2){leave}"
    assert asked(two, "leave:g3") == f"{second} (this costs you the step of 3){leave}"
    poor = form(fights="0B1 d6 1B1", phase="stay", coins=[20, 0, 10])
    price = "there is none left, and this costs you the step of 3"
    assert asked(poor) == f"In your fight on d6, will you stay without a coin ({price}){leave}"
    seen = form(fights="0B1 a5 1B1", phase="stay", caught=["a5"])
    assert asked(seen) == (
        "A nun sees your fight on a5! Stay for a coin, or leave and walk away? Staying costs you the step of 3, and "
        "means detention if a nun still sees it once you have walked. Telling her about another fight sends her off."
    )


def test_pushing() -> None:
    """Breaking up asks for the attacker's way, then for the victim's."""
    data = form("0G1=d4", fights="1B1 d7 2B2")
    assert asked(data, "red-G1", "d7") == "The fight is broken up. Where will you push Blue’s boy B1?"
    assert asked(data, "red-G1", "d7", "c6") == "The fight is broken up. Where will you push Green’s boy B2?"


def test_telling() -> None:
    """On a safe square one is asked whether to tell; then of which fight, then where the victim goes."""
    data = form("0B1=a4", fights="1B1 d6 2B2")
    assert asked(data, "red-B1", "a1") == "Will you tell the nun about a fight, or just walk there?"
    assert asked(data, "red-B1", "a1", "tell") == "Which fight will you tell nun N1 about?"
    assert asked(data, "red-B1", "a1", "tell", "d6") == "The nun ends the fight. Where will you push Green’s boy B2?"


def test_nuns() -> None:
    """Either nun, or the one that duty names; a chain asks who makes room."""
    free = later("0B1=a4 0B2=b3 0G1=k10", phase="nun", steps=[], movable=[])
    assert asked(free) == "Move either nun in a straight line, as far as you like."
    assert asked(free, "N1") == "Where should nun N1 go? She moves in a straight line, diagonally too."
    caught = later("0B2=b3 0G1=k10", fights="0B1 a5 1B1", phase="nun", steps=[], movable=[], caught=["a5"])
    assert asked(caught) == "You were caught fighting on a5! Choose a nun who sees you, and send her to a5."
    assert asked(caught, "N1") == "Send nun N1 to the fight."
    assert asked(caught, "N1", "a5") == "The nun ends the fight. Where will you push Blue’s boy B1?"


def test_a_whole_move_and_the_end() -> None:
    """A complete path is told as the move that it makes; when over, why."""
    assert asked(form(), "red-B1", "b2") == "Red’s boy B1 walks to b2."
    round_about = later("0G1=d4 0B1=g3", steps=[2, 1], movable=["B2", "G1", "G2"])
    assert asked(round_about, "red-G1", "d4") == "Red’s girl G1 walks off and comes back to d4."
    assert asked(form(), "pass") == "Red passes the turn."


def aside(position: Position, text: str) -> str | None:
    made = position.make_move(text)
    told = position.aside(made.move, made.after)
    return None if told is None else str(told)


def test_walks_that_drop_out_are_told() -> None:
    """R2.7: nobody can walk the 1, so the nun is next, and the player hears why; who can walk hears nothing."""
    held = "1G1 g3 0G1;1G2 d6 0G2"
    hemmed = later("0B1=f8 0B2=a12 1B1=a11", held, steps=[2, 1], movable=["B1", "B2"], nuns=["a6", "l12"])
    position = GAME.load(hemmed)
    assert position.play("B1-f6")[0].phase == "nun"
    assert aside(position, "B1-f6") == "Your step of 1 drops out because nobody can walk it."
    begins = GAME.new(players=3)
    assert aside(begins, "B1-a3") is None
    assert aside(begins, "pass") is None


def test_why_one_may_skip() -> None:
    """R2.6: more steps than children who can walk."""
    two = form(fights="1B2 g3 0B2;1B1 d6 0B1", movable=["G1", "G2"])
    assert asked(two) == (
        "Move one of your children exactly 3 squares, "
        "skip this step (you have two free children for three steps), or pass the turn."
    )
    one = later("0G2=h7", "1B2 g3 0B2;1B1 d6 0B1", movable=["G1"], steps=[2, 1])
    assert "skip this step (you have one free child for two steps)" in asked(one)


def test_one_question_of_several_says_which() -> None:
    """R5.5: with two fights each question has its number; with one there is nothing to count."""
    two = form(fights="0B2 g3 1B2;0B1 d6 1B1", phase="stay")
    assert asked(two).startswith("(1 of 2) In your fight on g3")
    assert asked(two, "stay:g3").startswith("(2 of 2) In your fight on d6")
    assert asked(form(fights="0B2 g3 1B2", phase="stay")).startswith("In your fight")


def test_leaving() -> None:
    """R5.5: one child that leaves is spoken of as that one; of two that may go first, the player chooses."""
    data = form("0B1=f5 1B1=f5 0G1=i6 2B1=i6 0G2=girls", phase="stay", serving=["0G2"], steps=[2, 1])
    data |= {"movable": ["B1", "B2", "G1"]}
    data["fights"] = [
        {"square": "f5", "attacker": "0B1", "victim": "1B1"},
        {"square": "i6", "attacker": "0G1", "victim": "2B1"},
    ]
    both = GAME.load(data).play("stay none")[0]
    assert str(both.prompt()).endswith("One of your children must leave its fight and walk exactly 2 squares.")
    walk = next(text for text in map(both.text, both.legal()) if text.startswith("B1-"))
    assert str(both.play(walk)[0].prompt()) == "Your child must leave the fight and walk exactly 1 square."
