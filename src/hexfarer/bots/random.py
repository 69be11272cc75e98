"""The bot that plays anything legal."""

from __future__ import annotations

from hexfarer.bots.bot import Bot
from hexfarer.kernel.state import State


class Random(Bot):
    """Every legal action is equally likely."""

    name = "random"

    def choose(self, state: State) -> int:
        actions = state.legal()
        return actions[self.rng.next(len(actions))]
