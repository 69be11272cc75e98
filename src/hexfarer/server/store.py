"""The database: tables, seats, the log of each game, results.

The log is the truth. A table's log is a list of entries, numbered from 1 without gaps, and only ever grows: an entry is
an action of a seat in notation, "undo" / "redo" with the number of actions that the kept line has after it, or a
note of what became of a seat. Taking back thus shortens the line and yet is a new entry: the number of entries, the
table's `sequence`, grows with every change, and what was taken back can be done again even after a restart. Replaying
the log gives the game. The action that ends a turn also keeps a fingerprint of the position after it, so that a program
with other rules notices where it no longer plays the same game.

(table, sequence) is unique. Whoever adds an entry says which number it gets; if two do so at once, the database lets
one of them in and the other is told `Conflict`. A method returns when its transaction is durable.

Snapshots of positions are not stored: replaying takes about a tenth of a millisecond an action, so a long game of a
thousand actions is there in about as many milliseconds as a database would need to hand out a large blob and the engine
to check it. In memory the session keeps one every fifty actions, for seeking.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    DateTime,
    Dialect,
    Engine,
    ForeignKey,
    Integer,
    MetaData,
    Row,
    String,
    Table,
    Text,
    TypeDecorator,
    create_engine,
    delete,
    event,
    false,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATING: Final = 0x4E7FA4E4  # the advisory lock under which one worker migrates and the others wait
CHANNEL: Final = "hexfarer"  # of LISTEN and NOTIFY
LOBBY: Final = 100  # the most tables that a lobby lists
OLDEST: Final = 1  # rules from before carry 0: such tables were dealt by a generator that is no longer there


class Whole(TypeDecorator[int]):
    """A whole number of any size, written in digits."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str | None:
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> int | None:
        return None if value is None else int(value)


metadata = MetaData()
players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("key", String(64), nullable=False, unique=True),  # sha256
    Column("name", String(60), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("edition", String(60), nullable=False),
    Column("scenario", String(60), nullable=False),
    Column("heroes", JSON, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", Whole, nullable=False),
    Column("given", Text, nullable=False, server_default=""),  # the situation that it began with
    Column("name", String(60), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(64), nullable=False),  # sha256 of the host's secret
    Column("created", DateTime(timezone=True), nullable=False),
    Column("asked", Integer, nullable=False),  # the seat that is to act; -1: over
    Column("actions", Integer, nullable=False),  # of the kept line
    Column("round", Integer),
    Column("changed", DateTime(timezone=True), nullable=False, index=True),
    Column("rules", Integer, nullable=False, server_default="0"),  # the version of the game's rules that it began with
    Column("seeded", Boolean, nullable=False, server_default=false()),  # the host typed the seed
    Column("parent", String(32)),  # the table that it goes on from, after so many actions
    Column("parent_at", Integer),
    Column("next", String(32)),  # the table at which it is played on
    Column("disclosed", String(20), nullable=False, server_default=""),  # why somebody may know what is hidden
    Column("hints", Boolean),  # as the host wishes; none: only where one person plays alone
    Column("hash", String(16), nullable=False, server_default=""),  # the fingerprint of the first position
    Column("hosted", String(32), ForeignKey("players.id", ondelete="SET NULL"), index=True),  # by whom
)
seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(10), nullable=False),  # person, bot, open
    Column("bot", String(30)),
    Column("name", String(60), nullable=False),
    Column("secret", String(64)),  # sha256
    Column("own", Boolean, nullable=False),  # held by the maker of the table
    Column("person", String(32), ForeignKey("players.id", ondelete="SET NULL"), index=True),
    Column("agrees", Boolean, nullable=False, server_default=false()),  # that the full save may be taken
    Column("hints", Integer, nullable=False, server_default="0"),  # that were asked for
)
log = Table(
    "log",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),  # act, undo, redo, or a kind of note (kernel/savefile.py)
    Column("notation", Text, nullable=False),
    Column("hash", String(16), nullable=False, server_default=""),  # of the position after it, at the end of a turn
)
results = Table(
    "results",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(60), nullable=False, index=True),
    Column("scenario", String(60), nullable=False),
    Column("hero", String(60), nullable=False),
    Column("player", String(40), nullable=False),  # person, or bot:<id>
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("kind", String(60), nullable=False),
    Column("actions", Integer, nullable=False),
    Column("ended", DateTime(timezone=True), nullable=False),
    Column("person", String(32), ForeignKey("players.id", ondelete="SET NULL"), index=True),
    Column("hints", Integer, nullable=False, server_default="0"),
)


class Entry(NamedTuple):
    """One entry of a log."""

    sequence: int
    seat: int
    kind: str
    notation: str
    hash: str = ""


