"""Records: written, read strictly, read leniently."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import preau
from preau.play.history import History
from preau.play.record_reader import RecordError, read, read_leniently
from preau.play.records import Record, write
from preau.testing.random_games import GameVariant, random_game
from preau.words import LANGUAGES, say
from tests.support import variants

TEXT = """\
Preau record 1
Game: nim
Rules: 1
Options: players=2 tallest=3
Seat 0: Ann
Seat 1: Bob #1
Date: 2026-05-31
Result: won by 0

1. a1
2. b2
3. b1
4. c2
5. c1

Checksum: 68b5cdd656c4a3d3881dfd463ce798db
"""


def a_record() -> Record:
    history = History(preau.new("nim", tallest=3))
    for move in ("a1", "b2", "b1", "c2", "c1"):
        history = history.play(move)
    return Record(history, ("Ann", "Bob #1"), "2026-05-31")


def test_what_a_record_looks_like() -> None:
    """The format, to the letter."""
    assert write(a_record()) == TEXT


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_records_round_trip(variant: GameVariant) -> None:
    """A whole random game of every kind is read back as it was, by both readers."""
    history = random_game(variant)
    text = write(Record(history, ("A", "", "Ç é ü 日本"), "2026-01-02"))
    again = read(text)
    assert again.history.moves == history.moves
    assert again.history.position == history.position
    assert write(again) == text
    lenient, notes = read_leniently(text)
    assert (write(lenient), notes) == (text, ())


def test_a_record_from_the_middle_of_a_game() -> None:
    """A game that does not begin at the beginning says where it begins."""
    history = History(preau.position("nim 5 4 0 2 2"))
    history = history.play("b1")
    text = write(Record(history))
    assert "Position: nim 5 4 0 2 2\n" in text
    assert "\n4. b1\n" in text
    assert read(text).history.start == history.start


def test_an_empty_record() -> None:
    """A game that has not begun has a record too."""
    text = write(Record(History(preau.new("nim"))))
    assert "Result: unfinished\n\nChecksum" in text
    assert write(read(text)) == text


def test_names_are_kept_to_one_line() -> None:
    """A name cannot break the format."""
    text = write(Record(History(preau.new("nim")), ("Ann\nGame: chess", "\u2028 ")))
    assert "Seat 0: Ann Game: chess\n" in text
    assert "Seat 1" not in text
    assert read(text).names == ("Ann Game: chess", "")


@pytest.mark.parametrize(
    ("old", "new", "line", "word"),
    [
        ("Preau record 1", "Preau record 2", 1, "Preau record 1"),
        ("Game: nim\n", "", 1, "Game"),
        ("Game: nim", "Game: mah-jongg", 2, "mah-jongg"),
        ("Rules: 1", "Rules: 7", 3, "7"),
        ("players=2", "players=3", 4, "3"),
        ("players=2", "players", 4, "players"),
        ("players=2", "players=2 players=2", 4, "twice"),
        ("Options: players=2 tallest=3\n", "", 1, "Options"),
        ("Seat 1", "Seat 5", 6, "5"),
        ("2026-05-31", "31 May", 7, "31 May"),
        ("Result: won by 0", "Result: won by 1", 8, "won by 0"),
        ("Result: won by 0", "Weather: sunny", 8, "Weather"),
        ("Seat 1: Bob #1", "Seat 0: Bob", 6, "twice"),
        ("2. b2", "2. b9", 11, "b9"),
        ("2. b2", "2. a1", 11, "a1"),
        ("2. b2", "7. b2", 11, "7"),
        ("2. b2", "b2 again", 11, "b2 again"),
        ("5. c1", "5. c1; c1", 14, "over"),
        ("2. b2", "2.  b2", 11, "2. b2"),
        ("Ann", "Eve", 16, "checksum"),
        ("Checksum: 68b5cdd656c4a3d3881dfd463ce798db\n", "", 14, "checksum"),
        ("\n", "\r\n", 1, "Preau"),
        ("db\n", "db\n\n", 16, "Checksum"),
        ("db\n", "db", 16, "Checksum"),
        ("Result: won by 0\n", "Result: won by 0\nPosition: nim 9 1 0 0 1\n", 9, "options"),
        ("Result: won by 0\n", "Result: won by 0\nPosition: nim x\n", 9, "heaps"),
    ],
)
def test_strict_reader_names_the_line(old: str, new: str, line: int, word: str) -> None:
    """The strict reader refuses anything odd, with its line and what is wrong with it, in every language."""
    with pytest.raises(RecordError) as caught:
        read(TEXT.replace(old, new))
    assert caught.value.line == line
    assert word in say(caught.value.phrase, "en", caught.value.game)
    for language in LANGUAGES:
        assert "{" not in say(caught.value.phrase, language, caught.value.game)


def test_lenient_reader_takes_odd_files() -> None:
    """Comments, blanks, other line ends and a byte order mark are nothing to speak of."""
    lines = TEXT.replace("2. b2", "# a comment\n\n  2 .   b2 ;  # well played")
    record, notes = read_leniently("\ufeff" + lines.replace("\n", "\r\n"))
    assert write(record) == TEXT
    assert notes == ()


def test_lenient_reader_says_what_is_odd() -> None:
    """Unknown headers, a missing checksum and a wrong result are noted, and the moves are read all the same."""
    odd = TEXT.replace("Date: 2026-05-31", "Weather: sunny").replace("won by 0", "drawn")
    record, notes = read_leniently(odd[: odd.index("Checksum")])
    assert len(record.history) == 5
    assert [(note.line, note.phrase.key) for note in notes] == [
        (7, "input-record-unknown-header"),
        (8, "input-record-result"),
        (14, "input-record-no-checksum"),
    ]


def test_lenient_reader_keeps_moves_up_to_the_first_bad_one() -> None:
    """What comes after an illegal move cannot be trusted."""
    record, notes = read_leniently(TEXT.replace("3. b1", "3. b3"))
    assert record.history.moves == ("a1", "b2")
    assert notes[0].line == 12
    assert notes[0].phrase.key == "input-record-move"


def test_tampering_is_noticed() -> None:
    """Another legal game under an old checksum is refused by the one and noted by the other."""
    forged = TEXT.replace("Bob", "Rob")
    with pytest.raises(RecordError):
        read(forged)
    assert [note.phrase.key for note in read_leniently(forged)[1]] == ["input-record-checksum"]


@given(text=st.text(max_size=80), at=st.integers(0, 400), cut=st.integers(0, 40))
def test_fuzzed_records(text: str, at: int, cut: int) -> None:
    """Any damage is a RecordError to the strict reader, and at most one to the lenient."""
    damaged = TEXT[:at] + text + TEXT[at + cut :]
    try:
        assert write(read(damaged)) == damaged
    except RecordError as error:
        assert 1 <= error.line <= damaged.count("\n") + 2
    try:
        read_leniently(damaged)
    except RecordError as error:
        assert error.line >= 1


def test_how_a_table_ended() -> None:
    """What ended a table besides the rules is kept, and nonsense in its place is refused with the line."""
    record = Record(History(preau.new("cerocle")), ended="resigned, won by 1")
    text = write(record)
    assert "\nEnded: resigned, won by 1\n" in text
    assert read(text).ended == record.ended
    assert write(read(text)) == text
    with pytest.raises(RecordError) as refused:
        read(text.replace("resigned, won", "bored, won"))
    assert "does not say how a table ended" in str(refused.value)
