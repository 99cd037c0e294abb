"""Puzzles over HTTP: the first one, the task, the answer and why it is right."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from preau.games import registry
from preau.server.view.lesson import Tried, judge_try, lesson_view
from preau.teach.lessons import find_lesson, lessons_of
from preau.teach.proofs import answer_core, prove
from preau.teach.puzzles import (
    MOST_POSITIONS,
    Attempt,
    Puzzle,
    RightAnswer,
    deciding_options,
    find_puzzle,
    puzzles_of,
)
from preau.teach.tutor import Tutor
from preau.words import LANGUAGES, Language, Speaker, edition_name
from preau.words.text import capitalise
from tests.games.cerocle.positions import position as cerocle_position
from tests.server.house import House

GAMES = registry.names()


def test_newcomers_begin_with_an_easy_puzzle(guest: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page has one ready, which its script shows to who has solved none; not where today's is as easy."""
    found = sorted(puzzles_of(registry.game("cerocle")), key=lambda each: (each.grade, each.start.turn))
    assert found[0].start.prompt().key == "prompt-place"
    assert min(reserve["own"] for reserve in found[0].start.to_json()["reserves"]) > 5, "all who play place pieces"
    for today, offered in ((found[-1], True), (found[0], False)):
        monkeypatch.setattr("preau.server.pages.learn.daily_puzzle", lambda *_, chosen=today: chosen)
        page = guest.get("/learn/cerocle/puzzles").text
        assert ("data-newcomer hidden" in page) is offered
        if offered:
            assert page.index(f'data-entry="{found[0].id}" data-newcomer') < page.index(f'data-entry="{today.id}"')


