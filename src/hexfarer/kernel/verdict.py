"""Verdicts: 0 when all is well, else a reason with its numbers, packed into an int.

A game lists its reasons once. A reason names the rule it rests on, the message that explains it
and what its numbers mean, so that the same check serves `legal`, `explain` and the tests.
"""

from __future__ import annotations

from typing import Final

OK: Final = 0
_BITS: Final = 14
_MASK: Final = (1 << _BITS) - 1


class Reason:
    """Why something is refused: message key, rule id, and (name, kind) of each number.

    A reason that says no more than "not now" has no rule of its own (""): that of the open question holds.
    """

    __slots__ = ("args", "index", "key", "rule")

    def __init__(self, index: int, key: str, rule: str, args: list[tuple[str, str]]) -> None:
        self.index = index
        self.key = key
        self.rule = rule
        self.args = args


class Reasons:
    """The reasons of one game, in the order in which they were added."""

    __slots__ = ("all",)

    def __init__(self) -> None:
        self.all: list[Reason] = []

    def add(self, key: str, rule: str, args: str = "") -> int:
        """Add a reason; `args` reads "need:number have:number field:field". Returns its number, from 1."""
        pairs: list[tuple[str, str]] = []
        for word in args.split():
            name, _, kind = word.partition(":")
            pairs.append((name, kind or name))
        self.all.append(Reason(len(self.all) + 1, key, rule, pairs))
        return len(self.all)

    def of(self, verdict: int) -> Reason:
        assert verdict != OK, "nothing is refused"
        return self.all[(verdict & _MASK) - 1]


def refuse(reason: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """The verdict of a reason with up to three numbers (0 to 16383 each)."""
    return reason | a << _BITS | b << 2 * _BITS | c << 3 * _BITS


def reason_of(verdict: int) -> int:
    return verdict & _MASK


def number_of(verdict: int, i: int) -> int:
    return verdict >> (i + 1) * _BITS & _MASK
