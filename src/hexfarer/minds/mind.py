"""What a bot that thinks ahead goes by: where positions can be compared, which are alike, what a line is about."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from hexfarer.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A game's judgement for one search: it is made when a seat begins to think and forgotten with the thought, so it
    may remember what it has worked out. It is only shown positions that follow from the one it was made for, in which
    everything unseen was dealt anew."""

    __slots__ = ("seat", "turn")

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat
        self.turn = s.game.turn_of(s)

    def ended(self, s: State) -> bool:
        """Is the matter that is thought through, the turn, over?"""
        return s.over or s.stack[-1].seat != self.seat or s.game.turn_of(s) != self.turn

    def answers(self, s: State) -> list[int]:
        """The answers worth trying: legal ones, at least one."""
        return s.legal()

    def closes(self, action: int) -> bool:
        """Does this action end the turn, after questions at most? Then nobody needs to look how it ends quietly."""
        return False

    @abstractmethod
    def resting(self, s: State) -> bool:
        """Can this position be compared with others, or is an act half done: a card that works yet, a price to pay?"""

    @abstractmethod
    def key(self, s: State) -> tuple[int, ...]:
        """The same for positions that are alike for the rest of the turn, such as one after the same plays in another
        order."""

    @abstractmethod
    def strand(self, s: State) -> int:
        """What a line is about, so that it competes with its like: the matter times 256, and its stage; 0 if it has
        none. Each matter is given the full width, each stage a part of it."""

    @abstractmethod
    def judge(self, s: State) -> int:
        """How good the position looks for the seat, judged by what it sees."""
