"""The processes in which bots think, so that a long thought of one table holds up no other.

A state is not sent between processes. A process keeps the states of the tables that it thought about last, is told the
line of actions, and carries out those that it has not seen. A table always goes to the same process, so that a bot can
follow the plan that it made. The chance that a bot plays by comes from the system, never from the game's seed: from
what a bot does, nobody shall find out how the cards lie. A server of tests is given a seed for its bots instead, so
that the same clicks lead to the same game.

Every process decides for itself at its start whether it runs the compiled engine (native.py). Where the engine is
compiled while the server runs, new processes take the place of those that began without it.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from hashlib import blake2b
from multiprocessing import get_context, parent_process
from typing import Final, NamedTuple, ParamSpec, TypeVar
from zlib import crc32

from hexfarer import bots, native
from hexfarer.bots import Bot
from hexfarer.bots.foretelling import foretell
from hexfarer.bots.planning import Plan, plan
from hexfarer.kernel.outlook import Outlook
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import Setup
from hexfarer.kernel.state import State
from hexfarer.server.replaying import begin

P = ParamSpec("P")
T = TypeVar("T")
KEPT: Final = 64  # tables that a process remembers
CHANCE: Final = 128  # bits


class Question(NamedTuple):
    """What a bot is asked."""

    table: str
    game: str
    edition: str
    scenario: str
    heroes: list[str]
    options: dict[str, str]
    seed: int
    given: str
    actions: list[int]
    bots: list[int]  # the seats that bots played at each action, and play now, one bit each
    bot: str
    seconds: float = 0.0  # that it may think about a turn; 0: as long as it does while people wait


class Thought(NamedTuple):
    """An action, why (a message with arguments, if the bot can tell), and what it has in mind after it."""

    action: int
    reason: Phrase | None
    line: list[int]


class Thinkers:
    """The processes. They start with the first question."""

    def __init__(self, processes: int, seed: str = "") -> None:
        self._seed = seed
        self._pools: list[ProcessPoolExecutor | None] = [None] * max(1, processes)
        self._engines = native.made()
        self._mode = native.mode()

    async def choose(self, question: Question) -> Thought:
        """What the bot answers."""
        self.engine()
        return await self._ask(question, think, question, self._chance(question))

    async def plan(self, question: Question, before: list[str], nodes: int) -> Plan:
        """What the fight at the table can end in, after the actions `before`."""
        return await self._ask(question, planned, question, before, nodes)

    async def outlook(self, question: Question) -> Outlook:
        """What the answers to the present question lead to."""
        return await self._ask(question, foreseen, question)

    async def foretell(self, question: Question, thing: str, before: list[str], answers: int) -> dict[str, object]:
        """What may come of a thing at the table, after the actions `before`."""
        return await self._ask(question, foretold, question, thing, before, answers)

    async def _ask(self, question: Question, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call it in the table's process. If that has died (want of memory may do that), a new one is asked."""
        place = crc32(question.table.encode()) % len(self._pools)
        loop = asyncio.get_running_loop()
        work = partial(call, *args, **kwargs)
        try:
            return await loop.run_in_executor(self._pool(place), work)
        except BrokenProcessPool:
            self._pools[place] = None
            return await loop.run_in_executor(self._pool(place), work)

    def _chance(self, question: Question) -> int:
        """What a bot draws from that thinks about this table for the first time."""
        if not self._seed:
            return secrets.randbits(CHANCE)
        known = f"{self._seed} {question.seed} {question.bot}"
        return int.from_bytes(blake2b(known.encode(), digest_size=CHANCE // 8).digest(), "little")

    def _pool(self, place: int) -> ProcessPoolExecutor:
        pool = self._pools[place]
        if pool is None:
            pool = ProcessPoolExecutor(max_workers=1, mp_context=get_context("spawn"), initializer=_settle_in)
            self._pools[place] = pool
        return pool

    def engine(self) -> str:
        """Which engine the processes run. Has it been compiled meanwhile, they start anew; a thought under way is
        thought to its end."""
        if self._mode == native.INTERPRETED and not native.pure() and native.made() != self._engines:
            self._engines = native.made()
            if native.home() is not None:
                self._mode = native.COMPILED
                for pool in self._pools:
                    if pool is not None:
                        pool.shutdown(wait=False)
                self._pools = [None] * len(self._pools)
        return self._mode

    def close(self) -> None:
        for pool in self._pools:
            if pool is not None:
                pool.shutdown(wait=True, cancel_futures=True)


def _settle_in() -> None:
    """Ctrl-C is the server's affair; and nobody thinks on for a server that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)  # people who act come first
    threading.Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class _Remembered:
    """A table as the process knows it."""

    def __init__(self, question: Question) -> None:
        q = question
        self.state: State = begin(Setup(q.game, q.edition, q.scenario, q.heroes, q.options, q.seed), q.given).state
        self.actions: list[int] = []
        self.masks: list[int] = []
        self.bots: dict[tuple[int, str], Bot] = {}


_remembered: dict[str, _Remembered] = {}


def _begins(whole: list[int], part: list[int]) -> bool:
    return part == whole[: len(part)]


def _recall(question: Question) -> _Remembered:
    """The table that is asked about, in its present position."""
    known = _remembered.pop(question.table, None)
    masks = question.bots[:-1]
    if known is None or not _begins(question.actions, known.actions) or not _begins(masks, known.masks):
        known = _Remembered(question)
    done = len(known.actions)
    for action, bots_then in zip(question.actions[done:], masks[done:]):
        known.state.bots = bots_then
        known.state.apply(action)
    known.state.bots = question.bots[-1]
    known.actions, known.masks = question.actions, masks
    _remembered[question.table] = known
    if len(_remembered) > KEPT:
        del _remembered[next(iter(_remembered))]
    return known


def planned(question: Question, before: list[str], nodes: int) -> Plan:
    """The fight planned for the seat that is asked; runs in a process of its own."""
    return plan(_recall(question).state, before, nodes)


def foreseen(question: Question) -> Outlook:
    """What the answers of the seat that is asked lead to; runs in a process of its own."""
    state = _recall(question).state
    return state.game.outlook(state, state.to_act())


def foretold(question: Question, thing: str, before: list[str], answers: int) -> dict[str, object]:
    """The chances of a thing for the seat that is asked; runs in a process of its own."""
    return foretell(_recall(question).state, thing, before, answers)


def think(question: Question, chance: int) -> Thought:
    """Answer for the seat that is asked; runs in a process of its own. A bot that is new here draws from `chance`."""
    known = _recall(question)
    key = (known.state.to_act(), question.bot)
    bot = known.bots.get(key)
    if bot is None:
        kind = bots.find(question.bot)
        bot = known.bots[key] = kind(chance, seconds=question.seconds or kind.patience)
    return Thought(bot.choose(known.state), bot.reason, bot.line)
