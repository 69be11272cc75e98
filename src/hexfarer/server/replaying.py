"""From a stored table to a session: the first position, then the log."""

from __future__ import annotations

from collections.abc import Iterable

from hexfarer.kernel import situation
from hexfarer.kernel.paths import nest_dict
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import Setup, find, make_setup
from hexfarer.kernel.session import Session
from hexfarer.server.store import Entry, TableRow
from hexfarer.text import Speaker
from hexfarer.text.say import say


def rules_of(game: str) -> int:
    """The version of a game's rules; from 1."""
    found: int = getattr(find(game), "rules", 1)
    return found


def setup_of(row: TableRow) -> Setup:
    return make_setup(row.game, row.scenario, row.heroes, row.seed, row.options, row.edition)


def begin(setup: Setup, given: str) -> Session:
    """The session before its first action; `given` is the text of the situation that it begins with, or empty."""
    if not given:
        return Session.start(setup)
    state = find(setup.game).start(setup)
    state.game.situate(state, nest_dict(situation.read(given, "situation")[0].given))
    state.changed()
    return Session(setup, state)


def replay(session: Session, entries: Iterable[Entry]) -> None:
    """Carry out the entries of a log."""
    for entry in entries:
        if entry.kind == "act":
            session.apply(session.state.parse(entry.notation))
        else:
            go_to(session, entry.seat, int(entry.notation))


def go_to(session: Session, seat: int, length: int) -> None:
    """Take back or do again until the line is so long; Problem, and nothing changed, if the rules forbid it."""
    before = len(session.line)
    try:
        _walk(session, seat, length)
    except Problem:
        _walk(session, seat, before)
        raise


def _walk(session: Session, seat: int, length: int) -> None:
    while len(session.line) < length:
        session.redo(seat)
    while len(session.line) > length:
        session.undo(seat)


def load(row: TableRow, entries: list[Entry]) -> Session:
    session = begin(setup_of(row), row.given)
    replay(session, entries)
    return session


def run_situation(text: str, lang: str) -> tuple[situation.Situation, bool, str]:
    """The first situation of a text, whether it holds, and if not, why; Problem if it is badly written."""
    one = situation.read(text, "situation")[0]
    result = situation.run(one, say)
    return one, result.ok, "" if result.phrase is None else Speaker(lang, strict=False).say(result.phrase)
