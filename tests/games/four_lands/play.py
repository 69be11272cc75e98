"""Games played at random, for rules that must hold at every moment."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.games.four_lands.state import FourLands
from hexfarer.kernel.action import kind_of
from hexfarer.kernel.event import Event
from hexfarer.kernel.registry import find, make_setup
from tests.support import pick

WATCHER = -1

# 2, 3 and 4 seats in both modes; two seats have no mode
TABLES = [
    ("competitive", "north sun"),
    ("competitive", "south storms"),
    ("competitive", "north sun south"),
    ("competitive", "storms sun north"),
    ("competitive", "north sun storms south"),
    ("cooperative", "north sun south"),
    ("cooperative", "south storms north"),
    ("cooperative", "north sun storms south"),
]


def started(scenario: str, seats: str, seed: int) -> FourLands:
    """A new game; with an odd seed three players close fields."""
    options = {"closed_fields": "on" if seed % 2 else "off"}
    s = find("four_lands").start(make_setup("four_lands", scenario, seats.split(), seed, options))
    assert isinstance(s, FourLands)
    return s


def laid_out(given: dict[str, object], seats: str, scenario: str = "competitive", seed: int = 1) -> FourLands:
    """A position as situations write it."""
    s = started(scenario, seats, seed)
    s.game.situate(s, given)
    s.log = []
    return s


def do(s: FourLands, *actions: str) -> FourLands:
    for text in actions:
        s.apply(s.parse(text))
    return s


class Step:
    """One answer: the position before it, what it was, and what it told; `s` is the position after it."""

    __slots__ = ("action", "before", "events", "s")

    def __init__(self, before: FourLands, action: int, s: FourLands, events: list[Event]) -> None:
        self.before = before
        self.action = action
        self.s = s
        self.events = events

    def told(self) -> list[str]:
        return [self.s.game.tellings.of(event).key for event in self.events]

    def __repr__(self) -> str:
        return f"{self.before!r}: {self.before.format(self.action)}"


def steps(scenario: str, seats: str, seed: int, most: int = 100_000) -> Iterator[Step]:
    """A game from its first question to its end; the position goes on after each step, so do not keep it."""
    chance = Random(seed)
    s = started(scenario, seats, seed)
    for _ in range(most):
        if s.over:
            return
        before = s.copy()
        s.log = []
        action = pick(chance, s)
        s.apply(action)
        yield Step(before, action, s, s.log)


@cache
def moments() -> list[FourLands]:
    """Positions of games at all tables, one of each kind of question in each game."""
    found: list[FourLands] = []
    for number, (scenario, seats) in enumerate(TABLES):
        asked: set[str] = set()
        for step in steps(scenario, seats, 50 + number):
            s = step.before
            question = repr(([type(x).__name__ for x in s.stack[-3:]], sorted({kind_of(a) for a in s.legal()})))
            if question not in asked:
                asked.add(question)
                found.append(s)
    return found
