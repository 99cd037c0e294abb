"""What a page shows of a table at one moment, drawn and told in the reader's language.

A view is plain data: the board as SVG, the parts around it as HTML, the clicks for who may move. It depends on the
table, the language, the viewer's seats and whom they hear alone, so equal viewers can share it.
"""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import quote

from preau.games.api import Json, Position
from preau.games.scene import Scene
from preau.play.table import Table
from preau.server.view import board, log
from preau.server.view.choices.first_things import first_things
from preau.server.view.choices.preview import ending_moves
from preau.server.view.clicks import button_labels, button_titles, guided_clicks
from preau.server.view.names import (
    is_guest_name,
    kin_name,
    list_in_words,
    only_seat,
    phrase_for_seat,
    seat_colour,
    seat_name,
    seat_title,
    short_name,
)
from preau.server.view.players.chat import HEARS_ALL, Hearing, chat_part, chat_terms
from preau.server.view.players.handover import handover_of
from preau.server.view.players.notices import notices_of
from preau.server.view.players.tools import tools_of
from preau.server.view.story.recap import Reader, latest_step, recap
from preau.server.view.story.result import is_celebrated, result_part, tell_headline
from preau.server.view.templates import fill_template
from preau.server.view.why import stage_help
from preau.teach.hints import knows_threats
from preau.words import Language, Speaker, game_title
from preau.words.text import capitalise

MOVES_LEFT_TOLD = 100  # from here on a page says how many there are


def render_table(
    table: Table,
    language: Language,
    seats: Sequence[int],
    at_move: int | None = None,
    *,
    asks: bool = True,
    limited: bool = True,
    chat_since: int = 0,
    hearing: Hearing = HEARS_ALL,
) -> Json:
    """The table for a viewer who holds these seats; `at_move` looks back at the position after so many moves.

    `chat_since`: so many lines of the chat its reader has; the view then holds those that came after them, as far as
    its reader's `hearing` goes.
    `asks`: whether its numbers can be asked why they are what they are, as those of a table on this server can.
    `limited`: whether counters are shown of what there may be only so much.
    """
    return _View(table, language, tuple(seats), at_move, asks=asks, limited=limited).data(chat_since, hearing)


