"""What a page tells and marks of what the others did since one's own last move."""

from __future__ import annotations

import pytest

import preau
from preau.play.events import Created, Moved, SeatPlan
from preau.play.fold import after_event, fold
from preau.play.table import Table
from preau.server.view import log
from preau.server.view.board import scene_of
from preau.server.view.table import render_table
from preau.words import LANGUAGES, Language
from tests.games.recess.yards import form, later
from tests.server.house import House, pair
from tests.server.view.tables import NUN, RED, circle_table, recap_html, recess_table, yard


def test_what_touches_me_is_told_and_what_does_not_is_named() -> None:
    """A fight that costs me a coin is told with the coin; a quiet walk only says who moved; my own moves are not."""
    table = recess_table((*RED, "B1xa3", "B2-b1", "G1-l12"))
    told = recap_html(table, "en", (0,))
    assert "starts a fight" in told
    assert "Blue takes a coin from you." in told, "who suffers is called you"
    assert "takes a coin from Red" in recap_html(table, "en", (2,)), "the others are told whom"
    assert '#R5.4"' in told, "by which rule"
    view = render_table(table, "en", (0,))
    assert view["since"] == len(RED)
    assert view["step"]["weight"] == "light"
    assert not view["step"]["mine"]
    assert render_table(table, "en", (1,))["step"]["mine"]
    assert len({recap_html(table, language, (0,)) for language in LANGUAGES}) == len(LANGUAGES)


def news_of(table: Table) -> list[str]:
    """What the player in the first seat must not miss."""
    return [each["text"] for each in render_table(table, "en", (0,))["news"]]


def test_the_worst_that_was_done_to_me_is_the_news() -> None:
    """One sentence for a page with little room, as long as it is my turn and I have not moved."""
    fought = (*RED, "B1xa3", "B2-b1", "G1-l12", "N2-l11", "pass")
    table = recess_table(fought)
    assert news_of(table) == ["Blue’s boy B1 starts a fight with your boy B1 on a3. Blue takes a coin from you."]
    assert render_table(table, "en", (2,))["news"] == [], "not Green's turn, and nobody touched Green"
    assert render_table(recess_table((*fought, "B2-b4")), "en", (0,))["news"] == []
    assert render_table(recess_table((*RED, "pass", "pass")), "en", (0,))["news"] == []


def test_ones_own_children_are_called_that() -> None:
    """In four languages, to their own player and to nobody else."""
    table = recess_table((*RED, "B1xa3"))
    own = {
        "en": "with your boy B1",
        "fr": "avec votre garçon B1",
        "de": "mit deinem Jungen B1",
        "ja": "あなたの男の子B1と",
    }
    for language in LANGUAGES:
        assert own[language] in recap_html(table, language, (0,))
        assert own[language] not in recap_html(table, language, (2,))


@pytest.mark.parametrize(("minute", "serves"), [(2, True), (29, False)])
def test_who_is_detained_hears_for_how_long_and_what_it_costs(minute: int, serves: bool) -> None:
    """The child's player does, where there is a turn left to serve; the others hear that it is in detention."""
    data = later("1B1=c3 1B2=b3 1G1=k10", "0B1 a6 2B2", nuns=["a8", "l12"], **NUN | {"minute": minute})
    table = after_event(yard(data), Moved(9, 1, "N1-a6>a7"))
    told = recap_html(table, "en", (0,))
    assert "Your boy B1 goes into detention" in told
    assert ("lies in the entrance for your whole next turn, which costs you your largest step" in told) == serves
    assert "Red’s boy B1 goes into detention, and your boy B2 stands up." in recap_html(table, "en", (2,))


def test_a_detention_is_told_once() -> None:
    """Its child's turn comes next, and begins with serving it: that has been said; whom it was told before hears it."""
    data = later("2B1=c3 2B2=b3 2G1=k10", "0B1 a6 1B2", nuns=["a8", "l12"], **NUN | {"minute": 3, "player": 2})
    table = after_event(yard(data), Moved(9, 2, "N1-a6>a7"))
    assert [each.phrase.key for each in table.history.steps[-1].effects][-2:] == ["effect-serves", "effect-steps"]
    for language, word in zip(LANGUAGES, ("detention", "retenue", "bestraft", "罰を受け"), strict=True):
        assert recap_html(table, language, (0,)).count(word) == 1
    assert "sits out" not in str(render_table(table, "en", (0,))["news"])


def test_who_is_pushed_is_named_once() -> None:
    """With where to, in the sentence of the nun who pushes."""
    data = later("1B1=c3 1B2=b3 1G1=k10 0G1=a6", nuns=["a8", "l12"], **NUN)
    table = after_event(yard(data), Moved(9, 1, "N1-a6>a7"))
    told = recap_html(table, "en", (0,))
    assert "Blue moves nun N1 to a6 and pushes your girl G1 to a7." in told
    assert told.count("a7") == 1
    both = after_event(
        yard(data | {"nuns": ["a8", "a6"], "children": form("1B1=c3 1B2=b3 1G1=k10")["children"]}),
        Moved(9, 1, "N1-a6>a7"),
    )
    assert "pushes nun N2 to a7." in recap_html(both, "en", (0,))


