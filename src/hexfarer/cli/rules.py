"""`hexfarer rules GAME [ID]`: the rules in our words; `--coverage`: which of them have a test."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from hexfarer.cli.out import Out, columns, print_json
from hexfarer.cli.params import Json, Lang
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Phrase, Problem
from hexfarer.kernel.registry import find
from hexfarer.text import rules as book
from hexfarer.text.rules import Chapter, Rule


def rules(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    id: Annotated[str | None, typer.Argument(metavar="ID")] = None,
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    words: Words = ctx.obj
    if coverage:
        from hexfarer.coverage import coverage as covered  # only here: it reads situations, and so imports YAML

        show_coverage(covered(), as_json, words)
    elif game is None:
        raise Problem("problem-missing", {"what": "GAME", "command": ctx.command_path})
    elif id is None:
        show_book(find(game).id, as_json, words)
    else:
        rule = book.rule(find(game).id, id, words.lang)
        if as_json:
            print_json({"game": game, **rule._asdict()})
        else:
            show_rule(Out(), rule, words)


def show_rule(out: Out, rule: Rule, words: Words) -> None:
    mark = f"  ({words.phrase(Phrase('edition-' + rule.edition))})" if rule.edition else ""
    out.print(Text.assemble((rule.id, "bold cyan"), "  ", (rule.title, "bold"), (mark, "dim")))
    out.print(Padding(rule.text, (0, 0, 0, 2)))


def show_book(game: str, as_json: bool, words: Words) -> None:
    credit = words.phrase(Phrase("credit-" + game))
    gaps = Chapter(book.decisions_heading(game, words.lang), book.decisions(game, words.lang))
    chapters = [*book.chapters(game, words.lang), gaps]
    if as_json:
        found = [{"heading": each.heading, "rules": [rule._asdict() for rule in each.rules]} for each in chapters]
        print_json({"game": game, "credit": credit, "chapters": found})
        return
    out = Out()
    with out.pager() if out.is_terminal else nullcontext():
        print_book(out, game, credit, chapters, words)


def print_book(out: Out, game: str, credit: str, chapters: list[Chapter], words: Words) -> None:
    out.print(words.phrase(Phrase("game-" + game)), style="bold")
    out.print(credit, style="dim")
    for chapter in chapters:
        out.print()
        out.print(chapter.heading.upper(), style="bold")
        for rule in chapter.rules:
            out.print()
            show_rule(out, rule, words)


def show_coverage(report: list[dict[str, object]], as_json: bool, words: Words) -> None:
    if as_json:
        print_json({"games": report})
        return
    out = Out()
    table = columns(
        words.say("coverage-game"),
        words.say("coverage-edition"),
        ">" + words.say("coverage-rules"),
        ">" + words.say("coverage-covered"),
    )
    for row in report:
        table.add_row(str(row["game"]), str(row["edition"]), str(row["total"]), str(row["covered"]))
    out.print(table)
    for row in report:
        missing, strange = row["missing"], row["unknown"]
        if isinstance(missing, list) and missing:
            out.print(words.say("coverage-missing", game=row["game"], ids=", ".join(missing)))
        if isinstance(strange, dict) and strange:
            out.print(words.say("coverage-unknown", game=row["game"], ids=", ".join(strange)))
