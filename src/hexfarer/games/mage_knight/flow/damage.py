"""Damage of enemies: to units first, as far as wanted, the rest to the hero (MK-COMBAT-DAMAGE)."""

from __future__ import annotations

from hexfarer.games.mage_knight import events, foes, reasons, verbs
from hexfarer.games.mage_knight.asking import Question
from hexfarer.games.mage_knight.combat import (
    Foe,
)
from hexfarer.games.mage_knight.components import UNITS
from hexfarer.games.mage_knight.effects.points import carries
from hexfarer.games.mage_knight.flow.cards import units_barred
from hexfarer.games.mage_knight.player import NO_UNIT_DAMAGE, UNITS_RESIST, Unit
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    COLD_FIRE,
    FIRE,
    ICE,
    NONE,
    PARALYZE,
    PHYSICAL,
    POISON,
    RESIST_FIRE,
    RESIST_ICE,
    RESIST_PHYSICAL,
    RESISTANCES,
)
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse


class Suffer(Question):
    """The damage of one attack: units first, as far as wanted, the rest to the hero (MK-COMBAT-DAMAGE-03)."""

    __slots__ = ("foe", "left")

    def __init__(self, seat: int, foe: int, left: int) -> None:
        super().__init__(seat)
        self.foe = foe
        self.left = left

    def ready(self, s: MageKnight) -> bool:
        if self.left > 0:
            return True
        s.pop()
        assert s.combat is not None
        s.combat.foes[self.foe].dealt = True
        return False

    def forced(self) -> bool:
        return True

    def options(self, s: MageKnight) -> list[int]:
        units = range(len(s.players[self.seat].units))
        found = [pack(verbs.DAMAGE_UNIT, i) for i in units if self.unit_verdict(s, i) == OK]
        return [*found, pack(verbs.DAMAGE_HERO)]

    def verdict(self, s: MageKnight, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.DAMAGE_HERO:
            return OK
        return self.unit_verdict(s, a_of(action)) if kind == verbs.DAMAGE_UNIT else refuse(reasons.DAMAGE_FIRST)

    def unit_verdict(self, s: MageKnight, i: int) -> int:
        player = s.players[self.seat]
        if i >= len(player.units):
            return refuse(reasons.NO_SUCH_UNIT)
        if player.units[i].wounds:
            return refuse(reasons.UNIT_WOUNDED)
        if player.units[i].locked:
            return refuse(reasons.UNIT_LOCKED)
        if units_barred(s, self.seat, i) or player.has(NO_UNIT_DAMAGE):
            return refuse(reasons.UNITS_BARRED)
        return OK

    def resolve(self, s: MageKnight, action: int) -> None:
        assert s.combat is not None
        foe = s.combat.foes[self.foe]
        if kind_of(action) == verbs.DAMAGE_UNIT:
            self.left = hurt_unit(s, self.seat, a_of(action), foe, self.left)
        else:
            hurt_hero(s, self.seat, foe, self.left)
            self.left = 0

    def quiet(self, s: MageKnight) -> int:
        return pack(verbs.DAMAGE_HERO)

    def decision(self, s: MageKnight) -> Decision:
        assert s.combat is not None
        args: dict[str, object] = {
            "foe": s.game.name(s, "enemy", s.combat.foes[self.foe].token, self.seat),
            "damage": self.left,
            "armor": s.players[self.seat].armor(),
        }
        return self.asks(s, "suffer", "MK-COMBAT-DAMAGE-03", [], args)

    def copy(self) -> Suffer:
        return Suffer(self.seat, self.foe, self.left)


def unit_armor(s: MageKnight, seat: int, unit: Unit) -> int:
    bonus = 1 if carries(unit, "banner_of_glory") or carries(unit, "banner_of_protection") else 0
    return UNITS[unit.card].armor + bonus + s.players[seat].units_armor


def unit_resists(s: MageKnight, seat: int, unit: Unit) -> int:
    """The resistances of a unit, those of banners and effects too."""
    if s.players[seat].has(UNITS_RESIST):
        return RESISTANCES
    extra = RESIST_FIRE | RESIST_ICE if carries(unit, "banner_of_protection") else 0
    return UNITS[unit.card].resists | extra


def withstands(resists: int, element: int) -> bool:
    """Does it resist an attack of that element (table 2.6)?"""
    if element == PHYSICAL:
        return resists & RESIST_PHYSICAL != 0
    if element == FIRE:
        return resists & RESIST_FIRE != 0
    if element == ICE:
        return resists & RESIST_ICE != 0
    return element == COLD_FIRE and resists & RESIST_FIRE != 0 and resists & RESIST_ICE != 0


def hurt_unit(s: MageKnight, seat: int, i: int, foe: Foe, left: int) -> int:
    """Damage to a unit (MK-COMBAT-DAMAGE-05 to -08); what is left of it."""
    player = s.players[seat]
    unit = player.units[i]
    armor = unit_armor(s, seat, unit)
    if withstands(unit_resists(s, seat, unit), foes.element(foe)):
        left = max(0, left - armor)
        if left == 0:
            unit.locked = True
            return 0
    abilities = foes.abilities(foe)
    if abilities & PARALYZE:
        destroy_unit(s, seat, i)
    else:
        unit.wounds = 2 if abilities & POISON else 1
        s.tell(events.UNIT_WOUNDED, [seat, unit.card])
    return max(0, left - armor)


def destroy_unit(s: MageKnight, seat: int, i: int) -> None:
    """The unit leaves the game, its banner goes to the discard pile (MK-UNIT-13, MK-BANNER-04)."""
    player = s.players[seat]
    unit = player.units.pop(i)
    if unit.banner != NONE:
        player.discard.append(unit.banner)
    s.removed_units.append(unit.card)
    s.tell(events.UNIT_LOST, [seat, unit.card])


def hurt_hero(s: MageKnight, seat: int, foe: Foe, left: int) -> None:
    """Wounds for the hero: damage divided by armor, rounded up (MK-COMBAT-DAMAGE-09)."""
    armor = s.players[seat].armor()
    wounds = (left + armor - 1) // armor
    abilities = foes.abilities(foe)
    s.take_wounds(seat, wounds)
    if wounds and abilities & POISON:
        s.poison_wounds(seat, wounds)
    if wounds and abilities & PARALYZE:
        s.tell(events.PARALYZED, [seat])
        s.drop_hand(seat)
