"""Arguments and options that several commands share, and how their values are read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from hexfarer.kernel.phrase import Problem
from hexfarer.text.locale import check


def whole(option: str, least: int | None = None) -> Callable[[object], int]:
    """A reader of whole numbers, from `least` on."""

    def read(given: object) -> int:
        try:
            number = int(str(given))
        except ValueError:
            number = None
        if number is None or (least is not None and number < least):
            args: dict[str, object] = {"option": option, "given": str(given), "least": least or 0}
            raise Problem("problem-number" if least is None else "problem-number-from", args)
        return number

    return read


Game = Annotated[str, typer.Argument(metavar="GAME")]
# read before anything else (`language_of`), so that help and errors speak it too; here it is only checked
Lang = Annotated[str | None, typer.Option("--lang", metavar="LANG", parser=check)]
Json = Annotated[bool, typer.Option("--json")]
Edition = Annotated[str, typer.Option("--edition", metavar="NAME")]
Scenario = Annotated[str, typer.Option("--scenario", metavar="NAME")]
Heroes = Annotated[str, typer.Option("--heroes", metavar="NAME,…")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", parser=whole("--seed"))]
