"""The list of commands."""

from __future__ import annotations

import platform
from typing import Annotated

import typer
from typer.main import get_command

from hexfarer import __version__
from hexfarer.cli.bench import bench
from hexfarer.cli.card import card
from hexfarer.cli.games import games
from hexfarer.cli.params import Lang
from hexfarer.cli.play import play
from hexfarer.cli.replay import replay
from hexfarer.cli.rules import rules
from hexfarer.cli.serve import serve
from hexfarer.cli.sim import sim
from hexfarer.cli.situation import situation
from hexfarer.cli.usage import Command, Commands
from hexfarer.cli.words import Words
from hexfarer.native import mode, pure, stale

app = typer.Typer(cls=Commands, name="hexfarer", add_completion=False)
for _command in (games, play, serve, sim, replay, situation, rules, card, bench):
    app.command(cls=Command)(_command)


@app.callback(invoke_without_command=True)
def hexfarer(
    ctx: typer.Context, version: Annotated[bool, typer.Option("--version")] = False, lang: Lang = None
) -> None:
    words: Words = ctx.obj
    if version:
        typer.echo(words.say("version", number=__version__, mode=mode(), python=platform.python_version()))
        if stale() and not pure():
            typer.echo(words.say("version-stale"))
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


def run(arguments: list[str], words: Words) -> int:
    """Run one command; a command that failed returns its exit code."""
    code = get_command(app).main(arguments, prog_name="hexfarer", standalone_mode=False, obj=words)
    return code if isinstance(code, int) else 0
