"""`hexfarer situation FILE…`: run given / do / expect files, or write one from a save."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hexfarer.cli.out import Out, print_json
from hexfarer.cli.params import Json, Lang
from hexfarer.cli.words import Words
from hexfarer.kernel import situation as situations
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.session import Session
from hexfarer.kernel.situation import Result, Situation
from hexfarer.text.say import say


def situation(
    ctx: typer.Context,
    files: Annotated[list[str] | None, typer.Argument(metavar="FILE…")] = None,
    dump: Annotated[str | None, typer.Option("--dump", metavar="SAVE")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    words: Words = ctx.obj
    if dump is not None:
        title = words.say("situation-title", file=Path(dump).name)
        typer.echo(situations.dump(Session.load(dump), title), nl=False)
        return 0
    if not files:
        raise Problem("problem-missing", {"what": "FILE…", "command": ctx.command_path})
    read = [found for file in files for path in paths(file) for found in situations.load_all(path)]
    results = [(each, situations.run(each, say)) for each in read]
    failed = sum(not result.ok for _, result in results)
    if as_json:
        print_json(
            {"passed": len(results) - failed, "failed": failed, "files": [facts(*pair, words) for pair in results]}
        )
    else:
        show(Out(), results, failed, words)
    return 1 if failed else 0


def paths(file: str) -> list[Path]:
    """The file, or all situations of a folder."""
    path = Path(file)
    if not path.is_dir():
        return [path]
    found = sorted(path.rglob("*.yaml"))
    if not found:
        raise Problem("problem-situation-none", {"file": file})
    return found


def message(result: Result, words: Words) -> str:
    return "" if result.phrase is None else words.phrase(result.phrase)


def facts(found: Situation, result: Result, words: Words) -> dict[str, object]:
    return {
        "file": found.file,
        "line": found.line,
        "title": found.title,
        "ok": result.ok,
        "message": message(result, words),
    }


def show(out: Out, results: list[tuple[Situation, Result]], failed: int, words: Words) -> None:
    for found, result in results:
        out.print(f"{'✓' if result.ok else '✗'} {found.title}", style="" if result.ok else "bold red")
        if not result.ok:
            out.print(message(result, words), soft_wrap=True)
    out.print(words.say("situation-sum", passed=len(results) - failed, failed=failed), style="bold")
