"""What positions of any game must keep."""

from __future__ import annotations

import copy
import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import preau
from preau.games.api import Game, MoveMade, Position, PositionError
from preau.testing.damages import damages
from preau.testing.fuzz import fuzz
from preau.testing.random_games import MOST_DECISIONS, GameVariant, positions, random_game
from preau.testing.sentences import check_said


class PositionTests:
    """Games end, moves lead where they should, positions survive every way of writing them."""

    def test_random_game_ends(self, variant: GameVariant) -> None:
        """A game played at random comes to an end, with an outcome that names seats of the table."""
        history = random_game(variant)
        outcome = history.position.outcome
        assert outcome is not None, f"no end after {MOST_DECISIONS} decisions"
        assert set(outcome.winners) <= set(range(history.start.players))
        assert sorted(outcome.winners) == list(outcome.winners)
        sides = [history.start.game.side_of(seat, history.start.players) for seat in range(history.start.players)]
        winning = {sides[seat] for seat in outcome.winners}
        assert [seat for seat, side in enumerate(sides) if side in winning] == list(outcome.winners)
        assert len(outcome.scores) in (0, history.start.players)
        assert outcome.why
        for effect in outcome.why:
            check_said(effect.phrase, history.start.game)

    def test_legal_moves_are_sorted_and_end_with_the_game(self, variant: GameVariant) -> None:
        """Legal moves differ and come in the order of their texts; there are none exactly when the game is over."""
        for position in positions(variant):
            texts = [position.text(move) for move in position.legal()]
            assert texts == sorted(set(texts))
            assert bool(texts) != position.over
            assert 0 <= position.player < position.players
            assert position.turn >= 1

    def test_parsing_undoes_writing(self, variant: GameVariant) -> None:
        """Every legal move's text is read back as that move."""
        for position in positions(variant):
            for move in position.legal():
                assert position.parse(position.text(move)) == move

    def test_both_doors_lead_to_the_same_position(self, variant: GameVariant) -> None:
        """`apply`, `play` and `make_move` agree, and all leave the position they start from alone."""
        chance = random.Random(str(variant))
        for position in positions(variant):
            before = copy.deepcopy(position.to_json())
            moves = position.legal()
            for move in chance.sample(moves, min(8, len(moves))):
                played, effects = position.play(position.text(move))
                assert position.apply(move) == played
                told = MoveMade(move, position.text(move), position.describe(move), played, effects)
                assert position.make_move(position.text(move)) == told
                assert hash(position.apply(move)) == hash(played)
                assert played != position
            assert position.to_json() == before

    def test_positions_round_trip(self, variant: GameVariant) -> None:
        """A position survives exchange JSON, its line of text and its `repr`, and keeps its legal moves."""
        for position in positions(variant):
            game = position.game
            data = json.loads(json.dumps(position.to_json()))
            assert data == position.to_json()
            text = str(position)
            assert text.split(maxsplit=1)[0] == game.name
            assert text == text.strip()
            assert "\n" not in text
            copies: list[Position] = [game.load(data), game.load(game.read(text)), preau.load(json.dumps(data))]
            copies += [preau.position(text), eval(repr(position), {"preau": preau})]
            for again in copies:
                assert again == position
                assert hash(again) == hash(position)
                assert again.to_json() == data
                assert again.outcome == position.outcome
                assert list(map(again.text, again.legal())) == list(map(position.text, position.legal()))

    def test_options_are_kept(self, variant: GameVariant) -> None:
        """A position stores every option of the table, each with a value that set-up would take, and nothing else."""
        for position in positions(variant, 3):
            assert list(position.options) == [option.name for option in position.game.options]
            assert all(option.valid(position.options[option.name]) for option in position.game.options)
            assert position.to_json()["options"] == dict(position.options)
            assert position.to_json()["game"] == position.game.name
        start = variant.start()
        assert start.game.set_up(start.options) == start

    def test_damaged_positions_are_refused(self, variant: GameVariant) -> None:
        """Exchange JSON with something missing, too much or of another kind, however deep, is refused in words."""
        chance = random.Random(str(variant))
        for position in positions(variant, 4):
            game, data = position.game, position.to_json()
            broken = list(damages(data))
            for damaged in (None, [], "x", {}, {**data, "extra": 1}, *chance.sample(broken, min(150, len(broken)))):
                try:
                    accepted = game.load(damaged)
                except PositionError as error:
                    check_said(error.phrase, game)
                else:  # another possible position, then, and exactly the one that was given, 1 not being 1.0 nor true
                    assert json.dumps(accepted.to_json(), sort_keys=True) == json.dumps(damaged, sort_keys=True)

    @fuzz
    @given(text=st.text(max_size=60))
    def test_fuzzed_positions_are_refused(self, game: Game, text: str) -> None:
        """Any text at all is a position or is refused as none."""
        for line in (text, f"{game.name} {text}"):
            with pytest.raises(PositionError):
                preau.position(line)
        with pytest.raises(PositionError):
            preau.load(text)
