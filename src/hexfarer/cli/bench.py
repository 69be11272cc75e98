"""`hexfarer bench`: how fast the engine is here."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from hexfarer import __version__
from hexfarer.bench import FULL, QUICK, Run, both_modes
from hexfarer.bench.history import read, record
from hexfarer.bench.measure import Measure
from hexfarer.bench.plot import plot
from hexfarer.cli.extras import lacking
from hexfarer.cli.out import Out, columns, print_json
from hexfarer.cli.params import Json, Lang
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import find


def bench(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="[GAME]")] = "",
    quick: Annotated[bool, typer.Option("--quick")] = False,
    history: Annotated[Path | None, typer.Option("--history", metavar="FILE")] = None,
    picture: Annotated[Path | None, typer.Option("--plot", metavar="FILE")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    words: Words = ctx.obj
    if picture is not None and history is None:
        raise Problem("problem-plot-needs-history")
    earlier = read(history) if history is not None and history.exists() else []  # a damaged file is told of at once
    out = Out()
    with Out(stderr=True).status("") as status:
        progress = status.update if sys.stderr.isatty() else None
        runs = both_modes(QUICK if quick else FULL, progress, find(game).id if game else "")
        if not lacking():
            if progress is not None:
                progress("server")
            runs[0].results.extend(of_server(quick))
    if history is not None:
        record(history, runs, __version__)
        if picture is not None:
            draw(picture, plot(earlier + read(history)[len(earlier) :]))
    if as_json:
        print_json({**runs[0].plain(), "modes": {run.mode: run.plain() for run in runs}})
    else:
        show(out, runs, words)


def of_server(quick: bool) -> list[Measure]:
    from hexfarer.server import bench as server  # not at the top: a plain installation lacks what it imports

    return server.benchmark(server.QUICK if quick else server.FULL)


def draw(file: Path, picture: str) -> None:
    try:
        file.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise Problem("problem-save-unwritten", {"file": str(file), "why": error.strerror or str(error)}) from error


def show(out: Out, runs: list[Run], words: Words) -> None:
    for run in runs:
        steps = f"{run.calibration:.1f}"
        out.print(words.say("bench-title", mode=run.mode, python=run.python, steps=steps), style="bold")
        table = columns(
            words.say("bench-game"),
            words.say("bench-name"),
            ">" + words.say("bench-value"),
            words.say("bench-unit"),
            ">" + words.say("bench-ratio"),
            ">" + words.say("bench-peer"),
        )
        for measure in run.results:
            numbers = [figure(measure.value), measure.unit, figure(measure.ratio), figure(measure.peer)]
            table.add_row(measure.game, measure.name, *numbers)
        out.print(table)
    out.print(words.say("bench-note"), style="dim")
    if len(runs) == 1:
        out.print(words.say("bench-one-mode"), style="dim")
    if lacking():
        out.print(words.say("bench-no-server"), style="dim")


def figure(value: float | None) -> str:
    """Three figures that count."""
    if value is None:
        return ""
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"
