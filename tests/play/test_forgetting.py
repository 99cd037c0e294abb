"""Who leaves is taken out of the log, and the game stays."""

from __future__ import annotations

from preau.play.commands import Adopt, Rename, Say, Sit
from preau.play.events import Forgotten, from_json, guests_in, to_json
from preau.play.fold import fold
from preau.play.forget import forget, ids_of
from tests.play.hop import GAME
from tests.play.sitting import Sitting


def test_nothing_of_the_person_is_left() -> None:
    """Neither an id, nor a name, nor a word; what others said and are called stays."""
    sitting = Sitting("pp")
    sitting.do(Say(1, "", "see you at my place", "g1"))
    sitting.do(Say(0, "", "fine", "g0"))
    sitting.do(Rename(1, "Zoé", "cat", "g1"))
    sitting.do(Adopt("g1", "zoe"))
    sitting.do(Say(None, "Zoé too", "still me", "zoe"))
    less = forget(sitting.log, "zoe", "ghost")
    text = " ".join(str(to_json(event)) for event in less)
    assert not any(word in text for word in ("name1", "Zoé", "zoe", "g1", "cat", "my place", "still me"))
    assert "fine" in text
    assert "name0" in text
    table = fold(less, GAME)
    assert [seat.name for seat in table.seats] == ["name0", ""]
    assert table.seats_of("ghost") == (1,)


def test_all_ids_of_a_person() -> None:
    """A guest who became an account is the same person; others are not."""
    sitting = Sitting("pp", public=True, sit=False)
    sitting.do(Sit(0, "g0", "A"))
    sitting.do(Adopt("g0", "ann"))
    sitting.do(Sit(1, "g1", "B"))
    sitting.do(Adopt("g1", "ann"))
    assert ids_of(sitting.log, "ann") == ["ann", "g1", "g0"]
    assert ids_of(sitting.log, "g0") == ["g0"]
    assert sitting.table.seats_of("ann") == (0, 1)
    assert sitting.table.created.by == "ann"
    named_after = {each for event in forget(sitting.log, "ann", "x") for each in guests_in(event)}
    assert named_after == {"x", "x.1", "x.2"}


def test_a_waiting_table_has_its_seat_free_again() -> None:
    """Nobody waits for who will not come."""
    sitting = Sitting("pp", public=True, sit=False)
    sitting.do(Sit(1, "g1", "B"))
    table = fold([*forget(sitting.log, "g1", "ghost"), Forgotten(sitting.now, "ghost")], GAME)
    assert table.seats[1].holder is None
    assert table.seats[1].name == ""
    assert table.status == "waiting"


def test_an_older_log_can_be_read() -> None:
    """What was said before logs noted by whom."""
    old = {"type": "said", "at": 1, "seat": 0, "name": "A", "text": "hi"}
    assert to_json(from_json(old)) == old | {"by": None, "key": ""}
