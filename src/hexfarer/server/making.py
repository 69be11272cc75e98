"""New tables: what is played, who sits where, what is stored of it."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from hexfarer import bots
from hexfarer.kernel.phrase import Problem, unknown
from hexfarer.kernel.registry import Setup, find, make_setup
from hexfarer.kernel.session import Session
from hexfarer.server import models
from hexfarer.server.errors import REFUSED, failure, of_problem
from hexfarer.server.position import Json
from hexfarer.server.replaying import rules_of
from hexfarer.server.store import Entry, SeatRow, TableRow, now
from hexfarer.server.table import hashed, mark_of


class New(NamedTuple):
    """A table as it is stored, and what its maker is told."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    made: Json


class Wishes(NamedTuple):
    """How the maker wants the table; `given` is the situation that it begins with, or empty."""

    players: list[models.SeatIn] | None
    listed: bool = False
    name: str = ""
    given: str = ""


def new_table(session: Session, wishes: Wishes) -> New:
    """A table that goes on with the session."""
    setup = session.setup
    everybody = [models.SeatIn(player="me" if i == 0 else "here") for i in range(len(setup.seats))]
    players = wishes.players or everybody
    if len(players) != len(setup.seats):
        raise failure("server-seats-number", REFUSED, given=len(players), seats=len(setup.seats))
    seats, made = seated(players)
    host = new_secret()
    row = TableRow(
        id=secrets.token_urlsafe(9),
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
        rules=rules_of(setup.game),
        **mark_of(session)._asdict(),
    )
    entries = [Entry(i, step.seat, "act", step.notation) for i, step in enumerate(session.line, 1)]
    return New(row, seats, entries, {"id": row.id, "seats": made, "host": host})


def new_secret() -> str:
    """192 bits: nobody guesses it."""
    return secrets.token_urlsafe(24)


def check_bot(bot: str | None) -> None:
    if bot is not None and bot not in bots.names():
        raise of_problem(unknown("bot", bot, bots.names()))


def seated(chosen: list[models.SeatIn]) -> tuple[list[SeatRow], list[Json]]:
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
            secret = new_secret()
            seats.append(SeatRow(number, "person", None, seat.name or "", hashed(secret), True))
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
    seed = secrets.randbelow(2**31) if given.seed is None else given.seed
    return make_setup(game.id, scenario.id, heroes, seed, given.options, given.edition or "")
