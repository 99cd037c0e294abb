"""Words: four languages that say the same, and a module that never fails to say something."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import preau
from preau.games import registry
from preau.games.api import Args, Phrase
from preau.games.recess.text import phrases as recess_phrases
from preau.words import LANGUAGES, Language, say
from preau.words.catalogue import INTERFACE, RULES, message_ids, word_files
from tests.support import shelf

PACKAGES = [INTERFACE, *(game.package for game in shelf())]
OURS = [package for package in PACKAGES if package.split(".")[0] == "preau"]
FILES = [
    (package, name) for package in OURS for name in (*word_files(package, "en"), *word_files(package, "en", rules=True))
]
OTHERS: list[Language] = [language for language in LANGUAGES if language != "en"]


class Variables(Visitor):
    """Collects the variables that a message mentions, and apart from them those it only chooses a wording by."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.chosen_by: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.chosen_by.add(base(node.selector.id.name))
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(base(node.id.name))


def base(name: str) -> str:
    """`$who_case` asks for a trait of `$who`."""
    return name.split("_", maxsplit=1)[0]


@cache
def entries(package: str, language: str, name: str) -> dict[str, ast.Message | ast.Term]:
    text = (files(package) / "words" / language / f"{name}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"unreadable in {language}/{name}.ftl of {package}: {junk}"
    found = [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]
    names = [("-" if isinstance(entry, ast.Term) else "") + entry.id.name for entry in found]
    twins = {name for name in names if names.count(name) > 1}
    assert not twins, f"twice in {language}/{name}.ftl of {package}: {twins}"
    return dict(zip(names, found, strict=True))


def variables(entry: ast.Message | ast.Term) -> Variables:
    visitor = Variables()
    visitor.visit(entry)
    return visitor


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("package", "file"), FILES)
def test_languages_agree(package: str, file: str, language: str) -> None:
    """Every language has the same messages as English, and shows the same variables."""
    english, other = entries(package, "en", file), entries(package, language, file)
    messages = {name for name in english if not name.startswith("-")}
    assert messages == {name for name in other if not name.startswith("-")}
    for name in messages:
        wanted, found = variables(english[name]), variables(other[name])
        assert found.shown == wanted.shown, name
        assert found.chosen_by <= wanted.chosen_by | wanted.shown, name


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", [package for package in OURS if package != INTERFACE])
def test_rulebooks_agree(package: str, language: str) -> None:
    """Every rule has the same parts in every language, in the same order."""
    english, other = entries(package, "en", RULES), entries(package, language, RULES)
    assert list(english) == list(other)
    for name, entry in english.items():
        parts = [attribute.id.name for attribute in entry.attributes]
        assert parts == [attribute.id.name for attribute in other[name].attributes], name
        assert set(parts) <= ({"text", "letter", "ruling", "edition"} if "-" in name else {"lead"}), name


@pytest.mark.parametrize("package", PACKAGES)
def test_games_leave_the_interface_its_words(package: str) -> None:
    """No game uses an id of the interface, so that no sentence is said in the wrong words."""
    if package != INTERFACE:
        assert sorted(set(message_ids(package, "en")) & set(message_ids(INTERFACE, "en"))) == []


@pytest.mark.parametrize("package", PACKAGES)
def test_messages_are_written_once(package: str) -> None:
    """No id stands in two files of a package."""
    ids = message_ids(package, "en")
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize(("package", "file"), [(package, file) for package, file in FILES if file != RULES])
def test_a_file_is_named_by_what_its_messages_begin_with(package: str, file: str) -> None:
    """Whoever meets an id knows the file that it is written in."""
    prefix = file.rpartition("/")[2]
    assert [name for name in entries(package, "en", file) if name.split("-")[0] != prefix] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", OURS)
def test_a_folder_of_words_can_be_overlooked(package: str, language: str) -> None:
    """A language has at most fourteen files and folders."""
    assert len(list((files(package) / "words" / language).iterdir())) <= 14


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_the_languages_own(language: Language) -> None:
    """No wording waits for a plural that its language does not have: Japanese knows no `[one]`, only `[1]`."""
    foreign = {"zero", "one", "two", "few", "many"} - Locale(language).plural_form.tags
    for package in OURS:
        for path in word_files(package, language).values():
            assert not re.findall(rf"^ *\[({'|'.join(foreign)})\]", path.read_text("utf-8"), re.MULTILINE), path.name


def test_french_spaces() -> None:
    """French puts an unbreakable space before its tall marks and inside its quotes."""
    for package in OURS:
        for path in (*word_files(package, "fr").values(), *word_files(package, "fr", rules=True).values()):
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                text = line.partition("=")[2] if re.match(r"[a-zA-Z. ]", line) else ""
                assert not re.search(r"\w [;!?»]|« ", text), f"{path.name} of {package}, line {number}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_follows_a_colon(language: Language) -> None:
    """What is told is a sentence: the words before it take it in, or are one themselves."""
    for package in OURS:
        for path in word_files(package, language).values():
            assert not re.findall(r"^.*[:：]\s*\{ \$told.*$", path.read_text("utf-8"), re.MULTILINE), path.name


