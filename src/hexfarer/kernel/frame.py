"""Frames: what is pending is data on the state's stack, not a suspended call.

A frame is the unit the rules are written in. It says whether it asks somebody now (`ready`),
what may be answered (`options`), why something may not (`check`) and what an answer does (`resolve`).
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from hexfarer.kernel.decision import Decision

if TYPE_CHECKING:
    from hexfarer.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One pending decision, or a stretch of play (a round, a window, a fight) that asks several."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat  # who is asked when the frame is ready

    @abstractmethod
    def ready(self, s: S) -> bool:
        """True if `seat` is asked now; otherwise the frame has moved the game on by one step."""

    @abstractmethod
    def options(self, s: S) -> list[int]:
        """Every legal answer, never empty while the frame is ready."""

    @abstractmethod
    def check(self, s: S, action: int) -> int:
        """0 if the answer is legal, else the verdict that says why not. Knows any action, not only its own."""

    @abstractmethod
    def resolve(self, s: S, action: int) -> None:
        """Carry out a legal answer."""

    @abstractmethod
    def quiet(self, s: S) -> int:
        """The answer of somebody who wants nothing more from this decision: pass, stop, the plain completion."""

    @abstractmethod
    def decision(self, s: S) -> Decision:
        """What is asked, in words."""

    @abstractmethod
    def copy(self) -> Frame[S]: ...

    def forced(self) -> bool:
        """True if the kernel takes an only option by itself, whoever looks on: nobody can learn from the silence."""
        return False

    def skippable(self) -> bool:
        """True for a question that is often empty, as a window for cards that one may not have: where nobody could
        learn from the silence, the kernel takes its only option."""
        return False

    def beside(self, s: S) -> int:
        """How many options, the last ones, are rights that stand beside any question: no reason to ask it."""
        return 0
