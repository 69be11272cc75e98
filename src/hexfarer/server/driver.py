"""Who takes the bots' turns: a task beside the requests, one for each table at which a bot is to act."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import psycopg

from hexfarer.server.errors import AWAY, Failure
from hexfarer.server.table import Table
from hexfarer.server.thinkers import Question, Thinkers

if TYPE_CHECKING:
    from hexfarer.server.room import Room

SHORTEST: Final = 0.5  # seconds until a bot tries again when the database did not work
LONGEST: Final = 60.0
logger = logging.getLogger(__name__)


class Driver:
    """Takes the bots' turns at the tables of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.thinkers = Thinkers(room.settings.bot_processes, room.settings.bot_seed)
        self.pause: Callable[[float], Awaitable[None]] = asyncio.sleep  # between two attempts

    def wake(self, table: Table) -> None:
        """If a bot is to act, see to it that it does."""
        if table.bot_to_act() >= 0 and not table.driving:
            table.driving = True
            self.room.spawn(self._drive(table))

    @staticmethod
    def question(table: Table, bot: str) -> Question:
        """Under the lock: what a bot is asked at this table now."""
        row = table.row
        line = table.session.line
        return Question(
            table=row.id,
            game=row.game,
            edition=row.edition,
            scenario=row.scenario,
            heroes=row.heroes,
            options=row.options,
            seed=row.seed,
            given=row.given,
            actions=[step.action for step in line],
            bots=[step.bots for step in line] + [table.session.state.bots],
            bot=bot,
        )

    async def resume(self, id: str) -> None:
        """After a start: see to it that the bot goes on which is to act at a table."""
        await self._persist(id, lambda: self._wake_at(id))

    async def _wake_at(self, id: str) -> None:
        self.wake(await self.room.table(id))

    async def _drive(self, table: Table) -> None:
        """Take the turns of a table's bots until a person is to act, whatever becomes of the database meanwhile."""
        try:
            await self._persist(table.id, lambda: self._turns(table))
        finally:
            table.driving = False

    async def _persist(self, id: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do it; while the database does not work, again and again after ever longer pauses."""
        pause = SHORTEST
        while True:
            try:
                await work()
                return
            except Failure as problem:
                if problem.status != AWAY:
                    raise
            except psycopg.Error as error:
                logger.warning("table %s: %s", id, error)
            await self.pause(pause)
            pause = min(2 * pause, LONGEST)

    async def _turns(self, table: Table) -> None:
        """Another worker may be at it: then that one goes on. Whoever lets go looks once more at the log, so that a bot
        which came to be asked meanwhile is not forgotten."""
        hub = self.room.hub
        async with table.lock:
            await self.room.fresh(table)
        while table.bot_to_act() >= 0 and await hub.claim(table.id):
            try:
                while table.bot_to_act() >= 0:
                    await self._step(table)
            finally:
                try:
                    await self._think(table, -1, table.engine)
                finally:
                    await hub.release(table.id)
            async with table.lock:
                await self.room.fresh(table)

    async def _step(self, table: Table) -> None:
        """One answer of a bot; at a pace that people can follow, if any are there."""
        async with table.lock:
            seat = table.bot_to_act()
            bot = table.seats[seat].bot
            if seat < 0 or bot is None:
                return
            sequence = table.sequence
            question = self.question(table, bot)
        began = time.monotonic()
        await self._think(table, seat, self.thinkers.engine())
        thought = await self.thinkers.choose(question)
        if table.connections:
            await asyncio.sleep(max(0.0, self.room.settings.bot_pace - (time.monotonic() - began)))
        async with table.lock:
            await self.room.fresh(table, sequence)
            if table.sequence == sequence and table.bot_to_act() == seat:
                try:
                    await self.room.take(table, seat, thought.action, "en", shown=False)
                except Failure as problem:
                    if problem.status == AWAY:
                        raise
                    logger.info("table %s: another was first: %s", table.id, problem)

    async def _think(self, table: Table, seat: int, engine: str) -> None:
        """Tell everybody who is thinking now, and with which engine."""
        if (table.thinking, table.engine) != (seat, engine):
            table.thinking, table.engine = seat, engine
            await self.room.presence(table)
