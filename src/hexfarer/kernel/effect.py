"""Effects: what a card does, as a small typed expression that runs, tells when it is usable and says itself."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic

from mypy_extensions import mypyc_attr

from hexfarer.kernel.frame import S
from hexfarer.kernel.phrase import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """One effect. A game writes its leaves; no second table says when a card may be played or what its text is."""

    __slots__ = ()

    @abstractmethod
    def usable(self, s: S, seat: int, by: int) -> int:
        """0 if it would do anything now, else the verdict that says why not. `by` is what the effect comes from, in
        the numbers of its game."""

    @abstractmethod
    def run(self, s: S, seat: int, by: int) -> None:
        """Do it."""

    @abstractmethod
    def text(self) -> Phrase:
        """What it does, to be said in any language."""
