"""What is asked of every page, as dear as it can be, and each time something else where it can be."""

# ruff: noqa: ARG005  # each is made of the house and a number, and most need only one of them

from __future__ import annotations

import secrets
from urllib.parse import quote

from asks.ask import (
    LANGUAGES,
    RULES,
    THEMES,
    Ask,
    at,
    game,
    get,
    lesson,
    position,
    post,
    puzzle,
    record,
    register_ask,
)
from full_house import FullHouse

import preau

# --- pages -----------------------------------------------------------------------------------------------------------

get("/")
get("/shelf/{game}.svg", lambda h, n: f"/shelf/{game(n)}.svg")
get("/static/{path:path}", lambda h, n: "/static/js/board/board.js")
get("/favicon.ico")
get("/service_worker.js")
get("/manifest.webmanifest")
get("/offline/{language}", lambda h, n: f"/offline/{LANGUAGES[n % 4]}")
get("/new/{game}", lambda h, n: f"/new/recess?position={quote(position(h, n))}" if n % 2 else f"/new/{game(n // 2)}")
get("/new/{game}/board.svg", lambda h, n: f"/new/recess/board.svg?players=5&layout=A{n % 4}B{n // 4}C1D0")
get("/new/{game}/steps", lambda h, n: "/new/recess/steps?name=layout&value=A0B0C0D0")
get("/invite/{table}", lambda h, n: f"/invite/{h.own[n % len(h.own)]}")
get("/t/{table}", lambda h, n: f"/t/{(h.long, h.yard, h.finished)[n % 3]}")
get("/t/{table}/board", lambda h, n: f"/t/{h.long}/board?move={at(h, n)}" if n % 2 else f"/t/{h.yard}/board?move={n}")
get("/t/{table}/board.svg", lambda h, n: f"/t/{(h.long, h.yard)[n % 2]}/board.svg?theme={THEMES[n // 2 % 2]}")
get("/t/{table}/log", lambda h, n: f"/t/{h.long}/log?at={at(h, n)}" if n % 2 else f"/t/{h.yard}/log?at={10 * n}")
get("/t/{table}/rating", lambda h, n: f"/t/{h.finished}/rating")
get("/replay/{table}", lambda h, n: f"/replay/{(h.long, h.yard)[n % 2]}?move={n}")
get("/look")
get("/edit/{game}", lambda h, n: f"/edit/recess?position={quote(position(h, n))}" if n % 2 else f"/edit/{game(n // 2)}")
get("/learn/{game}", lambda h, n: f"/learn/{game(n // 4)}")
get("/learn/{game}/rules/{number}", lambda h, n: f"/learn/{game(n)}/rules/{('R5.6', 'C4.5')[n % 2]}")
get(
    "/learn/{game}/diagrams/{number}-{index}-{when}.svg",
    lambda h, n: f"/learn/recess/diagrams/{RULES[n % len(RULES)]}-0-before.svg?theme={THEMES[n // 8 % 2]}",
)
get("/learn/{game}/lessons", lambda h, n: f"/learn/{game(n)}/lessons")
get("/learn/{game}/lessons/{wanted}", lambda h, n: f"/learn/{lesson(n)}")
get("/learn/{game}/puzzles", lambda h, n: f"/learn/{game(n)}/puzzles")
get("/learn/{game}/puzzles/{wanted}.svg", lambda h, n: f"/learn/{puzzle(n)}.svg")
get("/learn/{game}/puzzles/{wanted}", lambda h, n: f"/learn/{puzzle(n)}")
get("/aid/{game}", lambda h, n: f"/aid/{game(n)}")
get("/companion/{game}", lambda h, n: f"/companion/{game(n)}")
get("/account")
get("/account/programs")
get("/calls")
get("/calls/confirm/{token}", lambda h, n: "/calls/confirm/" + "x" * 200)
get("/calls/stop/{token}", lambda h, n: "/calls/stop/" + "x" * 200)
get("/feed/{token}.atom", lambda h, n: f"{h.feed}.atom")
get("/feed/{token}.ics", lambda h, n: f"{h.feed}.ics")
get("/hosts", who="host")
get("/hosts/people", lambda h, n: "/hosts/people?name=Bob", who="host")
get("/hosts/house", who="host")
get("/hosts/log", who="host")
get("/join/{word}", lambda h, n: "/join/nothing")
get("/ahead/{table}", lambda h, n: f"/ahead/{h.post}?m=f5&m=e6", who="ann")
get("/games")
get("/games/next")
get("/lobby")
get("/tournaments")
get("/tournaments/new")
get("/tournaments/{tournament}", lambda h, n: f"/tournaments/{h.tournament}")
get("/tournaments/{tournament}/live", lambda h, n: f"/tournaments/{h.tournament}/live?seq=0")
get("/clubs")
get("/clubs/{club}", lambda h, n: f"/clubs/{h.club}")
get("/clubs/{club}/calendar.ics", lambda h, n: f"/clubs/{h.club}/calendar.ics")
get("/account/reset")
get("/account/reset/{token}", lambda h, n: "/account/reset/" + "x" * 100)
get("/people/me")
get("/people/{name:path}", lambda h, n: "/people/Ann", who="bob")
get("/ratings", lambda h, n: f"/ratings?game=cerocle&players=2&page={n + 1}")
get("/words")
get("/.well-known/security.txt")
get("/{path:path}", lambda h, n: f"/nothing/of/that/name/{n}")


