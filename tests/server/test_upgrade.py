"""Databases of earlier versions: brought to the form of this one wholly or not at all, and nothing in them is lost.

`schema1.sql` is a database that version 1 of the form left: a game of two people, one that a bot has finished, and one
in which a bot is to act. `schema2.sql` and later ones hold running tables of every game (released.py).
"""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import MetaData, create_engine, event, select

from hexfarer.games import NAMES
from hexfarer.server.settings import Settings
from hexfarer.server.store import MIGRATIONS, Store, metadata
from tests.server.conftest import quick
from tests.server.guest import Guest, Server

OLD = Path(__file__).with_name("schema1.sql").read_text(encoding="utf-8")
PEOPLE, BOTS = "2YniVANT42Ci", "AUt6aF-853L2"
SECRET = "OAaxU0eCpoLnNA3Fb4eoM7TfhEPYsgIa"  # of a seat there


@pytest.fixture
def old(database: str, tmp_path: Path) -> str:
    """The old database, of either kind."""
    file = tmp_path / "old.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD)
    if not database.startswith("sqlite"):
        copy(f"sqlite:///{file}", Settings(database=database).database_url)
        return database
    return f"sqlite:///{file}"


def copy(source: str, target: str) -> None:
    """All rows of a database of form 1."""
    old, new = create_engine(source), create_engine(target)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with old.connect() as reading, new.begin() as writing:
        config.attributes["connection"] = writing
        command.upgrade(config, "0001")
        found = MetaData()
        found.reflect(writing, only=["tables", "seats", "log", "results"])
        for table in found.sorted_tables:
            writing.execute(table.insert(), [row._asdict() for row in reading.execute(select(table))])
    old.dispose()
    new.dispose()


def dump(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.iterdump())


def test_an_old_database_comes_to_the_new_form_with_everything_in_it(old: str) -> None:
    store = Store(Settings(database=old).database_url)
    store.migrate()
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    row = store.table(PEOPLE)
    assert row is not None
    assert (row.seed, row.rules, row.disclosed, row.hints, row.name) == (7, 0, "", None, "Friday")
    assert [seat.name for seat in store.seats(PEOPLE)] == ["", "Ada"]
    assert [entry.notation for entry in store.entries(PEOPLE)] == [
        "swap harpist_lenn",
        "swap court_intriguer",
        "swap druid_maelon",
    ]
    assert [(one.score, one.person, one.hints) for one in store.results()] == [(-7, None, 0)]
    store.close()


def test_tables_of_an_older_generator_say_so_in_one_line_and_nothing_else_breaks(old: str) -> None:
    with Server(quick(old)) as server:
        for id in (PEOPLE, BOTS):
            for path in ("", "/position", "/log?before=1", "/result", "/save"):
                status, answer = server.ask("GET", f"/tables/{id}{path}")
                assert (status, answer["error"]["key"]) == (409, "server-older")
                assert "\n" not in answer["error"]["text"]
        assert server.ask("GET", f"/tables/{PEOPLE}/position", secret=SECRET)[0] == 409
        assert server.get("/tables") == []  # nobody can play there
        (row,) = server.get("/stats")["rows"]
        assert (row["hero"], row["score_best"]) == ("tovak", -7)
        made = server.make("me", "here", listed=True)
        made.play(1)
        assert [card["id"] for card in server.get("/tables")] == [made.id]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The old database as a SQLite file."""
    made = tmp_path / "old.db"
    with closing(sqlite3.connect(made)) as connection:
        connection.executescript(OLD)
    return made


@pytest.mark.parametrize(
    "at", ["CREATE TABLE players", "DROP TABLE tables", "ALTER TABLE _alembic_tmp_results", "UPDATE"]
)
def test_an_upgrade_that_fails_half_way_changes_nothing(file: Path, at: str) -> None:
    before = dump(file)
    store = Store(f"sqlite:///{file}")

    @event.listens_for(store.engine, "before_cursor_execute")
    def full(connection: object, cursor: object, statement: str, *rest: object) -> None:
        if statement.strip().startswith(at):
            raise OSError("the disk is full")

    with pytest.raises(OSError, match="full"):
        store.migrate()
    store.close()
    assert dump(file) == before
    again = Store(f"sqlite:///{file}")
    again.migrate()
    again.close()
    assert dump(file) != before


def test_an_upgrade_leaves_no_row_that_refers_to_none(file: Path) -> None:
    """Tables are written anew on the way, and what refers to them must not go with the old ones."""
    with closing(sqlite3.connect(file)) as connection:
        before = {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone() for name in ("seats", "log")}
    store = Store(f"sqlite:///{file}")
    store.migrate()
    with store.engine.begin() as connection:
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
        for name, (count,) in before.items():
            assert connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar() == count
        connection.exec_driver_sql("DELETE FROM tables")
        assert connection.exec_driver_sql("SELECT count(*) FROM seats").scalar() == 0
    store.close()


# -- running games --

RUNNING = [file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("schema[2-9].sql"))]
SEATS = re.compile(r"^-- (\S+) (\S+) (\S+)$", re.MULTILINE)  # a table and the secrets of its seats


@pytest.mark.parametrize("text", RUNNING, ids=[f"form {number}" for number, _ in enumerate(RUNNING, 2)])
def test_running_tables_of_every_game_go_on(tmp_path: Path, text: str) -> None:
    """With the rules as they were; with others they say from where they can be played on, and are."""
    with closing(sqlite3.connect(tmp_path / "old.db")) as connection:
        connection.executescript(text)
    games = set()
    with Server(quick(f"sqlite:///{tmp_path / 'old.db'}")) as server:
        for id, *secrets in SEATS.findall(text):
            card = server.get(f"/tables/{id}")
            games.add(card["game"])
            guests = [Guest(server, id, secret) for secret in secrets]
            if card["stuck"]:
                assert guests[0].position(at=card["stuck"]["at"])["of"] == card["stuck"]["at"]
                status, made = guests[0].post("continue")
                assert status == 201, made
                guests = [Guest(server, made["id"], secret) for secret in secrets]
            before = max(guest.position()["sequence"] for guest in guests)
            for _ in range(3):
                asked = guests[0].position()["to_act"]
                status, answer = guests[asked].act()
                assert status == 200, answer
            assert answer["sequence"] == before + 3
    assert games == set(NAMES)
