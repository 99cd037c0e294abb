"""Every lesson of every game is played through: by its solution, by every other right move, and by its wrong tries."""

from __future__ import annotations

import pytest

from preau.games import registry
from preau.games.api import Game
from preau.teach.lesson_reader import LessonError, read_lesson
from preau.teach.lessons import Lesson, UnknownLesson, Wanted, find_lesson, lessons_of
from preau.teach.tutor import Right, Tutor, Wrong
from preau.words import LANGUAGES, Language, find_rule, say
from preau.words.catalogue import has_message
from tests.support import shelf

ALL = [pytest.param(each, id=f"{game.name}-{each.id}") for game in shelf() for each in lessons_of(game)]
MOST_MOVES_TRIED = 40  # right moves looked at, at each task


def at_task(each: Lesson, number: int) -> Tutor:
    return Tutor.resume(each, [task.solution for task in each.tasks[: number - 1]])


@pytest.mark.parametrize("name", ["recess", "cerocle"])
def test_there_are_enough(name: str) -> None:
    """Each of our games has at least eight lessons, the first for beginners, the last a trick."""
    ids = [each.id for each in lessons_of(registry.game(name))]
    assert len(ids) >= 8
    assert ids[-1] == "trick"
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("each", ALL)
def test_solution(each: Lesson) -> None:
    """The solution leads from task to task to the end, and every reply is played."""
    tutor = Tutor.begin(each)
    for task in each.tasks:
        assert tutor.task == task
        assert tutor.asks == each.task(task.number)
        assert tutor.solution == task.solution
        verdict = tutor.judge(task.solution)
        assert isinstance(verdict, Right)
        assert len(verdict.replies) == len(task.replies)
        assert verdict.praise == each.praise(task.number)
        tutor = verdict.tutor
    assert tutor.done
    assert tutor.task is None
    assert tutor.asks == each.close
    assert isinstance(tutor.judge("anything"), Wrong)
    assert Tutor.resume(each, tutor.moves) == tutor


@pytest.mark.parametrize("each", ALL)
def test_wrong_tries(each: Lesson) -> None:
    """What learners will try is refused by the rule that the lesson names, or is legal but beside the point."""
    for task in each.tasks:
        tutor = at_task(each, task.number)
        assert task.tries, "a lesson expects wrong tries"
        for tried in task.tries:
            verdict = tutor.judge(tried.move)
            assert isinstance(verdict, Wrong), tried
            assert (verdict.rule or "") == tried.rule, tried
            assert (verdict.refused is None) == (not tried.rule), tried
            assert verdict.hint == each.hint(task.number)


