"""Who sits down, leaves, or is put in a seat; and what they agree to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexfarer.kernel.savefile import BOT, FREE, PERSON
from hexfarer.server.errors import CONFLICT, FORBIDDEN, NOT_FOUND, UNAUTHORIZED, failure
from hexfarer.server.keys import Person, hashed, new_secret, seat_secret
from hexfarer.server.making import check_bot
from hexfarer.server.store import Conflict, Entry, SeatChange, Taken
from hexfarer.server.table import Table
from hexfarer.server.words import Json

if TYPE_CHECKING:
    from hexfarer.server.room import Room


class Seating:
    """The seats at the tables of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def join(self, table: Table, seat: int, name: str, person: Person | None) -> Json:
        secret = seat_secret(person.key, table.id, seat) if person else new_secret()
        async with table.lock:
            self._check(table, seat)
            shown = name or (person.name if person else "")
            change = SeatChange(
                Entry(0, seat, PERSON, ""),
                "person",
                name=shown,
                secret=hashed(secret),
                person=person.id if person else None,
            )
            await self._change(table, change)
        return {"seat": seat, "secret": secret}

    async def leave(self, table: Table, secret: str | None) -> None:
        async with table.lock:
            seat = self.room.seated(table, secret)
            await self.free(table, seat, "left")

    async def free(self, table: Table, seat: int, why: str) -> None:
        """Under the lock: the seat is open again, and its secret void."""
        await self._change(table, SeatChange(Entry(0, seat, FREE, why), "open"))

    async def give(self, table: Table, secret: str | None, seat: int, player: str) -> None:
        """The host gives a seat to a bot, or frees it."""
        async with table.lock:
            if secret is None:
                raise failure("server-no-secret", UNAUTHORIZED)
            if not self.room.viewer(table, secret).host:
                raise failure("server-not-host", FORBIDDEN)
            self._check(table, seat)
            bot = player.removeprefix("bot:") if player != "open" else None
            check_bot(bot)
            if bot:
                await self._change(table, SeatChange(Entry(0, seat, BOT, bot), "bot", bot))
            else:
                await self.free(table, seat, "host")
        self.room.wake(table)

    @staticmethod
    def _check(table: Table, seat: int) -> None:
        if seat >= len(table.seats):
            raise failure("server-no-seat", NOT_FOUND, seat=seat + 1, seats=len(table.seats))

    async def _change(self, table: Table, change: SeatChange) -> None:
        """Under the lock: store what becomes of a seat with its entry in the log, then tell everybody.

        If another worker was quicker with that number, its entry comes first.
        """
        room = self.room
        while True:
            await room.fresh(table)
            entry = change.entry._replace(sequence=table.sequence + 1)
            notice = room.notice(table.id, sequence=entry.sequence, seats=True)
            try:
                await room.stored(room.store.reseat, table.id, change._replace(entry=entry), notice)
                break
            except Taken:
                await room.read_seats(table)
                raise failure("server-seat-taken", CONFLICT) from None
            except Conflict:
                table.stale = True
            except BaseException:
                table.stale = True  # it may be durable or not: the log knows
                raise
        table.session.note(entry.kind, entry.seat, entry.notation)
        table.noted(entry.sequence)
        await room.read_seats(table)
        room.tell(table)

    async def agree(self, table: Table, seat: int, agrees: bool) -> None:
        """The person in the seat agrees that the full save may be taken, or no longer does."""
        room = self.room
        async with table.lock:
            await room.stored(room.store.agree, table.id, table.seats_with(seat), agrees)
            await room.reseated(table)
            if table.others() and table.agreed():
                await room.disclose(table, "agreed")
