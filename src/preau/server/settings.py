"""What can be set, by `PREAU_…` in the environment or by the command line, and the server's own secret."""

from __future__ import annotations

import os
import secrets
import stat
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path

import platformdirs
from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from preau.play.bounds import LONGEST_GAME_MOVES

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
OWNER_ONLY = 0o600  # a file's rights


class MissingSecret(Exception):
    """Several processes must be given the same secret."""


class Settings(BaseSettings):
    """Every setting has a default that suits one household."""

    model_config = SettingsConfigDict(env_prefix="PREAU_", frozen=True, extra="ignore")

    data: Path = Field(default_factory=lambda: platformdirs.user_data_path("preau"))
    database_url: str = ""  # empty: SQLite in the data folder
    bus_url: str = ""  # empty: this process is alone; redis://… where several share the database
    secret: SecretStr = SecretStr("")  # empty: made once and kept in the data folder
    metrics_token: SecretStr = SecretStr("")  # who brings it may read /metrics; empty: this machine alone may
    host: str = "127.0.0.1"
    port: int = Field(default=8321, ge=0, le=65535)
    hosts: str = (
        ""  # names under which this server is reached beside its own, with commas; *.club.example, or * for any
    )
    origins: tuple[str, ...] = ()  # other origins whose pages may use this server: https://preau.example
    secure_cookies: bool = False  # behind HTTPS
    trusted_proxies: str = "127.0.0.1, ::1"  # addresses and networks that may say whom they speak for
    accounts: bool = True  # whether guests may make accounts; nobody needs one
    show_words: bool = False  # whether /words shows every message with its key, and `?keys=1` the keys on any page
    audit_days: int = Field(default=90, ge=1)  # how long it is known who did what, and what was reported

    tables_in_memory: int = Field(default=2_000, ge=1)  # more are folded again from the log when asked for
    moves_in_memory: int = Field(default=100_000, ge=1)  # of all those tables together
    longest_game: int = Field(default=LONGEST_GAME_MOVES, ge=100, le=10_000)  # moves; then the house ends a new game
    table_days: int = Field(default=0, ge=0)  # old tables of guests go after so many days unplayed; 0: never
    link_days: int = Field(default=30, ge=1)  # how long a seat's link is good
    guest_days: int = Field(default=400, ge=1)  # how long a guest is known
    session_days: int = Field(default=30, ge=1)  # how long who has an account stays signed in without coming back
    mail_url: SecretStr = SecretStr("")  # smtp://user:password@host:587, or smtps://…; empty: no mail
    mail_from: str = ""  # whom mail comes from: Préau <preau@club.example>
    push_inner: str = ""  # host:port with commas: push services that may be called though they are not on the internet
    days_off: int = Field(default=30, ge=0, le=366)  # that a person may take in a year, from games of days a turn
    security_contact: str = ""  # whom to tell of a hole: mailto:… or https://…; told in /.well-known/security.txt

    bot_workers: int = Field(default=1, ge=1)
    bot_seconds: float = Field(default=5.0, gt=0)  # a bot that thinks longer plays its first legal move
    bot_niceness: int = Field(default=15, ge=0, le=19)  # of the processes in which they think: people come first
    bot_pace: float = Field(default=0.7, ge=0)  # a bot's move takes at least so many seconds, for people to follow

    message_bytes: int = 16 * 1024  # one socket message
    body_bytes: int = 256 * 1024  # one HTTP request, a record included
    message_rate: float = 10.0  # messages a second of one guest, lastingly, over all their sockets
    message_burst: int = 60
    address_message_rate: float = 60.0  # the same of one address: a class plays there
    waiting_messages: int = 256  # a reader further behind is dropped and comes back by sequence number
    request_rate: str = "600/minute; 200/10seconds"  # of one address
    file_rate: str = "6000/minute; 2000/10seconds"  # scripts, styles and pictures of one address, and looks at health
    work_rate: str = "10000/minute; 3000/10seconds"  # units of work for one guest: milliseconds of a processor
    address_work_rate: str = "20000/minute; 4000/10seconds"  # the same for one address
    create_rate: str = "60/minute; 2000/day"  # tables opened by one address
    seat_rate: str = "60/minute"  # links tried by one address
    help_rate: str = "120/minute"  # hints, threats and reviews asked for by one address
    open_connections: int = 256  # of one address that is no proxy
    open_sockets: int = 64  # of one address
    first_message_seconds: float = Field(default=60.0, gt=0)  # that a socket may be open without a word
    guest_sockets: int = 32  # of one guest
    address_tables: int = 1_000  # not finished and lately played at, opened by one address
    guest_tables: int = 200  # the same of one guest
    guest_bots: int = Field(default=2, ge=1)  # that think at once at tables of one guest
    signup_rate: str = "20/hour"  # accounts made by one address
    login_rate: str = "60/minute; 300/hour"  # sign-ins tried by one address
    guess_rate: str = "5/minute; 20/hour; 60/day"  # sign-ins tried by one address under one name
    name_rate: str = "100/hour"  # sign-ins tried under one name by everybody; then by one address only ...
    pressed_rate: str = "3/hour"  # ... so many; devices that were signed in before are not concerned
    say_rate: str = "30/minute; 2000/day"  # lines said by one guest
    address_say_rate: str = "120/minute; 10000/day"  # lines said from one address
    table_say_rate: str = "240/minute"  # lines said at one table
    write_rate: str = "20000/day"  # moves, lines and whatever else is kept for one guest
    address_write_rate: str = "200000/day"  # the same of one address: a school plays there
    mail_rate: str = "5/hour; 20/day"  # addresses that one guest, or one address on the net, asks to confirm
    mail_to_rate: str = "3/day"  # such mails to one address
    report_rate: str = "10/hour"  # messages reported by one guest
    export_rate: str = "12/hour"  # of one guest

    @field_validator("trusted_proxies")
    @classmethod
    def _networks(cls, value: str) -> str:
        for each in filter(None, map(str.strip, value.split(","))):
            ip_network(each)
        return value

    @property
    def url(self) -> str:
        """The database's URL, with the async driver named."""
        url = self.database_url or f"sqlite:///{self.data / 'preau.sqlite3'}"
        return with_driver(url)

    def signing_key(self) -> str:
        """The secret that signs cookies and links: as set, or made once and kept for this user only."""
        given = self.secret.get_secret_value()
        if given:
            return given
        if self.bus_url:
            raise MissingSecret("PREAU_SECRET")
        path = self.data / "secret"
        if not path.exists():
            self.data.mkdir(parents=True, exist_ok=True)
            draft = self.data / f"secret.{secrets.token_hex(4)}"
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "w") as file:
                file.write(secrets.token_urlsafe(48) + "\n")
            with suppress(FileExistsError):  # another process was faster
                path.hardlink_to(draft)
            draft.unlink()
        make_private(path)
        return path.read_text("ascii").strip()


def make_private(path: Path) -> None:
    """Take a file's rights from everybody but its owner; somebody else's file is left as it is."""
    with suppress(FileNotFoundError, PermissionError):
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & ~OWNER_ONLY:
            path.chmod(mode & OWNER_ONLY)


def with_driver(url: str) -> str:
    """A database's URL as people write it, with the async driver named."""
    scheme, colon, rest = url.partition(":")
    return f"{DRIVERS.get(scheme, scheme)}{colon}{rest}"
