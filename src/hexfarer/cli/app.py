"""`hexfarer` itself: its own options, and the way to the commands."""

from __future__ import annotations

from typing import Annotated

import typer
from typer.main import get_command

from hexfarer.cli.params import Lang
from hexfarer.cli.usage import Commands
from hexfarer.cli.version import show_version
from hexfarer.cli.words import Words

app = typer.Typer(cls=Commands, name="hexfarer", add_completion=False)


@app.callback(invoke_without_command=True)
def hexfarer(
    ctx: typer.Context, version: Annotated[bool, typer.Option("--version")] = False, lang: Lang = None
) -> None:
    words: Words = ctx.obj
    if version:
        show_version(words)
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


def run(arguments: list[str], words: Words) -> int:
    """Run one command; a command that failed returns its exit code."""
    code = get_command(app).main(arguments, prog_name="hexfarer", standalone_mode=False, obj=words)
    return code if isinstance(code, int) else 0
