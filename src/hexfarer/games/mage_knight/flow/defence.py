"""Enemies that defend others, or themselves, against a declared attack (MK-ENEMY-DEFEND)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, foes, reasons, verbs
from hexfarer.games.mage_knight.combat import Combat
from hexfarer.games.mage_knight.effects.base import Choosing
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import DEFEND, NONE
from hexfarer.kernel.verdict import refuse


class Defence(Choosing):
    """Which enemy defends a target of the attack; every one that can must (MK-ENEMY-DEFEND-03)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.FOE
    question: ClassVar[str] = "defence"
    rule: ClassVar[str] = "MK-ENEMY-DEFEND-03"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [] if s.combat is None else foes.free_defenders(s.combat)

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        combat = s.combat
        if combat is None or value >= len(combat.foes) or combat.foes[value].defeated:
            return refuse(reasons.NO_SUCH_ENEMY)
        if not combat.foes[value].abilities() & DEFEND:
            return refuse(reasons.NO_DEFENDER)
        return refuse(reasons.DEFENDED_ALREADY)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        combat = s.combat
        assert combat is not None
        i = foes.undefended(combat)
        combat.foes[i].defender = value
        combat.pledged |= 1 << i
        s.tell(events.DEFENDED, [combat.foes[value].token, combat.foes[i].token])


DEFENCE: Final = Defence()


def withdraw(s: MageKnight, combat: Combat, targets: int) -> None:
    """These are attacked no longer: who was to defend them is free again. If points were played already, the attack has
    failed: its points are lost, and its defenders have done their part (MK-COMBAT-13, MK-ENEMY-DEFEND-02)."""
    gone = combat.pledged & targets
    combat.pledged &= ~targets
    if not gone:
        return
    if any(s.attack):
        combat.pledged = 0
        s.clear_points()
        return
    for i, foe in enumerate(combat.foes):
        if gone >> i & 1:
            foe.defender = NONE
