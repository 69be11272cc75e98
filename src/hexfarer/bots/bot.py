"""What every bot is: somebody who answers when a seat is asked."""

from __future__ import annotations

import gc
from abc import abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import State


class Bot:
    """Answers for a seat. All its chance comes from its own seed, so the same bot plays the same game again."""

    name: ClassVar[str]
    patience: ClassVar[float] = 2.0  # seconds that it may think about a turn while people wait

    def __init__(self, seed: int, nodes: int = 0, seconds: float = 0.0) -> None:
        self.rng = seeded(seed)
        self.nodes = nodes  # how many positions it may look at in a turn, if it counts them; 0: as many as usual
        self.seconds = seconds  # or how long it may think; then it need not play the same game again
        self.reason: Phrase | None = None  # why it chose what it chose last, if it can tell
        self.line: list[int] = []  # what it has in mind after that, if it looks ahead

    @abstractmethod
    def choose(self, state: State) -> int:
        """A legal action of the seat that is asked; the state stays as it is."""


@contextmanager
def undisturbed() -> Iterator[None]:
    """Think without Python's collector, and leave it as it was: positions have no cycles, and to look for some among
    all that a search holds takes longer than the thought."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
