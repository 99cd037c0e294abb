"""The house stays in order: folders that can be taken in at a glance, names that say one thing."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import preau

HOUSE = Path(preau.__file__).parent
ROOT = Path(__file__).parents[1]
BESIDE = [path for folder in ("tests", "bench") for path in (ROOT / folder).rglob("*")]  # what is in no room
MODULES = sorted(HOUSE.rglob("*.py"))
MOST_FILES = 14
MOST_LINES = 400
LONG_BY_NATURE = "oracle"  # a second reading of a whole law, each in one file, as slow and plain as can be
CODE = {".py", ".js", ".css", ".ftl", ".html"}

NOUNS_IN_ING = {
    "rating",  # a number
}

IRREGULAR = (
    "begun bound chosen drawn forgotten found given gone grown heard held kept known left lost made meant risen said "
    "seen sent shown spent spoken taken told won written"
)
NO_PARTICIPLES = {
    "bound": "a goal's upper bound",
    "everything": "a noun",
    "feed": "a noun: a calendar's",
    "forced": "what every fast core calls it",
    "meaning": "a noun: what a variant means",
    "ranking": "a noun: the moves, best first",
    "rated": "a question about a game, as `over` is",
    "rating": "a noun: a number",
    "ring": "a noun and a verb",
}

SHARED_NAMES = {
    "Effects": "each game's `apply` has its own: where it notes what happens by itself",
    "Move": "to the contract it is anything; Recess! has one of its own",
    "Refusal": "each game has its own: why a move is not legal, with the squares as its rules hold them",
    "Win": "each game has its own goal of that name, as `teach` asks for it by its kind",
    "Setup": "each game has its own: what does not change while it is played",
}


def inside(path: Path) -> str:
    return str(path.relative_to(HOUSE if path.is_relative_to(HOUSE) else ROOT))


def test_folders_are_small() -> None:
    """No folder of code has more than fourteen files, the package's own first page not counted."""
    files: dict[Path, int] = defaultdict(int)
    for path in [*HOUSE.rglob("*"), *BESIDE]:
        if path.suffix in CODE and path.name != "__init__.py":
            files[path.parent] += 1
    assert {inside(folder): count for folder, count in files.items() if count > MOST_FILES} == {}


def test_packages_say_what_never_goes_in() -> None:
    """The first page of every package says what is in it, and in its last sentence what never goes in."""
    missing = []
    for path in MODULES:
        if path.name == "__init__.py":
            said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
            last = re.split(r"(?<=\.)\s+(?=[A-Z])", said)[-1]
            if not re.search(r"\b(never\b|(no|nothing)\b.*\bhere\b)", last, re.IGNORECASE | re.DOTALL):
                missing.append(inside(path.parent))
    assert missing == []


def test_files_are_short() -> None:
    """A file over 400 lines is two ideas."""
    files = [path for path in [*HOUSE.rglob("*"), *BESIDE] if path.suffix in CODE]
    ours = [path for path in files if not {"vendor", LONG_BY_NATURE} & set(path.parts)]
    lines = {inside(path): len(path.read_text("utf-8").splitlines()) for path in ours}
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}


def test_files_are_nouns() -> None:
    """No module is named by a gerund, which says the mood and not the thing."""
    assert [inside(path) for path in MODULES if path.stem.endswith("ing") and path.stem not in NOUNS_IN_ING] == []


def test_functions_are_not_participles() -> None:
    """A function is verb and object, or what it answers with; `told` and `naming` leave open who does what."""
    functions = {
        (node.name, inside(path))
        for path in MODULES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    bare = {
        (name.strip("_"), where)
        for name, where in functions
        if re.fullmatch(r"[a-z]+(ed|ing)", name.strip("_")) or name.strip("_") in IRREGULAR.split()
    }
    assert sorted((name, where) for name, where in bare if name not in NO_PARTICIPLES) == []
    assert {name for name, _ in bare} == set(NO_PARTICIPLES)


LATE_BY_RULE = ("cli/", "__init__.py")  # commands and the front door: their first pages say why


def test_late_imports_have_their_reason() -> None:
    """An import inside a function buys something; beside it, or above it, stands what."""
    bare = []
    for path in MODULES:
        lines = path.read_text("utf-8").splitlines()
        late = {
            node.lineno
            for function in ast.walk(ast.parse("\n".join(lines)))
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
            for node in ast.walk(function)
            if isinstance(node, ast.Import | ast.ImportFrom)
        }
        first = [line for line in sorted(late) if line - 1 not in late]  # those below it are there for the same
        if not inside(path).startswith(LATE_BY_RULE):
            bare += [f"{inside(path)}:{each}" for each in first if "#" not in lines[each - 1] + lines[each - 2]]
    assert bare == []


WORDS_OF_NO_THING = (
    "AGAIN ALWAYS CLOSE FEW LATE LATER LEAST LEFT LONG LONGEST MANY MOST NARROW NEAR NEVER NOW OFTEN ONCE RIGHT ROOMY "
    "SHORT SHORTEST SOON TALL TINY TOGETHER YOUNG"
)
SCRIPT_NUMBER = re.compile(r"^(?:export )?const ([A-Z][A-Z0-9_]*) = -?[0-9]", re.MULTILINE)


def numbers_named_in(path: Path) -> Iterator[str]:
    """The constants of a module or a script that are numbers."""
    text = path.read_text("utf-8")
    if path.suffix == ".js":
        yield from SCRIPT_NUMBER.findall(text)
        return
    for node in ast.parse(text).body:
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                pairs = list(zip(names, values, strict=True))
            case ast.Assign(targets=[name], value=value) | ast.AnnAssign(target=name, value=ast.expr() as value):
                pairs = [(name, value)]
            case _:
                continue
        yield from (ast.unparse(name) for name, value in pairs if re.match(r"-?[0-9]", ast.unparse(value)))


def test_numbers_say_what_they_count() -> None:
    """No number is called by a word that names no thing: `LATER` leaves open what is later, and in which unit."""
    scripts = [path for path in HOUSE.rglob("*.js") if "vendor" not in path.parts]
    bare = [
        (inside(path), name)
        for path in MODULES + scripts
        for name in numbers_named_in(path)
        if set(name.strip("_").split("_")) <= set(WORDS_OF_NO_THING.split())
    ]
    assert bare == []


def types_named_in(path: Path) -> Iterator[str]:
    """The classes of a module and the other names that it gives to types, without the underscore of its own ones."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name):
                yield name.strip("_")
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias")):
                yield name.strip("_")
    for node in tree.body:
        match node:
            case ast.Assign(value=ast.Call(func=ast.Name(id="TypeVar" | "ParamSpec"))):
                pass
            case ast.Assign(targets=[ast.Name(id=name)]) if re.fullmatch(r"_?[A-Z]\w*[a-z]\w*", name):
                yield name.strip("_")


def test_names_of_types_mean_one_thing() -> None:
    """No class or other type has the name of another, but for those with a reason."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in MODULES:
        for name in types_named_in(path):
            found[name].append(inside(path))
    assert {name: places for name, places in found.items() if len(places) > 1 and name not in SHARED_NAMES} == {}
    assert all(len(found[name]) > 1 for name in SHARED_NAMES)
