"""What a table says: every refusal, a timeout and every result, in every language."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from preau import play
from preau.games import api, report
from preau.games.api import Phrase
from preau.play.commands import Resign
from preau.play.events import (
    Abandoned,
    DrawAnswered,
    DrawOffered,
    Flagged,
    Stopped,
)
from preau.play.fold import after_event
from preau.play.sentences import record_name, seat_name, seat_names, tell_result, tell_timeout
from preau.words import LANGUAGES, Language, say
from tests.play.sitting import Sitting

ROOM = Path(next(iter(play.__path__)))
KEYS = r'"(table-[a-z-]+)"'


def written(language: str) -> set[str]:
    text = (files("preau") / "words" / language / "table" / "table.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_said_and_written(language: str) -> None:
    """The words are exactly those that the room says, and the contract of games for any game."""
    speakers = [*ROOM.rglob("*.py"), Path(api.__file__), Path(report.__file__)]
    said = {key for path in speakers for key in re.findall(KEYS, path.read_text("utf-8"))}
    assert said == written(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_timeout_is_told(language: Language) -> None:
    """It is the one step that the game has no words for."""
    sentence = say(tell_timeout(Sitting("pp").table, 0), language)
    assert "name0" in sentence
    assert sentence[-1] in ".。"


def test_sentences() -> None:
    """Names, alone and in lists."""
    sitting = Sitting("pp2", mode="same_screen")
    sitting.play("a", "a")
    table = sitting.table
    assert say(Phrase("table-result-won", {"winners": seat_names(table, (0, 1, 2)), "count": 3})) == (
        "Player 1, Player 2 and bot2 win."
    )
    assert say(Phrase("table-not-your-turn", {"name": seat_name(table, 1)}), "de") == "Am Zug ist Spieler 2, nicht du."
    named = [record_name(["Ann", ""], table.position, seat) for seat in range(3)]
    assert [name if isinstance(name, str) else say(name) for name in named] == ["Ann", "Player 2", "Player 3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_result_is_told(language: Language) -> None:
    """Won, drawn, agreed, resigned, out of time, abandoned."""
    won, drawn, agreed, resigned, abandoned = (Sitting("pp", options={"rounds": "1"}) for _ in range(5))
    won.play("a", "a", "a", "b")
    drawn.play("a", "a", "a", "a")
    agreed.table = after_event(after_event(agreed.table, DrawOffered(0, 0)), DrawAnswered(0, 1, yes=True))
    resigned.do(Resign(0))
    abandoned.table = after_event(abandoned.table, Abandoned(0, "g0"))
    flagged = Sitting("pp")
    flagged.table = after_event(flagged.table, Flagged(0, 1))
    stopped = Sitting("pp")
    stopped.table = after_event(stopped.table, Stopped(0))
    told = [tell_result(sitting.table) for sitting in (won, drawn, agreed, resigned, flagged, abandoned, stopped)]
    sentences = [say(phrase, language) for phrase in told if phrase is not None]
    assert len(set(sentences)) == 7
    assert not any(re.search(r"[{}$]|result-", sentence) for sentence in sentences)
    assert tell_result(Sitting("pp").table) is None
