"""What all frames of this game share."""

from __future__ import annotations

from abc import abstractmethod

from hexfarer.games.mage_knight import reasons, verbs
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.frame import Frame
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import refuse


class Question(Frame[MageKnight]):
    """A frame of Mage Knight."""

    __slots__ = ()

    def check(self, s: MageKnight, action: int) -> int:
        if not verbs.well_formed(action):
            return refuse(reasons.NOT_ASKED)
        return self.verdict(s, action)

    @abstractmethod
    def verdict(self, s: MageKnight, action: int) -> int:
        """`check` for an action that is well formed."""

    def asks(
        self, s: MageKnight, key: str, rule: str, primary: list[int], args: dict[str, object] | None = None
    ) -> Decision:
        """The decision in words: message `ask-mk-<key>` with a title; every message may use $seat."""
        words: dict[str, object] = {"seat": s.game.name(s, "seat", self.seat, self.seat)}
        if args is not None:
            words.update(args)
        return Decision(self.seat, Phrase("ask-mk-" + key, words), rule, s.game.totals(s, self.seat), primary)


class Course(Question):
    """A stretch of play that opens other frames in turn and asks nothing itself."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[int]:
        return []

    def verdict(self, s: MageKnight, action: int) -> int:
        return refuse(reasons.NOT_ASKED)

    def resolve(self, s: MageKnight, action: int) -> None:
        raise AssertionError("nothing was asked")

    def quiet(self, s: MageKnight) -> int:
        raise AssertionError("nothing was asked")

    def decision(self, s: MageKnight) -> Decision:
        raise AssertionError("nothing was asked")
