"""A first game: each new thing has a sentence, which names what can really happen."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice

import pytest

from preau.games import registry
from preau.games.api import Position
from preau.play.history import History
from preau.play.table import Table
from preau.server.view.choices.first_things import AGAIN, GOAL, first_game, first_things
from preau.server.view.clicks import sign_legend
from preau.server.view.table import render_table
from preau.testing.random_games import GameVariant, random_game
from preau.words import LANGUAGES, Language, Speaker, game_opening
from preau.words.catalogue import message_ids
from tests.games.cerocle.positions import position as cerocle_position
from tests.games.cerocle.positions import relocating
from tests.games.recess.yards import form
from tests.server.house import House, opened
from tests.server.view.test_preview import table_at, yard

MOST_LETTERS = 150  # in three lines of 360 pixels; a letter of Japanese is as wide as two


@pytest.mark.parametrize("name", ["recess", "cerocle"])
def test_first_things_happen(name: str) -> None:
    """Every message is about a turn, an effect, a prompt or a threat of the game, and what comes finds its sentence."""
    game = registry.game(name)
    known = set(message_ids(game.package, "en"))
    named = {key.removeprefix("prompt-first-") for key in known if key.startswith("prompt-first-")}
    about = {key.removeprefix("own-").removeprefix("against-").removesuffix("-more") for key in named}
    assert {key for key in about if not re.fullmatch(r"turn-[2-9]|move-[1-4]", key)} <= known
    history: History = random_game(GameVariant(name))
    table = table_at(str(history.start), name)
    told = first_things(table, (history.start.player,), 0, 0, Speaker("en", game))
    begins = ["move-1", "move-1-more"] if name == "recess" else [history.start.prompt().key]
    assert [each["id"] for each in told] == [GOAL, *begins]
    assert [each["id"] for each in first_things(table, (), 0, 0, Speaker("en", game))] == [GOAL]  # asked of another


@pytest.mark.parametrize(("name", "last"), [("recess", 6), ("cerocle", 4)])
def test_the_guide_says_that_it_comes_back(name: str, last: int) -> None:
    """Its last sentence with no occasion of its own, in every game."""
    known = message_ids(registry.game(name).package, "en")
    turns = [int(key.rpartition("-")[2]) for key in known if re.fullmatch(r"prompt-first-turn-\d", key)]
    assert max(turns) == last
    assert "here again" in Speaker("en", registry.game(name))(f"prompt-first-turn-{last}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_recess_is_learned_move_by_move(language: Language) -> None:
    """At each of the first moves something new, what to aim for first; all of it fits in the strip of a phone."""
    game = registry.game("recess")
    words = Speaker(language, game)
    table = table_at(str(game.new(players=3)), "recess")
    news: list[str] = []
    for number, move in enumerate(("B1-a3", "B2-a2", "G1-l12", "N1-a4")):
        told = {each["id"]: each["text"] for each in first_things(table, (0,), 0, number, words)}
        news.append(next(key for key in told if key not in (GOAL, "move-1-more", *news)))
        table = moved(table, move)
    assert news == ["move-1", "move-2", "move-3", "prompt-nun"]
    for key in message_ids(game.package, language):
        if key.startswith("prompt-first-"):
            for edition in ("fr", "de", "ja"):
                text = words(key, **game.new(players=3, edition=edition).options, seat=4, asked="prompt-stay")
                assert sum(1 if ord(letter) < 0x2E80 else 2.1 for letter in text) <= MOST_LETTERS, text


@pytest.mark.parametrize(
    ("edition", "who"),
    [("fr", "fewest children lying in the entrance (detention) wins"), ("de", "most children lying in")],
)
def test_ties_are_told_as_the_edition_breaks_them(edition: str, who: str) -> None:
    """From the fifth turn on, and true of the table."""
    game = registry.game("recess")
    table = table_at(str(game.new(players=3, edition=edition)), "recess")
    for _ in range(12):
        table = moved(table, "pass")
    told = {each["id"]: each["text"] for each in first_things(table, (0,), 10, 12, Speaker("en", game))}
    assert who in told["turn-5"]
    before = first_things(table, (0,), 7, 9, Speaker("en", game))
    assert "turn-5" not in {each["id"] for each in before}


@pytest.mark.parametrize(
    ("edition", "push", "where"),
    [
        ("fr", "8", "any empty square next to it, diagonally too, but never a safe one. If"),
        ("de", "8", "any empty or safe square next to it, diagonally too. If"),
        ("fr", "4", "any empty square next to it, but neither a diagonal nor a safe one. If"),
        ("de", "4", "any empty or safe square next to it, but not a diagonal one. If"),
    ],
)
def test_what_a_fight_risks_is_told_to_its_attacker(edition: str, push: str, where: str) -> None:
    """At once, before it costs, and to nobody else; where the pushed may go is true of the table."""
    game = registry.game("recess")
    options = dict(game.new(players=3, edition=edition, push=push).options)
    table = yard(form("0B1=d4 1B1=d7 0B2=g3", options=options))
    table = moved(table, "B1xd7")
    attacker, other = (
        {each["id"] for each in first_things(table, (seat,), 0, 1, Speaker("en", game))} for seat in (0, 1)
    )
    assert {"effect-fight", "own-effect-fight"} <= attacker
    assert "own-effect-fight" not in other
    broken = yard(form("0G1=d4", fights="1B1 d7 2B2", options=options))
    told = first_things(moved(broken, "G1/d7>c7,d8"), (0,), 0, 1, Speaker("en", game))
    assert where in {each["id"]: each["text"] for each in told}["effect-pushed"]


def moved(table: Table, move: str) -> Table:
    return replace(table, history=table.history.play(move))


@pytest.mark.parametrize(("players", "warning"), [(2, "stops it"), (3, "yours would complete their circle")])
def test_a_circle_that_can_be_closed_is_a_first_thing(players: int, warning: str) -> None:
    """Who is about to lose is warned, and told otherwise where the last space must not be filled."""
    game = registry.game("cerocle")
    position: Position = game.new(players=players)
    aside = iter(("a1", "c1", "i5", "g9", "a4", "a5", "b1", "i9", "e1", "e9"))
    for space in ("d4", "d5", "e4", "e6", "f5"):
        for text in (space, *islice(aside, players - 1)):
            position, _ = position.play(text)
    position, _ = position.play("i7")  # the first player dawdles
    table = table_at(str(position), "cerocle")
    seen = {each["id"]: each["text"] for each in first_things(with_help(table), (1,), 0, 0, Speaker("en", game))}
    assert warning in seen["move-threat-ring"]
    assert "move-threat-ring" not in {each["id"] for each in first_things(table, (1,), 0, 0, Speaker("en", game))}


def test_ones_own_chances_are_first_things() -> None:
    """Who could make a line or close a circle hears so, not where; who can win, nothing of others' threats."""
    game = registry.game("cerocle")
    words = Speaker("en", game)
    four = str(cerocle_position("a1 a2 a3 a4", "b1 i9"))
    told = {each["id"]: each["text"] for each in first_things(with_help(table_at(four, "cerocle")), (0,), 0, 0, words)}
    assert "You could make a line of five" in told["own-move-threat-line"]
    both = str(cerocle_position("c3 d3 d5 e4 e5", "f6 f7 g6 g8 h7"))
    told_ids = [each["id"] for each in first_things(with_help(table_at(both, "cerocle")), (0,), 0, 0, words)]
    assert "own-move-threat-ring" in told_ids
    assert "move-threat-ring" not in told_ids
    unaided = [each["id"] for each in first_things(table_at(both, "cerocle"), (0,), 0, 0, words)]
    assert not any("threat" in each for each in unaided), "where people play without help, it gives nothing away"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_that_grows_is_explained_to_who_made_it_longer(language: Language) -> None:
    """C4.2: no exchange comes, and the guide says why; a new line, and who looks on, hear nothing of the kind."""
    words = Speaker(language, registry.game("cerocle"))
    for move, explained in (("e6", True), ("a5", False), ("g7", False)):
        table = moved(table_at(str(cerocle_position("e1 e2 e3 e4 e5 a1 a2 a3 a4", "d1")), "cerocle"), move)
        assert ("own-move-lengthens" in {each["id"] for each in first_things(table, (0,), 1, 1, words)}) is explained
        assert "own-move-lengthens" not in {each["id"] for each in first_things(table, (1,), 0, 1, words)}


