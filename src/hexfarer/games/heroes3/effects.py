"""The leaf effects of cards and places."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.asking import Ask, Choosing, Effect, too_dear
from hexfarer.games.heroes3.battle import BESIDE, EVERY, SPACES, Fighter
from hexfarer.games.heroes3.components import ABILITY, ARTIFACT, CARD_IDS, CARD_KINDS, CARDS, SPELL
from hexfarer.games.heroes3.content.traits import UNPARALYSED
from hexfarer.games.heroes3.content.units import UNITS, can_be_reinforced
from hexfarer.games.heroes3.fighting import (
    BY_SPECIALTY,
    BY_SPELL,
    FORMS,
    expire,
    fight,
    form_of,
    heal,
    hurt,
    immune,
    may_end,
    settle_damage,
    unit_type,
)
from hexfarer.games.heroes3.flow.cards import strike
from hexfarer.games.heroes3.flow.levels import gain_xp
from hexfarer.games.heroes3.player import HEROES_OF_SEAT, LUCKY_ALL
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import BRONZE, FLYING, GROUND, NECROPOLIS, NONE, RANGED, RESOURCES
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

OWN: Final = 0
ENEMY: Final = 1
ANY: Final = 2
_SIDES: Final[list[str]] = ["own", "enemy", "any"]
ANY_NUMBER: Final = 99
ALL_TIERS: Final = 15
ALL_TYPES: Final = 7
ON_FOOT: Final = 1 << GROUND | 1 << FLYING
RANGED_ONLY: Final = 1 << RANGED
_TIERS_OF: Final[dict[int, str]] = {
    1: "-bronze",
    2: "-silver",
    3: "-to-silver",
    4: "-gold",
    7: "-to-gold",
    ALL_TIERS: "",
}


def whom(side: int, tiers: int, types: int) -> Phrase:
    """The units that an effect may hit, as a name."""
    return Phrase("h3-whom-" + _SIDES[side] + _TIERS_OF[tiers] + ("-on-foot" if types == ON_FOOT else ""))


def favouring(words: Phrase, favourite: str, dragons: bool) -> Phrase:
    """A text with the units for which it counts twice."""
    if dragons:
        return Phrase("effect-h3-twice-for-dragons", {"effect": words})
    if favourite:
        return Phrase("effect-h3-twice-for", {"effect": words, "unit": Phrase("h3-unit-" + favourite)})
    return words


# -- resources and cards --


class Gain(Effect):
    """Take resources."""

    __slots__ = ("amount", "resource")

    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.gain(seat, self.resource, self.amount)

    def text(self) -> Phrase:
        return Phrase("effect-h3-gain-" + RESOURCES[self.resource].replace("_", "-"), {"n": self.amount})


class Pay(Effect):
    """Pay resources; nobody can owe them."""

    __slots__ = ("amount", "resource")

    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def costs(self) -> bool:
        return True

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        have = s.players[seat].resources[self.resource]
        return OK if have >= self.amount else refuse(reasons.TOO_DEAR, self.resource, self.amount, have)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        cost = [0, 0, 0]
        cost[self.resource] = self.amount
        s.pay(seat, cost)

    def text(self) -> Phrase:
        return Phrase("effect-h3-pay-" + RESOURCES[self.resource].replace("_", "-"), {"n": self.amount})


class Draw(Effect):
    """Draw cards from the own deck."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.draw(seat, self.count)

    def text(self) -> Phrase:
        return Phrase("effect-h3-draw", {"n": self.count})


class Discards(Choosing):
    """Discard cards from the hand: a cost, so all of them or none."""

    __slots__ = ("count",)

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "discard"
    rule: ClassVar[str] = "H3-DECK-031"
    hidden: ClassVar[bool] = True

    def __init__(self, count: int) -> None:
        self.count = count

    def costs(self) -> bool:
        return True

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        have = len(s.players[seat].hand)
        return OK if have >= self.count else refuse(reasons.TOO_FEW_CARDS, self.count, have)

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return sorted(set(s.players[seat].hand))

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.discard_card(seat, value)
        if memo + 1 < self.count:
            s.push(Ask(seat, self, by, memo + 1))

    def text(self) -> Phrase:
        return Phrase("effect-h3-discard", {"n": self.count})


