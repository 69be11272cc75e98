"""From a stored table to a session: the first position, then the log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from hexfarer.kernel import situation
from hexfarer.kernel.paths import nest_dict
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import Setup, find, make_setup
from hexfarer.kernel.session import Session
from hexfarer.kernel.state import fingerprint
from hexfarer.server.store import Entry, TableRow
from hexfarer.text import Speaker
from hexfarer.text.say import say


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


class Elsewhere(Exception):
    """An entry of a log does not lead where it led when it was stored."""


class Loaded(NamedTuple):
    """A stored game. `stuck`: why it is not all of it, and the session ends with the last position that agrees."""

    session: Session
    stuck: Exception | None = None


def replay(session: Session, entries: Iterable[Entry]) -> None:
    """Carry out the entries of a log; Problem or Elsewhere if it cannot be done with the rules as they are now."""
    for entry in entries:
        carry_out(session, entry)


def carry_out(session: Session, entry: Entry) -> None:
    if entry.kind == "act":
        if session.state.to_act() != entry.seat:
            raise Elsewhere(entry.sequence)
        session.apply(session.state.parse(entry.notation))
    elif entry.kind in ("undo", "redo"):
        go_to(session, entry.seat, int(entry.notation))
    else:
        session.note(entry.kind, entry.seat, entry.notation)
    if entry.hash and fingerprint(session.state) != entry.hash:
        raise Elsewhere(entry.sequence)


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


def load(row: TableRow, entries: list[Entry]) -> Loaded:
    """The session of a table. Rules that have changed, or a fault in them, may stop it on the way, at the worst before
    its first action."""
    session = begin(setup_of(row), row.given)
    agreed = [0]  # after so many actions of the line the fingerprints agree
    try:
        if row.hash and fingerprint(session.state) != row.hash:
            raise Elsewhere(0)
        for entry in entries:
            carry_out(session, entry)
            agreed = [at for at in agreed if at <= len(session.line)]
            if entry.hash:
                agreed.append(len(session.line))
    except Exception as error:
        return Loaded(session.branch(min(agreed[-1], len(session.line))), error)
    return Loaded(session)


def run_situation(text: str, lang: str) -> tuple[situation.Situation, bool, str]:
    """The first situation of a text, whether it holds, and if not, why; Problem if it is badly written."""
    one = situation.read(text, "situation")[0]
    result = situation.run(one, say)
    return one, result.ok, "" if result.phrase is None else Speaker(lang, strict=False).say(result.phrase)
