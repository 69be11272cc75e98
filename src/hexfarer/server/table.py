"""One table in memory: the session, who sits there, who looks on, and what each of them may see.

What others see of a plan (UX-UNDO-07): steps that a person can still take back are shown to that seat only. The others
see the game up to `public` actions. A step becomes public at once when it is final, when somebody else is to act, or
when a bot took it; otherwise when nothing has changed for `plan_delay` seconds. If a public step is taken back, that is
public too. The others' `sequence` is the one at which the public part last changed.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

from hexfarer import native
from hexfarer.bots.planning import Plan
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import find
from hexfarer.kernel.session import Session
from hexfarer.server.keys import hashed
from hexfarer.server.position import position
from hexfarer.server.store import Mark, ResultRow, SeatRow, TableRow, now
from hexfarer.server.telling import Tellings
from hexfarer.server.words import Json, seat_name, speaker

if TYPE_CHECKING:
    from hexfarer.server.live import Connection


class Viewer:
    """Who asks: a seat (-1: a watcher), and whether the host."""

    def __init__(self, seat: int, host: bool) -> None:
        self.seat = seat
        self.host = host


def persons(seats: list[SeatRow]) -> dict[str, list[SeatRow]]:
    """Who plays, with their seats. Without keys, all seats at the maker's screen are one person's."""
    found: dict[str, list[SeatRow]] = {}
    for seat in seats:
        if seat.player == "person":
            who = seat.person or ("own" if seat.own else f"seat {seat.seat}")
            found.setdefault(who, []).append(seat)
    return found


def has_others(row: TableRow, seats: list[SeatRow]) -> bool:
    """Is there somebody, or may somebody come, from whom something is hidden? Not when the game is over."""
    return row.asked >= 0 and (len(persons(seats)) > 1 or any(seat.player == "open" for seat in seats))


def gives_hints(row: TableRow, seats: list[SeatRow]) -> bool:
    return not has_others(row, seats) if row.hints is None else row.hints


def mark_of(session: Session) -> Mark:
    """What the lobby shows of a position."""
    round = session.state.view(-1).get("round")
    return Mark(session.state.to_act(), len(session.line), round if isinstance(round, int) else None)


class Table:
    """Everything of one table. Its methods do not wait; whoever changes it holds `lock`."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], session: Session, sequence: int, stuck: bool = False
    ) -> None:
        self.row = row
        self.seats = seats
        self.session = session
        self.sequence = sequence  # entries of the log that the session has seen
        self.acted = sequence  # the last of them that changed the line; what came since are notes
        self.stuck = stuck  # the log does not lead on with the rules as they are now
        self.stale = False  # the session may be ahead of the log: read it again before use
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[set[int], int]] = {}  # other workers: connected seats, thinking seat
        self.thinking = -1  # the bot that looks for its answer in this process
        self.engine = native.mode()  # which engine the bots think with
        self.driving = False  # a task here takes the bots' turns
        self.used = time.monotonic()  # when it was last asked for
        self.timer: asyncio.TimerHandle | None = None  # makes the plan public
        self.tellings = Tellings()
        self.public = len(session.line)
        self.public_sequence = sequence
        self.plans: dict[tuple[object, ...], Plan] = {}  # of fights, in the present position
        self.forecasts: dict[tuple[object, ...], Json] = {}  # the same of chances
        self._positions: dict[tuple[int, str], Json] = {}  # by seat and language, the last one that was asked for

    @property
    def id(self) -> str:
        return self.row.id

    def take(self, session: Session, stuck: bool) -> None:
        """Go on with a session that was read anew."""
        self.session = session
        self.stuck = stuck
        self.stale = False
        self.tellings = Tellings()
        self._positions.clear()
        self.plans, self.forecasts = {}, {}

    def changed(self, sequence: int) -> None:
        """The line has changed; decide what of it is public."""
        self.plans, self.forecasts = {}, {}
        self.sequence = self.acted = sequence
        line = self.session.line
        planner = self._planner()
        shown = len(line) if planner < 0 else max(self.session.settled(), min(self.public, len(line)))
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if planner < 0 or shown != self.public:
            self.public = shown
            self.public_sequence = sequence

    def noted(self, sequence: int) -> None:
        """Something happened that is no action: everybody is to know it."""
        self.sequence = self.public_sequence = sequence

    def publish(self) -> None:
        """The plan has stood long enough."""
        self.public = len(self.session.line)
        self.public_sequence = self.sequence

    def _planner(self) -> int:
        """The person who might take back the last step and is still to act; -1: nobody."""
        line = self.session.line
        if not line or self.session.state.to_act() != line[-1].seat or self.seats[line[-1].seat].player == "bot":
            return -1
        return line[-1].seat

    def planning(self) -> int:
        """The person whose last steps the others do not see; -1: nobody."""
        return self._planner() if self.public < len(self.session.line) else -1

    # -- who --

    def viewer(self, secret: str | None) -> Viewer | None:
        """Who holds the secret; None if nobody does."""
        if secret is None:
            return Viewer(-1, False)
        found = hashed(secret)
        for seat in self.seats:
            if seat.secret == found:
                return Viewer(seat.seat, False)
        return Viewer(-1, True) if self.row.host == found else None

    def bot_to_act(self) -> int:
        """The seat of the bot that is to act; -1: none."""
        asked = -1 if self.stuck else self.session.state.to_act()
        return asked if asked >= 0 and self.seats[asked].player == "bot" else -1

    def others(self) -> bool:
        return has_others(self.row, self.seats)

    def agreed(self) -> bool:
        """Do all persons agree that the full save may be taken now?"""
        held = persons(self.seats)
        return bool(held) and all(seat.agrees for seats in held.values() for seat in seats)

    def seats_with(self, seat: int) -> list[int]:
        """All seats of the person who has this one."""
        return next(
            [one.seat for one in held] for held in persons(self.seats).values() if seat in [one.seat for one in held]
        )

    # -- what they see --

    def sees(self, seat: int) -> tuple[int, int]:
        """How many actions a seat sees, and the sequence that it knows."""
        if seat >= 0 and seat == self.session.state.to_act():  # the planner is always the one who is to act
            return len(self.session.line), self.sequence
        return self.public, self.public_sequence

    def position(self, seat: int, lang: str) -> Json:
        """The position as the seat sees it now. Its parts are kept for the next one who asks: not to be changed."""
        length, sequence = self.sees(seat)
        found = self._positions.get((seat, lang))
        if found is None or found["sequence"] != sequence:
            session = self.session if length == len(self.session.line) else self.session.branch(length)
            found = self._positions[seat, lang] = {
                "table": self.id,
                "sequence": sequence,
                "of": length,
                **position(session, seat, lang, self.tellings, now=True),
            }
        return {**found, "seats": self.seat_list(lang)}

    def foreseen(self, seat: int, lang: str, sequence: int) -> Json:
        """The position as the seat that acts will see it once its step is stored: it always sees all of it."""
        shown = position(self.session, seat, lang, self.tellings, now=True)
        return {"table": self.id, "sequence": sequence, "of": len(self.session.line), **shown}

    def keep(self, seat: int, lang: str, shown: Json) -> None:
        """The step is stored: what was foreseen is now what the seat sees."""
        self._positions[seat, lang] = shown

    def past(self, seat: int, lang: str, at: int, known: int) -> Json:
        """The position after the first `at` of `known` actions."""
        shown = position(self.session.branch(at), seat, lang, self.tellings, now=False)
        return {"table": self.id, "sequence": self.sees(seat)[1], "of": known, **shown, "seats": self.seat_list(lang)}

    def seat_list(self, lang: str) -> list[Json]:
        words = speaker(lang)
        connected = {connection.seat for connection in self.connections}
        thinking = {self.thinking}
        for seats, bot in self.elsewhere.values():
            connected |= seats
            thinking.add(bot)
        planning = self.planning()
        return [
            {
                "seat": seat.seat,
                "hero": self.row.heroes[seat.seat],
                "hero_name": seat_name(self.session.state, seat.seat, words),
                "player": seat.player,
                "bot": seat.bot,
                "name": seat.name,
                "connected": seat.seat in connected,
                "thinking": seat.seat in thinking,
                "engine": self.engine if seat.bot else "",
                "planning": seat.seat == planning,
                "agrees": seat.agrees,
                "hints": seat.hints,
            }
            for seat in self.seats
        ]

    def card(self, lang: str) -> Json:
        shown = card(self.row, self.seats, self.seat_list(lang), lang)
        if self.stuck:
            at = len(self.session.line)
            text = speaker(lang).say(Phrase("server-stuck", {"at": at}))
            shown["stuck"] = {"at": at, "text": text}
        return shown

    def mark(self) -> Mark:
        return mark_of(self.session)

    def results(self) -> list[ResultRow]:
        """How each seat ended; empty while the game is on."""
        state = self.session.state
        if not state.over:
            return []
        outcome = state.outcome()
        row = self.row
        return [
            ResultRow(
                table=row.id,
                seat=seat.seat,
                game=row.game,
                scenario=row.scenario,
                hero=row.heroes[seat.seat],
                player=f"bot:{seat.bot}" if seat.player == "bot" else "person",
                score=outcome.scores[seat.seat],
                won=seat.seat in outcome.winners,
                kind=outcome.kind,
                actions=len(self.session.line),
                ended=now(),
                person=seat.person,
                hints=seat.hints,
            )
            for seat in self.seats
        ]


