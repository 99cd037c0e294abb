"""A better line in words: what it does that the move played does not, and how it ends.

The pages and the terminal say the same about a decision that is looked back at: they ask here for the phrases.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, reduce
from itertools import takewhile
from typing import Final

from preau.games.api import Arg, Args, Phrase, Position
from preau.games.report import PlayedStep
from preau.games.tones import Weight, tone_of
from preau.teach.line import LineOfPlay
from preau.teach.reasons import Kind, Reason, agree, can_win, harms_seat, reasons_for, second_stop

PREVENTS: Final[tuple[Kind, ...]] = ("allows", "stops", "brings")


def name_args(name: Arg, *, you: bool) -> Args:
    """Somebody in a sentence that looks back: the reader, or not; a `bare` name is one that an ending can follow."""
    bracketed = isinstance(name, str) and name.endswith((")", "）"))
    return {"who": name, "you": "yes" if you else "no" if bracketed else "bare"}


def what_came(before: Position, steps: Sequence[PlayedStep]) -> Phrase | None:
    """The gravest thing that the others did to who moved first there, before that player's next turn."""
    scene, package = before.scene(), before.game.package
    gravest, told = Weight.USUAL, None
    for step in steps[1:]:
        if step.seat == before.player:
            if told or step.turn != steps[0].turn:
                break
            continue
        for phrase in _phrases_of(step):
            tone = tone_of(package, phrase)
            if tone.weight > gravest and (tone.decides or harms_seat(package, phrase, scene, before.player)):
                gravest, told = tone.weight, phrase
    return told


def _phrases_of(step: PlayedStep) -> list[Phrase]:
    return [each for each in (step.phrase, *(effect.phrase for effect in step.effects)) if each is not None]


