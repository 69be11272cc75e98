"""`hexfarer play GAME`: a game in the terminal."""

from __future__ import annotations

import os
import secrets
from typing import Annotated, Final

import typer

from hexfarer.cli.out import Out
from hexfarer.cli.params import Edition, Heroes, Lang, Options, Scenario, Seed, whole
from hexfarer.cli.seating import HUMAN, players, setup_of, split
from hexfarer.cli.table import Table
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Phrase, Problem
from hexfarer.kernel.session import Session

OPPONENT: Final = "greedy"


def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    scenario: Scenario = "",
    edition: Edition = "",
    seats: Annotated[str, typer.Option("--seats", metavar="PLAYER,…")] = "",
    heroes: Heroes = "",
    options: Options = None,
    seed: Seed = None,
    load: Annotated[str | None, typer.Option("--load", metavar="FILE")] = None,
    at: Annotated[int | None, typer.Option("--at", metavar="N", parser=whole("--at", 0))] = None,
    save: Annotated[str, typer.Option("--save", metavar="FILE")] = "",
    lang: Lang = None,
) -> None:
    words: Words = ctx.obj
    who = players(seats, human=True)
    if load is not None:
        if scenario or edition or heroes or options or seed is not None:
            raise Problem("problem-load-setup")
        session = loaded(load, at, game, len(who))
    elif at is not None:
        raise Problem("problem-at-load")
    elif game is None:
        raise Problem("problem-missing", {"what": "GAME", "command": ctx.command_path})
    else:
        count = len(who) or len(split(heroes))
        chosen = secrets.randbits(128) if seed is None else seed
        session = Session.start(setup_of(game, scenario, edition, count, heroes, options, chosen))
    who = who or [HUMAN] + [OPPONENT] * (len(session.setup.seats) - 1)
    session.seat(["" if name == HUMAN else name for name in who])
    if save:
        if os.path.exists(save) and (load is None or not os.path.samefile(save, load)):
            raise Problem("problem-save-exists", {"file": save})
        session.save(save)
    out = Out()
    greet(out, session, who, words)
    Table(session, who, out, words, save).run()


def loaded(file: str, at: int | None, game: str | None, count: int) -> Session:
    session = Session.load(file, at)
    setup = session.setup
    if game is not None and setup.game != game:
        raise Problem("problem-load-game", {"file": file, "given": game, "game": setup.game})
    if count and count != len(setup.seats):
        raise Problem("problem-seats-heroes", {"seats": count, "heroes": len(setup.seats)})
    return session


def greet(out: Out, session: Session, who: list[str], words: Words) -> None:
    setup = session.setup
    out.print(words.phrase(Phrase("game-" + setup.game)), style="bold")
    out.print(words.phrase(Phrase("credit-" + setup.game)), style="dim")
    game = session.state.game
    seated = [
        words.say("play-seat", seat=words.of(game.name(session.state, "seat", seat, seat)), player=name)
        for seat, name in enumerate(who)
    ]
    args: dict[str, object] = {"scenario": setup.scenario, "seats": ", ".join(seated), "seed": str(setup.seed)}
    out.print(words.say("play-start", **args))
    if HUMAN in who:
        out.print(words.say("play-how"), style="dim")
