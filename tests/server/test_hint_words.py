"""A hint in words: the move as a move, and a reason that can be seen or says after what it would come."""

from __future__ import annotations

from preau.bots import Candidate
from preau.games import registry
from preau.server.view.hints import hint_view
from preau.words import LANGUAGES, Speaker
from tests.games.recess.yards import form


def test_a_hint_says_the_move_as_a_move_and_why() -> None:
    """From where to where, as the board stands; what could happen only after another move says after which."""
    position = registry.game("recess").load(form("0G1=g8 0B2=a3 1B1=d4", nuns=["k3", "l12"]))
    assert "B2-a6" in [position.text(move) for move in position.legal()]
    thought = [Candidate(move, visits, (0.5, 0.3, 0.2)) for move, visits in (("G1-g11", 9), ("B2-a6", 1))]
    told = hint_view(position, thought, "move", Speaker("en", position.game)).text
    assert told.startswith("What a strong player would do: Move your girl G1 from g8 to g11.")
    look = hint_view(position, thought[:1] * 2, "look", Speaker("en", position.game)).text
    assert "g8 (G1)" in look
    assert "“Show the move”" in look


def test_what_another_move_would_allow_says_after_which() -> None:
    """Nothing of it stands on the board yet, so it is told with the move that leads there."""
    position = registry.game("recess").load(form("0G1=g8 0B2=a3 1B1=e5"))
    thought = [Candidate(move, visits, (0.5, 0.3, 0.2)) for move, visits in (("G1-g11", 9), ("B2-c4", 1))]
    told = {lang: hint_view(position, thought, "move", Speaker(lang, position.game)).text for lang in LANGUAGES}
    assert "Otherwise it could go like this: Red’s boy B2 walks to c4. Then: Blue’s boy B1 can" in told["en"]
    assert all("c4" in text for text in told.values())
    assert "c4" not in hint_view(position, thought, "look", Speaker("en", position.game)).text
