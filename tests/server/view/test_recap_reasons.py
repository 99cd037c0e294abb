"""What others' moves mean to the reader is told with them: who sees, who could win, what is blocked."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from preau.play.events import Moved
from preau.play.fold import after_event
from preau.server.view.table import render_table
from preau.words import LANGUAGES, Language
from tests.games.recess.yards import later
from tests.server.view.tables import NUN, RED, circle_table, recap_html, recess_table, three_table, with_help, yard

AFTERWARDS = {  # one is caught only then, and not when the turn begins
    "en": "once your children have walked",
    "fr": "après vos déplacements",
    "de": "sieht nach dem Laufen noch eine Nonne hin",
    "ja": "自分の子供たちの移動が終わっても",
}
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
        told = recap_html(table, language, (0,))
        assert SEEN[language][place] in told
        assert (AFTERWARDS[language] in told) is (place == 0)
        assert '#R5.6"' in told
        assert SEEN[language][place] not in recap_html(table, language, (1,))
        assert SEEN[language][place] not in recap_html(table, language, (2,))
    assert "Only quiet moves from Bob" not in recap_html(table, "en", (0,))
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
    told = {language: recap_html(table, language, (0,)) for language in LANGUAGES}
    assert "moves nun N1 from a2 to a1. Blue’s boy B1 and girl G1 can kiss on f5" in told["en"]
    assert all("f5" in text for text in told.values())
    assert "kiss" not in recap_html(replace(table, created=replace(table.created, help=False)), "en", (0,))
    assert "kiss" not in recap_html(table, "en", (2,)), "it is not Green's turn"


# Green stops the line of five for which Brown lacks one piece more.
BLOCKED = {
    "en": "You can no longer make a line of five with a piece on e7.",
    "fr": "Vous ne pouvez plus former de ligne de cinq avec un pion en e7.",
    "de": "Du kannst mit einem Stein auf e7 keine Fünferreihe mehr bilden.",
    "ja": "あなたはもうe7で五目の列を作れません。",
}


def test_what_a_move_was_for_is_told_with_it() -> None:
    """What it blocks or builds, where its reader has the move and may be helped."""
    table = circle_table("e3", "a1", "e4", "e2", "e5", "b2", "e6", "e7")
    for language in LANGUAGES:
        assert BLOCKED[language] in recap_html(table, language, (0,))
    assert BLOCKED["en"] not in recap_html(table, "en", (1,)), "it is not Green's turn, and it was Green's own move"
    assert BLOCKED["en"] not in recap_html(replace(table, created=replace(table.created, help=False)), "en", (0,))
    told = [f"Green places a piece on e7. {BLOCKED['en']}"]
    assert [each["text"] for each in render_table(table, "en", (0,))["news"]] == told, "on a phone, too"
    assert render_table(circle_table("i5", "b3", "h5", "b4"), "en", (0,))["news"] == []
    assert "two of the six" not in recap_html(circle_table("i5", "b3", "h5", "b4"), "en", (0,)), "that is no news"
    built = recap_html(circle_table("i5", "b3", "h5", "b4", "i9", "c3"), "en", (0,))
    (cells,) = re.findall('data-cells="([^"]*)"', built)
    assert len(cells.split()) == 6, "its circle can be shown"
    assert "Green places a piece on c3. Green then has three of the six around" in built


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
    assert ONE_END_LEFT[language] in recap_html(table, language, (0,))


def test_what_a_move_takes_from_its_reader_is_told_before_what_it_takes_from_another() -> None:
    """One piece spoils two circles: to each of their players it is told of the own one, if that is news at all."""
    spoilt = ("d4", "a1", "e4", "d5", "a3", "g5", "h7", "a5", "g7", "i9", "i5", "h6", "e1", "f6", "i7")
    told = recap_html(three_table(*spoilt), "en", (0,))
    assert "Green places a piece on f6." in told
    assert "circle around e5" not in told, "two of the six are not thought of as a circle"
    more = ("d4", "a1", "e4", "d5", "a3", "g5", "e6", "a5", "g7", "i9", "i5", "h6", "e1", "f6", "i7")
    told = recap_html(three_table(*more), "en", (0,))
    assert "Your circle around e5, which has three of the six so far and a joker, is blocked for now." in told
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
    assert NOTE[language] in recap_html(table, language, (0,))
    assert render_table(table, language, (0,))["legend"].startswith(NOTE[language])
    begun = three_table("e5")
    assert NOTE[language] not in recap_html(begun, language, (0,)), "who has moved knows it"
    assert NOTE[language] in recap_html(begun, language, (1,)), "the next has not"
    assert "a piece" not in recap_html(table, "en", (0,)).partition("</p>")[2], "nobody has done anything"
    assert NOTE[language] not in recap_html(table, language, ()), "nor need who looks on"
    assert "recap-note" not in recap_html(circle_table(), language, (0,)), "two play as everybody expects"


def test_who_may_win_by_a_move_has_no_other_reason() -> None:
    """That a circle grows is not told beside the sentence that it can be closed."""
    told = recap_html(circle_table("i5", "d4", "a1", "e4", "i9", "f5", "e1", "d5", "e9", "e6"), "en", (0,))
    assert "Green can close the circle around e5" in told
    assert "then has five" not in told


BACK = {
    "en": "Blue moves nun N1 from f6 to a1.",
    "fr": "Bleu déplace la bonne sœur N1 de f6 en a1.",
    "de": "Blau bewegt die Nonne N1 von f6 nach a1.",
    "ja": "青は尼さんN1をf6からa1へ動かします。",
}


def test_a_nun_who_is_told_of_is_told_of_to_where_she_ends() -> None:
    """Whoever reads that Blue moved her to a1 finds her there, or reads who moved her on."""
    walks = (*RED, "B1-c1", "B2-b1", "G1-l12", "N1-a1", "B1-b2", "B2-a2", "G1-l12")
    on, elsewhere = (recap_html(recess_table((*walks, nun)), "en", (0,)) for nun in ("N1-a7", "N2-k12"))
    assert "Green moves nun N1 from a1 to a7." in on
    assert "Green moves nun" not in elsewhere


def test_a_nun_whom_i_moved_and_somebody_moves_back_is_told() -> None:
    """From where to where, in the middle of quiet walks; to the others, whom it does not concern, it is none."""
    table = recess_table((*RED, "B1-c1", "B2-b1", "G1-l12", "N1-a1", "B1-b2", "B2-a2", "G1-l12", "N2-k12"))
    for language in LANGUAGES:
        assert BACK[language] in recap_html(table, language, (0,))
    told = recap_html(table, "en", (0,))
    assert told.count("recap-line") - told.count("recap-lines") == 2, "Blue's nun, and that Green did nothing special"
    assert "Only quiet moves from Cleo (Green)." in told
    assert [each["text"] for each in render_table(table, "en", (0,))["news"]] == [BACK["en"]], "on a phone, too"


def test_a_nun_who_comes_to_see_my_children_or_loses_them_from_sight_is_told() -> None:
    """Nobody can be attacked where she looks, so it matters to their player."""
    data = later("1B1=c3 1B2=b3 1G1=k10 0B1=d4", nuns=["a3", "l12"], **NUN)
    quiet, seen = yard(data), "moves nun N1 from a3 to a4."
    walks = (Moved(10, 2, "B1-a1"), Moved(11, 2, "B2-b1"), Moved(12, 2, "G2-l12"))
    for move, told in (("N1-a4", True), ("N2-l11", False)):
        table = after_event(quiet, Moved(9, 1, move))
        for walk in walks:
            table = after_event(table, walk)
        assert (seen in recap_html(table, "en", (0,))) == told
        assert seen not in recap_html(table, "en", (1,))
