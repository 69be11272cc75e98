"""What cards, units, skills and tactics are worth beside their like, in tenths of a usual one.

A bot chooses by it what to take when it may choose, and which cards to keep when it has some to spare. Judgement, not
measurement: what fights a lot, draws cards or works in every turn is good, what needs others or the right place is not.
What is not listed is as good as usual.
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.components import DEEDS, SKILLS, TACTICS, UNITS
from hexfarer.games.mage_knight.terms import HEROES

USUAL: Final = 10

CARDS: Final[dict[str, int]] = {
    # basic actions
    "rage": 11,
    "battle_versatility": 12,
    "determination": 11,
    "swiftness": 11,
    "swift_reflexes": 12,
    "cold_toughness": 12,
    "concentration": 12,
    "will_focus": 12,
    "mana_pull": 11,
    "march": 9,
    "stamina": 9,
    "promise": 8,
    "threaten": 8,
    "tranquility": 7,
    "crystallize": 7,
    "savage_harvesting": 9,
    # advanced actions
    "fire_bolt": 11,
    "ice_bolt": 11,
    "swift_bolt": 11,
    "crushing_bolt": 11,
    "explosive_bolt": 11,
    "blood_rage": 13,
    "ice_shield": 11,
    "agility": 11,
    "refreshing_walk": 12,
    "intimidate": 11,
    "pure_magic": 14,
    "ambush": 12,
    "into_the_heat": 11,
    "counterattack": 11,
    "shield_bash": 11,
    "dodge_and_weave": 11,
    "stout_resolve": 12,
    "chivalry": 12,
    "frost_bridge": 7,
    "song_of_wind": 8,
    "path_finding": 8,
    "heroic_tale": 9,
    "decompose": 6,
    "training": 8,
    "magic_talent": 7,
    "crystal_mastery": 9,
    "mountain_lore": 8,
    "temporal_portal": 8,
    # spells
    "fireball": 14,
    "snowstorm": 14,
    "flame_wall": 14,
    "mana_bolt": 14,
    "whirlwind": 12,
    "tremor": 11,
    "burning_shield": 12,
    "chill": 12,
    "restoration": 11,
    "cure": 11,
    "demolish": 9,
    "underground_travel": 8,
    "wings_of_wind": 8,
    "space_bending": 9,
    "call_to_arms": 9,
    "meditation": 7,
    "mana_claim": 6,
    "mana_meltdown": 5,
    "mind_read": 5,
    "energy_flow": 9,
    "charm": 8,
    # artifacts
    "sword_of_justice": 13,
    "horn_of_wrath": 13,
    "banner_of_courage": 12,
    "banner_of_glory": 11,
    "golden_grail": 11,
    "bow_of_starsdawn": 11,
    "soul_harvester": 11,
    "endless_bag_of_gold": 9,
    "banner_of_protection": 9,
    "book_of_wisdom": 8,
    "amulet_of_sun": 8,
    "amulet_of_darkness": 8,
}

# In tenths of a level: what it does in combat, and how much damage it takes.
TROOPS: Final[dict[str, int]] = {
    "peasants": 5,
    "herbalists": 4,
    "foresters": 6,
    "scouts": 5,
    "thugs": 10,
    "utem_crossbowmen": 26,
    "utem_guardsmen": 25,
    "utem_swordsmen": 27,
    "guardian_golems": 27,
    "illusionists": 24,
    "magic_familiars": 22,
    "savage_monks": 29,
    "fire_golems": 39,
    "ice_golems": 37,
    "fire_mages": 40,
    "ice_mages": 40,
    "amotep_gunners": 39,
    "amotep_freezers": 35,
    "catapults": 40,
    "sorcerers": 36,
    "altem_mages": 44,
    "altem_guardians": 45,
}

TALENTS: Final[dict[str, int]] = {
    "motivation": 15,
    "i_dont_give_a_damn": 13,
    "universal_power": 13,
    "shield_mastery": 12,
    "cold_swordsmanship": 12,
    "hot_swordsmanship": 12,
    "who_needs_magic": 12,
    "leadership": 12,
    "day_sharpshooting": 12,
    "night_sharpshooting": 12,
    "power_of_pain": 11,
    "invocation": 11,
    "double_time": 11,
    "dark_paths": 11,
    "dark_fire_magic": 11,
    "on_her_own": 11,
    "dueling": 12,
    "battle_frenzy": 12,
    "spirit_guides": 11,
    "thunderstorm": 11,
    "lightning_storm": 11,
    "forked_lightning": 11,
    "elemental_resistance": 11,
    "burning_power": 10,
    "freezing_power": 10,
    "resistance_break": 9,
    "polarization": 8,
    "i_feel_no_pain": 9,
    "forward_march": 8,
    "inspiration": 9,
    "bonds_of_loyalty": 9,
    "glittering_fortune": 8,
    "dark_negotiation": 8,
    "bright_negotiation": 8,
    "flight": 8,
    "healing_ritual": 6,
    "ritual_of_pain": 6,
    "source_freeze": 5,
    "source_opening": 6,
    "prayer_of_weather": 6,
    "mana_exploit": 5,
    "mana_overload": 7,
    "mana_suppression": 5,
    "mana_enhancement": 7,
    "wolfs_howl": 6,
    "natures_vengeance": 6,
}

# The number of a tactic only says who goes first.
PLANS: Final[dict[str, int]] = {
    "early_bird": 0,
    "mana_steal": 8,
    "rethink": 9,
    "planning": 12,
    "the_right_moment": 14,
    "great_start": 16,
    "from_the_dusk": 0,
    "midnight_meditation": 6,
    "mana_search": 9,
    "sparing_power": 10,
    "long_night": 12,
    "preparation": 13,
}


def plain(id: str) -> str:
    """The name under which all versions of a card or skill are listed."""
    for hero in HEROES:
        id = id.removeprefix(f"{hero}_")
    return id.removesuffix("_revised").removesuffix("_competitive").removesuffix("_cooperative")


def of_cards() -> list[int]:
    return [CARDS.get(plain(card.id), USUAL) for card in DEEDS]


def of_units() -> list[int]:
    return [TROOPS.get(plain(unit.id), USUAL * unit.level + USUAL // 2) for unit in UNITS]


def of_skills() -> list[int]:
    return [TALENTS.get(plain(skill.id), USUAL) for skill in SKILLS]


def of_tactics() -> list[int]:
    return [PLANS.get(plain(tactic.id), USUAL) for tactic in TACTICS]