def test_the_headline_tells_each_move_with_what_came_of_it() -> None:
    """As a sentence: the deed, and what it did to somebody; what happened to the reader is marked as such."""
    fought = recess_table((*RED, "B1xa3"))
    mine = render_table(fought, "en", (0,))["step"]
    assert mine["text"] == "Blue’s boy B1 starts a fight with your boy B1 on a3. Blue takes a coin from you."
    assert mine["touches"]
    assert not render_table(fought, "en", (2,))["step"]["touches"], "Green was not touched"
    assert "takes a coin from Red" in render_table(fought, "en", (2,))["step"]["text"]
    assert not render_table(fought, "en", (1,))["step"]["touches"], "nobody touches oneself"
    walked = render_table(recess_table((*RED, "B1-c1")), "en", (0,))["step"]
    assert (walked["text"], walked["touches"]) == ("Blue’s boy B1 walks to c1.", False)


def test_a_seat_is_called_the_same_everywhere() -> None:
    """By its own name and its colour: beside the board, in the log, in the recap, and who is thinking."""
    bots = [SeatPlan("bot", level="random")] * 2
    options = dict(preau.new("recess", players=3).options)
    table = fold([Created("recess", options, (SeatPlan("person", "Ann"), *bots), mode="same_screen", at=0, by="Ann")])
    assert render_table(table, "en", ())["waiting"] == "Ann (Red) to move"
    table = after_event(table, Moved(1, 0, "pass"))
    thinks = render_table(table, "en", (0,))["waiting"]
    called, _, rest = thinks.partition(" (Blue)")
    assert rest == " is thinking …"
    assert " " not in called, "without what bots have in common"
    for number in range(2, 6):
        table = after_event(table, Moved(number, 1, str(table.position.text(table.position.legal()[0]))))
    parts = render_table(table, "en", (0,))["parts"]
    assert f"</span>{called}<" in parts["seats"]
    assert f"{called} (Blue)" in parts["log"]


def test_the_marks_show_every_change_since_ones_own_last_move() -> None:
    """Each piece that went somewhere has its way; once I have moved myself, the marks are gone and the words stay."""
    table = recess_table((*RED, "B1xa3", "B2-b1", "G1-l12"))
    marks = render_table(table, "en", (0,))["marks"]
    assert len([mark for mark in marks if mark["kind"] == "way"]) == 3
    assert any(mark["kind"] == "altered" for mark in marks), "my boy is held down"
    mine = render_table(table, "en", (1,))
    assert mine["marks"] == []
    assert mine["step"]["marks"]


WAYS = {
    "en": "The thin lines on the board show what has moved.",
    "fr": "les traits fins montrent ce qui a bougé.",
    "de": "Die dünnen Linien zeigen, was sich bewegt hat.",
    "ja": "細い線は、動いた跡です。",
}


def test_lines_on_the_board_are_explained() -> None:
    """After quiet turns, too; where nothing has moved, or the lines are gone, nothing is said of them."""
    quiet = recess_table((*RED, "B1-c1", "B2-b1", "G1-l12", "N2-l11", "B1-b2", "B2-a2", "G1-l12", "N2-l12"))
    for language in LANGUAGES:
        assert WAYS[language] in recap_html(quiet, language, (0,))
    view = render_table(quiet, "en", (0,))
    assert (view["news"], view["legend"]) == ([], WAYS["en"])
    later = recess_table((*RED, "pass", "pass", "pass", "B1-c1", "B2-b1", "G1-l12", "N2-l11", "pass"))
    assert WAYS["en"] in recap_html(later, "en", (0,))
    assert render_table(later, "en", (0,))["legend"] == "", "where there is little room, once is enough"
    moved = after_event(quiet, Moved(99, 0, "B1-a4"))
    assert WAYS["en"] not in recap_html(moved, "en", (0,)), "once I have moved they are gone"
    placed = circle_table("e5", "a1")
    assert render_table(placed, "en", (0,))["legend"] == ""


def test_who_only_watches_sees_the_latest_turn() -> None:
    """For a spectator the recap begins where the latest turn began; before the first move there is nothing to tell."""
    table = recess_table((*RED, "B1xa3"))
    assert render_table(table, "en", ())["since"] == len(RED)
    assert render_table(recess_table(()), "en", ())["step"] is None