@pytest.mark.parametrize(
    ("language", "gap"), [("en", "the gap"), ("fr", "qui lui manque"), ("de", "ihm fehlt"), ("ja", "足りないマス")]
)
def test_an_exchange_that_wins_is_no_gap(language: Language, gap: str) -> None:
    """Who has an exchange in hand looks for the one that closes a circle, not for an empty space."""
    words = Speaker(language, registry.game("cerocle"))
    line = table_at(str(cerocle_position("a1 a2 a3 a4 d4 d5 e4 e6 f5 g6", "f6")), "cerocle")
    exchanging = moved(with_help(line), "a5")
    told = {each["id"]: each["text"] for each in first_things(exchanging, (0,), 0, 1, words)}
    assert gap not in told["own-move-threat-ring"]
    placing = with_help(table_at(str(cerocle_position("d4 d5 e4 e6 f5", "a1")), "cerocle"))
    told = {each["id"]: each["text"] for each in first_things(placing, (0,), 0, 0, words)}
    assert gap in told["own-move-threat-ring"]


def test_the_last_piece_is_announced() -> None:
    """Before the reserve is empty the guide says what comes then, and the legend when its signs are seen."""
    game = registry.game("cerocle")
    white = "a1 b1 c1 d1 g9 h9 i9 i8"
    brown = "a2 a4 b3 b5 c2 c4 c6 d3 d5 d7 e2 e4 e6 e8 f3 f5 f7 g4 g6"
    last = table_at(str(cerocle_position(brown, "", white, own=[1, 20], neutral=[0, 0])), "cerocle")
    told = {each["id"]: each["text"] for each in first_things(last, (0,), 0, 0, Speaker("en", game))}
    assert "From your next turn on" in told["prompt-place-last"]
    legend = sign_legend(game, "en")
    assert list(legend)[:2] == ["place", "exchange"]
    assert "when" not in legend["place"]
    assert legend["relocate"]["when"] == legend["take"]["when"] == "once your reserve is empty"


