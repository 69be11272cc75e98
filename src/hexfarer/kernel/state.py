"""State: the whole position, with the stack of pending decisions and the generator inside."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from hexfarer.kernel.event import Event
from hexfarer.kernel.frame import Frame
from hexfarer.kernel.phrase import Phrase, Problem
from hexfarer.kernel.rng import Rng
from hexfarer.kernel.verdict import OK

if TYPE_CHECKING:
    from hexfarer.kernel.registry import Game


class Illegal(Problem):
    """An action that the rules refuse; nothing was changed. Carries the verdict."""

    def __init__(self, verdict: int, rule: str, words: Phrase) -> None:
        super().__init__("problem-illegal", {"why": words, "rule": rule})
        self.verdict = verdict
        self.rule = rule
        self.words = words


class Outcome:
    """How a game ended: score and breakdown by seat, the winners, and the kind of victory."""

    __slots__ = ("breakdown", "kind", "scores", "winners")

    def __init__(self, scores: list[int], breakdown: list[dict[str, object]], winners: list[int], kind: str) -> None:
        self.scores = scores
        self.breakdown = breakdown
        self.winners = winners
        self.kind = kind

    def __repr__(self) -> str:
        return f"Outcome(kind={self.kind!r}, winners={self.winners}, scores={self.scores})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. A game adds what lies on its table."""

    __slots__ = (
        "_legal",
        "barrier",
        "bots",
        "forced",
        "game",
        "log",
        "over",
        "passed",
        "reveals",
        "rng",
        "seats",
        "silent",
        "stack",
    )

    def __init__(self, game: Game, seats: int, rng: Rng, source: State | None = None) -> None:
        """A new table, or a copy of the source's. A game does the same with what it adds."""
        self.game = game
        self.seats = seats
        self.rng = rng
        self.log: list[Event] | None = None  # events are kept only while somebody listens
        self.forced: list[tuple[int, int]] = []  # (seat, action) that the kernel took by itself since the last answer
        self.silent: list[Phrase] = []  # the same in words, while somebody listens
        if source is None:
            self.stack: list[Frame[Any]] = []
            self.reveals = 0  # how many secrets have come out; undo stops where it changed
            self.barrier = 0  # the event kind of the last reveal, for "a card was drawn here"
            self.over = False
            self.bots = 0  # the seats that bots play, one bit each
            self.passed = 0  # empty questions that the kernel answered by itself and nobody was told of yet
            self._legal: list[int] | None = None
        else:
            self.stack = [frame.copy() for frame in source.stack]
            self.reveals = source.reveals
            self.barrier = source.barrier
            self.over = source.over
            self.bots = source.bots
            self.passed = source.passed
            self._legal = source._legal  # never changed, only replaced

    # -- the contract: legal, apply, copy, view --

    def to_act(self) -> int:
        """The seat that is asked, or -1 when the game is over."""
        return -1 if self.over else self.stack[-1].seat

    def legal(self) -> list[int]:
        """All legal actions of the seat that is asked; empty only when the game is over. Not to be changed."""
        if self._legal is None:
            self._legal = [] if self.over else self.stack[-1].options(self)
        return self._legal

    def check(self, action: int) -> int:
        """0 if the action is legal, else the verdict."""
        if self.over:
            return self.game.over_verdict()
        return self.stack[-1].check(self, action)

    def rule_of(self, verdict: int) -> str:
        """The rule that a verdict rests on: the reason's own, or that of the question which must be answered first."""
        return self.game.reasons.of(verdict).rule or ("" if self.over else self.stack[-1].decision(self).rule)

    def apply(self, action: int) -> None:
        """Take a legal action; raises Illegal and changes nothing otherwise."""
        if self._legal is None or action not in self._legal:
            verdict = self.check(action)
            if verdict != OK:
                raise Illegal(verdict, self.rule_of(verdict), self.game.why(self, verdict))
        self._legal = None
        self.forced = []
        self.silent = []
        self.stack[-1].resolve(self, action)
        self.settle()

    def settle(self) -> None:
        """Run the rules until somebody is asked or the game is over."""
        while not self.over:
            frame = self.stack[-1]
            if frame.ready(self):
                forced = frame.forced()
                if not forced and not (frame.skippable() and self.unheard(frame.seat)):
                    return
                options = frame.options(self)
                if len(options) - frame.beside(self) != 1:
                    self._legal = options
                    return
                if not forced:
                    self.passed += 1
                self.forced.append((frame.seat, options[0]))
                if self.log is not None:
                    self.silent.append(self.game.label(self, options[0]).words)
                frame.resolve(self, options[0])

    def silently(self) -> bool:
        """While an answer is taken: is it the kernel that gives it? Then it need not be told by itself."""
        return len(self.forced) > 0

    def unheard(self, seat: int) -> bool:
        """Can nobody learn from what the seat keeps silent about? It is alone, or among bots."""
        return self.bots | 1 << seat == (1 << self.seats) - 1

    @abstractmethod
    def copy(self) -> State:
        """An equal state that shares nothing mutable with this one (the log is not copied)."""

    @abstractmethod
    def determinize(self, seat: int, rng: Rng) -> State:
        """A copy in which everything the seat cannot see was dealt anew."""

    @abstractmethod
    def outcome(self) -> Outcome:
        """Scores by seat with the breakdown that the rules give; winners only when the game is over."""

    def view(self, seat: int) -> Mapping[str, object]:
        """What one seat may know (-1: a watcher), as plain data."""
        return self.game.view(self, seat)

    def changed(self) -> None:
        """The position was changed by hand, not by an action: what was legal before may not be."""
        self._legal = None

    # -- for frames and effects --

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        self.stack.pop()

    def tell(self, kind: int, args: list[int]) -> None:
        """Note that something happened; frames should test `log is not None` first where args are dear."""
        if self.log is not None:
            self.log.append(Event(kind, args))

    def reveal(self, kind: int) -> None:
        """A secret came out (the kind of event says which): undo does not go back past this."""
        self.reveals += 1
        self.barrier = kind

    # -- notation --

    def format(self, action: int) -> str:
        """An action as text."""
        return self.game.format(self, action)

    def parse(self, text: str) -> int:
        """The action that a text means here; it need not be legal. Problem if it means none."""
        return self.game.parse(self, text)

    def __repr__(self) -> str:
        return f"<{self.game.id} seats={self.seats} to_act={self.to_act()} over={self.over}>"

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a state is not pickled: copy it, or save its setup and actions with Session")