class _View:
    """One view in the making."""

    def __init__(
        self, table: Table, language: Language, held: tuple[int, ...], at_move: int | None, *, asks: bool, limited: bool
    ) -> None:
        self.table = table
        self.asks = asks
        self.limited = limited
        self.held = held
        self.words = Speaker(language, table.game)
        self.moves = len(table.history)
        self.shown = self.moves if at_move is None else max(0, min(at_move, self.moves))
        self.live = at_move is None
        self.position: Position = log.position_after(table, self.shown)
        self.scene: Scene = board.scene_of(self.position)
        player = self.position.player
        self.running = table.status == "playing" or not self.live
        self.may_move = self.live and table.status == "playing" and player in held and table.seats[player].bot is None

    def data(self, chat_since: int, hearing: Hearing) -> Json:
        table, words = self.table, self.words
        last = board.changed_cells(log.position_after(table, self.shown - 1), self.position) if self.shown else ()
        clicks, asks = guided_clicks(self.position, words.language) if self.may_move else (None, ())
        whose = self._whose()
        drawn = board.draw_board(self.position, words.language)
        reader = Reader(table, self.held, self.shown)
        told = recap(reader, words)
        return {
            "seq": table.seq,
            "changed": table.changed,
            "moves": self.moves,
            "shown": self.shown,
            "where": self._where(),
            "looking": "" if self.live else words("page-looking", where=self._where()),
            "chat_since": chat_since,
            **chat_terms(table, words, self.held, hearing),
            "status": table.status,
            "over": table.status == "over",
            "mine": bool(self.held),
            "celebrated": is_celebrated(table, self.held),
            "handover": self._handover() if self.live and self.held else None,
            "opening": self._opening_text(),
            "next": table.rematch if self.live and self.held else None,
            "title": words.dot.join((whose, game_title(table.game, words.language))),
            "waiting": whose,
            "frame": drawn.key,
            "moving": drawn.moving,
            "last": list(last),
            "step": latest_step(reader, words),
            "since": told["since"],
            "marks": told["marks"] if self.live else [],
            "news": told["news"] if self.live and self.may_move else [],
            "legend": told["legend"] if self.live else "",
            "parts": {
                "turn": self._turn(whose),
                "seats": self._seats(),
                "votes": self._votes() if self.live else "",
                "result": self._result(),
                "tools": self._tools() if self.live else "",
                "help": self._help() if self.live else "",
                "layers": self._layers(),
                "log": log.log_part(table, words, self.shown, self.held, asks=self.asks),
                "recap": told["html"],
                "chat": chat_part(table, words, self.held, chat_since, hearing) if self.live else "",
            },
            "clicks": clicks,
            "asks": asks,
            "firsts": self._firsts(told["since"]),
            "ends": ending_moves(self.position) if self.may_move else (),
            "prompt": self._prompt(whose),
            "aside": self._aside() if self.may_move else "",
            "labels": button_labels(self.position, self.scene, words.language) if self.may_move else {},
            "titles": button_titles(self.position, self.scene, words.language) if self.may_move else {},
            "spoken": self._step_text().sentences_text(words) if self.shown else "",
            "clock": self._clock(),
        }

    def _firsts(self, since: int) -> list[dict[str, str]]:
        """What is new to who plays for the first time."""
        return first_things(self.table, self.held, since, self.shown, self.words) if self.held and self.live else []

    # --- who ---------------------------------------------------------------------------------------------------------

    def _name(self, number: int) -> str:
        return seat_name(self.table, number, self.words, self.position)

    def _short(self, number: int) -> str:
        """As the plates show it."""
        return short_name(self.table, number, self.words, self.position)

    def _title(self, number: int) -> str:
        return seat_title(self.table, number, self.words, self.position)

    def _names(self, numbers: Sequence[int]) -> str:
        return list_in_words([self._short(number) for number in numbers], self.words)

    def _whose(self) -> str:
        table, words = self.table, self.words
        if self.live and table.status == "waiting":
            missing = sum(seat.kind == "person" and seat.holder is None for seat in table.seats)
            return words("page-waiting", count=missing)
        if (self.live and table.status == "over") or self.position.over:
            return words("page-over")
        player = self.position.player
        if self.may_move and len(self.held) == 1:
            return words("page-your-turn")
        if table.seats[player].stand_in is not None and self.live:
            return words("page-bot-for", name=self._title(player))
        if table.seats[player].bot is not None and self.live:
            return words("page-thinking", name=self._title(player))
        return words("page-turn-of", name=self._title(player))

    def _prompt(self, whose: str) -> str:
        """What is asked for now: of the viewer, or of somebody else; once it is over, how it ended.

        Looking back, what was done there.
        """
        table, position, words = self.table, self.position, self.words
        if not self.live:
            done = self._step_text().text if self.shown else words("page-at-start")
            ended = tell_headline(table, words, self.held) if self.shown == self.moves else ""
            return words.sentences((done, ended))
        if table.status == "waiting":
            return whose
        if table.status == "over":  # the result tells the rest
            return tell_headline(table, words, self.held) or whose
        if self.may_move or position.over:
            asked = phrase_for_seat(position, position.player, position.prompt())
            return words.sentences((self._aside(), words.say(asked)))
        name = self._title(position.player)
        stage = next((chip.phrase for chip in self.scene.chips if chip.state == "now"), None)
        choosing = words("page-choosing-stage", name=name, stage=stage) if stage else words("page-choosing", name=name)
        bot = table.seats[position.player].bot is not None  # what it does is told as soon as it has done it
        return words.sentences((self._lost_stages(), whose if bot else choosing))

    def _lost_stages(self) -> str:
        """What of the turn is lost, and to what."""
        told = [chip.told for chip in self.scene.chips if chip.told is not None]
        reader = only_seat(self.held)
        return self.words.sentences(self.words.say(phrase_for_seat(self.position, reader, each)) for each in told)

    def _step_text(self) -> log.StepText:
        """The step shown last, as this viewer is told."""
        return log.step_text(self.table, self.shown, self.words.language, only_seat(self.held))

    def _aside(self) -> str:
        """What the last move has changed about this decision, and nothing else tells."""
        return "" if self.position.over else log.aside_text(self.table, self.shown, self.words)

    def _where(self) -> str:
        """Which turn is being decided there, as a review counts, and within a turn which move of it came last."""
        steps = self.table.history.steps
        if not self.shown or self.shown == len(steps):
            return self.words("review-where", at="end" if self.shown else "start", turns=steps[-1].turn if steps else 0)
        turn = steps[self.shown].turn
        part = sum(step.turn == turn for step in steps[: self.shown])
        at = "move" if part else "turn"
        return self.words("review-where", at=at, turn=turn, turns=steps[-1].turn, part=part)

    def _opening_text(self) -> str:
        """For who plays again, until their first move: seats and colours may have changed."""
        if not self.live or len(self.held) != 1 or self.table.status != "playing":
            return ""
        if any(step.seat == self.held[0] for step in self.table.history.steps):
            return ""
        colour = seat_colour(self.position, self.held[0], self.words)
        if self.shown:
            return self.words("page-opening-colour", colour=colour)
        mine = self.position.player == self.held[0]
        first = "" if mine else self._title(self.position.player)
        return self.words("page-opening-mine" if mine else "page-opening", colour=colour, first=first)

    # --- parts -------------------------------------------------------------------------------------------------------

    def _turn(self, whose: str) -> str:
        scene, words = self.scene, self.words
        clock = scene.clock and {
            "now": scene.clock.now,
            "text": words.say(scene.clock.phrase),
            "wedge": board.wedge(scene.clock.now, scene.clock.total),
        }
        chips = [
            {
                "state": chip.state,
                "words": words.say(chip.phrase),
                "text": chip.text,
                "cost": chip.cost,
                "rule": chip.rule,
                "told": stage_help(self.position, chip.rule, words) if chip.rule else "",
                "icon": self._icon(chip.glyph),
            }
            for chip in (() if self.live and self.table.status == "over" else scene.chips)
        ]
        plan, running = self.table.created.clock, self.table.clock.running
        timer = None
        if self.live and plan.kind in ("sand", "turn") and self.table.status == "playing" and running is not None:
            timer = {"sand": plan.kind == "sand", "seat": running, "label": words(f"page-timer-{plan.kind}")}
        chips_label, why = words("page-steps"), self._why()
        why_label = words("page-term", name=chips_label, value=why) if why else ""
        return fill_template(
            "parts/turn.html", text=whose, mine=self.may_move, clock=clock, chips=chips, chips_label=chips_label,
            timer=timer, why=why, why_label=why_label, note=self._length_note(),
            lost=self._lost_stages() if chips else "",
        )  # fmt: skip

    def _length_note(self) -> str:
        """Said in good time before the house ends the game."""
        left = self.table.moves_left if self.live and self.table.status == "playing" else None
        return self.words("page-moves-left", count=left) if left is not None and left <= MOVES_LEFT_TOLD else ""

    def _seats(self) -> str:
        each_clock = self.live and self.table.created.clock.kind in ("bank", "days")
        seats = []
        bots = {number: self._name(number) for number, seat in enumerate(self.table.seats) if seat.kind == "bot"}
        for number, seat in enumerate(self.table.seats):
            side = self.scene.find_seat(number)
            counters = [
                {
                    "count": counter.count, "words": self.words.say(counter.phrase), "key": f"{counter.glyph}{index}",
                    "icon": self._icon(counter.glyph, counter.colour),
                    "caption": self.words.say(counter.caption) if counter.caption else "", "most": counter.most,
                }
                for index, counter in enumerate(side.counters if side else ())
                if self.limited or counter.most is None
            ]  # fmt: skip
            seats.append(
                {
                    "number": number,
                    "name": capitalise(self.words("page-you")) if self._is_called_you(number) else self._name(number),
                    "page": f"/people/{quote(seat.name, safe='')}" if seat.registered and not self.running else "",
                    "kin": kin_name(list(bots.values()), bots[number]) if number in bots else "",
                    "colour": capitalise(self.words.say(side.phrase)) if side else "",
                    "badge": board.seat_badge(self.position, number),
                    "avatar": board.avatar(seat.avatar),
                    "tags": self._tags(number),
                    "can_leave": seat.votes and seat.holder and number not in self.held,
                    "out": seat.out,
                    "mine": self._is_mine(number),
                    "active": self.running and not self.position.over and number == self.position.player,
                    "winner": self._has_won(number),
                    "counters": counters,
                    "clock": each_clock,
                }
            )
        return fill_template(
            "parts/seats.html", t=self.words, seats=seats, away=self.words("page-away"), why=self._why()
        )

    def _why(self) -> str:
        """The word for asking, where something can be asked."""
        return self.words("learn-why") if self.asks else ""

    def _is_mine(self, number: int) -> bool:
        return number in self.held and self.table.created.mode == "online"

    def _is_called_you(self, number: int) -> bool:
        """Whether it is the reader's seat and has no name of the reader's choosing: its plate then says “you”."""
        name = self.table.seats[number].name
        return self._is_mine(number) and (not name or is_guest_name(name))

    def _tags(self, number: int) -> list[str]:
        seat, words, tags = self.table.seats[number], self.words, []
        if seat.out:
            return [words(f"page-out-{seat.out}")]  # the plates are narrow, and this is what matters
        if self._is_mine(number) and not self._is_called_you(number):
            tags.append(words("page-you"))
        if seat.kind == "bot" or seat.program:
            tags.append(words("page-bot"))
        if seat.kind == "person" and seat.stand_in:
            tags.append(words("page-stand-in"))
        if seat.kind == "person" and seat.holder is None:
            tags.append(words("page-free-seat"))
        return tags

    def _has_won(self, number: int) -> bool:
        if self.live and self.table.result is not None:
            return number in self.table.result.winners
        outcome = self.position.outcome
        return outcome is not None and number in outcome.winners

    def _votes(self) -> str:
        notices = notices_of(self.table, self.held, self.words, self._short, self._names)
        return fill_template("parts/votes.html", notices=notices, close=self.words("learn-close"))

    def _tools(self) -> str:
        return fill_template(
            "parts/tools.html", t=self.words, tools=tools_of(self.table, self.held, self.words, self._short)
        )

    def _handover(self) -> Json | None:
        badge = board.seat_badge(self.position, self.position.player)
        return handover_of(self.table, self.words, self._short, badge)

    def _help(self) -> str:
        """Buttons for those who may be helped."""
        table = self.table
        if table.status != "playing" or not self.held or not self.asks or not table.may_help(self.held):
            return ""
        return fill_template("parts/help.html", t=self.words, threats=knows_threats(table.game.package))

    def _layers(self) -> str:
        layers = [
            {"name": layer.name, "text": self.words.say(layer.phrase), "usual": layer.usual}
            for layer in self.scene.layers
            if layer.shapes  # one that shows nothing now need not be offered
        ]
        return fill_template("parts/layers.html", layers=layers)

    def _result(self) -> str:
        """How it ended; looking back, only where the position shown is the last one."""
        if self.shown != self.moves or (self.asks and not self.live):  # a table tells it on its own page
            return ""
        return result_part(self.table, self.words, self.held, asks=self.asks)

    def _icon(self, glyph: str, colour: str = "") -> str:
        return board.glyph_of(self.table.game.name, self.position, glyph, colour) if glyph else ""

    def _clock(self) -> Json:
        plan, clock = self.table.created.clock, self.table.clock
        running = clock.running if self.live and self.table.status == "playing" else None
        return {
            "kind": plan.kind, "left": list(clock.left), "since": clock.since, "running": running,
            "full": plan.seconds * 1000,
        }  # fmt: skip


def render_record(table: Table, language: Language, move: int | None) -> Json:
    """A record, as the table that it may have come from (`log.table_of_record`), looked back at."""
    return render_table(table, language, (), len(table.history) if move is None else move, asks=False)
