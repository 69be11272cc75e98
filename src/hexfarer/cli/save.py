"""`hexfarer save FILE`: what is in a save."""

from __future__ import annotations

from typing import Annotated

import typer

from hexfarer.cli.out import Out, columns, print_json
from hexfarer.cli.params import Json, Lang
from hexfarer.cli.words import Words
from hexfarer.kernel import savefile
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.savefile import Saved
from hexfarer.kernel.session import opened


def save(
    ctx: typer.Context, file: Annotated[str, typer.Argument(metavar="FILE")], as_json: Json = False, lang: Lang = None
) -> None:
    words: Words = ctx.obj
    saved = opened(file)
    if as_json:
        print_json(facts(saved))
    else:
        show(Out(), saved, words)


def facts(saved: Saved) -> dict[str, object]:
    """Everything but the checksum. The seed is a text: many readers of JSON would round so long a number."""
    setup = saved.setup()
    marks = {number: hash for number, (hash, _) in saved.marks.items()}
    notes = [
        {"after": note.after, "kind": note.kind, "seat": setup.seats[note.seat], "text": note.text}
        for note in saved.notes
    ]
    return {
        "format": savefile.FORMAT,
        "game": setup.game,
        "edition": setup.edition,
        "rules": saved.rules,
        "scenario": setup.scenario,
        "seats": setup.seats,
        "options": setup.options,
        "seed": str(setup.seed),
        "branch": saved.branch if saved.branch >= 0 else None,
        "program": saved.header["program"],
        "actions": [{"seat": seat, "action": notation} for seat, notation in saved.actions],
        "fingerprints": [{"after": number, "hash": marks[number]} for number in sorted(marks)],
        "notes": notes,
    }


def show(out: Out, saved: Saved, words: Words) -> None:
    setup = saved.setup()
    notes = [f"{note.after} {note.kind} {setup.seats[note.seat]} {note.text}" for note in saved.notes]
    out.print(words.phrase(Phrase("game-" + setup.game)), style="bold")
    table = columns("", "")
    rows: list[tuple[str, object]] = [
        (words.say("save-scenario"), f"{setup.scenario} ({setup.edition})"),
        (words.say("save-seats"), ", ".join(setup.seats)),
        (words.say("save-options"), ", ".join(f"{id}={value}" for id, value in setup.options.items())),
        (words.say("save-seed"), setup.seed),
        (words.say("save-rules"), saved.rules),
        (words.say("save-program"), saved.header["program"]),
        (words.say("save-actions"), len(saved.actions)),
        (words.say("save-branch"), saved.branch if saved.branch >= 0 else ""),
        (words.say("save-notes"), "\n".join(notes)),
    ]
    for name, value in rows:
        if value != "":
            table.add_row(name, str(value))
    out.print(table)
