"""What a table says: every refusal, log line and result, in every language."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from preau import play
from preau.games.api import Phrase
from preau.play.commands import Resign
from preau.play.events import (
    Abandoned,
    Created,
    DrawAnswered,
    DrawOffered,
    Event,
    Flagged,
    Moved,
    Nudged,
    Rematched,
    Renamed,
    Resigned,
    Returned,
    Said,
    Seated,
    SeatPlan,
    StoodIn,
    TimedOut,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from preau.play.fold import after_event
from preau.play.sentences import name_of, names_of, tell, tell_result
from preau.words import LANGUAGES, Language, say
from tests.play.sitting import Sitting

ROOM = Path(next(iter(play.__path__)))
KEYS = r'"(table-[a-z-]+)"'


def written(language: str) -> set[str]:
    text = (files("preau") / "words" / language / "table.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_said_and_written(language: str) -> None:
    """The words are exactly those that the room says."""
    said = {key for path in ROOM.glob("*.py") for key in re.findall(KEYS, path.read_text("utf-8"))}
    assert said == written(language)


def every_event() -> list[Event]:
    return [
        Created("hop", {}, (SeatPlan("person"),), at=0, by="g"),
        Seated(0, 0, "g", "Zoé", ""),
        Renamed(0, 0, "Zoé", ""),
        TimedOut(0, 0),
        Nudged(0, 0, "b"),
        Flagged(0, 0),
        Resigned(0, 1),
        UndoAsked(0, 1, 0),
        UndoAsked(0, 1, 1),
        UndoAnswered(0, 1, yes=True),
        UndoAnswered(0, 1, yes=False),
        Undone(0, 1, 0),
        DrawOffered(0, 1),
        DrawAnswered(0, 0, yes=True),
        DrawAnswered(0, 0, yes=False),
        Abandoned(0, "g"),
        StoodIn(0, 0, "1"),
        Returned(0, 0),
        Rematched(0, "t"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["pp", "ppp"])
def test_every_event_is_told(seats: str, language: Language) -> None:
    """Each event but moves and chat has a sentence, with nothing left out."""
    sitting = Sitting(seats, mode="same_screen")
    sitting.play("b", "a")
    assert tell(sitting.table, Moved(0, 0, "a")) is None
    assert tell(sitting.table, Said(0, None, "a", "b")) is None
    for event in every_event():
        phrase = tell(sitting.table, event)
        assert phrase is not None
        sentence = say(phrase, language)
        assert sentence[-1] in ".。"
        assert not re.search(r"[{}$]|event-|table-", sentence), sentence


def test_sentences() -> None:
    """Names in lists, numbers of moves, and who plays on."""
    sitting = Sitting("pp2", mode="same_screen")
    sitting.play("a", "a")
    table = sitting.table
    assert say(Phrase("table-result-won", {"winners": names_of(table, (0, 1, 2)), "count": 3})) == (
        "Player 1, Player 2 and bot2 win."
    )
    assert [tell_text(sitting, UndoAsked(0, 0, to)) for to in (0, 1)] == [
        "Player 1 would like to take back 2 moves.",
        "Player 1 would like to take back one move.",
    ]
    assert tell_text(sitting, Resigned(0, 1), "fr") == "Joueur 2 abandonne\u202f; un robot continue."
    assert say(Phrase("table-not-your-turn", {"name": name_of(table, 1)}), "de") == (
        "Du bist nicht an der Reihe, sondern Spieler 2."
    )


def tell_text(sitting: Sitting, event: Event, language: Language = "en") -> str:
    phrase = tell(sitting.table, event)
    assert phrase is not None
    return say(phrase, language)


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
    told = [tell_result(sitting.table) for sitting in (won, drawn, agreed, resigned, flagged, abandoned)]
    sentences = [say(phrase, language) for phrase in told if phrase is not None]
    assert len(set(sentences)) == 6
    assert not any(re.search(r"[{}$]|result-", sentence) for sentence in sentences)
    assert tell_result(Sitting("pp").table) is None
