"""Forked Lightning: an attack point against each of up to three enemies."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.effects.base import Ask, Choosing, can_attack
from hexfarer.games.mage_knight.effects.points import add_attack
from hexfarer.games.mage_knight.foes import fortifications, hidden_by_monster
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import ATTACK_PHASE, COLD_FIRE, RANGED, RANGED_PHASE
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

BOLTS: Final = 3


class ForkedLightning(Choosing):
    """Ranged cold fire 1 against different enemies; each point counts when its enemy is a target. `memo` counts."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.FOE
    question: ClassVar[str] = "bolt"
    rule: ClassVar[str] = "MK-COMBAT-RANGED-01"

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if s.duel is not None:
            return can_attack(s, RANGED)
        if s.combat is None:
            return refuse(reasons.NO_COMBAT_FOR_IT)
        if s.moment not in (RANGED_PHASE, ATTACK_PHASE):
            return refuse(reasons.NO_ATTACK_NOW)
        return OK if self.values(s, seat, by, 0) else refuse(reasons.NO_ENEMY_FOR_IT)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        combat = s.combat
        if combat is None:
            return []
        walls = s.moment == RANGED_PHASE and not combat.only_siege
        found: list[int] = []
        for i in combat.standing():
            foe = combat.foes[i]
            if foe.bolt or hidden_by_monster(combat, i) or (walls and fortifications(s, combat, foe)):
                continue
            found.append(i)
        return found

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        combat = s.combat
        if combat is None or value >= len(combat.foes) or combat.foes[value].defeated:
            return refuse(reasons.NO_SUCH_ENEMY)
        return refuse(reasons.NO_BOLT_THERE if combat.foes[value].bolt else reasons.FORTIFIED_SPARED)

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return memo > 0

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if s.duel is not None:  # one opponent, one bolt
            add_attack(s, seat, by, 1, RANGED, COLD_FIRE)
            return
        super().run(s, seat, by)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        assert s.combat is not None
        s.combat.foes[value].bolt += 1
        s.tell(events.ATTACK_POINTS, [seat, 1, RANGED, COLD_FIRE])
        if memo + 1 < BOLTS and self.values(s, seat, by, memo + 1):
            s.push(Ask(seat, self, by, memo + 1))

    def text(self) -> Phrase:
        return Phrase("effect-mk-forked-lightning", {"n": BOLTS})
