"""The skills of the heroes, ten each."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.components import SkillToken
from hexfarer.games.mage_knight.effects.base import BY_DAY, LOWEST_FAME, Effect, Either, Seq, When
from hexfarer.games.mage_knight.effects.fighting import Weaken, WeakenOne
from hexfarer.games.mage_knight.effects.gains import Draw, GainCrystal, GainMana, SpendWound
from hexfarer.games.mage_knight.effects.invoking import Invoke
from hexfarer.games.mage_knight.effects.land import Fly
from hexfarer.games.mage_knight.effects.loyalty import Bonds
from hexfarer.games.mage_knight.effects.points import (
    PER_CRYSTAL_COLOUR,
    PER_FIT_UNIT,
    Amount,
    Attack,
    Block,
    Heal,
    Influence,
    Move,
)
from hexfarer.games.mage_knight.effects.rivals import HealingRitual, ManaExploit, PrayerOfWeather, SourceFreeze
from hexfarer.games.mage_knight.effects.troops import HealUnit, Ready
from hexfarer.games.mage_knight.effects.turns import Change, Lead, Sideways, UniversalPower
from hexfarer.games.mage_knight.player import PAIN, POLARIZED, SIDE_DAMN, SIDE_MAGIC, SIDE_PLAIN
from hexfarer.games.mage_knight.terms import (
    BLACK,
    BLUE,
    FIRE,
    GREEN,
    HEROES,
    ICE,
    MELEE,
    ONCE_A_ROUND,
    ONCE_A_TURN,
    PERMANENT,
    RANGED,
    RED,
    SIEGE,
    WHITE,
)

ARYTHEA: Final = 0
GOLDYX: Final = 1
NOROWAS: Final = 2
TOVAK: Final = 3


def turn(id: str, hero: int, effect: Effect) -> SkillToken:
    return SkillToken(f"{HEROES[hero]}_{id}", hero, ONCE_A_TURN, effect)


def flip(id: str, hero: int, effect: Effect, not_in_combat: bool = False) -> SkillToken:
    return SkillToken(f"{HEROES[hero]}_{id}", hero, ONCE_A_ROUND, effect, not_in_combat=not_in_combat)


def interactive(id: str, hero: int, effect: Effect, not_in_combat: bool = False) -> SkillToken:
    return SkillToken(f"{HEROES[hero]}_{id}", hero, ONCE_A_ROUND, effect, interactive=True, not_in_combat=not_in_combat)


def motivation(hero: int, colour: int) -> SkillToken:
    effect = Seq(Draw(2), When(LOWEST_FAME, GainMana(1 << colour)))
    return SkillToken(f"{HEROES[hero]}_motivation", hero, ONCE_A_ROUND, effect, motivation=True)


def craft(crystal: int, mana: int) -> Effect:
    return Seq(GainCrystal(1 << crystal), GainMana(1 << mana))


SKILL_TOKENS: Final[list[SkillToken]] = [
    turn("dark_paths", ARYTHEA, When(BY_DAY, Move(1), Move(2))),
    turn("burning_power", ARYTHEA, Either(Attack(1, SIEGE), Attack(1, SIEGE, FIRE))),
    turn("hot_swordsmanship", ARYTHEA, Either(Attack(2), Attack(2, MELEE, FIRE))),
    turn("dark_negotiation", ARYTHEA, When(BY_DAY, Influence(2), Influence(3))),
    flip("dark_fire_magic", ARYTHEA, Seq(GainCrystal(1 << RED), GainMana(1 << RED | 1 << BLACK))),
    turn("power_of_pain", ARYTHEA, Change(PAIN, "power-of-pain")),
    turn(
        "invocation",
        ARYTHEA,
        Either(
            Invoke(1 << RED | 1 << BLACK, wound=True),
            Invoke(1 << WHITE | 1 << GREEN),
        ),
    ),
    turn("polarization", ARYTHEA, Change(POLARIZED, "polarization")),
    motivation(ARYTHEA, RED),
    interactive("healing_ritual", ARYTHEA, HealingRitual(), not_in_combat=True),
    turn("freezing_power", GOLDYX, Either(Attack(1, SIEGE), Attack(1, SIEGE, ICE))),
    flip("potion_making", GOLDYX, Heal(2), not_in_combat=True),
    flip("white_crystal_craft", GOLDYX, craft(BLUE, WHITE)),
    flip("green_crystal_craft", GOLDYX, craft(BLUE, GREEN)),
    flip("red_crystal_craft", GOLDYX, craft(BLUE, RED)),
    turn(
        "glittering_fortune",
        GOLDYX,
        Influence(Amount(0, 1, PER_CRYSTAL_COLOUR), only_interaction=True),
    ),
    flip("flight", GOLDYX, Either(Fly("one", 1), Fly("two", 2, price=2, least=2, once=True))),
    turn("universal_power", GOLDYX, UniversalPower()),
    motivation(GOLDYX, GREEN),
    interactive("source_freeze", GOLDYX, SourceFreeze()),
    turn("forward_march", NOROWAS, Move(Amount(0, 1, PER_FIT_UNIT))),
    turn("day_sharpshooting", NOROWAS, When(BY_DAY, Attack(2, RANGED), Attack(1, RANGED))),
    flip("inspiration", NOROWAS, Either(Ready(), HealUnit()), not_in_combat=True),
    turn("bright_negotiation", NOROWAS, When(BY_DAY, Influence(3), Influence(2))),
    flip("leaves_in_the_wind", NOROWAS, craft(GREEN, WHITE)),
    flip("whisper_in_the_treetops", NOROWAS, craft(WHITE, GREEN)),
    turn("leadership", NOROWAS, Either(Lead(block=3), Lead(attack=2), Lead(ranged=1))),
    SkillToken("norowas_bonds_of_loyalty", NOROWAS, PERMANENT, Bonds()),
    motivation(NOROWAS, WHITE),
    interactive("prayer_of_weather", NOROWAS, PrayerOfWeather()),
    turn("double_time", TOVAK, When(BY_DAY, Move(2), Move(1))),
    turn("night_sharpshooting", TOVAK, When(BY_DAY, Attack(1, RANGED), Attack(2, RANGED))),
    turn("cold_swordsmanship", TOVAK, Either(Attack(2), Attack(2, MELEE, ICE))),
    turn("shield_mastery", TOVAK, Either(Block(3), Block(2, ICE), Block(2, FIRE))),
    turn("resistance_break", TOVAK, WeakenOne(Weaken(per_resistance=True))),
    turn("i_feel_no_pain", TOVAK, SpendWound()),
    turn("i_dont_give_a_damn", TOVAK, Sideways(SIDE_DAMN)),
    turn("who_needs_magic", TOVAK, Either(Sideways(SIDE_PLAIN), Sideways(SIDE_MAGIC))),
    motivation(TOVAK, BLUE),
    interactive("mana_exploit", TOVAK, ManaExploit()),
]
