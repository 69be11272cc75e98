"""A game being played: the kept line of actions, undo up to the last secret, branches, save and load."""

from __future__ import annotations

import os
import threading
from typing import Final

from hexfarer.kernel import savefile
from hexfarer.kernel.decision import Label
from hexfarer.kernel.event import Event
from hexfarer.kernel.phrase import Phrase, Problem, unknown
from hexfarer.kernel.registry import Setup, find
from hexfarer.kernel.savefile import Note
from hexfarer.kernel.state import Illegal, State, fingerprint

_SPACING: Final = 50  # actions between snapshots of the whole line
_SNAPSHOTS: Final = 128  # when there are more, every second one goes
_RECENT: Final = 256  # the most single steps that are kept for quick undo


class Step:
    """One action of the kept line, as it was when it was taken."""

    __slots__ = (
        "action",
        "barrier",
        "bots",
        "events",
        "forced",
        "hash",
        "label",
        "notation",
        "nth",
        "round",
        "seat",
        "silent",
        "turn",
    )

    def __init__(self, action: int, seat: int, round: int, turn: int, notation: str, label: Label) -> None:
        self.action = action
        self.seat = seat
        self.round = round
        self.turn = turn
        self.notation = notation
        self.label = label
        self.nth = 0  # which turn of its seat in the round; 0: before the first one, or nobody counts
        self.bots = 0  # the seats that bots played then, one bit each
        self.events: list[Event] = []
        self.forced: list[tuple[int, str]] = []  # (seat, notation) of what the kernel then answered by itself
        self.silent: list[Phrase] = []  # the same in words
        self.barrier: Phrase | None = None  # why it cannot be undone: what came out, or that the game ended
        self.hash = ""  # the fingerprint after it, if a turn ended with it; for nobody to see while the game is on


class Past:
    """A step as one seat may see it: its own in full, of another seat's only what was told of it."""

    __slots__ = (
        "barrier",
        "final",
        "forced",
        "label",
        "notation",
        "number",
        "seat",
        "silent",
        "things",
        "told",
        "undone",
    )

    def __init__(self, number: int, seat: int, final: bool, barrier: Phrase | None, undone: bool) -> None:
        self.number = number  # from 1
        self.seat = seat
        self.final = final
        self.barrier = barrier
        self.undone = undone  # waits for redo
        self.notation = ""
        self.label: Phrase | None = None
        self.things: list[str] = []
        self.told: list[Phrase] = []
        self.forced: list[str] = []  # answers of the same seat that the kernel then gave by itself
        self.silent: list[Phrase] = []  # the same in words


class Verified:
    """How far a save, replayed with the rules as they are now, leads to the positions that it names."""

    __slots__ = ("actions", "agreed", "hash", "problem", "session")

    def __init__(self, session: Session, actions: int, agreed: int, problem: Problem | None) -> None:
        self.session = session  # after the last action that agrees
        self.actions = actions  # in the save
        self.agreed = agreed  # so many actions lead where they led; -1: not even the first position is the same
        self.problem = problem  # why no more do
        self.hash = fingerprint(session.state)

    @property
    def ok(self) -> bool:
        return self.problem is None


