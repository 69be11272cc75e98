"""Effects on enemies and on the fight."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.combat import (
    RETORT_ARMOR,
    RETORT_ATTACK,
    RETORT_DESTROY,
    RETORT_EXCESS,
    RETORT_NO_SWIFT,
    Combat,
    Foe,
)
from hexfarer.games.mage_knight.components import DEEDS
from hexfarer.games.mage_knight.effects.base import (
    FROM_CARD,
    Choosing,
    Effect,
    can_block,
    colour_by,
    duel_walls,
    id_by,
    in_combat,
    kind_by,
)
from hexfarer.games.mage_knight.effects.dueling import unit_meets
from hexfarer.games.mage_knight.effects.points import enemies_faced
from hexfarer.games.mage_knight.foes import armor, attack, attacks_now, fortifications, hidden_by_monster
from hexfarer.games.mage_knight.player import NO_UNIT_DAMAGE
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ARCANE,
    ATTACK_PHASE,
    BLOCK_PHASE,
    BLUE,
    CUMBERSOME,
    DAMAGE_PHASE,
    FORTIFIED,
    NONE,
    RANGED_PHASE,
    RED,
    RESIST_FIRE,
    RESIST_ICE,
    RESIST_PHYSICAL,
    RESISTANCES,
)
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


def immune(foe: Foe, by: int) -> bool:
    """Does an effect that is no Attack or Block do nothing to this enemy (MK-ENEMY-ARCANE-01)?"""
    return foe.abilities() & ARCANE != 0 or resists(foe, by)


def resists(foe: Foe, by: int) -> bool:
    """Red effects do nothing to fire resistance, blue ones nothing to ice resistance (MK-COMBAT-14, -15)."""
    return spurned(foe.abilities(), by) != 0


def spurned(resists: int, by: int) -> int:
    """Those of these resistances that an effect is powerless against; of two colours either counts (MK-CARD-16)."""
    colours = colours_by(by)
    found = resists & RESIST_FIRE if colours >> RED & 1 else 0
    return found | (resists & RESIST_ICE if colours >> BLUE & 1 else 0)


def colours_by(by: int) -> int:
    """The colours of the card that an effect comes from, or of the mana that powered it, as a mask."""
    colour = colour_by(by)
    if colour == NONE:
        return 0
    return 1 << colour | (DEEDS[id_by(by)].colours if kind_by(by) == FROM_CARD else 0)


def reachable(s: MageKnight, combat: Combat) -> list[int]:
    """The foes that effects may be aimed at now (MK-ENEMY-SUMMON-04, -05)."""
    return [i for i in combat.standing() if not hidden_by_monster(combat, i)]


class Weaken:
    """What is done to an enemy: armor, no attack, abilities lost, destruction."""

    __slots__ = ("armor", "armor_to", "attack", "destroy", "fortified_armor", "gain", "lose", "per_resistance", "stop")

    def __init__(
        self,
        armor: int = 0,
        fortified_armor: int = 0,
        stop: bool = False,
        lose: int = 0,
        destroy: bool = False,
        per_resistance: bool = False,
        armor_to: int = 0,
        attack: int = 0,
        gain: int = 0,
    ) -> None:
        self.armor = armor
        self.attack = attack
        self.gain = gain  # abilities that it gets
        self.fortified_armor = fortified_armor or armor
        self.stop = stop
        self.lose = lose
        self.destroy = destroy
        self.per_resistance = per_resistance
        self.armor_to = armor_to  # its armor becomes this, whatever it was

    def hit(self, s: MageKnight, seat: int, combat: Combat, i: int, by: int) -> None:
        foe = combat.foes[i]
        if immune(foe, by):
            return
        unit_meets(foe, by)
        armor_before, attack_before, abilities_before = armor(s, foe), attack(foe), foe.abilities()
        if self.destroy:
            from hexfarer.games.mage_knight.flow.battle import defeat

            defeat(s, combat, i)
            return
        walls = fortifications(s, combat, foe) > 0
        foe.armor_change -= self.fortified_armor if walls else self.armor
        if self.per_resistance:
            foe.armor_change -= (foe.abilities() & RESISTANCES).bit_count()
        if self.armor_to:
            foe.armor_change += min(0, self.armor_to - armor(s, foe))
        foe.attack_change -= self.attack
        foe.gained |= self.gain
        foe.lost |= self.lose
        if self.stop and not foe.stopped:
            foe.stopped = True
            s.tell(events.STOPPED, [foe.token])
        if armor(s, foe) != armor_before:
            s.tell(events.ARMOR_NOW, [foe.token, armor(s, foe)])
        if attack(foe) != attack_before:
            s.tell(events.ATTACK_NOW, [foe.token, attack(foe)])
        if abilities_before & ~foe.abilities():
            s.tell(events.ABILITIES_LOST, [foe.token])

    def now(self, s: MageKnight, seat: int) -> int:
        if s.duel is not None:
            return refuse(reasons.ONLY_ENEMIES)
        if s.combat is None or not in_combat(s):
            return refuse(reasons.NO_COMBAT_FOR_IT)
        if self.destroy and s.moment != ATTACK_PHASE:
            return refuse(reasons.ONLY_ATTACK_PHASE)
        return OK

    def phrase(self, whom: str) -> Phrase:
        if self.destroy:
            return Phrase("effect-mk-destroy-one")
        if self.per_resistance:
            return Phrase("effect-mk-break-one")
        parts: list[object] = []
        if self.stop:
            parts.append(Phrase("effect-mk-no-attack"))
        if self.armor and self.fortified_armor != self.armor:
            parts.append(Phrase("effect-mk-less-armor-walls", {"n": self.armor, "walls": self.fortified_armor}))
        elif self.armor:
            parts.append(Phrase("effect-mk-less-armor", {"n": self.armor}))
        if self.attack:
            parts.append(Phrase("effect-mk-less-attack", {"n": self.attack}))
        if self.gain & CUMBERSOME:
            parts.append(Phrase("effect-mk-gain-cumbersome"))
        if self.lose & FORTIFIED:
            parts.append(Phrase("effect-mk-lose-walls"))
        if self.lose & RESISTANCES == RESISTANCES:
            parts.append(Phrase("effect-mk-lose-resistances"))
        elif self.lose & RESIST_FIRE:
            parts.append(Phrase("effect-mk-lose-fire"))
        return Phrase("effect-mk-weaken-" + whom, {"parts": parts})


class WeakenOne(Choosing):
    """Aimed at one enemy; `open_only` spares fortified ones, `walls_help` does so in the ranged phase.

    What lowers an attack needs an enemy that is still to attack. `others` hits the others with something else.
    """

    __slots__ = ("aims", "open_only", "others", "walls_help", "what")

    verb: ClassVar[int] = verbs.FOE
    question: ClassVar[str] = "weaken"
    rule: ClassVar[str] = "MK-COMBAT-09"

    def __init__(
        self,
        what: Weaken,
        open_only: bool = False,
        others: Weaken | None = None,
        aims: bool = False,
        walls_help: bool = False,
    ) -> None:
        self.aims = aims  # an attack follows: without a target this enemy becomes one
        self.walls_help = walls_help
        self.what = what
        self.open_only = open_only
        self.others = others

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if s.duel is not None:
            from hexfarer.games.mage_knight.flow.duels import aim_verdict

            if self.what.attack:
                return refuse(reasons.ONLY_ENEMIES)
            return aim_verdict(s, seat, self.what.stop, by)
        why = self.what.now(s, seat)
        if why != OK:
            return why
        return OK if self.values(s, seat, by, 0) else refuse(reasons.NO_ENEMY_FOR_IT)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        combat = s.combat
        if combat is None:
            return []
        found: list[int] = []
        for i in reachable(s, combat):
            foe = combat.foes[i]
            if immune(foe, by) or (self.spares_walls(s) and fortifications(s, combat, foe)):
                continue
            if self.what.attack and not self.still_attacks(s, foe):
                continue
            found.append(i)
        return found

    def still_attacks(self, s: MageKnight, foe: Foe) -> bool:
        return s.moment != ATTACK_PHASE and attacks_now(foe)

    def spares_walls(self, s: MageKnight) -> bool:
        return self.open_only or (self.walls_help and s.moment == RANGED_PHASE)

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        combat = s.combat
        if combat is None or value >= len(combat.foes) or combat.foes[value].defeated:
            return refuse(reasons.NO_SUCH_ENEMY)
        if hidden_by_monster(combat, value):
            return refuse(reasons.SUMMONER_HIDDEN)
        why = spurned(combat.foes[value].abilities(), by)
        if why:
            return refuse(reasons.FIRE_RESISTANT if why & RESIST_FIRE else reasons.ICE_RESISTANT)
        if combat.foes[value].abilities() & ARCANE:
            return refuse(reasons.ARCANE_IMMUNE)
        if self.what.attack and not self.still_attacks(s, combat.foes[value]):
            return refuse(reasons.DOES_NOT_ATTACK)
        return refuse(reasons.FORTIFIED_SPARED)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if s.duel is not None:
            from hexfarer.games.mage_knight.flow.duels import aim

            aim(s, seat, self.what, by)
            return
        super().run(s, seat, by)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        combat = s.combat
        assert combat is not None
        s.tell(events.WEAKENED, [seat, combat.foes[value].token])
        if self.others is not None:
            for i in reachable(s, combat):
                if i != value:
                    self.others.hit(s, seat, combat, i, by)
        self.what.hit(s, seat, combat, value, by)
        if self.aims and combat.targets == 0 and not combat.foes[value].defeated:
            combat.targets = 1 << value

    def text(self) -> Phrase:
        words = self.what.phrase("open" if self.open_only else "reached" if self.walls_help else "one")
        if self.others is None:
            return words
        return Phrase("effect-mk-then", {"a": words, "b": self.others.phrase("others")})


class WeakenAll(Effect):
    """All enemies that can be reached."""

    __slots__ = ("aims", "what")

    def __init__(self, what: Weaken, aims: bool = False) -> None:
        self.aims = aims  # an attack follows: without a target the first enemy becomes one
        self.what = what

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if s.duel is not None:
            from hexfarer.games.mage_knight.flow.duels import aim_verdict

            return aim_verdict(s, seat, self.what.stop, by)
        why = self.what.now(s, seat)
        if why != OK or s.combat is None:
            return why
        foes = s.combat.foes
        touched = any(not immune(foes[i], by) for i in reachable(s, s.combat))
        return OK if touched else refuse(reasons.NO_ENEMY_FOR_IT)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if s.duel is not None:
            from hexfarer.games.mage_knight.flow.duels import aim_at_all

            aim_at_all(s, seat, self.what, by)
            return
        combat = s.combat
        assert combat is not None
        for i in reachable(s, combat):
            self.what.hit(s, seat, combat, i, by)
        left = [i for i in reachable(s, combat) if fortifications(s, combat, combat.foes[i]) < 2]
        if self.aims and combat.targets == 0 and left:
            combat.targets = 1 << left[0]
        s.tell(events.WEAKENED_ALL, [seat])

    def text(self) -> Phrase:
        return self.what.phrase("all")


class NoWalls(Effect):
    """Demolish: the site's fortification does not count (MK-COMBAT-16)."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if not in_combat(s):
            return refuse(reasons.NO_COMBAT_FOR_IT)
        combat = s.combat
        if combat is None:
            return OK if duel_walls(s) else refuse(reasons.NO_ENEMY_FOR_IT)
        standing = combat.standing()
        before = sum(fortifications(s, combat, combat.foes[i]) for i in standing)
        kept, combat.no_site_walls = combat.no_site_walls, True
        after = sum(fortifications(s, combat, combat.foes[i]) for i in standing)
        combat.no_site_walls = kept
        return OK if after < before else refuse(reasons.NO_ENEMY_FOR_IT)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if s.combat is not None:
            s.combat.no_site_walls = True
        elif s.duel is not None:
            s.duel.no_walls = True

    def text(self) -> Phrase:
        return Phrase("effect-mk-no-walls")


