"""Effects on units."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.components import UNITS
from hexfarer.games.mage_knight.effects.base import (
    FROM_OFFER,
    Ask,
    Choosing,
    Doing,
    Effect,
    any_time,
    id_by,
    in_combat,
    out_of_combat,
    source,
)
from hexfarer.games.mage_knight.effects.paying import Pay
from hexfarer.games.mage_knight.effects.points import carries
from hexfarer.games.mage_knight.mana import can_pay
from hexfarer.games.mage_knight.player import CURES, GLORY, UNITS_RESIST
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import NONE, NOT_LENT, ONLY_RECRUITED
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

ANY_LEVEL: Final = 4


class Ready(Choosing):
    """Ready one unit up to a level (MK-EFFECT-12)."""

    __slots__ = ("level",)

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "ready"
    rule: ClassVar[str] = "MK-UNIT-09"

    def __init__(self, level: int = ANY_LEVEL) -> None:
        self.level = level

    def healing(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = out_of_combat(s)
        return why if why != OK or self.values(s, seat, by, 0) else refuse(reasons.NO_SPENT_UNIT)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        units = s.players[seat].units
        return [i for i, unit in enumerate(units) if not unit.ready and UNITS[unit.card].level <= self.level]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        ready(s, seat, value)

    def text(self) -> Phrase:
        if self.level == ANY_LEVEL:
            return Phrase("effect-mk-ready-any")
        return Phrase("effect-mk-ready", {"level": self.level})


def ready(s: MageKnight, seat: int, i: int) -> None:
    unit = s.players[seat].units[i]
    unit.ready = True
    s.tell(events.READIED, [seat, unit.card])


class ReadyAll(Effect):
    """Banner of Courage, strong: all units are ready again."""

    __slots__ = ()

    def healing(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = out_of_combat(s)
        if why != OK:
            return why
        return OK if any(not unit.ready for unit in s.players[seat].units) else refuse(reasons.NO_SPENT_UNIT)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        for i, unit in enumerate(s.players[seat].units):
            if not unit.ready:
                ready(s, seat, i)

    def text(self) -> Phrase:
        return Phrase("effect-mk-ready-all")


class ReadyTotal(Choosing):
    """Ready units with a sum of levels; `memo` is what was used of it."""

    __slots__ = ("levels",)

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "ready"
    rule: ClassVar[str] = "MK-UNIT-09"

    def __init__(self, levels: int) -> None:
        self.levels = levels

    def healing(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = out_of_combat(s)
        return why if why != OK or self.values(s, seat, by, 0) else refuse(reasons.NO_SPENT_UNIT)

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        units = s.players[seat].units
        return [i for i, unit in enumerate(units) if not unit.ready and UNITS[unit.card].level <= self.levels - memo]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        level = UNITS[s.players[seat].units[value].card].level
        ready(s, seat, value)
        if self.values(s, seat, by, memo + level):
            s.push(Ask(seat, self, by, memo + level))

    def text(self) -> Phrase:
        return Phrase("effect-mk-ready-total", {"levels": self.levels})


class HealUnit(Choosing):
    """Remove one wound from a unit (MK-HEAL-05)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "heal-unit"
    rule: ClassVar[str] = "MK-HEAL-05"

    def healing(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = out_of_combat(s)
        return why if why != OK or self.values(s, seat, by, 0) else refuse(reasons.NO_UNIT_TO_HEAL)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [i for i, unit in enumerate(s.players[seat].units) if unit.wounds]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        unit = s.players[seat].units[value]
        unit.wounds -= 1
        s.tell(events.UNIT_HEALED, [seat, unit.card])
        unit_healed(s, seat, value)

    def text(self) -> Phrase:
        return Phrase("effect-mk-heal-unit")


def unit_healed(s: MageKnight, seat: int, i: int) -> None:
    """With Cure a healed unit is ready at once."""
    unit = s.players[seat].units[i]
    unit.healed = True
    if s.players[seat].has(CURES) and not unit.ready:
        ready(s, seat, i)


class WoundThisUnit(Effect):
    """The unit is wounded by what it does."""

    __slots__ = ()

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if by & 7 != FROM_OFFER:
            unit = s.players[seat].units[id_by(by)]
            if carries(unit, "banner_of_fortitude") and not unit.banner_down:
                from hexfarer.games.mage_knight.flow.damage import FORTITUDE

                s.push(Ask(seat, FORTITUDE, 0, id_by(by)))
                return
            unit.wounds += 1
            s.tell(events.UNIT_WOUNDED, [seat, unit.card])

    def text(self) -> Phrase:
        return Phrase("effect-mk-wound-this-unit")


class UnitsResist(Effect):
    """Altem Guardians: own units resist everything this turn."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].flags |= UNITS_RESIST

    def text(self) -> Phrase:
        return Phrase("effect-mk-units-resist")


class Glory(Effect):
    """Banner of Glory, strong: armor, attack and block of all units, and fame for each that fights."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return OK if in_combat(s) else refuse(reasons.NO_COMBAT_FOR_IT)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        player.units_attack += 1
        player.units_block += 1
        player.units_armor += 1
        player.flags |= GLORY
        s.add_fame(seat, sum(1 for unit in player.units if unit.fought))

    def text(self) -> Phrase:
        return Phrase("effect-mk-glory")


class Lend(Choosing):
    """Call to Arms: use an ability of a unit of the offer; it stays there."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.OFFER
    question: ClassVar[str] = "lend"

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        return why if why != OK or self.values(s, seat, by, 0) else refuse(reasons.NO_UNIT_TO_USE)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        offered = [card for card in sorted(set(s.unit_offer)) if not UNITS[card].traits & NOT_LENT]
        return [card for card in offered if any_ability(s, seat, card)]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.push(Ask(seat, LENT, by, value))

    def text(self) -> Phrase:
        return Phrase("effect-mk-lend")


def lent_usable(s: MageKnight, seat: int, card: int, ability: int) -> bool:
    from hexfarer.games.mage_knight.effects.hirelings import hire

    mana, effect = UNITS[card].abilities[ability]
    price = hire(s, seat, card)
    if price and s.players[seat].influence < price:
        return False
    if s.combat is not None and s.combat.seat == seat and not s.combat.units_allowed:
        return False
    if mana != NONE and not can_pay(s, seat, [1 << mana]):
        return False
    if in_combat(s) and effect.healing():
        return False
    return effect.usable(s, seat, source(FROM_OFFER, card, mana)) == OK


def any_ability(s: MageKnight, seat: int, card: int) -> bool:
    return any(lent_usable(s, seat, card, i) for i in range(len(UNITS[card].abilities)))


class Lent(Choosing):
    """Which ability of the lent unit (`memo`)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CHOOSE
    question: ClassVar[str] = "ability"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [i + 1 for i in range(len(UNITS[memo].abilities)) if lent_usable(s, seat, memo, i)]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        from hexfarer.games.mage_knight.effects.hirelings import hire

        mana, effect = UNITS[memo].abilities[value - 1]
        s.players[seat].influence -= hire(s, seat, memo)
        s.push(Doing(seat, effect, source(FROM_OFFER, memo, mana)))
        if mana != NONE:
            s.push(Pay(seat, 1 << mana))

    def text(self) -> Phrase:
        return Phrase("effect-mk-lend")


LENT: Final = Lent()


def free_units(s: MageKnight) -> list[int]:
    """The units of the offer that can be had without recruiting them."""
    return [card for card in sorted(set(s.unit_offer)) if not UNITS[card].traits & ONLY_RECRUITED]


class RecruitFree(Choosing):
    """Call to Glory: any unit of the offer for nothing."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.OFFER
    question: ClassVar[str] = "recruit-free"
    rule: ClassVar[str] = "MK-UNIT-05"

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        return why if why != OK or free_units(s) else refuse(reasons.NO_UNIT_TO_USE)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return free_units(s)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        from hexfarer.games.mage_knight.flow.recruiting import CALLED, make_room

        make_room(s, seat, value, CALLED)

    def text(self) -> Phrase:
        return Phrase("effect-mk-recruit-free")


RECRUIT_FREE: Final = RecruitFree()