class DiscardToDraw(Choosing):
    """Discard up to so many cards and draw as many; `memo` counts them."""

    __slots__ = ("most",)

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "discard-to-draw"
    rule: ClassVar[str] = "H3-MORALE-008"
    hidden: ClassVar[bool] = True

    def __init__(self, most: int) -> None:
        self.most = most

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        return OK

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return sorted(set(s.players[seat].hand)) if memo < self.most else []

    def may_stop(self, s: Heroes3, seat: int, by: int, memo: int) -> bool:
        return memo < self.most and bool(s.players[seat].hand)

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.discard_card(seat, value)
        s.push(Ask(seat, self, by, memo + 1))

    def stopped(self, s: Heroes3, seat: int, by: int, memo: int) -> None:
        s.draw(seat, memo)

    def text(self) -> Phrase:
        if self.most >= ANY_NUMBER:
            return Phrase("effect-h3-discard-any-to-draw")
        return Phrase("effect-h3-discard-to-draw", {"n": self.most})


class DiscardForPoints(Choosing):
    """Sword of Judgement: discard any number of cards, one point each to the unit chosen then."""

    __slots__ = ("defence",)

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "discard-for-points"
    rule: ClassVar[str] = "H3-DECK-031"
    hidden: ClassVar[bool] = True

    def __init__(self, defence: bool) -> None:
        self.defence = defence

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        if s.battle is None:
            return refuse(reasons.NO_COMBAT)
        return OK if s.players[seat].hand else refuse(reasons.NO_USE)

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return sorted(set(s.players[seat].hand))

    def may_stop(self, s: Heroes3, seat: int, by: int, memo: int) -> bool:
        return memo > 0

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.discard_card(seat, value)
        s.push(Ask(seat, self, by, memo + 1))

    def stopped(self, s: Heroes3, seat: int, by: int, memo: int) -> None:
        aim: Choosing = DefenceUp(memo) if self.defence else AttackUp(memo)
        aim.run(s, seat, by)

    def text(self) -> Phrase:
        return Phrase("effect-h3-discard-for-defence" if self.defence else "effect-h3-discard-for-attack")


class RobCard(Effect):
    """The enemy discards a random card; neutral and AI armies have none (H3-DECK-032)."""

    __slots__ = ()

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        return OK if enemy_seat(s, seat) != NONE else refuse(reasons.NOBODY_TO_ROB)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        rob(s, enemy_seat(s, seat))

    def text(self) -> Phrase:
        return Phrase("effect-h3-rob-card")


def rob(s: Heroes3, seat: int) -> None:
    """A random card of a hand is discarded."""
    hand = s.players[seat].hand
    if hand:
        s.discard_card(seat, hand[s.rng.next(len(hand))])
        s.reveal(events.DISCARDED)


def enemy_seat(s: Heroes3, seat: int) -> int:
    """The player on the other side of the combat, or NONE."""
    battle = s.battle
    if battle is None or seat not in battle.seats:
        return NONE
    return battle.seats[1 - battle.side_of(seat)]


class TakeBack(Choosing):
    """Take a card of a kind from the own discard pile; the rest is shuffled into the deck if so wanted."""

    __slots__ = ("kind", "shuffles")

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "take-back"
    rule: ClassVar[str] = "H3-DECK-005"
    hidden: ClassVar[bool] = True

    def __init__(self, kind: int, shuffles: bool) -> None:
        self.kind = kind
        self.shuffles = shuffles

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return sorted({card for card in s.players[seat].discard if CARDS[card].kind == self.kind})

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.players[seat].discard.remove(value)
        s.to_hand(seat, value)
        s.tell(events.TOOK_OPEN, [seat, value])
        if self.shuffles:
            s.shuffle_discard(seat)

    def text(self) -> Phrase:
        words = Phrase("effect-h3-take-back-" + CARD_KINDS[self.kind])
        if self.shuffles:
            return Phrase("effect-h3-then", {"a": words, "b": Phrase("effect-h3-shuffle-discard")})
        return words