class SkipPhases(Effect):
    """No block and damage phases; `flying` needs as much Move left over as there are enemies."""

    __slots__ = ("flying",)

    def __init__(self, flying: bool = False) -> None:
        self.flying = flying

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if s.duel is not None:
            if s.moment == BLOCK_PHASE and s.duel.blocker() == seat:
                return self.enough_move(s, seat)
            return refuse(reasons.ONLY_WHEN_BLOCKING)
        if s.combat is None or s.moment not in (RANGED_PHASE, BLOCK_PHASE):
            return refuse(reasons.NO_PHASES_TO_SKIP)
        return self.enough_move(s, seat)

    def enough_move(self, s: MageKnight, seat: int) -> int:
        if self.flying:
            need = enemies_faced(s, seat)
            have = s.players[seat].move_left
            if have < need:
                return refuse(reasons.TOO_FEW_SPARE, need, have)
        return OK

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if s.duel is not None:
            s.attack = [0] * 12  # one whole attack is cancelled (MK-PVP-42)
        elif s.combat is not None:
            s.combat.skipped = True

    def text(self) -> Phrase:
        return Phrase("effect-mk-skip-flying" if self.flying else "effect-mk-skip")


_RETORTS: Final[dict[int, str]] = {
    RETORT_ARMOR: "armor",
    RETORT_ATTACK: "attack",
    RETORT_DESTROY: "destroy",
    RETORT_NO_SWIFT: "no-swift",
    RETORT_EXCESS: "excess",
}


