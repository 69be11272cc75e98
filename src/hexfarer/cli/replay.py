"""`hexfarer replay FILE`: run a save again."""

from __future__ import annotations

from typing import Annotated

import typer

from hexfarer.cli.boards import board_of
from hexfarer.cli.out import Out, columns, print_json
from hexfarer.cli.params import Json, Lang, whole
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.session import Session, Verified
from hexfarer.kernel.session import verify as verified
from hexfarer.kernel.state import State, fingerprint


def replay(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    verify: Annotated[bool, typer.Option("--verify")] = False,
    until: Annotated[int | None, typer.Option("--until", metavar="N", parser=whole("--until", 0))] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    words: Words = ctx.obj
    out = Out()
    found = verified(file) if until is None or verify else None
    session = found.session if found is not None and until is None else Session.load(file, until)
    if as_json:
        print_json(facts(session.state, len(session.line), found))
    else:
        if not verify:
            tell(out, session, words)
        if found is None:
            out.print(words.say("replay-until", actions=len(session.line), hash=fingerprint(session.state)))
        elif found.problem is None:
            out.print(words.say("replay-same", actions=found.actions, hash=found.hash))
        else:
            out.print(words.phrase(found.problem.phrase))
        board_of(session.state.game.id).outcome(out, session.state, words)
    return 0 if found is None or found.ok else 1


def facts(state: State, actions: int, found: Verified | None) -> dict[str, object]:
    outcome = state.outcome()
    seats = {
        "over": state.over,
        "kind": outcome.kind,
        "winners": outcome.winners,
        "scores": outcome.scores,
        "breakdown": outcome.breakdown,
    }
    agreed = actions if found is None else found.agreed
    return {
        "ok": found is None or found.ok,
        "actions": actions,
        "agreed": agreed,
        "hash": fingerprint(state),
        "outcome": seats,
    }


def tell(out: Out, session: Session, words: Words) -> None:
    """Every action with what came of it, as the seat that took it saw it."""
    setup = session.setup
    game = session.state.game
    seats = ", ".join(setup.seats)
    title = words.say("replay-title", game=Phrase("game-" + setup.game), scenario=setup.scenario, seats=seats)
    out.print(title, style="bold")
    table = columns("", "", "")
    for number, step in enumerate(session.line, 1):
        told = [words.phrase(game.told(session.state, event, step.seat)) for event in step.events]
        table.add_row(str(number), setup.seats[step.seat], "\n".join([step.notation, *told]))
    out.print(table)
