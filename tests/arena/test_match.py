"""What can be played, and what is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from preau.arena import game as games
from preau.arena.game import GameTask, play_game
from preau.arena.match import Match, bots_text, parse_bots
from preau.bots import BadBot, BadBudget, Budget, NothingToChoose
from preau.games import registry
from preau.games.api import Refused
from preau.play.record_reader import read
from tests.arena.conftest import match_of


@pytest.mark.parametrize(
    ("bots", "more", "code"),
    [
        (["nobody"], {}, "bad_bot"),
        (["99"], {}, "bad_bot"),
        (["cmd:"], {}, "bad_bot"),
        (["cmd:./no-such-program-here"], {}, "bad_bot"),
        (["cmd:'unfinished"], {}, "bad_bot"),
        ([], {}, "bad_arena"),
        (["random"], {"seconds": 0.0}, "bad_budget"),
        (["random"], {"seconds": float("nan")}, "bad_budget"),
        (["random"], {"simulations": -1}, "bad_budget"),
        (["random"], {"seed": -1}, "bad_arena"),
        (["random"], {"seed": 10**20}, "bad_arena"),
        (["random"], {"players": 9}, "bad_option"),
        (["random"], {"options": {"tallest": "99"}}, "bad_option"),
        (["random"], {"options": {"players": "3"}, "players": 2}, "bad_option"),
        (["random"], {"options": {"seed": "3"}}, "bad_arena"),
        (["random", "1"], {"near": 0}, "bad_arena"),
        (["random", "1"], {"near": 2}, "bad_arena"),
    ],
)
def test_refusals(bots: list[str], more: dict[str, Any], code: str) -> None:
    """A match that cannot be played is refused before the first game."""
    with pytest.raises(Refused) as refused:
        Match.of(registry.game("nim"), bots, **more)
    assert refused.value.code == code
    assert refused.value.phrase.key not in str(refused.value)


def test_kinds_of_refusals() -> None:
    """An unknown level and a budget of no time at all are the bots' own refusals."""
    with pytest.raises(BadBot, match="12"):
        match_of("nim", "12")
    with pytest.raises(BadBudget, match=r"not 0\.0\.$"):
        match_of("nim", "random", seconds=0.0)
    with pytest.raises(BadBudget, match=r"or simulations\.$"):
        Budget()


def test_a_finished_position_has_nothing_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is over before it begins is refused, not counted."""
    match = match_of("nim", "random")
    position = match.start(0)
    while not position.over:
        position = position.apply(position.legal()[0])
    monkeypatch.setattr(Match, "start", lambda *_: position)
    with pytest.raises(NothingToChoose):
        play_game(GameTask(match, 0))


def test_bots_as_typed() -> None:
    """Bots are separated by commas; a command with a comma stands in quotation marks."""
    assert parse_bots(["3,5", 'random, cmd:./mybot -x "a b"']) == ["3", "5", "random", 'cmd:./mybot -x "a b"']
    assert parse_bots(['1,"cmd:./mybot a,b"']) == ["1", "cmd:./mybot a,b"]
    for bots in (["3", "cmd:./mybot a,b"], ["cmd:./x", "random"]):
        assert parse_bots([bots_text(bots)]) == bots


@pytest.mark.parametrize("game", registry.names())
def test_games_are_repeatable(game: str) -> None:
    """The same match gives the same games, with records that are sound and name the bots."""
    match = match_of(game, "random")
    first, again = play_game(GameTask(match, 3, "2026-05-31")), play_game(GameTask(match, 3, "2026-05-31"))
    assert first.record == again.record
    assert read(first.record).names == match.seats(3)
    assert first.result.winners == again.result.winners
    assert sum(first.result.decisions) == len(read(first.record).history)
    assert play_game(GameTask(match, 4)).record != first.record


@pytest.mark.parametrize(
    ("bots", "seconds", "waited"),
    [("67", None, True), ("15", None, False), ("67", 0.01, False), (["random", "greedy"], None, False)],
)
def test_bots_that_would_see_less_uncompiled_wait(
    monkeypatch: pytest.MonkeyPatch, bots: Sequence[str], seconds: float | None, waited: bool
) -> None:
    """Who looks for wins by force does, and so plays the same game in every process; not by the clock."""
    asked = []
    monkeypatch.setattr(games, "warm_up", lambda game, *, wait: asked.append((game.name, wait)))
    monkeypatch.setattr(games, "MOST_GAME_DECISIONS", 1)
    play_game(GameTask(match_of("cerocle", *bots, seconds=seconds), 0))
    assert asked == ([("cerocle", True)] if waited else [])


def test_lots_are_drawn_anew_each_round() -> None:
    """Bots that change seats play the same schoolyard; the next round has another."""
    match = match_of("recess", "random", players=3, layout="random")
    layouts = [match.start(number).options["layout"] for number in range(6)]
    assert len(set(layouts[:3])) == len(set(layouts[3:])) == 1
    assert layouts[0] != layouts[3]


def test_commands_say_the_match() -> None:
    """The command of a match is what would be typed, and names nothing of this machine."""
    match = Match.of(registry.game("nim"), ["random", "1"], options={"tallest": "4"}, seed=3, seconds=0.5, near=1)
    assert match.command(8) == (
        "preau arena nim --bots random,1 --games 8 --players 2 --seed 3 --options tallest=4 --seconds 0.5 --near 1"
    )
