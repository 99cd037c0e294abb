"""Reporting what somebody said at a table to the host. Muting somebody is the page's own affair."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import Field

from preau.games.api import refusal
from preau.server.api.models import Form
from preau.server.database.audit import new_id
from preau.server.database.people import People
from preau.server.http.costs import CHARGED
from preau.server.http.depends import AGuest, Service, audit, find_table, limit
from preau.server.http.limits import address_key
from preau.server.http.refusals import REFUSALS
from preau.server.view.players.chat import speaker_id

router = APIRouter(prefix="/api", responses=REFUSALS, dependencies=[CHARGED])


class ReportForm(Form):
    """A line of the chat: who said it (as the page names them), and when."""

    who: str = Field(max_length=64)
    at: int = Field(ge=0)


@router.post("/tables/{table_id}/reports", status_code=204)
async def report(table_id: str, form: ReportForm, request: Request, service: Service, guest: AGuest) -> None:
    """Report what somebody said in the chat. Hosts and moderators see it."""
    for who in (guest.id, address_key(request.scope)):
        await limit(request, "report", who)
    table = await find_table(request, service, table_id)
    line = next((each for each in table.chat if each.at == form.at and speaker_id(table, each) == form.who), None)
    if line is None or not line.text:
        raise refusal("unknown_message", "server-unknown-message")
    people: People = request.app.state.people
    await people.report(
        id=new_id(service.now()), at=service.now(), by=guest.id, table_id=table_id, said=line.at, guest=line.by or "",
        seat=line.seat, name=line.name, text=line.text,
    )  # fmt: skip
    await audit(request, "reported", table=table_id, seat=line.seat)
