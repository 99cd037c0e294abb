"""Reporting what somebody said at a table to the host. Muting somebody is the page's own affair."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import Field

from preau.server.api.models import Form
from preau.server.api.tables import REFUSALS, Service, find, limit
from preau.server.database.audit import new_id, note
from preau.server.database.people import People
from preau.server.http.limits import home_of
from preau.server.http.refusals import refusal
from preau.server.people.guests import AGuest
from preau.server.view.chat import speaker

router = APIRouter(prefix="/api", responses=REFUSALS)


class ReportForm(Form):
    """A line of chat: by whom (as the page names them) and when."""

    who: str = Field(max_length=64)
    at: int = Field(ge=0)


@router.post("/tables/{table_id}/reports", status_code=204)
async def report(table_id: str, form: ReportForm, request: Request, service: Service, guest: AGuest) -> None:
    """Report what somebody said; the host reads it with `preau reports`."""
    for who in (guest.id, home_of(request.scope)):
        await limit(request, "report", who)
    table = await find(request, service, table_id)
    line = next((each for each in table.chat if each.at == form.at and speaker(table, each) == form.who), None)
    if line is None or not line.text:
        raise refusal("unknown_message", "server-unknown-message")
    people: People = request.app.state.people
    await people.report(
        id=new_id(service.now()), at=service.now(), by=guest.id, table_id=table_id, said=line.at, guest=line.by or "",
        seat=line.seat, name=line.name, text=line.text,
    )  # fmt: skip
    await note(request, "reported", table=table_id, seat=line.seat)
