"""The bots that people choose from: how hard they are to beat is all that their names say.

None of them sees more than its seat does. The weaker ones think less, and play some turns without thinking at all.
"""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.bots.bot import Bot
from hexfarer.bots.greedy import Greedy
from hexfarer.bots.random import Random
from hexfarer.bots.seeker import Seeker
from hexfarer.kernel.state import State


class Level(Bot):
    """Another bot with a budget and a share of hasty turns."""

    thinks: ClassVar[type[Bot]] = Seeker
    positions: ClassVar[int] = 0  # that it looks at in a turn, where no time is given
    haste: ClassVar[int] = 0  # turns in a hundred that it plays without thinking

    def __init__(self, seed: int, nodes: int = 0, seconds: float = 0.0) -> None:
        super().__init__(seed, nodes or self.positions, seconds)
        self.thinker = self.thinks(seed, self.nodes, seconds)
        self.hasty = Random(seed)
        self.moods: dict[tuple[int, int], bool] = {}  # whether it is in haste, by round and turn

    def choose(self, state: State) -> int:
        now = (state.game.round_of(state), state.game.turn_of(state))
        if now not in self.moods:
            self.moods[now] = self.rng.next(100) < self.haste
        bot = self.hasty if self.moods[now] else self.thinker
        action = bot.choose(state)
        self.reason, self.line = bot.reason, bot.line
        return action


class Easy(Level):
    """Plays every second turn without thinking."""

    name = "easy"
    thinks = Greedy
    haste = 50


class Normal(Level):
    """Takes what looks best at once."""

    name = "normal"
    thinks = Greedy


class Hard(Level):
    """Thinks its turn through, quickly."""

    name = "hard"
    positions = 15_000
    patience = 0.4


class Ruthless(Level):
    """Thinks its turn through."""

    name = "ruthless"
    positions = 100_000


class Patient(Level):
    """Takes its time."""

    name = "patient"
    positions = 500_000
    patience = 10.0


LEVELS: Final[list[type[Level]]] = [Easy, Normal, Hard, Ruthless, Patient]
