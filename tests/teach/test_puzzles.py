"""Every puzzle of every game: it is read, its answer is played, and that there is no other is proved again."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta

import pytest

from preau.games import registry
from preau.games.api import Game, Phrase, Position
from preau.teach.lesson_reader import LessonError
from preau.teach.lessons import find_lesson
from preau.teach.proofs import SearchExhausted, answer_core, can_reach, goals_of, prove
from preau.teach.puzzle_finder import find_puzzles, puzzle_at
from preau.teach.puzzle_reader import PuzzleError, read_puzzles, write_puzzle
from preau.teach.puzzles import (
    PUZZLES_FILE,
    Attempt,
    Puzzle,
    RightAnswer,
    UnknownPuzzle,
    daily_puzzle,
    find_puzzle,
    puzzles_of,
)
from preau.teach.tutor import Wrong
from preau.words import LANGUAGES, Language, find_rule
from preau.words.catalogue import has_message, message_ids, missing_arguments
from tests.support import shelf

ALL = [pytest.param(each, id=f"{game.name}-{each.id}") for game in shelf() for each in puzzles_of(game)]
OURS = ["recess", "cerocle"]


@pytest.mark.parametrize("name", OURS)
def test_there_are_enough(name: str) -> None:
    """Each of our games has at least thirty, of every kind and of every grade, and no position twice."""
    found = puzzles_of(registry.game(name))
    kinds = list(dict.fromkeys(each.kind for each in found))
    easiest = [next(each for each in found if each.kind == kind) for kind in kinds]
    assert [each.grade for each in easiest] == sorted(each.grade for each in easiest), "the easy kinds come first"
    assert not any(each.unusual for each in easiest), "and the usual rules"
    assert easiest[0].grade <= 2
    assert len(found) >= 30
    assert min(Counter(each.kind for each in found).values()) >= 5
    assert {each.kind for each in found} == set(goals_of(registry.game(name)))
    assert {each.grade for each in found} == {1, 2, 3, 4, 5}
    assert len({each.start for each in found}) == len(found)
    assert len({each.start.players for each in found}) > 1


@pytest.mark.parametrize("each", ALL)
def test_only_answer(each: Puzzle) -> None:
    """The search finds the puzzle's answer and no other: asked again, the position makes the same puzzle."""
    assert puzzle_at(each.start, each.goal) == replace(each, id="")