def test_a_first_puzzle_is_played_by_the_usual_rules(guest: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another edition's would have to be learned first, even where it is as easy as can be, or today's."""
    recess = registry.game("recess")
    today = min(puzzles_of(recess), key=lambda each: each.grade)
    assert today.start.options["nuns"] == "rook"
    monkeypatch.setattr("preau.server.pages.learn.daily_puzzle", lambda *_: today)
    page = guest.get("/learn/recess/puzzles").text
    found = re.search('data-entry="([^"]+)" data-newcomer', page)
    assert found is not None
    offered = find_puzzle(recess, found[1])
    usual = recess.new(players=offered.start.players).options
    assert {**offered.start.options, "layout": usual["layout"]} == usual


@pytest.mark.parametrize("language", LANGUAGES)
def test_right_is_followed_by_why(guest: TestClient, language: Language) -> None:
    """Who won by what, before all that the move did; where the game goes on the praise says enough."""
    puzzle = find_puzzle(registry.game("recess"), "win-01")
    asked = f"/api/games/recess/puzzles/{puzzle.id}?lang={language}"
    verdict = guest.post(asked, json={"moves": list(puzzle.line[:-1]), "move": puzzle.line[-1]}).json()["verdict"]
    right = Speaker(language, puzzle.game)("learn-right")
    assert verdict["praise"].startswith(right)
    why = verdict["praise"].removeprefix(right).strip("　 ")
    assert "11" in why, "the coins that won"
    assert why not in [line["text"] for line in verdict["told"]], "once is enough"


@pytest.fixture
def one_puzzle(monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    """A game with one puzzle, whatever the package holds."""
    game = registry.game("cerocle")
    start = next(lesson.start for lesson in lessons_of(game) if lesson.id == "circle")
    made = Puzzle(game, "win-01", "win", 2, start, 1, ("f6",), ("C2.2",))
    for module in ("preau.teach.puzzles", "preau.server.pages.learn", "preau.server.api.learn"):
        monkeypatch.setattr(f"{module}.puzzles_of", lambda _: (made,))
    return made


def test_a_puzzle(guest: TestClient, one_puzzle: Puzzle) -> None:
    """The list begins with today's; a try is judged; the answer is the only one; it can be shown."""
    listed = guest.get("/api/games/cerocle/puzzles").json()
    assert [(each["id"], each["grade"], each["today"]) for each in listed] == [("win-01", 2, True)]
    page = guest.get("/learn/cerocle/puzzles").text
    assert page.index("Puzzle of the day") < page.index("●●○○○")
    assert guest.get("/learn/cerocle/puzzles/win-01.svg").headers["content-type"].startswith("image/svg+xml")
    assert "Close the circle" in guest.get("/learn/cerocle/puzzles/win-01").text
    url = "/api/games/cerocle/puzzles/win-01"
    assert guest.post(url, json={}).json()["view"]["clicks"]
    assert not guest.post(url, json={"move": "a1"}).json()["verdict"]["right"]
    assert guest.post(url, json={"move": "d4"}).json()["verdict"]["rule"] == "C3.1"
    shown = guest.post(url, json={"show": True}).json()["solution"]
    assert (shown["move"], shown["text"]) == ("f6", "Here is the answer. Place one of your pieces on f6.")
    solved = guest.post(url, json={"move": "f6"}).json()
    assert solved["done"]
    assert solved["verdict"]["right"]


def test_a_board_that_changes_in_a_puzzle() -> None:
    """What stands still changes in mid-puzzle: each board brings its drawing, unless the one before had the same."""
    attempt = Attempt.begin(find_puzzle(registry.game("cerocle"), "win-14"))
    shown = lesson_view(attempt, Speaker("en", attempt.position.game))["view"]["frame"]
    seen = {shown}
    while not attempt.done:
        answer = judge_try(attempt, Tried(moves=list(attempt.moves), move=attempt.solution, frame=shown), "en")
        for view in (*answer["verdict"]["frames"], answer["view"]):
            assert ("still" in view) is (view["frame"] != shown)
            shown = view["frame"]
            seen.add(shown)
        found = attempt.judge(attempt.solution)
        assert isinstance(found, RightAnswer)
        attempt = found.attempt
    assert len(seen) > 1


def test_a_puzzle_is_named_after_its_task_and_offers_what_matters() -> None:
    """Its title says what is to be done; who places is offered no ban on relocating, and every counter has its word."""
    words = Speaker("en", registry.game("cerocle"))
    puzzle = find_puzzle(registry.game("cerocle"), "stop-01")
    assert words.say(puzzle.title) == "Stop the win"
    placing = find_puzzle(registry.game("cerocle"), "cascade-02")
    assert "b1-a4" in str(placing.start), "something was relocated"
    parts = lesson_view(Attempt.begin(placing), words)["view"]["parts"]
    assert "layer-bans" not in parts["layers"]
    counters = placing.start.scene().seats[0].counters
    assert [each.idle for each in counters] == [False, False, True], "who places takes nothing in this turn"
    assert ">taken</span>" not in parts["seats"], "so what was taken before is not shown"
    assert 'data-said="' in parts["seats"]
    relocating = Tutor.resume(find_lesson(registry.game("cerocle"), "relocate"), ("a3-f6",))
    assert [layer.cells for layer in relocating.position.scene().layers] == [("a3",)]
    assert "(one moved to another space)" in lesson_view(relocating, words)["view"]["parts"]["layers"]


@pytest.mark.parametrize(("name", "shown"), [("take", True), ("relocate", False)])
def test_a_lesson_counts_what_was_taken_from_its_beginning_to_its_end_or_never(name: str, shown: bool) -> None:
    """It does where taking is what it teaches, also while moves are told; elsewhere that says nothing to a learner."""
    tutor = Tutor.begin(find_lesson(registry.game("cerocle"), name))
    boards = [lesson_view(tutor, Speaker("en", tutor.position.game))["view"]]
    while not tutor.done:
        answer = judge_try(tutor, Tried(moves=list(tutor.moves), move=tutor.solution), "en")
        boards += [*answer["verdict"]["frames"], answer["view"]]
        tutor = Tutor.resume(tutor.lesson, answer["moves"])
    assert [">taken</span>" in board["parts"]["seats"] for board in boards] == [shown] * len(boards)
    assert len(boards) > 4


def test_an_unknown_puzzle(guest: TestClient, one_puzzle: Puzzle) -> None:
    """It is answered with the nearest."""
    assert guest.post("/api/games/cerocle/puzzles/wni-01", json={}).status_code == 404
    page = guest.get("/learn/cerocle/puzzles/wni-01")
    assert page.status_code == 404
    assert 'href="/learn/cerocle/puzzles/win-01"' in page.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_says_which_turn_it_is_and_by_whose_rules(house: House, language: Language) -> None:
    """Before the board: those that matter to the answer; of the usual rules there is nothing to say."""
    guest, game = house.guest(), registry.game("recess")
    words = Speaker(language, game)
    pages = {}
    for wanted in ("win-01", "win-02", "escape-05"):
        page = guest.get(f"/learn/recess/puzzles/{wanted}?lang={language}").text
        pages[wanted] = page.partition("data-task-text")[2].partition("data-board")[0]
        now = find_puzzle(game, wanted).start.turn
        assert words("scene-minute", minute=now, of=30) in pages[wanted]
    for name, told in (("win-01", True), ("escape-05", False)):
        assert (words("option-nuns.rook") in pages[name]) is told
        assert (words("option-nuns.queen") in pages[name]) is told, "and how it usually is"
        assert words("option-push_to_safe") not in pages[name], "nobody is pushed there"
    japanese = capitalise(edition_name(game, "ja", language))
    alike = words("learn-edition-alike")
    assert [japanese in page for page in pages.values()] == [True, True, False]
    assert [alike in page for page in pages.values()] == [False, True, False], "its line in the list names the edition"


def test_where_an_edition_is_said_to_make_no_difference_it_makes_none() -> None:
    """By all usual rules at once, too, there is the same answer and no other."""
    alike = [each for game in map(registry.game, GAMES) for each in puzzles_of(game) if each.unusual]
    alike = [each for each in alike if not deciding_options(each)]
    assert alike
    for puzzle in alike:
        data, core = puzzle.start.to_json(), answer_core(puzzle.game)
        usual = data["options"] | {option.name: option.default for option in puzzle.unusual}
        found = prove(puzzle.game.load(data | {"options": usual}), puzzle.goal, MOST_POSITIONS)
        assert found is not None, puzzle.id
        assert found.unique, puzzle.id
        assert sorted(map(core, found.line)) == sorted(map(core, puzzle.line)), puzzle.id


def test_the_list_begins_with_the_usual_rules(guest: TestClient) -> None:
    """In every kind; those of another edition come after them, and their line names it."""
    page = guest.get("/learn/recess/puzzles").text
    groups = [
        re.findall('class="lesson-line" data-entry="([^"]+)"', part) for part in page.split('class="puzzles"')[1:]
    ]
    assert len(groups) == 3
    for group in groups:
        unusual = [bool(find_puzzle(registry.game("recess"), each).unusual) for each in group]
        assert unusual == sorted(unusual)
        assert unusual[0] is False
    rows = page.partition('class="puzzles"')[2]
    assert "Very easy · Japanese edition" in rows
    assert "Puzzle 1<" in rows.partition(f'data-entry="{groups[0][0]}"')[2].partition("</li>")[0]


def test_what_a_move_would_do_is_told_before_it_is_made(guest: TestClient) -> None:
    """As at the table, but not what others could do then: that would be the answer."""
    puzzle = find_puzzle(registry.game("cerocle"), "stop-01")
    wrong = next(text for text in map(puzzle.start.text, puzzle.start.legal()) if text not in puzzle.line)
    asked = "/api/games/cerocle/puzzles/stop-01"
    told = guest.post(asked, json={"preview": wrong}).json()["preview"]
    assert wrong in told["text"]
    assert told["marks"]
    assert "win" not in told["text"]
    assert not told["trouble"]
    assert guest.post(asked, json={"preview": "nonsense"}).status_code == 422


def test_the_answer_says_why_it_wins() -> None:
    """Who has the most coins, and how many: by a kiss, or in the last turn, in which nobody else comes."""
    game = registry.game("recess")
    for puzzle in (each for each in puzzles_of(game) if each.kind == "win"):
        attempt, told = Attempt.begin(puzzle), list[str]()
        while not attempt.done:
            answer = judge_try(attempt, Tried(move=attempt.solution), "en")
            assert not any("the most coins" in each for each in told)
            told += [*(each["text"] for each in answer["verdict"]["told"]), answer["verdict"]["praise"]]
            attempt = Attempt.resume(puzzle, answer["moves"])
        coins = max(seat.counters[0].count for seat in attempt.position.scene().seats)
        assert any("the most coins" in each and f" {coins}" in each for each in told), puzzle.id


def test_who_stops_a_win_is_told_and_shown_which() -> None:
    """Every puzzle of that kind, in four languages: its circle is named with the praise and marked on the board."""
    cerocle = registry.game("cerocle")
    for puzzle in (each for each in puzzles_of(cerocle) if each.kind == "stop"):
        before = Attempt.resume(puzzle, puzzle.line[:-1])
        (threat,) = Attempt.resume(puzzle, puzzle.line).stopped_wins
        centres = threat.phrase.args["centres"]
        assert isinstance(centres, tuple)
        for language in LANGUAGES:
            solved = judge_try(before, Tried(moves=list(before.moves), move=puzzle.line[-1]), language)
            assert solved["done"]
            assert all(centre in solved["verdict"]["praise"] for centre in centres), (puzzle.id, language)
            assert solved["lit"] == list(threat.cells)
        assert not judge_try(before, Tried(moves=list(before.moves)), "en")["lit"], "nothing is given away"


def test_a_puzzle_names_who_is_about_to_win_and_that_it_is_the_one_of_the_day(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two players the next one has a colour; today's puzzle keeps its name on its own page, and no other has it."""
    cerocle = registry.game("cerocle")
    puzzle, other = [each for each in puzzles_of(cerocle) if each.kind == "stop" and each.start.players == 2][:2]
    foe = ("Green", "Brown")[puzzle.start.player]
    assert f"{foe} is about to win. Stop {foe}." in str(puzzle.task)
    monkeypatch.setattr("preau.server.pages.learn.daily_puzzle", lambda *_: puzzle)
    for each, named in ((puzzle, True), (other, False)):
        page = house.guest().get(f"/learn/cerocle/puzzles/{each.id}").text
        assert ("Puzzle of the day" in page) == named


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_wins_with_a_joker_is_told_why_it_counts(language: Language) -> None:
    """C2.2: after what was done, which comes first; whoever wins with six of the own hears nothing of jokers."""
    game = registry.game("cerocle")
    words = Speaker(language, game)
    why = words("prompt-joker", players=2)
    for white, brown, joker in (("f5", "d4 d5 e4 e6", True), ("", "d4 d5 e4 e6 f5", False)):
        start = cerocle_position(brown, "a1 a3 a5 i5", white, turn=11)
        made = Puzzle(game, "win-01", "win", 2, start, 1, ("f6",), ("C2.2",))
        verdict = judge_try(Attempt.begin(made), Tried(move="f6"), language)["verdict"]
        assert (why in [line["text"] for line in verdict["told"]]) is joker
        assert "e5" in verdict["praise"], "which circle"
        assert why not in verdict["praise"]


def test_after_the_puzzle_of_the_day_another_one_is_offered(guest: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no number there; in the list of its kind the next one is named."""
    today, other, *_ = puzzles_of(registry.game("cerocle"))
    monkeypatch.setattr("preau.server.pages.learn.daily_puzzle", lambda *_: today)

    def door(wanted: str) -> str:
        page = guest.get(f"/learn/cerocle/puzzles/{wanted}").text
        return page.partition("data-after>")[2].partition("<")[0]

    assert door(today.id) == "Another puzzle"
    assert door(other.id).startswith("Next: Puzzle ")