def test_the_page_has_the_legend(house: House) -> None:
    """Under the rules of a table: each sign, and when it is seen where that is not from the start."""
    guest = house.guest()
    page = guest.get(f"/t/{opened(guest, game='cerocle', mode='same_screen')['id']}").text
    assert "exchange with this piece (when you have made a line of five)" in page
    assert "place a piece</span>" in page
    told = [
        "brown pieces",
        "green pieces",
        "neutral piece, which belongs",
        "place a piece",
        "exchange the two linked pieces",
    ]
    assert sorted(told, key=page.index) == told, "first what lies on the board, then what comes first in a game"
    legend = page.partition('class="legend"')[2].partition("</details>")[0]
    assert "several things are possible" not in legend, "nothing here means several things"
    three = guest.get(f"/t/{opened(guest, game='cerocle', mode='same_screen', options={'players': 3})['id']}").text
    assert "white pieces" in three
    assert "neutral piece, which belongs" not in three


def test_a_picture_with_a_number_has_a_caption(house: House) -> None:
    """The ringed piece is not known yet: beside its number stands what it is; with three players it is White's own."""
    guest = house.guest()
    page = guest.get(f"/t/{opened(guest, game='cerocle', mode='same_screen')['id']}").text
    assert page.count('class="counter-what" aria-hidden="true">neutral<') == 2
    three = guest.get(f"/t/{opened(guest, game='cerocle', mode='same_screen', options={'players': 3})['id']}").text
    assert "counter-what" not in three


@pytest.mark.parametrize(("players", "most"), [(2, 4), (4, 2), (3, 1)])
def test_what_was_taken_says_how_much_may_be(players: int, most: int) -> None:
    """C6.1, C6.5: with three players of each opponent, whose pieces are counted apart."""
    position = cerocle_position(players=players, taken=[["green" if players == 3 else "white"], *[[]] * (players - 1)])
    counter = position.scene().seats[0].counters[-1]
    assert (counter.most, counter.idle) == (most, True), "who places takes nothing in this turn"
    endings = (f"(at most {most})", f"({most} au plus)", f"(höchstens {most})", f"（最大{most}個）")
    for language, told in zip(LANGUAGES, endings, strict=True):
        assert Speaker(language, position.game).say(counter.phrase).endswith(told)
    table = table_at(str(position), "cerocle")
    assert f'<span aria-hidden="true">1/{most}</span>' in render_table(table, "en", (0,))["parts"]["seats"]


