"""Every rule can be found in the code that obeys it, by its number."""

from __future__ import annotations

import re
from pathlib import Path

import preau.games.cerocle.rules
from preau.games.cerocle import GAME
from preau.words.rulebook import rulebook

RULES = Path(preau.games.cerocle.rules.__file__).parent


def test_every_rule_of_the_book_is_named_in_the_rules() -> None:
    """The number of each rule stands in the folder `rules`, and no number there is one that the book does not have."""
    in_book = {rule.number for rule in rulebook(GAME) if rule.text}
    in_code = {
        number for path in RULES.glob("*.py") for number in re.findall(r"\bC\d+\.\d+\b", path.read_text("utf-8"))
    }
    assert len(in_book) == 30
    assert in_code == in_book
