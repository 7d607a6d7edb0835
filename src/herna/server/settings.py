"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from platformdirs import user_data_path
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from herna.bots.named import cores

# The databases that can be named without their driver.
DRIVERS = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}


Tls = Literal["starttls", "tls", "none"]


@dataclass(frozen=True, slots=True)
class Smtp:
    """The mail server through which mails are sent."""

    host: str
    sender: str  # an address, perhaps with a name before it
    port: int = 587
    tls: Tls = "starttls"
    user: str = ""  # empty: it asks for none
    password: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be configured; the defaults suit one person on one machine."""

    database_url: str = ""  # empty: SQLite in the data folder
    data: Path = field(default_factory=lambda: user_data_path("herna"))
    runs: Path | None = None  # a folder of recorded simulations; none: `runs` in the data folder
    smtp: Smtp | None = None  # none: no mail is sent
    legal: Path | None = None  # a folder with the privacy notice and the terms of use
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # further addresses under which pages of this server are opened
    secure: bool = False  # whether it is reached by https, so that cookies are sent by nothing else
    thinkers: int = field(default_factory=cores)  # processes in which bots think
    cluster: str = ""  # the address of a Ray cluster in which they think instead
    rate: float = 50.0  # requests and messages a second, for each address and each token
    burst: float = 200.0
    most_open: int = 50  # tables that one visitor may have open
    most_from: int = 60  # tables opened from one address that may be open
    most_bots_from: int = 10  # of these, tables at which only bots play
    most_bots: int = 10_000  # tables that may be open in all at which no visitor has a seat, if only bots are to play
    most_tables: int = 20_000  # tables that may be open in all
    idle: float = 120.0  # seconds after which a table that nobody touches is dropped from memory
    keeps_all: bool = False  # whether unused tables and visitors are kept forever
    drain: float = 10.0  # seconds that what is under way gets at SIGTERM
    grace: float = 6.0  # seconds after which another node asks a bot whose node gives no sign of life
    pause: tuple[float, float] = (0.3, 0.9)  # seconds that an answer in a window takes at least, drawn from these
    sweep: float = 2.0  # seconds between two searches for tables that wait for a bot or a clock

    def runs_folder(self) -> Path:
        """The folder in which runs of `herna simulate --out` are looked for."""
        return self.data / "runs" if self.runs is None else self.runs

    def database(self) -> str:
        """The address of the database, with its driver."""
        if not self.database_url:
            return f"sqlite+aiosqlite:///{self.data / 'herna.db'}"
        kind, colon, rest = self.database_url.partition("://")
        return f"{DRIVERS.get(kind, kind)}{colon}{rest}"

    def folder(self) -> Path | None:
        """The folder of the database; None, if it is no file."""
        if not self.database_url:
            return self.data
        try:
            url = make_url(self.database())
        except ArgumentError:  # told when it is opened
            return None
        file = url.database if url.get_backend_name() == "sqlite" else None
        return None if not file or file == ":memory:" else Path(file).absolute().parent

    def on_postgresql(self) -> bool:
        return self.database().startswith("postgresql")
