"""`hexfarer bench`: how fast the engine is here."""

from __future__ import annotations

import platform
from typing import Annotated

import typer

from hexfarer.bench import FULL, QUICK, Measure, benchmark
from hexfarer.cli.out import Out, columns, print_json
from hexfarer.cli.params import Json, Lang
from hexfarer.cli.words import Words
from hexfarer.native import mode


def bench(
    ctx: typer.Context,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    words: Words = ctx.obj
    calibration, results = benchmark(QUICK if quick else FULL)
    if as_json:
        found = [measure._asdict() for measure in results]
        print_json({"mode": mode(), "python": platform.python_version(), "calibration": calibration, "results": found})
    else:
        show(Out(), calibration, results, words)


def show(out: Out, calibration: float, results: list[Measure], words: Words) -> None:
    steps = f"{calibration:.1f}"
    out.print(words.say("bench-title", mode=mode(), python=platform.python_version(), steps=steps), style="bold")
    table = columns(
        words.say("bench-game"),
        words.say("bench-name"),
        ">" + words.say("bench-value"),
        words.say("bench-unit"),
        ">" + words.say("bench-ratio"),
    )
    for measure in results:
        value = f"{measure.value:.1f}" if measure.value < 100 else f"{measure.value:.0f}"
        ratio = "–" if measure.ratio is None else f"{measure.ratio:.4g}"
        table.add_row(measure.game, measure.name, value, measure.unit, ratio)
    out.print(table)
    out.print(words.say("bench-note"), style="dim")
