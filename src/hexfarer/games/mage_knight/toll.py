"""What the attacks that are still to come cost at least, if they cannot all be met."""

from __future__ import annotations

from hexfarer.games.mage_knight import foes
from hexfarer.games.mage_knight.components import UNITS
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.flow.damage import withstands
from hexfarer.games.mage_knight.reach import ANYTHING, BLOCKING, SHOOTING, Reach
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import ATTACK_PHASE, CUMBERSOME, DAMAGE_PHASE, RANGED_PHASE, SUMMON


class Toll:
    """The attacks that the hero still faces, as far as it is certain that each is blocked, shot down or suffered."""

    __slots__ = ("least", "surely", "threats", "to_block")

    def __init__(self, s: MageKnight, seat: int, reach: Reach, most: int) -> None:
        self.threats = 0  # attacks that must be met; 0 if nothing is certain
        self.to_block = 0  # Block for those that cannot be shot down
        self.surely = 0  # wounds by those that cannot be met, if the hero takes all of them
        self.least = 0  # … by the mildest of all
        combat = s.combat
        assert combat is not None
        if s.moment == ATTACK_PHASE or combat.skipped or most >= ANYTHING or any(s.players[seat].wards):
            return
        block = reach.most(s, seat, BLOCKING)
        if block >= ANYTHING:
            return
        shots = reach.most(s, seat, SHOOTING) if s.moment == RANGED_PHASE else 0
        armor = s.players[seat].armor()
        for foe in combat.foes:
            if foe.abilities() & SUMMON or foe.summoned():
                self.nothing()
                return
            for blow in range(len(foe.fates)):
                value = foes.attack(foe, blow)
                if not foes.pending(foe, blow) or value <= 0:
                    continue
                if foes.abilities(foe, blow) & CUMBERSOME or unhurt(s, seat, foes.element(foe, blow)):
                    self.nothing()
                    return
                wounds = -(-foes.damage(foe, blow) // armor)
                self.threats += 1
                self.least = min(self.least, wounds) if self.threats > 1 else wounds
                if shots >= max(1, ENEMIES[foe.token].armor + min(0, foe.armor_change)):
                    continue
                if s.moment != DAMAGE_PHASE and value <= block:
                    self.to_block += value
                else:
                    self.surely += wounds

    def nothing(self) -> None:
        """Nothing is certain."""
        self.threats = self.to_block = self.surely = self.least = 0


def unhurt(s: MageKnight, seat: int, element: int) -> bool:
    """Could a unit take the damage and stay unhurt?"""
    for unit in s.players[seat].units:
        if unit.wounds == 0 and withstands(UNITS[unit.card].resists | unit.warded, element):
            return True
    return False
