"""A sitting at the terminal: shows the board, takes moves and answers questions about the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from preau.cli.terminal import saves
from preau.cli.terminal.board import board_text, print_board
from preau.cli.terminal.file_errors import tell_file_error
from preau.cli.terminal.second_person import say_to_seat
from preau.games.api import Effect, NotationError, Phrase, Position, Refused
from preau.play.click_path import ClickPath, label, place_within
from preau.play.history import aside_of
from preau.play.sentences import record_name, tell_look
from preau.words import Language, Speaker, notation_help, rulebook
from preau.words.text import nearest_word

if TYPE_CHECKING:
    from rich.console import Console

    from preau.play.history import History
    from preau.play.records import Record


class GameSession:
    """Reads lines until `quit`, Ctrl-C or the end of input. Every move is saved as soon as it is made."""

    def __init__(self, record: Record, path: Path, lang: Language, console: Console) -> None:
        self.record = record
        self.path = path
        self.lang = lang
        self.console = console
        self.speaker = Speaker(lang, record.game)
        self.click_path: ClickPath | None = None  # a move half made, step by step
        self.hinted: tuple[Position, str] | None = None  # where a hint was asked for, and what is best there
        self.open = True

    @property
    def position(self) -> Position:
        return self.record.history.position

    def run(self) -> None:
        self._show()
        self._print(self.speaker("terminal-play-hello"), "dim")
        while self.open:
            try:
                line = input(self._prompt()).strip()
            except (EOFError, KeyboardInterrupt):
                print()
                break
            try:
                self.obey(line)
            except Refused as refused:
                self._explain_refusal(refused, line)
            except OSError as error:
                self._print(tell_file_error(error, self.speaker), "red")
        if len(self.record.history):
            self._print(self.speaker("terminal-play-goodbye", path=str(self.path)), "dim")

    def obey(self, line: str) -> None:
        """Follow one line: a move, a choice on the way to one, or a command; raises Refused."""
        position = self.position
        if line in map(position.text, position.legal()):
            self._play(line)
        elif not line or (self.click_path is not None and self._find_choice(line)) or line.isdecimal():
            self._take_step(line)
        else:
            word, _, rest = line.partition(" ")
            command = self.COMMANDS.get(word)
            if command is not None:
                command(self, rest.strip())
            else:
                self._play(line)

    # --- moves -------------------------------------------------------------------------------------------------------

    def _play(self, text: str) -> None:
        history = self.record.history.play(text)
        self._continue_with(history, history.steps[-1].effects)

    def _continue_with(self, history: History, effects: Iterable[Effect] = ()) -> None:
        self.record = replace(self.record, history=history)
        self.click_path = None
        saves.save_record(self.path, self.record)
        self._show()
        shown = self.position.outcome.why if self.position.outcome else ()
        for effect in effects:
            if effect not in shown:
                self._print(self.speaker.effect(effect), "yellow")

    def _take_step(self, line: str) -> None:
        """Go one click on, and play the move when the path is complete; a blank line shows the choices."""
        click_path = self.click_path or ClickPath.start(self.position.clicks())
        if line:
            choice = self._find_choice(line, click_path)
            if line == "0":
                click_path = click_path.back()
                while click_path.path and len(click_path.choices()) == 1:  # back past what was no choice
                    click_path = click_path.back()
            elif choice is None:
                self._print(self.speaker("terminal-play-no-choice", text=line), "red")
            else:
                click_path = click_path.step(choice)
        while click_path.path and click_path.move is None and len(click_path.choices()) == 1:
            click_path = click_path.step(click_path.choices()[0])
        if click_path.move is not None:
            self._play(click_path.move)
            return
        self.click_path = click_path
        self._offer(click_path)

    def _find_choice(self, line: str, click_path: ClickPath | None = None) -> str | None:
        """The click that a number or a name means."""
        click_path = click_path or self.click_path
        choices = click_path.choices() if click_path else []
        if line in choices:
            return line
        if line.isdecimal() and 1 <= int(line) <= len(choices):
            return choices[int(line) - 1]
        return None

    def _offer(self, click_path: ClickPath) -> None:
        from rich.columns import Columns
        from rich.text import Text

        scene = self.position.scene()
        if self.position.over:
            self._print(self.speaker("terminal-play-over"), "dim")
            return
        entries = [
            Text(f"{number:>3} {self.speaker.say(label(scene, choice))}")
            for number, choice in enumerate(click_path.choices(), 1)
        ]
        if click_path.path:
            entries.insert(0, Text(f"{0:>3} {self.speaker('terminal-play-back')}"))
            shown = board_text(self.position, self.lang, lit=(*click_path.path, *click_path.choices()))
            self.console.print(shown, soft_wrap=True, end="")
        self._print(self._say_to_player(self.position.prompt(click_path.path)), "bold")
        self.console.print(Columns(entries, padding=(0, 3)))

    # --- commands ----------------------------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        numbers = [rule.number for rule in rulebook(self.record.game)]
        rule = next((number for number in numbers if "." in number), "")
        self._print(self.speaker("terminal-play-help", rule=rule, section=rule.partition(".")[0]))
        if self.record.game.timed:
            self._print(self.speaker("terminal-play-help-timeout"))
        notation = notation_help(self.record.game, self.lang)
        if notation:
            self._print(f"\n{notation}")
        chosen = self.click_path.path if self.click_path else ()
        self._print(f"\n{self._say_to_player(self.position.prompt(chosen))}", "bold")

    def _undo(self, _: str) -> None:
        history = self.record.history
        if not len(history):
            self._print(self.speaker("terminal-nothing-to-undo"), "red")
            return
        self._continue_with(history.cut(len(history) - 1))

    def _timeout(self, _: str) -> None:
        if not self.record.game.timed:
            self._print(self.speaker("terminal-not-timed", game=self.record.game.name), "red")
            return
        history = self.record.history.timeout()
        self._continue_with(history, history.steps[-1].effects)

    def _why(self, text: str) -> None:
        """Why a move is refused, or what it would do."""
        position = self.position
        try:
            _, effects = position.play(text)
        except Refused as refused:
            self._explain_refusal(refused, text)
            return
        told = self._say_to_player(position.describe(position.parse(text)))
        self._print(self.speaker("terminal-play-legal", move=text, told=told), "green")
        for effect in effects:
            self._print(
                self.speaker("terminal-by-rule", rule=effect.rule, text=self._say_to_player(effect.phrase)), "yellow"
            )

    def _hint(self, _: str) -> None:
        """Where to look; asked again in the same position, what to play."""
        from preau.cli.advice import find_candidates
        from preau.teach.hints import look_squares

        position = self.position
        if position.over:
            self._print(self.speaker("terminal-play-over"), "dim")
        elif self.hinted is not None and self.hinted[0] == position:
            move = self.hinted[1]
            told = self.speaker("hint-move", told=position.advice(position.parse(move)))
            self._print(f"{told} [{move}]", "green")
        else:
            self._print(self.speaker("bot-thinking"), "dim")
            candidates = find_candidates(position)
            self.hinted = (position, candidates[0][0])
            scene = position.scene()
            squares = look_squares(scene, tuple(position.clicks()), candidates)
            self.console.print(board_text(position, self.lang, lit=squares), soft_wrap=True, end="")
            places = [place_within(scene, each) for each in squares]
            self._print(self.speaker.say(tell_look(places)), "green")
            self._print(self.speaker("terminal-hint-again"), "dim")

    def _threats(self, _: str) -> None:
        """What the others could do to whoever is to move."""
        from preau.teach.hints import knows_threats, threats_against, threats_heading

        position = self.position
        if not knows_threats(position.game.package):
            self._print(self.speaker("hint-no-threats-known"), "dim")
            return
        found = threats_against(position, (position.player,))
        cells = [cell for threat in found for cell in threat.cells]
        if cells:
            self.console.print(board_text(position, self.lang, trouble=cells), soft_wrap=True, end="")
        heading = [self.speaker.say(phrase) for phrase in threats_heading(position, len(found))]
        self._print(self.speaker.sentences(heading), "yellow")
        for threat in found:
            told = self._say_to_player(threat.phrase)
            self._print(f"  {self.speaker('terminal-by-rule', rule=threat.rule, text=told) if threat.rule else told}")

    def _rules(self, number: str) -> None:
        from preau.cli.commands.texts import print_rules

        print_rules(self.record.game, self.lang, number or None)

    def _moves(self, _: str) -> None:
        from rich.columns import Columns
        from rich.text import Text

        position = self.position
        self.console.print(Columns([Text(position.text(move)) for move in position.legal()], padding=(0, 2)))

    def _save(self, name: str) -> None:
        path = Path(name) if name else self.path
        saves.save_record(path, self.record)
        self._print(self.speaker("terminal-play-saved", path=str(path)), "dim")

    def _resume(self, name: str) -> None:
        path = Path(name) if name else saves.latest_save(self.record.game.name)
        if path is None:
            self._print(self.speaker("terminal-nothing-to-resume"), "red")
            return
        self.record, self.path, self.click_path = saves.load_record(path), path, None
        self.speaker = replace(self.speaker, game=self.record.game)
        self._show()

    def _board(self, layers: str) -> None:
        print_board(self.console, self.position, self.lang, layers.split())

    def _quit(self, _: str) -> None:
        self.open = False

    COMMANDS: ClassVar[dict[str, Callable[[GameSession, str], None]]] = {
        "?": _help,
        "help": _help,
        "undo": _undo,
        "timeout": _timeout,
        "why": _why,
        "hint": _hint,
        "threats": _threats,
        "rules": _rules,
        "moves": _moves,
        "save": _save,
        "resume": _resume,
        "board": _board,
        "quit": _quit,
    }

    # --- printing ----------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        print_board(self.console, self.position, self.lang)
        outcome = self.position.outcome
        for effect in outcome.why if outcome else ():
            self._print(self.speaker.effect(effect), "bold")
        if outcome is None:
            self._print(self.speaker.sentences((self._aside(), self._say_to_player(self.position.prompt()))), "bold")

    def _aside(self) -> str:
        """What the last move has changed about this decision, and nothing else tells."""
        history, moves = self.record.history, len(self.record.history)
        aside = aside_of(history.at(moves - 1), history.steps[-1], history.position) if moves else None
        return self._say_to_player(aside) if aside else ""

    def _prompt(self) -> str:
        position = self.position
        if position.over:
            return self.speaker("terminal-play-over-prompt") + " "
        scene = position.scene()
        who = record_name(self.record.names, position, position.player, lambda _: scene)
        path = self.click_path.path if self.click_path else ()
        made = f" {self.speaker.mark.join(self.speaker.say(label(scene, click)) for click in path)} …" if path else ""
        return self.speaker("terminal-play-prompt", turn=position.turn, who=who) + f"{made} "

    def _explain_refusal(self, refused: Refused, line: str) -> None:
        """Say why not, and show it where squares show it."""
        if refused.squares:
            shown = board_text(self.position, self.lang, trouble=refused.squares)
            self.console.print(shown, soft_wrap=True, end="")
        self._print(self.speaker.refusal(refused, self._say_to_player(refused.phrase)), "red")
        if isinstance(refused, NotationError):
            words = [*map(self.position.text, self.position.legal()), *self.COMMANDS]
            guess = nearest_word(line, words)
            if guess:
                self._print(self.speaker("terminal-did-you-mean", guess=guess), "dim")

    def _say_to_player(self, phrase: Phrase) -> str:
        """As it is said to who is to move, as the questions are."""
        return say_to_seat(phrase, self.position, self.position.player, self.speaker)

    def _print(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, markup=False, soft_wrap=True)
