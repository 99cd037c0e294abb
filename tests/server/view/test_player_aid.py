"""The player aid: on paper the usual rules, at a table what applies there."""

from __future__ import annotations

import pytest

from preau.games import registry
from preau.games.api import Value
from preau.server.view.player_aid import aid_sections
from preau.words import LANGUAGES, Language
from tests.server.house import House, opened

UNSAID = {"layout", "side"}  # the board itself, which everybody sees


def lines(game: str, language: Language, **options: Value) -> list[str]:
    """All lines of the aid, as a table with these options reads it; without any, as it is printed."""
    found = registry.game(game)
    played = {option.name: options.get(option.name, option.default) for option in found.options} if options else {}
    sections = aid_sections(found, language, played) if options else aid_sections(found, language)
    assert all(section["lines"] for section in sections)
    return [line for section in sections for line in section["lines"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["recess", "cerocle"])
def test_every_option_is_in_the_aid(game: str, language: Language) -> None:
    """A value other than the usual changes a line; the number of players does where it changes the rules."""
    options = [option for option in registry.game(game).options if option.name not in UNSAID]
    for option in options:
        values = option.values or (0, 1, 20)
        said = {value: lines(game, language, **{option.name: value}) for value in (*values, option.default)}
        alike = game == "recess" and option.name == "players"
        assert len({tuple(each) for each in said.values()}) == (1 if alike else len(said)), option.name
        assert not [line for each in said.values() for line in each if "{" in line or not line.strip()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_says_only_what_applies(language: Language) -> None:
    """With three players of Cerocle nobody reads of neutral pieces, but that there are none."""
    neutral = {"en": "eutral", "fr": "neutre", "de": "eutral", "ja": "中立"}[language]
    assert len([line for line in lines("cerocle", language, players=3) if neutral in line]) == 1
    assert len(lines("cerocle", language, players=2)) < len(lines("cerocle", language)), "which speaks to any number"


def test_the_table_reads_its_own_rules(house: House) -> None:
    """The panel of a table is told its options; the sheet to print says whose rules it has."""
    guest = house.guest()
    usual, other = (opened(guest, game="recess", options={"tie": tie})["id"] for tie in ("fewest", "most_loses"))
    loses = "the one with the most children in detention loses (R10.1, R10.2)"
    assert loses in guest.get(f"/t/{other}").text
    assert loses not in guest.get(f"/t/{usual}").text
    assert "This sheet gives the usual rules." in guest.get("/aid/recess").text
