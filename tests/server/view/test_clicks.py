"""What can be chosen on the board: paths of clicks, signs, and reasons why not."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import preau
from preau.games import registry
from preau.games.api import IllegalMove
from preau.play.events import Moved
from preau.play.fold import after_event
from preau.server.view import clicks, log
from preau.server.view.table import render_table
from preau.words import LANGUAGES, Language, Speaker
from tests.games.recess.yards import form, later
from tests.server.view.tables import RED, recess_table, table_of


@pytest.mark.parametrize("name", registry.names())
def test_every_click_path_is_in_the_trie(name: str) -> None:
    """Walking the trie by the clicks of a move leads to that move."""
    position = table_of(name, 8).position
    trie = clicks.click_trie(position.clicks())
    for click in position.clicks():
        node = trie
        for step in click.path:
            node = node[step]
        assert position.parse(str(node)) == position.parse(click.move)


@pytest.mark.parametrize("name", registry.names())
def test_every_choice_says_what_it_asks_for(name: str) -> None:
    """Who may move gets a sentence for every step of a move; whoever does not, one that says what is being chosen."""
    table = table_of(name, 2)
    view = render_table(table, "en", table.seats_of("me"))
    waiting = [view["clicks"]]
    while waiting:
        node = waiting.pop()
        assert view["asks"][node[clicks.ABOUT]["ask"]]
        waiting += [after for step, after in node.items() if isinstance(after, dict) and step != clicks.ABOUT]
    assert view["prompt"] == view["asks"][view["clicks"][clicks.ABOUT]["ask"]]
    watched = render_table(table, "en", ())
    assert watched["asks"] == ()
    stage = re.search(r'class="chip now".*?class="sr">([^<]+)', watched["parts"]["turn"])
    assert (stage[1] if stage else "is choosing") in watched["prompt"]
    assert watched["prompt"].partition(" is ")[0] in watched["waiting"], "and whose step it is"


def test_targets_have_signs() -> None:
    """Most next clicks share a sign; the others have their own, and a click with several meanings says so."""
    start = later("0B1=a4 0G1=d4 0B2=g7", fights="1B1 d7 2B2", first=True)
    trie, _ = clicks.guided_clicks(registry.game("recess").load(start), "en")
    assert trie["red-B1"][clicks.ABOUT]["sign"] == "walk"
    assert trie["red-B1"][clicks.ABOUT]["signs"]["a1"] == clicks.SEVERAL
    about = trie["red-B1"]["a1"][clicks.ABOUT]
    assert {about["sign"], *about["signs"].values()} == {"walk", "tell"}
    assert trie["red-G1"][clicks.ABOUT]["signs"]["d7"] == "break-up"
    legend = clicks.sign_legend(registry.game("recess"), "fr")
    assert {"walk", "fight", "kiss", "tell", "break-up", "displace", "push", "catch", clicks.SEVERAL} == set(legend)
    assert all(each["text"] and "<svg" in each["icon"] for each in legend.values())


def test_who_has_to_decide_first_is_told_so() -> None:
    """Where only buttons can be pressed, pointing at a child says that, and what is to be decided."""
    position = registry.game("recess").load(form(fights="0B1 d6 1B1", phase="stay"))
    reason = clicks.click_refusal(position, ["red-G1"], position.scene(), "en")
    assert reason["message"].startswith("First decide with the buttons")
    assert "In your fight on d6, will you stay for a coin" in reason["message"]


def test_a_child_that_is_done_is_told_which_reason_holds() -> None:
    """Of two children that a position cannot tell apart, the moves of the turn know who walked and who was held."""
    table = recess_table((*RED, "B1xa3", "B2-b1", "G1-l12", "N2-l11", "pass"))
    texts = map(table.position.text, table.position.legal())
    table = after_event(table, Moved(9, 0, next(text for text in texts if text.startswith("B2/a3"))))
    position, turn = table.position, log.moves_of_turn(table, len(table.history))
    walked, held = (
        clicks.click_refusal(position, [child], position.scene(), "en", turn) for child in ("red-B2", "red-B1")
    )
    assert "has already walked" in walked["message"]
    assert "was in a fight when the turn began" in held["message"]
    unknown = clicks.click_refusal(position, ["red-B1"], position.scene(), "en")
    assert "Each child walks once, and a child" in unknown["message"]
    set_up = replace(table, created=replace(table.created, start=str(table.history.start)))
    assert log.moves_of_turn(set_up, 1) is None, "what came before is not known"


def test_no_target_is_marked_as_trouble() -> None:
    """A walk from an entrance that is too far shows the goal, not the corner, where one may well end."""
    position = registry.game("recess").new()
    reason = clicks.click_refusal(position, ["red-B1", "f6"], position.scene(), "en")
    assert (reason["rule"], reason["squares"]) == ("R3.1", ["f6"])


def test_the_reason_for_a_click() -> None:
    """A click that is no choice is refused with the rule that forbids the move it would make."""
    position = preau.new("recess")
    scene = position.scene()
    reason = clicks.click_refusal(position, ["red-B1", "f5"], scene, "en")
    assert reason["rule"] == "R3.1"
    assert "f5" in reason["squares"]
    assert clicks.click_refusal(position, ["blue-B1"], scene, "fr")["rule"] is None
    for language in LANGUAGES:
        said = clicks.click_refusal(position, ["blue-B1"], scene, language)["message"]
        assert said[0] == said[0].upper(), "a sentence begins with a capital"
    after, _ = preau.new("cerocle").play("e5")
    assert clicks.click_refusal(after, ["e5"], after.scene(), "de")["rule"]


def test_a_wish_that_a_rule_forbids_is_told_from_a_mere_other_choice() -> None:
    """Of two children of one's own, the kiss that a nun sees has its reason; one out of reach needs none."""
    seen = registry.game("recess").load(form("0B1=a4 0G1=a7 0G2=k5"))
    scene = seen.scene()
    kiss = clicks.click_refusal(seen, ["red-B1", "red-G1"], scene, "en")
    assert (kiss["rule"], kiss["obvious"]) == ("R8.1", False)
    far = clicks.click_refusal(seen, ["red-B1", "red-G2"], scene, "en")
    assert (far["rule"], far["obvious"]) == ("R3.1", True)


