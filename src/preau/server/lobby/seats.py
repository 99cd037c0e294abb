"""Sitting down from the lobby, by one press: whoever it is, on whichever seat is free."""

from __future__ import annotations

from preau.games.api import Refused, refusal
from preau.play.inputs import clean_avatar, clean_name
from preau.server.database.club.kept_seats import seats_kept_from
from preau.server.database.people import Account, key_of
from preau.server.lobby.seeks import make_names_distinct
from preau.server.tables.service import Player, TableService
from preau.words import Language, Speaker


def player_of(guest_id: str, account: Account | None, name: str, avatar: str, language: Language) -> Player:
    """Under the name that was given, else that of the account, else as a guest; raises TableRefused."""
    given = name.strip() or (account.name if account else Speaker(language)("server-guest-name"))
    registered = account is not None and key_of(account.name) == key_of(given)
    return Player(guest_id, clean_name(given), clean_avatar(avatar), registered)


async def take_free_seat(service: TableService, table_id: str, player: Player, account: Account | None) -> int:
    """The seat that is theirs now, or was already; raises TableRefused where none is free.

    At a rated table one sits under the name of one's account.
    """
    while True:
        table = await service.table(table_id)
        held = table.seats_of(player.id)
        if held:
            return held[0]
        kept = await seats_kept_from(service.store, table_id, player.id)
        free = [n for n, seat in enumerate(table.seats) if seat.kind == "person" and seat.holder is None]
        free = [n for n in free if n not in kept]
        if not free or not table.created.public:
            raise refusal("seat_taken", "lobby-full")
        if table.created.rated and account is not None:
            player = Player(player.id, account.name, player.avatar, registered=True)
        names = [seat.name for seat in table.seats if seat.name]
        own = player.name if player.registered else make_names_distinct([*names, player.name])[-1]
        try:
            await service.sit(table_id, free[0], Player(player.id, own, player.avatar, player.registered))
        except Refused as refused:
            if refused.code != "seat_taken":
                raise
