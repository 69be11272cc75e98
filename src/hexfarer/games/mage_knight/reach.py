"""What effects can come to in a fight at most, found by looking at what they are made of.

Whatever is not known here could do anything: the bound is then no bound, and nothing is left out because of it.
"""

from __future__ import annotations

from typing import Final

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
    WeakenAll,
    WeakenOne,
    Wrath,
)
from hexfarer.games.mage_knight.effects.gains import (
    AnotherTurn,
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
from hexfarer.games.mage_knight.effects.points import FIXED, PER_CRYSTAL_COLOUR, Attack, Block, Heal, Influence, Move
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
from hexfarer.games.mage_knight.player import AGILITY, AGILITY_RANGED, PAIN, STARSDAWN, Player
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import FLIPPED, NONE, USED, WOUND

ANYTHING: Final = 999  # nobody knows
RETORT: Final = 4  # Attack of Burning Shield
HARMLESS: Final[list[type[Effect]]] = [  # they give neither attack nor cards, and it is one to them what mana is
    *[Crystallize, ExtraDice, GainMana, SetDie, TakeWound, StormCrystal, StormAll, ClaimDie, SearchMana],
    *[RollForWounds, RollForCrystals, AnotherTurn, LongNight],
]
KEEPING: Final[list[type[Effect]]] = [  # they bring no card to hand, and take no wound away
    *[Attack, Block, Boost, GainCrystal, NoWalls, WeakenOne, WeakenAll, SkipPhases, Retort, UnitsFight, TurnAttacks],
    *[DoublePhysical, FamePerDefeat, Wrath, LesserWrath, LowerBlow, MuteBlow, CancelBlow, ForkedLightning, Sideways],
    *[SwiftBlock, WoundThisUnit, UnitsResist, Ready, ReadyAll, ReadyTotal, Ambush, Diplomacy, Lead, EndlessMana],
]


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


def attack(effect: Effect) -> int:
    """The most Attack points that an effect gives."""
    made = parts(effect)
    if made is not None:
        found = [attack(part) for part in made]
        return sum(found) if isinstance(effect, Seq) else max(found)
    kind = type(effect)
    if kind is Attack:
        assert isinstance(effect, Attack)
        return effect.n.base if effect.n.growth == FIXED else ANYTHING
    if kind is Boost:
        assert isinstance(effect, Boost)
        return 3 * effect.bonus  # it is added to each Attack of a card
    harmless = kind in HARMLESS or kind is Block or kind is GainCrystal
    return 0 if harmless or idle(effect) else ANYTHING


def idle(effect: Effect) -> bool:
    """Does an effect give nothing but points that a fight has no use for?"""
    made = parts(effect)
    if made is not None and not isinstance(effect, DiscardFor):
        return all(idle(part) for part in made)
    return type(effect) in (Fame, Heal, Influence, Move, Nothing, Reputation, TerrainCut, TerrainSet)


def keeps(effect: Effect) -> bool:
    """Is it known that an effect brings no card to hand, takes no wound off it, and heals no unit?"""
    made = parts(effect)
    if made is not None:
        return all(keeps(part) for part in made)
    return type(effect) in KEEPING or type(effect) in HARMLESS or idle(effect) or effect.healing()


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
    return kind not in HARMLESS and kind is not Boost and not idle(effect)


class Reach:
    """What is known of effects, remembered by card, ability and skill."""

    def __init__(self) -> None:
        self.cards: dict[int, int] = {}
        self.units: dict[int, int] = {}
        self.skills: dict[int, int] = {}
        self.tactics: dict[int, int] = {}

    def card(self, card: int) -> int:
        found = self.cards.get(card, -1)
        if found < 0:
            found = max(1, attack(DEEDS[card].basic), attack(DEEDS[card].strong))
            self.cards[card] = found
        return found

    def unit(self, card: int) -> int:
        found = self.units.get(card, -1)
        if found < 0:
            found = max([attack(effect) for _, effect in UNITS[card].abilities] + [0])
            self.units[card] = found
        return found

    def skill(self, skill: int) -> int:
        found = self.skills.get(skill, -1)
        if found < 0:
            found = 0 if SKILLS[skill].not_in_combat else attack(SKILLS[skill].effect)
            self.skills[skill] = found
        return found

    def tactic(self, tactic: int) -> int:
        found = self.tactics.get(tactic, -1)
        if found < 0:
            found = attack(TACTICS[tactic].effect)
            self.tactics[tactic] = found
        return found

    def bounded(self, s: MageKnight, seat: int) -> bool:
        """Is it certain that the cards in hand only become fewer, and wounds in hand and on units only more?"""
        player = s.players[seat]
        if s.centre or player.puppets or player.box != NONE or player.regains or player.has(AGILITY | PAIN):
            return False
        if any(unit.banner != NONE or unit.guise != NONE for unit in player.units):
            return False
        return all(keeps(effect) for effect in held(s, seat))

    def attack(self, s: MageKnight, seat: int) -> int:
        """The most Attack points that a seat can still gather, with those that it has; ANYTHING or more if unknown."""
        combat = s.combat
        assert combat is not None
        player = s.players[seat]
        unknown = player.has(AGILITY | AGILITY_RANGED | STARSDAWN) or player.side_bonus or player.box != NONE
        if unknown or player.puppets or player.deadly_aim or player.ritual or player.surge or player.enhances:
            return ANYTHING
        if combat.physical_doubled or combat.only_cold_fire or combat.charms or combat.cracks or combat.disease:
            return ANYTHING
        if s.centre or combat.harvest or combat.shields:  # what a block strikes back with is still to come
            return ANYTHING
        total = sum(s.attack) + RETORT * combat.retort + combat.dodge + player.ambush_attack
        total += player.boost_attack + player.boost_ranged
        for foe in combat.foes:
            total += foe.bolt
            if foe.duelled:
                return ANYTHING
        pain = player.has(PAIN)
        for card in player.hand:
            if card != WOUND:
                total += self.card(card)
            elif pain:
                total += 1
        for unit in player.units:
            if unit.banner != NONE or unit.guise != NONE:
                return ANYTHING
            if unit.ready:
                total += self.unit(unit.card) + player.units_attack
        for i, skill in enumerate(player.skills):
            if skill_works(player, i):
                total += self.skill(skill)
        if tactic_works(player):
            total += self.tactic(player.tactic)
        return total


def crystals_count(s: MageKnight, seat: int) -> bool:
    """Could anything that the seat has tell a token from a crystal?"""
    return bool(s.centre) or any(counts_crystals(effect) for effect in held(s, seat))


def held(s: MageKnight, seat: int) -> list[Effect]:
    """The effects of all that the seat has and might use in a fight."""
    player = s.players[seat]
    effects: list[Effect] = []
    for card in player.hand:
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
