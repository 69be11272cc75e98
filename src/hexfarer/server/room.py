"""All tables of this server: made, found, played at, watched."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from hexfarer import native
from hexfarer.bots import foretelling
from hexfarer.bots.advice import SECONDS, advice, adviser
from hexfarer.bots.planning import budget
from hexfarer.kernel import situation
from hexfarer.kernel.phrase import Phrase, Problem
from hexfarer.kernel.session import Session
from hexfarer.kernel.table import explain
from hexfarer.server import models, trouble
from hexfarer.server.driver import Driver
from hexfarer.server.errors import (
    CONFLICT,
    FAULT,
    FORBIDDEN,
    NOT_FOUND,
    REFUSED,
    UNAUTHORIZED,
    Failure,
    failure,
    of_problem,
)
from hexfarer.server.hub import Hub, Notice, PostgresHub
from hexfarer.server.keys import Person
from hexfarer.server.making import Wishes, check_bot, continued, new_table, setup_of
from hexfarer.server.people import People
from hexfarer.server.position import change, end, facts, in_words, outlook
from hexfarer.server.record import record
from hexfarer.server.reference import hero_names
from hexfarer.server.refusing import refusal, refusals
from hexfarer.server.replaying import Loaded, begin, go_to, load, replay, run_situation
from hexfarer.server.seating import Seating
from hexfarer.server.settings import Settings
from hexfarer.server.store import OLDEST, Conflict, Entry, Mark, ResultRow, SeatRow, Store, TableRow, now
from hexfarer.server.table import Table, Viewer, card, gives_hints
from hexfarer.server.words import Json, seat_name, short, speaker
from hexfarer.text import rules as book

P = ParamSpec("P")
T = TypeVar("T")
NEWEST: Final = 1 << 31  # more entries than any log has
PLANS: Final = 100  # the most that are kept for a position
TITLE: Final = 60  # the longest name of a table
logger = logging.getLogger(__name__)


class Change(NamedTuple):
    """What a seat does: how the session changes, and the entry for the log."""

    make: Callable[[], None]
    seat: int
    kind: str
    notation: str
    lang: str
    shown: bool  # to the seat, in the answer


class Room:
    """The tables in memory, and the way from a request to a durable entry in a log."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url, settings.patience)
        self.worker = secrets.token_hex(8)
        self.hub = PostgresHub(settings.database_url) if self.store.postgres else Hub()
        self.driver = Driver(self)
        self.seating = Seating(self)
        self.people = People(self)
        # SQLite has one writer; more threads would only wait for each other
        self._threads = ThreadPoolExecutor(4 if self.store.postgres else 1, "store")
        self._tables: dict[str, Table] = {}  # the one used last at the end
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.stored(self.store.migrate)
        await self.hub.start(self._heard, self._missed)
        for id in await self.stored(self.store.unfinished_with_bot_to_act):
            self.spawn(self.driver.resume(id))

    def wake(self, table: Table) -> None:
        """If a bot is to act, see to it that it does."""
        self.driver.wake(table)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self._tables.values():
            if table.timer is not None:
                table.timer.cancel()
        await self.hub.close()
        await asyncio.to_thread(self.driver.thinkers.close)
        self._threads.shutdown()
        self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the requests. What goes wrong there is logged, and nothing else stops for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("work in the background failed", exc_info=task.exception())

    async def stored(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A call of the store, in its thread. If the database does not work, the failure says what is wrong."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: call(*args, **kwargs))
        except trouble.ERRORS as error:
            logger.warning("the database does not work: %s", error)
            raise trouble.failure_of(error) from error

    # -- finding a table --

    async def table(self, id: str) -> Table:
        """The table, read from the log if it is not in memory."""
        if id not in self._tables:
            try:
                async with self._opening.setdefault(id, asyncio.Lock()):
                    if id not in self._tables:
                        self._tables[id] = await self._read(id)
            finally:
                self._opening.pop(id, None)
        table = self._tables[id] = self._tables.pop(id)
        table.used = time.monotonic()
        self._make_space()
        return table

    async def _read(self, id: str) -> Table:
        row = await self.stored(self.store.table, id)
        if row is None:
            raise failure("server-no-table", NOT_FOUND, id=id)
        if row.rules < OLDEST:
            raise failure("server-older", CONFLICT)
        seats = await self.stored(self.store.seats, id)
        entries = await self.stored(self.store.entries, id)
        found = await self._replayed(row, entries)
        table = Table(row, seats, found.session, len(entries), found.stuck is not None)
        await self._announce(table.id, who=True)
        return table

    @staticmethod
    async def _replayed(row: TableRow, entries: list[Entry]) -> Loaded:
        """A log of another version of the rules may lead only so far. Where not even its set-up can be read, or the
        situation that it began with, there is nothing to show."""
        try:
            found = await asyncio.to_thread(load, row, entries)
        except Problem as problem:
            logger.warning("table %s cannot be read: %s", row.id, problem)
            raise failure("server-unreadable", CONFLICT, why=problem.phrase) from problem
        if found.stuck is not None:
            logger.warning("the log of table %s does not lead on: %r", row.id, found.stuck)
        return found

    def _make_space(self) -> None:
        """Forget tables that nobody has used for longest; not one that somebody may just be about to use."""
        spare = len(self._tables) - self.settings.tables_in_memory
        idle = time.monotonic() - self.settings.idle
        for id, table in list(self._tables.items()):
            if spare <= 0 or table.used > idle:
                return
            if not (table.connections or table.driving or table.timer or table.lock.locked()):
                del self._tables[id]
                spare -= 1

    async def fresh(self, table: Table, wanted: int = NEWEST) -> None:
        """Under the lock: bring a table up to date, if it does not know the entry `wanted` of its log.

        With one worker it knows them all, unless storing one went wrong.
        """
        if table.stale:
            entries = await self.stored(self.store.entries, table.id)
            found = await self._replayed(table.row, entries)
            table.take(found.session, found.stuck is not None)
            self._after(table, len(entries), None if table.stuck else table.mark())
        elif wanted > table.sequence and self.store.postgres:
            await self._catch_up(table)

    async def _catch_up(self, table: Table) -> None:
        """Take over what another worker has added to the log."""
        entries = await self.stored(self.store.entries, table.id, table.sequence)
        if not entries:
            return
        if table.stuck:
            table.noted(entries[-1].sequence)
            return
        try:
            replay(table.session, entries)
        except Exception:  # a worker with other rules
            table.stale = True
            await self.fresh(table)
            return
        self._after(table, entries[-1].sequence, table.mark())

    def _after(self, table: Table, sequence: int, mark: Mark | None) -> None:
        """The session has changed: everybody who looks on is told, the plan of a person a little later."""
        table.changed(sequence)
        if mark is not None:
            table.row = table.row._replace(**mark._asdict(), changed=now())
        if table.planning() >= 0:
            loop = asyncio.get_running_loop()
            table.timer = loop.call_later(self.settings.plan_delay, lambda: self.spawn(self._publish(table)))
        self.tell(table)

    @staticmethod
    def tell(table: Table) -> None:
        """Under the lock: tell everybody who looks on. What cannot be told to one does not keep it from the others."""
        for connection in list(table.connections):
            try:
                connection.tell()
            except Exception:
                logger.exception("table %s cannot be shown to seat %s", table.id, connection.seat)
                connection.fail(failure("server-fault", FAULT))

    async def _publish(self, table: Table) -> None:
        async with table.lock:
            table.timer = None
            await self.fresh(table)
            table.publish()
            self.tell(table)

    # -- who may --

    @staticmethod
    def viewer(table: Table, secret: str | None) -> Viewer:
        found = table.viewer(secret)
        if found is None:
            raise failure("server-wrong-secret", UNAUTHORIZED)
        return found

    def seated(self, table: Table, secret: str | None) -> int:
        """The seat whose secret it is."""
        if secret is None:
            raise failure("server-no-secret", UNAUTHORIZED)
        seat = self.viewer(table, secret).seat
        if seat < 0:
            raise failure("server-host-only-looks", FORBIDDEN)
        return seat

    # -- making tables --

    async def make(self, given: models.TableIn, person: Person | None = None) -> Json:
        try:
            session = Session.start(setup_of(given))
        except Problem as problem:
            raise of_problem(problem) from problem
        typed = given.seed is not None
        wishes = Wishes(given.seats, person, given.listed, given.name or "", seeded=typed, hints=given.hints)
        return await self._open(session, wishes._replace(disclosed="seed" if typed else ""))

    async def _open(self, session: Session, wishes: Wishes) -> Json:
        """Store a new table that goes on with the session."""
        new = new_table(session, wishes)
        await self.stored(self.store.add, new.row, new.seats, new.entries)
        table = self._tables[new.row.id] = Table(new.row, new.seats, session, len(new.entries))
        self._make_space()
        self.wake(table)
        return new.made

    async def bring(self, given: models.ImportIn, person: Person | None) -> Json:
        """A table that goes on with a save file."""
        try:
            session = await asyncio.to_thread(Session.read, "save", given.text.encode(), given.at)
        except Problem as problem:
            raise of_problem(problem) from problem
        wishes = Wishes(given.players, person, given.listed, given.name or "", disclosed="import")
        return await self._open(session, wishes)

    async def situate(self, given: models.SituationIn, person: Person | None) -> Json:
        """Run a situation, and put its position on a table."""
        try:
            one, ok, message = await asyncio.to_thread(run_situation, given.text, given.lang)
            made = None
            if given.play:
                session = begin(situation.setup_of(one), given.text)
                wishes = Wishes(given.players, person, name=one.title[:TITLE], given=given.text)
                made = await self._open(session, wishes._replace(disclosed="situation"))
        except Problem as problem:
            raise of_problem(problem) from problem
        return {"ok": ok, "message": message, "table": made}

    async def branch(self, table: Table, secret: str | None, at: int, person: Person | None) -> Json:
        """A new table that goes on after the first `at` actions; while the game is on, only where it spoils nothing."""
        async with table.lock:
            await self.fresh(table)
            if not table.session.state.over:
                if not self.viewer(table, secret).host:
                    raise failure("server-branch-host", FORBIDDEN)
                if table.others():
                    raise failure("server-branch-others", FORBIDDEN)
            session = _seek(table.session, at)
            if not table.session.state.over:
                await self.disclose(table, table.row.disclosed or "branch")
            players = [
                models.SeatIn(player=f"bot:{seat.bot}" if seat.player == "bot" else "me", name=seat.name)
                for seat in table.seats
            ]
        wishes = Wishes(players, person, False, table.row.name, table.row.given, "branch")
        return await self._open(session, wishes._replace(parent=table.id, parent_at=at))

    async def go_on(self, table: Table, secret: str | None) -> Json:
        """A new table, with the same seats and secrets, for one whose log does not lead on; only one is made."""
        async with table.lock:
            seat = self.seated(table, secret)
            if not table.stuck:
                raise failure("server-not-stuck", CONFLICT)
            session = table.session.branch(len(table.session.line))
            new = continued(table.row, table.seats, session)
            try:
                await self.stored(self.store.go_on, table.id, new.row, new.seats, new.entries)
                next = new.row.id
                self._tables[next] = Table(new.row, new.seats, session, len(new.entries))
                self._make_space()
                self.wake(self._tables[next])
            except Conflict:  # at another worker, or before
                row = await self.stored(self.store.table, table.id)
                next = row.next or "" if row else ""
            table.row = table.row._replace(next=next)
            await self._announce(table.id, next=next)
        seats = [{"seat": one.seat, "secret": secret if one.seat == seat else None} for one in table.seats]
        return {"id": next, "seats": seats, "host": ""}

    # -- seats --

    async def reseated(self, table: Table) -> None:
        """Under the lock: read who sits where, and tell everybody, also the other workers."""
        await self.read_seats(table)
        await self._announce(table.id, seats=True)

    async def reseated_at(self, id: str) -> None:
        """The same, of a table that need not be in memory here."""
        table = self._tables.get(id)
        if table is None:
            await self._announce(id, seats=True)
        else:
            async with table.lock:
                await self.reseated(table)

    async def read_seats(self, table: Table) -> None:
        table.seats = await self.stored(self.store.seats, table.id)
        row = await self.stored(self.store.table, table.id)
        if row is not None:
            table.row = table.row._replace(host=row.host, hosted=row.hosted)
        for connection in list(table.connections):
            if connection.secret is not None and table.viewer(connection.secret) is None:
                connection.shut_out()
            connection.tell_seats()

    async def disclose(self, table: Table, why: str) -> None:
        """Under the lock: note on the table that somebody may know what is hidden there."""
        if table.row.disclosed != why:
            await self.stored(self.store.disclose, table.id, why)
            table.row = table.row._replace(disclosed=why)
            await self._announce(table.id, disclosed=why)

    async def presence(self, table: Table) -> None:
        """Somebody came or went, or a bot began or ceased to think: say so, also to the other workers."""
        for connection in list(table.connections):
            connection.tell_seats()
        here = sorted({connection.seat for connection in table.connections})
        await self._announce(table.id, connected=here, thinking=table.thinking)

    # -- playing --

    async def act(self, table: Table, seat: int, notation: str, after: int, lang: str) -> Json:
        """Take an action; the new position as the seat sees it."""
        async with table.lock:
            await self._check_time(table, seat, after, lang)
            self._check_asked(table, seat, lang)
            state = table.session.state
            try:
                action = state.parse(notation)
            except Problem as problem:
                raise of_problem(problem) from problem
            why = explain(state, action)
            if why is not None:
                await self._read_rules(table, lang)
                told = refusal(state, why, speaker(lang))
                raise Failure(REFUSED, Phrase("server-refused", {"why": why.words, "rule": why.rule}), refusal=told)
            await self.take(table, seat, action, lang, shown=True)
            self.wake(table)
            return table.position(seat, lang)

    async def take(self, table: Table, seat: int, action: int, lang: str, shown: bool) -> None:
        """Under the lock: carry out a legal action and make it durable; `shown`: only if its outcome can be shown."""
        notation = table.session.state.format(action)
        change = Change(lambda: table.session.apply(action), seat, "act", notation, lang, shown)
        await self._commit(table, change)

    async def back(self, table: Table, seat: int, kind: str, to: int | None, after: int, lang: str) -> Json:
        """Undo or redo, by one step or to the step `to`; the new position as the seat sees it."""
        async with table.lock:
            await self._check_time(table, seat, after, lang)
            session = table.session
            here = len(session.line)
            length = (here - 1 if to is None else to - 1) if kind == "undo" else (here + 1 if to is None else to)
            if length == here or (length < here) != (kind == "undo") or length < 0:
                raise of_problem(Problem("problem-no-such-step", {"step": to or 0, "last": here}))
            try:
                walk = Change(lambda: go_to(session, seat, length), seat, kind, str(length), lang, True)
                await self._commit(table, walk)
            except Problem as problem:
                raise of_problem(problem) from problem
            self.wake(table)
            return table.position(seat, lang)

    async def _check_time(self, table: Table, seat: int, after: int, lang: str) -> None:
        """Whoever acts must have seen the last change of the game; who came or left meanwhile does not matter."""
        await self.fresh(table, after)
        self._check_stuck(table)
        if not table.acted <= after <= table.sequence:
            raise self._out_of_date(table, seat, lang)

    @staticmethod
    def _check_stuck(table: Table) -> None:
        if table.stuck:
            raise failure("server-stuck", CONFLICT, at=len(table.session.line))

    @staticmethod
    async def _read_rules(table: Table, lang: str) -> None:
        """The rules are long; whoever asks for one first in a language waits for them, and nobody else."""
        await asyncio.to_thread(book.chapters, table.row.game, lang)

    def _check_asked(self, table: Table, seat: int, lang: str) -> None:
        self._check_stuck(table)
        state = table.session.state
        if state.over:
            raise failure("server-over", CONFLICT)
        if state.to_act() != seat:
            asked = seat_name(state, state.to_act(), speaker(lang))
            raise failure("server-not-asked", FORBIDDEN, seat=asked)

    @staticmethod
    def _out_of_date(table: Table, seat: int, lang: str) -> Failure:
        return Failure(CONFLICT, Phrase("server-out-of-date"), position=table.position(seat, lang))

    async def _commit(self, table: Table, change: Change) -> None:
        """Change the session, then store the entry; nobody sees the change before it is durable.

        All or nothing: whatever goes wrong on the way, the table is read again from its log before it is used.
        """
        try:
            change.make()
        except Problem:  # refused before anything was changed
            raise
        except BaseException:
            table.stale = True
            raise
        table.stale = True
        line = table.session.line
        hash = line[-1].hash if line and change.kind != "undo" else ""
        entry = Entry(table.sequence + 1, change.seat, change.kind, change.notation, hash)
        mark = table.mark()
        # what the seat will be sent; that it can be made belongs to what must work before anything is stored
        shown = table.foreseen(change.seat, change.lang, entry.sequence) if change.shown else None
        notice = self.notice(table.id, sequence=entry.sequence)
        try:
            await self.stored(self.store.append, table.id, entry, mark, table.results(), notice)
        except Conflict:
            await self.fresh(table)
            raise self._out_of_date(table, change.seat, change.lang) from None
        table.stale = False
        if shown is not None:
            table.keep(change.seat, change.lang, shown)
        self._after(table, entry.sequence, mark)

    async def explain(self, table: Table, seat: int, given: models.ExplainIn) -> list[Json]:
        async with table.lock:
            await self.fresh(table)
            self._check_asked(table, seat, given.lang)
            await self._read_rules(table, given.lang)
            state = table.session.state
            words = speaker(given.lang)
            try:
                if given.notation:
                    why = explain(state, state.parse(given.notation))
                    return [] if why is None else [refusal(state, why, words)]
                if given.thing:
                    return refusals(state, given.thing, given.other or "", words)
            except Problem as problem:
                raise of_problem(problem) from problem
            raise failure("server-explain-what", REFUSED)

    async def facts(self, table: Table, seat: int, given: models.FactsIn) -> Json:
        async with table.lock:
            await self.fresh(table)
            await self._read_rules(table, given.lang)
            length = table.sees(seat)[0]
            session = table.session
            state = session.state if length == len(session.line) else session.seek(length)
            try:
                return facts(state, seat, given.thing, speaker(given.lang))
            except Problem as problem:
                raise of_problem(problem) from problem

    async def hint(self, table: Table, seat: int, asked: str | None, lang: str) -> Json:
        """What a bot would do in the seat's place: if none is named, the best that is quick enough."""
        words = speaker(lang)
        bot = asked or adviser(self.driver.thinkers.engine() == native.COMPILED).name
        check_bot(bot)
        async with table.lock:
            await self._check_hints(table, seat, lang)
            state = table.session.state.copy()
            question = self.driver.question(table, bot)._replace(seconds=SECONDS)
        thought = await self.driver.thinkers.choose(question)
        await self.stored(self.store.count_hint, table.id, seat)
        await self.reseated_at(table.id)
        found = advice(state, [thought.action, *thought.line], thought.reason)
        steps = [{"notation": step.notation, "label": words.say(step.words)} for step in found.steps]
        reason = None if found.reason is None else words.say(found.reason)
        return {**steps[0], "reason": reason, "line": steps, "effects": [change(one, words) for one in found.changes]}

    async def plan(self, table: Table, seat: int, given: models.PlanIn) -> Json:
        """What the fight of a seat can end in. Searched once for a position; no hint is counted for it."""
        compiled = self.driver.thinkers.engine() == native.COMPILED
        asked = (*given.before, given.thorough)
        async with table.lock:
            await self._check_time(table, seat, given.after, given.lang)
            await self._check_hints(table, seat, given.lang)
            plans = table.plans  # another position has others
            question = self.driver.question(table, "")
        found = plans.get(asked)
        if found is None:
            try:
                found = await self.driver.thinkers.plan(question, given.before, budget(given.thorough, compiled))
            except Problem as problem:
                raise of_problem(problem) from problem
            if len(plans) < PLANS:
                plans[asked] = found
        # An interpreted engine is too slow to come far: what it has not searched to the end is worth nothing.
        ends = found.ends if compiled or found.exact else []
        return {"exact": found.exact, "ends": [end(one, speaker(given.lang)) for one in ends]}

    async def outlook(self, table: Table, seat: int, given: models.OutlookIn) -> Json:
        """What the answers of a seat lead to. It follows from what the seat sees, so it is no hint."""
        async with table.lock:
            await self._check_time(table, seat, given.after, given.lang)
            await self.fresh(table)
            self._check_asked(table, seat, given.lang)
            question = self.driver.question(table, "")
        return outlook(await self.driver.thinkers.outlook(question), speaker(given.lang))

    async def forecast(self, table: Table, seat: int, given: models.ForecastIn) -> Json:
        """What may come of a thing. Foretold once for a position; no hint is counted for it."""
        compiled = self.driver.thinkers.engine() == native.COMPILED
        asked = (given.thing, *given.before, given.thorough)
        async with table.lock:
            await self._check_time(table, seat, given.after, given.lang)
            await self._check_hints(table, seat, given.lang)
            forecasts = table.forecasts  # another position has others
            question = self.driver.question(table, "")
        found = forecasts.get(asked)
        if found is None:
            answers = foretelling.budget(given.thorough, compiled)
            try:
                found = await self.driver.thinkers.foretell(question, given.thing, given.before, answers)
            except Problem as problem:
                raise of_problem(problem) from problem
            if len(forecasts) < PLANS:
                forecasts[asked] = found
        spoken = speaker(given.lang)
        return {key: in_words(value, spoken) for key, value in found.items()}

    async def _check_hints(self, table: Table, seat: int, lang: str) -> None:
        """Under the lock: may this seat be told now what would be good?"""
        await self.fresh(table)
        if not gives_hints(table.row, table.seats):
            raise failure("server-hints-off", FORBIDDEN)
        self._check_asked(table, seat, lang)

    # -- reading --

    async def position(self, table: Table, viewer: Viewer, lang: str, at: int | None, seen_by: int | None) -> Json:
        """The present position, or a past one. A game that is over may be looked at as any seat."""
        async with table.lock:
            await self.fresh(table)
            seat = viewer.seat
            if seen_by is not None and seen_by != seat:
                if not table.session.state.over or seen_by >= len(table.seats):
                    raise failure("server-not-over", FORBIDDEN)
                seat = seen_by
            known = table.sees(seat)[0]
            if at is None:
                return table.position(seat, lang)
            if at > known:
                raise failure("problem-no-such-step", NOT_FOUND, step=at, last=known)
            return table.past(seat, lang, at, known)

    async def log(self, table: Table, seat: int, lang: str, before: int, count: int) -> list[Json]:
        """`count` steps of the log, up to the one before `before`."""
        async with table.lock:
            await self.fresh(table)
            known = table.sees(seat)[0]
            session = table.session if known == len(table.session.line) else table.session.branch(known)
            lines = table.tellings.lines(session, seat, lang, max(0, before - count))
            return [line for line in lines if line["number"] < before]

    async def save(self, table: Table, secret: str | None) -> str:
        """The save file; of a table that began with a situation, its position as a situation."""
        async with table.lock:
            await self.fresh(table)
            viewer = self.viewer(table, secret)
            if not table.session.state.over:
                if table.others() and not table.agreed():
                    raise failure("server-save-others", FORBIDDEN)
                if not viewer.host and not (table.others() and viewer.seat >= 0):
                    raise failure("server-save-host", FORBIDDEN)
                await self.disclose(table, table.row.disclosed or "save")
            if table.row.given:
                return situation.dump(table.session, table.row.name)
            return table.session.text()

    async def record(self, table: Table, seat: int, lang: str) -> Json:
        """The game as a seat saw it so far. A long one takes its time, so it is made beside the requests."""
        async with table.lock:
            await self.fresh(table)
            session = table.session.branch(table.sees(seat)[0])
            seats = table.seat_list(lang)
        return await asyncio.to_thread(record, table.row, session, seats, seat, lang)

    async def results(self) -> list[ResultRow]:
        return await self.stored(self.store.results)

    def shown(self, row: TableRow, seats: list[SeatRow], lang: str) -> Json:
        """A listed table. One that is not in memory need not be read for it: nobody is there."""
        table = self._tables.get(row.id)
        if table is not None:
            return table.card(lang)
        names = hero_names(row.game)
        listed = [
            {
                "seat": seat.seat,
                "hero": row.heroes[seat.seat],
                "hero_name": short(speaker(lang), names.get(row.heroes[seat.seat], row.heroes[seat.seat])),
                "player": seat.player,
                "bot": seat.bot,
                "name": seat.name,
                "connected": False,
                "thinking": False,
                "engine": "",
                "planning": False,
                "agrees": seat.agrees,
                "hints": seat.hints,
            }
            for seat in seats
        ]
        return card(row, seats, listed, lang)

    async def listed(self) -> list[tuple[TableRow, list[SeatRow]]]:
        return await self.stored(self.store.listed)

    # -- the other workers --

    async def _announce(self, table: str, **what: object) -> None:
        if self.store.postgres:
            await self.stored(self.store.notify, self.notice(table, **what))

    def notice(self, table: str, **what: object) -> str:
        return json.dumps({"worker": self.worker, "table": table, **what})

    async def _heard(self, notice: Notice) -> None:
        table = self._tables.get(notice["table"])
        if table is not None and notice["worker"] != self.worker:
            self.spawn(self._follow(table, notice))

    async def _follow(self, table: Table, notice: Notice) -> None:
        """Take in what another worker says of a table: a new entry, new seats, who is there, or the question who is."""
        if "connected" in notice:
            table.elsewhere[notice["worker"]] = (set(notice["connected"]), notice["thinking"])
            for connection in list(table.connections):
                connection.tell_seats()
        if "who" in notice and (table.connections or table.thinking >= 0):
            await self.presence(table)
        async with table.lock:
            await self.fresh(table, int(notice.get("sequence", 0)))
            if "seats" in notice:
                await self.read_seats(table)
            for name in ("disclosed", "next"):
                if name in notice:
                    table.row = table.row._replace(**{name: notice[name]})

    async def _missed(self) -> None:
        """Notices may have been lost: look at every table in memory."""
        for table in list(self._tables.values()):
            async with table.lock:
                table.elsewhere.clear()
                await self.fresh(table)
                await self.read_seats(table)


def _seek(session: Session, at: int) -> Session:
    try:
        return session.branch(at)
    except Problem as problem:
        raise of_problem(problem, NOT_FOUND) from problem
