"""What several tests share."""

from __future__ import annotations

from random import Random

import pytest

from hexfarer.kernel.action import kind_of
from hexfarer.kernel.state import State


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
