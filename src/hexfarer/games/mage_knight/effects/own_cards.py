"""Effects of the heroes' own cards in the Ultimate Edition."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.components import DEEDS
from hexfarer.games.mage_knight.effects.base import (
    Ask,
    ChooseWay,
    Choosing,
    Effect,
    any_time,
    bonus_by,
    can_block,
    id_by,
)
from hexfarer.games.mage_knight.effects.gains import GainCrystal
from hexfarer.games.mage_knight.effects.hand import discard, distinct, no_wounds
from hexfarer.games.mage_knight.effects.land import TerrainCut
from hexfarer.games.mage_knight.effects.points import block_bonus
from hexfarer.games.mage_knight.moves import EASED_TO, cost_of, terrain_of
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ANY_BASIC,
    DAY_COST,
    DESERT,
    FIRE,
    FOREST,
    HILLS,
    ICE,
    LAKE,
    MOUNTAIN,
    NIGHT_COST,
    SWAMP,
    WASTELAND,
    WOUND,
    X,
)
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import refuse

# -- Arythea: Mana Pull --


class PullDie(Effect):
    """One more die may be used this turn; if it shows black, as any basic colour."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        player.dice_left += 1
        player.pulls += 1

    def text(self) -> Phrase:
        return Phrase("effect-mk-pull-die")


# -- Goldyx: Crystal Joy --


class Regain(Effect):
    """At the end of the turn the card may come back to hand for another one that is discarded (MK-ENDTURN-29)."""

    __slots__ = ("wounds",)

    def __init__(self, wounds: bool) -> None:
        self.wounds = wounds  # may a wound be discarded for it?

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].regains.append(id_by(by) << 1 | self.wounds)

    def text(self) -> Phrase:
        return Phrase("effect-mk-regain-wound" if self.wounds else "effect-mk-regain")


class RegainAsk(Choosing):
    """Discard a card for the played one? `memo` packs that one and whether a wound will do."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "regain"
    rule: ClassVar[str] = "MK-ENDTURN-29"

    def secret(self) -> bool:
        return True

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        player = s.players[seat]
        if memo >> 1 not in player.play:
            return []
        return distinct(player.hand) if memo & 1 else no_wounds(player.hand)

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        return refuse(reasons.NO_WOUNDS_AS_COST if value == WOUND else reasons.NOT_HELD, value)

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        discard(s, seat, value)
        player = s.players[seat]
        player.play.remove(memo >> 1)
        player.hand.append(memo >> 1)
        player.hand.sort()
        s.tell(events.REGAINED, [seat, memo >> 1])


REGAIN: Final = RegainAsk()


def ask_regains(s: MageKnight, seat: int) -> None:
    player = s.players[seat]
    for packed in player.regains:
        if packed >> 1 in player.play and player.hand:
            s.push(Ask(seat, REGAIN, 0, packed))


# -- Wolfhawk: Tirelessness --


class Tireless(Effect):
    """The next card that gives Move gives 1 more; `each`: every other one this turn, before and after."""

    __slots__ = ("each",)

    def __init__(self, each: bool = False) -> None:
        self.each = each

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        if not self.each:
            player.tireless += 1
            return
        player.tireless_all += 1
        before = player.move_cards - 1  # this card does not count
        if before > 0:
            player.move += before
            s.tell(events.MOVE_POINTS, [seat, before])

    def text(self) -> Phrase:
        return Phrase("effect-mk-tireless-each" if self.each else "effect-mk-tireless")


# -- Krang: Savage Harvesting --

EVERY_STEP: Final = 1000


class ReapSteps(Effect):
    """After a step (or each) a card may be discarded for a crystal of its colour."""

    __slots__ = ("each",)

    def __init__(self, each: bool = False) -> None:
        self.each = each

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].harvests += EVERY_STEP if self.each else 1

    def text(self) -> Phrase:
        return Phrase("effect-mk-reap-steps" if self.each else "effect-mk-reap-step")


class HarvestAsk(Choosing):
    """Discard a card for a crystal? `memo` counts the steps that allow it."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "harvest"
    rule: ClassVar[str] = "MK-CARD-14"

    def secret(self) -> bool:
        return True

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return no_wounds(s.players[seat].hand)

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        return refuse(reasons.NO_WOUNDS_AS_COST if value == WOUND else reasons.NOT_HELD, value)

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        discard(s, seat, value)
        player.harvests -= 1
        if memo > 1 and player.harvests and player.hand:
            s.push(Ask(seat, self, by, memo - 1))
        GainCrystal(DEEDS[value].colours or ANY_BASIC).run(s, seat, by)  # an artifact has no colour


HARVEST: Final = HarvestAsk()


def harvest(s: MageKnight, seat: int) -> None:
    """The hero has made a step; several steps in a row are asked about together."""
    player = s.players[seat]
    if not player.harvests or not player.hand:
        return
    top = s.stack[-1]
    if isinstance(top, Ask) and isinstance(top.choosing, HarvestAsk):
        top.memo += 1
    else:
        s.push(Ask(seat, HARVEST, 0, 1))


# -- Braevalar: One With the Land, Druidic Paths --


def land_value(s: MageKnight, seat: int) -> int:
    """The unchanged cost of the hero's space; mountains count 5, lakes 2."""
    terrain = terrain_of(s, s.players[seat].place)
    if terrain == MOUNTAIN:
        return 5
    if terrain == LAKE:
        return 2
    return NIGHT_COST[terrain] if s.night else DAY_COST[terrain]


class LandBlock(Effect):
    """Block as high as the cost of the space: fire by Day, ice at Night."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return can_block(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        element = ICE if s.night_rules(seat) else FIRE
        points = land_value(s, seat) + bonus_by(by) + block_bonus(s, seat, by)
        s.block[element] += points
        s.tell(events.BLOCK_POINTS, [seat, points, element])

    def text(self) -> Phrase:
        return Phrase("effect-mk-land-block")


class EaseSpace(Choosing):
    """One space costs 1 less this turn, but at least 2."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.SPACE
    question: ClassVar[str] = "ease-space"
    rule: ClassVar[str] = "MK-MOVE-12"

    def rider(self) -> bool:
        return True

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        player = s.players[seat]
        return [space for space in range(len(s.sites)) if EASED_TO < cost_of(s, player, space) < X]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.players[seat].eased.append(value)

    def text(self) -> Phrase:
        return Phrase("effect-mk-ease-space")


EASED_LAND: Final[list[Effect]] = [
    TerrainCut(1 << terrain, 1, EASED_TO) for terrain in (HILLS, FOREST, WASTELAND, DESERT, SWAMP)
]


class EaseTerrain(Effect):
    """One kind of terrain costs 1 less this turn, but at least 2."""

    __slots__ = ()

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.push(ChooseWay(seat, EASED_LAND, by))

    def text(self) -> Phrase:
        return Phrase("effect-mk-ease-terrain")
