"""How quickly the server answers while many games are played: `python -m hexfarer.server.bench`.

Games of all kinds are played at once in one worker, on a SQLite file that is written as it would be in earnest. In each
of them a seat acts every few seconds, and a seat and a watcher look on. What is measured is the time from the moment
at which an action arrives until the update for everybody has been handed to their sockets: waiting for the event loop,
the rules, the disk and the words are in it, the network is not.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import re
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple, cast

import orjson
from fastapi import WebSocket

from hexfarer.bench.measure import CALIBRATION, THOUSAND, Measure, calibration_loop
from hexfarer.server import models
from hexfarer.server.app import collect_seldom
from hexfarer.server.live import Connection
from hexfarer.server.reference import games_out
from hexfarer.server.room import Room
from hexfarer.server.settings import PAGE, Settings
from hexfarer.server.table import Table

MILLISECONDS: Final = 1000
LOOPS: Final = 5  # calibrations
GAMES: Final = (("four_lands", "competitive", 2), ("mage_knight", "full_conquest", 2))


class Effort(NamedTuple):
    """How much is measured."""

    tables: int
    actions: int  # at each table
    pause: float  # seconds between two actions at a table, on average


FULL: Final = Effort(tables=200, actions=20, pause=2.0)
QUICK: Final = Effort(tables=10, actions=5, pause=0.2)


class Listener(Connection):
    """Somebody who looks on; what would be sent is counted."""

    def __init__(self, room: Room, table: Table, seat: int) -> None:
        super().__init__(cast(WebSocket, None), room, table)
        self.seat = seat
        self.sizes: list[int] = []
        table.connections.add(self)
        self.tell_all()
        self.sizes.clear()

    def _put(self, message: bytes | int) -> None:
        if isinstance(message, bytes):
            self.sizes.append(len(message))


class Played(NamedTuple):
    """What was measured at one table."""

    seconds: list[float]
    updates: list[int]  # bytes
    positions: list[int]  # bytes
    busy: float = 0.0  # seconds of the processor, for all tables


def benchmark(effort: Effort = FULL) -> list[Measure]:
    """The figures of this machine now. Times also as a ratio to a thousand steps of the calibration loop."""
    step = _calibrate()
    played = asyncio.run(_play(effort))
    step = (step + _calibrate()) / 2
    seconds = sorted(second for one in played for second in one.seconds)
    busy = sum(one.busy for one in played) / len(seconds)
    updates = sorted(size for one in played for size in one.updates)
    positions = sorted(size for one in played for size in one.positions)
    found: list[Measure] = []
    for name, percent in (("p50", 50), ("p99", 99)):
        value = _at(seconds, percent)
        title = f"action to update, {effort.tables} tables, {name}"
        found.append(Measure(title, "server", value * MILLISECONDS, "ms", value / (step * THOUSAND)))
    found.append(Measure("CPU time of an action", "server", busy * MILLISECONDS, "ms", busy / (step * THOUSAND)))
    for name, sizes in (("update", updates), ("whole position", positions)):
        found += [Measure(f"{name}, p{percent}", "server", _at(sizes, percent), "bytes", None) for percent in (50, 99)]
    return found + _page(PAGE)


def _page(folder: Path) -> list[Measure]:
    """The scripts that a browser loads before anything is shown, compressed; nothing if the page is not built."""
    index = folder / "index.html"
    if not index.is_file():
        return []
    scripts = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', index.read_text(encoding="utf-8"))
    size = sum(len(gzip.compress((folder / script).read_bytes())) for script in scripts)
    return [Measure("scripts of the first load, gzip", "page", size / 1000, "kB")]


def _calibrate() -> float:
    """Seconds of one step of the calibration loop."""
    began = time.process_time()
    for _ in range(LOOPS):
        calibration_loop()
    return (time.process_time() - began) / LOOPS / CALIBRATION


def _at(values: list[float] | list[int], percent: int) -> float:
    return values[min(len(values) - 1, len(values) * percent // 100)]


async def _play(effort: Effort) -> list[Played]:
    games_out("en")  # both as the server does before it opens
    collect_seldom()
    with TemporaryDirectory() as folder:
        room = Room(Settings(database=f"sqlite:///{Path(folder) / 'tables.db'}", tables_in_memory=effort.tables))
        await room.start()
        tables = [await _make(room, number) for number in range(effort.tables)]
        listeners = [[Listener(room, table, seat) for seat in range(-1, len(table.seats))] for table in tables]
        began = time.process_time()
        played = await asyncio.gather(*[_sit(room, table, some, effort) for table, some in zip(tables, listeners)])
        busy = time.process_time() - began
        await room.close()
    return [Played([], [], [], busy), *played]


async def _make(room: Room, number: int) -> Table:
    game, scenario, seats = GAMES[number % len(GAMES)]
    players = [models.SeatIn(player="me")] * seats
    made = await room.make(models.TableIn(game=game, scenario=scenario, seed=number, seats=players))
    return await room.table(made["id"])


async def _sit(room: Room, table: Table, listeners: list[Listener], effort: Effort) -> Played:
    """Act at a table again and again, at moments that nobody foresees."""
    chance = random.Random(table.row.seed)
    seconds: list[float] = []
    positions: list[int] = []
    for _ in range(effort.actions):
        due = time.perf_counter() + chance.uniform(0, 2 * effort.pause)
        await asyncio.sleep(due - time.perf_counter())
        state = table.session.state
        notation = state.format(chance.choice(state.legal()))
        answer = orjson.dumps(await room.act(table, state.to_act(), notation, table.sequence, "en"))
        seconds.append(time.perf_counter() - due)
        positions.append(len(answer))
    return Played(seconds, [size for listener in listeners for size in listener.sizes], positions)


if __name__ == "__main__":
    for measure in benchmark():
        ratio = "" if measure.ratio is None else f"  ratio {measure.ratio:.3g}"
        print(f"{measure.name:45} {measure.value:10.1f} {measure.unit}{ratio}")
