"""What several tests share."""

from __future__ import annotations

import os
from itertools import count
from random import Random

import pytest

from hexfarer.kernel.action import kind_of
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
