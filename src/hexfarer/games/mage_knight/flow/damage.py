"""Damage of enemies: to units first, as far as wanted, the rest to the hero (MK-COMBAT-DAMAGE)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, foes, reasons, verbs
from hexfarer.games.mage_knight.asking import Question
from hexfarer.games.mage_knight.combat import DEALT, Foe
from hexfarer.games.mage_knight.components import UNITS
from hexfarer.games.mage_knight.effects.base import Ask, Choosing
from hexfarer.games.mage_knight.effects.hirelings import danger_money
from hexfarer.games.mage_knight.effects.knacks import warded, warding
from hexfarer.games.mage_knight.effects.points import carries
from hexfarer.games.mage_knight.flow.cards import units_barred, why_barred
from hexfarer.games.mage_knight.player import NO_UNIT_DAMAGE, UNITS_RESIST, VEIL, Unit
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ASSASSINATION,
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
    VAMPIRIC,
    WOUND,
)
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


class Suffer(Question):
    """The damage of one attack: units first, as far as wanted, the rest to the hero (MK-COMBAT-DAMAGE-03)."""

    __slots__ = ("blow", "foe", "left")

    def __init__(self, seat: int, foe: int, left: int, blow: int = 0) -> None:
        super().__init__(seat)
        self.foe = foe
        self.left = left
        self.blow = blow  # which of its attacks

    def ready(self, s: MageKnight) -> bool:
        if self.left > 0:
            return True
        s.pop()
        assert s.combat is not None
        s.combat.foes[self.foe].fates[self.blow] = DEALT
        return False

    def forced(self) -> bool:
        return True

    def options(self, s: MageKnight) -> list[int]:
        first = self.first_unit(s)
        if first != NONE:  # nobody else, so nothing is asked
            return [pack(verbs.DAMAGE_UNIT, first)]
        found = [pack(verbs.DAMAGE_HERO)]
        if self.assassination(s):  # nor here
            return found
        units = range(len(s.players[self.seat].units))
        return [pack(verbs.DAMAGE_UNIT, i) for i in units if self.unit_verdict(s, i) == OK] + found

    def assassination(self, s: MageKnight) -> bool:
        """Does all of the damage go to the hero (MK-ENEMY-ASSASSINATION-01)?"""
        assert s.combat is not None
        return foes.abilities(s.combat.foes[self.foe], self.blow) & ASSASSINATION != 0

    def verdict(self, s: MageKnight, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.DAMAGE_HERO:
            return OK
        return self.unit_verdict(s, a_of(action)) if kind == verbs.DAMAGE_UNIT else refuse(reasons.DAMAGE_FIRST)

    def first_unit(self, s: MageKnight) -> int:
        """A unit that must take this damage before anybody else (Shocktroops), or NONE."""
        for i, unit in enumerate(s.players[self.seat].units):
            if unit.stands_before == self.foe | self.blow << 8 and self.able(s, i) == OK:
                return i
        return NONE

    def unit_verdict(self, s: MageKnight, i: int) -> int:
        why = self.able(s, i)
        if why != OK:
            return why
        player = s.players[self.seat]
        price = danger_money(player.units[i].card)
        if price and player.influence < price:
            return refuse(reasons.WANTS_INFLUENCE, price, max(0, player.influence))
        return OK

    def able(self, s: MageKnight, i: int) -> int:
        """Could the unit take damage at all (MK-COMBAT-DAMAGE-04)?"""
        player = s.players[self.seat]
        if i >= len(player.units):
            return refuse(reasons.NO_SUCH_UNIT)
        if player.units[i].wounds:
            return refuse(reasons.UNIT_WOUNDED)
        if player.units[i].locked:
            return refuse(reasons.UNIT_LOCKED)
        if units_barred(s, self.seat, i):
            return why_barred(s)
        if player.has(NO_UNIT_DAMAGE):
            return refuse(reasons.UNITS_SPARED)
        return OK

    def resolve(self, s: MageKnight, action: int) -> None:
        assert s.combat is not None
        foe = s.combat.foes[self.foe]
        if kind_of(action) == verbs.DAMAGE_UNIT:
            player = s.players[self.seat]
            player.influence -= danger_money(player.units[a_of(action)].card)
            self.left = hurt_unit(s, self.seat, a_of(action), foe, self.left, self.blow)
        else:
            hurt_hero(s, self.seat, foe, self.left, self.blow)
            self.left = 0

    def quiet(self, s: MageKnight) -> int:
        first = self.first_unit(s)
        return pack(verbs.DAMAGE_HERO) if first == NONE else pack(verbs.DAMAGE_UNIT, first)

    def decision(self, s: MageKnight) -> Decision:
        assert s.combat is not None
        args: dict[str, object] = {
            "foe": s.game.name(s, "enemy", s.combat.foes[self.foe].token, self.seat),
            "damage": self.left,
            "armor": s.players[self.seat].armor(),
        }
        less = warding(s, self.seat, foes.element(s.combat.foes[self.foe], self.blow))
        if less:
            args["less"] = less
            return self.asks(s, "suffer-less", "MK-COMBAT-DAMAGE-03", [], args)
        return self.asks(s, "suffer", "MK-COMBAT-DAMAGE-03", [], args)

    def copy(self) -> Suffer:
        return Suffer(self.seat, self.foe, self.left, self.blow)


def unit_armor(s: MageKnight, seat: int, unit: Unit) -> int:
    bonus = 1 if carries(unit, "banner_of_glory") or carries(unit, "banner_of_protection") else 0
    return UNITS[unit.card].armor + bonus + s.players[seat].units_armor


def unit_resists(s: MageKnight, seat: int, unit: Unit) -> int:
    """The resistances of a unit, those of banners and effects too."""
    if s.players[seat].has(UNITS_RESIST):
        return RESISTANCES
    extra = RESIST_FIRE | RESIST_ICE if carries(unit, "banner_of_protection") else 0
    return UNITS[unit.card].resists | extra | unit.warded


def withstands(resists: int, element: int) -> bool:
    """Does it resist an attack of that element (table 2.6)?"""
    if element == PHYSICAL:
        return resists & RESIST_PHYSICAL != 0
    if element == FIRE:
        return resists & RESIST_FIRE != 0
    if element == ICE:
        return resists & RESIST_ICE != 0
    return element == COLD_FIRE and resists & RESIST_FIRE != 0 and resists & RESIST_ICE != 0


def hurt_unit(s: MageKnight, seat: int, i: int, foe: Foe, left: int, blow: int = 0) -> int:
    """Damage to a unit (MK-COMBAT-DAMAGE-05 to -08); what is left of it."""
    player = s.players[seat]
    unit = player.units[i]
    armor = unit_armor(s, seat, unit)
    foe.unit_met = True
    if withstands(unit_resists(s, seat, unit), foes.element(foe, blow)):
        left = max(0, left - armor)
        if left == 0:
            unit.locked = True
            s.tell(events.UNIT_WITHSTOOD, [seat, unit.card])
            return 0
    number = NONE if s.combat is None else s.combat.foes.index(foe)
    wound_unit(s, seat, i, foes.abilities(foe, blow), number)
    return max(0, left - armor)


def wound_unit(s: MageKnight, seat: int, i: int, abilities: int, foe: int = NONE) -> None:
    """A unit is wounded (or worse) by a foe, unless the Banner of Fortitude prevents it."""
    unit = s.players[seat].units[i]
    if carries(unit, "banner_of_fortitude") and not unit.banner_down:
        s.push(Ask(seat, FORTITUDE, abilities & (PARALYZE | POISON | VAMPIRIC) | foe + 1 << FOE_SHIFT, i))
    else:
        fall(s, seat, i, abilities, foe)


def fall(s: MageKnight, seat: int, i: int, abilities: int, foe: int) -> None:
    unit = s.players[seat].units[i]
    if abilities & PARALYZE:
        destroy_unit(s, seat, i)
    else:
        unit.wounds = 2 if abilities & POISON else 1
        s.tell(events.UNIT_WOUNDED, [seat, unit.card])
        if abilities & VAMPIRIC and s.combat is not None and foe != NONE:
            s.combat.foes[foe].armor_change += 1  # MK-ENEMY-VAMPIRIC-01, also with two wounds of Poison


FOE_SHIFT: Final = 24  # in the question of the banner: abilities below, the foe + 1 above


class Fortitude(Choosing):
    """Turn the banner down to spare a unit (`memo`) a wound and what comes with it (`by`)?"""

    __slots__ = ()

    verb: ClassVar[int] = verbs.YES
    question: ClassVar[str] = "fortitude"
    rule: ClassVar[str] = "MK-BANNER-02"
    eager: ClassVar[bool] = True

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [0]

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        unit = s.players[seat].units[memo]
        unit.banner_down = True
        unit.locked = True  # damage was assigned to it all the same
        s.tell(events.FORTITUDE, [seat, unit.card])

    def stopped(self, s: MageKnight, seat: int, by: int, memo: int) -> None:
        fall(s, seat, memo, by & (1 << FOE_SHIFT) - 1, (by >> FOE_SHIFT) - 1)

    def text(self) -> Phrase:
        return Phrase("effect-mk-banner-of-fortitude")


FORTITUDE: Final = Fortitude()


def destroy_unit(s: MageKnight, seat: int, i: int) -> None:
    """The unit leaves the game, its banner goes to the discard pile (MK-UNIT-13, MK-BANNER-04)."""
    player = s.players[seat]
    unit = player.units.pop(i)
    if unit.banner != NONE:
        player.discard.append(unit.banner)
    s.removed_units.append(unit.card)
    s.tell(events.UNIT_LOST, [seat, unit.card])


def hurt_hero(s: MageKnight, seat: int, foe: Foe, left: int, blow: int = 0) -> None:
    """Wounds for the hero: damage divided by armor, rounded up (MK-COMBAT-DAMAGE-09)."""
    left = warded(s, seat, foes.element(foe, blow), left)
    armor = s.players[seat].armor()
    wounds = (left + armor - 1) // armor
    if wounds and s.players[seat].has(VEIL):  # the first wound and what it brings is ignored
        s.players[seat].flags &= ~VEIL
        wounds -= 1
    abilities = foes.abilities(foe, blow)
    held = len(s.players[seat].hand)
    before = s.players[seat].hand.count(WOUND)
    s.take_wounds(seat, wounds)
    if abilities & VAMPIRIC:
        foe.armor_change += s.players[seat].hand.count(WOUND) - before
    if wounds and abilities & POISON:
        s.poison_wounds(seat, wounds)
    if wounds and abilities & PARALYZE:
        s.tell(events.PARALYZED, [seat])
        s.drop_hand(seat, held)