def with_help(table: Table) -> Table:
    return replace(table, created=replace(table.created, help=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_offered(language: Language) -> None:
    """The goal in the reader's language, ties by the table's options, the first lesson; a game offers what it has."""
    recess = registry.game("recess")
    offered = [first_game(recess, {"tie": tie}, language) for tie in ("fewest", "most_loses")]
    assert all(each["goal"] and each["tie"] for each in offered)
    assert offered[0]["tie"] != offered[1]["tie"]
    assert offered[0]["lesson"] == "/learn/recess/lessons/walk"
    nim = first_game(registry.game("nim"), {}, language)
    assert (nim["goal"], nim["tie"]) == ("", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aim_is_told_for_as_many_as_play(language: Language) -> None:
    """Two and four hear nothing of jokers that only three have, in the offer and the guide; the rulebook says all."""
    game = registry.game("cerocle")
    for_three = {"en": "three", "fr": "trois", "de": "dritt", "ja": "3人"}[language]
    assert for_three in game_opening(game, language)["goal"]
    goals = {}
    for players in (2, 3, 4):
        position = game.new(players=players)
        offered = goals[players] = first_game(game, position.options, language)["goal"]
        guided = first_things(table_at(str(position), "cerocle"), (0,), 0, 0, Speaker(language, game))[0]
        assert guided["id"] == GOAL
        assert offered in guided["text"]
        assert for_three not in guided["text"]
    assert goals[2] == goals[4] != goals[3]


@pytest.mark.parametrize(
    ("players", "told"),
    [
        (
            3,
            (
                "white is a colour like",
                "le blanc est une couleur comme",
                "Weiß ist eine Farbe wie",
                "白もほかの色と同じ",
            ),
        ),
        (4, ("whoever has your colour is", "votre partenaire a votre couleur", "ist dein Partner", "同じ色の人が味方")),
    ],
)
def test_a_first_turn_says_what_is_different_with_so_many(players: int, told: tuple[str, ...]) -> None:
    """C1.3: no neutrals and a third colour, or teams."""
    position = registry.game("cerocle").new(players=players)
    for language, text in zip(LANGUAGES, told, strict=True):
        words = Speaker(language, position.game)
        firsts = first_things(table_at(str(position), "cerocle"), (0,), 0, 0, words)
        assert text in firsts[1]["text"]
        assert text not in words("prompt-first-prompt-place", players=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_neutral_piece_is_everybodys(language: Language) -> None:
    """Whoever chooses one, and whoever is told of it in a first game, hears that it counts for the others too."""
    words = Speaker(language, registry.game("cerocle"))
    whoever = {"en": "whoever put it there", "fr": "peu importe qui l’a posé", "de": "egal wer", "ja": "誰が置いた"}
    instead = {"en": "instead", "fr": "à la place", "de": "stattdessen", "ja": "代わりに"}
    start = registry.game("cerocle").new()
    assert instead[language] in words.say(start.prompt())
    theirs = {"en": "an opponent too", "fr": "même à un adversaire", "de": "auch einem Gegner", "ja": "相手の役に立つ"}
    asked = words.say(start.prompt(("neutral",)))
    assert theirs[language] in asked
    nobodys = {"en": "to nobody", "fr": "ne sont à personne", "de": "gehören niemandem", "ja": "誰のものでもなく"}
    assert nobodys[language] in words("prompt-first-prompt-place", players=2), "before one is asked for"
    joker = "ジョーカー" if language == "ja" else "oker"
    for told in (asked, words("prompt-first-prompt-place", players=2), words("prompt-first-turn-2", players=2)):
        assert joker not in told, "a word that comes later"
    assert joker in words("prompt-first-turn-3", players=2)
    assert whoever[language] in words("prompt-first-turn-3", players=2)
    assert whoever[language] not in words("prompt-first-turn-3", players=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_exchange_is_comes_before_the_word(language: Language) -> None:
    """In a first game: what trades places, for what, and how to choose it; taking says of what, for two and three."""
    words = Speaker(language, registry.game("cerocle"))
    places = {"en": "trade places", "fr": "changent de place", "de": "wechseln die Plätze", "ja": "入れ替え"}
    for key in ("prompt-first-turn-2", "prompt-first-effect-line"):
        assert places[language] in words(key, players=2)
    link = {"en": "yellow link", "fr": "lien jaune", "de": "gelbe Verbindung", "ja": "黄色いつなぎ目"}
    assert link[language] in words("prompt-first-prompt-exchange", players=2)
    last = "prompt-first-prompt-place-last"
    assert words(last, players=2) == words(last, players=4) != words(last, players=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_neutral_neighbours_go_is_told_with_a_taking(language: Language) -> None:
    """C6.3: to the opponent's reserve or, by the option, out of the game; in a first game, too, and in the question."""
    words = Speaker(language, registry.game("cerocle"))
    opponent = {"en": "opponent", "fr": "adversaire", "de": "Gegner", "ja": "相手の手駒"}[language]
    for key in ("prompt-take", "prompt-first-prompt-relocate", "prompt-first-effect-taken"):
        given, gone = (words(key, players=2, encircled=each) for each in ("opponent", "out"))
        assert opponent in given, key
        assert opponent not in gone, key
        assert words(key, players=4, encircled="opponent") != given


def test_a_kiss_is_warned_of_in_every_turn() -> None:
    """What it is, is said once; that it threatens now, each time, and where to see it."""
    game = registry.game("recess")
    ids = []
    for minute in (1, 4):
        table = with_help(table_at(str(game.load(form("1B1=d4 1G1=g4", minute=minute))), "recess"))
        told = first_things(table, (0,), 0, 0, Speaker("en", game))
        warnings = [each for each in told if each["id"].startswith(AGAIN)]
        assert [each["shows"] for each in warnings] == ["threats"]
        assert "kiss" in warnings[0]["text"]
        assert told.index(warnings[0]) == [each["id"] for each in told].index("move-threat-kiss") + 1
        ids.append(warnings[0]["id"])
    assert len(set(ids)) == 2, "another turn, another warning"
    watched = form(
        "1B1=a12 1G1=a11 1B2=c8", "2B1 i7 0B1", nuns=["a8", "l12"], movable=["B2", "G1", "G2"], detained=["1G2"]
    )
    seen = first_things(with_help(table_at(str(game.load(watched)), "recess")), (0,), 0, 0, Speaker("en", game))
    assert "sent away" in next(each["text"] for each in seen if each["id"] == "move-threat-kiss-told")


def can_win(words: Speaker) -> str:
    """That the turn can be won by a kiss, and what to mind until it is."""
    return words.sentences((words("hint-aim-game"), words("prompt-again-move-threat-kiss")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_can_win_now_need_stop_nothing(language: Language) -> None:
    """Both could kiss: the mover hears of the own kiss first, one walk or two, and is asked to stop nobody's."""
    game = registry.game("recess")
    words = Speaker(language, game)
    for own in ("0B1=d4 0G1=d5", "0B1=d4 0G1=d9"):
        table = with_help(table_at(str(game.load(form(f"{own} 1B1=j4 1G1=j7"))), "recess"))
        told = {each["id"]: each["text"] for each in first_things(table, (0,), 1, 0, words)}
        first, second, *_ = told
        assert (first, told[second]) == ("own-move-threat-kiss", can_win(words))
        assert second.startswith(AGAIN)
        assert len([each for each in told if each.startswith(AGAIN)]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_first_move_it_is_said_whose_children_are_whose(language: Language) -> None:
    """By the own colour, with what the letters, rings and dots mean; then how a child walks, before it does."""
    game = registry.game("recess")
    words = Speaker(language, game)
    table = table_at(str(game.new(players=3)), "recess")
    red, blue = {"en": ("red", "blue"), "fr": ("rouges", "bleus"), "de": ("roten", "blauen"), "ja": ("赤", "青")}[
        language
    ]
    told = {each["id"]: each["text"] for each in first_things(table, (0,), 0, 0, words)}
    assert list(told)[:3] == [GOAL, "move-1", "move-1-more"]
    assert all(sign in told["move-1"] for sign in (red, "B", "G"))
    table = moved(table, "pass")
    told = {each["id"]: each["text"] for each in first_things(table, (1,), 0, 1, words)}
    assert blue in told["move-1"]
    exactly = {"en": "exactly", "fr": "exactement", "de": "genau", "ja": "ぴったり"}
    assert exactly[language] in told["move-1-more"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fight_that_is_being_left_is_nobodys_worry(language: Language) -> None:
    """Neither that a nun sees it nor that somebody could tell on it: both are said while one may still stay."""
    words = Speaker(language, registry.game("recess"))
    seen = yard(form("1G1=k10", "0B1 d7 1B1", nuns=["k9", "d8"], player=2, minute=3))
    table = moved(with_help(seen), "pass")
    assert "effect-caught" in {each["id"] for each in first_things(table, (0,), 0, 1, words)}
    left = {each["id"] for each in first_things(moved(table, "stay none"), (0,), 0, 2, words)}
    assert not left & {"effect-caught", "move-threat-tell", "move-threat-nun"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_can_win_hears_nothing_else_until_it_is_done(language: Language) -> None:
    """All else can wait; that the turn can be won is said after each step of it."""
    words = Speaker(language, registry.game("recess"))
    table = with_help(yard(form("0B2=d4 0G1=d9 1B2=k10")))
    for shown, move in enumerate(("B2-d7", "G1*d7")):
        told = first_things(table, (0,), 1, shown, words)
        assert [each["id"] for each in told[:-1]] == ["own-move-threat-kiss"]
        assert (told[-1]["text"], told[-1]["stays"]) == (can_win(words), "yes")
        table = moved(table, move)
    assert table.position.over


@pytest.mark.parametrize("language", LANGUAGES)
def test_telling_is_explained_before_it_is_warned_of(language: Language) -> None:
    """Who has just started a fight that can be told to a nun hears what that is, before the turn can be ended."""
    game = registry.game("recess")
    table = with_help(yard(form("0B1=d4 1B1=d7 0B2=g3 1B2=k10", nuns=["k9", "a12"])))
    started = moved(table, "B1xd7")
    told = {each["id"]: each["text"] for each in first_things(started, (0,), 1, 1, Speaker(language, game))}
    named = {"en": "tell on you", "fr": "rapporter", "de": "petzen", "ja": "告げ口"}
    assert named[language] in told["move-threat-tell"]
    told = {each["id"]: each["text"] for each in first_things(started, (0,), 0, 1, Speaker(language, game))}
    fight = [each for each in told if "effect-fight" in each]
    assert fight[:3] == ["own-effect-fight", "own-effect-fight-more", "effect-fight"], "what it risks comes first"
    verb = {"en": "tell her about your", "fr": "rapporter votre", "de": "deine Prügelei melden", "ja": "告げ口"}
    assert verb[language] in told["own-effect-fight-more"], "before anybody can do it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_caught_is_told_the_way_out_before_choosing(language: Language) -> None:
    """R5.6: what leaving and staying lead to, and first of all; to nobody else, and no longer once it is chosen."""
    words = Speaker(language, registry.game("recess"))
    table = with_help(yard(form("1G1=k10", "0B1 d7 1B1", nuns=["k9", "d8"], player=2, minute=3)))
    table = moved(table, "pass")
    told = {each["id"]: each["text"] for each in first_things(table, (0,), 1, 1, words)}
    assert "against-effect-caught" not in told, "of what came before the last turn nothing is said again"
    told = {each["id"]: each["text"] for each in first_things(table, (0,), 0, 1, words)}
    ids = [each for each in told if each != GOAL]
    assert ids.index("against-effect-caught") < ids.index("effect-caught") < ids.index("prompt-stay")
    leave = {"en": "Leave, and", "fr": "Partez, et", "de": "Gehst du", "ja": "離れれば"}
    assert leave[language] in told["against-effect-caught"]
    assert "against-effect-caught" not in {each["id"] for each in first_things(table, (1,), 0, 1, words)}
    stayed = moved(table, "stay d7")
    assert "against-effect-caught" not in {each["id"] for each in first_things(stayed, (0,), 0, 2, words)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_telling_is_told_of_as_soon_as_one_can_and_by_the_third_turn(language: Language) -> None:
    """R7.1: where a fight stands that the reader could tell a nun of; else in good time, as briefly as a kiss."""
    game = registry.game("recess")
    words = Speaker(language, game)
    named = {"en": "tell", "fr": "rapporter", "de": "etz", "ja": "告げ口"}[language]
    fighting = with_help(yard(form("0B2=k10", "1B1 d7 2B1", nuns=["k9", "a12"], coins=[2, 14, 14])))
    told = {each["id"]: each["text"] for each in first_things(fighting, (0,), 0, 0, words)}
    assert named in told["own-move-threat-tell"]
    table = table_at(str(game.new(players=3)), "recess")
    for _ in range(6):
        table = moved(table, "pass")
    third = {each["id"]: each["text"] for each in first_things(table, (0,), 4, 6, words)}
    assert named in third["turn-3"]
    assert sum(1 if ord(letter) < 0x2E80 else 2.1 for letter in can_win(words)) <= MOST_LETTERS


def test_a_counter_that_the_turn_can_change_is_not_idle() -> None:
    """C3.2: whoever has nothing in reserve may take."""
    assert not relocating(taken=[["white"], [], [], []]).scene().seats[0].counters[-1].idle
