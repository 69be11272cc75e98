"""What effects can come to in a fight at most, found by looking at what they are made of.

Whatever is not known here could do anything: the bound is then no bound, and nothing is left out because of it.
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.combat import RETORT_ARMOR, RETORT_ATTACK, RETORT_NO_SWIFT
from hexfarer.games.mage_knight.components import DEEDS, EACH_TURN, IN_TURN, SKILLS, TACTICS, UNITS, WHEN_EMPTY
from hexfarer.games.mage_knight.effects.base import Effect, Either, May, Nothing, Seq, When
from hexfarer.games.mage_knight.effects.blows import CancelBlow, LowerBlow, MuteBlow
from hexfarer.games.mage_knight.effects.bolts import ForkedLightning
from hexfarer.games.mage_knight.effects.fighting import (
    DoublePhysical,
    FamePerDefeat,
    LesserWrath,
    NoWalls,
    Retort,
    SkipPhases,
    TurnAttacks,
    UnitsFight,
    Weaken,
    WeakenAll,
    WeakenOne,
    Wrath,
)
from hexfarer.games.mage_knight.effects.gains import (
    AnotherTurn,
    Draw,
    Fame,
    GainCrystal,
    GainMana,
    Reputation,
    RollForCrystals,
    RollForWounds,
    TakeWound,
)
from hexfarer.games.mage_knight.effects.hand import Boost, DiscardFor
from hexfarer.games.mage_knight.effects.hirelings import SwiftBlock, WithMana
from hexfarer.games.mage_knight.effects.land import TerrainCut, TerrainSet
from hexfarer.games.mage_knight.effects.paying import Crystallize, PayFor, PayToDo
from hexfarer.games.mage_knight.effects.planning import LongNight
from hexfarer.games.mage_knight.effects.points import (
    FIXED,
    PER_BLOCKED,
    PER_CRYSTAL_COLOUR,
    PER_ENEMY,
    PER_FIT_UNIT,
    PER_ICON,
    PER_OPEN_ICON,
    Amount,
    Attack,
    Block,
    Heal,
    Influence,
    Move,
)
from hexfarer.games.mage_knight.effects.source_dice import (
    ClaimDie,
    ExtraDice,
    SearchMana,
    SetDie,
    StormAll,
    StormCrystal,
)
from hexfarer.games.mage_knight.effects.troops import Ready, ReadyAll, ReadyTotal, UnitsResist, WoundThisUnit
from hexfarer.games.mage_knight.effects.turns import Ambush, Diplomacy, EndlessMana, Lead, Sideways
from hexfarer.games.mage_knight.player import (
    AGILITY,
    AGILITY_RANGED,
    COERCION,
    DICE_AS_ANY,
    DIPLOMACY,
    LEARN_BASIC,
    LEARN_STRONG,
    PAIN,
    PEACE,
    POLARIZED,
    STARSDAWN,
    SUPPRESSED,
    UNITS_RESIST,
    VEIL,
    WOUNDS_VANISH,
    Player,
)
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import ANY_BASIC, BASIC, FLIPPED, FORTIFIED, MELEE, NONE, RESISTANCES, USED, WOUND

ANYTHING: Final = 999  # nobody knows
RETORT: Final = 4  # Attack of Burning Shield
ICE_SHIELD: Final = 3  # Armor that it takes from whom it blocks
SIDEWAYS: Final = 3  # more Attack by a card played sideways with a skill
RESISTING: Final = 3  # the most resistances
GLORY: Final = 2  # Attack or Block by the banner, if an ability has two of them
GAINED: Final = 2  # abilities that a foe may get
DICE: Final = 1 << 6  # what the dice of the Source are wanted for, besides paying; among colours
EVERY: Final = 127  # all colours, and dice
SHELTERS: Final = DIPLOMACY | COERCION | VEIL | WOUNDS_VANISH | UNITS_RESIST | PEACE  # against attacks, in other ways
SPECIAL: Final = POLARIZED | SUPPRESSED | DICE_AS_ANY | LEARN_BASIC | LEARN_STRONG | COERCION  # of use for other mana
HARMLESS: Final[list[type[Effect]]] = [  # they give neither attack nor cards, and it is one to them what mana is
    *[Crystallize, ExtraDice, GainMana, SetDie, TakeWound, StormCrystal, StormAll, ClaimDie, SearchMana],
    *[RollForWounds, RollForCrystals, AnotherTurn, LongNight],
]
KEEPING: Final[list[type[Effect]]] = [  # they bring no card to hand, and take no wound away
    *[Attack, Block, Boost, GainCrystal, NoWalls, WeakenOne, WeakenAll, SkipPhases, Retort, UnitsFight, TurnAttacks],
    *[DoublePhysical, FamePerDefeat, Wrath, LesserWrath, LowerBlow, MuteBlow, CancelBlow, ForkedLightning, Sideways],
    *[SwiftBlock, WoundThisUnit, UnitsResist, Ready, ReadyAll, ReadyTotal, Ambush, Diplomacy, Lead, EndlessMana],
]
BLUNT: Final[list[type[Effect]]] = [  # they give neither attack nor mana, and it is one to them what mana is
    *[GainCrystal, NoWalls, FamePerDefeat, LowerBlow, MuteBlow, CancelBlow, SwiftBlock, WoundThisUnit],
    *[UnitsResist, SkipPhases, Diplomacy],
]
SHARP: Final[list[type[Effect]]] = [  # they do nothing against attacks, nor against what comes of them
    *[GainCrystal, NoWalls, FamePerDefeat, WoundThisUnit, DoublePhysical, TurnAttacks, EndlessMana],
]
ATTACKING: Final = 0
SHOOTING: Final = 1
BLOCKING: Final = 2
EITHER: Final = 3
ROLLING: Final[list[type[Effect]]] = [StormAll, SearchMana]  # dice of the Source are rolled
OF_DICE: Final[list[type[Effect]]] = [*ROLLING, ExtraDice, SetDie, StormCrystal, ClaimDie, LongNight, Sideways]


def parts(effect: Effect) -> list[Effect] | None:
    """What an effect is made of; None if it is not known to be made of anything."""
    if isinstance(effect, Seq):
        return effect.parts
    if isinstance(effect, Either):
        return effect.ways
    if isinstance(effect, When):
        return [effect.then] if effect.otherwise is None else [effect.then, effect.otherwise]
    if isinstance(effect, WithMana):
        return [effect.plain, effect.better]
    if isinstance(effect, May):
        return [effect.part]
    if isinstance(effect, PayFor):
        return effect.cases
    if isinstance(effect, (PayToDo, DiscardFor)):
        return [effect.then]
    return None


class Field:
    """What an effect may count or bring: foes, what stands on one of them, own units, and what may be drawn."""

    __slots__ = ("best", "foes", "icons", "units", "wants")

    def __init__(self, foes: int, icons: int, units: int) -> None:
        self.foes = foes
        self.icons = icons
        self.units = units
        self.best = [ANYTHING] * (EITHER + 1)  # the points that a card of the own deck gives at most
        self.wants = EVERY  # the mana that cards of the own deck can use


def field_of(s: MageKnight, seat: int) -> Field:
    """The field of a fight as it is now."""
    player = s.players[seat]
    icons = foes = 0
    if s.combat is not None:
        foes = len(s.combat.foes)
        for foe in s.combat.foes:
            icons = max(icons, foe.abilities().bit_count() + 2 * len(foe.fates) + GAINED)
    field = Field(foes, icons, len(player.units))
    reach = Reach(field)
    best = [0] * (EITHER + 1)
    wants = 0
    for card in player.deck:
        if card != WOUND:
            wants |= reach.card_wants(card)
            for what in range(len(best)):
                best[what] = max(best[what], reach.card(card, what))
    if all(type(effect) is not LongNight for effect in held(s, seat)):
        field.best, field.wants = best, wants
    return field


def points(effect: Effect, field: Field, what: int) -> int:
    """The most points that an effect gives for ATTACKING, SHOOTING or BLOCKING, or for one of them as it is chosen
    (EITHER). Armor that it takes away is as good as Attack."""
    made = parts(effect)
    if made is not None:
        found = [points(part, field, what) for part in made]
        return sum(found) if isinstance(effect, Seq) else max(found)
    if what == EITHER:
        attack, block = leaf(effect, field, ATTACKING), leaf(effect, field, BLOCKING)
        return attack + block if type(effect) in (WeakenOne, WeakenAll, Ambush) else max(attack, block)
    return leaf(effect, field, what)


def leaf(effect: Effect, field: Field, what: int) -> int:
    """The points of an effect that is not made of others."""
    kind = type(effect)
    block = what == BLOCKING
    if kind is Attack:
        assert isinstance(effect, Attack)
        return 0 if block or (what == SHOOTING and effect.kind == MELEE) else growing(effect.n, field)
    if kind is Block:
        assert isinstance(effect, Block)
        return growing(effect.n, field) if block else 0
    if kind is Boost:
        assert isinstance(effect, Boost)
        return 3 * effect.bonus  # it is added to each Attack and Block of a card
    if kind is Wrath or kind is LesserWrath:
        assert isinstance(effect, Wrath)
        return 0 if block else 2 * effect.n
    if kind is Sideways:
        return 0 if what == SHOOTING else SIDEWAYS
    if kind is UnitsFight:
        assert isinstance(effect, UnitsFight)
        return effect.n * field.units
    if kind is Ambush:
        assert isinstance(effect, Ambush)
        return effect.block if block else effect.attack
    if kind is Lead:
        assert isinstance(effect, Lead)
        return effect.block if block else max(effect.attack, effect.ranged)
    if kind is WeakenAll:
        assert isinstance(effect, WeakenAll)
        return broken(effect.what, block) * field.foes
    if kind is WeakenOne:
        assert isinstance(effect, WeakenOne)
        others = effect.others
        return broken(effect.what, block) + (0 if others is None else broken(others, block) * (field.foes - 1))
    if kind is Retort:
        assert isinstance(effect, Retort)
        if block:
            return 0 if effect.what & ~(RETORT_ARMOR | RETORT_ATTACK | RETORT_NO_SWIFT) == 0 else ANYTHING
        if effect.what == RETORT_ARMOR:
            return ICE_SHIELD
        return RETORT if effect.what == RETORT_ATTACK else 0 if effect.what == RETORT_NO_SWIFT else ANYTHING
    if kind is Draw:
        assert isinstance(effect, Draw)
        return effect.n * field.best[what]
    if kind in HARMLESS or idle(effect) or effect.healing():
        return 0
    return 0 if kind in (SHARP if block else BLUNT) else ANYTHING


def growing(n: Amount, field: Field) -> int:
    """The most that an amount can be."""
    if n.growth == FIXED:
        return n.base
    if n.plus >= 0 and n.growth in (PER_ENEMY, PER_BLOCKED):
        return n.base + n.plus * field.foes
    if n.plus >= 0 and n.growth in (PER_ICON, PER_OPEN_ICON):
        return n.base + n.plus * field.icons
    if n.plus >= 0 and n.growth == PER_CRYSTAL_COLOUR:
        return n.base + n.plus * len(BASIC)
    if n.plus >= 0 and n.growth == PER_FIT_UNIT:
        return n.base + n.plus * min(3, field.units)
    return ANYTHING


def broken(what: Weaken, block: bool) -> int:
    """The most Armor that is taken from an enemy, or attack."""
    if block:  # whoever loses its attack, or a part of it, hurts less as well
        harmless = what.destroy or what.stop or what.attack or what.lose & ~(RESISTANCES | FORTIFIED)
        return ANYTHING if harmless else 0
    if what.destroy or what.armor_to:
        return ANYTHING
    return max(0, what.armor, what.fortified_armor) + (RESISTING if what.per_resistance else 0)


def idle(effect: Effect) -> bool:
    """Does an effect give nothing but points that a fight has no use for?"""
    made = parts(effect)
    if made is not None and not isinstance(effect, DiscardFor):
        return all(idle(part) for part in made)
    return type(effect) in (Fame, Heal, Influence, Move, Nothing, Reputation, TerrainCut, TerrainSet)


def keeps(effect: Effect) -> bool:
    """Is it known that an effect brings no card to hand but by drawing, takes no wound off it, and heals no unit?"""
    made = parts(effect)
    if made is not None:
        return all(keeps(part) for part in made)
    kind = type(effect)
    return kind in KEEPING or kind in HARMLESS or kind is Draw or idle(effect) or effect.healing()


def draws(effect: Effect) -> int:
    """The most cards that an effect draws from the own deck."""
    made = parts(effect)
    if made is not None:
        found = [draws(part) for part in made]
        return sum(found) if isinstance(effect, Seq) else max(found)
    if type(effect) is Draw:
        assert isinstance(effect, Draw)
        return effect.n
    return 0


def counts_crystals(effect: Effect) -> bool:
    """Could it make a difference to an effect whether a mana is a token or a crystal?"""
    made = parts(effect)
    if made is not None:
        return any(counts_crystals(part) for part in made)
    kind = type(effect)
    if kind is Attack:
        assert isinstance(effect, Attack)
        return effect.n.growth == PER_CRYSTAL_COLOUR
    if kind is Block:
        assert isinstance(effect, Block)
        return effect.n.growth == PER_CRYSTAL_COLOUR
    if kind is GainCrystal:
        assert isinstance(effect, GainCrystal)
        return effect.own
    known = kind in HARMLESS or kind in KEEPING or kind is Draw
    return not known and not idle(effect) and not effect.healing()


def colours(effect: Effect, field: Field) -> int:
    """The mana that an effect may have a use for, as a mask, with DICE; EVERY if unknown."""
    made = parts(effect)
    if made is not None:
        found = 0
        for part in made:
            found |= colours(part, field)
        if isinstance(effect, PayFor):
            found |= ANY_BASIC
        elif isinstance(effect, PayToDo):
            found |= 1 << effect.colour
        return found
    kind = type(effect)
    if kind in OF_DICE:
        return DICE
    if kind is Crystallize:
        return ANY_BASIC
    if kind is Draw:
        return field.wants
    known = kind in KEEPING or kind in HARMLESS or kind in BLUNT
    return 0 if known or idle(effect) or effect.healing() else EVERY


def rolls(effect: Effect) -> bool:
    """Could an effect change what dice of the Source show that nobody takes?"""
    made = parts(effect)
    if made is not None:
        return any(rolls(part) for part in made)
    kind = type(effect)
    mild = kind in KEEPING or kind in HARMLESS or kind in BLUNT or kind is Draw
    return kind in ROLLING or not (mild or idle(effect) or effect.healing())


class Reach:
    """What is known of effects in a fight, remembered by card, ability and skill."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.wants: dict[int, int] = {}  # the colours that a card can use, and by unit, as -1 - unit
        self.cards: dict[int, int] = {}  # by number, and what for
        self.units: dict[int, int] = {}
        self.skills: dict[int, int] = {}
        self.tactics: dict[int, int] = {}
        self.plain: dict[int, bool] = {}

    def card(self, card: int, what: int) -> int:
        found = self.cards.get(card << 2 | what, -1)
        if found < 0:
            deed = DEEDS[card]
            found = max(points(deed.basic, self.field, what), points(deed.strong, self.field, what))
            if what != SHOOTING:
                found = max(found, 1)  # sideways
            self.cards[card << 2 | what] = found
        return found

    def unit(self, card: int, what: int) -> int:
        found = self.units.get(card << 2 | what, -1)
        if found < 0:
            found = max([points(effect, self.field, what) for _, effect in UNITS[card].abilities] + [0])
            self.units[card << 2 | what] = found
        return found

    def skill(self, skill: int, what: int) -> int:
        found = self.skills.get(skill << 2 | what, -1)
        if found < 0:
            found = 0 if SKILLS[skill].not_in_combat else points(SKILLS[skill].effect, self.field, what)
            self.skills[skill << 2 | what] = found
        return found

    def tactic(self, tactic: int, what: int) -> int:
        found = self.tactics.get(tactic << 2 | what, -1)
        if found < 0:
            found = points(TACTICS[tactic].effect, self.field, what)
            self.tactics[tactic << 2 | what] = found
        return found

    def card_wants(self, card: int) -> int:
        found = self.wants.get(card, -1)
        if found < 0:
            deed = DEEDS[card]
            found = colours(deed.basic, self.field) | colours(deed.strong, self.field)
            for mask in deed.basic_power + deed.strong_power:
                found |= mask
            self.wants[card] = found
        return found

    def unit_wants(self, card: int) -> int:
        found = self.wants.get(-1 - card, -1)
        if found < 0:
            found = 0
            for mana, effect in UNITS[card].abilities:
                found |= colours(effect, self.field) | (1 << mana if mana != NONE else 0)
            self.wants[-1 - card] = found
        return found

    def needs(self, s: MageKnight, seat: int) -> int:
        """The colours of mana that the seat may still have a use for in this fight, with DICE; EVERY if unknown."""
        player = s.players[seat]
        if s.centre or player.flags & SPECIAL or player.side_bonus or player.enhances or player.invoked:
            return EVERY
        if player.puppets or player.box != NONE or player.ritual or player.surge or player.pulls or player.endless:
            return EVERY
        if player.regains or player.stored_die != NONE:
            return EVERY
        found = 0
        for card in player.hand:
            if card != WOUND:
                found |= self.card_wants(card)
        for unit in player.units:
            if unit.guise != NONE:
                return EVERY
            found |= self.unit_wants(unit.card)
        for i, skill in enumerate(player.skills):
            if skill_works(player, i) and not SKILLS[skill].not_in_combat:
                found |= colours(SKILLS[skill].effect, self.field)
        if tactic_works(player):
            found |= colours(TACTICS[player.tactic].effect, self.field)
        return found

    def bounded(self, s: MageKnight, seat: int, drawing: bool) -> bool:
        """Is it certain that the cards in hand only become fewer, but for those that are drawn, and wounds in hand and
        on units only more?"""
        player = s.players[seat]
        if s.centre or player.puppets or player.box != NONE or player.regains or player.has(AGILITY | PAIN):
            return False
        if any(unit.guise != NONE for unit in player.units):
            return False
        if drawing and any(draws(effect) for card in player.deck for effect in (DEEDS[card].basic, DEEDS[card].strong)):
            return False  # one draw may lead to the next
        return all(keeps(effect) for effect in held(s, seat, drawing))

    def most(self, s: MageKnight, seat: int, what: int) -> int:
        """The most points that a seat can still gather, with those that it has; ANYTHING or more if unknown."""
        combat = s.combat
        assert combat is not None
        player = s.players[seat]
        unknown = player.has(AGILITY | AGILITY_RANGED | STARSDAWN) or player.side_bonus > 7 or player.box != NONE
        if unknown or player.puppets or player.deadly_aim or player.ritual or player.surge or player.enhances:
            return ANYTHING
        if combat.physical_doubled or combat.only_cold_fire or combat.charms or combat.cracks or combat.disease:
            return ANYTHING
        if s.centre or combat.harvest or combat.shields:  # what a block strikes back with is still to come
            return ANYTHING
        if what >= BLOCKING and (player.flags & SHELTERS or player.guide_block or any(combat.spare_blocks)):
            return ANYTHING
        total = 0
        if what != BLOCKING:
            total += sum(s.attack) + RETORT * combat.retort + combat.dodge + player.ambush_attack
            total += player.boost_attack + player.boost_ranged
            for foe in combat.foes:
                total += foe.bolt
        if what >= BLOCKING:
            total += sum(s.block) + player.ambush_block + player.boost_block + combat.dodge
        total += SIDEWAYS if player.side_bonus else 0
        for foe in combat.foes:
            if foe.duelled:
                return ANYTHING
        pain = player.has(PAIN)
        bonus = 0 if what == BLOCKING else player.units_attack
        if what >= BLOCKING:
            bonus = max(bonus, player.units_block)
        for card in player.hand:
            if card != WOUND:
                total += self.card(card, what)
            elif pain:
                total += 2
        for unit in player.units:
            if unit.guise != NONE:
                return ANYTHING
            more = 0
            again = False
            if unit.banner != NONE:
                banner = DEEDS[unit.banner].id
                again = banner == "banner_of_courage"
                more = GLORY if banner == "banner_of_glory" else 0
                if what >= BLOCKING and banner not in ("banner_of_glory", "banner_of_courage", "banner_of_command"):
                    return ANYTHING  # it helps against attacks in its own way
            if unit.ready or again:
                total += (self.unit(unit.card, what) + bonus + more) * (2 if again else 1)
        for i, skill in enumerate(player.skills):
            if skill_works(player, i):
                total += self.skill(skill, what)
        if tactic_works(player):
            total += self.tactic(player.tactic, what)
        return total

    def cards_for(self, need: int, most: int, player: Player, what: int) -> int:
        """How many cards in hand are used at least for so many points, of the most that can be gathered."""
        if most >= ANYTHING or need <= 0:
            return 0
        each = sorted([self.card(card, what) for card in player.hand if card != WOUND], reverse=True)
        without = most - sum(each)
        count = 0
        while count < len(each) and without < need:
            without += each[count]
            count += 1
        return count


