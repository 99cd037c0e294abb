"""What the hosting pages, the Containerfile and the compose file say is true of this program."""

from __future__ import annotations

import configparser
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from preau.cli.app import app
from preau.server.settings import Settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
SETTINGS = {f"PREAU_{name.upper()}" for name in Settings.model_fields}
OUTSIDE = {"PREAU_SITE"}  # the compose file's own


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    return found


def steps(text: str) -> list[tuple[str, str]]:
    """A Containerfile's instructions."""
    lines = re.sub(r"\\\n", " ", text).splitlines()
    return [(line.split(None, 1)[0], line.split(None, 1)[1]) for line in lines if line.strip() and line[0] != "#"]


def check_command(words: list[str]) -> None:
    """Fail unless these are a command of ours with options that it has."""
    command = get_command(app).commands[words[0]]  # type: ignore[attr-defined]
    options = {option for parameter in command.params for option in parameter.opts}
    assert {word for word in words[1:] if word.startswith("-")} <= options, words


def test_every_setting_is_explained() -> None:
    """The table of settings has them all, and no other."""
    table = PAGE.partition("## All settings")[2]
    assert set(re.findall(r"`(PREAU_[A-Z_]+)`", table)) == SETTINGS


@pytest.mark.parametrize("name", ["docs/hosting.md", "docs/reliability.md", "Containerfile", "compose.yaml"])
def test_settings_exist(name: str) -> None:
    """No file sets a variable that nothing reads."""
    assert set(re.findall(r"\bPREAU_[A-Z_]+", (ROOT / name).read_text("utf-8"))) <= SETTINGS | OUTSIDE


def test_defaults_are_told() -> None:
    """The figures in the table are those of the program."""
    rows = re.findall(r"^\| (`PREAU[^|]+) \| ([^|]+) \|", PAGE.partition("## All settings")[2], re.MULTILINE)
    checked = 0
    for names, told in rows:
        fields = [Settings.model_fields[name.lower()] for name in re.findall(r"`PREAU_([A-Z_]+)`", names)]
        figures = re.findall(r"\d+(?:\.\d+)*", told)
        if len(figures) == len(fields):
            for field, figure in zip(fields, figures, strict=True):
                assert str(field.default).split("/")[0].removesuffix(".0") == figure, names
                checked += 1
    assert checked >= 15


def unit_text() -> str:
    """The systemd unit on the page."""
    found = re.search(r"^```ini\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def unit_environment() -> dict[str, str]:
    """What the unit puts into the environment."""
    return dict(re.findall(r"^Environment=(\w+)=(.*)$", unit_text(), re.MULTILINE))


def test_the_systemd_unit() -> None:
    """It starts a command that exists, with settings that exist, and restarts it."""
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(unit_text())
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    assert program.endswith("/bin/preau")
    check_command(words)
    assert unit["Service"]["Restart"] == "on-failure"


def test_commands_on_the_page() -> None:
    """Commands in the page's shell blocks have the options that they are given."""
    commands = re.findall(r"^preau (.+)$", PAGE, re.MULTILINE)
    assert len(commands) >= 2
    for words in commands:
        check_command(shlex.split(words))


def test_proxies_lead_to_the_port() -> None:
    """The examples lead to where the server listens unless told otherwise."""
    ports = set(re.findall(r"127\.0\.0\.1:(\d+)", PAGE))
    assert ports == {str(Settings.model_fields["port"].default)}


def test_the_containerfile() -> None:
    """It copies what exists, runs as nobody in particular, and starts a command that exists."""
    found = steps((ROOT / "Containerfile").read_text("utf-8"))
    kinds = [kind for kind, _ in found]
    assert kinds.count("FROM") == 2
    for kind, rest in found:
        if kind == "COPY" and not rest.startswith("--from"):
            for name in rest.split()[:-1]:
                assert (ROOT / name).exists(), name
    assert kinds.index("USER") < kinds.index("ENTRYPOINT")
    said = dict(found)
    assert said["USER"] != "root"
    assert said["EXPOSE"] in said["ENV"]
    check_command(yaml.safe_load(said["CMD"]))
    python = re.search(r"python:(\d+)\.(\d+)", said["FROM"])
    assert python is not None
    assert (int(python[1]), int(python[2])) >= (3, 11)


def test_hosts_install_compiled_bots() -> None:
    """The unit's environment and the container bring Numba, and a place for what it compiles that can be written."""
    assert "pip install '.[fast]'" in PAGE
    unit = unit_text()
    assert unit_environment()["XDG_CACHE_HOME"] == "/var/cache/preau"
    assert "CacheDirectory=preau" in unit
    container = (ROOT / "Containerfile").read_text("utf-8")
    assert re.search(r'"/preau\[[^\]]*\bfast\b', container)
    said = dict(steps(container))
    assert f"XDG_CACHE_HOME={said['VOLUME']}/" in said["ENV"]


COMPILE = """
from preau.bots.fast.linker import Core, modules_of
core = Core("cerocle", modules_of("preau.games.cerocle"), target="cpu")
print(core.next_seed(1))
"""


def test_compiled_bots_are_kept_where_home_cannot_be_written(tmp_path: Path) -> None:
    """With the unit's environment, what is compiled goes into the cache directory, and nothing into the home."""
    home, cache = tmp_path / "home", tmp_path / "cache"
    home.mkdir(mode=0o555)
    cache.mkdir()
    given = {name: value.replace("/var/cache/preau", str(cache)) for name, value in unit_environment().items()}
    # root may write anywhere, unless that is taken away
    humbly = ["setpriv", "--bounding-set=-dac_override", "--inh-caps=-dac_override"] if os.geteuid() == 0 else []
    ran = subprocess.run(
        [*humbly, sys.executable, "-c", COMPILE],
        env={"PATH": os.environ["PATH"], "HOME": str(home), **given},
        capture_output=True,
        text=True,
        check=False,
    )
    assert int(ran.stdout) > 0, ran.stderr
    assert list(cache.rglob("*.nbi"))


def test_the_compose_file() -> None:
    """Services lead to each other, the server gets all that several processes need, and secrets have no default."""
    found = compose()
    services = found["services"]
    server = services["preau"]
    assert (ROOT / server["build"]["dockerfile"]).exists()
    environment = server["environment"]
    settings = {name.removeprefix("PREAU_").lower(): value for name, value in environment.items() if "PREAU_" in name}
    assert {"database_url", "bus_url", "secret"} <= settings.keys()
    assert "@postgres/" in settings["database_url"]
    assert "//redis:" in settings["bus_url"]
    for name in server["depends_on"]:
        assert name in services
    for service in services.values():
        for name in service.get("volumes", []):
            assert name.partition(":")[0] in found["volumes"]
        for value in service.get("environment", {}).values():
            assert not re.search(r"\$\{[^}]*(SECRET|PASSWORD)[^}]*:-", value), value
    assert server["scale"] >= 2
    assert f":{Settings.model_fields['port'].default}/readyz" in server["healthcheck"]["test"][-1]
    assert services["caddy"]["command"][-1] == f"preau:{Settings.model_fields['port'].default}"
    assert "ports" not in server


def test_reliability_names_tests_that_exist() -> None:
    """Each fault is shown by a test that is there."""
    page = (ROOT / "docs" / "reliability.md").read_text("utf-8")
    named = re.findall(r"`([\w/]+\.py)::(\w+)`", page)
    assert len(named) >= 15
    for file, name in named:
        path = ROOT / file if "/" in file else next(Path(__file__).parent.rglob(file))
        assert re.search(rf"^def {name}\(", path.read_text("utf-8"), re.MULTILINE), name
