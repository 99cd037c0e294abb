"""What moves of any game must keep."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from preau.games.api import Game, GameOver, IllegalMove, MoveRefused, NotationError
from preau.testing.fuzz import fuzz
from preau.testing.random_games import GameVariant, positions, random_game
from preau.testing.sentences import check_said
from preau.words import find_rule


def _letters(game: Game) -> str:
    """The characters that the game's moves are written with."""
    texts = (position.text(move) for position in positions(GameVariant(game.name)) for move in position.legal())
    return "".join(sorted({" ", "-", *"".join(texts)}))


class MoveTests:
    """What can be played is told in words; what cannot is refused by a rule."""

    def test_effects_and_moves_are_told(self, variant: GameVariant) -> None:
        """Every move and every effect of a game has words in all its languages, and the effect a rule of the book."""
        game = variant.start().game
        history = random_game(variant)
        seen: set[str] = set()
        for step in history.steps:
            for effect in step.effects:
                if effect.phrase.key not in seen:
                    seen.add(effect.phrase.key)
                    check_said(effect.phrase, game)
                    assert find_rule(game, effect.rule).text
        for position in positions(variant):
            for move in position.legal():
                check_said(position.describe(move), game)

    def test_moves_of_other_moments_are_refused_by_rule(self, variant: GameVariant) -> None:
        """A move of another moment is refused now, with a rule of the book and squares on the board."""
        chance = random.Random(str(variant))
        samples = positions(variant, 16)
        texts = sorted({position.text(move) for position in samples for move in position.legal()})
        for position in samples:
            cells = {cell.id for cell in position.scene().cells}
            legal = {position.text(move) for move in position.legal()}
            for text in chance.sample(texts, min(60, len(texts))):
                if text in legal:
                    continue
                expected = GameOver if position.over else IllegalMove
                with pytest.raises(expected) as caught:
                    position.play(text)
                check_said(caught.value.phrase, position.game)
                assert repr(text) in str(caught.value)
                assert str(position) in str(caught.value)
                if isinstance(caught.value, IllegalMove):
                    assert caught.value.rule is not None
                    assert find_rule(position.game, caught.value.rule).text
                    assert set(caught.value.squares) <= cells

    def test_moves_can_be_written_in_records(self, variant: GameVariant) -> None:
        """A move's text is one line without blanks at its ends, and without the marks that records use."""
        for position in positions(variant):
            for move in position.legal():
                text = position.text(move)
                assert text == text.strip() != ""
                assert text.isprintable()
                assert not set(text) & set(";#")
                assert text != "timeout"

    @fuzz
    @given(data=st.data(), at=st.integers(0, 11))
    def test_fuzzed_moves_are_refused(self, game: Game, data: st.DataObject, at: int) -> None:
        """Any text at all is a legal move or is refused as one of the three kinds, in words."""
        samples = positions(GameVariant(game.name))
        position = samples[at % len(samples)]
        text = data.draw(st.one_of(st.text(max_size=12), st.text(_letters(game), max_size=12)))
        try:
            position.play(text)
        except MoveRefused as refused:
            assert isinstance(refused, NotationError | IllegalMove | GameOver)
            assert isinstance(refused, GameOver) == position.over
            check_said(refused.phrase, position.game)

    def test_timeouts(self, game: Game) -> None:
        """A timed game takes the timer's event or refuses it by a rule, and ends it with the game; others know none."""
        for position in positions(GameVariant(game.name)):
            if not position.game.timed:
                with pytest.raises(NotImplementedError):
                    position.timeout()
                continue
            try:
                after, effects = position.timeout()
            except GameOver:
                assert position.over
            except IllegalMove as refused:
                assert refused.rule is not None
                check_said(refused.phrase, position.game)
            else:
                assert after != position
                for effect in effects:
                    check_said(effect.phrase, position.game)
