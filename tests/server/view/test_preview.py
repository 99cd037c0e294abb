"""What a move would do, told before it is played."""

from __future__ import annotations

from typing import Any

import pytest

from preau.games import registry
from preau.games.api import IllegalMove
from preau.play.events import Moved
from preau.play.fold import after_event
from preau.play.table import Table
from preau.server.view.choices.preview import ending_moves, preview
from preau.server.view.table import render_table
from preau.testing.random_games import GameVariant, positions
from preau.words import LANGUAGES, Language
from tests.games.cerocle import positions as rings
from tests.games.recess.yards import form, later
from tests.server.house import House, opened
from tests.server.view.tables import table_at, with_help, yard

ME = (0,)


def test_what_is_new_is_drawn() -> None:
    """A piece that the board does not hold yet, and what a nun would see from there; a walk draws nothing anew."""
    table = table_at(str(registry.game("cerocle").new(players=2)), "cerocle")
    assert "piece-brown" in preview(table, table.position, "e5", ME, "en")["drawn"]
    nuns = yard(later("0B1=a4 0B2=b3 0G1=k10", phase="nun", steps=[], movable=[]))
    assert 'data-layer="sight"' in preview(nuns, nuns.position, "N1-a3", ME, "en")["drawn"]
    walk = yard(form("0G1=d4"))
    assert preview(walk, walk.position, "G1-d7", ME, "en")["drawn"] == ""


def test_a_fight_is_shown_and_told() -> None:
    """Who goes where, who lies there, and the coin."""
    table = yard(form("0G1=d4 1B2=d7"))
    told = preview(table, table.position, "G1xd7", ME, "en")
    assert [(mark["kind"], mark["id"]) for mark in told["marks"]] == [("way", "red-G1"), ("altered", "blue-B2")]
    assert "You take a coin from Blue." in told["text"]
    assert told["ends"] == ""


def test_what_is_told_has_the_signs_of_the_board() -> None:
    """In their order and each once: a nun who takes a square and pushes who stood there; what has none, has none."""
    nun = yard(later("0B1=c3 0B2=b3 0G1=k10 0G2=l9 1B1=d6", phase="nun", steps=[], movable=[], nuns=["d4", "l12"]))
    move = next(text for text in map(nun.position.text, nun.position.legal()) if text.startswith("N1-d6>"))
    assert preview(nun, nun.position, move, ME, "en")["signs"] == ["displace", "push"]
    broken = yard(form("0G1=d4", fights="1B1 d7 2B2"))
    assert preview(broken, broken.position, "G1/d7>c7,d8", ME, "en")["signs"] == ["break-up", "push"]
    assert preview(broken, broken.position, "pass", ME, "en")["signs"] == []


def test_what_happens_in_any_case_is_not_told() -> None:
    """Blue's boy lies in detention already: no move of a nun is its cause. What one does bring about is told."""
    idle: dict[str, Any] = {"phase": "nun", "steps": [], "movable": []}
    table = yard(later("0B1=a4 0B2=b3 0G1=k10", detained=["1B1"], **idle))
    assert "detention" not in preview(table, table.position, "N1-a3", ME, "en")["text"]
    assert any(effect.phrase.key == "effect-serves" for effect in table.position.make_move("N1-a3").effects)
    fight = yard(later("0B1=a4 0B2=b3 0G1=k10", fights="1B1 a6 2B2", **idle, nuns=["a8", "l12"]))
    assert "goes into detention" in preview(fight, fight.position, "N1-a6>a7", ME, "en")["text"]


@pytest.mark.parametrize(
    ("fighters", "move", "warning"),
    [
        ("0B1 g3 1B1", "G1!f6@g3>", "that costs you your largest step on your next turn"),
        ("1B1 g3 2B1", "G1!f6@g3>", "goes into detention"),
        ("0B1 g3 1B1", "G1/g3>", "brings you no more coins"),
    ],
)
def test_what_harms_oneself_is_said_before(fighters: str, move: str, warning: str) -> None:
    """To tell of one's own fight, or to break it up: what it costs, in words; of another's, what comes of it."""
    mine = fighters.startswith("0")
    table = yard(later(
        "0G1=f4 0B2=c6" if mine else "0G1=f4 0B1=c6", fighters, nuns=["b2", "f6"], steps=[2, 1],
        movable=["B2", "G1", "G2"],
    ))  # fmt: skip
    made = next(text for text in map(table.position.text, table.position.legal()) if text.startswith(move))
    told = preview(table, table.position, made, ME, "en")["text"]
    assert warning in told
    assert ("Careful" in told) == mine
    assert "your" not in preview(table, table.position, made, (1,), "en")["text"], "who looks on has no part in it"