@register_ask("GET", "/t/{table}/preview")
async def preview(house: FullHouse, number: int) -> Ask:
    there = await house.ann.do("GET", f"/api/tables/{house.yard}")
    legal = list(preau.position(there["position"]).legal())
    text = preau.position(there["position"]).text(legal[number * 7 % len(legal)])
    house.ann.language = LANGUAGES[number % 4]
    return Ask(house.ann, "GET", f"/t/{house.yard}/preview?move={quote(text)}")


@register_ask("GET", "/s/{token}")
async def use_link(house: FullHouse, _: int) -> Ask:
    made = await house.free_seat()
    return Ask(house.visitor(), "GET", f"/s/{made['links'][1]['token']}")


@register_ask("GET", "/sit/{table}/{seat}")
async def ask_for_seat(house: FullHouse, _: int) -> Ask:
    made = await house.free_seat()
    return Ask(house.visitor(), "GET", f"/sit/{made['id']}/1")


post("/t/{table}/why", lambda h, n: {"path": ["e5", "e5"], "move": at(h, n)}, lambda h, n: f"/t/{h.long}/why")
get("/t/{table_id}/review", lambda h, n: f"/t/{h.finished}/review")
get("/t/{table_id}/line", lambda h, n: f"/t/{h.finished}/line?point={n}&step=1")
post("/look", lambda h, n: {"text": record(h, n)})
post("/look/review", lambda h, n: {"text": record(h, n)})
post("/look/line", lambda h, n: {"text": record(h, n), "point": 1})
post(
    "/edit/{game}",
    lambda h, n: [{"position": position(h, n), "piece": "N1", "to": "e6"}, {"record": record(h, n)}][n % 2],
    lambda h, n: f"/edit/{('recess', 'cerocle')[n % 2]}",
)
post("/calls/confirm/{token}", address=lambda h, n: "/calls/confirm/" + "x" * 200, form=True)
post("/calls/stop/{token}", address=lambda h, n: "/calls/stop/" + "x" * 200, form=True)
post("/ahead/{table}", lambda h, n: {"do": "keep", "line": f"f{n + 3};e6"}, lambda h, n: f"/ahead/{h.post}", form=True)
post("/ahead/{table}/why", lambda h, n: {"path": ["e5", "e5"]}, lambda h, n: f"/ahead/{h.post}/why")
post("/games", lambda h, n: {"do": "off", "first": f"2031-0{n + 1}-01", "last": f"2031-0{n + 1}-02"}, form=True)
post(
    "/lobby", lambda h, n: {"do": "seek", "game": "cerocle", "clock": "bank:300:5", "bots": "no"}, who="bob", form=True
)
post(
    "/tournaments/new",
    lambda h, n: {"name": f"T {secrets.token_hex(3)}", "game": "cerocle", "kind": "swiss", "size": "2",
                  "clock": "bank:300:5"},
    who="bob", form=True,
)  # fmt: skip
post(
    "/tournaments/{tournament}", lambda h, n: {"wish": "enter", "name": "Late"},
    lambda h, n: f"/tournaments/{h.tournament}", who="bob", form=True,
)  # fmt: skip
post("/clubs", lambda h, n: {"name": f"C {secrets.token_hex(3)}", "about": "x" * 300}, form=True)
post(
    "/clubs/{club}",
    lambda h, n: {"do": "add_evening", "title": f"E{n}", "starts": "2031-01-01T19:00", "weekly": "on"},
    lambda h, n: f"/clubs/{h.club}", form=True,
)  # fmt: skip