def test_a_piece_in_the_way_and_a_finished_game() -> None:
    """Whosever piece lies there, the space is taken; once the game is over, that is all there is to say."""
    position = preau.new("cerocle")
    for move in ("a1", "i5"):
        position = position.play(move)[0]
    for piece in position.scene().pieces:
        reason = clicks.click_refusal(position, [piece.id], position.scene(), "en")
        assert reason["message"].startswith("There is already ")
        assert reason["rule"] == "C3.1"
    over = preau.new("cerocle")
    for move in ("a1", "c3", "a3", "d3", "a5", "d5", "i9", "e4", "i7", "e5", "i5", "c4"):
        over = over.play(move)[0]
    told = clicks.click_refusal(over, [over.scene().pieces[0].id], over.scene(), "en")
    assert told["message"] == "The game is over"


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_whole_move_nothing_more_is_asked(language: Language) -> None:
    """The move itself is no question: what does not go with it is refused, and that is all."""
    position = registry.game("cerocle").new()
    words, scene = Speaker(language, position.game), position.scene()
    told = words.say(position.prompt(("e5",)))
    assert told not in clicks.click_refusal(position, ("e5", "e6"), scene, language)["message"]
    asked = words.say(position.prompt(("neutral",)))
    assert clicks.click_refusal(position, ("neutral", "neutral"), scene, language)["message"].endswith(asked)


def test_refusals_speak_of_what_was_chosen() -> None:
    """Cerocle's exchange: an empty space is said to be empty, and no space is named that nobody chose."""
    position = registry.game("cerocle").new()
    for move in ["e3", "d3", "e4", "d4", "e5", "f6", "e6", "f7", "b2", "c3", "a4", "h7", "g6", "g7", "b5", "h8", "e7"]:
        position = position.play(move)[0]
    scene = position.scene()
    for path, empty in ((["a1"], "a1"), (["e4", "e2"], "e2"), (["e7", "e8"], "e8"), (["e3", "e2"], "e2")):
        reason = clicks.click_refusal(position, path, scene, "en")
        assert (reason["message"], reason["rule"]) == (f"There is no piece on {empty} to exchange.", "C4.3"), path
    alone = clicks.click_refusal(position, ["a4"], scene, "en")["message"]
    assert "neighbouring pieces of different colours" in alone
    assert "not neighbours" not in alone


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("place", "sign"), [("1B1=d7", " x"), ("0G1=d7", "*")])
def test_how_a_move_is_written_is_told_to_who_writes_it(place: str, sign: str, language: Language) -> None:
    """A fight, a kiss: and to nobody who points at the board."""
    sign = sign.replace(" x", "「x」") if language == "ja" else sign
    position = registry.game("recess").load(form(f"0B1=d4 {place}"))
    there = next(piece.id for piece in position.scene().pieces if piece.cell == "d7")
    with pytest.raises(IllegalMove) as refused:
        position.parse("B1-d7")
    assert sign in Speaker(language, position.game).tell_refusal(refused.value)
    pointed = clicks.click_refusal(position, ("red-B1", there), position.scene(), language)
    assert sign not in pointed["message"]
    assert pointed["rule"] == refused.value.rule
