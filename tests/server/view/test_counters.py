"""What stands beside the seats, and the legend: pictures, numbers and what they mean."""

from __future__ import annotations

import pytest

from preau.server.view.table import render_table
from preau.words import LANGUAGES, Speaker
from tests.games.cerocle.positions import position as cerocle_position
from tests.games.cerocle.positions import relocating
from tests.server.house import House, opened
from tests.server.view.tables import table_at


def test_the_page_has_the_legend(house: House) -> None:
    """Under the rules of a table: each sign, and when it is seen where that is not from the start."""
    guest = house.guest()
    page = guest.get(f"/t/{opened(guest, game='cerocle', mode='same_screen')['id']}").text
    assert "exchange with this piece (when you have made a line of five)" in page
    assert "place a piece</span>" in page
    told = [
        "brown pieces",
        "green pieces",
        "neutral piece, which belongs",
        "place a piece",
        "exchange the two linked pieces",
    ]
    assert sorted(told, key=page.index) == told, "first what lies on the board, then what comes first in a game"
    legend = page.partition('class="legend"')[2].partition("</details>")[0]
    assert "several things are possible" not in legend, "nothing here means several things"
    three = guest.get(f"/t/{opened(guest, game='cerocle', mode='same_screen', options={'players': 3})['id']}").text
    assert "white pieces" in three
    assert "neutral piece, which belongs" not in three


def test_a_picture_with_a_number_has_a_caption(house: House) -> None:
    """The ringed piece is not known yet: beside its number stands what it is; with three players it is White's own."""
    guest = house.guest()
    page = guest.get(f"/t/{opened(guest, game='cerocle', mode='same_screen')['id']}").text
    assert page.count('class="counter-what" aria-hidden="true">neutral<') == 2
    three = guest.get(f"/t/{opened(guest, game='cerocle', mode='same_screen', options={'players': 3})['id']}").text
    assert "counter-what" not in three


@pytest.mark.parametrize(("players", "most"), [(2, 4), (4, 2), (3, 1)])
def test_what_was_taken_says_how_much_may_be(players: int, most: int) -> None:
    """C6.1, C6.5: with three players of each opponent, whose pieces are counted apart."""
    position = cerocle_position(players=players, taken=[["green" if players == 3 else "white"], *[[]] * (players - 1)])
    counter = position.scene().seats[0].counters[-1]
    assert (counter.most, counter.idle) == (most, True), "who places takes nothing in this turn"
    endings = (f"(at most {most})", f"({most} au plus)", f"(höchstens {most})", f"（最大{most}個）")
    for language, told in zip(LANGUAGES, endings, strict=True):
        assert Speaker(language, position.game).say(counter.phrase).endswith(told)
    table = table_at(str(position), "cerocle")
    assert f'<span aria-hidden="true">1/{most}</span>' in render_table(table, "en", (0,))["parts"]["seats"]


def test_a_counter_that_the_turn_can_change_is_not_idle() -> None:
    """C3.2: whoever has nothing in reserve may take."""
    assert not relocating(taken=[["white"], [], [], []]).scene().seats[0].counters[-1].idle