def test_every_phrase_in_the_code_has_words() -> None:
    """Each message that a room outside the games names in its code exists."""
    known = set(message_ids(INTERFACE, "en"))
    for path in Path(preau.__file__).parent.rglob("*.py"):
        if "games/" in path.as_posix() and path.parent.name != "games":
            continue  # a game's own phrases are checked as they are said, by the conformance suite
        source = path.read_text("utf-8")
        for key in re.findall(r'\b(?:Phrase|help_text|words|speaker|say)\(\s*"([a-z][a-z0-9-]+)"', source):
            assert key in known, f"{path.name} says {key}"


def test_the_old_layout_is_still_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game from outside may have all files side by side: `words/en.ftl`, `words/en.NAME.ftl`."""
    folder = tmp_path / "an_older_game" / "words"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    for name in ("en.ftl", "en.lessons.ftl", "en.rules.ftl", "fr.ftl", "en.txt"):
        (folder / name).write_text(f"said-in-{name.replace('.', '-')} = x\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert message_ids("an_older_game", "en") == ("said-in-en-ftl", "said-in-en-lessons-ftl")
    assert message_ids("an_older_game", "en", rules=True) == ("said-in-en-rules-ftl",)
    assert message_ids("an_older_game", "fr") == ("said-in-fr-ftl",)
    assert message_ids("an_older_game", "ja") == ()


def test_words_in_folders_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Much that is said of one thing may lie in a folder of its own: `words/en/club/lobby.ftl`."""
    folder = tmp_path / "a_large_game" / "words" / "en" / "club"
    folder.mkdir(parents=True)
    (tmp_path / "a_large_game" / "__init__.py").touch()
    (folder / "lobby.ftl").write_text("lobby-open = x\n", "utf-8")
    (folder.parent / "page.ftl").write_text("page-turn = x\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert list(word_files("a_large_game", "en")) == ["club/lobby", "page"]
    assert message_ids("a_large_game", "en") == ("lobby-open", "page-turn")


def test_several_in_a_row() -> None:
    """Squares one after another, as the language writes them; within a sentence as a list."""
    squares: Args = {"squares": ("d4", "e5"), "child": recess_phrases.child(0)}
    recess = registry.game("recess")
    listed = {"en": "d4 and e5", "fr": "d4 et e5", "de": "d4 und e5", "ja": "d4、e5の"}
    chosen = {"en": "d4 or e5", "fr": "d4 ou e5", "de": "d4 oder e5.", "ja": "d4またはe5の"}
    for language in LANGUAGES:
        assert listed[language] in say(Phrase("refusal-leavers-first", squares), language, recess)
        assert chosen[language] in say(Phrase("refusal-timeout", squares), language, recess)


def test_say_never_fails() -> None:
    """A phrase nobody wrote is said by its id and arguments; a language a game lacks is English."""
    assert say(Phrase("no-such-message", {"a": 1})) == "no-such-message a=1"
    nim = registry.game("nim")
    assert say(Phrase("stone", {"stone": "b2"}), "ja", nim) == "the stone b2"
    assert say(Phrase("terminal-play-over"), "ja", nim) == "ゲームは終わりました。"


@pytest.mark.parametrize("number", [10**15, 10**27, -(10**28), 10**400])
@pytest.mark.parametrize("language", LANGUAGES)
def test_say_any_number(language: Language, number: int) -> None:
    """A number that nobody can mean is repeated all the same."""
    said = say(Phrase("server-no-such-move", {"number": number, "high": 3}), language)
    assert str(abs(number)) in re.sub(r"[^0-9]", "", said)


def test_nested_phrases() -> None:
    """A phrase among the arguments is said first, in the same language."""
    why = Phrase("input-record-no-seat", {"seat": "9", "players": 2})
    assert say(Phrase("input-record-line", {"line": 1200, "why": why}), "de") == (
        "Zeile 1200: In einer Partie mit 2 Spielern gibt es keinen Platz 9."
    )


def test_no_invisible_marks() -> None:
    """Sentences hold no direction marks, which would spoil comparing and pasting."""
    text = say(Phrase("input-unknown-game", {"name": "x", "allowed": "y"}))
    assert not set(text) & set("\u2066\u2067\u2068\u2069")


def test_a_phrase_speaks_english_by_itself() -> None:
    """`str` of a phrase needs no set-up, also of a game's own."""
    assert str(Phrase("terminal-play-over")) == "The game is over."
    assert str(Phrase("gone", {"stone": "a1"})) == "The stone a1 has already been taken."