@pytest.mark.slow
@pytest.mark.parametrize("tries", [4, pytest.param(24, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("each", ALL)
def test_solution_and_wrong_tries(each: Puzzle, tries: int) -> None:
    """The answer is right move by move; other moves are legal but not it, or refused with the reason."""
    core = answer_core(each.game)
    attempt, answer = Attempt.begin(each), set(map(core, each.line))
    for text in each.line:
        assert attempt.asks == each.task
        position = attempt.position
        others = [other for move in position.legal() if core(other := position.text(move)) not in answer]
        for other in others[:: max(1, len(others) // tries)]:
            verdict = attempt.judge(other)
            assert isinstance(verdict, Wrong), other
            assert (verdict.refused, verdict.hint) == (None, None), "no hint that was not asked for"
            assert verdict.phrase.key in {f"puzzle-{each.kind}.failed", "teach-puzzle-allows"}
            assert verdict.phrase.args.get("most", 0) < each.target  # type: ignore[operator]
        nonsense = attempt.judge("what?")
        assert isinstance(nonsense, Wrong)
        assert nonsense.refused is not None
        verdict = attempt.judge(text)
        assert isinstance(verdict, RightAnswer)
        assert verdict.attempt.moves == (*attempt.moves, text)
        attempt = verdict.attempt
        assert verdict.done == (len(attempt.moves) == len(each.line))
    assert attempt.asks == each.praise
    assert not attempt.solution
    assert isinstance(attempt.judge(each.line[0]), Wrong)
    assert Attempt.resume(each, [*each.line, "more"]) == attempt
    assert Attempt.resume(each, ["what?", *each.line]) == Attempt.begin(each)


@pytest.mark.parametrize("each", ALL)
def test_whoever_gives_up_is_led_to_the_end(each: Puzzle) -> None:
    """Following the moves that are shown solves the puzzle."""
    attempt = Attempt.begin(each)
    assert attempt.solution == each.line[0]
    while not attempt.done:
        verdict = attempt.judge(attempt.solution)
        assert isinstance(verdict, RightAnswer)
        attempt = verdict.attempt


@pytest.mark.parametrize("each", ALL)
def test_words_and_rules(each: Puzzle) -> None:
    """A puzzle's words exist in every language; its rules are in the rulebook."""
    for language in LANGUAGES:
        for phrase in each.words():
            assert has_message(phrase.key, language, each.game), f"{phrase.key} in {language}"
            assert not missing_arguments(phrase, language, each.game)
    for number in each.rules:
        assert find_rule(each.game, number).number == number


@pytest.mark.parametrize("game", shelf(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_no_words_without_a_kind(game: Game, language: Language) -> None:
    """A message `puzzle-KIND` belongs to a goal."""
    said = {key for key in message_ids(game.package, language) if key.startswith("puzzle-")}
    assert said <= {f"puzzle-{kind}" for kind in goals_of(game)}


def test_who_fails_to_stop_a_win_is_told_which() -> None:
    """How the next player still wins, and where; a puzzle that asks for something else says only that it is not it."""
    game = registry.game("cerocle")
    stop = next(each for each in puzzles_of(game) if each.kind == "stop")
    wrong = [
        verdict
        for verdict in map(Attempt.begin(stop).judge, map(stop.start.text, stop.start.legal()[:12]))
        if isinstance(verdict, Wrong)
    ]
    assert wrong
    for verdict in wrong:
        assert verdict.phrase.key == "teach-puzzle-allows"
        told = str(verdict.phrase.args["told"])
        assert told.endswith("win.")
        assert any(square in told for square in verdict.squares)
    win = next(each for each in puzzles_of(game) if each.kind == "win")
    beside = next(text for text in map(win.start.text, win.start.legal()) if text not in win.line)
    missed = Attempt.begin(win).judge(beside)
    assert isinstance(missed, Wrong)
    assert missed.phrase.key == "puzzle-win.failed"


def test_refused_with_rule_and_squares() -> None:
    """What the rules forbid is answered as at the table."""
    game = registry.game("cerocle")
    each = next(each for each in puzzles_of(game) if "-" not in each.start.text(each.start.legal()[0]))
    taken = next(piece.cell for piece in each.start.scene().pieces)
    verdict = Attempt.begin(each).judge(taken)
    assert isinstance(verdict, Wrong)
    assert verdict.rule == "C3.1"
    assert taken in verdict.squares


# --- finding one -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OURS)
def test_daily(name: str) -> None:
    """The same for everybody on one day; all come before one comes again."""
    game = registry.game(name)
    count, day = len(puzzles_of(game)), date(2026, 1, 1)
    day -= timedelta(day.toordinal() % count)
    cycle = [daily_puzzle(game, day + timedelta(days)) for days in range(2 * count)]
    assert set(map(id, cycle[:count])) == set(map(id, puzzles_of(game)))
    assert cycle[:count] != cycle[count:]
    assert daily_puzzle(game, day) is cycle[0]


def test_unknown_puzzles() -> None:
    """The nearest is named, or what there is."""
    game = registry.game("recess")
    assert find_puzzle(game, " WIN-01 ").id == "win-01"
    for wanted, said in (("win01", "Did you mean win-01?"), ("zzzzz", r"such as [a-z]+-01 and [a-z]+-\d+\.$")):
        with pytest.raises(UnknownPuzzle, match=said):
            find_puzzle(game, wanted)
    with pytest.raises(UnknownPuzzle, match="no puzzles yet"):
        find_puzzle(registry.game("nim"), "win-01")
    with pytest.raises(UnknownPuzzle, match="no puzzles yet"):
        daily_puzzle(registry.game("nim"), date(2026, 1, 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_within_another_sentence_lacks_nothing(language: Language) -> None:
    """Its message is said then with all its parts."""
    for name in ("recess", "cerocle"):
        for each in puzzles_of(registry.game(name)):
            for part in ("", ".task", ".hint", ".failed", ".praise"):
                told = Phrase(f"{each.title.key}{part}", each.title.args)
                assert missing_arguments(told, language, each.game) == []


# --- proving and mining ----------------------------------------------------------------------------------------------


def test_two_answers_are_none() -> None:
    """Where an own piece and a neutral both close the circle, the answer is not the only one."""
    position = find_lesson(registry.game("cerocle"), "trick").start
    assert prove(position, goals_of(position.game)["win"]) is None
    position, _ = position.play("e5")
    position, _ = position.play("d3")
    proof = prove(position, goals_of(position.game)["win"])
    assert proof is not None
    assert not proof.unique
    assert puzzle_at(position, goals_of(position.game)["win"]) is None


def test_searches_are_bounded() -> None:
    """A proof that takes too long is given up."""
    each = puzzles_of(registry.game("recess"))[0]
    with pytest.raises(SearchExhausted):
        prove(each.start, each.goal, 1)


@pytest.mark.parametrize("name", OURS)
def test_pruning_leaves_nothing_out(name: str) -> None:
    """A search that prunes nothing and remembers nothing finds the same answer."""
    game = registry.game(name)
    for each in [each for each in puzzles_of(game) if len(each.line) < 3 and each.kind != "haul"][::5]:
        texts = plain_search(each, each.start, ())
        assert {tuple(sorted(map(answer_core(game), line))) for line in texts} == {
            tuple(sorted(map(answer_core(game), each.line)))
        }


def plain_search(each: Puzzle, now: Position, path: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All lines of at most the answer's length that reach the goal."""
    found = []
    for move in now.legal():
        after, line = now.apply(move), (*path, now.text(move))
        if each.goal.value(each.start, after) >= each.target:
            found.append(line)
        elif after.turn == each.start.turn and not after.over and len(line) < len(each.line):
            found += plain_search(each, after, line)
    return found


def test_mining() -> None:
    """From positions that hold puzzles, as many as asked for are chosen, proved, graded and numbered."""
    game = registry.game("cerocle")
    rock = [[each.start] for each in puzzles_of(game)]
    heard: list[int] = []
    found = find_puzzles(game, rock, 7, lambda so_far: heard.append(so_far.total))
    assert len(found) == 7
    assert heard
    assert {each.kind for each in found} == set(goals_of(game))
    assert read_puzzles(game, PUZZLES_FILE, "".join(write_puzzle(each) + "\n" for each in found)) == found


def test_reachable_is_about_this_turn() -> None:
    """What comes after the turn does not count."""
    each = find_puzzle(registry.game("cerocle"), "win-01")
    assert can_reach(each.start, each.start, each.goal, 1)
    wrong = next(move for move in each.start.legal() if each.start.text(move) not in each.line)
    assert not can_reach(each.start, each.start.apply(wrong), each.goal, 1)


# --- malformed files -------------------------------------------------------------------------------------------------


def good() -> dict[str, object]:
    data: dict[str, object] = json.loads(write_puzzle(find_puzzle(registry.game("cerocle"), "win-01")))
    return data


def other_start(name: str) -> str:
    return str(registry.game(name).new())


MALFORMED = [
    ({"id": 3}, "“id” should look like"),
    ({"id": "win"}, "“id” should look like win-01"),
    ({"id": "stop-01"}, "“id” should look like win-01"),
    ({"kind": "fun"}, "no kind of puzzle “fun” here. It can be win, cascade or stop"),
    ({"grade": 6}, "“grade” should look like 1–5"),
    ({"grade": True}, "“grade” should look like 1–5"),
    ({"target": 0}, "“target” should look like"),
    ({"target": 2}, "reaches 1, not 2"),
    ({"line": []}, "“line” should look like"),
    ({"line": "e5"}, "“line” should look like"),
    ({"line": ["what?"]}, "what?"),
    ({"rules": ["two"]}, "“two” does not look like a rule"),
    ({"position": "cerocle nonsense"}, ""),
    ({"position": "chess"}, ""),
    ({"position": other_start("recess")}, "belongs to cerocle"),
    ({"kind": "stop", "id": "stop-01"}, "does not suit a puzzle of the kind “stop”"),
    ({"kind": "cascade", "id": "cascade-01"}, "does not suit the kind “cascade”"),
    ({"colour": "red"}, "“colour” is not known here"),
]


@pytest.mark.parametrize(("change", "said"), MALFORMED)
def test_malformed_puzzles(change: dict[str, object], said: str) -> None:
    """What is odd is refused, with the file and the line."""
    sound = json.dumps(good() | {"id": "win-99"})
    with pytest.raises(PuzzleError) as refused:
        read_puzzles(registry.game("cerocle"), PUZZLES_FILE, f"{sound}\n{json.dumps(good() | change)}\n")
    assert (refused.value.file, refused.value.line) == (PUZZLES_FILE, 2)
    assert str(refused.value).startswith(f"{PUZZLES_FILE}, line 2: ")
    assert said in str(refused.value)
    assert isinstance(refused.value, LessonError)


@pytest.mark.parametrize("line", ["", "{", "[]", "3", "[" * 5000, "\ufeff{}"])
def test_not_even_json(line: str) -> None:
    """Neither is a line that is no object."""
    with pytest.raises(PuzzleError, match=f"{PUZZLES_FILE}, line 1: Each line must be a JSON object"):
        read_puzzles(registry.game("cerocle"), PUZZLES_FILE, f"{line}\n")


def test_lines_that_miss_something() -> None:
    """Every field is needed; no id comes twice; a line ends where the goal is reached; a game must know its goals."""
    game, data = registry.game("cerocle"), good()
    for field in data:
        left = json.dumps({name: value for name, value in data.items() if name != field})
        with pytest.raises(PuzzleError, match=f"“{field}” is missing"):
            read_puzzles(game, PUZZLES_FILE, left)
    with pytest.raises(PuzzleError, match="line 2: “win-01” is there twice"):
        read_puzzles(game, PUZZLES_FILE, f"{json.dumps(data)}\n{json.dumps(data)}")
    with pytest.raises(PuzzleError, match="should have ended before e5"):
        read_puzzles(game, PUZZLES_FILE, json.dumps(data | {"line": [*find_puzzle(game, "win-01").line, "e5"]}))
    over = find_puzzle(game, "win-01").start
    for text in find_puzzle(game, "win-01").line:
        over, _ = over.play(text)
    with pytest.raises(PuzzleError, match="game is over"):
        read_puzzles(game, PUZZLES_FILE, json.dumps(data | {"position": str(over)}))
    with pytest.raises(PuzzleError, match="no kind of puzzle “win”"):
        read_puzzles(registry.game("nim"), PUZZLES_FILE, json.dumps(data))
