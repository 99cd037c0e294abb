"""`preau puzzles`: find the only answer, in the terminal; or mine new puzzles."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from preau.cli.options import GameArgument, LangOption, help_text
from preau.cli.sources import find_game
from preau.cli.terminal.exercise import Exercise
from preau.games.api import Game, OptionError, Phrase, Position
from preau.words import Language, Speaker, game_title

if TYPE_CHECKING:
    from rich.console import Console

    from preau.teach.puzzles import Puzzle, RightAnswer

SOLVED_MARK, TODAY_MARK = "✓", "→"


def puzzles(
    game: GameArgument,
    lang: LangOption,
    puzzle: Annotated[str | None, typer.Argument(metavar="PUZZLE", help=help_text("help-puzzles-puzzle"))] = None,
    mine: Annotated[int | None, typer.Option("--mine", min=1, max=1000, help=help_text("help-puzzles-mine"))] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help=help_text("help-puzzles-seed"))] = 1,
    games: Annotated[int, typer.Option("--games", min=1, help=help_text("help-puzzles-games"))] = 400,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=help_text("help-puzzles-out"))] = None,
    *,
    list_all: Annotated[bool, typer.Option("--list", help=help_text("help-puzzles-list"))] = False,
) -> None:
    found = find_game(game)
    if mine is not None:
        _mine_puzzles(found, mine, games, seed, out, lang)
    elif list_all:
        _print_puzzles(found, lang)
    else:
        from rich.console import Console

        from preau.teach.puzzles import find_puzzle

        PuzzleSession(
            find_puzzle(found, puzzle) if puzzle else _first_puzzle(found), lang, Console(highlight=False)
        ).run()


def _mine_puzzles(game: Game, count: int, games: int, seed: int, out: Path | None, lang: Language) -> None:
    from preau.teach.proofs import goals_of

    if out is None:
        raise OptionError(Phrase("terminal-puzzles-no-out"))
    if not goals_of(game):
        raise OptionError(Phrase("terminal-puzzles-no-goals", {"game": game.name}))
    _write_puzzles(game, count, games, seed, out, Speaker(lang, game))


def _write_puzzles(game: Game, count: int, games: int, seed: int, out: Path, speaker: Speaker) -> None:
    """Look for puzzles in games between bots, with a bar; what has been found when Ctrl-C comes is kept."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from preau.arena.selfplay import play_positions
    from preau.teach.puzzle_finder import PuzzleFinder, find_puzzles
    from preau.teach.puzzle_reader import write_puzzle

    out.parent.mkdir(parents=True, exist_ok=True)
    console = Console(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    finder, searched = PuzzleFinder(game, count), 0
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=games)

        def show_progress(so_far: PuzzleFinder) -> None:
            nonlocal finder, searched
            finder, searched = so_far, searched + 1
            progress.update(bar, advance=1, description=speaker("terminal-puzzles-mining", found=so_far.total))

        played = (play_positions(game, seed * 100_000 + number) for number in range(games))
        try:
            found = find_puzzles(game, played, count, show_progress)
        except KeyboardInterrupt:
            found = finder.result()
    out.write_text("".join(f"{write_puzzle(puzzle)}\n" for puzzle in found), "utf-8", newline="\n")
    key = "terminal-puzzles-mined" if len(found) == count else "terminal-puzzles-mined-fewer"
    print(speaker(key, count=len(found), wanted=count, games=searched, path=str(out)), file=sys.stderr)


def _daily_puzzle(game: Game) -> Puzzle:
    from datetime import datetime

    from preau.teach.puzzles import daily_puzzle

    return daily_puzzle(game, datetime.now().astimezone().date())


def _first_puzzle(game: Game) -> Puzzle:
    """Today's, or if that is solved the next; today's again when all are."""
    today = _daily_puzzle(game)
    return today if today.id not in _solved_ids(game) else _easiest_unsolved(game) or today


def _easiest_unsolved(game: Game) -> Puzzle | None:
    """The easiest that is not solved yet."""
    from preau.teach.puzzles import puzzles_of

    solved = _solved_ids(game)
    return min((each for each in puzzles_of(game) if each.id not in solved), key=lambda each: each.ease, default=None)


