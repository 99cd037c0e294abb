"""A first game: what is new to somebody who has never seen it, one sentence each.

A game names its first things by words alone. A message `prompt-first-KEY` is about the effect, the prompt or the threat
KEY, `prompt-first-own-KEY` about an effect or caution of the reader's own move or what the reader threatens,
`prompt-first-against-KEY` about an effect that harms the reader, and `prompt-first-KEY-more` goes on after the first of
these; `prompt-first-move-N` and `prompt-first-turn-N` are told from the reader's N-th move or turn on, when there is
nothing newer. Each is told the options played, so how many `players` there are, the `seat` to move, counted from 1, and
the prompt that it is `asked`; one without a word for that moment is left out. A threat that would decide the game is
warned of in every turn, unless the reader can win at once: then that is said instead, with the message
`prompt-again-KEY` of what would win, and nothing else until it is done.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from preau.games.api import Args, Game, Json, Move, Phrase, Position, Value
from preau.games.threats import Purpose, Threat, purposes_of, threats_of
from preau.games.tones import tone_of
from preau.play.history import Step
from preau.play.table import Table
from preau.server.lru import LruCache
from preau.server.view import log
from preau.server.view.names import phrase_for_seat
from preau.server.work_queue import breathe
from preau.teach.cautions import caution_of
from preau.teach.lessons import lessons_of
from preau.words import ANY_TABLE, Language, Speaker, can_say, game_opening, option_args, tie_help

MOST_STEPS = 12  # looked back at
MOST_MOVES = 4  # of the reader's, at which there may be something to say
MOST_TURNS = 9  # of the reader's, in which there may be something to say
AGAIN_PREFIX = "again-"  # ids that begin so are not told once and for all
THREAT_PREFIX = "move-threat-"  # so the keys of threats begin, in every game
AGAINST_PREFIX = "against-"  # so those of what harms the reader
GOAL_ID = "goal"  # the id of the sentence that comes before all others

_purposes: LruCache[tuple[Purpose, ...]] = LruCache(64)


def first_things(table: Table, held: Sequence[int], since: int, shown: int, words: Speaker) -> list[dict[str, str]]:
    """What there is to say of what came since `since` moves and of what is asked for now, the oldest first."""
    position = log.position_after(table, shown)
    steps = table.history.steps[max(since, shown - MOST_STEPS) : shown]
    keys = [key for step in steps for effect in step.effects for key in _effect_keys(table, held, step, effect.phrase)]
    keys.sort(key=lambda key: not key.startswith(AGAINST_PREFIX))  # what is due now cannot wait
    keys += _cautions(table, held, shown)
    threats, chances = list[Threat](), list[Threat]()
    if not position.over and position.player in held:
        known = known_threats(position) if table.may_help(tuple(held)) else ()
        threats = [threat for threat in known if threat.concerns((position.player,))]
        chances = [threat for threat in known if threat.seat == position.player]
        keys += [f"own-{chance.phrase.key}" for chance in chances]
        keys += [*(threat.phrase.key for threat in threats), position.prompt().key]
        moves = [f"move-{number}" for number in range(1, min(_moves(table, held, shown), MOST_MOVES) + 1)]
        keys = [*moves, *keys] if len(moves) == 1 else [*keys, *moves]  # what to aim for comes before all that happens
        if not any(step.seat in held for step in steps):  # a turn begins: time for what comes with no occasion
            keys += [f"turn-{number}" for number in range(2, min(_turns(table, held, shown), MOST_TURNS) + 1)]
    goal = game_opening(table.game, words.language, position.options).get("goal", "")
    aim = [{"id": GOAL_ID, "text": words.sentences((words("page-goal"), goal))}] if goal and not since else []
    winning = [f"own-{chance.phrase.key}" for chance in chances if chance.wins]  # to win comes before not to lose
    decisive = dict.fromkeys([*winning, *(threat.phrase.key for threat in threats if threat.wins)])
    args = {**option_args(position.options), "asked": position.prompt().key, "seat": position.player + 1}
    told = list(_sentences([*decisive, *(key for key in keys if key not in decisive)], args, words))
    first = [each for each in told if each["id"] in (winning or decisive)]
    if winning:  # who wins now need stop nothing, nor learn anything else
        return aim + first + _win(position, winning[0].removeprefix("own-"), words)
    return aim + first + _warnings(position, threats, words) + [each for each in told if each not in first]


def _effect_keys(table: Table, held: Sequence[int], step: Step, phrase: Phrase) -> Iterator[str]:
    """What it means to the reader comes first: there may be no time to hear what it is in general."""
    if step.seat in held:
        yield f"own-{phrase.key}"
    start, harmed = table.history.start, phrase.args.get(tone_of(table.game.package, phrase).harms)
    if isinstance(harmed, Phrase) and any(phrase_for_seat(start, seat, harmed) != harmed for seat in held):
        yield f"{AGAINST_PREFIX}{phrase.key}"
    yield phrase.key


def _cautions(table: Table, held: Sequence[int], shown: int) -> list[str]:
    """What the reader's last move did not bring; it may have ended the turn, and others may have moved since."""
    for number in range(shown - 1, max(shown - 1 - MOST_STEPS, -1), -1):
        step = table.history.steps[number]
        if step.seat in held:
            made = step.how != "timed_out"  # a timeout is nobody's move
            told = caution_of(log.position_after(table, number), step.move) if made else None
            return [f"own-{told.key}"] if told else []
    return []


