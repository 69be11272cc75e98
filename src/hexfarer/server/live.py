"""A WebSocket at a table: who looks on is sent the position, then what changes in it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from hexfarer.server import models
from hexfarer.server.errors import (
    AWAY,
    BAD_REQUEST,
    FAULT,
    FORBIDDEN,
    NOT_FOUND,
    TOO_MANY,
    UNAUTHORIZED,
    Failure,
    failure,
)
from hexfarer.server.guard import Bucket
from hexfarer.server.patch import difference
from hexfarer.server.room import Room
from hexfarer.server.table import Table
from hexfarer.server.words import Json

TRY_AGAIN: Final = 1013
CLOSE: Final = {  # closing codes; the page comes back after the last only
    NOT_FOUND: 4404,
    UNAUTHORIZED: 4401,
    FORBIDDEN: 4403,
    AWAY: TRY_AGAIN,
}
BROKEN: Final = 1011
GONE: Final = 1005
POLICY: Final = 1008
HELLO_WITHIN: Final = 20.0  # seconds
WAITING: Final = 100  # messages to somebody who does not read them
AT_ONCE: Final = 200  # messages from one socket
PER_SECOND: Final = 20  # and so many more in every second
SAID: Final = TypeAdapter[models.Hello | models.Speak | models.Ping | models.Act | models.Back](models.Said)

logger = logging.getLogger(__name__)


class Connection:
    """One socket. What it is told is put in a queue, so that nobody waits for a slow reader."""

    def __init__(self, socket: WebSocket, room: Room, table: Table) -> None:
        self.socket = socket
        self.room = room
        self.table = table
        self.seat = -1
        self.secret: str | None = None
        self.lang = "en"
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.last: Json | None = None  # the position as the reader has it

    # -- what it is told --

    def tell(self) -> None:
        """Under the table's lock: say what is new, as a patch or as the whole position, whichever is shorter."""
        if self.last is None:
            return
        if self.table.sees(self.seat)[1] == self.last["sequence"]:
            self.tell_seats()
            return
        new = self.table.position(self.seat, self.lang)
        old, self.last = self.last, new
        patch = difference(old, new)
        change = {"type": "patch", "from": old["sequence"], "to": new["sequence"], "patch": patch}
        short, whole = orjson.dumps(change), orjson.dumps({"type": "position", "position": new})
        self._put(short if len(short) < len(whole) else whole)

    def tell_seats(self) -> None:
        """Say who sits where, if that is new. Unlike a position, this may be said while a step is being stored."""
        if self.last is not None:
            seats = self.table.seat_list(self.lang)
            if seats != self.last["seats"]:
                self.last = {**self.last, "seats": seats}
                self.send({"type": "seats", "seats": seats})

    def tell_all(self) -> None:
        self.last = self.table.position(self.seat, self.lang)
        self.send({"type": "position", "position": self.last})

    def fail(self, problem: Failure) -> None:
        self.send({"type": "error", **problem.body(self.lang)})

    def shut_out(self) -> None:
        """The secret is no longer one."""
        self.fail(failure("server-wrong-secret", UNAUTHORIZED))
        self._put(CLOSE[UNAUTHORIZED])

    def send(self, message: Json) -> None:
        self._put(orjson.dumps(message))

    def _put(self, message: bytes | int) -> None:
        if self.queue.qsize() < WAITING:
            self.queue.put_nowait(message)
        elif self.queue.qsize() == WAITING:
            self.queue.put_nowait(TRY_AGAIN)  # whoever comes back is sent everything

    async def write(self) -> None:
        """Send what is in the queue; a number closes the socket."""
        with suppress(WebSocketDisconnect):  # who is gone need not be told
            while True:
                message = await self.queue.get()
                if isinstance(message, int):
                    await self.socket.close(message)
                    return
                await self.socket.send_text(message.decode())

    # -- what it says --

    async def read(self) -> None:
        bucket = Bucket(AT_ONCE, PER_SECOND)
        while True:
            text = await heard(self.socket)
            if not bucket.take():
                self.fail(failure("server-too-many", TOO_MANY))
                self._put(POLICY)
                return
            try:
                await self._obey(said(text))
            except Failure as problem:
                self.fail(problem)
                if problem.status == AWAY:
                    self._put(CLOSE[AWAY])
                    return

    async def _obey(self, message: models.Hello | models.Speak | models.Ping | models.Act | models.Back) -> None:
        if isinstance(message, models.Ping):
            self.send({"type": "pong"})
        elif isinstance(message, models.Hello):
            await self.hello(message)
        elif isinstance(message, models.Speak):
            async with self.table.lock:
                await self.room.fresh(self.table)
                self.lang = message.lang
                self.tell_all()
        else:
            seat = self.room.seated(self.table, self.secret)
            if isinstance(message, models.Act):
                await self.room.act(self.table, seat, message.notation, message.after, self.lang)
            else:
                await self.room.back(self.table, seat, message.type, message.to, message.after, self.lang)

    async def hello(self, message: models.Hello) -> None:
        self.lang = message.lang
        seat = self.room.viewer(self.table, message.secret).seat
        async with self.table.lock:
            await self.room.fresh(self.table)
            new = self not in self.table.connections or seat != self.seat
            self.seat, self.secret = seat, message.secret
            self.table.connections.add(self)
            self.tell_all()
        if new:
            await self.room.presence(self.table)
        self.room.wake(self.table)


async def heard(socket: WebSocket) -> str:
    """The next message; one of bytes, which we do not speak, is as good as empty."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", GONE))
    return message.get("text") or ""


def said(text: str) -> models.Hello | models.Speak | models.Ping | models.Act | models.Back:
    """A message as we know it; what it is not is said in words."""
    try:
        return SAID.validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"]) or "message"
        raise failure("server-malformed", BAD_REQUEST, where=where, why=first["msg"]) from None


async def serve(socket: WebSocket, room: Room, id: str) -> None:
    """A socket from its opening to its end."""
    await socket.accept()
    connection: Connection | None = None
    lang = "en"
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            first = said(await heard(socket))
        if not isinstance(first, models.Hello):
            raise failure("server-hello-first", BAD_REQUEST)
        lang = first.lang
        connection = Connection(socket, room, await room.table(id))
        await connection.hello(first)
        await _both(connection)
    except Failure as problem:
        with suppress(WebSocketDisconnect):  # who is gone need not be told
            await socket.send_text(orjson.dumps({"type": "error", **problem.body(lang)}).decode())
            await socket.close(CLOSE.get(problem.status, POLICY))
    except TimeoutError:
        await socket.close(POLICY)
    except WebSocketDisconnect:
        return  # gone, as people go
    except Exception:
        logger.exception("a socket at table %s", id)
        with suppress(WebSocketDisconnect, RuntimeError):
            body = failure("server-fault", FAULT).body(lang)
            await socket.send_text(orjson.dumps({"type": "error", **body}).decode())
            await socket.close(BROKEN)
    finally:
        if connection is not None and connection in connection.table.connections:
            connection.table.connections.discard(connection)
            room.spawn(room.presence(connection.table))


async def _both(connection: Connection) -> None:
    """Write beside reading, until reading ends."""
    writer = asyncio.create_task(connection.write())
    try:
        await connection.read()
        await asyncio.wait((writer,))  # it has a last word to say
    finally:
        writer.cancel()
