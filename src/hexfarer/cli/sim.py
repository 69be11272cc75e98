"""`hexfarer sim GAME`: let bots play many games."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from hexfarer.arena import GameBroke, Played, Report, simulate
from hexfarer.cli.out import Out, columns, print_json
from hexfarer.cli.params import Edition, Game, Heroes, Json, Lang, Options, Scenario, Seed, whole
from hexfarer.cli.seating import players, setup_of
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import Setup
from hexfarer.native import mode


def sim(
    ctx: typer.Context,
    game: Game,
    scenario: Scenario = "",
    edition: Edition = "",
    seats: Annotated[str, typer.Option("--seats", metavar="BOT,…")] = "",
    heroes: Heroes = "",
    options: Options = None,
    games: Annotated[int, typer.Option("--games", metavar="N", parser=whole("--games", 1))] = 100,
    seed: Seed = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N", parser=whole("--workers", 1))] = 1,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    words: Words = ctx.obj
    bots = players(seats, human=False)
    setup = setup_of(game, scenario, edition, len(bots), heroes, options, seed or 0)
    bots = bots or ["random"] * len(setup.seats)
    try:
        report = run(setup, bots, games, workers, words, bar=not as_json and sys.stderr.isatty())
    except GameBroke as broke:
        print(words.phrase(broke.phrase), file=sys.stderr)
        return 1
    if as_json:
        print_json(facts(report))
    else:
        show(Out(), report, words)
    return 0


def run(setup: Setup, bots: list[str], games: int, workers: int, words: Words, bar: bool) -> Report:
    if not bar:
        return simulate(setup, bots, games, workers)
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*parts, console=Out(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("sim-progress"), total=games)

        def step(played: Played) -> None:
            progress.advance(task)

        return simulate(setup, bots, games, workers, step)


def facts(report: Report) -> dict[str, object]:
    setup = report.setup
    return {
        "game": setup.game,
        "scenario": setup.scenario,
        "edition": setup.edition,
        "options": setup.options,
        "games": len(report.games),
        "seed": setup.seed,
        "seats": [seat._asdict() for seat in report.seats],
        "endings": report.endings,
        "rounds_mean": report.rounds_mean,
        "decisions_mean": report.decisions_mean,
        "decisions_per_s": report.decisions_per_s,
        "games_per_s": report.games_per_s,
        "mode": mode(),
    }


def show(out: Out, report: Report, words: Words) -> None:
    setup = report.setup
    games = len(report.games)
    title: dict[str, object] = {"game": Phrase("game-" + setup.game), "scenario": setup.scenario, "games": games}
    out.print(words.say("sim-title", seed=str(setup.seed), **title), style="bold")
    wins, score = words.say("sim-wins"), words.say("sim-score")
    table = columns(words.say("sim-seat"), words.say("sim-bot"), f">{wins}", ">%", f">{score}", ">±")
    for seat in report.seats:
        share = f"{100 * seat.wins / games:.0f}"
        table.add_row(seat.hero, seat.bot, str(seat.wins), share, f"{seat.score_mean:.2f}", f"{seat.score_sd:.2f}")
    out.print(table)
    rounds, decisions = f"{report.rounds_mean:.1f}", f"{report.decisions_mean:.0f}"
    out.print(words.say("sim-length", rounds=rounds, decisions=decisions))
    speed = f"{report.decisions_per_s:.0f}"
    out.print(words.say("sim-speed", decisions=speed, games=f"{report.games_per_s:.2f}", mode=mode()))
