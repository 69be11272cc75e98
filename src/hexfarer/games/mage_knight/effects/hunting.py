"""The ways of a huntress: sharp eyes, aim, prey, taunts and howls."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.combat import Foe
from hexfarer.games.mage_knight.effects.base import ChooseWay, Choosing, Effect, any_time, in_combat
from hexfarer.games.mage_knight.effects.blows import OnBlow
from hexfarer.games.mage_knight.effects.fighting import WeakenOne, immune, reachable
from hexfarer.games.mage_knight.effects.points import Influence
from hexfarer.games.mage_knight.effects.rivals import to_centre
from hexfarer.games.mage_knight.flow.reveals import look_around
from hexfarer.games.mage_knight.foes import attacks_now, element, several
from hexfarer.games.mage_knight.player import SIDE_DAMN
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ABILITIES,
    ARCANE,
    BLOCK_PHASE,
    CUMBERSOME,
    ELEMENTS,
    FIRE,
    ICE,
    SUMMON,
    UNFORTIFIED,
)
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

KEPT: Final = SUMMON | CUMBERSOME | UNFORTIFIED | ARCANE  # abilities that nobody takes away from an enemy
HOWL: Final = 4


class HawkEyes(Effect):
    """By Day garrisons two spaces away are revealed this turn, by Night exploring costs 1 less."""

    __slots__ = ()

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        if s.night_rules(seat):
            player.explore_cut += 1
        else:
            player.far_sight = True
            look_around(s, seat)

    def text(self) -> Phrase:
        return Phrase("effect-mk-hawk-eyes")


class OnHerOwn(Influence):
    """More Influence for a hero who recruits nobody this turn."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if s.players[seat].hired:
            return refuse(reasons.NO_SUCH_EFFECT)
        return super().usable(s, seat, by)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].alone = True
        super().run(s, seat, by)

    def text(self) -> Phrase:
        return Phrase("effect-mk-on-her-own", {"n": self.n.phrase()})


class DeadlyAim(Effect):
    """The next attack card, also one played sideways, gives more."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].deadly_aim = True

    def text(self) -> Phrase:
        return Phrase("effect-mk-deadly-aim")


# -- Know Your Prey --


def weak_points(foe: Foe) -> list[tuple[int, int, int]]:
    """What an enemy can be deprived of: an ability or resistance; or an element, and of which attack."""
    own = foe.abilities()
    found = [(1 << bit, 0, 0) for bit in range(len(ABILITIES)) if own & ~KEPT & 1 << bit]
    if not own & SUMMON:
        for blow in range(len(foe.quenched)):
            found += [(0, lost, blow) for lost in (FIRE, ICE) if element(foe, blow) & lost]
    return found


class KnowYourPrey(Choosing):
    """An enemy loses an ability, a resistance, or an element of its attack."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.FOE
    question: ClassVar[str] = "weaken"
    rule: ClassVar[str] = "MK-COMBAT-09"

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if s.duel is not None:
            return refuse(reasons.ONLY_ENEMIES)
        if not in_combat(s):
            return refuse(reasons.NO_COMBAT_FOR_IT)
        return OK if self.values(s, seat, by, 0) else refuse(reasons.NO_ENEMY_FOR_IT)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        combat = s.combat
        if combat is None:
            return []
        return [i for i in reachable(s, combat) if weak_points(combat.foes[i]) and not immune(combat.foes[i], by)]

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        return refuse(reasons.NO_ENEMY_FOR_IT)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        assert s.combat is not None
        foe = s.combat.foes[value]
        ways: list[Effect] = []
        for ability, lost, blow in weak_points(foe):
            ways.append(Deprive(value, ability, lost, blow, several(foe)))
        s.push(ChooseWay(seat, ways, by))

    def text(self) -> Phrase:
        return Phrase("effect-mk-know-your-prey")


class Deprive(Effect):
    """One enemy loses one thing; `several`: one must say of which attack."""

    __slots__ = ("ability", "blow", "foe", "lost", "several")

    def __init__(self, foe: int, ability: int, lost: int, blow: int, several: bool) -> None:
        self.foe = foe
        self.ability = ability
        self.lost = lost
        self.blow = blow
        self.several = several

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        assert s.combat is not None
        foe = s.combat.foes[self.foe]
        foe.lost |= self.ability
        foe.quenched[self.blow] |= self.lost
        s.tell(events.WEAKENED, [seat, foe.token])

    def text(self) -> Phrase:
        if not self.lost:
            name = ABILITIES[self.ability.bit_length() - 1]
            return Phrase("effect-mk-deprive", {"ability": Phrase("mk-" + name)})
        key = "effect-mk-deprive-" + ELEMENTS[self.lost]
        return Phrase(key + "-blow", {"number": self.blow + 1}) if self.several else Phrase(key)


class Taunt(OnBlow):
    """In the block phase one attack becomes stronger, and the enemy easier to hit."""

    __slots__ = ("armor", "attack")

    def __init__(self, attack: int, armor: int) -> None:
        self.attack = attack
        self.armor = armor

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if in_combat(s) and s.moment != BLOCK_PHASE:
            return refuse(reasons.NO_BLOCK_NOW)
        return super().usable(s, seat, by)

    def hit(self, s: MageKnight, seat: int, foe: Foe, blow: int, by: int) -> None:
        foe.changes[blow] += self.attack
        if not immune(foe, by):
            foe.armor_change -= self.armor

    def text(self) -> Phrase:
        return Phrase("effect-mk-taunt", {"attack": self.attack, "armor": self.armor})


class Hamper(WeakenOne):
    """Aimed at an enemy whose attack is still to come; summoners have none."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return refuse(reasons.ONLY_ENEMIES) if s.duel is not None else super().usable(s, seat, by)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        combat = s.combat
        if combat is None:
            return []
        return [i for i in super().values(s, seat, by, memo) if attacks_now(combat.foes[i])]

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        combat = s.combat
        if combat is not None and value < len(combat.foes) and not attacks_now(combat.foes[value]):
            return refuse(reasons.DOES_NOT_ATTACK)
        return super().refusal(s, seat, by, memo, value)


# -- Wolf's Howl --


class Howl(Effect):
    """One card played sideways gives 4, and 1 more for each command token without a unit."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return refuse(reasons.BONUS_WAITS) if s.players[seat].side_bonus else any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        free = player.command() - sum(1 for unit in player.units if not unit.bonded)
        player.side_bonus = SIDE_DAMN + 4 * (HOWL + max(0, free))

    def text(self) -> Phrase:
        return Phrase("effect-mk-howl", {"n": HOWL})


class HowlAtOthers(Howl):
    """… and until the owner's next turn the units of others attack and block worse (`points.howled`)."""

    __slots__ = ()

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        super().run(s, seat, by)
        to_centre(s, seat, by)

    def text(self) -> Phrase:
        return Phrase("effect-mk-howl-at-others", {"n": HOWL})
