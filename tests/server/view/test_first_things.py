"""A first game: each new thing has a sentence, which names what can really happen."""

from __future__ import annotations

import re
from itertools import product

import pytest

from preau.games import registry
from preau.games.api import Value
from preau.play.history import History
from preau.server.view.choices.first_things import AGAIN_PREFIX, GOAL_ID, first_game, first_things
from preau.testing.random_games import GameVariant, random_game
from preau.words import LANGUAGES, Language, Speaker, game_opening, option_args
from preau.words.catalogue import message_ids
from tests.games.recess.yards import form
from tests.server.view.tables import moved, table_at, with_help, yard

MOST_LETTERS = 150  # in three lines of 360 pixels; a letter of Japanese is as wide as two


def letters(text: str) -> float:
    """How much room a sentence takes."""
    return sum(1 if ord(letter) < 0x2E80 else 2.1 for letter in text)


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
    assert [each["id"] for each in told] == [GOAL_ID, *begins]
    assert [each["id"] for each in first_things(table, (), 0, 0, Speaker("en", game))] == [GOAL_ID]  # asked of another


@pytest.mark.parametrize(("name", "last"), [("recess", 6), ("cerocle", 4)])
def test_the_guide_says_that_it_comes_back(name: str, last: int) -> None:
    """Its last sentence with no occasion of its own, in every game."""
    known = message_ids(registry.game(name).package, "en")
    turns = [int(key.rpartition("-")[2]) for key in known if re.fullmatch(r"prompt-first-turn-\d", key)]
    assert max(turns) == last
    assert "here again" in Speaker("en", registry.game(name))(f"prompt-first-turn-{last}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_recess_is_learned_move_by_move(language: Language) -> None:
    """At each of the first moves something new, what to aim for first."""
    game = registry.game("recess")
    words = Speaker(language, game)
    table = table_at(str(game.new(players=3)), "recess")
    news: list[str] = []
    for number, move in enumerate(("B1-a3", "B2-a2", "G1-l12", "N1-a4")):
        told = {each["id"]: each["text"] for each in first_things(table, (0,), 0, number, words)}
        news.append(next(key for key in told if key not in (GOAL_ID, "move-1-more", *news)))
        table = moved(table, move)
    assert news == ["move-1", "move-2", "move-3", "prompt-nun"]


PLAYED: dict[str, tuple[dict[str, Value], ...]] = {  # the options that what is told there asks for
    "recess": tuple({"edition": edition, "players": 3} for edition in ("fr", "de", "ja")),
    "cerocle": tuple({"players": count, "encircled": where} for count in (2, 3, 4) for where in ("opponent", "out")),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLAYED)
def test_what_is_told_fits_in_the_strip_of_a_phone(name: str, language: Language) -> None:
    """In every form that it can have."""
    game = registry.game(name)
    words = Speaker(language, game)
    for key in (each for each in message_ids(game.package, language) if each.startswith("prompt-first-")):
        for played, asked in product(PLAYED[name], ("prompt-stay", "prompt-exchange")):
            text = words(key, **option_args(game.new(**played).options), seat=4, asked=asked)
            assert letters(text) <= MOST_LETTERS, (key, played, text)


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
        assert guided["id"] == GOAL_ID
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
                "Le blanc est une couleur comme",
                "Weiß ist eine Farbe wie",
                "白もほかの色と同じ",
            ),
        ),
        (4, ("whoever has your colour is", "Votre partenaire a votre couleur", "ist dein Partner", "同じ色の人が味方")),
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


def test_a_kiss_is_warned_of_in_every_turn() -> None:
    """What it is, is said once; that it threatens now, each time, and where to see it."""
    game = registry.game("recess")
    ids = []
    for minute in (1, 4):
        table = with_help(table_at(str(game.load(form("1B1=d4 1G1=g4", minute=minute))), "recess"))
        told = first_things(table, (0,), 0, 0, Speaker("en", game))
        warnings = [each for each in told if each["id"].startswith(AGAIN_PREFIX)]
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
        assert second.startswith(AGAIN_PREFIX)
        assert len([each for each in told if each.startswith(AGAIN_PREFIX)]) == 1


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
    assert list(told)[:3] == [GOAL_ID, "move-1", "move-1-more"]
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
    assert "against-effect-caught-more" in {each["id"] for each in first_things(table, (0,), 0, 1, words)}
    left = {each["id"] for each in first_things(moved(table, "stay none"), (0,), 0, 2, words)}
    assert not left & {"against-effect-caught-more", "move-threat-tell", "move-threat-nun"}


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
    ids = [each for each in told if each != GOAL_ID]
    assert ids.index("against-effect-caught") + 1 == ids.index("against-effect-caught-more") < ids.index("prompt-stay")
    leave = {"en": "Leave, and", "fr": "Partez, et", "de": "Gehst du", "ja": "離れれば"}
    assert leave[language] in told["against-effect-caught"]
    whose = {
        "en": "your children have walked",
        "fr": "vos déplacements",
        "de": "deine Kinder",
        "ja": "あなたの子供たち",
    }
    assert whose[language] in told["against-effect-caught-more"], "one is caught only when these have walked"
    others = {each["id"] for each in first_things(table, (1,), 0, 1, words)}
    assert not others & {"against-effect-caught", "against-effect-caught-more"}
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
    assert letters(can_win(words)) <= MOST_LETTERS
