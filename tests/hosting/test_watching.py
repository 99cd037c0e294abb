"""Keeping watch: health, readiness, metrics, logs, and a dashboard that asks for metrics that exist."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from prometheus_client.parser import text_string_to_metric_families
from pydantic import SecretStr
from starlette.testclient import TestClient

from preau.server.app import create_app
from preau.server.database.store import Store, Unreachable
from preau.server.ops.metrics import REGISTRY
from preau.server.settings import Settings

ROOT = Path(__file__).parents[2]
HERE = ("127.0.0.1", 50_000)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    app = create_app(Settings(data=tmp_path, bot_pace=0))
    with TestClient(app, client=HERE) as found:
        yield found


def value(client: TestClient, name: str, **labels: str) -> float:
    """A sample of what /metrics says; 0 if it is not there yet."""
    for family in text_string_to_metric_families(client.get("/metrics").text):
        for sample in family.samples:
            if sample.name == name and labels.items() <= sample.labels.items():
                return float(sample.value)
    return 0.0


def test_metrics_move(client: TestClient) -> None:
    """Tables, sockets, moves and refusals are counted."""
    table = client.post("/api/tables", json={"game": "cerocle", "mode": "same_screen"}).json()["id"]
    before = value(client, "preau_command_seconds_count", command="play")
    refused = value(client, "preau_commands_refused_total", code="illegal")
    assert value(client, "preau_tables") == 1
    assert value(client, "preau_bus_up") == 1
    with client.websocket_connect(f"/api/tables/{table}/socket") as line:
        assert line.receive_json()["type"] == "hello"
        assert value(client, "preau_sockets") == 1
        assert value(client, "preau_tables_watched") == 1
        for _ in range(2):
            line.send_json({"type": "move", "move": "e5"})
            while line.receive_json()["type"] not in {"ok", "refused"}:
                pass
    assert value(client, "preau_command_seconds_count", command="play") == before + 1
    assert value(client, "preau_commands_refused_total", code="illegal") == refused + 1
    assert value(client, "preau_append_group_count") > 0
    assert value(client, "preau_http_request_seconds_count", method="POST", status="201") > 0


def test_metrics_are_not_for_everybody(tmp_path: Path) -> None:
    """Guests see none, neither directly nor through a proxy on the same machine; a token opens them to others."""
    with TestClient(create_app(Settings(data=tmp_path)), client=("192.0.2.7", 1)) as guest:
        assert guest.get("/metrics").status_code == 404
        assert guest.get("/healthz").json() == {"status": "ok"}
    with TestClient(create_app(Settings(data=tmp_path)), client=HERE) as proxy:
        assert proxy.get("/metrics").status_code == 200
        assert proxy.get("/metrics", headers={"X-Forwarded-For": "192.0.2.7"}).status_code == 404
    settings = Settings(data=tmp_path, metrics_token=SecretStr("open sesame"))
    with TestClient(create_app(settings), client=("192.0.2.7", 1)) as prometheus:
        assert prometheus.get("/metrics").status_code == 404
        assert prometheus.get("/metrics", headers={"Authorization": "Bearer wrong"}).status_code == 404
        assert prometheus.get("/metrics", headers={"Authorization": "Bearer open sesame"}).status_code == 200


def test_readiness(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ready while the database answers; alive even when it does not."""
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()) == (
        200, {"status": "ok", "database": "ok", "schema": "ok", "log": "ok", "bus": "ok"}
    )  # fmt: skip

    async def fail(*_: object) -> bool:
        raise Unreachable

    monkeypatch.setattr(Store, "schema_is_ours", fail)
    monkeypatch.setattr("preau.server.api.health.READY_KEPT_SECONDS", -1.0)
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["database"]) == (503, "failing")
    assert client.get("/healthz").status_code == 200


def test_logs_say_which_request_and_which_table(client: TestClient) -> None:
    """Every line about a table names it, and the request that it came by; seat links and cookies are not told."""
    table = client.post("/api/tables", json={"game": "cerocle", "mode": "same_screen"}).json()
    with structlog.testing.capture_logs(processors=[structlog.contextvars.merge_contextvars]) as lines:
        answer = client.post(f"/api/tables/{table['id']}/commands", json={"type": "move", "move": "e5"})
        with client.websocket_connect(f"/api/tables/{table['id']}/socket") as line:
            line.send_json({"type": "say", "text": "a secret", "name": "Ann"})
            while line.receive_json()["type"] not in {"ok", "refused"}:
                pass
        client.get("/s/some-token")
    about = [line for line in lines if line["event"] in {"request", "done", "socket open"}][:-1]
    assert {line["event"] for line in about} == {"request", "done", "socket open"}, lines
    assert all(line["table"] == table["id"] and line["request"] for line in about)
    assert answer.headers["X-Request-Id"] in {line["request"] for line in about}
    assert "secret" not in json.dumps(lines)
    assert "some-token" not in json.dumps(lines)


def metric_names() -> set[str]:
    """All names that a query can use."""
    found = set()
    for family in REGISTRY.collect():
        endings = {"counter": ["_total"], "gauge": [""], "histogram": ["_bucket", "_count", "_sum"]}[family.type]
        found |= {family.name + ending for ending in endings}
    return found


def test_the_dashboard_asks_for_what_there_is() -> None:
    """Every metric in the dashboard exists, and every metric is in it."""
    dashboard: dict[str, Any] = json.loads((ROOT / "docs" / "grafana-dashboard.json").read_text("utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    assert all(asked)
    asked += [each["query"] for each in dashboard["templating"]["list"]]
    names = set(re.findall(r"\bpreau_\w+", "\n".join(asked)))
    assert names <= metric_names()
    families = {family.name for family in REGISTRY.collect()}
    assert {family for family in families if not any(name.startswith(family) for name in names)} == set()
    numbers = [panel["id"] for panel in dashboard["panels"]]
    assert len(set(numbers)) == len(numbers)
