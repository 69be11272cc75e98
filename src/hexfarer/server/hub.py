"""How the workers of one server tell each other that a table has changed.

With SQLite there is one worker and nothing to tell. With PostgreSQL, every commit to a log sends a NOTIFY; each worker
listens, and reads the new entries of the tables that it holds. The same channel carries who is connected where, and an
advisory lock says which worker takes the turns of a table's bots: it is free again when the worker dies.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, LiteralString
from zlib import crc32

import psycopg
from sqlalchemy.engine import make_url

from hexfarer.server.store import CHANNEL

RETRY: Final = 1.0  # seconds until the next attempt to reach a database that went away
BOTS: Final = 0x4E7F  # the first half of the advisory locks of bots

Notice = dict[str, Any]
logger = logging.getLogger(__name__)


class Hub:
    """One worker, alone: it holds every claim and hears nothing."""

    async def start(self, heard: Callable[[Notice], Awaitable[None]], missed: Callable[[], Awaitable[None]]) -> None:
        """`heard` is called with every notice, `missed` when notices may have been lost."""

    async def claim(self, table: str) -> bool:
        """May this worker take the turns of the table's bots? Then until `release`."""
        return True

    async def release(self, table: str) -> None: ...

    async def close(self) -> None: ...


class PostgresHub(Hub):
    """Several workers on one PostgreSQL."""

    def __init__(self, url: str) -> None:
        self._url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._listening: asyncio.Task[None] | None = None
        self._claims: psycopg.AsyncConnection[tuple[Any, ...]] | None = None
        self._claiming = asyncio.Lock()
        self._ready = asyncio.Event()

    async def start(self, heard: Callable[[Notice], Awaitable[None]], missed: Callable[[], Awaitable[None]]) -> None:
        self._listening = asyncio.create_task(self._listen(heard, missed))
        await self._ready.wait()

    async def _listen(self, heard: Callable[[Notice], Awaitable[None]], missed: Callable[[], Awaitable[None]]) -> None:
        """Listen for ever; come back when the database does."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if self._ready.is_set():
                        await missed()
                    self._ready.set()
                    async for notice in connection.notifies():
                        await heard(json.loads(notice.payload))
            except psycopg.OperationalError as error:
                logger.warning("the database does not answer, trying again: %s", error)
                await asyncio.sleep(RETRY)

    async def claim(self, table: str) -> bool:
        async with self._claiming:
            try:
                return await self._lock("pg_try_advisory_lock", table)
            except (
                psycopg.OperationalError
            ):  # the connection was lost, and all claims with it: once more with a new one
                return await self._lock("pg_try_advisory_lock", table)

    async def release(self, table: str) -> None:
        async with self._claiming:
            with suppress(psycopg.OperationalError):  # a lost connection has released it already
                await self._lock("pg_advisory_unlock", table)

    async def _lock(self, function: LiteralString, table: str) -> bool:
        if self._claims is None or self._claims.closed:
            self._claims = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        found = await self._claims.execute(f"SELECT {function}(%s, %s)", (BOTS, _number(table)))
        row = await found.fetchone()
        return row is not None and bool(row[0])

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._claims is not None:
            await self._claims.close()


def _number(table: str) -> int:
    """A 32-bit signed number for a table; two tables with the same one wait for each other, which does no harm."""
    return crc32(table.encode()) - 2**31
