"""What the spells of the Ultimate Edition do."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.combat import Combat
from hexfarer.games.mage_knight.components import DEEDS
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.effects.base import (
    Ask,
    Choosing,
    Effect,
    Either,
    any_time,
    bonus_by,
    can_attack,
    id_by,
    in_combat,
    through_by,
)
from hexfarer.games.mage_knight.effects.drawing import draw
from hexfarer.games.mage_knight.effects.fighting import Weaken, WeakenOne, immune, reachable
from hexfarer.games.mage_knight.effects.gains import GainCrystal
from hexfarer.games.mage_knight.effects.hand import discard, no_wounds
from hexfarer.games.mage_knight.effects.points import Attack, add_attack, attack_bonus
from hexfarer.games.mage_knight.effects.troops import ready
from hexfarer.games.mage_knight.effects.turns import Change
from hexfarer.games.mage_knight.moves import RAISE_BY, SET_TO, SHUT, terrain_change
from hexfarer.games.mage_knight.player import CURES, UNITS_RESIST, VEIL
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ALL_LAND,
    ANY_BASIC,
    ATTACKS,
    BLOCK_PHASE,
    COLOURS,
    ELEMENTS,
    HILLS,
    INTERACT,
    LAKE,
    MOUNTAIN,
    NONE,
)
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

MOST_OFFERED: Final = 3


def hues(card: int) -> int:
    """The colours of a card as a mask; 0 if it has none (MK-CARD-15, -16)."""
    return DEEDS[card].colours


# -- Offering --


class GiveUp(Choosing):
    """Offering: up to three cards are discarded, a crystal of its colour for each; of any colour for an artifact."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "give-up"
    rule: ClassVar[str] = "MK-CARD-14"

    def secret(self) -> bool:
        return True

    def rider(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return no_wounds(s.players[seat].hand)

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        if value not in s.players[seat].hand:
            return refuse(reasons.NOT_HELD, value)
        return refuse(reasons.NO_WOUNDS_AS_COST)

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if s.players[seat].hand:
            super().run(s, seat, by)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        discard(s, seat, value)
        if memo + 1 < MOST_OFFERED and s.players[seat].hand:
            s.push(Ask(seat, self, by, memo + 1))
        GainCrystal(hues(value) or ANY_BASIC).run(s, seat, by)

    def text(self) -> Phrase:
        return Phrase("effect-mk-give-up")


class Sacrifice(Attack):
    """An attack for every pair of crystals of two colours; these become mana."""

    __slots__ = ("first", "second")

    def __init__(self, n: int, kind: int, element: int, first: int, second: int) -> None:
        super().__init__(n, kind, element)
        self.first = first
        self.second = second

    def pairs(self, s: MageKnight, seat: int) -> int:
        crystals = s.players[seat].crystals
        return min(crystals[self.first], crystals[self.second])

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = can_attack(s, self.kind)
        return why if why != OK or self.pairs(s, seat) else refuse(reasons.NO_CRYSTAL_PAIR)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        pairs = self.pairs(s, seat)
        points = pairs * self.n.base + bonus_by(by) + attack_bonus(s, seat, by, self.kind)
        add_attack(s, seat, by, points, self.kind, self.element)
        for colour in (self.first, self.second):
            player.crystals[colour] -= pairs
            player.spent_crystals[colour] += pairs
            s.gain_token(seat, colour, pairs)

    def text(self) -> Phrase:
        args: dict[str, object] = {
            "n": self.n.base,
            "element": Phrase("mk-element-" + ELEMENTS[self.element]),
            "first": Phrase("mk-mana-" + COLOURS[self.first]),
            "second": Phrase("mk-mana-" + COLOURS[self.second]),
        }
        return Phrase("effect-mk-sacrifice-" + ATTACKS[self.kind], args)


class Sacrifices(Either):
    """One of the four pairs of colours."""

    __slots__ = ()

    def text(self) -> Phrase:
        return Phrase("effect-mk-sacrifices")


# -- Mist Form --

MIST_COST: Final = 2
_MIST_OPEN: Final = ALL_LAND & ~(1 << HILLS) | 1 << LAKE
_MIST_SHUT: Final = 1 << HILLS | 1 << MOUNTAIN


class Mist(Effect):
    """All terrain costs 2, lakes too; hills and mountains cannot be entered."""

    __slots__ = ()

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].terrain += [
            terrain_change(_MIST_OPEN, SET_TO, MIST_COST),
            terrain_change(_MIST_SHUT, RAISE_BY, SHUT),
        ]

    def text(self) -> Phrase:
        return Phrase("effect-mk-mist", {"n": MIST_COST})


