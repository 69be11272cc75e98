"""What every bot is: somebody who answers when a seat is asked."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import State


class Bot:
    """Answers for a seat. All its chance comes from its own seed, so the same bot plays the same game again."""

    name: ClassVar[str]

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)
        self.reason: Phrase | None = None  # why it chose what it chose last, if it can tell

    @abstractmethod
    def choose(self, state: State) -> int:
        """A legal action of the seat that is asked; the state stays as it is."""
