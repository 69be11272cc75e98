"""A game as one seat saw it, from its beginning: for the player to keep. It holds no seed and no fingerprint."""

from __future__ import annotations

from typing import Final

from hexfarer import __version__
from hexfarer.kernel.session import Session
from hexfarer.server.patch import difference
from hexfarer.server.position import position
from hexfarer.server.store import TableRow
from hexfarer.server.telling import Tellings
from hexfarer.server.words import Json

FORMAT: Final = 1


def record(row: TableRow, session: Session, seats: list[Json], seat: int, lang: str) -> Json:
    """The first position as the seat sees it, then what each action of the session changes in it."""
    one, tellings = session.branch(0), Tellings()
    notes = session.notes
    known = len(session.line)

    def shown() -> Json:
        at = len(one.line)
        one.notes = [note for note in notes if note.after <= at]
        mine = position(one, seat, lang, tellings, now=False)
        return {"table": row.id, "sequence": at, "of": known, **mine, "seats": seats}

    last = shown()
    positions: list[object] = [last]
    for step in session.line:
        one.apply(step.action)
        new = shown()
        positions.append(difference(last, new))
        last = new
    return {
        "hexfarer": "record",
        "format": FORMAT,
        "game": row.game,
        "edition": row.edition,
        "scenario": row.scenario,
        "heroes": row.heroes,
        "options": row.options,
        "seat": seat,
        "lang": lang,
        "program": __version__,
        "table": row.id,
        "positions": positions,
    }