class BetterLine:
    """What was played and what would have been better, both with what is expected after them, the move itself first."""

    def __init__(self, before: Position, played: Sequence[str], better: Sequence[str]) -> None:
        self.before = before
        self.played = played
        self.better = better

    @cached_property
    def _lines(self) -> tuple[LineOfPlay, LineOfPlay]:
        return LineOfPlay(self.before, self.played), LineOfPlay(self.before, self.better)

    @cached_property
    def reasons(self) -> tuple[Reason, ...]:
        """What the better move does that the other does not."""
        return reasons_for(self.before, self.played, self.better)

    def tell_reasons(
        self, followed: Sequence[PlayedStep] = (), reply: str = "", names: Sequence[str] = (), reader: int | None = None
    ) -> list[Phrase]:
        """Why it is better, or what to expect after it, `reply`; and what came of the other in the game.

        `followed` are the steps of the game from the move played on; `names` are those of the players, and `reader` is
        who among them reads it.
        """
        told = [self._tell_reason(each, followed, names, reader) for each in self.reasons]
        told = told or [Phrase("review-why-quiet"), *self._tell_reply(reply)]
        if self.before.players > 2 and (second := second_stop(self._lines[1])) is not None:
            told.append(Phrase("review-why-together", {"threat": second[0], "told": second[1]}))
        won = next(self._own_wins(followed), None)
        came = what_came(self.before, followed) or next(self._wins_that_came(followed), None)
        if won is not None:
            told.append(Phrase("review-why-worked", {"told": won}))
        elif came is not None and came not in [self.prevented_win, *(each.phrase for each in self.reasons)]:
            told.append(Phrase("review-why-came", {"told": came}))
        elif any(each.key == "review-why-feared" for each in told):
            told.append(Phrase("review-why-not-come"))
        return _join_alike(told)

    def tell_merits(self) -> list[Phrase]:
        """Why the better move was a good one, where it is the one that was played."""
        told = []
        for each in self.reasons:
            spared = each.kind in ("allows", "avoids", "brings") or each.by is not None
            told.append(Phrase("review-best-otherwise", {"told": each.phrase}) if spared else self._tell_deed(each))
        return _join_alike(told)

    def _tell_deed(self, reason: Reason) -> Phrase:
        """What the better move does; a threat of the mover's that stands after the turn is the work of all its steps.

        A win that it threatens is none yet: the others are to answer.
        """
        kind: str = reason.kind
        if kind in ("threatens", "keeps"):
            kind = "turn" if len(self._lines[1].turn_steps) > 1 else kind
            if reason.wins:
                return Phrase("review-why-forces", {"told": reason.phrase, "how": kind})
        return Phrase(f"review-why-{kind}", {"told": self._tell_whole(reason)})

    def _tell_whole(self, reason: Reason) -> Phrase:
        """The later move that brings it, what it is, and what that brings; nothing that the better move says itself."""
        told = [reason.phrase, *reason.more, *self._end_by(reason)]
        if reason.kind == "does" and reason.phrase == self._lines[1].steps[0].told:
            told = told[1:] or told
        return join_phrases([reason.cause, *told] if reason.cause else told)

    def _end_by(self, reason: Reason) -> list[Phrase]:
        """How the better line ends, where the reason is the deed by which the mover wins it."""
        _, best = self._lines
        if best.end.outcome is None or self.before.player not in best.winners or reason.phrase != best.deciding_deed:
            return []
        return [each.phrase for each in best.end.outcome.why if each.phrase != reason.phrase]

    def _tell_reason(
        self, reason: Reason, followed: Sequence[PlayedStep], names: Sequence[str], reader: int | None
    ) -> Phrase:
        """What the better move does, or a later step of its turn; and what the others could have done and did not.

        What they did do is told as it was.
        """
        if reason.kind in PREVENTS and reason.seat is not None and not self._came(reason, followed):
            if (deed := self._find_deed(reason.threat, followed)) is not None:
                return Phrase("review-why-came", {"told": deed})
            won = any(True for _ in self._wins_that_came(followed))  # in another way: nobody missed anything
            if reason.wins and not won and reason.seat < len(names) and self._could_win(reason, followed):
                who = name_args(names[reason.seat], you=reason.seat == reader)
                return Phrase("review-why-missed", {"told": reason.phrase, **who})
            if reason.kind != "stops":
                return Phrase("review-why-feared", {"told": reason.phrase})
        if reason.by is not None:
            return Phrase("review-why-prevented-by", {"told": reason.phrase, "step": reason.by})
        return self._tell_deed(reason)

    def _find_deed(self, threat: Phrase | None, followed: Sequence[PlayedStep]) -> Phrase | None:
        """The win that came of what the game would have called that threat, whatever else is told of it."""
        if threat is None:
            return None
        known = {*threat.args}
        here = (deed for deed in self._wins_that_came(followed) if known & {*deed.args} and agree(threat, deed))
        return next(here, None)

    def _came(self, reason: Reason, followed: Sequence[PlayedStep]) -> bool:
        """Whether the others did in the game what is held against the move: that very win, or something of the kind.

        What could only have been done, and decides nothing, is possible all the same.
        """
        package = self.before.game.package
        if reason.wins:
            return any(agree(reason.phrase, deed) for deed in self._wins_that_came(followed))
        deeds = (phrase for step in self._others_steps(reason, followed) for phrase in _phrases_of(step))
        alike = (each for each in deeds if each.key == reason.phrase.key)
        return not tone_of(package, reason.phrase).harms or any(agree(reason.phrase, each) for each in alike)

    def _wins_that_came(self, followed: Sequence[PlayedStep]) -> Iterator[Phrase]:
        """What the others won the game by while the line that was expected goes on, or before the mover's next turn."""
        until = max(self._lines[0].whole_turns, self.before.turn + self.before.players)
        package = self.before.game.package
        here = (step for step in followed if step.turn < until and step.seat != self.before.player)
        return (phrase for step in here for phrase in _phrases_of(step) if tone_of(package, phrase).decides)

    def _own_wins(self, followed: Sequence[PlayedStep]) -> Iterator[Phrase]:
        """What the mover won the game by all the same, in that turn or the next one."""
        until, package = self.before.turn + self.before.players, self.before.game.package
        here = (step for step in followed if step.turn <= until and step.seat == self.before.player)
        return (phrase for step in here for phrase in _phrases_of(step) if tone_of(package, phrase).decides)

    def _could_win(self, reason: Reason, followed: Sequence[PlayedStep]) -> bool:
        """Whether that player had the win in the game when their turn came."""
        position = self.before
        for step in followed:
            if position.player == reason.seat != self.before.player:
                return can_win(position, reason.seat, reason.phrase)
            if position.over or step.text not in map(position.text, position.legal()):
                return False
            position = position.apply(position.parse(step.text))
        return False

    def _others_steps(self, reason: Reason, followed: Sequence[PlayedStep]) -> Iterator[PlayedStep]:
        """What the others did before the mover's next turn, or for as long as the line that was expected goes on."""
        until = self.before.turn + self.before.players
        until = self._lines[0].whole_turns if reason.kind == "brings" else until
        here = takewhile(lambda step: step.turn < until, followed)
        return (step for step in here if step.seat != self.before.player)

    def _tell_reply(self, reply: str) -> list[Phrase]:
        """What a strong player would go on with, if that is known."""
        after = self.before.apply(self.before.parse(self.better[0]))
        if not reply or after.over:
            return []
        return [Phrase("review-why-expected", {"told": after.describe(after.parse(reply))})]

    @cached_property
    def prevented_win(self) -> Phrase | None:
        """What lost the game after the move played, and would not have after the better one."""
        other, _ = self._lines
        lost = bool(other.winners) and self.before.player not in other.winners
        reason = self.reasons[0] if self.reasons else None
        return other.deciding_deed if lost and reason and reason.kind in ("allows", "stops") else None

    @property
    def prevented_turn(self) -> Phrase | None:
        """The same with what went before it in its turn."""
        other, _ = self._lines
        return None if self.prevented_win is None else join_phrases(other.deciding_turn)

    def tell_move(self, *, prevents: str = "", to_mover: bool = False, delays: bool = False) -> Phrase:
        """The better move; where its words are those of the move played, what comes of it that is different.

        It is past, so nobody is told to make it. `prevents` is who would have prevented something by it, or only
        delayed it (`delays`), and `to_mover` says that it is they who read it.
        """
        before = self.before
        played, better = (before.make_move(line[0]) for line in (self.played, self.better))
        if better.phrase != played.phrase:
            if not prevents:
                return Phrase("review-instead-told", {"told": better.phrase})
            key = "review-delay-instead" if delays else "review-shift-instead"
            return Phrase(key, {"told": better.phrase, **name_args(prevents, you=to_mover)})
        known = [effect.phrase for effect in played.effects]
        other = next((effect.phrase for effect in better.effects if effect.phrase not in known), None)
        return Phrase("review-instead-other", {"told": other}) if other else Phrase("review-instead-same")

    @property
    def is_lost(self) -> bool:
        """Whether somebody else than the mover wins where the better line ends."""
        winners = self._lines[1].winners
        return bool(winners) and self.before.player not in winners

    def tell_end(self, chance: str = "", names: Sequence[str] = (), reader: int | None = None) -> list[Phrase]:
        """How the better line ends, where the mover wins it by something that is no reason, and not as the other does.

        Else what is left to them.

        A line that the mover loses says little about the move: instead of its end, the chance that the move left is
        told, in words, where there is any, else that it loses as well. `names` and `reader` are as for the reasons.
        """
        other, best = self._lines
        if best.end.outcome is None or any(each.phrase == best.deciding_deed for each in self.reasons):
            return []
        if best.end.outcome == other.end.outcome:  # that is no difference
            return []
        if not self.is_lost:
            told = [effect.phrase for effect in best.end.outcome.why]
            return [Phrase("review-end-over", {"told": told[0]}), *told[1:]] if told else []
        who = self._mover_name(names, reader)
        if chance:
            return [Phrase("review-end-chance", {"chance": chance, **who})]
        others: Args = {"others": self.before.players - 1}
        return [Phrase(f"review-end-{self._how_lost(other, best)}", {**others, **who})]

    def _mover_name(self, names: Sequence[str], reader: int | None) -> Args:
        """Who made the move: as their seat is called, else as the board calls it."""
        mover = self.before.player
        side = None if names else self.before.scene().find_seat(mover)
        return name_args(side.phrase if side else names[mover], you=mover == reader)

    def _how_lost(self, other: LineOfPlay, best: LineOfPlay) -> str:
        """The better line loses too: *later* than the other, by *less*, or *too* where neither can be said."""
        mover = self.before.player
        if not other.end.over or mover in other.winners:
            return "too"
        if best.end.turn > other.end.turn:
            return "later"
        behind = [
            max(each.scores) - each.scores[mover]
            for each in (best.end.outcome, other.end.outcome)
            if each and each.scores
        ]
        return "less" if len(behind) == 2 and behind[0] < behind[1] else "too"


def join_phrases(phrases: Sequence[Phrase]) -> Phrase:
    """Several sentences as one thing that is told."""
    return reduce(lambda first, second: Phrase("review-both", {"first": first, "second": second}), phrases)


def _join_alike(told: Sequence[Phrase]) -> list[Phrase]:
    """No two of them begin alike: what is told in the same words stands together."""
    found = dict[str, Phrase]()
    for each in told:
        known = found.get(each.key)
        found[each.key] = each if known is None else _join_told(known, each)
    return list(found.values())


def _join_told(one: Phrase, other: Phrase) -> Phrase:
    """What both tell, told once, where nothing else about them differs; else the first alone."""
    here, there = one.args.get("told"), other.args.get("told")
    differ = any(other.args.get(name) != value for name, value in one.args.items() if name != "told")
    if differ or here == there or not isinstance(here, Phrase) or not isinstance(there, Phrase):
        return one
    return Phrase(one.key, {**one.args, "told": join_phrases((here, there))})