class RemoveCard(Choosing):
    """Remove a card of the hand from the game, of the kinds in a mask."""

    __slots__ = ("kinds",)

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "remove-card"
    rule: ClassVar[str] = "H3-DECK-003"
    hidden: ClassVar[bool] = True

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return sorted(
            {
                card
                for card in s.players[seat].hand
                if self.kinds >> CARDS[card].kind & 1 and (CARD_IDS[card] != "magic_arrow" or self.kinds >> ABILITY & 1)
            }
        )

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.players[seat].hand.remove(value)
        s.reveal(events.REMOVED)
        remove_card(s, seat, value)

    def text(self) -> Phrase:
        if self.kinds == 1 << ABILITY:
            return Phrase("effect-h3-remove-ability")
        return Phrase(
            "effect-h3-remove-artifact" if self.kinds == 1 << ARTIFACT else "effect-h3-remove-artifact-or-spell"
        )


def remove_card(s: Heroes3, seat: int, card: int) -> None:
    """A player's card leaves the game; artifacts still count in a tournament (H3-DECK-003, H3-TOUR-004)."""
    s.removed.append(card)
    if CARDS[card].kind == ARTIFACT:
        s.players[seat].gone_artifacts += 1
    s.tell(events.REMOVED, [seat, card])


SELLABLE: Final = 1 << ARTIFACT | 1 << SPELL  # H3-TRADE-004


class RemoveThis(Effect):
    """The card itself leaves the game instead of going to the discard pile; `by` is the card."""

    __slots__ = ()

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.players[seat].playing.remove(by)
        remove_card(s, seat, by)

    def text(self) -> Phrase:
        return Phrase("effect-h3-remove-this")


class ReturnThis(Effect):
    """The card itself goes back to the hand."""

    __slots__ = ()

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.players[seat].playing.remove(by)
        s.to_hand(seat, by)

    def text(self) -> Phrase:
        return Phrase("effect-h3-return-this")


class MoraleUp(Effect):
    """Gain positive morale."""

    __slots__ = ()

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.gain_morale(seat)

    def text(self) -> Phrase:
        return Phrase("effect-h3-morale-up")


class MoraleDown(Effect):
    """Lose morale, once or more (H3-MORALE-012)."""

    __slots__ = ("times",)

    def __init__(self, times: int = 1) -> None:
        self.times = times

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        for _ in range(self.times):
            s.lose_morale(seat)

    def text(self) -> Phrase:
        return Phrase("effect-h3-morale-down", {"n": self.times})


class SpoilMorale(Effect):
    """Hourglass: an enemy with positive morale loses it."""

    __slots__ = ()

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        other = enemy_seat(s, seat)
        return OK if other != NONE and s.players[other].morale > 0 else refuse(reasons.NO_USE)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.lose_morale(enemy_seat(s, seat))

    def text(self) -> Phrase:
        return Phrase("effect-h3-spoil-morale")


class TryMorale(Effect):
    """Hourglass: an attack die of 0 brings positive morale."""

    __slots__ = ()

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        from hexfarer.games.heroes3.flow.windows import FOR_MORALE, roll_one

        roll_one(s, seat, FOR_MORALE)

    def text(self) -> Phrase:
        return Phrase("effect-h3-try-morale")


class Learn(Effect):
    """The Main Hero gains experience."""

    __slots__ = ("half_levels",)

    def __init__(self, half_levels: int) -> None:
        self.half_levels = half_levels

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        gain_xp(s, seat, self.half_levels)

    def text(self) -> Phrase:
        return Phrase("effect-h3-learn", {"n": self.half_levels})


class Cut(Effect):
    """The next unit recruited or reinforced costs less gold."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        return OK if s.battle is None else refuse(reasons.MAP_ONLY)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.players[seat].cuts.append(self.amount)

    def text(self) -> Phrase:
        return Phrase("effect-h3-cut", {"n": self.amount})


class Swift(Choosing):
    """A hero of one's own gains movement points."""

    __slots__ = ("amount", "flies")

    verb: ClassVar[int] = verbs.HERO
    question: ClassVar[str] = "which-hero"
    rule: ClassVar[str] = "H3-MOVE-014"

    def __init__(self, amount: int, flies: bool = False) -> None:
        self.amount = amount
        self.flies = flies

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        return OK if s.battle is None else refuse(reasons.MAP_ONLY)

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return [hero for hero in range(len(HEROES_OF_SEAT)) if s.players[seat].at[hero] != NONE]

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.players[seat].mp[value] += self.amount
        if self.flies:
            s.players[seat].wings = value

    def text(self) -> Phrase:
        return Phrase("effect-h3-wings" if self.flies else "effect-h3-swift", {"n": self.amount})


