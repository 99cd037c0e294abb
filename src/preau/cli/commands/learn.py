"""`preau learn`: the lessons of a game, in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from preau.cli.options import GameArgument, LangOption, help_text
from preau.cli.sources import find_game
from preau.games.api import Game, NotationError, Refused
from preau.words import Language, Speaker, game_title, notation_help

if TYPE_CHECKING:
    from rich.console import Console

    from preau.teach.lessons import Lesson
    from preau.teach.tutor import Right, Wrong

DONE_MARK, NEXT_MARK = "✓", "→"


def learn(
    game: GameArgument,
    lang: LangOption,
    lesson: Annotated[str | None, typer.Argument(metavar="[LESSON]", help=help_text("help-learn-lesson"))] = None,
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


class LessonSession:
    """One lesson from its first task to its last line."""

    def __init__(self, lesson: Lesson, lang: Language, console: Console) -> None:
        from preau.teach.tutor import Tutor

        self.lesson = lesson
        self.lang = lang
        self.console = console
        self.speaker = Speaker(lang, lesson.game)
        self.tutor = Tutor.begin(lesson)
        self.hinted = False
        self.open = True

    def run(self) -> None:
        self._print(self.speaker.say(self.lesson.title), "bold")
        self._print(self.speaker("terminal-learn-hello"), "dim")
        self._print_task()
        while self.open and not self.tutor.done:
            try:
                line = input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                print()
                return
            try:
                self._obey(line)
            except Refused as refused:  # a rule that there is not
                self._print(self.speaker.refusal(refused), "red")
        if self.tutor.done:
            self._finish()

    def _obey(self, line: str) -> None:
        from preau.teach.tutor import Right

        word, _, rest = line.partition(" ")
        if not line:
            self._print_task()
        elif word == "?":
            self._hint()
        elif word == "quit":
            self.open = False
        elif word == "rules":
            from preau.cli.commands.texts import print_rules

            for number in [rest.strip()] if rest.strip() else self.lesson.rules:
                print_rules(self.lesson.game, self.lang, number)
        else:
            verdict = self.tutor.judge(line)
            if isinstance(verdict, Right):
                self._print_right(verdict)
            else:
                self._print_wrong(verdict)

    # --- printing ----------------------------------------------------------------------------------------------------

    def _print_task(self) -> None:
        """The board with the task's squares lit, and what to do."""
        task = self.tutor.task
        assert task is not None  # whoever asks has one
        self._print_board(lit=task.lit)
        count = len(self.lesson.tasks)
        self._print(self.speaker("terminal-learn-task", number=task.number, count=count, text=self.tutor.asks))

    def _hint(self) -> None:
        """The hint; asked again, a move that solves it."""
        if self.hinted and (move := self.tutor.solution):
            told = self.tutor.position.describe(self.tutor.position.parse(move))
            self._print(self.speaker("teach-solution", move=move, told=told), "yellow")
        else:
            self._print(self.speaker("terminal-learn-hint", text=self.tutor.hint), "yellow")
        self.hinted = True

    def _print_wrong(self, verdict: Wrong) -> None:
        if verdict.refused is not None:
            if verdict.squares:
                self._print_board(trouble=verdict.squares)
            self._print(self.speaker("terminal-learn-wrong", text=self.speaker.refusal(verdict.refused)), "red")
            if isinstance(verdict.refused, NotationError):
                self._print(notation_help(self.lesson.game, self.lang), "dim")
        else:
            self._print(self.speaker("terminal-learn-beside", text=verdict.phrase, hint=verdict.hint), "yellow")

    def _print_right(self, verdict: Right) -> None:
        self._print(self.speaker.say(verdict.told), "green")
        for effect in verdict.effects:
            self._print(self.speaker.effect(effect), "green")
        self._print(self.speaker.say(verdict.praise), "bold")
        for reply in verdict.replies:
            self._print(self.speaker.say(reply.told), "dim")
            for effect in reply.effects:
                self._print(self.speaker.effect(effect), "dim")
        self.tutor, self.hinted = verdict.tutor, False
        if not self.tutor.done:
            self._print_task()

    def _finish(self) -> None:
        from preau.cli.terminal import progress
        from preau.teach.lessons import lessons_of

        self._print_board()
        self._print(self.speaker.say(self.lesson.close))
        done = progress.mark_done(self.lesson.game, self.lesson.id)
        self._print(self.speaker("terminal-learn-done", title=self.lesson.title), "bold")
        following = next((each for each in lessons_of(self.lesson.game) if each.id not in done), None)
        if following is None:
            self._print(self.speaker("terminal-learn-all-done"), "dim")
        else:
            command = f"preau learn {self.lesson.game.name} {following.id}"
            self._print(self.speaker("terminal-learn-next", command=command), "dim")

    def _print_board(self, lit: tuple[str, ...] = (), trouble: tuple[str, ...] = ()) -> None:
        from preau.cli.terminal.board import board_text

        shown = board_text(self.tutor.position, self.lang, layers=self.lesson.layers, lit=lit, trouble=trouble)
        self.console.print(shown, soft_wrap=True, end="")

    def _print(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, markup=False, soft_wrap=not self.console.is_terminal)