def _solved_ids(game: Game) -> frozenset[str]:
    from preau.cli.terminal import progress

    return progress.done_ids(game, progress.PUZZLES_FILE)


def _print_puzzles(game: Game, lang: Language) -> None:
    from preau.teach.puzzles import puzzles_of

    today, solved, speaker = _daily_puzzle(game), _solved_ids(game), Speaker(lang, game)
    found = puzzles_of(game)
    count = sum(each.id in solved for each in found)
    print(speaker("terminal-puzzles-list", title=game_title(game, lang), count=len(found), done=count))
    width = max(len(each.id) for each in found)
    for each in found:
        mark = SOLVED_MARK if each.id in solved else TODAY_MARK if each is today else " "
        told = speaker.dot.join((speaker.say(each.title), speaker("learn-grade", grade=each.grade)))
        grade = f"{grade_stars(each.grade)}  {told}"
        print(f"{mark} {each.id:<{width}}  {grade}")
    print(speaker("terminal-puzzles-daily", command=f"preau puzzles {game.name} {today.id}"))


def grade_stars(grade: int) -> str:
    return "★" * grade + "☆" * (5 - grade)


class PuzzleSession(Exercise):
    """One puzzle from the question to its answer."""

    def __init__(self, puzzle: Puzzle, lang: Language, console: Console) -> None:
        super().__init__(puzzle.game, puzzle.rules, lang, console)
        self.puzzle = puzzle
        self.start_again()

    def start_again(self) -> bool:
        from preau.teach.puzzles import Attempt

        self.attempt = Attempt.begin(self.puzzle)
        return True

    @property
    def position(self) -> Position:
        return self.attempt.position

    @property
    def done(self) -> bool:
        return self.attempt.done

    @property
    def seat(self) -> int:
        return self.puzzle.start.player

    @property
    def hint(self) -> Phrase:
        return self.attempt.hint

    def solution(self) -> str:
        move = self.attempt.solution
        told = self.say_to_learner(self.position.describe(self.position.parse(move)))
        return self.speaker("terminal-puzzles-solution", move=move, told=told)

    def greet(self) -> None:
        key = "terminal-puzzles-today" if self.puzzle is _daily_puzzle(self.game) else "terminal-puzzles-title"
        marks: dict[str, str | Phrase] = {"id": self.puzzle.id, "title": self.puzzle.title}
        self.print(self.speaker(key, **marks, grade=grade_stars(self.puzzle.grade)), "bold")
        self.print(self.speaker("terminal-puzzles-hello"), "dim")

    def print_task(self) -> None:
        self.print_board()
        self.print(self.speaker.say(self.attempt.asks))

    def judge(self, line: str) -> None:
        from preau.teach.puzzles import RightAnswer

        verdict = self.attempt.judge(line)
        if isinstance(verdict, RightAnswer):
            self._print_right(verdict)
        elif verdict.refused is not None:
            self.print_refusal(verdict.refused, verdict.squares)
        else:
            self.print(self.say_to_learner(verdict.phrase), "yellow")

    def _print_right(self, verdict: RightAnswer) -> None:
        self.print(self.say_to_learner(verdict.told), "green")
        self.print_effects(verdict.effects, "green")
        self.attempt = verdict.attempt
        if not self.done:
            self.print_board()
            self.print(self.speaker("terminal-puzzles-go-on"), "bold")

    def finish(self) -> None:
        from preau.cli.terminal import progress

        self.print_board()
        self.print(self.speaker.say(self.puzzle.praise), "bold")
        progress.mark_done(self.game, self.puzzle.id, progress.PUZZLES_FILE)
        following = _easiest_unsolved(self.game)
        if following is None:
            self.print(self.speaker("terminal-puzzles-all-done"), "dim")
        else:
            command = f"preau puzzles {self.game.name} {following.id}"
            self.print(self.speaker("terminal-puzzles-next", command=command), "dim")
