"""`hexfarer situation FILE…`: run given / do / expect files, or write one from a save."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hexfarer.cli.out import Out, print_json
from hexfarer.cli.params import Json, Lang
from hexfarer.cli.words import Words
from hexfarer.kernel import situation as situations
from hexfarer.kernel.phrase import Phrase, Problem
from hexfarer.kernel.session import Session
from hexfarer.kernel.situation import Result
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
    results = [result for file in files for result in played(Path(file))]
    failed = sum(not result.ok for result in results)
    if as_json:
        print_json(
            {"passed": len(results) - failed, "failed": failed, "files": [facts(result, words) for result in results]}
        )
    else:
        show(Out(), results, failed, words)
    return 1 if failed else 0


def played(path: Path) -> list[Result]:
    """The results of a file, or of all situations of a folder."""
    if not path.is_dir():
        return situations.judge(path, say)
    files = sorted(path.rglob("*.yaml"))
    if not files:
        return [Result(path.name, str(path), 0, Phrase("problem-situation-none", {"file": str(path)}))]
    return [result for file in files for result in situations.judge(file, say)]


def message(result: Result, words: Words) -> str:
    return "" if result.phrase is None else words.phrase(result.phrase)


def facts(result: Result, words: Words) -> dict[str, object]:
    return {
        "file": result.file,
        "line": result.line,
        "title": result.title,
        "ok": result.ok,
        "message": message(result, words),
    }


def show(out: Out, results: list[Result], failed: int, words: Words) -> None:
    for result in results:
        out.print(f"{'✓' if result.ok else '✗'} {result.title}", style="" if result.ok else "bold red")
        if not result.ok:
            out.print(message(result, words), soft_wrap=True)
    out.print(words.say("situation-sum", passed=len(results) - failed, failed=failed), style="bold")
