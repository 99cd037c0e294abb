"""The whole API against its own description: good and bad requests by the hundred, and every answer as promised."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from preau.server.app import create_app
from preau.server.settings import Settings
from tests.hosting.cluster import Guest, opened
from tests.security.running import Running

API = schemathesis.openapi.from_dict(create_app(Settings(secret="x")).openapi())  # type: ignore[arg-type]
CHECKS = (
    not_a_server_error, content_type_conformance, negative_data_rejection, response_headers_conformance,
    response_schema_conformance, status_code_conformance, unsupported_method,
)  # fmt: skip
FEW = 6
TOO_BIG = 413


@pytest.fixture(scope="module")
def known(server: Running) -> dict[str, Any]:
    """A guest with a table, and things that exist to put into addresses."""
    guest = Guest(server)
    table = opened(guest, server, options={"players": 2})
    guest.ask(server, f"/api/tables/{table['id']}/seats/1", {"name": "Bob"}, token=table["links"][1]["token"])
    return {
        "cookie": guest.cookie, "table_id": table["id"], "table": table["id"], "seat": 1, "game": "cerocle",
        "token": table["links"][1]["token"], "number": "R1", "wanted": "1",
    }  # fmt: skip


def ask(case: Any, server: Running, known: dict[str, Any]) -> None:
    """Half of what is well formed goes to something that exists."""
    generation = case.meta.generation if case.meta else None
    if generation is not None and generation.mode.is_positive and len(str(case.path_parameters)) % 2:
        case.path_parameters = {name: known.get(name, value) for name, value in case.path_parameters.items()}
    answer = case.call(base_url=server.url, headers={"Cookie": known["cookie"]})
    checks = set(CHECKS)
    if answer.status_code == TOO_BIG:  # refused all right, before anybody looked whether it was well formed
        checks.remove(negative_data_rejection)
    if not case.path.startswith("/api/"):  # the same address is a page, which is not described
        checks.remove(unsupported_method)
    case.validate_response(answer, checks=list(checks))


def examples(number: int) -> Any:
    return settings(
        max_examples=number, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck),
        phases=(Phase.explicit, Phase.generate),
    )  # fmt: skip


@API.parametrize()
@examples(FEW)  # type: ignore[untyped-decorator]
def test_answers_are_as_described(case: Any, server: Running, known: dict[str, Any]) -> None:
    """No fault of the server's, no status, type or field that is not in the description, nothing malformed accepted."""
    ask(case, server, known)
