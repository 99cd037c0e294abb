"""What Recess! says to help: advice, what a move would cost its own player, and what the turn tells of a refusal."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import chain

import pytest

from preau.games.api import Args, IllegalMove, Phrase, PositionError
from preau.games.recess import GAME
from preau.games.recess.cautions import caution
from preau.games.recess.position import RecessPosition
from preau.games.recess.recollection import recollect
from preau.games.recess.rules.board import NAMES
from preau.games.recess.rules.state import TURNS, Draft, Move
from preau.games.recess.text.phrases import child, player, steps_left
from preau.games.tones import phrase_for_side, repeats, tone_of
from preau.words import LANGUAGES, Language, Speaker
from preau.words.catalogue import missing_arguments
from tests.games.recess.yards import form

GAMES = 6


def begin() -> RecessPosition:
    position = GAME.new(players=3)
    assert isinstance(position, RecessPosition)
    return position


def choices() -> Iterator[tuple[RecessPosition, Move]]:
    """Every legal move of a few games in which fights are sought."""
    for seed in range(GAMES):
        chance, position = random.Random(seed), begin()
        while not position.over:
            moves = position.moves
            for move in moves:
                yield position, move
            fights = [move for move in moves if move.kind in ("x", "stay")]
            position = position.apply(chance.choice(fights or list(moves)))


def led(position: RecessPosition, seat: int) -> set[str]:
    return {NAMES[fight.square] for fight in position.fights if fight.attacker // 4 == seat}


def in_sight(position: RecessPosition) -> set[str]:
    sight = position.setup.yard.sight[position.nuns[0]] | position.setup.yard.sight[position.nuns[1]]
    return {name for number, name in enumerate(NAMES) if sight >> number & 1}


def squares_named(warned: Phrase) -> list[str]:
    """The squares of a caution in their order; the last two are joined by a word."""
    said = Speaker("fr", GAME).say(warned)
    found = re.findall(r"\b[a-l]1?[0-9]\b", said)
    assert len(found) < 2 or f"{found[-2]} et {found[-1]}" in said
    return found


def test_advice_says_from_where_to_where() -> None:
    """Walks and nuns' ways are said with where they begin."""
    found = set[str]()
    for position, move in choices():
        advice = position.advice(move)
        found.add(advice.key + str(advice.args.get("out", "")))
        if advice.key in ("move-advice-nun", "move-advice-nun-pushes"):
            assert advice.args["from"] == NAMES[position.nuns[move.piece - 4]]
        elif advice.key == "move-advice-walk":
            at = position.children[4 * position.seat + move.piece]
            assert advice.args["from"] == (NAMES[at] if at < len(NAMES) else "")
    assert {"move-advice-nun", "move-advice-walkyes", "move-advice-walkno", "move-advice-fight"} <= found


COMMANDS = {
    "en": r"(Pass|Skip|Keep|Leave|Bring|Move|Have|Send)\b",
    "fr": r"(Avec [^,]*, )?(\w+ez|Faites)\b",
    "de": r"(Lass|Verlass|Verzichte|Prügle|Bewege|Lauf|Schick)\b",
    "ja": r".*ましょう。$",
}


def test_advice_tells_its_player_what_to_do() -> None:
    """Every move in the imperative, about one's own children, and in no player's name."""
    found = dict[str, tuple[RecessPosition, Move]]()
    pair = GAME.load(form("0B1=d7 0G1=d4"))
    for position, move in chain(choices(), ((pair, move) for move in pair.moves)):
        told = position.describe(move)
        found.setdefault(told.key, (position, move))
        assert position.advice(move).key == told.key.replace("move-", "move-advice-", 1)
    kinds = {"pass", "skip", "stay", "leave-all", "walk", "fight", "kiss", "break-up", "tell", "nun"}
    assert {f"move-{kind}" for kind in kinds} <= set(found)
    for position, move in found.values():
        for language in LANGUAGES:
            words = Speaker(language, GAME)
            said = words.say(position.advice(move))
            assert re.match(COMMANDS[language], said), said
            assert words.say(player(position.seat)) not in said
            assert missing_arguments(position.advice(move), language, GAME) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_names_the_fights(language: Language) -> None:
    """R5.5: the only one, which is the usual case, or all of them; as a move, as advice, and to whoever makes it."""
    words = Speaker(language, GAME)
    joint = {"en": " and ", "fr": " et ", "de": " und ", "ja": "と"}[language]
    for fights, named in (("0B1 g2 1B1", "g2"), ("0B1 g2 1B1;0B2 g3 1B2", f"g2{joint}g3")):
        position = GAME.load(form(fights=fights, phase="stay"))
        move = position.parse("stay none")
        told = position.describe(move)
        for said in (told, position.advice(move), phrase_for_side(GAME.package, told, ("red",))):
            assert named in words.say(said)
            assert missing_arguments(said, language, GAME) == []