def test_a_few_moves_are_told_one_by_one() -> None:
    """Where each of the others placed one piece, each has a line; many quiet steps are summed up."""
    seats = tuple(SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo"))
    options = dict(preau.new("cerocle", players=3).options)
    table = fold([Created("cerocle", options, seats, mode="same_screen", at=0, by="Ann")])
    for number, move in enumerate(("e5", "a1", "a3")):
        table = after_event(table, Moved(number, table.position.player, move))
    told = recap_html(table, "en", (0,))
    assert "Green places a piece on a1." in told
    assert "White places a piece on a3." in told
    assert "Nothing special" not in told
    walks = ("B1-c1", "B2-b1", "G1-l12", "N2-l11")
    assert "Only quiet moves from Bob (Blue)." in recap_html(recess_table((*RED, *walks, "B1-b2")), "en", (0,))


def test_others_whose_moves_were_alike_are_told_alike() -> None:
    """Two turns of quiet walks: neither has a line, though one of them moved last; a turn that goes on is told."""
    table = recess_table((*RED, "B1-c1", "B2-b1", "G1-l12", "N2-l11", "B1-b2", "B2-a2", "G1-l12", "N2-l12"))
    told = recap_html(table, "en", (0,))
    assert "Only quiet moves from Bob (Blue) and Cleo (Green)." in told
    assert "moves nun" not in told
    assert "walks to b2" in recap_html(recess_table((*RED, "B1-c1", "B2-b1", "G1-l12", "N2-l11", "B1-b2")), "en", (0,))


def test_where_there_is_no_room_for_all_what_weighs_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lost coin before a later move of a nun."""
    monkeypatch.setattr("preau.server.view.story.recap.MOST_LINES", 1)
    told = recap_html(recess_table((*RED, "B1xa3", "B2-b1", "G1-l12", "N1-e6")), "en", (0,))
    assert "takes a coin from you" in told
    assert "moves nun" not in told


def test_what_two_others_did_to_me_is_news() -> None:
    """In the order of play, with what weighs more; what a team mate does is none, though the team has one colour."""
    table = recess_table((*RED, "B1xa3", "B2-b1", "G1-l12", "N2-l11", "B1/a3>b3,a4", "B2-a2", "G1-l12", "N1-f7"))
    assert news_of(table) == [
        "Blue’s boy B1 starts a fight with your boy B1 on a3. Blue takes a coin from you.",
        "Green’s boy B1 breaks up the fight on a3. Your boy B1 is pushed to a4.",
    ]
    weights = [each["weight"] for each in render_table(table, "en", (0,))["news"]]
    assert weights[0] > weights[1], "the coin, where there is room for one only"
    seats = tuple(SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo", "Dora"))
    options = dict(preau.new("cerocle", players=4).options)
    team = fold([Created("cerocle", options, seats, mode="same_screen", at=0, by="Ann")])
    for number, move in enumerate(("e5", "a1", "a3", "i5")):
        team = after_event(team, Moved(number, team.position.player, move))
    view = render_table(team, "en", (0,))
    assert view["news"] == []
    assert "a3" in view["parts"]["recap"], "it is told, as every one of a few moves"


def test_a_way_leads_by_where_a_piece_stopped() -> None:
    """Two players move the same nun one after the other: nobody could have gone straight from there to here."""
    blue, green = ("B1xa3", "B2-b1", "G1-l12", "N2-l11"), ("B1-b2", "B2-a2", "G1-l12", "N2-l9")
    table = recess_table((*RED, *blue, *green))
    ways = [mark for mark in render_table(table, "en", (0,))["marks"] if mark["kind"] == "way"]
    stops = {each.id: [each.x, each.y] for each in scene_of(log.position_after(table, len((*RED, *blue)))).pieces}
    assert [mark["via"] for mark in ways if mark["via"]] == [[stops["N2"]]]


def test_an_exchange_marks_both_its_squares() -> None:
    """Two pieces that trade places leave a trace: both squares are marked as last, both ways are drawn."""
    seats = (SeatPlan("person", "Ann"), SeatPlan("person", "Bob"))
    table = fold([Created("cerocle", dict(preau.new("cerocle").options), seats, mode="same_screen", at=0, by="Ann")])
    for number, move in enumerate(("e3", "a1", "e4", "a2", "e5", "f6", "e6", "a4", "e7", "e5~f6")):
        table = after_event(table, Moved(number, table.position.player, move))
    view = render_table(table, "en", ())
    assert set(view["last"]) == {"e5", "f6"}
    assert [mark["kind"] for mark in view["step"]["marks"]] == ["way", "way"]


def test_a_single_opponent_is_no_others(house: House) -> None:
    """At a table for two the one other player is spoken of; who watches it reads of both."""
    ann, _, table = pair(house)
    assert "What your opponent did</h2>" in ann.get(f"/t/{table}").text
    watched = house.guest().get(f"/t/{table}").text
    assert "What the others did</h2>" in watched
    assert "What the others do will appear here." in watched


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_spoken_says_nothing_twice(language: Language) -> None:
    """The sentence of the move names who fights whom where; of what came of it the coin is left to tell."""
    table = recess_table((*RED, "B1xa3"))
    spoken = render_table(table, language, (0,))["spoken"]
    step = log.step_text(table, len(table.history), language, 0)
    assert [each.repeats for each in step.effects].count(True) == 1
    assert all((each.text in spoken) != each.repeats for each in step.effects)
    assert spoken.startswith(step.text)
