"""How a command line is read: every mistake in it becomes a Problem, in the words of all other problems."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from typer import Typer, TyperException
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from hexfarer.cli.help import NAMES, describe, overview
from hexfarer.kernel.phrase import Problem, unknown


class Command(TyperCommand):
    """A command with our help and our problems."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except TyperException as error:
            raise problem_of(error, self, ctx) from None
        if rest:
            raise Problem("problem-surplus", {"given": " ".join(rest), "command": ctx.command_path})
        return rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(describe(self, ctx))


class Commands(TyperGroup):
    """All commands, with our help and our problems. A command is imported when it is run, and no other is."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except TyperException as error:
            raise problem_of(error, self, ctx) from None

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        if args[0] not in NAMES:
            raise unknown("command", args[0], NAMES)
        return super().resolve_command(ctx, args)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return command(cmd_name)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(overview(ctx.obj))


def command(name: str) -> Any:
    """The command of that name: the function of the same name in the module of the same name."""
    alone = Typer(add_completion=False)
    alone.command(cls=Command)(getattr(import_module("hexfarer.cli." + name), name))
    return get_command(alone)


def problem_of(error: TyperException, command: TyperCommand | TyperGroup, ctx: Any) -> Problem:
    """What Typer has against a command line, as one of our problems."""
    option = getattr(error, "option_name", None)
    param = getattr(error, "param", None)
    known = {name: each for each in command.get_params(ctx) for name in each.opts if name.startswith("-")}
    if option is None and param is not None:
        return Problem("problem-missing", {"what": str(param.metavar), "command": ctx.command_path})
    if option in known:
        flag = getattr(known[option], "is_flag", False)
        return Problem("problem-flag-value" if flag else "problem-value-missing", {"option": str(option)})
    if option is not None:
        return unknown("option", str(option), [name for name in known if name.startswith("--")])
    return Problem("problem-usage", {"why": error.format_message(), "command": ctx.command_path})
