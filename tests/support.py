"""What several tests share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from hexfarer.kernel import registry
from hexfarer.kernel.action import kind_of
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import State, facts

ALL = os.environ.get("HEXFARER_ALL", "") not in ("", "0")  # `make test-all`: leave nothing out to save time


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules that a test proves: `@rule("TOY-BUY-02")`."""
    return pytest.mark.rule(*ids)


def pick(chance: Random, s: State) -> int:
    """A legal action: any, or any of a random kind, so that rare kinds are tried too."""
    legal = s.legal()
    if chance.random() < 0.5:
        return chance.choice(legal)
    kind = chance.choice(sorted({kind_of(action) for action in legal}))
    return chance.choice([action for action in legal if kind_of(action) == kind])


def positions(game: str, games: int, steps: int, every: int) -> Iterator[State]:
    """Every so many positions of games by chance, with the scenarios and numbers of seats in turn."""
    scenarios = registry.find(game).scenarios
    for number in range(games):
        scenario = scenarios[number * 5 % len(scenarios)]
        seats = scenario.fewest + number % (scenario.most - scenario.fewest + 1)
        s = registry.find(game).start(make_setup(game, scenario.id, seed=number, count=seats))
        chance = Random(number)
        for step in range(steps):
            if s.over:
                break
            if step % every == 0:
                yield s
            s.apply(pick(chance, s))


class Dice:
    """Loaded dice: the next rolls of a table show these numbers. Few, please: a seed that gives them is searched."""

    def __init__(self, s: State, dice: list[int]) -> None:
        self.s = s
        for seed in count():
            self.after = seeded(seed)
            if [self.after.next(6) for _ in dice] == dice:
                s.rng = seeded(seed)
                break

    def all_rolled(self) -> bool:
        """All of them were rolled, and nothing else since."""
        return facts(self.s.rng) == facts(self.after)
