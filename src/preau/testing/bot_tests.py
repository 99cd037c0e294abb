"""What a game brings along for bots and learners, if it does."""

from __future__ import annotations

import pytest

from preau.bots.fast import cores, linker
from preau.bots.judge import evaluation_of, final
from preau.games.threats import threats_of
from preau.testing.random_games import GameVariant, positions
from preau.testing.sentences import check_said
from preau.words import find_rule


class BotTests:
    """Evaluations, threats and the fast core agree with the rules."""

    def test_evaluations_are_shares(self, variant: GameVariant) -> None:
        """If a game has an `evaluation.py`: what each seat can expect, none less than nothing, all of them one win."""
        evaluate = evaluation_of(variant.start().game.package)
        for position in positions(variant) if evaluate else ():
            assert evaluate is not None
            if not position.over:
                shares = evaluate(position)
                assert len(shares) == position.players
                assert min(shares) >= 0
                assert sum(shares) == pytest.approx(1)

    def test_threats_are_sound(self, variant: GameVariant) -> None:
        """If a game has a `threats.py`: of seats that there are, on cells of the scene, in words, by a rule."""
        find = threats_of(variant.start().game.package)
        for position in positions(variant) if find else ():
            assert find is not None
            before = str(position)
            found = find(position)
            assert str(position) == before
            assert not (found and position.over)
            cells = {cell.id for cell in position.scene().cells}
            for threat in found:
                assert threat.seat is None or 0 <= threat.seat < position.players
                assert threat.seat not in threat.against
                assert set(threat.cells) <= cells
                check_said(threat.phrase, position.game)
                assert threat.rule is None or find_rule(position.game, threat.rule).text

    def test_the_fast_core_plays_the_same_game(self, variant: GameVariant) -> None:
        """If a game has a `fast` core: the same moves in the same order, to the same positions and shares."""
        game = variant.start().game
        core = cores.core_of(game)
        assert core is not None or linker.modules_of(game.package) is None, "it cannot be used"
        for position in positions(variant, 6) if core else ():
            assert core is not None
            state, room = core.state(cores.flatten(position)), core.ints(core.MOST_MOVES)
            moves = [int(room[number]) for number in range(core.legal(state, room))]
            assert [cores.text_of(position, move) for move in moves] == list(map(position.text, position.legal()))
            assert core.is_over(state) == position.over
            seats = range(position.players)
            sides = [game.side_of(seat, position.players) for seat in seats]
            mates = [
                [int(core.side_of(state, one)) == int(core.side_of(state, other)) for one in seats] for other in seats
            ]
            assert mates == [[sides[one] == sides[other] for one in seats] for other in seats]
            for move, readable in list(zip(moves, position.legal(), strict=True))[:40]:
                after, expected = core.state(list(state)), position.apply(readable)
                core.apply_move(after, move)
                assert list(after) == cores.flatten(expected)
            if position.over:
                shares = core.floats(core.MOST_PLAYERS)
                core.rewards(state, shares)
                assert tuple(shares[: position.players]) == pytest.approx(final(position))

    def test_learners_are_told_of_every_move_and_piece(self, variant: GameVariant) -> None:
        """If a game lists its `actions`: each once, every legal move's text among them; and its pieces' glyphs."""
        game = variant.start().game
        assert len(set(game.actions)) == len(game.actions)
        for position in positions(variant, 40) if game.actions else ():
            assert {position.text(move) for move in position.legal()} <= set(game.actions)
            assert {piece.glyph for piece in position.scene().pieces} <= set(game.pieces)
