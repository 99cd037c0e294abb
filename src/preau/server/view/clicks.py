"""Clicks: the legal moves as a trie for the page to walk, and the reason why a click is none of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from preau.games.api import Click, Game, MoveRefused, NotationError, Phrase, Position
from preau.games.scene import Scene, Sign
from preau.play.click_path import label, phrase_within
from preau.server.view.board import badge, first_scene, scene_of
from preau.server.view.names import phrase_for_seat
from preau.server.work_queue import breathe
from preau.teach.why import recollect_refusal
from preau.words import Language, Speaker, can_say, say
from preau.words.text import capitalise

# The next clicks, each with another trie or with the move's text; under ABOUT what the choice is about.
Trie: TypeAlias = dict[str, Any]
ABOUT = ""  # no click has an empty id
SEVERAL = "several"  # the sign of a click that can mean several things: the next one tells which

MOST_TRIED = 12  # moves made up to be refused


def click_trie(clicks: Iterable[Click]) -> Trie:
    root: Trie = {}
    for click in clicks:
        node = root
        for step in click.path[:-1]:
            node = node.setdefault(step, {})
        node.setdefault(click.path[-1], click.move)
    return root


@lru_cache(maxsize=64)
def guided_clicks(position: Position, language: Language) -> tuple[Trie, tuple[str, ...]]:
    """The trie with what each choice asks for, as the number of a sentence, and the sentences."""
    root = click_trie(clicks_of(position))
    signs = _signs_at(clicks_of(position))
    sentences: dict[str, int] = {}
    told: dict[Any, int] = {}  # most phrases occur often, and saying one takes long
    for path, node in _branches(root):
        breathe()
        phrase = phrase_for_seat(position, position.player, position.prompt(path))
        same = _same_words(phrase)
        if same not in told:
            told[same] = sentences.setdefault(say(phrase, language, position.game), len(sentences))
        node[ABOUT] = {"ask": told[same], **_sign_keys(signs.get(path, {}))}
    return root, tuple(sentences)


def _branches(node: Trie, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Trie]]:
    for click, after in node.items():
        if isinstance(after, dict):
            yield from _branches(after, (*path, click))
    yield path, node


def _signs_at(clicks: Iterable[Click]) -> dict[tuple[str, ...], dict[str, set[str]]]:
    """For each beginning of a path, what the next clicks would do."""
    found: dict[tuple[str, ...], dict[str, set[str]]] = {}
    for click in clicks:
        for place, (step, sign) in enumerate(zip(click.path, click.signs, strict=False)):
            found.setdefault(click.path[:place], {}).setdefault(step, set()).add(sign)
    return found


def _sign_keys(signs: dict[str, set[str]]) -> dict[str, Any]:
    """The sign that most next clicks have, and those of the others; one of several meanings has a sign of its own."""
    single = {step: SEVERAL if len(found) > 1 else next(iter(found)) for step, found in signs.items()}
    if not any(single.values()):
        return {}
    usual = Counter(single.values()).most_common(1)[0][0]
    others = {step: sign for step, sign in single.items() if sign != usual}
    return {"sign": usual, **({"signs": others} if others else {})}


def sign_legend(game: Game, language: Language) -> dict[str, dict[str, str]]:
    """The signs of a game: what each means, in words and as a picture."""
    words = Speaker(language, game)
    found = {sign.name: _sign_told(game, sign, words) for sign in first_scene(game.name).signs}
    return {**found, SEVERAL: {"text": words("page-sign-several"), "icon": badge(game.name, "more", "ink")}}


def board_legend(position: Position, language: Language) -> tuple[dict[str, str], ...]:
    """What the board shows by pictures: the game's own legend, or the signs of choices."""
    words, pictures = Speaker(language, position.game), scene_of(position).pictures
    own = [_sign_told(position.game, sign, words) for sign in pictures]
    return tuple(own or sign_legend(position.game, language).values())


def _sign_told(game: Game, sign: Sign, words: Speaker) -> dict[str, str]:
    return {
        "text": words.say(sign.phrase),
        "icon": badge(game.name, sign.glyph, "ink"),
        **({"when": words.say(sign.when)} if sign.when else {}),
    }


def _same_words(phrase: Phrase) -> tuple[Any, ...]:
    """Equal for phrases that say the same."""
    return phrase.key, *(
        (name, _same_words(value) if isinstance(value, Phrase) else value) for name, value in phrase.args.items()
    )


@lru_cache(maxsize=64)
def clicks_of(position: Position) -> tuple[Click, ...]:
    breathe()
    return tuple(position.clicks())


def button_labels(position: Position, scene: Scene, language: Language) -> dict[str, str]:
    """The words on the buttons: of all clicks that are nowhere on the board."""
    return {each: say(phrase, language, position.game) for each, phrase in _buttons(position, scene).items()}


def button_titles(position: Position, scene: Scene, language: Language) -> dict[str, str]:
    """What the buttons mean whose words are short, where the game says more: `click-NAME.about`."""
    phrases = {each: Phrase(f"{told.key}.about", told.args) for each, told in _buttons(position, scene).items()}
    known = {each: told for each, told in phrases.items() if can_say(told.key, language, position.game)}
    return {each: say(told, language, position.game) for each, told in known.items()}


