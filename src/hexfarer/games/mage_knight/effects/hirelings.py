"""Units of the Ultimate Edition that do more than give points."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.combat import ASSAULT, Foe
from hexfarer.games.mage_knight.components import UNITS
from hexfarer.games.mage_knight.effects.base import (
    FROM_UNIT,
    Ask,
    Choosing,
    Doing,
    Effect,
    bonus_by,
    can_block,
    colour_by,
    id_by,
    in_combat,
    kind_by,
    source,
)
from hexfarer.games.mage_knight.effects.blows import LowerBlow, OnBlow, WhichBlow
from hexfarer.games.mage_knight.effects.fighting import Weaken, WeakenOne, immune, reachable
from hexfarer.games.mage_knight.effects.paying import Pay
from hexfarer.games.mage_knight.effects.points import block_bonus
from hexfarer.games.mage_knight.foes import abilities, attacks_now
from hexfarer.games.mage_knight.mana import can_pay
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ATTACK_PHASE,
    BOUND,
    COLOURS,
    DISREPUTABLE,
    ELEMENTS,
    NONE,
    RED,
    REPUTED,
    SWIFT,
)
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

# -- what Heroes and Thugs want --

HIRE: Final = 2  # Influence


def storms(s: MageKnight, seat: int) -> bool:
    """Does the player assault a fortified site, or attack another hero?"""
    if s.duel is not None:
        return s.duel.aggressor == seat
    return s.combat is not None and s.combat.seat == seat and s.combat.context == ASSAULT


def hire(s: MageKnight, seat: int, card: int) -> int:
    """The Influence that a unit wants before it acts (MK-INTERACT-17)."""
    return HIRE if UNITS[card].traits & REPUTED and storms(s, seat) else 0


def danger_money(card: int) -> int:
    """The Influence that a unit wants before it takes damage."""
    return HIRE if UNITS[card].traits & DISREPUTABLE else 0


# -- Utem Guardsmen, Altem Guardians --


class SwiftBlock(Effect):
    """Block that counts double against a swift attack, and from afar in a fight between heroes (MK-PVP-46)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return can_block(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        points = self.n + bonus_by(by) + block_bonus(s, seat, by)
        if self.doubled(s):
            points *= 2
        s.block[0] += points
        s.tell(events.BLOCK_POINTS, [seat, points, 0])

    def doubled(self, s: MageKnight) -> bool:
        if s.duel is not None:
            return not s.duel.melee
        combat = s.combat
        if combat is None or combat.blocking == NONE:
            return False
        return abilities(combat.foes[combat.blocking], combat.blow) & SWIFT != 0

    def text(self) -> Phrase:
        return Phrase("effect-mk-swift-block", {"n": self.n, "element": Phrase("mk-element-" + ELEMENTS[0])})


# -- Shocktroops --


class StandBefore(OnBlow):
    """One attack gets weaker, and this unit takes its damage before all others, assassins or not."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return refuse(reasons.NO_ENEMY_FOR_IT) if s.moment == ATTACK_PHASE else super().usable(s, seat, by)

    def hit(self, s: MageKnight, seat: int, foe: Foe, blow: int, by: int) -> None:
        foe.changes[blow] -= self.n
        if s.combat is not None and kind_by(by) == FROM_UNIT:
            s.players[seat].units[id_by(by)].stands_before = s.combat.foes.index(foe) | blow << 8

    def text(self) -> Phrase:
        return Phrase("effect-mk-stand-before", {"n": self.n})


class Harass(WeakenOne):
    """Less armor for an enemy, and one of its attacks is as much weaker; Arcane Immunity saves the armor only."""

    __slots__ = ()

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        combat = s.combat
        if combat is None:
            return []
        return [i for i in reachable(s, combat) if not immune(combat.foes[i], by) or attacks_now(combat.foes[i])]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        super().chosen(s, seat, by, memo, value)
        if s.combat is not None and attacks_now(s.combat.foes[value]):
            s.push(Ask(seat, WhichBlow(LowerBlow(self.what.armor)), by, value))

    def text(self) -> Phrase:
        return Phrase("effect-mk-harass", {"n": self.what.armor})


class OthersAttack(Effect):
    """Shocktroops: all other units attack better this turn."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].units_attack += self.n

    def text(self) -> Phrase:
        return Phrase("effect-mk-others-attack", {"n": self.n})


# -- Magic Familiars --


class WithMana(Effect):
    """An effect that is better while mana of a colour lies on the unit."""

    __slots__ = ("better", "colour", "plain")

    def __init__(self, colour: int, plain: Effect, better: Effect) -> None:
        self.colour = colour
        self.plain = plain
        self.better = better

    def now(self, s: MageKnight, seat: int, by: int) -> Effect:
        if kind_by(by) != FROM_UNIT:
            return self.plain
        return self.better if s.players[seat].units[id_by(by)].mana == self.colour else self.plain

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return self.now(s, seat, by).usable(s, seat, by)

    def healing(self) -> bool:
        return self.plain.healing()

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        self.now(s, seat, by).run(s, seat, by)

    def text(self) -> Phrase:
        mana = Phrase("mk-mana-" + COLOURS[self.colour])
        return Phrase("effect-mk-with-mana", {"plain": self.plain.text(), "mana": mana, "better": self.better.text()})


class Upkeep(Choosing):
    """A new round: a crystal for the unit (`memo`), or it goes."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.COLOUR
    question: ClassVar[str] = "upkeep"
    rule: ClassVar[str] = "MK-INTERACT-17"
    leave: ClassVar[int] = verbs.LET_GO
    eager: ClassVar[bool] = True

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [colour for colour, crystals in enumerate(s.players[seat].crystals) if crystals]

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        return refuse(reasons.NO_CRYSTAL_LEFT, value) if value < len(COLOURS) else refuse(reasons.NO_SUCH_CHOICE)

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        player.crystals[value] -= 1
        player.units[memo].mana = value
        s.tell(events.KEPT, [seat, player.units[memo].card, value])

    def stopped(self, s: MageKnight, seat: int, by: int, memo: int) -> None:
        from hexfarer.games.mage_knight.flow.recruiting import dismiss

        dismiss(s, seat, memo)


UPKEEP: Final = Upkeep()


def ask_upkeep(s: MageKnight) -> None:
    """Who has units that mana binds must keep them, the last unit first."""
    for seat in range(s.seats - 1, -1, -1):
        for i, unit in enumerate(s.players[seat].units):
            if UNITS[unit.card].traits & BOUND:
                s.push(Ask(seat, UPKEEP, 0, i))


# -- Delphana Masters --

DESTROYS: Final = Weaken(destroy=True)


class DestroyBlocked(Choosing):
    """An enemy whose attack was blocked is destroyed (MK-COMBAT-22)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.FOE
    question: ClassVar[str] = "weaken"
    rule: ClassVar[str] = "MK-COMBAT-22"

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if s.duel is not None:
            return refuse(reasons.ONLY_ENEMIES)
        if s.combat is None or not in_combat(s):
            return refuse(reasons.NO_COMBAT_FOR_IT)
        return OK if self.values(s, seat, by, 0) else refuse(reasons.NO_BLOCKED_ENEMY)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        combat = s.combat
        if combat is None:
            return []
        return [i for i in reachable(s, combat) if combat.foes[i].blocked and not immune(combat.foes[i], by)]

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        combat = s.combat
        if combat is None or value >= len(combat.foes) or combat.foes[value].defeated:
            return refuse(reasons.NO_SUCH_ENEMY)
        if immune(combat.foes[value], by) and colour_by(by) == RED:
            return refuse(reasons.FIRE_RESISTANT)
        return refuse(reasons.NO_BLOCKED_ENEMY)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        combat = s.combat
        assert combat is not None
        DESTROYS.hit(s, seat, combat, value, by)

    def text(self) -> Phrase:
        return Phrase("effect-mk-destroy-blocked")


class MoreAbilities(Choosing):
    """Further abilities of a unit that has been activated (`by`); `memo` is a mask of those that were used."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CHOOSE
    question: ClassVar[str] = "more-abilities"
    rule: ClassVar[str] = "MK-UNIT-06"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        found: list[int] = []
        for i, (mana, effect) in enumerate(UNITS[s.players[seat].units[by].card].abilities):
            if memo >> i & 1 or not can_pay(s, seat, [1 << mana]):
                continue
            if effect.usable(s, seat, source(FROM_UNIT, by, mana)) == OK:
                found.append(i + 1)
        return found

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        mana, effect = UNITS[s.players[seat].units[by].card].abilities[value - 1]
        s.push(Ask(seat, self, by, memo | 1 << value - 1))
        s.push(Doing(seat, effect, source(FROM_UNIT, by, mana)))
        s.push(Pay(seat, 1 << mana))


MORE_ABILITIES: Final = MoreAbilities()