class SwiftVisitor(Effect):
    """The visiting hero gains movement points; `by` is the hero."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.players[seat].mp[by] += self.amount

    def text(self) -> Phrase:
        return Phrase("effect-h3-swift-visitor", {"n": self.amount})


class FreeStep(Effect):
    """Logistics: at the end of the turn a hero may go to an empty field beside it."""

    __slots__ = ()

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        return OK if s.battle is None else refuse(reasons.MAP_ONLY)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.players[seat].free_steps += 1

    def text(self) -> Phrase:
        return Phrase("effect-h3-free-step")


class Lucky(Effect):
    """Dice may be rolled again until the end of the turn."""

    __slots__ = ("luck",)

    def __init__(self, luck: int) -> None:
        self.luck = luck

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.players[seat].luck |= self.luck

    def text(self) -> Phrase:
        return Phrase("effect-h3-lucky-all" if self.luck & LUCKY_ALL else "effect-h3-lucky")


class Wise(Effect):
    """Wisdom: the spell that is being bought costs 2 gold less, and more cards are looked at."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.players[seat].wisdom = self.count

    def text(self) -> Phrase:
        return Phrase("effect-h3-wise", {"n": self.count})


class Power(Effect):
    """Power for a spell; played with it, so it does nothing by itself."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        return refuse(reasons.NO_POWER_HERE, by)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        pass

    def text(self) -> Phrase:
        return Phrase("effect-h3-power", {"n": self.amount})


# -- reinforcing without a token --


FREE: Final = 0
HALF: Final = 1  # every resource halved, rounded up
HALF_GOLD: Final = 2  # only gold, rounded down
_PRICES: Final[list[str]] = ["free", "half", "half-gold"]


def reinforce_price(unit: int, price: int) -> list[int]:
    gold, valuables = UNITS[unit >> 1].reinforce
    if price == FREE:
        return [0, 0, 0]
    if price == HALF:
        return [(gold + 1) // 2, 0, (valuables + 1) // 2]
    return [gold // 2, 0, valuables]


class Reinforces(Choosing):
    """Reinforce a unit without token, Citadel or dwelling (H3-TOWN-020)."""

    __slots__ = ("faction", "price", "tiers")

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "reinforce"
    rule: ClassVar[str] = "H3-TOWN-020"

    def __init__(self, tiers: int, price: int, faction: int = NONE) -> None:
        self.tiers = tiers
        self.price = price
        self.faction = faction

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        player = s.players[seat]
        return sorted(unit for unit in player.units if self.fits(unit) and player.can_pay(self.cost(s, seat, unit)))

    def fits(self, unit: int) -> bool:
        """Is it a unit of the kind that this reinforces?"""
        card = UNITS[unit >> 1]
        return can_be_reinforced(unit) and self.tiers >> card.tier & 1 == 1 and self.faction in (NONE, card.faction)

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        if self.values(s, seat, by, 0):
            return OK
        prices = [self.cost(s, seat, unit) for unit in sorted(s.players[seat].units) if self.fits(unit)]
        return too_dear(s, seat, min(prices)) if prices else refuse(reasons.NO_USE)

    def refused(self, s: Heroes3, seat: int, by: int, value: int) -> int:
        dear = value in s.players[seat].units and self.fits(value)
        return (too_dear(s, seat, self.cost(s, seat, value)) if dear else OK) or super().refused(s, seat, by, value)

    def cost(self, s: Heroes3, seat: int, unit: int) -> list[int]:
        gold, materials, valuables = reinforce_price(unit, self.price)
        return [s.players[seat].cut(gold), materials, valuables]

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.pay(seat, self.cost(s, seat, value))
        s.players[seat].use_cut(reinforce_price(value, self.price)[0])
        reinforce(s, seat, value)

    def text(self) -> Phrase:
        return Phrase("effect-h3-reinforce-" + _PRICES[self.price], {"whom": whom(OWN, self.tiers, ALL_TYPES)})


def reinforce(s: Heroes3, seat: int, unit: int) -> None:
    """Few become a pack; also on the combat board, where damage carries over."""
    units = s.players[seat].units
    units[units.index(unit)] = unit | 1
    if s.battle is not None:
        for fighter in s.battle.fighters:
            if fighter.unit == unit and s.battle.seats[fighter.side] == seat:
                fighter.unit = unit | 1
    s.tell(events.REINFORCED, [seat, unit | 1])


NECRO_BRONZE_SILVER: Final = Reinforces(3, HALF_GOLD, NECROPOLIS)
NECRO_ALL: Final = Reinforces(7, HALF_GOLD, NECROPOLIS)
RISEN: Final = Reinforces(1 << BRONZE, FREE)


# -- effects on one unit of the combat board --


class Aimed(Choosing):
    """An effect on a chosen unit. Spells need one that is not immune (H3-SPELL-013, -014)."""

    __slots__ = ("side", "tiers", "types")

    verb: ClassVar[int] = verbs.FIGHTER
    question: ClassVar[str] = "aim"
    rule: ClassVar[str] = "H3-SPELL-013"

    def __init__(self, side: int, tiers: int = ALL_TIERS, types: int = ALL_TYPES) -> None:
        self.side = side
        self.tiers = tiers
        self.types = types

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        if s.battle is None or seat not in s.battle.seats:
            return refuse(reasons.NO_COMBAT)
        return OK if self.values(s, seat, by, 0) else refuse(reasons.NO_TARGET)

    def fits(self, s: Heroes3, fighter: Fighter) -> bool:
        """What more is asked of the unit."""
        return True

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        battle = s.battle
        if battle is None or seat not in battle.seats:
            return []
        mine = battle.side_of(seat)
        magic = by >= 0 and CARDS[by].kind == SPELL
        found: list[int] = []
        for i, fighter in enumerate(battle.fighters):
            if not fighter.on_board() or not self.tiers >> fighter.tier() & 1:
                continue
            if not self.types >> unit_type(fighter) & 1 or (
                self.side != ANY and (fighter.side == mine) == (self.side == ENEMY)
            ):
                continue
            if magic and immune(fighter):
                continue
            if self.fits(s, fighter):
                found.append(i)
        return found

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        strike(s, seat, by, self, value)

    def words(self, key: str, amount: int = 0) -> Phrase:
        """The text: whom it may hit, and how much."""
        return Phrase("effect-h3-" + key, {"n": amount, "whom": whom(self.side, self.tiers, self.types)})


class AttackUp(Aimed):
    """Attack for the next attack of the unit (H3-DECK-027)."""

    __slots__ = ("amount", "dragons", "favourite")

    def __init__(
        self, amount: int, side: int = OWN, types: int = ALL_TYPES, favourite: str = "", dragons: bool = False
    ) -> None:
        super().__init__(side, ALL_TIERS, types)
        self.amount = amount
        self.favourite = favourite  # the unit for which it counts twice
        self.dragons = dragons  # it counts twice for dragons

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        fighter = fight(s).fighters[target]
        fighter.attack += self.amount * doubled(fighter, self.favourite, self.dragons)

    def text(self) -> Phrase:
        words = self.words("attack-up" if self.amount >= 0 else "attack-down", abs(self.amount))
        return favouring(words, self.favourite, self.dragons)


def doubled(fighter: Fighter, favourite: str, dragons: bool) -> int:
    if fighter.is_tower():
        return 1
    card = UNITS[fighter.unit >> 1]
    return 2 if (favourite and card.id == favourite) or (dragons and card.dragon) else 1


class DefenceUp(Aimed):
    """Defence against the next attack on the unit."""

    __slots__ = ("amount", "dragons", "favourite")

    def __init__(self, amount: int, side: int = OWN, favourite: str = "", dragons: bool = False) -> None:
        super().__init__(side)
        self.amount = amount
        self.favourite = favourite
        self.dragons = dragons

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        fighter = fight(s).fighters[target]
        fighter.defence += self.amount * doubled(fighter, self.favourite, self.dragons)

    def text(self) -> Phrase:
        words = self.words("defence-up" if self.amount >= 0 else "defence-down", abs(self.amount))
        return favouring(words, self.favourite, self.dragons)


class Haste(Aimed):
    """Initiative, for the combat or for this combat round."""

    __slots__ = ("amount", "dragons", "favourite", "round_only")

    def __init__(
        self, amount: int, side: int = ANY, round_only: bool = False, favourite: str = "", dragons: bool = False
    ) -> None:
        super().__init__(side)
        self.amount = amount
        self.round_only = round_only
        self.favourite = favourite
        self.dragons = dragons

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        fighter = fight(s).fighters[target]
        amount = self.amount * doubled(fighter, self.favourite, self.dragons)
        if self.round_only:
            fighter.haste_round += amount
        else:
            fighter.haste += amount

    def text(self) -> Phrase:
        key = "haste-round" if self.round_only else "haste" if self.amount > 0 else "slow"
        return favouring(self.words(key, abs(self.amount)), self.favourite, self.dragons)


class Vigour(Aimed):
    """Health for the combat."""

    __slots__ = ("amount", "dragons", "favourite")

    def __init__(self, amount: int, favourite: str = "", dragons: bool = False) -> None:
        super().__init__(OWN)
        self.amount = amount
        self.favourite = favourite
        self.dragons = dragons

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        fighter = fight(s).fighters[target]
        fighter.health += self.amount * doubled(fighter, self.favourite, self.dragons)

    def text(self) -> Phrase:
        return favouring(self.words("vigour", self.amount), self.favourite, self.dragons)


class Hurt(Aimed):
    """Damage that no Defence reduces (H3-SPELL-009)."""

    __slots__ = ("amount",)

    def __init__(self, amount: int, side: int = ANY) -> None:
        super().__init__(side)
        self.amount = amount

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        hurt(s, target, self.amount, BY_SPELL if by >= 0 and CARDS[by].kind == SPELL else BY_SPECIALTY)

    def text(self) -> Phrase:
        return self.words("hurt", self.amount)


class Heal(Aimed):
    """Remove damage."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__(OWN)
        self.amount = amount

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        heal(s, target, self.amount)

    def text(self) -> Phrase:
        return self.words("heal", self.amount)