def test_a_caution_is_about_a_fight_of_ones_own() -> None:
    """R6.1, R5.6: who tells of one's own fight, ends it, or lets a nun see it is warned, and nobody else is."""
    seen = set[str]()
    for position, move in choices():
        warned = caution(position, move)
        own = led(position, position.seat)
        if warned is None:
            assert move.kind != "!" or NAMES[move.fight] not in own
            continue
        seen.add(warned.key)
        if warned.key == "move-costs-seen":
            after = position.apply(move)
            squares = squares_named(warned)
            assert squares
            assert set(squares) <= led(after, position.seat) & in_sight(after) - in_sight(position)
        elif warned.key == "move-costs-pass":
            assert squares_named(warned) == sorted(own, key=lambda name: (int(name[1:]), name))
            assert warned.args["count"] == len(own)
        else:
            assert NAMES[move.fight if move.kind == "!" else move.square] in own
            if move.kind != "/":  # R6.2: after the last turn no detention is served
                is_last = position.minute > TURNS - position.players
                assert warned.key == ("move-costs-fight" if is_last else "move-costs-detention")
    assert {"move-costs-seen", "move-costs-detention", "move-costs-pass", "move-costs-fight"} <= seen


def test_said_to_its_player_a_child_is_their_own() -> None:
    """In every case of every language, and nobody else's is."""
    position = begin()
    said = [
        phrase_for_side(GAME.package, position.describe(move), ("red",)) for move in position.moves if move.kind == "-"
    ]
    assert {phrase.args["child"].args["colour"] for phrase in said} == {"own"}  # type: ignore[union-attr]
    assert phrase_for_side(GAME.package, child(4), ("red",)) == child(4)
    assert phrase_for_side("tests", child(0), ("red",)) == child(0), "a package that says nothing about it"
    own = {"en": "your", "fr": "votre", "de": "dein", "ja": "あなたの"}
    about: Args = {"square": "d4", "fight": "e5", "child": child(0), "victim": child(2), "attacker": child(0)}
    for language in LANGUAGES:
        for key in ("effect-fight", "move-fight", "effect-left", "move-walk", "effect-pushed", "move-kiss"):
            phrase = phrase_for_side(GAME.package, Phrase(key, about | {"partner": child(2)}), ("red",))
            assert own[language] in Speaker(language, GAME).say(phrase).lower()
            assert "red" not in Speaker(language, GAME).say(phrase).lower()


def test_a_push_is_told_once() -> None:
    """R4.2: a nun's move names who is pushed where; others who make room are told besides."""
    move, pushed = Phrase("move-nun-pushes", {"pushed": child(0), "to": "d4"}), Phrase("effect-pushed")
    assert repeats(GAME.package, Phrase("effect-pushed", {"child": child(0), "square": "d4"}), move)
    assert not repeats(GAME.package, Phrase("effect-pushed", {"child": child(1), "square": "e5"}), move)
    assert not repeats(GAME.package, Phrase("effect-coin", {"taker": child(0)}), move)
    assert tone_of(GAME.package, pushed).repeats


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_nun_who_is_told_is_named_once(language: Language) -> None:
    """R6.1, R7.1: where she goes is said with the tale; what she does there, of the nun who has just been named."""
    position, move = next((position, move) for position, move in choices() if move.kind == "!")
    made = position.make_move(position.text(move))
    told = [made.phrase, *(each.phrase for each in made.effects if not repeats(GAME.package, each.phrase, made.phrase))]
    said = " ".join(Speaker(language, GAME).say(each) for each in told)
    assert {each.phrase.key for each in made.effects} >= {"effect-told", "effect-detention"}
    assert "effect-told" not in {each.key for each in told}
    assert len(re.findall(r"N[12]", said)) == 1


def test_a_refusal_knows_who_walked() -> None:
    """R2.2, R2.5: a child that is done for the turn has walked, or was in a fight when the turn began."""
    position = begin()
    first = next(move for move in position.moves if move.kind == "-")
    text = position.text(first)
    after = position.apply(first)
    again = next(position.text(move) for move in position.moves if position.text(move)[:2] == text[:2])
    with pytest.raises(IllegalMove) as refused:
        after.play(again)
    assert refused.value.phrase.key == "refusal-moved"
    assert recollect(refused.value.phrase, [text]).args["walked"] == "yes"
    assert recollect(refused.value.phrase, []).args["walked"] == "no"
    told = position.describe(first)
    assert recollect(told, [text]) is told


