"""Altem Mages: cold fire that grows with blue and red mana."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import verbs
from hexfarer.games.mage_knight.effects.base import Ask, ChooseWay, Choosing, Effect, can_attack, can_block
from hexfarer.games.mage_knight.effects.paying import Pay
from hexfarer.games.mage_knight.effects.points import Attack, Block
from hexfarer.games.mage_knight.mana import can_pay, unpaid
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import BLUE, COLD_FIRE, MELEE, RED
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK

WAYS: Final[list[list[Effect]]] = [[Attack(n, MELEE, COLD_FIRE), Block(n, COLD_FIRE)] for n in (5, 7, 9)]


class Boosted(Choosing):
    """Cold fire attack or block 5; blue and red mana add 2 each. `memo` is a mask of what was paid: 1 blue, 2 red."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.COLOUR
    question: ClassVar[str] = "boost-colour"

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = can_attack(s, MELEE)
        return OK if why == OK or can_block(s) == OK else why

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        found: list[int] = []
        if not memo & 1 and can_pay(s, seat, [1 << BLUE]):
            found.append(BLUE)
        if not memo & 2 and can_pay(s, seat, [1 << RED]):
            found.append(RED)
        return found

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        return unpaid(s, seat, [1 << value])

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.push(Ask(seat, self, by, memo | (1 if value == BLUE else 2)))
        s.push(Pay(seat, 1 << value))

    def stopped(self, s: MageKnight, seat: int, by: int, memo: int) -> None:
        s.push(ChooseWay(seat, WAYS[memo.bit_count()], by))

    def text(self) -> Phrase:
        return Phrase("effect-mk-altem-mages")