class Cure(Aimed):
    """Remove damage; paralysis and lasting effects of cards too, if so wanted."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__(OWN)
        self.amount = amount

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        heal(s, target, self.amount)
        fighter = fight(s).fighters[target]
        changed = fighter.haste or fighter.haste_round or fighter.health or fighter.shield
        if fighter.paralysed or fighter.disabled or fighter.antimagic or changed:
            s.push(Ask(seat, CLEANSE, by, target))

    def text(self) -> Phrase:
        return self.words("cure", self.amount)


class Cleanse(Choosing):
    """The cured unit (`memo`) may be freed: 1 yes."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CHOOSE
    question: ClassVar[str] = "cleanse"
    rule: ClassVar[str] = "H3-SPELL-013"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return [1]

    def may_stop(self, s: Heroes3, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        battle = fight(s)
        fighter = battle.fighters[memo]
        fighter.paralysed = fighter.disabled = fighter.antimagic = False
        fighter.haste = fighter.haste_round = fighter.haste_later = fighter.health = fighter.shield = 0
        for lying in battle.lying_on(memo):
            expire(s, lying)
        settle_damage(s, memo)


CLEANSE: Final = Cleanse()


class Tend(Aimed):
    """Remove one damage and the paralysis of the same unit."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OWN)

    def fits(self, s: Heroes3, fighter: Fighter) -> bool:
        return fighter.paralysed

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        fight(s).fighters[target].paralysed = False
        heal(s, target, 1)

    def text(self) -> Phrase:
        return self.words("tend", 1)


class Paralyse(Aimed):
    """The unit skips its next activation (H3-COMBAT-042)."""

    __slots__ = ()

    def fits(self, s: Heroes3, fighter: Fighter) -> bool:
        return not fighter.is_tower() and not fighter.trait(UNPARALYSED)

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        battle = fight(s)
        battle.fighters[target].paralysed = True
        s.tell(events.PARALYSED, [battle.told(target)])

    def text(self) -> Phrase:
        return self.words("paralyse")


class Unparalyse(Aimed):
    """Remove a paralysis token."""

    __slots__ = ()

    def fits(self, s: Heroes3, fighter: Fighter) -> bool:
        return fighter.paralysed

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        fight(s).fighters[target].paralysed = False

    def text(self) -> Phrase:
        return self.words("free")


class Disable(Aimed):
    """The unit's abilities do not work in this combat."""

    __slots__ = ()

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        fight(s).fighters[target].disabled = True

    def text(self) -> Phrase:
        return self.words("disable")


class Ward(Aimed):
    """No spell touches the unit any more."""

    __slots__ = ()

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        fight(s).fighters[target].antimagic = True

    def text(self) -> Phrase:
        return self.words("ward")


class Riposte(Aimed):
    """The unit may retaliate once more this round."""

    __slots__ = ()

    def fits(self, s: Heroes3, fighter: Fighter) -> bool:
        return fighter.retaliated

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        fight(s).fighters[target].retaliated = False

    def text(self) -> Phrase:
        return self.words("riposte")


class Shield(Aimed):
    """Whoever attacks the unit from beside it this round takes damage."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__(ANY)
        self.amount = amount

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        fight(s).fighters[target].shield = max(fight(s).fighters[target].shield, self.amount)

    def text(self) -> Phrase:
        return self.words("shield", self.amount)


class Bless(Aimed):
    """The die of the next attack is ignored, and Attack rises."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__(ANY, ALL_TIERS, ON_FOOT)
        self.amount = amount

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        fighter = fight(s).fighters[target]
        fighter.blessed = True
        fighter.attack += self.amount

    def text(self) -> Phrase:
        return self.words("bless", self.amount)


class Leap(Aimed):
    """Put an own unit on any empty space."""

    __slots__ = ()

    def fits(self, s: Heroes3, fighter: Fighter) -> bool:
        return not fighter.is_tower()

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        s.push(Ask(seat, LEAP_TO, by, target))

    def text(self) -> Phrase:
        return self.words("leap")


class LeapTo(Choosing):
    """Where the unit goes; `memo` is the unit."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.SPACE
    question: ClassVar[str] = "leap-to"
    rule: ClassVar[str] = "H3-COMBAT-005"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        battle = fight(s)
        fighter = battle.fighters[memo]
        return [space for space in range(SPACES) if space != fighter.at and may_end(battle, fighter, space)]

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        fight(s).fighters[memo].at = value
        s.tell(events.UNIT_MOVED, [fight(s).told(memo), value])


LEAP_TO: Final = LeapTo()


class Swap(Aimed):
    """Exchange two own units."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OWN)

    def fits(self, s: Heroes3, fighter: Fighter) -> bool:
        return not fighter.is_tower()

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        found = [i for i in super().values(s, seat, by, 0) if i != memo - 1]
        return found if len(found) > (0 if memo else 1) else []

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        if memo == 0:
            s.push(Ask(seat, self, by, value + 1))
        else:
            a, b = fight(s).fighters[memo - 1], fight(s).fighters[value]
            a.at, b.at = b.at, a.at

    def text(self) -> Phrase:
        return self.words("swap")


class Chain(Aimed):
    """Chain Lightning: damage to a unit and to the two that are closest to it."""

    __slots__ = ("amounts",)

    def __init__(self, amounts: list[int]) -> None:
        super().__init__(ANY)
        self.amounts = amounts

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        s.push(Ask(seat, ChainOn(self.amounts[1:], fight(s).fighters[target].at), by, 1 << target))
        hurt(s, target, self.amounts[0], BY_SPELL)

    def text(self) -> Phrase:
        return Phrase("effect-h3-chain", {"a": self.amounts[0], "b": self.amounts[1], "c": self.amounts[2]})


class ChainOn(Choosing):
    """The next link of the chain; `memo` is a mask of those hit, `start` where it began."""

    __slots__ = ("amounts", "start")

    verb: ClassVar[int] = verbs.FIGHTER
    question: ClassVar[str] = "chain"
    rule: ClassVar[str] = "H3-SPELL-013"

    def __init__(self, amounts: list[int], start: int) -> None:
        self.amounts = amounts
        self.start = start

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        from hexfarer.games.heroes3.battle import apart

        if s.battle is None:
            return []
        open_ = [
            (apart(self.start, fighter.at), i)
            for i, fighter in enumerate(s.battle.fighters)
            if fighter.on_board() and not fighter.is_tower() and not memo >> i & 1
        ]
        best = min(open_)[0] if open_ else 0
        return [i for far, i in open_ if far == best]

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        if len(self.amounts) > 1:
            s.push(Ask(seat, ChainOn(self.amounts[1:], self.start), by, memo | 1 << value))
        hurt(s, value, self.amounts[0], BY_SPELL)


class Blast(Choosing):
    """Fireball: all units on two adjacent spaces; `memo` is the first space + 1."""

    __slots__ = ("amount",)

    verb: ClassVar[int] = verbs.SPACE
    question: ClassVar[str] = "blast"
    rule: ClassVar[str] = "H3-SPELL-013"

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        if s.battle is None:
            return refuse(reasons.NO_COMBAT)
        return OK

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        if s.battle is None:
            return []
        if memo:
            return BESIDE[memo - 1]
        taken = [fighter.at for fighter in s.battle.fighters if fighter.on_board() and not fighter.is_tower()]
        return sorted(taken)

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        if memo == 0:
            s.push(Ask(seat, self, by, value + 1))
        else:
            strike(s, seat, by, self, (memo - 1) * SPACES + value)

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        """The target is two spaces in one number."""
        battle = fight(s)
        for space in divmod(target, SPACES):
            i = battle.at(space)
            if i != NONE:
                hurt(s, i, self.amount, BY_SPELL)

    def text(self) -> Phrase:
        return Phrase("effect-h3-blast", {"n": self.amount})


class Cloak(Aimed):
    """Sandro's cards: they lie on skeletons or zombies and give them other values."""

    __slots__ = ("form", "unit", "with_few")

    def __init__(self, form: int, unit: str, with_few: bool) -> None:
        super().__init__(OWN)
        self.form = form
        self.unit = unit
        self.with_few = with_few

    def fits(self, s: Heroes3, fighter: Fighter) -> bool:
        if fighter.is_tower() or UNITS[fighter.unit >> 1].id != self.unit:
            return False
        return self.with_few or (fighter.is_pack() and form_of(fighter) == 0)

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        fighter = fight(s).fighters[target]
        fighter.form = fighter.form << 2 | self.form
        fighter.below.append(fighter.damage)
        fighter.damage = 0
        s.players[seat].playing.remove(by)  # it lies on the unit until that is hit hard enough

    def text(self) -> Phrase:
        attack, defence, health, initiative = FORMS[self.form]
        args: dict[str, object] = {"attack": attack, "defence": defence, "health": health, "initiative": initiative}
        return Phrase("effect-h3-cloak-" + str(self.form), args)


class Archery(Effect):
    """Own ranged units: Attack +1 against targets that are not adjacent."""

    __slots__ = ("rounds",)

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds  # 1: this combat round; 2: the next one too, and Initiative +1

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        return OK if s.battle is not None and seat in s.battle.seats else refuse(reasons.NO_COMBAT)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        battle = fight(s)
        side = battle.side_of(seat)
        s.aim = EVERY
        battle.boosted[side] = max(battle.boosted[side], battle.round + self.rounds - 1)
        if self.rounds > 1:
            for fighter in battle.fighters:
                if fighter.side == side and unit_type(fighter) == RANGED and not fighter.is_tower():
                    fighter.haste_round += 1
                    fighter.haste_later += 1

    def text(self) -> Phrase:
        return Phrase("effect-h3-archery", {"n": self.rounds})


class Shackles(Effect):
    """The enemy can neither flee nor surrender."""

    __slots__ = ()

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        return OK if enemy_seat(s, seat) != NONE else refuse(reasons.NO_USE)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        battle = fight(s)
        battle.no_flight[1 - battle.side_of(seat)] = True

    def text(self) -> Phrase:
        return Phrase("effect-h3-shackles")