def attributes(x: object) -> list[str]:
    """The attribute names of one of our objects: compiled, with slots, without, or a mixture."""
    names = declared_by(type(x))
    own = getattr(x, "__dict__", None)
    return sorted({*names, *own}) if own else names


def declared_by(cls: type) -> list[str]:
    """The attribute names that a class declares."""
    names = _NAMES.get(cls)
    if names is None:
        declared: set[str] = set(getattr(cls, "__mypyc_attrs__", ()))
        for base in cls.__mro__:
            declared.update(getattr(base, "__slots__", ()))
        names = _NAMES[cls] = sorted(declared - {"__dict__"})
    return names


_NAMES: Final[dict[type, list[str]]] = {}  # what a class declares, once it was asked for
_NOT_POSITION: Final = frozenset({"game", "log", "forced", "silent", "bots", "passed", "_legal", "_block"})


def facts(x: object) -> object:
    """Everything a position consists of as nested tuples: equal positions have equal facts."""
    if x is None or isinstance(x, (int, str, bytes)):  # mypyc would make int | str anew at each call
        return x
    if isinstance(x, (list, tuple)):
        return tuple([facts(y) for y in x])
    if isinstance(x, dict):
        return tuple(sorted([(facts(k), facts(v)) for k, v in x.items()]))
    return (type(x).__name__, *[(name, facts(getattr(x, name))) for name in attributes(x) if name not in _NOT_POSITION])


def fingerprint(state: State) -> str:
    """A short hash of the position: the same on every machine, in both modes and in every later version."""
    return state.game.layout.fingerprint(state)