class SeatRow(NamedTuple):
    """Who has a seat."""

    seat: int
    player: str
    bot: str | None
    name: str
    secret: str | None
    own: bool
    person: str | None = None
    agrees: bool = False
    hints: int = 0


class TableRow(NamedTuple):
    """A table without its seats and its log."""

    id: str
    game: str
    edition: str
    scenario: str
    heroes: list[str]
    options: dict[str, str]
    seed: int
    given: str
    name: str
    listed: bool
    host: str
    created: datetime
    asked: int
    actions: int
    round: int | None
    changed: datetime
    rules: int = 0
    seeded: bool = False
    parent: str | None = None
    parent_at: int | None = None
    next: str | None = None
    disclosed: str = ""
    hints: bool | None = None
    hash: str = ""
    hosted: str | None = None


class Mark(NamedTuple):
    """What the lobby shows of a position."""

    asked: int
    actions: int
    round: int | None


class ResultRow(NamedTuple):
    """How a seat ended."""

    table: str
    seat: int
    game: str
    scenario: str
    hero: str
    player: str
    score: int
    won: bool
    kind: str
    actions: int
    ended: datetime
    person: str | None = None
    hints: int = 0


class Conflict(Exception):
    """Somebody else was first."""


class Taken(Exception):
    """The seat is not open."""


class SeatChange(NamedTuple):
    """What becomes of a seat: who has it now, and the entry of the log that says so."""

    entry: Entry
    player: str
    bot: str | None = None
    name: str = ""
    secret: str | None = None
    person: str | None = None


def now() -> datetime:
    return datetime.now(UTC)


