"""From a stored table to a session: the first position, then the log."""

from __future__ import annotations

from collections.abc import Iterable

from hexfarer.kernel import savefile, situation
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


def read_save(text: str) -> Session:
    """The session of a save file; Problem with the line that is wrong."""
    saved = savefile.Saved("save", text.encode())
    setup = saved.setup()
    session = Session.start(setup)
    for i, (seat, notation) in enumerate(saved.actions):
        line = savefile.FIRST_ACTION + i
        asked = "" if session.state.over else setup.seats[session.state.to_act()]
        if seat != asked:
            raise saved.problem("turn", line, asked, seat)
        try:
            session.apply(session.state.parse(notation))
        except Problem as problem:
            raise saved.problem("action", line, "", notation, problem.phrase) from problem
    found = fingerprint(session.state)
    if found != saved.hash:
        wrong = saved.problem("state", saved.last - 1, saved.hash, found)
        wrong.phrase.args["program"] = saved.header["program"]
        raise wrong
    return session


def situation_setup(one: situation.Situation) -> Setup:
    """The checked setup of a situation."""
    return situation._setup(one)


def run_situation(text: str, lang: str) -> tuple[situation.Situation, bool, str]:
    """The first situation of a text, whether it holds, and if not, why; Problem if it is badly written."""
    one = situation.read(text, "situation")[0]
    result = situation.run(one, say)
    return one, result.ok, "" if result.phrase is None else Speaker(lang, strict=False).say(result.phrase)