def _moves(table: Table, held: Sequence[int], shown: int) -> int:
    """Which of the reader's moves this is."""
    return sum(step.seat in held for step in table.history.steps[: min(shown, 400)]) + 1


def _turns(table: Table, held: Sequence[int], shown: int) -> int:
    """Which of the reader's turns this is; of long games it is enough to know that it is none of the first."""
    mine = {(step.turn, step.seat) for step in table.history.steps[: min(shown, 400)] if step.seat in held}
    return len(mine) + 1


@lru_cache(maxsize=64)
def known_threats(position: Position) -> tuple[Threat, ...]:
    """What the player to move could do, and the others to that player."""
    breathe()
    find = threats_of(position.game.package)
    return find(position) if find is not None else ()


def known_purposes(position: Position, step: Step) -> tuple[Purpose, ...]:
    """What a move was good for that does nothing yet."""
    return _purposes.find((position, step.text), lambda: _find_purposes(position, step.move))


def _find_purposes(position: Position, move: Move) -> tuple[Purpose, ...]:
    breathe()
    find = purposes_of(position.game.package)
    return find(position, move) if find is not None else ()


def _win(position: Position, key: str, words: Speaker) -> list[dict[str, str]]:
    """That the reader can win now, and what to mind: said in every turn in which it is so, as long as it is."""
    again = f"prompt-{AGAIN_PREFIX}{key}"
    more = words(again) if can_say(again, words.language, words.game) else ""
    text = words.sentences((words("hint-aim-game"), more))
    return [{"id": f"{AGAIN_PREFIX}{position.turn}-win", "text": text, "stays": "yes"}]


def _warnings(position: Position, threats: Iterable[Threat], words: Speaker) -> list[dict[str, str]]:
    """What would decide the game: named in every turn in which it is possible, not only the first time."""
    return [
        {
            "id": f"{AGAIN_PREFIX}{position.turn}-{number}",
            "text": words("hint-aim-stops", told=phrase_for_seat(position, position.player, threat.phrase)),
            "shows": "threats",
        }
        for number, threat in enumerate(each for each in threats if each.wins)
    ]


def _sentences(keys: Iterable[str], args: Args, words: Speaker) -> Iterator[dict[str, str]]:
    for key in (each for about in dict.fromkeys(keys) for each in (about, f"{about}-more")):
        if can_say(f"prompt-first-{key}", words.language, words.game):
            shows = {"shows": "threats"} if key.startswith(THREAT_PREFIX) else {}
            if text := words.say(Phrase(f"prompt-first-{key}", args)):
                yield {"id": key, "text": text, **shows}


def first_game(game: Game, options: Mapping[str, Value], language: Language) -> Json:
    """What somebody who plays it for the first time is offered: what it is about, its first lesson, a guide."""
    words = Speaker(language, game)
    lesson = next(iter(lessons_of(game)), None)
    return {
        "title": words("page-first-title"),
        "goal": game_opening(game, language, {**ANY_TABLE, **options}).get("goal", ""),
        "tie": tie_help(game, options, language),
        "lesson": f"/learn/{game.name}/lessons/{lesson.id}" if lesson else "",
    }
