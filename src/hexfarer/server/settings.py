"""How a server is set up. The command line puts it into the environment, where every worker process finds it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, NamedTuple, Self

PREFIX: Final = "HEXFARER_"
PAGE: Final = Path(__file__).parent / "page"


class Settings(NamedTuple):
    """Numbers are seconds or pieces."""

    database: str = ""  # a URL; empty: a SQLite file in the user's data folder
    bot_pace: float = 0.4  # between two steps of a bot, while somebody is looking
    bot_processes: int = 1
    bot_seed: str = ""  # for tests: the chance that bots play by follows from it; empty: it comes from the system
    plan_delay: float = 3.0  # a reversible step is shown to the others when it stood so long (UX-UNDO-07)
    made_per_minute: int = 30  # tables from one address; 0: as many as one likes
    joined_per_minute: int = 60
    body_limit: int = 256 * 1024
    tables_in_memory: int = 500  # more are read again from the log when they are asked for
    idle: float = 60.0  # a table that was used since is not forgotten
    patience: float = 10.0  # how long the server waits for an SQLite file that another program has locked

    @classmethod
    def from_environment(cls) -> Self:
        """Every setting can be given as HEXFARER_<NAME>."""
        given = {
            name: kind(os.environ[PREFIX + name.upper()])
            for name, kind in (("database", str), ("bot_pace", float), ("bot_processes", int), ("plan_delay", float))
            + (("made_per_minute", int), ("joined_per_minute", int), ("body_limit", int), ("tables_in_memory", int))
            + (("patience", float), ("bot_seed", str))
            if os.environ.get(PREFIX + name.upper())
        }
        return cls(**given)  # type: ignore[arg-type]

    @property
    def database_url(self) -> str:
        """The URL as SQLAlchemy takes it: PostgreSQL always by psycopg."""
        url = self.database or f"sqlite:///{data_folder() / 'tables.db'}"
        for short in ("postgresql://", "postgres://"):
            if url.startswith(short):
                return "postgresql+psycopg://" + url.removeprefix(short)
        return url


def data_folder() -> Path:
    """Where a person's tables are kept: XDG_DATA_HOME, or what it stands for."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "hexfarer"