def test_a_line_that_only_grows_is_told_before() -> None:
    """C4.2: who would lengthen a line, or carry its end to the other end, learns that no exchange follows."""
    table = table_at(str(rings.position("e1 e2 e3 e4 e5 a1 a2 a3 a4", "d1", neutral=[4, 4])), "cerocle")

    def told(move: str, table: Table = table) -> str:
        return str(preview(table, table.position, move, ME, "en")["text"])

    longer = "That just makes your line longer. Only a new line of five lets you exchange."
    assert longer in told("e6")
    assert "Only" not in told("a5")
    assert "Only" not in told("n:e6")
    assert "Only" not in told("g7")
    late = table_at(str(rings.relocating(brown="e1 e2 e3 e4 e5 a1 a3 i5 i6 g3", white="b3")), "cerocle")
    assert "That is still your old line" in told("e1-e6", late)
    assert longer in told("a1-e6", late)
    exchanging = table_at(str(rings.play(rings.position("a1 a2 a3 a4 b6 c6", "b5"), "a5")), "cerocle")
    assert "line" not in told("b5~b6", exchanging)


def test_a_nun_who_would_see_ones_own_fight_is_warned_of() -> None:
    """Not where she saw it already, nor of another's fight, nor where no turn is left to be caught in."""
    nun = {"phase": "nun", "steps": [], "movable": [], "nuns": ["b2", "f6"]}
    mine = yard(later("0B2=c6 0G1=k10", "0B1 g3 1B1", **nun))
    seen = preview(mine, mine.position, "N2-g6", ME, "en")
    assert seen["careful"].startswith("Careful, a nun will then see you fighting on g3")
    assert seen["text"] == f"You move nun N2 from f6 to g6. {seen['careful']}"
    calm = preview(mine, mine.position, "N2-f7", ME, "en")
    assert (calm["careful"], "Careful" in calm["text"]) == ("", False)
    last = yard(later("0B2=c6 0G1=k10", "0B1 g3 1B1", minute=28, **nun))
    assert "Careful" not in preview(last, last.position, "N2-g6", ME, "en")["text"]
    other = yard(later("0B2=c6 0G1=k10 0B1=d4", "1B1 g3 2B1", **nun))
    assert "Careful" not in preview(other, other.position, "N2-g6", ME, "en")["text"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Careful! Even after this, Blue’s boy B1 and girl G1 can kiss on"),
        ("fr", "Attention ! Même après ce coup, le garçon bleu B1 et la fille G1 peuvent s’embrasser en"),
        ("de", "Vorsicht! Auch so droht noch Gefahr. Der blaue Junge B1 und das Mädchen G1 können sich auf"),
        ("ja", "この手を選んでも、青は男の子B1と女の子G1のキスで"),
    ],
)
def test_a_kiss_that_is_still_possible_is_told_with_the_move(language: Language, told: str) -> None:
    """And where; not after a move that prevents it, and not where people play without help."""
    data = later("0B1=c3 0B2=b3 0G1=k10 1B1=d4 1G1=g4", phase="nun", steps=[], movable=[])
    table = with_help(yard(data))
    idle = preview(table, table.position, "N2-l11", ME, language)
    assert told in idle["careful"]
    assert idle["text"].endswith(idle["careful"])
    assert "f5" in idle["trouble"]
    assert told not in preview(yard(data), table.position, "N2-l11", ME, language)["text"]
    assert told not in preview(table, table.position, "N2-l11", (1,), language)["text"], "who looks on is not warned"
    seen = preview(table, table.position, "N1-e5", ME, language)
    assert (seen["trouble"], told in seen["text"]) == ([], False), "she sees f5 from there"
    watched = with_help(yard(data | {"nuns": ["e5", "l12"]}))
    new = preview(watched, watched.position, "N1-a1", ME, "en")
    assert "Careful! After this, Blue’s boy B1 and girl G1 can kiss on f5" in new["text"], (
        "what the move makes possible"
    )


