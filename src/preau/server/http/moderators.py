"""What a route asks of who looks after the house: that they have a role, and which."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Request

from preau.games.api import refusal
from preau.server.database.people import Account
from preau.server.http.depends import MyAccount, people_of
from preau.server.moderation.roles import Role, Roles
from preau.server.moderation.sanctions import Sanctions


def roles_of(request: Request) -> Roles:
    roles: Roles = request.app.state.roles
    return roles


def sanctions_of(request: Request) -> Sanctions:
    sanctions: Sanctions = request.app.state.sanctions
    return sanctions


async def _moderator(request: Request, mine: MyAccount) -> Role:
    role = None if mine is None else await roles_of(request).of(mine.id)
    if role is None:
        raise refusal("not_allowed", "hosts-moderators-only")
    return role


AModerator = Annotated[Role, Depends(_moderator)]  # or a host


async def _host(role: AModerator) -> Role:
    if not role.is_host:
        raise refusal("not_allowed", "hosts-hosts-only")
    return role


AHost = Annotated[Role, Depends(_host)]
MODERATORS: Final = Depends(_moderator)  # of a route that need not know which one asks
HOSTS: Final = Depends(_host)


async def find_account(request: Request, name: str) -> Account:
    """The account of that name; raises TableRefused if there is none."""
    found = await people_of(request).find_by_name(name)
    if found is None:
        raise refusal("unknown_account", "hosts-unknown-account", name=name[:64])
    return found
