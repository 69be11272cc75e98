"""Players: who holds a key, what they have here, and how they leave again."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import orjson

from hexfarer.server import models
from hexfarer.server.errors import AWAY, BAD_REQUEST, TOO_LARGE, UNAUTHORIZED, Failure, failure
from hexfarer.server.keys import Person, hashed, host_secret, new_secret, seat_secret
from hexfarer.server.players import PlayerRow, Players
from hexfarer.server.store import SeatRow, TableRow, now
from hexfarer.server.words import Json

if TYPE_CHECKING:
    from hexfarer.server.room import Room

SETTINGS: Final = 4096  # bytes
LONGEST: Final = 200  # characters of a key that are looked at


class People:
    """The players of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.players = Players(room.store.engine)

    async def find(self, key: str) -> Person:
        """Whose key it is; a wrong one is refused, never ignored."""
        row = await self.room.stored(self.players.find, key) if 0 < len(key) <= LONGEST else None
        if row is None:
            raise failure("server-wrong-key", UNAUTHORIZED)
        return Person(row.id, key, row.name)

    async def make(self, given: models.PlayerIn) -> Json:
        key = new_secret()
        row = PlayerRow(secrets.token_urlsafe(9), hashed(key), given.name, {}, now(), now())
        await self.room.stored(self.players.add, row)
        return {"id": row.id, "key": key}

    async def me(self, person: Person, lang: str) -> Json:
        """All that is kept of a player."""
        stored = self.room.stored
        row = await stored(self.players.find, person.key)
        if row is None:
            raise failure("server-wrong-key", UNAUTHORIZED)
        await stored(self.players.saw, row.id)
        held = await stored(self.players.seats, row.id)
        ended = await stored(self.players.results, row.id)
        return {
            "id": row.id,
            "name": row.name,
            "settings": row.settings,
            "seats": [await self._seat(person, table, seat, lang) for table, seat in held],
            "results": [
                {
                    "table": one.table,
                    "game": one.game,
                    "scenario": one.scenario,
                    "hero": one.hero,
                    "score": one.score,
                    "won": one.won,
                    "kind": one.kind,
                    "hints": one.hints,
                    "ended": one.ended.isoformat(),
                }
                for one in ended
            ],
        }

    async def _seat(self, person: Person, row: TableRow, seat: SeatRow, lang: str) -> Json:
        card = self.room.shown(row, await self.room.stored(self.room.store.seats, row.id), lang)
        return {
            "table": row.id,
            "game": row.game,
            "title": card["title"],
            "phase": card["phase"],
            "seat": seat.seat,
            "secret": await self._secret(row, seat.secret, lambda at: seat_secret(person.key, at, seat.seat)),
            "host": await self._secret(row, row.host, lambda at: host_secret(person.key, at))
            if row.hosted == person.id
            else None,
            "hero": row.heroes[seat.seat],
            "hero_name": card["seats"][seat.seat]["hero_name"],
            "to_act": row.asked == seat.seat,
            "updated": row.changed.isoformat(),
        }

    async def _secret(self, row: TableRow, hash: str | None, secret: Callable[[str], str]) -> str:
        """The secret of a player at a table. One at which an old table is played on has the secrets of the old one."""
        at: TableRow | None = row
        while at is not None:
            if hashed(secret(at.id)) == hash:
                return secret(at.id)
            at = None if at.parent is None else await self.room.stored(self.room.store.table, at.parent)
        return secret(row.id)

    async def change(self, person: Person, given: models.MeIn) -> None:
        values: Json = {}
        if given.name is not None:
            values["name"] = given.name
        if given.settings is not None:
            _check_settings(given.settings)
            values["settings"] = given.settings
        if values:
            await self._reseat(await self.room.stored(self.players.change, person.id, values))

    async def renew(self, person: Person) -> Json:
        """A new key; the old one, and the secrets that came from it, open nothing any more."""
        key = new_secret()
        await self._reseat(await self.room.stored(self.players.renew, person.id, key))
        return {"key": key}

    async def remove(self, person: Person) -> None:
        """Seats in games that are on become open; then nothing of the player is left but results without a name."""
        for id, seat in await self.room.stored(self.players.unfinished, person.id):
            try:
                table = await self.room.table(id)
                async with table.lock:
                    await self.room.seating.free(table, seat, "left")
            except Failure as problem:
                if problem.status == AWAY:
                    raise
                # the table cannot be opened: its seat is void all the same
        await self._reseat(await self.room.stored(self.players.remove, person.id))

    async def _reseat(self, ids: list[str]) -> None:
        for id in ids:
            await self.room.reseated_at(id)


def _check_settings(settings: Json) -> None:
    try:
        size = len(orjson.dumps(settings))
    except TypeError as error:  # a number that is too large, or half a character
        raise failure("server-malformed", BAD_REQUEST, where="settings", why=str(error)) from None
    if size > SETTINGS:
        raise failure("server-too-large", TOO_LARGE, limit=SETTINGS // 1024)
