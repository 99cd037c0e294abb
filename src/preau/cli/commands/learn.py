"""`preau learn`: the lessons of a game, in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from preau.cli.options import GameArgument, LangOption, help_text
from preau.cli.sources import find_game
from preau.cli.terminal.exercise import Exercise
from preau.games.api import Game, Phrase, Position
from preau.words import Language, Speaker, game_title

if TYPE_CHECKING:
    from rich.console import Console

    from preau.teach.lessons import Lesson
    from preau.teach.tutor import Right

DONE_MARK, NEXT_MARK = "✓", "→"


def learn(
    game: GameArgument,
    lang: LangOption,
    lesson: Annotated[str | None, typer.Argument(metavar="LESSON", help=help_text("help-learn-lesson"))] = None,
) -> None:
    from rich.console import Console

    from preau.teach.lessons import find_lesson

    found = find_game(game)
    if lesson is None:
        _print_lessons(found, lang)
    else:
        LessonSession(find_lesson(found, lesson), lang, Console(highlight=False)).run()


def _print_lessons(game: Game, lang: Language) -> None:
    from preau.cli.terminal import progress
    from preau.teach.lessons import UnknownLesson, lessons_of

    found, done = lessons_of(game), progress.done_ids(game)
    if not found:
        raise UnknownLesson(game, "", ())
    speaker = Speaker(lang, game)
    finished = sum(lesson.id in done for lesson in found)
    following = next((lesson for lesson in found if lesson.id not in done), None)
    width = max(len(lesson.id) for lesson in found)
    print(speaker("terminal-learn-list", title=game_title(game, lang), count=len(found), done=finished))
    for number, lesson in enumerate(found, 1):
        mark = DONE_MARK if lesson.id in done else NEXT_MARK if lesson is following else " "
        print(f"{mark} {number:>2}  {lesson.id:<{width}}  {speaker.say(lesson.title)}")
    if following is None:
        print(speaker("terminal-learn-all-done"))
    else:
        command = f"preau learn {game.name} {following.id}"
        print(speaker("terminal-learn-next" if finished else "terminal-learn-start", command=command))


class LessonSession(Exercise):
    """One lesson from its first task to its last line."""

    def __init__(self, lesson: Lesson, lang: Language, console: Console) -> None:
        from preau.teach.tutor import Tutor

        super().__init__(lesson.game, lesson.rules, lang, console)
        self.lesson = lesson
        self.tutor = Tutor.begin(lesson)

    @property
    def position(self) -> Position:
        return self.tutor.position

    @property
    def done(self) -> bool:
        return self.tutor.done

    @property
    def seat(self) -> int:
        return self.tutor.lesson.start.player

    @property
    def hint(self) -> Phrase:
        return self.tutor.hint

    def solution(self) -> str:
        move = self.tutor.solution
        if not move:
            return ""
        return self.speaker(
            "teach-solution", move=move, told=self.say_to_learner(self.position.describe(self.position.parse(move)))
        )

    def greet(self) -> None:
        self.print(self.speaker.say(self.lesson.title), "bold")
        self.print(self.speaker("terminal-learn-hello"), "dim")

    def print_task(self) -> None:
        """The board with the task's squares lit, and what to do."""
        task = self.tutor.task
        assert task is not None  # whoever asks has one
        self.print_board(lit=task.lit)
        count = len(self.lesson.tasks)
        self.print(self.speaker("terminal-learn-task", number=task.number, count=count, text=self.tutor.asks))

    def judge(self, line: str) -> None:
        from preau.teach.tutor import Right

        verdict = self.tutor.judge(line)
        if isinstance(verdict, Right):
            self._print_right(verdict)
        elif verdict.refused is not None:
            self.print_refusal(verdict.refused, verdict.squares)
        else:
            self.print(self.speaker("terminal-learn-beside", text=verdict.phrase, hint=self.hint), "yellow")

    def _print_right(self, verdict: Right) -> None:
        self.print(self.say_to_learner(verdict.told), "green")
        self.print_effects(verdict.effects, "green")
        self.print(self.speaker.say(verdict.praise), "bold")
        if verdict.replies and verdict.replies[0].seat == self.seat:
            self.print(self.speaker("teach-rest-of-turn"))
        for reply in verdict.replies:
            self.print(self.say_to_learner(reply.told), "dim")
            self.print_effects(reply.effects, "dim")
        self.tutor, self.hinted = verdict.tutor, False
        if not self.done:
            self.print_task()

    def finish(self) -> None:
        from preau.cli.terminal import progress
        from preau.teach.lessons import lessons_of

        self.print_board()
        self.print(self.speaker.say(self.lesson.close))
        done = progress.mark_done(self.game, self.lesson.id)
        self.print(self.speaker("terminal-learn-done", title=self.lesson.title), "bold")
        following = next((each for each in lessons_of(self.game) if each.id not in done), None)
        if following is None:
            self.print(self.speaker("terminal-learn-all-done"), "dim")
        else:
            command = f"preau learn {self.game.name} {following.id}"
            self.print(self.speaker("terminal-learn-next", command=command), "dim")

    def print_board(self, **marks: tuple[str, ...]) -> None:
        super().print_board(layers=self.lesson.layers, **marks)