class Retort(Effect):
    """Something that happens to an enemy blocked with this."""

    __slots__ = ("what",)

    def __init__(self, what: int) -> None:
        self.what = what

    def rider(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return can_block(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if s.duel is not None:
            if self.what == RETORT_NO_SWIFT:
                s.duel.swift_lost = True
            s.duel.shields |= self.what
            return
        if s.combat is not None and s.combat.blocking != NONE:
            foe = s.combat.foes[s.combat.blocking]
            if self.what == RETORT_ATTACK or not immune(foe, by) or self.what == RETORT_NO_SWIFT:
                s.combat.shields |= self.what

    def text(self) -> Phrase:
        return Phrase("effect-mk-retort-" + _RETORTS[self.what])


class UnitsFight(Effect):
    """Into the Heat: own units attack and block better, but take no damage."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return OK if in_combat(s) else refuse(reasons.NO_COMBAT_FOR_IT)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        player.units_attack += self.n
        player.units_block += self.n
        player.flags |= NO_UNIT_DAMAGE

    def text(self) -> Phrase:
        return Phrase("effect-mk-units-fight", {"n": self.n})


class TurnAttacks(Effect):
    """Altem Mages: all attacks are of cold fire, or may be siege attacks."""

    __slots__ = ("cold_fire",)

    def __init__(self, cold_fire: bool) -> None:
        self.cold_fire = cold_fire

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return OK if in_combat(s) else refuse(reasons.NO_COMBAT_FOR_IT)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if s.duel is not None:
            (s.duel.cold_fire if self.cold_fire else s.duel.siege)[s.duel.side(seat)] = True
            return
        assert s.combat is not None
        if self.cold_fire:
            s.combat.only_cold_fire = True
        else:
            s.combat.only_siege = True

    def text(self) -> Phrase:
        return Phrase("effect-mk-all-cold-fire" if self.cold_fire else "effect-mk-all-siege")


class DoublePhysical(Effect):
    """Sword of Justice, strong: physical attacks count double, enemies lose physical resistance."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if not in_combat(s) or s.moment == DAMAGE_PHASE:
            return refuse(reasons.NO_COMBAT_FOR_IT)
        return OK

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if s.duel is not None:
            s.duel.doubled[s.duel.side(seat)] = True
            return
        assert s.combat is not None
        s.combat.physical_doubled = True
        for foe in s.combat.foes:
            if not foe.abilities() & ARCANE:
                foe.lost |= RESIST_PHYSICAL

    def text(self) -> Phrase:
        return Phrase("effect-mk-double-physical")


class FamePerDefeat(Effect):
    """Sword of Justice: fame for every enemy defeated this turn, also before."""

    __slots__ = ()

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        player.fame_per_defeat += 1
        s.add_fame(seat, player.slain)

    def text(self) -> Phrase:
        return Phrase("effect-mk-fame-per-defeat")


class Wrath(Choosing):
    """Horn of Wrath, strong: siege attack 6 and up to 6 more, with a die for each."""

    __slots__ = ("n",)

    verb: ClassVar[int] = verbs.NUMBER
    question: ClassVar[str] = "wrath"

    def __init__(self, n: int = 6) -> None:
        self.n = n

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        from hexfarer.games.mage_knight.effects.base import can_attack

        return can_attack(s, 2)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return list(range(self.n + 1))

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        from hexfarer.games.mage_knight.effects.gains import roll_for_wounds
        from hexfarer.games.mage_knight.effects.points import add_attack, attack_bonus

        add_attack(s, seat, by, self.n + value + attack_bonus(s, seat, by, 2), 2, 0)
        roll_for_wounds(s, seat, value)

    def text(self) -> Phrase:
        return Phrase("effect-mk-wrath")


class LesserWrath(Wrath):
    """The reprint: siege attack 5 and up to 5 more."""

    __slots__ = ()

    question: ClassVar[str] = "lesser-wrath"

    def text(self) -> Phrase:
        return Phrase("effect-mk-lesser-wrath", {"n": self.n})