class Veil(Effect):
    """Veil of Mist: own units resist everything, the hero's first wound from an enemy is ignored."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return OK if in_combat(s) else refuse(reasons.NO_COMBAT_FOR_IT)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].flags |= UNITS_RESIST | VEIL

    def text(self) -> Phrase:
        return Phrase("effect-mk-veil")


# -- Charm --


class Discount(Effect):
    """The next unit that is recruited this turn costs less."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return OK if s.moment == INTERACT else refuse(reasons.ONLY_INTERACTION)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].discount += self.n

    def text(self) -> Phrase:
        return Phrase("effect-mk-discount", {"n": self.n})


class Possess(WeakenOne):
    """An enemy does not attack; its attacks may be used in the attack phase against others."""

    __slots__ = ()

    question: ClassVar[str] = "possess"

    def __init__(self) -> None:
        super().__init__(Weaken(stop=True))

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        super().chosen(s, seat, by, memo, value)
        assert s.combat is not None
        enemy = ENEMIES[s.combat.foes[value].token]
        for blow in range(enemy.blows()):  # each is an attack of its own
            if enemy.attack_of(blow):
                s.combat.charms.append(value | enemy.attack_of(blow) << 8 | enemy.element_of(blow) << 16)

    def text(self) -> Phrase:
        return Phrase("effect-mk-possess")


def charm_at_hand(combat: Combat) -> int:
    """The place of a possessed enemy's attack that may join the attack under way, or NONE."""
    for at, charm in enumerate(combat.charms):
        if not combat.targets >> (charm & 255) & 1:
            return at
    return NONE


# -- Cure --


class Cures(Effect):
    """A card for every wound healed from hand this turn, and healed units are ready; what was healed before counts."""

    __slots__ = ()

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        player.flags |= CURES
        for i, unit in enumerate(player.units):
            if unit.healed and not unit.ready:
                ready(s, seat, i)
        draw(s, seat, player.healed)

    def text(self) -> Phrase:
        return Phrase("effect-mk-cures")


class Disease(Effect):
    """Enemies that are blocked in this block phase, before or after, have Armor 1 from then on."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if s.duel is not None:
            return refuse(reasons.ONLY_ENEMIES)
        if s.combat is None or s.moment != BLOCK_PHASE:
            return refuse(reasons.ONLY_BLOCK_PHASE)
        touched = any(not immune(s.combat.foes[i], by) for i in s.combat.standing())
        return OK if touched else refuse(reasons.NO_ENEMY_FOR_IT)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        assert s.combat is not None
        s.combat.disease = True
        s.tell(events.WEAKENED_ALL, [seat])

    def text(self) -> Phrase:
        return Phrase("effect-mk-disease")


SICKEN: Final = Weaken(armor_to=1)


def sicken(s: MageKnight, combat: Combat) -> None:
    """The block phase is over: whoever was blocked falls ill."""
    for i in reachable(s, combat):
        if combat.foes[i].blocked:
            SICKEN.hit(s, combat.seat, combat, i, 0)


# -- enemies that do not attack --


class StopMany(WeakenOne):
    """Several enemies do not attack: up to `most`, or (0) each further one for a Move more. `memo` counts them."""

    __slots__ = ("most",)

    question: ClassVar[str] = "stop-many"

    def __init__(self, most: int = 0) -> None:
        super().__init__(Weaken(stop=True))
        self.most = most

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        combat = s.combat
        if combat is None or (self.most and memo >= self.most):
            return []
        if not self.most and s.players[seat].move < memo:
            return []
        return [i for i in super().values(s, seat, by, memo) if not combat.foes[i].stopped]

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        combat = s.combat
        if combat is not None and value < len(combat.foes) and combat.foes[value].stopped:
            return refuse(reasons.DOES_NOT_ATTACK)
        return super().refusal(s, seat, by, memo, value)

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return memo > 0

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        if not self.most:
            s.players[seat].move -= memo
        super().chosen(s, seat, by, memo, value)
        if self.values(s, seat, by, memo + 1):
            s.push(Ask(seat, self, by, memo + 1))

    def text(self) -> Phrase:
        return Phrase("effect-mk-stop-many", {"n": self.most}) if self.most else Phrase("effect-mk-stop-flying")


# -- Time Bending --


class BendTime(Change):
    """The played cards come back and another turn follows; the card that was played for it is set aside."""

    __slots__ = ()

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        super().run(s, seat, by)
        outer = through_by(by)
        s.players[seat].bent = id_by(by) if outer == NONE else outer