class Session:
    """A game being played. Make one with `Session.start` or `Session.load`."""

    __slots__ = (
        "_ahead",
        "_recent",
        "_snapshots",
        "_spacing",
        "branched",
        "line",
        "notes",
        "opening",
        "setup",
        "state",
    )

    def __init__(self, setup: Setup, state: State) -> None:
        self.setup = setup
        self.state = state
        self.opening: list[Event] = []  # what happened before the first action
        self.line: list[Step] = []
        self._ahead: list[Step] = []  # undone, the next one at the end
        # Snapshots are copied before use and never changed, so that branches can share them.
        self._spacing = _SPACING
        self._snapshots: list[State] = []  # before action 0, spacing, 2 * spacing …
        self._recent: list[State] = []  # before each of the last actions
        self.notes: list[Note] = []  # what happened and is no action, in its order
        self.branched = -1  # after how many actions it left another game; -1: it did not

    @staticmethod
    def start(setup: Setup) -> Session:
        session = Session(setup, find(setup.game).start(setup, True))
        session.opening = session.state.log or []
        session.state.log = None
        return session

    @property
    def actions(self) -> list[tuple[int, int]]:
        """The kept line as (seat, action)."""
        return [(step.seat, step.action) for step in self.line]

    def apply(self, action: int) -> None:
        """Take a legal action; raises Illegal and changes nothing otherwise."""
        before = self.state.copy()
        try:
            step = self._taken(action, before)
        except Illegal:
            raise
        except BaseException:
            self.state = before  # a fault in the rules must not leave half an action on the table
            raise
        self._keep(step, before)
        if self._ahead and self._ahead[-1].action == action:
            self._ahead.pop()
        else:
            self._ahead = []

    def _taken(self, action: int, before: State) -> Step:
        """Take an action; what is kept of it."""
        state, game = self.state, self.state.game
        log: list[Event] = []
        state.log = log
        state.apply(action)
        turn = game.turn_of(before)
        step = Step(
            action, before.to_act(), game.round_of(before), turn, before.format(action), game.label(before, action)
        )
        if game.counts_turns():
            step.nth = self._nth(step)
        step.bots = before.bots
        step.events = log
        step.forced = [(who, state.format(taken)) for who, taken in state.forced]
        step.silent = state.silent
        if state.over:
            step.barrier = Phrase("barrier-over")
        elif state.reveals != before.reveals:
            step.barrier = Phrase("barrier-" + game.tellings.all[state.barrier - 1].key)
        if state.over or game.turn_of(state) != turn:
            step.hash = fingerprint(state)
        return step

    def _nth(self, step: Step) -> int:
        """Which turn in the round, of the seat that began it, a new step belongs to."""
        line = self.line
        if step.turn == (line[-1].turn if line else 0):
            return line[-1].nth if line and line[-1].round == step.round else 0
        for i in range(len(line) - 1, -1, -1):
            if line[i].round != step.round:
                break
            begins = line[i].turn != (line[i - 1].turn if i else 0)  # others may answer in the course of a turn
            if begins and line[i].seat == step.seat:
                return line[i].nth + 1
        return 1

    def note(self, kind: str, seat: int, text: str = "") -> None:
        """Keep something that happened now and is no action: one of `savefile.NOTES`, on one line."""
        if kind not in savefile.NOTES:
            raise unknown("event", kind, savefile.NOTES)
        self.notes.append(Note(len(self.line), kind, seat, " ".join(text.split())))
        self.state.bots = played_by_bots(self.notes)

    def seat(self, bots: list[str]) -> None:
        """Note which seats bots play from now on: the name of the bot by seat, empty where a person plays."""
        for number, bot in enumerate(bots):
            if bool(bot) != bool(self.state.bots >> number & 1):
                self.note(savefile.BOT if bot else savefile.PERSON, number, bot)

    def _keep(self, step: Step, before: State) -> None:
        if len(self.line) == len(self._snapshots) * self._spacing:
            self._snapshots.append(before)
            if len(self._snapshots) > _SNAPSHOTS:
                self._snapshots = self._snapshots[::2]
                self._spacing *= 2
        if self.line and self.line[-1].seat != step.seat:
            self._recent = []
        self._recent.append(before)
        if step.barrier is not None:
            self._recent = []
        elif len(self._recent) > _RECENT:
            self._recent = self._recent[_RECENT // 2 :]
        self.line.append(step)

    # -- back and forth --

    def seek(self, at: int) -> State:
        """The position after the first `at` actions, to look at: it is a copy."""
        n = len(self.line)
        if at < 0 or at > n:
            raise Problem("problem-no-such-step", {"step": at, "last": n})
        if at == n:
            return self.state.copy()
        if at >= n - len(self._recent):
            return self._recent[at - n].copy()
        nearest = at // self._spacing
        state = self._snapshots[nearest].copy()
        for step in self.line[nearest * self._spacing : at]:
            state.bots = step.bots
            state.apply(step.action)
        return state

    def branch(self, at: int) -> Session:
        """A new session that goes on after the first `at` actions."""
        new = Session(self.setup, self.seek(at))
        new.opening = self.opening
        new.line = self.line[:at]
        new.notes = [note for note in self.notes if note.after <= at]
        new.state.bots = played_by_bots(new.notes)
        new.branched = at
        new._spacing = self._spacing
        new._snapshots = self._snapshots[: at // self._spacing + 1]
        return new

    def undo_problem(self, seat: int) -> Problem | None:
        """Why the seat cannot take back the last action; None if it can."""
        last = self.line[-1] if self.line else None
        if last is not None and last.seat == seat:
            what = last.barrier
            return None if what is None else Problem("problem-undo-revealed", {"what": what})
        if last is not None and any(step.seat == seat for step in self.line):
            return Problem("problem-undo-answered", {"seat": self._seat(last.seat, seat)})
        return Problem("problem-undo-nothing")

    def can_undo(self, seat: int) -> bool:
        return self.undo_problem(seat) is None

    def undo(self, seat: int) -> None:
        """Take back the seat's last action, if it revealed nothing and no other seat acted since."""
        problem = self.undo_problem(seat)
        if problem is not None:
            raise problem
        n = len(self.line) - 1
        self.state = self.seek(n)
        self._ahead.append(self.line.pop())
        self.notes = [Note(min(note.after, n), note.kind, note.seat, note.text) for note in self.notes]
        self.state.bots = played_by_bots(self.notes)
        self._snapshots = self._snapshots[: n // self._spacing + 1]
        if self._recent:
            self._recent.pop()

    def can_redo(self, seat: int) -> bool:
        return bool(self._ahead) and self._ahead[-1].seat == seat

    def redo(self, seat: int) -> None:
        """Take the action again that the seat undid last."""
        if not self.can_redo(seat):
            raise Problem("problem-redo-nothing")
        self.apply(self._ahead[-1].action)

    # -- what happened --

    def settled(self) -> int:
        """How many actions can no longer be taken back by anybody."""
        n = len(self.line)
        while n > 0 and self.line[n - 1].barrier is None and self.line[n - 1].seat == self.line[-1].seat:
            n -= 1
        return n

    def events_for(self, seat: int, since: int = 0) -> list[Phrase]:
        """What happened, in words for a viewer (-1: a watcher), from action number `since` on."""
        game = self.state.game
        events = self.opening[:] if since == 0 else []
        for step in self.line[since:]:
            events.extend(step.events)
        return [game.told_to(self.state, event, seat) for event in events]

    def history(self, seat: int) -> list[Past]:
        """The steps of this turn as a seat may see them, then those that it can redo."""
        out: list[Past] = []
        game = self.state.game
        kept = len(self.line)
        settled = self.settled()
        first = self._turn_start(seat)
        for i, step in enumerate(self.line[first:] + self._ahead[::-1], first):
            if i >= kept and step.seat != seat:
                break
            past = Past(i + 1, step.seat, i < settled, step.barrier, i >= kept)
            if step.barrier is None and i + 1 < kept and self.line[i + 1].seat != step.seat:
                past.barrier = Phrase("barrier-answered", {"seat": self._seat(self.line[i + 1].seat, seat)})
            if step.seat == seat:
                past.notation = step.notation
                past.label = step.label.words
                past.things = step.label.things
                past.forced = [notation for who, notation in step.forced if who == seat]
                past.silent = [step.silent[at] for at, (who, _) in enumerate(step.forced) if who == seat]
            else:  # even the label may name what the viewer may not know
                past.told = [game.told_to(self.state, event, seat) for event in step.events]
            out.append(past)
        return out

    def _turn_start(self, seat: int) -> int:
        """Where this turn began; where the last one did, while nothing was done yet and the seat may go back."""
        n = len(self.line)
        turn = self.state.game.turn_of(self.state)
        if n > 0 and self.line[-1].turn != turn and self.can_undo(seat):
            turn = self.line[-1].turn
        while n > 0 and self.line[n - 1].turn == turn:
            n -= 1
        return n

    def _seat(self, seat: int, viewer: int) -> object:
        return self.state.game.name(self.state, "seat", seat, viewer)

    # -- files --

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write setup and actions; the old file is there until the new one is complete."""
        file = os.path.realpath(path)
        name = f".{os.path.basename(file)}.{os.getpid()}-{threading.get_ident()}.tmp"
        temporary = os.path.join(os.path.dirname(file), name)
        try:
            with open(temporary, "wb") as out:
                out.write(self.text().encode())
                out.flush()
                os.fsync(out.fileno())
            os.replace(temporary, file)
        except OSError as error:
            raise Problem("problem-save-unwritten", {"file": os.fspath(path), "why": _reason(error)}) from error
        finally:
            if os.path.exists(temporary):
                os.unlink(temporary)

    def text(self) -> str:
        """The save file."""
        return savefile.written(self)

    @staticmethod
    def load(path: str | os.PathLike[str], at: int | None = None) -> Session:
        """The session of a save file; Problem if it is damaged or leads elsewhere with the rules as they are now.

        With `at` it is a branch that goes on after so many actions. What comes later may then lead anywhere.
        """
        return Session._of(opened(path), at)

    @staticmethod
    def read(name: str, data: bytes, at: int | None = None) -> Session:
        """`load` of what was in a file of that name."""
        return Session._of(savefile.Saved(name, data), at)

    @staticmethod
    def _of(saved: savefile.Saved, at: int | None) -> Session:
        found = _verified(saved, at)
        if found.problem is not None:
            raise found.problem
        return found.session if at is None else found.session.branch(at)


def played_by_bots(notes: list[Note]) -> int:
    """The seats that bots play after all that was noted, one bit each."""
    bots = 0
    for note in notes:
        if note.kind == savefile.BOT:
            bots |= 1 << note.seat
        elif note.kind in (savefile.PERSON, savefile.FREE):
            bots &= ~(1 << note.seat)
    return bots


def verify(path: str | os.PathLike[str]) -> Verified:
    """Replay a save file as far as it leads where it led; Problem if it is damaged."""
    return _verified(opened(path), None)


def _verified(saved: savefile.Saved, until: int | None) -> Verified:
    """Replay a save, or so many actions of it, and compare every position whose fingerprint it holds."""
    setup = saved.setup()
    last = len(saved.actions)
    if until is not None and not 0 <= until <= last:
        raise Problem("problem-no-such-step", {"step": until, "last": last})
    session = Session.start(setup)
    session.branched = saved.branch
    agreed = -1
    later = saved.notes[:]
    problem: Problem | None = None
    for number in range((last if until is None else until) + 1):
        if number > 0:
            problem = _step(session, saved, number)
        if problem is None and number in saved.marks:
            problem = _elsewhere(session, saved, number)
            agreed = number if problem is None else agreed
        if problem is not None:
            break
        while later and later[0].after == number:
            note = later.pop(0)
            session.note(note.kind, note.seat, note.text)
    if problem is not None:
        problem = _older(saved, session, agreed, problem)
        session = session.branch(max(agreed, 0))
    return Verified(session, last, agreed, problem)


def _step(session: Session, saved: savefile.Saved, number: int) -> Problem | None:
    """Take one action of a save; what is wrong with it."""
    seat, notation = saved.actions[number - 1]
    state = session.state
    asked = seat if state.over else session.setup.seats[state.to_act()]
    if seat != asked:
        return saved.problem("turn", saved.lines[number - 1], asked, seat)
    try:
        session.apply(state.parse(notation))
    except Problem as problem:
        return saved.problem("action", saved.lines[number - 1], "", notation, problem.phrase)
    return None


def _elsewhere(session: Session, saved: savefile.Saved, number: int) -> Problem | None:
    """What is wrong with the position after so many actions."""
    expected, line = saved.marks[number]
    found = fingerprint(session.state)
    if found == expected:
        return None
    problem = saved.problem("state", line, expected, found)
    problem.phrase.args["after"] = number
    problem.phrase.args["program"] = saved.header["program"]
    return problem


def _older(saved: savefile.Saved, session: Session, agreed: int, problem: Problem) -> Problem:
    """What a save of other rules is told; with the same ones the problem is as it was."""
    rules = session.state.game.rules
    if saved.rules == rules:
        return problem
    args: dict[str, object] = {"file": saved.file, "theirs": saved.rules, "ours": rules, "after": agreed}
    return Problem("problem-save-rules" if agreed >= 0 else "problem-save-rules-all", args)


def opened(path: str | os.PathLike[str]) -> savefile.Saved:
    """A save file; Problem if it cannot be read, or is none."""
    file = os.fspath(path)
    try:
        with open(file, "rb") as source:
            data = source.read()
    except (OSError, ValueError) as error:
        raise Problem("problem-save-unreadable", {"file": file, "why": _reason(error)}) from error
    return savefile.Saved(file, data)


def _reason(error: Exception) -> str:
    """Why a file could not be read or written."""
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)