@pytest.mark.parametrize("language", LANGUAGES)
def test_r5_1_a_walk_that_would_be_a_fight_is_refused_as_a_deed(language: Language) -> None:
    """Whoever writes it reads what to choose, and then how that is written."""
    position = begin()
    for move in ("B1-a3", "B2-b1", "G1-l12", "N1-f6"):
        position = position.play(move)[0]
    with pytest.raises(IllegalMove) as refused:
        position.play("B1-a3")
    assert refused.value.phrase.key == "refusal-is-a-fight"
    told = Speaker(language, GAME).say(refused.value.phrase)
    aside = {
        "en": "choose the fight (written with x)",
        "fr": "Choisissez donc la bagarre (par écrit, avec x)",
        "de": "wähle die Prügelei (geschrieben mit x)",
        "ja": "けんかを選んでください（書くときは「x」を使います）",
    }
    assert aside[language] in told


OWN_PUSHED = {
    "en": ("Red moves nun N1 to a3 and pushes their own boy B1 to b4.", "and push your boy B1 to b4."),
    "fr": ("et pousse son propre garçon B1 en b4.", "et poussez votre garçon B1 en b4."),
    "de": ("und schubst den eigenen Jungen B1 nach b4.", "und schubst deinen Jungen B1 nach b4."),
    "ja": ("赤は尼さんN1をa3へ動かし、自分の男の子B1をb4へ小突きます。", "、あなたの男の子B1をb4へ小突きます。"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_push_of_ones_own_child_names_its_player_once(language: Language) -> None:
    """R4.2: others and spectators are told that it is the mover's own; the mover is told that it is theirs."""
    position = begin()
    for move in ("B1-a3", "G1-l11", "B2-a1"):
        position = position.play(move)[0]
    told, speaker = position.describe(position.parse("N1-a3>b4")), Speaker(language, GAME)
    assert speaker.say(told).endswith(OWN_PUSHED[language][0])
    assert speaker.say(phrase_for_side(GAME.package, told, ("red",))).endswith(OWN_PUSHED[language][1])
    after = position.play("N1-a2")[0]
    for move in ("B1-a1", "B2-a2", "G1-l12"):
        after = after.play(move)[0]
    others = after.describe(after.parse("N1-a3>b3"))
    assert others.args["pushed"] == child(0)
    assert others.args["own"] == "no", "Blue moves the nun"


STEPS_LEFT = {
    "en": ("You have only the steps of 2 and 1 left.", "You have only the step of 1 left."),
    "fr": ("il ne vous reste que ceux de 2 et 1.", "il ne vous reste que celui de 1."),
    "de": ("nur noch die um 2 und 1.", "nur noch die um 1."),
    "ja": ("3、2、1のうち2と1だけです。", "3、2、1のうち1だけです。"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_steps_left_are_called_steps(language: Language) -> None:
    """R2.4: a bare number is none."""
    draft = Draft.of(begin())
    for draft.steps, told in zip(((2, 1), (1,)), STEPS_LEFT[language], strict=True):
        phrase = phrase_for_side(GAME.package, steps_left(draft), ("red",))
        assert Speaker(language, GAME).say(phrase).endswith(told)


def test_a_fight_is_told_once() -> None:
    """R5.1: the move names who fights whom where, and what comes of it names nobody else."""
    position = GAME.load(form("0B2=d4 0G1=c8 1B1=e5 2B1=c4", nuns=["k3", "l12"]))
    made = position.make_move("B2xc4")
    told = {effect.phrase.key: repeats(GAME.package, effect.phrase, made.phrase) for effect in made.effects}
    assert told["effect-fight"]
    assert not told["effect-coin"]


def test_what_is_wrong_with_a_position_is_listed_by_the_language() -> None:
    """R2.2, R2.5: steps and children in a row."""
    data = GAME.new(players=3).to_json()
    with pytest.raises(PositionError) as refused:
        GAME.load(data | {"steps": [2, 2, 1]})
    assert "、".join("221") in Speaker("ja", GAME).tell_refusal(refused.value)
    with pytest.raises(PositionError) as refused:
        GAME.load(data | {"movable": []})
    assert ", " not in Speaker("ja", GAME).tell_refusal(refused.value)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "You keep fighting on d4, at the cost of the step of 3."),
        ("fr", "Vous continuez à vous bagarrer en d4, au prix du déplacement de 3."),
        ("de", "Du prügelst dich auf d4 weiter und gibst dafür die 3 her."),
        ("ja", "d4のけんかを続けます。その分、3の移動を失います。"),
    ],
)
def test_who_stays_reads_what_it_costs(language: Language, told: str) -> None:
    """R2.4: each fight that goes on takes the largest step left."""
    position = GAME.load(form(fights="0B1 d4 1B1", phase="stay", nuns=["a10", "l10"]))
    phrase = position.describe(position.parse("stay d4"))
    assert Speaker(language, GAME).say(phrase_for_side(GAME.package, phrase, ("red",))) == told
