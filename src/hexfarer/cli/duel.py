"""`hexfarer duel GAME A B`: find out which of two bots is the stronger one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from hexfarer.arena.duel import Duel, Interval, fight
from hexfarer.cli.out import Out, columns, print_json
from hexfarer.cli.params import Edition, Game, Json, Lang, Options, Scenario, Seed, whole
from hexfarer.cli.seating import players, setup_of
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import Setup, find
from hexfarer.native import mode


def duel(
    ctx: typer.Context,
    game: Game,
    one: Annotated[str, typer.Argument(metavar="ONE")],
    other: Annotated[str, typer.Argument(metavar="OTHER")],
    scenario: Scenario = "",
    edition: Edition = "",
    options: Options = None,
    games: Annotated[int, typer.Option("--games", metavar="N", parser=whole("--games", 1))] = 100,
    seed: Seed = None,
    nodes: Annotated[int, typer.Option("--nodes", metavar="N", parser=whole("--nodes", 0))] = 0,
    rows: Annotated[str, typer.Option("--rows", metavar="FILE")] = "",
    every: Annotated[bool, typer.Option("--all")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    words: Words = ctx.obj
    bots = players(f"{one},{other}", human=False)
    setup = table_for_two(game, scenario, edition, options, seed or 0)
    pairs = games if len(setup.seats) == 1 else (games + 1) // 2
    bar = not as_json and sys.stderr.isatty()
    done = run(setup, bots, pairs, nodes, Path(rows) if rows else None, every, words if bar else None)
    if as_json:
        print_json(facts(done))
    else:
        show(Out(), done, words)
    return 0


def table_for_two(game: str, scenario: str, edition: str, options: list[str] | None, seed: int) -> Setup:
    """One seat where a scenario can be played alone and usually is; else two."""
    usual = setup_of(game, scenario, edition, 0, "", options, seed)
    if len(usual.seats) == 1:
        return usual
    chosen = find(game).scenario(usual.scenario)
    return setup_of(game, scenario, edition, max(2, chosen.fewest), "", options, seed)


def run(
    setup: Setup, bots: list[str], pairs: int, nodes: int, rows: Path | None, every: bool, words: Words | None
) -> Duel:
    """With words, progress is shown: how many pairs, and how it stands."""
    if words is None:
        return fight(setup, bots, pairs, nodes, rows, None, every)
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*parts, console=Out(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("sim-progress"), total=pairs)

        def step(so_far: Duel) -> None:
            standing = f"{so_far.mean(0):.2f} : {so_far.mean(1):.2f}"
            progress.update(task, completed=len(so_far.pairs), description=standing)

        return fight(setup, bots, pairs, nodes, rows, step, every)


def facts(done: Duel) -> dict[str, object]:
    setup = done.setup
    found: dict[str, object] = {
        "game": setup.game,
        "scenario": setup.scenario,
        "edition": setup.edition,
        "options": setup.options,
        "seed": setup.seed,
        "nodes": done.nodes,
        "games": done.games,
        "bots": [
            {"bot": bot, "wins": done.wins(i), "mean": done.mean(i), "sd": done.spread(i)}
            for i, bot in enumerate(done.bots)
        ],
        "verdict": done.verdict,
        "difference": limits(done.difference),
        "mode": mode(),
    }
    if not done.alone:
        found["elo"] = limits(done.elo)
    return found


def limits(found: Interval) -> dict[str, float | None]:
    """JSON knows no infinity."""
    return {name: value if abs(value) < float("inf") else None for name, value in found._asdict().items()}


def show(out: Out, done: Duel, words: Words) -> None:
    setup = done.setup
    title: dict[str, object] = {"game": Phrase("game-" + setup.game), "scenario": setup.scenario, "games": done.games}
    out.print(words.say("sim-title", seed=str(setup.seed), **title), style="bold")
    wins, score = words.say("sim-wins"), words.say("sim-score" if done.alone else "duel-share")
    table = columns(words.say("sim-bot"), f">{wins}", ">%", f">{score}", ">±")
    for i, bot in enumerate(done.bots):
        share = f"{100 * done.wins(i) / done.games:.0f}"
        table.add_row(bot, str(done.wins(i)), share, f"{done.mean(i):.2f}", f"{done.spread(i):.2f}")
    out.print(table)
    found = done.difference if done.alone else done.elo
    low, middle, high = (f"{value:+.1f}" for value in found)
    out.print(words.say("duel-score" if done.alone else "duel-elo", low=low, middle=middle, high=high))
    names: dict[str, object] = {"one": done.bots[0], "other": done.bots[1]}
    out.print(words.phrase(verdict(done, names)))


def verdict(done: Duel, names: dict[str, object]) -> Phrase:
    return {
        "first": Phrase("duel-better", {"better": names["one"], "worse": names["other"]}),
        "second": Phrase("duel-better", {"better": names["other"], "worse": names["one"]}),
        "even": Phrase("duel-even", names),
        "open": Phrase("duel-open", names),
    }[done.verdict]
