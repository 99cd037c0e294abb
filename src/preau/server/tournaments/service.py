"""Where people come with their wishes about tournaments: who may what, and the step that follows from it at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

from preau.games.api import refusal
from preau.server.database.people import Account, People
from preau.server.tournaments import decisions
from preau.server.tournaments.clubs import ClubBook
from preau.server.tournaments.driver import TournamentDriver
from preau.server.tournaments.events import TournamentEvent, TournamentTerms
from preau.server.tournaments.store import TournamentStore
from preau.server.tournaments.tournament import Tournament
from preau.server.tournaments.view import numbers_of

MOST_TOURNAMENTS: Final = 10  # of one organiser that are not over

TournamentWish: TypeAlias = Literal["enter", "withdraw", "rest", "wake_up", "begin", "close", "challenge"]
WISHES: Final[tuple[TournamentWish, ...]] = get_args(TournamentWish)


class TournamentService:
    """Judges, writes, and drives on."""

    def __init__(self, store: TournamentStore, driver: TournamentDriver, clubs: ClubBook, people: People) -> None:
        self._store = store
        self._driver = driver
        self._clubs = clubs
        self._people = people

    async def open(self, terms: TournamentTerms, account: Account | None) -> Tournament:
        """A new tournament of somebody with an account; of a club, by those who lead it."""
        if account is None:
            raise refusal("signed_out", "tourney-needs-account")
        if await self._store.count_of(account.id) >= MOST_TOURNAMENTS:
            raise refusal("too_many", "tourney-too-many", high=MOST_TOURNAMENTS)
        if terms.club:
            await self._clubs.find(terms.club)
            if not await self._clubs.leads(terms.club, account.id):
                raise refusal("not_allowed", "tourney-club-not-allowed")
        return await self._store.open(decisions.announce(terms, account.id, self._store.now()))

    async def organises(self, state: Tournament, guest: str) -> bool:
        """Whether somebody may begin and close it."""
        if state.announced.by == guest:
            return True
        return bool(state.terms.club) and await self._clubs.leads(state.terms.club, guest)

    async def grant(
        self, tournament_id: str, wish: TournamentWish, guest: str, account: Account | None, *, name: str = "",
        rivals: Sequence[int] = (),
    ) -> Tournament:  # fmt: skip
        """Carry a wish out, and all that follows from it; raises Refused."""
        state = await self._store.find(tournament_id)
        if wish in {"begin", "close"} and not await self.organises(state, guest):
            raise refusal("not_allowed", "tourney-organiser-only")
        if wish == "enter":
            await self._check_entry(state, guest, account, name)
        strengths = await self._store.strengths(state) if wish == "begin" else decisions.NOTHING_KNOWN
        called = account.name if account else name

        def decide_wish(state: Tournament) -> Sequence[TournamentEvent]:
            now = self._store.now()
            match wish:
                case "enter":
                    return decisions.enter(state, guest, called, now, registered=account is not None)
                case "withdraw":
                    return decisions.withdraw(state, guest, now)
                case "rest":
                    return decisions.rest(state, guest, now)
                case "wake_up":
                    return decisions.wake_up(state, guest, now)
                case "begin":
                    return decisions.begin(state, now, strengths)
                case "close":
                    return decisions.close(state, now)
                case "challenge":
                    return decisions.challenge(state, guest, _ids_of(state, rivals), now)

        await self._store.do(tournament_id, decide_wish)
        return await self._driver.drive(tournament_id)

    async def _check_entry(self, state: Tournament, guest: str, account: Account | None, name: str) -> None:
        if state.terms.club and (account is None or not await self._clubs.role_of(state.terms.club, guest)):
            raise refusal("not_allowed", "tourney-members-only")
        if account is not None and account.bot:
            raise refusal("not_allowed", "programs-people-only")
        if state.terms.rated and account is None:
            raise refusal("not_allowed", "ratings-needs-account")
        if account is None and await self._people.find_by_name(name) is not None:
            raise refusal("name_taken", "tourney-name-taken", name=name)


def _ids_of(state: Tournament, numbers: Sequence[int]) -> list[str]:
    players = {number: player for player, number in numbers_of(state).items()}
    for number in numbers:
        if number not in players:
            raise refusal("bad_option", "tourney-no-player", number=number)
    return [players[number] for number in numbers]
