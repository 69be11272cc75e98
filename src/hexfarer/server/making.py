"""New tables: what is played, who sits where, what is stored of it."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from hexfarer import bots
from hexfarer.kernel.phrase import Problem, unknown
from hexfarer.kernel.registry import Setup, find, make_setup
from hexfarer.kernel.session import Session
from hexfarer.kernel.state import fingerprint
from hexfarer.server import models
from hexfarer.server.errors import REFUSED, failure, of_problem
from hexfarer.server.keys import Person, hashed, host_secret, new_secret, seat_secret
from hexfarer.server.store import Entry, SeatRow, TableRow, now
from hexfarer.server.table import mark_of
from hexfarer.server.words import Json

SEED: Final = 128  # bits: nobody finds it by trying


class New(NamedTuple):
    """A table as it is stored, and what its maker is told."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    made: Json


class Wishes(NamedTuple):
    """How the maker wants the table; `given` is the situation that it begins with, or empty."""

    players: list[models.SeatIn] | None
    person: Person | None
    listed: bool = False
    name: str = ""
    given: str = ""
    disclosed: str = ""
    seeded: bool = False
    hints: bool | None = None
    parent: str | None = None
    parent_at: int | None = None


def new_table(session: Session, wishes: Wishes) -> New:
    """A table that goes on with the session."""
    setup = session.setup
    everybody = [models.SeatIn(player="me" if i == 0 else "here") for i in range(len(setup.seats))]
    players = wishes.players or everybody
    if len(players) != len(setup.seats):
        raise failure("server-seats-number", REFUSED, given=len(players), seats=len(setup.seats))
    id = secrets.token_urlsafe(9)
    seats, made = seated(players, id, wishes.person)
    session.seat([seat.bot or "" for seat in seats])
    host = host_secret(wishes.person.key, id) if wishes.person else new_secret()
    row = TableRow(
        id=id,
        game=setup.game,
        edition=setup.edition,
        scenario=setup.scenario,
        heroes=setup.seats,
        options=setup.options,
        seed=setup.seed,
        given=wishes.given,
        name=wishes.name,
        listed=wishes.listed,
        host=hashed(host),
        created=now(),
        changed=now(),
        rules=session.state.game.rules,
        seeded=wishes.seeded,
        disclosed=wishes.disclosed,
        hints=wishes.hints,
        parent=wishes.parent,
        parent_at=wishes.parent_at,
        hash=fingerprint(session.seek(0)),
        hosted=wishes.person.id if wishes.person else None,
        **mark_of(session)._asdict(),
    )
    return New(row, seats, entries_of(session), {"id": row.id, "seats": made, "host": host})


def continued(old: TableRow, seats: list[SeatRow], session: Session) -> New:
    """A table at which the same people play on what an old one has become with the rules as they are now."""
    session.seat([seat.bot or "" for seat in seats])
    at = len(session.line)
    row = old._replace(
        id=secrets.token_urlsafe(9),
        created=now(),
        changed=now(),
        rules=session.state.game.rules,
        hash=fingerprint(session.seek(0)),
        parent=old.id,
        parent_at=at,
        next=None,
        **mark_of(session)._asdict(),
    )
    return New(row, seats, entries_of(session), {"id": row.id, "seats": [], "host": ""})


def entries_of(session: Session) -> list[Entry]:
    """The log that a table begins with: what a session has seen, notes at their place."""
    found: list[Entry] = []
    for at in range(len(session.line) + 1):
        if at > 0:
            step = session.line[at - 1]
            found.append(Entry(len(found) + 1, step.seat, "act", step.notation, step.hash))
        found += [
            Entry(number, note.seat, note.kind, note.text)
            for number, note in enumerate([one for one in session.notes if one.after == at], len(found) + 1)
        ]
    return found


def check_bot(bot: str | None) -> None:
    if bot is not None and bot not in bots.names():
        raise of_problem(unknown("bot", bot, bots.names()))


def seated(chosen: list[models.SeatIn], table: str, person: Person | None) -> tuple[list[SeatRow], list[Json]]:
    """The seats as they are stored, and as their maker is told of them."""
    seats: list[SeatRow] = []
    made: list[Json] = []
    for number, seat in enumerate(chosen):
        if seat.player.startswith("bot:"):
            bot = seat.player.removeprefix("bot:")
            check_bot(bot)
            seats.append(SeatRow(number, "bot", bot, "", None, False))
            made.append({"seat": number, "secret": None})
        elif seat.player == "open":
            seats.append(SeatRow(number, "open", None, "", None, False))
            made.append({"seat": number, "secret": None})
        else:
            secret = seat_secret(person.key, table, number) if person else new_secret()
            holder = person.id if person else None
            name = seat.name or (person.name if person and seat.player == "me" else "")
            seats.append(SeatRow(number, "person", None, name, hashed(secret), True, holder))
            made.append({"seat": number, "secret": secret})
    return seats, made


def setup_of(given: models.TableIn) -> Setup:
    """A checked setup. Seats that name no hero take the usual ones that are left."""
    game = find(given.game)
    scenario = game.scenario(given.scenario) if given.scenario else game.scenarios[0]
    count = len(given.seats)
    if not scenario.fewest <= count <= scenario.most:
        args: dict[str, object] = {"scenario": scenario.id, "given": count}
        raise Problem("problem-seat-count", {**args, "fewest": scenario.fewest, "most": scenario.most})
    named = [seat.hero for seat in given.seats]
    usual = dict.fromkeys([*game.default_seats(scenario, count), *game.heroes_of(given.edition or game.editions[0])])
    free = [hero for hero in usual if hero not in named]
    heroes = [hero or free.pop(0) for hero in named]
    seed = secrets.randbits(SEED) if given.seed is None else int(given.seed)
    return make_setup(game.id, scenario.id, heroes, seed, given.options, given.edition or "")