class Store:
    """All access to the database. Methods block: the server calls them from threads."""

    def __init__(self, url: str, patience: float = 10.0) -> None:
        self.url = url
        self.postgres = make_url(url).get_backend_name() == "postgresql"
        database = make_url(url).database
        if not self.postgres and database and database != ":memory:":
            Path(database).parent.mkdir(parents=True, exist_ok=True)
        self.engine = _engine(url, self.postgres, patience)

    def migrate(self) -> None:
        """Bring the database to the form that this program knows, wholly or not at all; of several workers one does it.

        SQLite changes a column by writing its table anew. What refers to the old one must not go with it, so keys are
        not looked after meanwhile, but checked at the end.
        """
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.connect() as connection:
            self._look_after_keys(connection, False)
            with connection.begin():
                if self.postgres:
                    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
                if not self.postgres and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                    raise IntegrityError("PRAGMA foreign_key_check", None, ValueError("a row refers to none"))
            self._look_after_keys(connection, True)

    def _look_after_keys(self, connection: Connection, on: bool) -> None:
        """For SQLite, which knows this only between transactions: hence past SQLAlchemy, which would begin one."""
        if not self.postgres:
            connection.connection.cursor().execute(f"PRAGMA foreign_keys={'ON' if on else 'OFF'}")

    def close(self) -> None:
        self.engine.dispose()

    # -- tables --

    def add(self, table: TableRow, seated: list[SeatRow], entries: Iterable[Entry]) -> None:
        """A new table, with the log that it begins with."""
        with self.engine.begin() as connection:
            self._add(connection, table, seated, entries)

    def go_on(self, old: str, table: TableRow, seated: list[SeatRow], entries: Iterable[Entry]) -> None:
        """A new table at which an old one is played on; Conflict if there is one already."""
        wanted = (tables.c.id == old) & tables.c.next.is_(None)
        with self.engine.begin() as connection:
            if connection.execute(update(tables).where(wanted).values(next=table.id)).rowcount != 1:
                raise Conflict
            self._add(connection, table, seated, entries)

    @staticmethod
    def _add(connection: Connection, table: TableRow, seated: list[SeatRow], entries: Iterable[Entry]) -> None:
        rows = [{"table": table.id, **entry._asdict()} for entry in entries]
        connection.execute(insert(tables), table._asdict())
        connection.execute(insert(seats), [{"table": table.id, **seat._asdict()} for seat in seated])
        if rows:
            connection.execute(insert(log), rows)

    def table(self, id: str) -> TableRow | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == id)).first()
        return None if row is None else table_row(row)

    def listed(self) -> list[tuple[TableRow, list[SeatRow]]]:
        """The listed tables that are not over and can be played, the newest first."""
        wanted = (tables.c.listed) & (tables.c.asked >= 0) & (tables.c.rules >= OLDEST)
        with self.engine.connect() as connection:
            rows = connection.execute(select(tables).where(wanted).order_by(tables.c.created.desc()).limit(LOBBY))
            found = [table_row(row) for row in rows]
            seated = _seats(connection, [table.id for table in found])
        return [(table, seated[table.id]) for table in found]

    def unfinished_with_bot_to_act(self) -> list[str]:
        """Tables at which a bot is to act: after a restart it must be woken."""
        theirs = (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.asked) & (seats.c.player == "bot")
        with self.engine.connect() as connection:
            wanted = select(tables.c.id).join(seats, theirs).where(tables.c.rules >= OLDEST)
            return list(connection.execute(wanted).scalars())

    # -- seats --

    def seats(self, id: str) -> list[SeatRow]:
        with self.engine.connect() as connection:
            return _seats(connection, [id])[id]

    def reseat(self, id: str, change: SeatChange, notice: str) -> None:
        """Give a seat to somebody else, and say so in the log: both or nothing.

        Conflict if the log has an entry of that number; Taken if a person wants a seat that is not open.
        """
        values = {**change._asdict(), "own": False, "agrees": False}
        del values["entry"]
        wanted = (seats.c.table == id) & (seats.c.seat == change.entry.seat)
        if change.player == "person":
            wanted &= seats.c.player == "open"
        try:
            with self.engine.begin() as connection:
                if connection.execute(update(seats).where(wanted).values(values)).rowcount != 1:
                    raise Taken
                connection.execute(insert(log), {"table": id, **change.entry._asdict()})
                connection.execute(update(tables).where(tables.c.id == id).values(changed=now()))
                self._notify(connection, notice)
        except IntegrityError as error:
            raise Conflict from error

    def agree(self, id: str, numbers: list[int], agrees: bool) -> None:
        """A person, who has these seats, agrees that the full save may be taken, or no longer does."""
        theirs = (seats.c.table == id) & seats.c.seat.in_(numbers)
        with self.engine.begin() as connection:
            connection.execute(update(seats).where(theirs).values(agrees=agrees))

    def count_hint(self, id: str, seat: int) -> None:
        wanted = (seats.c.table == id) & (seats.c.seat == seat)
        with self.engine.begin() as connection:
            connection.execute(update(seats).where(wanted).values(hints=seats.c.hints + 1))

    def disclose(self, id: str, why: str) -> None:
        """Somebody may know from now on what is hidden at the table."""
        with self.engine.begin() as connection:
            connection.execute(update(tables).where(tables.c.id == id).values(disclosed=why))

    # -- the log --

    def entries(self, id: str, after: int = 0) -> list[Entry]:
        wanted = (log.c.table == id) & (log.c.sequence > after)
        columns = (log.c.sequence, log.c.seat, log.c.kind, log.c.notation, log.c.hash)
        with self.engine.connect() as connection:
            return [Entry(*row) for row in connection.execute(select(*columns).where(wanted).order_by(log.c.sequence))]

    def append(self, id: str, entry: Entry, mark: Mark, ended: list[ResultRow], notice: str) -> None:
        """Add an entry and, if the game ended with it, its results; Conflict if there is one of that number.

        On PostgreSQL the same transaction sends the notice to all workers.
        """
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(log), {"table": id, **entry._asdict()})
                values = {**mark._asdict(), "changed": now()}
                connection.execute(update(tables).where(tables.c.id == id).values(values))
                if ended:
                    connection.execute(delete(results).where(results.c.table == id))
                    connection.execute(insert(results), [row._asdict() for row in ended])
                self._notify(connection, notice)
        except IntegrityError as error:
            raise Conflict from error

    def notify(self, notice: str) -> None:
        """Tell all workers something; with PostgreSQL only."""
        with self.engine.begin() as connection:
            self._notify(connection, notice)

    def _notify(self, connection: Connection, notice: str) -> None:
        if self.postgres:
            connection.execute(select(func.pg_notify(CHANNEL, notice)))

    # -- results --

    def results(self) -> list[ResultRow]:
        with self.engine.connect() as connection:
            return [ResultRow(*row) for row in connection.execute(select(results).order_by(results.c.ended))]


def _engine(url: str, postgres: bool, patience: float) -> Engine:
    if postgres:
        return create_engine(url, pool_size=4, max_overflow=4, pool_pre_ping=True)
    engine = create_engine(url)

    @event.listens_for(engine, "connect")
    def durable(connection: Any, _: object) -> None:
        """Readers and the writer do not wait for each other, and a commit is on the disk when it returns."""
        wait = f"busy_timeout={int(patience * 1000)}"
        for pragma in (wait, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute("PRAGMA " + pragma)
        connection.isolation_level = None  # or Python would begin no transaction before CREATE, ALTER and DROP

    @event.listens_for(engine, "begin")
    def begins(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def in_utc(moment: datetime) -> datetime:
    """SQLite keeps no zone; ours are all UTC."""
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def table_row(row: Row[Any]) -> TableRow:
    values = row._asdict()
    return TableRow(**{**values, "created": in_utc(values["created"]), "changed": in_utc(values["changed"])})


def _seats(connection: Connection, ids: list[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {id: [] for id in ids}
    rows = connection.execute(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat))
    for row in rows:
        found[row.table].append(SeatRow(*row[1:]))
    return found
