"""The parts of the club that pages and API ask alike. What only one module asks for, that module gets by itself."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request

from preau.server.lobby.advance import AdvanceMoves
from preau.server.moderation.registration import Registration
from preau.server.profiles.page import ProfileBook
from preau.server.tournaments.clubs import ClubBook
from preau.server.tournaments.service import TournamentService
from preau.server.tournaments.store import TournamentStore

ATournament = Annotated[str, Path(max_length=32)]
AClub = Annotated[str, Path(max_length=32)]


def tournaments_of(request: Request) -> TournamentStore:
    tournaments: TournamentStore = request.app.state.tournaments
    return tournaments


def tournament_service_of(request: Request) -> TournamentService:
    service: TournamentService = request.app.state.tournament_service
    return service


def clubs_of(request: Request) -> ClubBook:
    clubs: ClubBook = request.app.state.clubs
    return clubs


def profiles_of(request: Request) -> ProfileBook:
    profiles: ProfileBook = request.app.state.profiles
    return profiles


def advance_moves_of(request: Request) -> AdvanceMoves:
    advance: AdvanceMoves = request.app.state.advance
    return advance


def registration_of(request: Request) -> Registration:
    registration: Registration = request.app.state.registration
    return registration
