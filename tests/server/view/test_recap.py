"""What a page tells and marks of what the others did since one's own last move."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

import preau
from preau.play.events import Created, Moved, SeatPlan
from preau.play.fold import after_event, fold
from preau.play.table import Table
from preau.server.view import log
from preau.server.view.table import render_table
from preau.words import LANGUAGES, Language
from tests.games.recess.yards import form, later
from tests.server.house import House, pair
from tests.server.view.test_preview import with_help, yard

# Red walks; Blue fights with Red's B1 on a3 and takes a coin.
RED = ("B1-a3", "B2-b1", "G1-l12", "N1-f6")


def recess_table(moves: tuple[str, ...]) -> Table:
    """Red is mine; the others are somebody else's."""
    options = dict(preau.new("recess", players=3).options)
    seats = tuple(SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo"))
    table = fold([Created("recess", options, seats, mode="same_screen", at=0, by="Ann")])
    for number, move in enumerate(moves):
        table = after_event(table, Moved(number, table.position.player, move))
    return table


def lines(table: Table, language: str, seats: tuple[int, ...]) -> str:
    html = render_table(table, language, seats)["parts"]["recap"]  # type: ignore[arg-type]
    return re.sub(r"<svg.*?</svg>", "", html, flags=re.DOTALL)


def test_what_touches_me_is_told_and_what_does_not_is_named() -> None:
    """A fight that costs me a coin is told with the coin; a quiet walk only says who moved; my own moves are not."""
    table = recess_table((*RED, "B1xa3", "B2-b1", "G1-l12"))
    told = lines(table, "en", (0,))
    assert "starts a fight" in told
    assert "Blue takes a coin from you." in told, "who suffers is called you"
    assert "takes a coin from Red" in lines(table, "en", (2,)), "the others are told whom"
    assert '#R5.4"' in told, "by which rule"
    view = render_table(table, "en", (0,))
    assert view["since"] == len(RED)
    assert view["step"]["weight"] == "light"
    assert not view["step"]["mine"]
    assert render_table(table, "en", (1,))["step"]["mine"]
    assert len({lines(table, language, (0,)) for language in LANGUAGES}) == len(LANGUAGES)


def test_the_worst_that_was_done_to_me_is_the_news() -> None:
    """One sentence for a page with little room, as long as it is my turn and I have not moved."""
    fought = (*RED, "B1xa3", "B2-b1", "G1-l12", "N2-l11", "pass")
    table = recess_table(fought)
    assert render_table(table, "en", (0,))["news"] == [
        "Blue’s boy B1 starts a fight with your boy B1 on a3. Blue takes a coin from you."
    ]
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
        assert own[language] in lines(table, language, (0,))
        assert own[language] not in lines(table, language, (2,))


NUN: dict[str, Any] = {"minute": 2, "player": 1, "phase": "nun", "steps": [], "movable": []}


@pytest.mark.parametrize(("minute", "serves"), [(2, True), (29, False)])
def test_who_is_detained_hears_for_how_long_and_what_it_costs(minute: int, serves: bool) -> None:
    """The child's player does, where there is a turn left to serve; the others hear that it is in detention."""
    data = later("1B1=c3 1B2=b3 1G1=k10", "0B1 a6 2B2", nuns=["a8", "l12"], **NUN | {"minute": minute})
    table = after_event(yard(data), Moved(9, 1, "N1-a6>a7"))
    told = lines(table, "en", (0,))
    assert "Your boy B1 goes into detention" in told
    assert ("lies in the entrance for your whole next turn, which costs you your largest step" in told) == serves
    assert "Red’s boy B1 goes into detention, and your boy B2 stands up." in lines(table, "en", (2,))


def test_a_detention_is_told_once() -> None:
    """Its child's turn comes next, and begins with serving it: that has been said; whom it was told before hears it."""
    data = later("2B1=c3 2B2=b3 2G1=k10", "0B1 a6 1B2", nuns=["a8", "l12"], **NUN | {"minute": 3, "player": 2})
    table = after_event(yard(data), Moved(9, 2, "N1-a6>a7"))
    assert [each.phrase.key for each in table.history.steps[-1].effects][-2:] == ["effect-serves", "effect-steps"]
    for language, word in {"en": "detention", "fr": "retenue", "de": "bestraft", "ja": "罰を受け"}.items():
        assert lines(table, language, (0,)).count(word) == 1
    assert "sits out" not in str(render_table(table, "en", (0,))["news"])


def test_who_is_pushed_is_named_once() -> None:
    """With where to, in the sentence of the nun who pushes."""
    data = later("1B1=c3 1B2=b3 1G1=k10 0G1=a6", nuns=["a8", "l12"], **NUN)
    table = after_event(yard(data), Moved(9, 1, "N1-a6>a7"))
    told = lines(table, "en", (0,))
    assert "Blue moves nun N1 to a6 and pushes your girl G1 to a7." in told
    assert told.count("a7") == 1
    both = after_event(
        yard(data | {"nuns": ["a8", "a6"], "children": form("1B1=c3 1B2=b3 1G1=k10")["children"]}),
        Moved(9, 1, "N1-a6>a7"),
    )
    assert "pushes nun N2 to a7." in lines(both, "en", (0,))


SEEN = {
    "en": ("Nun N1 can now see your fight on d6.", "No nun sees your fight on d6 any more."),
    "fr": ("voit maintenant votre bagarre en d6.", "Aucune bonne sœur ne voit plus votre bagarre en d6."),
    "de": ("sieht jetzt deine Prügelei auf d6.", "Deine Prügelei auf d6 sieht jetzt keine Nonne mehr."),
    "ja": ("d6でのあなたのけんかが、", "d6でのあなたのけんかは、もうどの尼さんからも見えません。"),
}


@pytest.mark.parametrize(("place", "nuns", "move"), [(0, ["a5", "l12"], "N1-a6"), (1, ["a6", "l12"], "N1-a5")])
def test_a_nun_who_comes_to_see_my_fight_or_sees_it_no_longer_is_told(place: int, nuns: list[str], move: str) -> None:
    """To who leads the fight, with the rule that may bite, among moves that need no telling; to nobody else."""
    data = later("1B1=c3 1B2=b3 1G1=k10", "0B1 d6 2B2", nuns=nuns, **NUN)
    table = after_event(yard(data), Moved(9, 1, move))
    for number, walk in enumerate(("B1-a1", "G1-l11", "G2-l12"), 10):
        table = after_event(table, Moved(number, 2, walk))
    for language in LANGUAGES:
        told = lines(table, language, (0,))
        assert SEEN[language][place] in told
        assert '#R5.6"' in told
        assert SEEN[language][place] not in lines(table, language, (1,))
        assert SEEN[language][place] not in lines(table, language, (2,))
    assert "Nothing special from Bob" not in lines(table, "en", (0,))
    moved = render_table(after_event(yard(data), Moved(9, 1, move)), "en", (0,))["step"]
    assert SEEN["en"][place] in moved["text"]
    assert moved["touches"]


def test_who_could_win_now_and_could_not_before_is_told() -> None:
    """With the last move of theirs, if its reader may be helped; what was possible before is no news."""
    places = "1B1=d4 1G1=g7 1B2=b3 0B1=c3"
    data = later(places, minute=2, player=1, movable=["B1", "B2", "G1", "G2"], first=True, nuns=["a2", "l12"])
    table = with_help(yard(data))
    for number, move in enumerate(("G1-g4", "B2-b3", "G2-l12", "N1-a1", "pass"), 9):
        table = after_event(table, Moved(number, table.position.player, move))
    told = {language: lines(table, language, (0,)) for language in LANGUAGES}
    assert "moves nun N1 from a2 to a1. Blue’s boy B1 and girl G1 can kiss on f5" in told["en"]
    assert all("f5" in text for text in told.values())
    assert "kiss" not in lines(replace(table, created=replace(table.created, help=False)), "en", (0,))
    assert "kiss" not in lines(table, "en", (2,)), "it is not Green's turn"


# Green stops the line of five for which Brown lacks one piece more.
BLOCKED = {
    "en": "You can no longer make a line of five with a piece on e7.",
    "fr": "Vous ne pouvez plus former de ligne de cinq avec un pion en e7.",
    "de": "Du kannst mit einem Stein auf e7 keine Fünferreihe mehr bilden.",
    "ja": "あなたは、もうe7にコマを入れて五目の列を作ることができません。",
}


def circle_table(*moves: str) -> Table:
    """Brown is mine, and may be helped."""
    seats = (SeatPlan("person", "Ann"), SeatPlan("person", "Bob"))
    options = dict(preau.new("cerocle").options)
    table = fold([Created("cerocle", options, seats, mode="same_screen", at=0, by="Ann", help=True)])
    for number, move in enumerate(moves):
        table = after_event(table, Moved(number, table.position.player, move))
    return table


def test_what_a_move_was_for_is_told_with_it() -> None:
    """What it blocks or builds, where its reader has the move and may be helped."""
    table = circle_table("e3", "a1", "e4", "e2", "e5", "b2", "e6", "e7")
    for language in LANGUAGES:
        assert BLOCKED[language] in lines(table, language, (0,))
    assert BLOCKED["en"] not in lines(table, "en", (1,)), "it is not Green's turn, and it was Green's own move"
    assert BLOCKED["en"] not in lines(replace(table, created=replace(table.created, help=False)), "en", (0,))
    told = [f"Green places a piece on e7. {BLOCKED['en']}"]
    assert render_table(table, "en", (0,))["news"] == told, "on a phone, too"
    assert render_table(circle_table("i5", "b3", "h5", "b4"), "en", (0,))["news"] == []
    built = lines(circle_table("i5", "b3", "h5", "b4"), "en", (0,))
    assert "Green places a piece on b4. Green then has two of the six around" in built


ONE_END_LEFT = {
    "en": "You can now make your line of five only with a piece on e2, because e7 is taken.",
    "fr": "Vous ne pouvez plus former votre ligne de cinq qu’avec un pion en e2, car e7 est occupé.",
    "de": "Weil e7 besetzt ist, bleibt dir für deine Fünferreihe nur noch e2.",
    "ja": "e7がふさがり、",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_loses_one_end_of_a_line_is_told_which_is_left(language: Language) -> None:
    """C4.3: it can still be made, so it is no line that was stopped."""
    table = circle_table("e3", "a1", "e4", "b2", "e5", "c1", "e6", "e7")
    assert ONE_END_LEFT[language] in lines(table, language, (0,))


def three_table(*moves: str) -> Table:
    """Three people at one screen."""
    seats = tuple(SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo"))
    options = dict(preau.new("cerocle", players=3).options)
    table = fold([Created("cerocle", options, seats, mode="same_screen", at=0, by="Ann", help=True)])
    for number, move in enumerate(moves):
        table = after_event(table, Moved(number, table.position.player, move))
    return table


def test_what_a_move_takes_from_its_reader_is_told_before_what_it_takes_from_another() -> None:
    """One piece spoils two circles: to each of their players it is told of the own one, though it be the smaller."""
    spoilt = ("d4", "a1", "e4", "d5", "a3", "g5", "h7", "a5", "g7", "i9", "i5", "h6", "e1", "f6", "i7")
    told = lines(three_table(*spoilt), "en", (0,))
    assert (
        "Green places a piece on f6. Your circle around e5, which has two of the six so far, is blocked for now."
        in told
    )
    assert "White’s circle" not in told


NOTE = {
    "en": "With three players there are no neutral pieces",
    "fr": "À trois, pas de pions neutres",
    "de": "Zu dritt gibt es keine neutralen Steine",
    "ja": "3人のときは中立コマがなく",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_different_with_three_is_told_until_ones_first_move(language: Language) -> None:
    """C1.3, C2.2: whatever one has played before, in every language, where there is little room too; nobody else."""
    table = three_table()
    assert NOTE[language] in lines(table, language, (0,))
    assert render_table(table, language, (0,))["legend"].startswith(NOTE[language])
    begun = three_table("e5")
    assert NOTE[language] not in lines(begun, language, (0,)), "who has moved knows it"
    assert NOTE[language] in lines(begun, language, (1,)), "the next has not"
    assert "a piece" not in lines(table, "en", (0,)).partition("</p>")[2], "nobody has done anything"
    assert NOTE[language] not in lines(table, language, ()), "nor need who looks on"
    assert "recap-note" not in lines(circle_table(), language, (0,)), "two play as everybody expects"


def test_who_may_win_by_a_move_has_no_other_reason() -> None:
    """That a circle grows is not told beside the sentence that it can be closed."""
    told = lines(circle_table("i5", "d4", "a1", "e4", "i9", "f5", "e1", "d5", "e9", "e6"), "en", (0,))
    assert "Green can close the circle around e5" in told
    assert "then has five" not in told


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
        assert WAYS[language] in lines(quiet, language, (0,))
    view = render_table(quiet, "en", (0,))
    assert (view["news"], view["legend"]) == ([], WAYS["en"])
    later = recess_table((*RED, "pass", "pass", "pass", "B1-c1", "B2-b1", "G1-l12", "N2-l11", "pass"))
    assert WAYS["en"] in lines(later, "en", (0,))
    assert render_table(later, "en", (0,))["legend"] == "", "where there is little room, once is enough"
    moved = after_event(quiet, Moved(99, 0, "B1-a4"))
    assert WAYS["en"] not in lines(moved, "en", (0,)), "once I have moved they are gone"
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
    told = lines(table, "en", (0,))
    assert "Green places a piece on a1." in told
    assert "White places a piece on a3." in told
    assert "Nothing special" not in told
    walks = ("B1-c1", "B2-b1", "G1-l12", "N2-l11")
    assert "Nothing special from Bob (Blue)." in lines(recess_table((*RED, *walks, "B1-b2")), "en", (0,))


def test_others_whose_moves_were_alike_are_told_alike() -> None:
    """Two turns of quiet walks: neither has a line, though one of them moved last; a turn that goes on is told."""
    table = recess_table((*RED, "B1-c1", "B2-b1", "G1-l12", "N2-l11", "B1-b2", "B2-a2", "G1-l12", "N2-l12"))
    told = lines(table, "en", (0,))
    assert "Nothing special from Bob (Blue) and Cleo (Green)." in told
    assert "moves nun" not in told
    assert "walks to b2" in lines(recess_table((*RED, "B1-c1", "B2-b1", "G1-l12", "N2-l11", "B1-b2")), "en", (0,))


BACK = {
    "en": "Blue moves nun N1 from f6 to a1.",
    "fr": "Bleu déplace la bonne sœur N1 de f6 en a1.",
    "de": "Blau bewegt die Nonne N1 von f6 nach a1.",
    "ja": "青は尼さんN1をf6からa1へ動かします。",
}


def test_a_nun_whom_i_moved_and_somebody_moves_back_is_told() -> None:
    """From where to where, in the middle of quiet walks; to the others, whom it does not concern, it is none."""
    table = recess_table((*RED, "B1-c1", "B2-b1", "G1-l12", "N1-a1", "B1-b2", "B2-a2", "G1-l12", "N2-k12"))
    for language in LANGUAGES:
        assert BACK[language] in lines(table, language, (0,))
    told = lines(table, "en", (0,))
    assert told.count("recap-line") - told.count("recap-lines") == 2, "Blue's nun, and that Green did nothing special"
    assert "Nothing special from Cleo (Green)." in told
    assert render_table(table, "en", (0,))["news"] == [BACK["en"]], "on a phone, too"


def test_a_nun_who_comes_to_see_my_children_or_loses_them_from_sight_is_told() -> None:
    """Nobody can be attacked where she looks, so it matters to their player."""
    data = later("1B1=c3 1B2=b3 1G1=k10 0B1=d4", nuns=["a3", "l12"], **NUN)
    quiet, seen = yard(data), "moves nun N1 from a3 to a4."
    walks = (Moved(10, 2, "B1-a1"), Moved(11, 2, "B2-b1"), Moved(12, 2, "G2-l12"))
    for move, told in (("N1-a4", True), ("N2-l11", False)):
        table = after_event(quiet, Moved(9, 1, move))
        for walk in walks:
            table = after_event(table, walk)
        assert (seen in lines(table, "en", (0,))) == told
        assert seen not in lines(table, "en", (1,))


def test_where_there_is_no_room_for_all_what_weighs_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lost coin before a later move of a nun."""
    monkeypatch.setattr("preau.server.view.story.recap.MOST_LINES", 1)
    told = lines(recess_table((*RED, "B1xa3", "B2-b1", "G1-l12", "N1-e6")), "en", (0,))
    assert "takes a coin from you" in told
    assert "moves nun" not in told


def test_what_two_others_did_to_me_is_news() -> None:
    """The worst first; what a team mate does is none, though the team has one colour."""
    table = recess_table((*RED, "B1xa3", "B2-b1", "G1-l12", "N2-l11", "B1/a3>b3,a4", "B2-a2", "G1-l12", "N1-f7"))
    assert render_table(table, "en", (0,))["news"] == [
        "Blue’s boy B1 starts a fight with your boy B1 on a3. Blue takes a coin from you.",
        "Green’s boy B1 breaks up the fight on a3. Your boy B1 is pushed to a4.",
    ]
    seats = tuple(SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo", "Dora"))
    options = dict(preau.new("cerocle", players=4).options)
    team = fold([Created("cerocle", options, seats, mode="same_screen", at=0, by="Ann")])
    for number, move in enumerate(("e5", "a1", "a3", "i5")):
        team = after_event(team, Moved(number, team.position.player, move))
    view = render_table(team, "en", (0,))
    assert view["news"] == []
    assert "a3" in view["parts"]["recap"], "it is told, as every one of a few moves"


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