@pytest.mark.parametrize("each", ALL)
def test_every_right_move_leads_on(each: Lesson) -> None:
    """Whichever right move a learner finds, all replies can be played and the rest of the lesson can be solved."""
    for task in each.tasks:
        tutor = at_task(each, task.number)
        texts = [tutor.position.text(move) for move in tutor.position.legal()]
        right = [verdict for text in texts if isinstance(verdict := tutor.judge(text), Right)]
        for verdict in right[:: max(1, len(right) // MOST_MOVES_TRIED)]:
            assert len(verdict.replies) == len(task.replies), verdict.tutor.moves
            after = verdict.tutor
            while not after.done:
                assert after.position.player == each.start.player, after.moves
                assert after.solution, f"no way on after {after.moves}"
                on = after.judge(after.solution)
                assert isinstance(on, Right)
                after = on.tutor


@pytest.mark.parametrize("each", ALL)
def test_words(each: Lesson) -> None:
    """Title, tasks, hints, praise and the last line exist in all languages that the game speaks, and no others do."""
    from preau.words.catalogue import word_files

    for language in LANGUAGES:
        if not word_files(each.game.package, language):
            continue
        for phrase in each.words():
            assert has_message(phrase.key, language, each.game), f"{phrase.key} in {language}"
            assert say(phrase, language, each.game).strip()
        assert not has_message(f"lesson-{each.id}.task{len(each.tasks) + 1}", language, each.game)


@pytest.mark.parametrize("game", shelf(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_no_words_without_a_lesson(game: Game, language: Language) -> None:
    """A message `lesson-ID` belongs to a lesson."""
    from preau.words.catalogue import message_ids

    known = {f"lesson-{each.id}" for each in lessons_of(game)}
    assert {key for key in message_ids(game.package, language) if key.startswith("lesson-")} <= known


@pytest.mark.parametrize("each", ALL)
def test_rules_exist(each: Lesson) -> None:
    """Every rule that a lesson names is in the rulebook."""
    named = {*each.rules, *(tried.rule for task in each.tasks for tried in task.tries if tried.rule)}
    named |= {wanted.rule for task in each.tasks for wanted in task.accepts if wanted.rule}
    for number in named:
        assert find_rule(each.game, number).number == number


def test_unknown_lessons() -> None:
    """A lesson is found by name or number; otherwise the nearest is named, or all, or that there are none."""
    recess = registry.game("recess")
    assert find_lesson(recess, " Walk ") == find_lesson(recess, "1") == lessons_of(recess)[0]
    with pytest.raises(UnknownLesson, match="Did you mean kiss"):
        find_lesson(recess, "kis")
    with pytest.raises(UnknownLesson, match="The lessons are walk, fight"):
        find_lesson(recess, "99")
    with pytest.raises(UnknownLesson, match="no lessons yet"):
        find_lesson(registry.game("nim"), "walk")


def test_resuming_forgets_what_does_not_fit() -> None:
    """Moves kept from an older lesson lead as far as they are right."""
    walk = find_lesson(registry.game("recess"), "walk")
    assert Tutor.resume(walk, ["B1-d5", "B1-d6", "B2-a2"]).moves == ("B1-d5",)
    assert Tutor.resume(walk, ["B1-d5", "G1-g8", "B2-a2", "B2-a1"]).done


def test_patterns() -> None:
    """A pattern is a move to the letter or as in a shell; an effect can be asked for besides."""
    assert Wanted("G2x*").fits("G2xd4", ())
    assert Wanted("G2*d4").fits("G2*d4", ())
    assert not Wanted("G2x*").fits("G1xd4", ())
    assert not Wanted("*", "R5.4").fits("G2xd4", ())
    assert [str(each) for each in (Wanted("a*"), Wanted("*", "R5.4"), Wanted("a", "R5.4"))] == [
        "a*",
        "effect R5.4",
        "a effect R5.4",
    ]


# --- malformed files -------------------------------------------------------------------------------------------------

HEAD = "rules N2\nposition nim 4 1 2 3 4\n"
NIM = [
    ("01-a.txt", f"{HEAD}task\naccept a1\n", None),
    ("a.txt", HEAD, (1, "01-walk.txt")),
    ("01-a.txt", "", (1, "“rules” is missing")),
    ("01-a.txt", "rules N2\n", (1, "“position” is missing")),
    ("01-a.txt", HEAD, (2, "no task")),
    ("01-a.txt", f"{HEAD}rules N2\n", (3, "“rules” is there twice")),
    ("01-a.txt", f"{HEAD}colour red\n", (3, "“colour” is not known")),
    ("01-a.txt", f"{HEAD}layers sight\ntask\naccept a1\n", (3, "no layer “sight”")),
    ("01-a.txt", "rules\n", (1, "missing after “rules”")),
    ("01-a.txt", "rules two\nposition nim 4 1 2 3 4\ntask\naccept a1\n", (1, "“two” does not look like a rule")),
    ("01-a.txt", "rules N2\n# why\nposition nim nonsense\ntask\naccept a1\n", (3, "")),
    ("01-a.txt", "rules N2\nposition recess x\ntask\naccept a1\n", (2, "")),
    ("01-a.txt", f"{HEAD}task one\n", (3, "“task” stands alone")),
    ("01-a.txt", f"{HEAD}task\nlit a1\n", (3, "Task 1 accepts no move")),
    ("01-a.txt", f"{HEAD}task\naccept z9\n", (4, "No legal move solves task 1")),
    ("01-a.txt", f"{HEAD}task\naccept effect R\n", (4, "“R” does not look like a rule")),
    ("01-a.txt", f"{HEAD}task\naccept a1\nsolution b1\n", (5, "does not accept it")),
    ("01-a.txt", f"{HEAD}task\naccept a1\nsolution z1\n", (5, "z1")),
    ("01-a.txt", f"{HEAD}task\naccept a1\nsolution a1\nsolution a1\n", (6, "“solution” is there twice")),
    ("01-a.txt", f"{HEAD}task\naccept a1\nreply z1\n", (5, "No legal move fits the reply “z1”")),
    ("01-a.txt", f"{HEAD}task\naccept a1\nwrong z1\n", (5, "should be a move and the rule")),
    ("01-a.txt", f"{HEAD}task\naccept a1\nwrong z1 two\n", (5, "“two” does not look like a rule")),
    ("01-a.txt", f"{HEAD}task\naccept a1\nlit z1\n", (5, "The board has no “z1”")),
    ("01-a.txt", f"{HEAD}task\naccept a1\ntask\naccept b1\n", (5, "not the learner’s turn")),
]


@pytest.mark.parametrize(("file", "text", "wrong"), NIM)
def test_malformed_files(file: str, text: str, wrong: tuple[int, str] | None) -> None:
    """A game from outside can bring lessons; what is odd in them is refused with the file and the line."""
    nim = registry.game("nim")
    if wrong is None:
        assert read_lesson(nim, file, text).tasks[0].solution == "a1"
        return
    with pytest.raises(LessonError) as refused:
        read_lesson(nim, file, text)
    assert (refused.value.file, refused.value.line) == (file, wrong[0])
    assert str(refused.value).startswith(f"{file}, line {wrong[0]}: ")
    assert wrong[1] in str(refused.value)


def test_a_position_of_another_game() -> None:
    """A lesson begins on a position of its own game."""
    text = f"rules C2.1\nposition {lessons_of(registry.game('recess'))[0].start}\ntask\naccept e5\n"
    with pytest.raises(LessonError, match="belongs to cerocle"):
        read_lesson(registry.game("cerocle"), "01-a.txt", text)


def test_what_is_to_be_found_is_not_given_away() -> None:
    """The lesson on the joker lights the gaps of both circles; only one of them wins."""
    tutor = Tutor.begin(find_lesson(registry.game("cerocle"), "joker"))
    assert tutor.task is not None
    assert {place: isinstance(tutor.judge(place), Right) for place in tutor.task.lit} == {"d6": False, "f6": True}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_seen_is_explained_with_it(language: Language) -> None:
    """A child's own square as a choice, the button for taking, the rule against going back: in the task that has it."""
    recess, cerocle = registry.game("recess"), registry.game("cerocle")
    footprints = {
        "en": "small footprints",
        "fr": "petites traces de pas",
        "de": "kleine Fußspuren",
        "ja": "小さな足あと",
    }
    walk = Tutor.resume(find_lesson(recess, "walk"), ["B1-d5"])
    assert any(click.path == ("red-G1", "g6") for click in walk.position.clicks())
    assert footprints[language] in say(walk.asks, language, recess)
    relocate = Tutor.begin(find_lesson(cerocle, "relocate"))
    assert any(click.path[0] == "take" for click in relocate.position.clicks())
    taking = {"en": "take pieces off the board", "fr": "retirer des pions", "de": "Steine entfernen", "ja": "取り除く"}
    back = {"en": "never straight back", "fr": "jamais aussitôt", "de": "nie gleich wieder", "ja": "すぐ元のマスに戻す"}
    asked = say(relocate.asks, language, cerocle)
    assert taking[language] in asked
    assert back[language] in asked
