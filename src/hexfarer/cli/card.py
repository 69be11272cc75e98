"""`hexfarer card GAME [NAME]`: the library of a game."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.padding import Padding
from rich.text import Text

from hexfarer.cli.out import Out, columns, print_json
from hexfarer.cli.params import Game, Json, Lang
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Phrase, unknown
from hexfarer.kernel.registry import Entry, find

CONFIDENCE: Final[dict[str, Phrase]] = {
    "source": Phrase("confidence-source"),
    "reading": Phrase("confidence-reading"),
    "reconstruction": Phrase("confidence-reconstruction"),
}


def card(
    ctx: typer.Context,
    game: Game,
    name: Annotated[str | None, typer.Argument(metavar="NAME")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    words: Words = ctx.obj
    library = find(game).library()
    found = library if name is None else named(library, name, words)
    if as_json:
        print_json({"cards": [facts(entry, words) for entry in found]})
    elif name is None:
        show_list(Out(), found, words)
    else:
        for entry in found:
            show_entry(Out(), entry, words)


def named(library: list[Entry], name: str, words: Words) -> list[Entry]:
    """The entries of that id, or of that name in the chosen language; capitals do not matter."""
    wanted = name.casefold().replace(" ", "_")
    found = [entry for entry in library if entry.id == wanted]
    if not found:
        found = [entry for entry in library if words.phrase(entry.name).casefold() == name.casefold()]
    if not found:
        raise unknown("card", name, list(dict.fromkeys(entry.id for entry in library)))
    return found


def text_of(entry: Entry, words: Words) -> list[str]:
    return [words.phrase(phrase) for phrase in entry.text]


def facts(entry: Entry, words: Words) -> dict[str, object]:
    return {
        "id": entry.id,
        "kind": entry.kind,
        "name": words.phrase(entry.name),
        "text": "\n".join(text_of(entry, words)),
        "set": entry.set,
        "confidence": entry.confidence,
        "facts": entry.facts,
    }


def kind_name(kind: str, words: Words) -> str:
    key = "kind-" + kind
    return words.phrase(Phrase(key)) if words.speaker.has(key) else kind


def show_list(out: Out, library: list[Entry], words: Words) -> None:
    for kind in dict.fromkeys(entry.kind for entry in library):
        some = [entry for entry in library if entry.kind == kind]
        out.print(f"{kind_name(kind, words)} ({len(some)})", style="bold")
        table = columns("", "", "")
        for entry in some:
            table.add_row(words.phrase(entry.name), Text(entry.id, "dim"), Text(entry.set, "dim"))
        out.print(Padding(table, (0, 0, 1, 2)))


def show_entry(out: Out, entry: Entry, words: Words) -> None:
    out.print(
        Text.assemble((words.phrase(entry.name), "bold"), f"  {kind_name(entry.kind, words)}  ", (entry.id, "dim"))
    )
    for line in text_of(entry, words):
        out.print(Padding(line, (0, 0, 0, 2)))
    known = CONFIDENCE.get(entry.confidence)
    sure = entry.confidence if known is None else words.phrase(known)
    out.print(Padding(words.say("card-from", set=entry.set, confidence=sure), (0, 0, 0, 2)), style="dim")
