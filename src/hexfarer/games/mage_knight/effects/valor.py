"""Effects of attacks and blocks that look at how they end, and on the attacks of enemies."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import reasons, verbs
from hexfarer.games.mage_knight.combat import Combat
from hexfarer.games.mage_knight.effects.base import Choosing, Doing, Effect, in_combat
from hexfarer.games.mage_knight.effects.fighting import Weaken, WeakenOne
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    RESIST_PHYSICAL,
)
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


class Chivalrous(Effect):
    """Reputation (and fame) for each enemy that this attack defeats."""

    __slots__ = ("fame",)

    def __init__(self, fame: int = 0) -> None:
        self.fame = fame

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if s.combat is not None:
            s.combat.valor += 1
            s.combat.valor_fame += self.fame

    def text(self) -> Phrase:
        return Phrase("effect-mk-chivalrous-fame" if self.fame else "effect-mk-chivalrous")


class Explosive(Effect):
    """For each enemy that this attack defeats another one loses armor."""

    __slots__ = ()

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if s.combat is not None:
            s.combat.cracks += 1
            s.combat.crack_by = by

    def text(self) -> Phrase:
        return Phrase("effect-mk-explosive")


CRACK: Final = WeakenOne(Weaken(armor=1))


def forget(combat: Combat) -> None:
    """The attack that this was about is over."""
    combat.valor = combat.valor_fame = combat.cracks = 0


def reap(s: MageKnight, combat: Combat, defeated: int) -> None:
    """An attack has defeated so many enemies: what its cards promised."""
    valor, fame, cracks = combat.valor, combat.valor_fame, combat.cracks
    forget(combat)
    if valor:
        s.add_fame(combat.seat, fame * defeated)
        s.add_reputation(combat.seat, valor * defeated)
    for _ in range(cracks * defeated):
        s.push(Doing(combat.seat, CRACK, combat.crack_by))


class Dodge(Effect):
    """Attack in the attack phase for somebody who was not wounded in this combat before."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if s.combat is not None:
            s.combat.dodge += self.n

    def text(self) -> Phrase:
        return Phrase("effect-mk-dodge", {"n": self.n})


class Ward(Choosing):
    """Force of Nature: a unit resists physical attacks in this combat."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "ward"

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if not in_combat(s):
            return refuse(reasons.NO_COMBAT_FOR_IT)
        return OK if self.values(s, seat, by, 0) else refuse(reasons.NO_FIT_UNIT)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [i for i, unit in enumerate(s.players[seat].units) if not unit.wounds]

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        there = value < len(s.players[seat].units)
        return refuse(reasons.UNIT_WOUNDED if there else reasons.NO_SUCH_UNIT)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.players[seat].units[value].warded |= RESIST_PHYSICAL

    def text(self) -> Phrase:
        return Phrase("effect-mk-ward")