def _buttons(position: Position, scene: Scene) -> dict[str, Phrase]:
    on_board = {cell.id for cell in scene.cells} | {piece.id for piece in scene.pieces}
    ids = dict.fromkeys(each for click in clicks_of(position) for each in click.path if each not in on_board)
    return {each: label(scene, each) for each in ids}


def click_refusal(
    position: Position, path: Sequence[str], scene: Scene, language: Language, turn: Sequence[str] | None = None
) -> dict[str, Any]:
    """Why a click cannot be chosen: the rule that refuses the move it would make, as far as one can be made up.

    Such a move is a legal one of the same shape that goes somewhere else, with that place's name replaced. `turn` has
    the moves of the running turn, where all of them are known.
    """
    if position.over:
        over = say(Phrase("page-over"), language, position.game)
        return {"code": "game_over", "message": over, "rule": None, "squares": [], "obvious": True}
    refused = _refusal(position, path, scene)
    if refused is not None:
        phrase = refused.phrase if turn is None else recollect_refusal(position.game.package, refused.phrase, turn)
        phrase = _as_pointed_at(phrase)
        message = say(phrase_for_seat(position, position.player, phrase), language, position.game)
        open_now = _next_clicks(position, path[:-1])
        squares = [square for square in refused.squares if square not in open_now] or [path[-1]]
        obvious = refused.phrase.key in position.game.obvious
        return {
            "code": refused.code, "message": message, "rule": refused.rule, "squares": squares, "obvious": obvious,
        }  # fmt: skip
    named = phrase_for_seat(position, position.player, label(scene, path[-1]))
    on_board = {cell.id for cell in scene.cells} | {piece.id for piece in scene.pieces}
    offered = _next_clicks(position, path[:-1])
    buttons = offered and not on_board & offered
    key = "page-decide-first" if buttons else "page-cannot-choose-next" if len(path) > 1 else "page-cannot-choose"
    words = Speaker(language, position.game)
    said = words(key, what=phrase_within(named))
    said = said if said[1:2].isdigit() else capitalise(said)  # a square is called e4, at the beginning too
    asked = phrase_for_seat(position, position.player, position.prompt(path[:-1]))
    message = words.sentences((said, words.say(asked) if offered else ""))  # of a whole move nothing more is asked
    return {"code": "illegal", "message": message, "rule": None, "squares": [path[-1]], "obvious": True}


def _as_pointed_at(refusal: Phrase) -> Phrase:
    """A refusal of what nobody has written: nothing is said of how to write it."""
    return Phrase(refusal.key, {**refusal.args, "typed": "no"}) if "typed" in refusal.args else refusal


def _next_clicks(position: Position, path: Sequence[str]) -> set[str]:
    """What can be chosen after these clicks."""
    at = len(path)
    return {click.path[at] for click in clicks_of(position) if click.path[:at] == tuple(path) and len(click.path) > at}


def _refusal(position: Position, path: Sequence[str], scene: Scene) -> MoveRefused | None:
    """The refusal that says most: one that cites a rule and shows squares, none of which would be chosen only later."""
    best: tuple[int, MoveRefused] | None = None
    for text, later in _made_up_moves(position, path, scene).items():
        refused = _find_refusal(position, text)
        if refused is None or later.intersection(refused.squares):  # the latter is about what nobody has chosen
            continue
        worth = bool(refused.rule) + bool(refused.squares)
        if best is None or worth > best[0]:
            best = (worth, refused)
    return best[1] if best else None


def _find_refusal(position: Position, text: str) -> MoveRefused | None:
    """What the rules say against a move, if it is one; the other way round where it is written so."""
    try:
        position.parse(text)
    except NotationError as wrong:
        ordered = wrong.phrase.args.get("ordered")
        return _find_refusal(position, ordered) if isinstance(ordered, str) and ordered != text else None
    except MoveRefused as refused:
        return refused
    return None


def _made_up_moves(position: Position, path: Sequence[str], scene: Scene) -> dict[str, set[str]]:
    """Moves with what was clicked in them, and the places in them that were made up besides."""
    *before, clicked = path
    owner = next((piece.owner for piece in scene.pieces if piece.id == clicked), None)
    foreign = not before and owner not in {None, position.player}  # no move begins with it, but with its place
    cells = {piece.id: piece.cell for piece in scene.pieces}
    on_board = {cell.id for cell in scene.cells} | set(cells)
    goal = cells.get(clicked, clicked)
    tried: dict[str, set[str]] = {}
    for click in clicks_of(position):
        if list(click.path[: len(before)]) != before or len(click.path) <= len(before):
            continue
        place = click.path[len(before)]
        if (foreign and place in cells) or place not in on_board:  # a button's move is of another kind
            continue
        for old, new in ((place, goal), (_name(scene, place), "" if foreign else _name(scene, clicked))):
            if old and new and old != new and old in click.move:
                tried[new.join(click.move.rsplit(old, 1))] = set(click.path[len(before) + 1 :]) - {goal}
        if len(tried) >= MOST_TRIED:
            break
    return tried


def _name(scene: Scene, thing: str) -> str:
    """What moves call a piece: its label."""
    return next((piece.label for piece in scene.pieces if piece.id == thing), "")
