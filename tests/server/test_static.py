"""Scripts and styles: served by their path and asked for again by their tag; each names only files that there are."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

import pytest

import preau
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