def crystals_count(s: MageKnight, seat: int, drawing: bool) -> bool:
    """Could anything that the seat has tell a token from a crystal?"""
    return bool(s.centre) or any(counts_crystals(effect) for effect in held(s, seat, drawing))


def held(s: MageKnight, seat: int, drawing: bool = False) -> list[Effect]:
    """The effects of all that the seat has and might use in a fight; with those of its deck, if it may draw."""
    player = s.players[seat]
    effects: list[Effect] = []
    for card in player.hand + player.deck if drawing else player.hand:
        if card != WOUND:
            effects += [DEEDS[card].basic, DEEDS[card].strong]
    for unit in player.units:
        effects += [effect for _, effect in UNITS[unit.card].abilities]
    effects += [SKILLS[skill].effect for i, skill in enumerate(player.skills) if skill_works(player, i)]
    if tactic_works(player):
        effects.append(TACTICS[player.tactic].effect)
    return effects


def skill_works(player: Player, i: int) -> bool:
    """Could a skill be used in a fight?"""
    token = SKILLS[player.skills[i]]
    if token.not_in_combat or (token.motivation and player.own_turns <= player.motivated_until):
        return False
    return player.skill_state[i] != USED and (player.skill_state[i] != FLIPPED or token.back > 0)


def tactic_works(player: Player) -> bool:
    """Could the tactic be used in a fight?"""
    if player.tactic == NONE or player.tactic_used or player.tactic_down:
        return False
    return TACTICS[player.tactic].use in (IN_TURN, EACH_TURN, WHEN_EMPTY)
