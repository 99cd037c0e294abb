"""Traces, with the real OpenTelemetry: what has a span, what a span says, and that nothing is there when it is off."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any, ClassVar

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from preau.server.ops import traces
from tests.server.house import House, opened, sit


class Traced:
    """Traces until they are looked at."""

    def __init__(self) -> None:
        self._exporter = InMemorySpanExporter()
        self.stop = ExitStack()
        self.stop.callback(traces.begin_traces(self._exporter))

    def spans(self) -> tuple[ReadableSpan, ...]:
        self.stop.close()
        return self._exporter.get_finished_spans()


@pytest.fixture
def traced() -> Iterator[Traced]:
    found = Traced()
    with found.stop:
        yield found


def about(span: ReadableSpan) -> dict[str, Any]:
    return dict(span.attributes or {})


def test_what_is_traced(house: House, traced: Traced) -> None:
    """A request, a socket's message, an append and a bot's thought, each with its table; appends are parts of them."""
    ann = house.guest()
    table = opened(ann, options={"players": 2}, seats=[{"kind": "person"}, {"kind": "bot", "level": "1"}])["id"]
    line = house.line(ann, table)
    assert line.ask(type="move", move="e5")["type"] == "ok"
    while not any(event["type"] == "moved" and event["seat"] == 1 for event in line.next("events")["events"]):
        pass
    assert line.ask(type="move", move="e5")["type"] == "refused"
    found = traced.spans()
    by_name = {name: [span for span in found if span.name == name] for name in {span.name for span in found}}
    assert set(by_name) == {"request", "message", "append", "bot thinks"}
    request = by_name["request"][0]
    assert about(request).items() >= {"preau.method": "POST", "preau.path": "/api/tables", "preau.status": 201}.items()
    assert len(about(request)["preau.request"]) == 12
    for name in ("message", "append", "bot thinks"):
        assert {about(span)["preau.table"] for span in by_name[name]} == {table}
    assert [about(span).get("preau.refused") for span in by_name["message"]] == [None, "illegal"]
    assert about(by_name["message"][0])["preau.kind"] == "move"
    parents = {span.context.span_id: span.name for span in found if span.context}
    over = [parents[span.parent.span_id] for span in by_name["append"] if span.parent]
    assert over[:2] == ["request", "message"]
    assert about(by_name["bot thinks"][0])["preau.level"] == "1"


def test_no_secret_is_traced(house: House, traced: Traced) -> None:
    """Neither links nor cookies, queries, names or what was said; nor the text of an error."""
    ann, bob = house.guest(), house.guest()
    table = opened(ann, options={"players": 2}, name="Whoever")
    token = table["links"][1]["token"]
    bob.get(f"/s/{token}")
    sit(bob, table, 1, "Whatever")
    bob.post(f"/api/tables/{table['id']}/commands", json={"type": "say", "text": "a whisper"})
    bob.get(f"/learn/cerocle?table={table['id']}&edition=hidden")
    bob.get("/s/not-a-token")
    told = str([(span.name, about(span), span.events, span.status.description) for span in traced.spans()])
    assert told.count("/s/…") == 2
    for secret in (token, bob.cookies["preau_guest"], "Whoever", "Whatever", "whisper", "hidden", "not-a-token"):
        assert secret not in told


def test_off_is_off() -> None:
    """Without an address nothing of OpenTelemetry is even imported, and a span is the same nothing each time."""
    program = (
        "import sys; from preau.server.ops import traces; end = traces.begin_traces()\n"
        "with traces.span('x', table='y') as nothing: traces.annotate(z=1)\n"
        "end(); assert nothing is None; assert traces.span('a') is traces.span('b')\n"
        "print([name for name in sys.modules if name.startswith('opentelemetry')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is asked for and not installed, the server goes on without, and says so."""
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:9")
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    traces.begin_traces()()
    assert traces._tracer is None


class Collector(BaseHTTPRequestHandler):
    """What takes traces in, at the other end."""

    taken: ClassVar[list[ExportTraceServiceRequest]] = []

    def do_POST(self) -> None:  # the base class calls it so
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.taken.append(ExportTraceServiceRequest.FromString(body))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


def test_traces_arrive(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the usual variable set, a server sends its traces there, and the last of them when it stops."""
    with HTTPServer(("127.0.0.1", 0), Collector) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", f"http://127.0.0.1:{server.server_port}")
        house.restart()
        table = opened(house.guest())["id"]
        monkeypatch.delenv("OTEL_EXPORTER_OTLP_ENDPOINT")
        house.restart()
        server.shutdown()
    resources = [each for request in Collector.taken for each in request.resource_spans]
    names = {
        item.value.string_value for each in resources for item in each.resource.attributes if item.key == "service.name"
    }
    assert names == {"preau"}
    assert table in str(resources)
