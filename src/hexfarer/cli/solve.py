"""`hexfarer solve FILE`: what the fight in a save or a situation can end in at best, or its chances."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

from hexfarer.bots.bot import undisturbed
from hexfarer.cli.out import Out, columns, print_json
from hexfarer.cli.params import Json, Lang
from hexfarer.cli.words import Words
from hexfarer.kernel import situation
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.session import Session
from hexfarer.kernel.solution import NODES, Solution
from hexfarer.kernel.state import State

COLUMNS: Final = {
    "beaten": Phrase("solve-beaten"),
    "wounds": Phrase("solve-wounds"),
    "poison": Phrase("solve-poison"),
    "units": Phrase("solve-units"),
    "cards": Phrase("solve-cards"),
    "line": Phrase("solve-line"),
}
CHANCES: Final = {
    "fight": Phrase("solve-fight"),
    "exchange": Phrase("solve-exchange"),
    "won": Phrase("solve-won"),
    "lost": Phrase("solve-lost"),
    "neither": Phrase("solve-neither"),
    "died": Phrase("solve-died"),
    "own": Phrase("solve-own"),
    "enemy": Phrase("solve-enemy"),
    "wounds": Phrase("solve-wounds"),
    "damage": Phrase("solve-damage"),
}


def solve(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="SAVE|SITUATION")],
    nodes: Annotated[int, typer.Option("--nodes", metavar="N", min=1)] = NODES,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    words: Words = ctx.obj
    state = position(file)
    begun = time.perf_counter()
    with undisturbed():
        found = state.game.solve(state, state.to_act(), nodes)
    seconds = round(time.perf_counter() - begun, 3)
    if as_json:
        about: dict[str, object] = {"exact": found.exact, "seconds": seconds, "nodes": found.nodes}
        if found.chances:
            print_json({**about, "chances": found.chances})
        else:
            print_json({**about, "results": found.results, "unseen": found.unseen})
    elif found.chances:
        show_chances(Out(), found, seconds, words)
    else:
        show(Out(), found, seconds, words)


def position(file: str) -> State:
    """The position at the end of a save, or the one that a situation leads to."""
    if Path(file).suffix in (".yaml", ".yml"):
        return situation.position(situation.load(file))
    return Session.load(file).state


def show(out: Out, found: Solution, seconds: float, words: Words) -> None:
    out.print(table(found.results, words))
    for fork in found.unseen:
        line, deals = fork["line"], fork["deals"]
        assert isinstance(deals, list)
        for deal in deals:
            percent = f"{100 * deal['chance']:.0f}"
            comes = words.say("solve-unseen", line=told(line), seen=told(deal["seen"]), percent=percent)
            out.print(comes, style="bold")
            out.print(table(deal["results"], words))
    facts = {"nodes": found.nodes, "seconds": f"{seconds:.2f}"}
    if not found.exact:
        verdict = words.say("solve-not-exact", **facts)
    elif found.unseen:
        verdict = words.say("solve-sure", **facts)
    else:
        verdict = words.say("solve-exact", **facts)
    out.print(verdict, style="bold")


def table(results: list[dict[str, object]], words: Words) -> Table:
    """A line for each end."""
    shown = columns(*[words.phrase(COLUMNS[name]) for name in COLUMNS])
    for result in results:
        shown.add_row(*[told(result[name]) for name in COLUMNS])
    return shown


def show_chances(out: Out, found: Solution, seconds: float, words: Words) -> None:
    """A line for the whole fight, and one for the exchange under way."""
    for part in ("fight", "exchange"):
        chances = found.chances[part]
        assert isinstance(chances, dict)
        said = "; ".join(f"{words.phrase(CHANCES[name])} {told(value)}" for name, value in chances.items())
        out.print(f"{words.phrase(CHANCES[part])}: {said}")
    facts = {"playouts": found.chances["playouts"], "nodes": found.nodes, "seconds": f"{seconds:.2f}"}
    out.print(words.say("solve-played", **facts), style="bold")


def told(value: object) -> str:
    """A number as it is, a list with commas, nothing as a dash."""
    return (", ".join(str(item) for item in value) or "–") if isinstance(value, list) else str(value)
