"""Who takes the bots' turns: a task beside the requests, one for each table at which a bot is to act."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from hexfarer.server.errors import Failure
from hexfarer.server.table import Table
from hexfarer.server.thinkers import Question, Thinkers

if TYPE_CHECKING:
    from hexfarer.server.room import Room

logger = logging.getLogger(__name__)


class Driver:
    """Takes the bots' turns at the tables of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.thinkers = Thinkers(room.settings.bot_processes)

    def wake(self, table: Table) -> None:
        """If a bot is to act, see to it that it does."""
        if table.bot_to_act() >= 0 and not table.driving:
            table.driving = True
            self.room.spawn(self._drive(table))

    @staticmethod
    def question(table: Table, bot: str) -> Question:
        """Under the lock: what a bot is asked at this table now."""
        row = table.row
        actions = [step.action for step in table.session.line]
        return Question(
            row.id, row.game, row.edition, row.scenario, row.heroes, row.options, row.seed, row.given, actions, bot
        )

    async def _drive(self, table: Table) -> None:
        """Take the turns of a table's bots until a person is to act.

        Another worker may be at it: then that one goes on. Whoever lets go looks once more at the log, so that a bot
        which came to be asked meanwhile is not forgotten.
        """
        hub = self.room.hub
        try:
            while table.bot_to_act() >= 0 and await hub.claim(table.id):
                try:
                    while table.bot_to_act() >= 0:
                        await self._step(table)
                finally:
                    await self._think(table, -1, table.engine)
                    await hub.release(table.id)
                async with table.lock:
                    await self.room.fresh(table)
        finally:
            table.driving = False

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
                    await self.room.take(table, seat, thought.action, "en")
                except Failure as other_was_first:
                    logger.info("table %s: %s", table.id, other_was_first)

    async def _think(self, table: Table, seat: int, engine: str) -> None:
        """Tell everybody who is thinking now, and with which engine."""
        if (table.thinking, table.engine) != (seat, engine):
            table.thinking, table.engine = seat, engine
            await self.room.presence(table)
