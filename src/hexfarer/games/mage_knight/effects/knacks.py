"""Smaller effects of skills: a better Block, less damage, tokens that are turned over, wounds paid off."""

from __future__ import annotations

from hexfarer.games.mage_knight import reasons
from hexfarer.games.mage_knight.effects.base import (
    LOWEST_FAME,
    Effect,
    any_time,
    holds,
    id_by,
    in_combat,
)
from hexfarer.games.mage_knight.effects.drawing import draw
from hexfarer.games.mage_knight.effects.hand import discard
from hexfarer.games.mage_knight.effects.paying import Pay, Paying
from hexfarer.games.mage_knight.mana import ORDINARY, can_pay, unpaid
from hexfarer.games.mage_knight.player import NO_REPUTATION
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ANY_BASIC,
    BLACK,
    BLOCK_PHASE,
    COLOURS,
    DAMAGE_PHASE,
    ELEMENTS,
    FLIPPED,
    INTERACT,
    MOVING,
    RANGED_PHASE,
    WORST_REPUTATION,
    WOUND,
    modifier,
)
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


class Guides(Effect):
    """Spirit Guides: a bonus for the next Block of this turn."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return OK if s.moment in (MOVING, RANGED_PHASE, BLOCK_PHASE) else refuse(reasons.NO_BLOCK_NOW)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].guide_block += self.n

    def text(self) -> Phrase:
        return Phrase("effect-mk-guides", {"n": self.n})


class Toughness(Effect):
    """The next attack whose damage the hero takes does 2 less if it is of one of some elements, otherwise 1 less."""

    __slots__ = ("mask",)

    def __init__(self, mask: int) -> None:
        self.mask = mask  # the elements it helps most against

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if s.combat is None or s.moment != DAMAGE_PHASE:
            return refuse(reasons.NO_DAMAGE_NOW)
        return OK

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].wards.append(self.mask)

    def text(self) -> Phrase:
        best = [Phrase("mk-element-" + name) for i, name in enumerate(ELEMENTS) if self.mask >> i & 1]
        if len(best) == 1:
            return Phrase("effect-mk-toughness", {"element": best[0]})
        return Phrase("effect-mk-toughness-two", {"element": best[0], "other": best[1]})


def warding(s: MageKnight, seat: int, element: int) -> int:
    """How much less damage of that element the hero takes from the next attack."""
    return sum(2 if mask >> element & 1 else 1 for mask in s.players[seat].wards)


def warded(s: MageKnight, seat: int, element: int, damage: int) -> int:
    """The damage that is left for the hero of one attack, after Brutal and before armor."""
    if damage > 0:
        damage -= warding(s, seat, element)
        s.players[seat].wards = []
    return max(0, damage)


class FlipThis(Effect):
    """Turn the token of this skill over."""

    __slots__ = ()

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        if id_by(by) not in player.skills:  # used with the Circlet of Proficiency: the token lies elsewhere
            return
        at = player.skills.index(id_by(by))
        player.skill_state[at] = FLIPPED
        player.turned |= 1 << at

    def text(self) -> Phrase:
        return Phrase("effect-mk-flip-this")


class Disguise(Effect):
    """Reputation gives neither bonus nor penalty this turn."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return OK if s.moment in (MOVING, INTERACT) else refuse(reasons.ONLY_INTERACTION)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        if s.moment == INTERACT and not player.has(NO_REPUTATION) and player.reputation != WORST_REPUTATION:
            player.influence -= modifier(player.reputation)  # it counted when the interaction began
        player.flags |= NO_REPUTATION

    def text(self) -> Phrase:
        return Phrase("effect-mk-disguise")


class Regenerate(Paying):
    """Pay a mana, discard a wound from hand; a mana of one colour, or the lowest fame, also draws a card."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if in_combat(s):
            return refuse(reasons.NOT_IN_COMBAT)
        why = any_time(s)
        if why != OK:
            return why
        if WOUND not in s.players[seat].hand:
            return refuse(reasons.NO_WOUND)
        mask = ANY_BASIC | 1 << BLACK
        return OK if can_pay(s, seat, [mask]) else unpaid(s, seat, [mask])

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        discard(s, seat, WOUND)
        s.push(Pay(seat, ANY_BASIC | 1 << BLACK, ORDINARY, self, by))

    def paid(self, s: MageKnight, seat: int, by: int, colour: int) -> None:
        if colour == self.colour or holds(s, seat, LOWEST_FAME):
            draw(s, seat, 1)

    def text(self) -> Phrase:
        return Phrase("effect-mk-regenerate", {"mana": Phrase("mk-mana-" + COLOURS[self.colour])})


class Scouts(Effect):
    """Feral Allies: tiles cost one Move less, always (`SkillToken.scouts`)."""

    __slots__ = ()

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        pass

    def text(self) -> Phrase:
        return Phrase("effect-mk-scouts")
