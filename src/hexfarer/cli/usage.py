"""How a command line is read: every mistake in it becomes a Problem, in the words of all other problems."""

from __future__ import annotations

from typing import Any

from typer import TyperException
from typer.core import TyperCommand, TyperGroup

from hexfarer.cli.help import describe
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
        describe(self, ctx, formatter)


class Commands(TyperGroup):
    """All commands, with our help and our problems."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except TyperException as error:
            raise problem_of(error, self, ctx) from None

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        if args[0] not in self.commands:
            raise unknown("command", args[0], list(self.commands))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        describe(self, ctx, formatter, list(self.commands))


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
