"""Scripts and styles: served by their path and asked for again by their tag; each names only files that there are."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

import pytest

import preau
from preau.server.pages import static
from tests.server.house import House

STATIC = Path(preau.__file__).parent / "web" / "static"
SCRIPTS = sorted(path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*.js"))
IMPORT = re.compile(r'^(?:import|export) .*?from "(.+?)";$', re.MULTILINE)
MOST_FILES = 14  # in a folder


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("js/pages/table.js", "text/javascript"), ("js/lib/vendor/idiomorph-0.8.0.esm.js", "text/javascript"),
        ("css/base.css", "text/css"), ("css/board.css", "text/css"), ("icon.svg", "image/svg+xml"),
    ],
)  # fmt: skip
def test_a_file_and_its_tag(house: House, path: str, kind: str) -> None:
    """A browser that has the file is told so instead of getting it again."""
    guest = house.guest()
    answer = guest.get(f"/static/{path}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)
    assert answer.headers["cache-control"] == "no-cache"
    again = guest.get(f"/static/{path}", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_file_is_kept_until_the_version_changes(house: House) -> None:
    """Pages name their files below the version of them all; below another one a browser asks again."""
    guest, now = house.guest(), static.version()
    page = guest.get("/").text
    named = re.findall(r'(?:href|src)="(/static/[^"]+\.(?:css|js))"', page)
    assert len(named) >= 4
    for path in named:
        assert path.startswith(f"/static/{now}/"), path
        answer = guest.get(path)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, static.CACHE_FOR_A_YEAR)
        assert answer.content == guest.get(path.replace(f"{now}/", "")).content
    other = guest.get(named[0].replace(now, "0.0.9-0123456789"))
    assert (other.status_code, other.headers["cache-control"]) == (200, "no-cache")
    for path in (f"{now}", f"{now}/", f"{now}/{now}/icon.svg", f"{now}/js", "0123456789/icon.svg", f"{now}//icon.svg"):
        assert guest.get(f"/static/{path}").status_code == 404, path


@pytest.mark.parametrize(
    "path",
    [
        "", "js", "js/", "js/pages", "table.js", "/icon.svg", "js//pages/table.js", "js/pages/%2e%2e/pages/table.js",
        "js/..%2ficon.svg", "%2e%2e/templates/base.html", "..%2f..%2fserver%2fsettings.py", "css%5cbase.css",
        "icon.svg%00", "ICON.SVG",
    ],
)  # fmt: skip
def test_nothing_else_is_there(house: House, path: str) -> None:
    """A path is looked up as it stands: no folder, no way around, no other spelling."""
    assert house.guest().get(f"/static/{path}", follow_redirects=False).status_code == 404


@pytest.mark.parametrize("script", SCRIPTS)
def test_scripts_import_what_is_there(script: str) -> None:
    """No module asks for a file that has moved."""
    for name in IMPORT.findall((STATIC / script).read_text("utf-8")):
        assert posixpath.normpath(posixpath.join(posixpath.dirname(script), name)) in SCRIPTS, name


def test_no_folder_is_crowded() -> None:
    """Whoever looks for a file sees all of its neighbours."""
    web = STATIC.parent
    for folder in (web, *(path for path in web.rglob("*") if path.is_dir())):
        assert sum(path.is_file() and path.suffix != ".pyc" for path in folder.iterdir()) <= MOST_FILES, folder
