"""What a lesson and a puzzle have in common in the terminal: a task, tries at it, a hint, rules to look up."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from preau.cli.terminal.second_person import say_to_seat
from preau.games.api import Effect, Game, NotationError, Phrase, Position, Refused
from preau.words import Language, Speaker, notation_help

if TYPE_CHECKING:
    from rich.console import Console


class Exercise(ABC):
    """Asks until it is solved or left."""

    def __init__(self, game: Game, rules: Sequence[str], lang: Language, console: Console) -> None:
        self.game = game
        self.rules = rules  # that it is about
        self.lang = lang
        self.console = console
        self.speaker = Speaker(lang, game)
        self.hinted = False

    @property
    @abstractmethod
    def position(self) -> Position: ...

    @property
    @abstractmethod
    def done(self) -> bool: ...

    @property
    @abstractmethod
    def seat(self) -> int:
        """Whose seat the learner has."""

    @property
    @abstractmethod
    def hint(self) -> Phrase: ...

    @abstractmethod
    def solution(self) -> str:
        """A move that solves it, told, for whoever asks for a second hint; empty when there is none."""

    @abstractmethod
    def greet(self) -> None: ...

    @abstractmethod
    def print_task(self) -> None: ...

    @abstractmethod
    def judge(self, line: str) -> None:
        """Try a move, and say what comes of it."""

    @abstractmethod
    def finish(self) -> None: ...

    def start_again(self) -> bool:
        """Go back to the beginning, where that can be; whether it can."""
        return False

    def run(self) -> None:
        self.greet()
        self.print_task()
        while not self.done:
            try:
                line = input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                print()
                return
            if line == "quit":
                return
            try:
                self._obey(line)
            except Refused as refused:  # a rule that there is not
                self.print(self.speaker.refusal(refused), "red")
        self.finish()

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if not line:
            self.print_task()
        elif word == "?":
            self._print_hint()
        elif word == "rules":
            from preau.cli.commands.texts import print_rules

            for number in [rest.strip()] if rest.strip() else self.rules:
                print_rules(self.game, self.lang, number)
        elif word == "back" and self.start_again():
            self.print_task()
        else:
            self.judge(line)

    # --- printing ----------------------------------------------------------------------------------------------------

    def _print_hint(self) -> None:
        """The hint; asked again, a move that solves it."""
        told = self.solution() if self.hinted else ""
        self.print(told or self.speaker("terminal-learn-hint", text=self.hint), "yellow")
        self.hinted = True

    def print_refusal(self, refused: Refused, squares: tuple[str, ...]) -> None:
        if squares:
            self.print_board(trouble=squares)
        self.print(
            self.speaker(
                "terminal-learn-wrong", text=self.speaker.refusal(refused, self.say_to_learner(refused.phrase))
            ),
            "red",
        )
        if isinstance(refused, NotationError):
            self.print(notation_help(self.game, self.lang), "dim")

    def print_effects(self, effects: Sequence[Effect], style: str) -> None:
        for effect in effects:
            told = self.say_to_learner(effect.phrase)
            self.print(self.speaker("terminal-by-rule", rule=effect.rule, text=told), style)

    def say_to_learner(self, phrase: Phrase) -> str:
        """As it is said to who learns, and plays the seat that began."""
        return say_to_seat(phrase, self.position, self.seat, self.speaker)

    def print_board(self, **marks: tuple[str, ...]) -> None:
        from preau.cli.terminal.board import board_text

        self.console.print(board_text(self.position, self.lang, **marks), soft_wrap=True, end="")

    def print(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, markup=False, soft_wrap=not self.console.is_terminal)
