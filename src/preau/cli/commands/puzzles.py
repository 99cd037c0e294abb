"""`preau puzzles`: find the only answer, in the terminal; or mine new puzzles."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from preau.cli.options import GameArgument, LangOption, help_text
from preau.cli.sources import find_game
from preau.games.api import Game, NotationError, OptionError, Phrase, Refused
from preau.words import Language, Speaker, game_title, notation_help

if TYPE_CHECKING:
    from rich.console import Console

    from preau.teach.puzzles import Puzzle, RightAnswer
    from preau.teach.tutor import Wrong

SOLVED_MARK, TODAY_MARK = "✓", "→"


def puzzles(
    game: GameArgument,
    lang: LangOption,
    puzzle: Annotated[str | None, typer.Argument(metavar="[PUZZLE]", help=help_text("help-puzzles-puzzle"))] = None,
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
    return min((each for each in puzzles_of(game) if each.id not in solved), key=lambda each: each.grade, default=None)


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
        print(f"{mark} {each.id:<{width}}  {grade_stars(each.grade)}  {speaker.say(each.title)}")
    print(speaker("terminal-puzzles-daily", command=f"preau puzzles {game.name} {today.id}"))


def grade_stars(grade: int) -> str:
    return "★" * grade + "☆" * (5 - grade)


class PuzzleSession:
    """One puzzle from the question to its answer."""

    def __init__(self, puzzle: Puzzle, lang: Language, console: Console) -> None:
        from preau.teach.puzzles import Attempt

        self.puzzle = puzzle
        self.lang = lang
        self.console = console
        self.speaker = Speaker(lang, puzzle.game)
        self.attempt = Attempt.begin(puzzle)
        self.hinted = False
        self.open = True

    def run(self) -> None:
        key = "terminal-puzzles-today" if self.puzzle is _daily_puzzle(self.puzzle.game) else "terminal-puzzles-title"
        marks: dict[str, str | Phrase] = {"id": self.puzzle.id, "title": self.puzzle.title}
        self._print(self.speaker(key, **marks, grade=grade_stars(self.puzzle.grade)), "bold")
        self._print(self.speaker("terminal-puzzles-hello"), "dim")
        self._print_task()
        while self.open and not self.attempt.done:
            try:
                line = input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                print()
                return
            try:
                self._obey(line)
            except Refused as refused:  # a rule that there is not
                self._print(self.speaker.refusal(refused), "red")
        if self.attempt.done:
            self._finish()

    def _obey(self, line: str) -> None:
        from preau.teach.puzzles import Attempt, RightAnswer

        word, _, rest = line.partition(" ")
        if not line:
            self._print_task()
        elif word == "?":
            self._hint()
        elif word == "quit":
            self.open = False
        elif word == "back":
            self.attempt = Attempt.begin(self.puzzle)
            self._print_task()
        elif word == "rules":
            from preau.cli.commands.texts import print_rules

            for number in [rest.strip()] if rest.strip() else self.puzzle.rules:
                print_rules(self.puzzle.game, self.lang, number)
        else:
            verdict = self.attempt.judge(line)
            if isinstance(verdict, RightAnswer):
                self._print_right(verdict)
            else:
                self._print_wrong(verdict)

    # --- printing ----------------------------------------------------------------------------------------------------

    def _print_task(self) -> None:
        self._print_board()
        self._print(self.speaker.say(self.attempt.asks))

    def _hint(self) -> None:
        """The hint; asked again, the next move of the answer."""
        if self.hinted:
            move = self.attempt.solution
            told = self.attempt.position.describe(self.attempt.position.parse(move))
            self._print(self.speaker("terminal-puzzles-solution", move=move, told=told), "yellow")
        else:
            self._print(self.speaker("terminal-learn-hint", text=self.attempt.hint), "yellow")
        self.hinted = True

    def _print_wrong(self, verdict: Wrong) -> None:
        if verdict.refused is None:
            self._print(self.speaker.say(verdict.phrase), "yellow")
            return
        if verdict.squares:
            self._print_board(verdict.squares)
        self._print(self.speaker("terminal-learn-wrong", text=self.speaker.refusal(verdict.refused)), "red")
        if isinstance(verdict.refused, NotationError):
            self._print(notation_help(self.puzzle.game, self.lang), "dim")

    def _print_right(self, verdict: RightAnswer) -> None:
        self._print(self.speaker.say(verdict.told), "green")
        for effect in verdict.effects:
            self._print(self.speaker.effect(effect), "green")
        self.attempt = verdict.attempt
        if not self.attempt.done:
            self._print_board()
            self._print(self.speaker("terminal-puzzles-go-on"), "bold")

    def _finish(self) -> None:
        from preau.cli.terminal import progress

        self._print_board()
        self._print(self.speaker.say(self.puzzle.praise), "bold")
        progress.mark_done(self.puzzle.game, self.puzzle.id, progress.PUZZLES_FILE)
        following = _easiest_unsolved(self.puzzle.game)
        if following is None:
            self._print(self.speaker("terminal-puzzles-all-done"), "dim")
        else:
            command = f"preau puzzles {self.puzzle.game.name} {following.id}"
            self._print(self.speaker("terminal-puzzles-next", command=command), "dim")

    def _print_board(self, trouble: tuple[str, ...] = ()) -> None:
        from preau.cli.terminal.board import board_text

        self.console.print(board_text(self.attempt.position, self.lang, trouble=trouble), soft_wrap=True, end="")

    def _print(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, markup=False, soft_wrap=not self.console.is_terminal)