DISCLOSED: Final = {
    "seed": Phrase("server-disclosed-seed"),
    "save": Phrase("server-disclosed-save"),
    "import": Phrase("server-disclosed-import"),
    "situation": Phrase("server-disclosed-situation"),
    "branch": Phrase("server-disclosed-branch"),
    "agreed": Phrase("server-disclosed-agreed"),
}


def card(row: TableRow, held: list[SeatRow], seats: list[Json], lang: str) -> dict[str, Any]:
    """A table as the lobby shows it."""
    words = speaker(lang)
    scenario = find(row.game).scenario(row.scenario)
    key = "scenario-" + row.scenario
    scenario_name = words.say(Phrase(key)) if words.has(key) else row.scenario
    heroes: list[object] = [seat["hero_name"] for seat in seats]
    sentence = Phrase(
        "server-sentence", {"scenario": scenario_name, "heroes": heroes, "round": row.round or 0, "seats": len(heroes)}
    )
    is_open = any(seat["player"] == "open" for seat in seats)
    return {
        "id": row.id,
        "game": row.game,
        "game_name": words.say(Phrase("game-" + row.game)),
        "scenario": row.scenario,
        "scenario_name": scenario_name,
        "edition": row.edition,
        "edition_name": words.say(Phrase("edition-" + row.edition)) if len(find(row.game).editions) > 1 else "",
        "title": row.name or scenario_name,
        "sentence": words.say(sentence),
        "created": row.created.isoformat(),
        "phase": "over" if row.asked < 0 else "waiting" if is_open else "playing",
        "listed": row.listed,
        "seats": seats,
        "round": row.round,
        "rounds": scenario.rounds,
        "actions": row.actions,
        "to_act": row.asked,
        "situation": bool(row.given),
        "updated": row.changed.isoformat(),
        "seed": str(row.seed) if row.seeded else None,
        "disclosed": row.disclosed,
        "disclosed_text": words.say(DISCLOSED[row.disclosed]) if row.disclosed else "",
        "hints": gives_hints(row, held),
        "others": has_others(row, held),
        "parent": None if row.parent is None else {"table": row.parent, "at": row.parent_at},
        "stuck": None,
        "next": row.next,
    }