@pytest.mark.parametrize(
    ("language", "careful", "also"),
    [
        ("en", "Careful", "then Blue wins. Also, Blue’s boy B2 and girl G1 can kiss"),
        ("fr", "Attention", "De plus, le garçon bleu B2 et la fille G1 peuvent"),
        ("de", "Vorsicht", "Und noch etwas droht. Der blaue Junge B2 und das Mädchen G1 können"),
        ("ja", "注意", "。また、青は男の子B2と女の子G1のキスで"),
    ],
)
def test_two_dangers_call_for_care_once(language: Language, careful: str, also: str) -> None:
    """Both are told, the second besides the first."""
    data = later("0B1=c3 0B2=b3 0G1=k10 1B1=g5 1B2=g9 1G1=g7", phase="nun", steps=[], movable=[])
    table = with_help(yard(data))
    told = preview(table, table.position, "N2-l11", ME, language)["text"]
    assert also in told
    assert told.count(careful) == 1


def test_a_danger_after_a_warning_is_told_besides_it() -> None:
    """One call for care is enough for both."""
    nun = {"phase": "nun", "steps": [], "movable": [], "nuns": ["b2", "f6"]}
    table = with_help(yard(later("0B2=c6 0G1=k10 1B2=a9 1G1=a11", "0B1 g3 1B1", **nun)))
    told = preview(table, table.position, "N2-g6", ME, "en")["text"]
    assert "see you fighting on g3" in told
    assert "Also, Blue’s boy B2 and girl G1 can kiss" in told
    assert told.count("Careful") == 1


def test_who_may_be_told_on_is_said_when_the_turn_ends() -> None:
    """Before that it can still be prevented."""
    table = with_help(
        yard(later("0B2=c3 0G1=k10 2G1=d8", "0B1 d4 1B1", nuns=["d10", "l12"], phase="nun", steps=[], movable=[]))
    )
    last = preview(table, table.position, "N2-l11", ME, "en")["text"]
    assert "about the fight on d4 and land your boy B1 in detention." in last
    walk = with_help(
        yard(
            later(
                "0B2=c3 0G1=k10 2G1=d8",
                "0B1 d4 1B1",
                nuns=["d10", "l12"],
                steps=[1],
                movable=["B2", "G2"],
                caught=["d4"],
            )
        )
    )
    assert "detention" not in preview(walk, walk.position, "B2-c2", ME, "en")["text"]


@pytest.mark.parametrize(
    ("fights", "told"),
    [
        ("0B1 g3 1B1", "Your fight on g3 goes on, but brings you no coin this turn."),
        ("0B1 g3 1B1;0B2 d6 1B2", "Your fights on g3 and d6 go on, but bring you no coins this turn."),
    ],
)
def test_what_passing_does_to_a_fight_is_said(fights: str, told: str) -> None:
    """To who leads it; without a fight, passing is just that."""
    table = yard(form(fights=fights, phase="stay"))
    assert told in preview(table, table.position, "pass", ME, "en")["text"]
    free = yard(form())
    assert preview(free, free.position, "pass", ME, "en")["text"] == "You pass the turn."


def test_ones_own_child_is_called_that() -> None:
    """To its player; to who looks on, by its colour."""
    table = yard(form("0G1=d4 1B2=d7"))
    assert preview(table, table.position, "G1-d3", ME, "de")["text"] == "Dein Mädchen G1 läuft nach d3."
    assert preview(table, table.position, "G1-d3", (1,), "en")["text"] == "Red’s girl G1 walks to d3."


def test_a_taking_shows_what_goes_back() -> None:
    """The piece taken and its neighbours are gone; the sentences say to whom."""
    late = rings.relocating()
    table = table_at(str(late), "cerocle")
    told = preview(table, late, "xe5", ME, "en")
    assert {mark["kind"] for mark in told["marks"]} == {"gone"}
    assert "piece-e5" in {mark["id"] for mark in told["marks"]}
    assert "out of the game for good" in told["text"]


