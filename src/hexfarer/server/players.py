"""Players in the database: a key, a name, what they prefer, where they sit and how their games ended."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, delete, insert, select, update

from hexfarer.server.keys import hashed, host_secret, seat_secret
from hexfarer.server.store import ResultRow, SeatRow, TableRow, in_utc, now, players, results, seats, table_row, tables

SEATS: Final = 200  # the most that a player is told of, the newest first
RESULTS: Final = 100


class PlayerRow(NamedTuple):
    """A player. The key is stored as a hash."""

    id: str
    key: str
    name: str
    settings: dict[str, Any]
    created: datetime
    seen: datetime


class Players:
    """All access to players. Methods block, as those of the store do."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def add(self, row: PlayerRow) -> None:
        with self.engine.begin() as connection:
            connection.execute(insert(players), row._asdict())

    def find(self, key: str) -> PlayerRow | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(players).where(players.c.key == hashed(key))).first()
        return None if row is None else PlayerRow(*row)

    def saw(self, id: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(update(players).where(players.c.id == id).values(seen=now()))

    def change(self, id: str, values: dict[str, Any]) -> list[str]:
        """A new name or new settings. The tables at which the name is shown and the game is on."""
        with self.engine.begin() as connection:
            connection.execute(update(players).where(players.c.id == id).values(values))
            if "name" not in values:
                return []
            found = _tables(connection, id, unfinished=True)
            theirs = (seats.c.person == id) & seats.c.table.in_(found)
            connection.execute(update(seats).where(theirs).values(name=values["name"]))
            return found

    def renew(self, id: str, key: str) -> list[str]:
        """Another key, and with it other secrets of all seats and tables. The tables of these."""
        with self.engine.begin() as connection:
            connection.execute(update(players).where(players.c.id == id).values(key=hashed(key)))
            held = select(seats.c.table, seats.c.seat).where((seats.c.person == id) & seats.c.secret.is_not(None))
            found = list(connection.execute(held))
            for table, seat in found:
                wanted = (seats.c.table == table) & (seats.c.seat == seat)
                secret = hashed(seat_secret(key, table, seat))
                connection.execute(update(seats).where(wanted).values(secret=secret))
            hosted = list(connection.execute(select(tables.c.id).where(tables.c.hosted == id)).scalars())
            for table in hosted:
                host = hashed(host_secret(key, table))
                connection.execute(update(tables).where(tables.c.id == table).values(host=host))
            return sorted({table for table, _ in found} | set(hosted))

    def remove(self, id: str) -> list[str]:
        """Forget a player. Results stay, without a name. The tables at which a seat or the host is void now."""
        with self.engine.begin() as connection:
            found = _tables(connection, id)
            hosted = list(connection.execute(select(tables.c.id).where(tables.c.hosted == id)).scalars())
            connection.execute(update(seats).where(seats.c.person == id).values(name="", secret=None))
            connection.execute(update(tables).where(tables.c.hosted == id).values(host=""))
            connection.execute(delete(players).where(players.c.id == id))
            return sorted({*found, *hosted})

    def unfinished(self, id: str) -> list[tuple[str, int]]:
        """Table and number of every seat in a game that is on."""
        with self.engine.connect() as connection:
            wanted = (seats.c.person == id) & seats.c.table.in_(_tables(connection, id, unfinished=True))
            return [(row.table, row.seat) for row in connection.execute(select(seats).where(wanted))]

    def seats(self, id: str) -> list[tuple[TableRow, SeatRow]]:
        """Where a player sits, what changed last first."""
        wanted = select(tables).join(seats, seats.c.table == tables.c.id).where(seats.c.person == id)
        with self.engine.connect() as connection:
            newest = wanted.distinct().with_only_columns(tables.c.id, tables.c.changed)
            ids = [row.id for row in connection.execute(newest.order_by(tables.c.changed.desc()).limit(SEATS))]
            rows = connection.execute(select(tables).where(tables.c.id.in_(ids)))
            found = {row.id: table_row(row) for row in rows}
            held = select(seats).where((seats.c.person == id) & seats.c.table.in_(ids))
            theirs = [(row.table, SeatRow(*row[1:])) for row in connection.execute(held)]
        theirs.sort(key=lambda one: (ids.index(one[0]), one[1].seat))
        return [(found[table], seat) for table, seat in theirs]

    def results(self, id: str) -> list[ResultRow]:
        """How a player's games ended, the newest first."""
        wanted = select(results).where(results.c.person == id).order_by(results.c.ended.desc()).limit(RESULTS)
        with self.engine.connect() as connection:
            found = [ResultRow(*row) for row in connection.execute(wanted)]
        return [row._replace(ended=in_utc(row.ended)) for row in found]


def _tables(connection: Connection, id: str, unfinished: bool = False) -> list[str]:
    wanted = select(seats.c.table).join(tables, tables.c.id == seats.c.table).where(seats.c.person == id).distinct()
    if unfinished:
        wanted = wanted.where(tables.c.asked >= 0)
    return list(connection.execute(wanted).scalars())