def test_what_ends_the_game_says_how() -> None:
    """With who wins, and the scores where there are some."""
    kiss = yard(later("0G1=d4 0B1=d6 0G2=c3", steps=[2, 1], movable=["B1", "B2", "G1"], nuns=["a1", "l11"]))
    assert ending_moves(kiss.position) == ("G1*d6",)
    told = preview(kiss, kiss.position, "G1*d6", ME, "en")
    assert told["ends"] == "This ends the game, and you win. Final score: you 14, Bob (Blue) 8 and Cleo (Green) 8."
    assert told["text"].count(".") == 1, "the move alone: what comes of it is the end"
    over = after_event(kiss, Moved(9, 0, "G1*d6"))
    assert "kiss on d6" in render_table(over, "en", ME)["parts"]["result"], "not by coins alone"
    ring = rings.position("d4 d5 e4 e6 f5")
    table = table_at(str(ring), "cerocle")
    assert "f6" in ending_moves(ring)
    assert preview(table, ring, "f6", ME, "en")["ends"] == "This ends the game, and you win."
    assert preview(table, ring, "f6", (), "en")["ends"] == "This ends the game with a win for Ann (Brown)."


@pytest.mark.parametrize("name", registry.names())
def test_ending_moves_end_the_game(name: str) -> None:
    """What a game tells at a glance is what playing it brings."""
    for position in positions(GameVariant(name))[-4:-1]:
        ends = [position.text(move) for move in position.legal() if position.apply(move).over]
        assert list(ending_moves(position)) == ends


def test_who_may_move_is_told_what_ends_the_game() -> None:
    """Nobody else needs it."""
    ring = rings.position("d4 d5 e4 e6 f5")
    table = table_at(str(ring), "cerocle")
    assert render_table(table, "en", ())["ends"] == ()


def test_previews_are_asked_for(house: House) -> None:
    """Over HTTP, of the position after any number of moves; what cannot be played is refused with its rule."""
    ann = house.guest()
    table = opened(ann, game="cerocle")["id"]
    told = ann.get(f"/t/{table}/preview", params={"move": "e5"}).json()
    assert told["marks"][0]["kind"] == "came"
    assert told["text"] == "You place a piece on e5."
    refused = ann.get(f"/t/{table}/preview", params={"move": "e5-e6"})
    assert (refused.status_code, refused.json()["rule"]) == (422, "C3.1")
    assert ann.get("/t/nope/preview", params={"move": "e5"}).status_code == 404
    assert ann.get(f"/t/{table}/preview", params={"move": "x" * 400}).status_code == 422


def test_an_illegal_move_has_no_preview() -> None:
    """The rules say no as they always do."""
    table = yard(form())
    with pytest.raises(IllegalMove):
        preview(table, table.position, "B1-f6", ME, "en")


def test_who_is_pushed_out_of_a_fight_is_shown_without_it() -> None:
    """Breaking up: both fighters are drawn as they will look where they are pushed."""
    table = table_at(str(registry.game("recess").load(form("0G1=d4", fights="1B1 d7 2B2"))), "recess")
    told = preview(table, table.position, "G1/d7>c6,e6", (0,), "en")
    drawn = {mark["id"]: mark["drawn"] for mark in told["marks"] if mark["kind"] == "way"}
    assert drawn == {"red-G1": False, "blue-B1": True, "green-B2": True}
    assert "boy-square" in told["drawn"]
    assert "attacker-" not in told["drawn"]
    assert "victim-" not in told["drawn"]


FOLLOWS = {"en": "goes into detention", "fr": "part en retenue", "de": "der Angreifer wird bestraft", "ja": "罰を受け"}


def test_what_follows_from_being_seen_is_said_before_a_nun_is_sent() -> None:
    """R5.6: to be seen at the beginning of a turn is no detention yet, and may become one."""
    table = yard(form("0B1=d4", "1B1 g7 2B2", nuns=["a10", "l12"]))
    for number, move in enumerate(("B1-a4", "B2-a2", "G1-l12")):
        table = after_event(table, Moved(number, 0, move))
    for language in LANGUAGES:
        said = preview(table, table.position, "N1-g10", ME, language)["text"]
        assert FOLLOWS[language] in said


def test_a_win_of_equals_says_by_what() -> None:
    """R10.2: twelve coins each, and the kiss decides; where one has more than all others, the score says it all."""
    walk: dict[str, Any] = {"steps": [2, 1], "movable": ["B1", "B2", "G1"], "nuns": ["a1", "l11"]}
    equal, more = (yard(later("0G1=d4 0B1=d6 0G2=c3", **walk, coins=coins)) for coins in ([8, 14, 8], [10, 12, 8]))
    told = preview(equal, equal.position, "G1*d6", ME, "en")["ends"]
    assert told.endswith("You and Blue have the most coins, 12 each. You win thanks to the kiss.")
    assert "thanks" not in preview(more, more.position, "G1*d6", ME, "en")["ends"]
