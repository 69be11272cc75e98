"""The words of the rulebook as small numbers."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

HEROES: Final[list[str]] = ["dral", "keleia", "ael", "maeldur", "skoldur", "taesiri"]
SKOLDUR: Final = 4
TAESIRI: Final = 5

# Action tokens (EU-ACTION-03).
MINING: Final = 0
TRADE: Final = 1
COMBAT: Final = 2
TOKENS: Final[list[str]] = ["mining", "trade", "combat"]
MOVE_OF: Final[list[int]] = [1, 2, 3]
SAVED: Final = 3  # the token on the 4th-action field, as a source of an action

# Elements, and the Essences of the same names.
FIRE: Final = 0
WATER: Final = 1
EARTH: Final = 2
AIR: Final = 3
ELEMENTS: Final[list[str]] = ["fire", "water", "earth", "air"]

# Gems; the first six are the common ones.
AMETHYST: Final = 0
EMERALD: Final = 1
ONYX: Final = 2
OPAL: Final = 3
RUBY: Final = 4
SAPPHIRE: Final = 5
DEMON_STONE: Final = 6
DIAMOND: Final = 7
GEMS: Final[list[str]] = ["amethyst", "emerald", "onyx", "opal", "ruby", "sapphire", "demon_stone", "diamond"]
COMMON_GEMS: Final = 6
ANY: Final = 99  # a Gem or an Essence of any kind, or of one's choice

# Kinds of field (EU-MAP-04).
PLAIN: Final = 0
MOUNTAIN: Final = 1
LAKE: Final = 2
CAVE: Final = 3
TREASURE: Final = 4
ELEMENTAL: Final = 5
PORTAL: Final = 6
MERCHANT: Final = 7
ALCHEMIST: Final = 8
SLAYERS: Final = 9
ENCOUNTER: Final = 10
LEGEND: Final = 11
RUINS: Final = 12
LAIR: Final = 13
CHURCH: Final = 14
FIELD_KINDS: Final[list[str]] = [
    "plain",
    "mountain",
    "lake",
    "cave",
    "treasure",
    "elemental",
    "portal",
    "merchant",
    "alchemist",
    "slayers",
    "encounter",
    "legend",
    "ruins",
    "lair",
    "church",
]
SHOPS: Final[list[str]] = ["merchant", "alchemist", "slayers"]  # field kind - MERCHANT
RESOURCES: Final[list[str]] = ["mountain", "lake", "cave"]  # field kind - MOUNTAIN

# Encounters.
ENCOUNTERS: Final[list[str]] = [
    "hermit",
    "innkeeper",
    "hunter",
    "armourer",
    "emissary",
    "witch",
    "jeweller",
    "herbalist",
    "mercenary_fortress",
    "ruler",
    "scholar",
    "smuggler",
    "oracle",
    "exile",
]
WITCH: Final = 5
RULER: Final = 9

# Kinds of tile (EU-ITEM-01, EU-HERO-01).
WEAPON: Final = 0
FS_WEAPON: Final = 1
SHIELD: Final = 2
ARMOUR: Final = 3
JEWELLERY: Final = 4
SCROLL: Final = 5
POTION: Final = 6
RESOURCE: Final = 7
CHEST: Final = 8
FLASK: Final = 9
SUPPLIES: Final = 10
SUPPLIES_PACK: Final = 11
ARTIFACT: Final = 12
CONTAINER: Final = 13
BACKPACK: Final = 14
ESSENCE_TILE: Final = 15
SKILL: Final = 16
ATTACK_SKILL: Final = 17
FIRST_STRIKE: Final = 18
TILE_KINDS: Final[list[str]] = [
    "weapon",
    "fs_weapon",
    "shield",
    "armour",
    "jewellery",
    "scroll",
    "potion",
    "resource",
    "chest",
    "flask",
    "supplies",
    "supplies_pack",
    "artifact",
    "container",
    "backpack",
    "essence",
    "skill",
    "attack",
    "first_strike",
]

# Fields of the Hero board by icon (EU-HERO-02, EU-EQUIP-02).
SWORD_SLOT: Final = 0
SKILL_SLOT: Final = 1
STRIKE_SLOT: Final = 2
HELMET: Final = 3
CUIRASS: Final = 4
GLOVES: Final = 5
GREAVES: Final = 6
BOOTS: Final = 7
AMULET: Final = 8
RING: Final = 9
NO_SLOT: Final = 10
SLOTS: Final[list[str]] = [
    "sword",
    "skill",
    "first_strike",
    "helmet",
    "cuirass",
    "gloves",
    "greaves",
    "boots",
    "amulet",
    "ring",
    "none",
]

# Armour.
LEATHER: Final = 0
CHAIN: Final = 1
PLATE: Final = 2
DRAGON: Final = 3
MATERIALS: Final[list[str]] = ["leather", "chain", "plate", "dragon"]

# The moments at which a tile may be used, as bits (EU-TIMING-01, -04).
OUTSIDE: Final = 1  # outside Combat, or just before it
SETUP: Final = 2  # the Monster has been met
HEALING: Final = 4  # the healing phases
MONSTER_PRE: Final = 8  # before the Monster's roll
MONSTER_POST: Final = 16  # after it
HERO_PRE: Final = 32  # before the Hero's roll
ROLLED: Final = 64  # after any Hero Roll, in or out of Combat
FIRST: Final = 128  # First Strike: chosen as the attack
ATTACK: Final = 256  # step B of the Hero Attack Phase: chosen as the attack
ANY_TIME: Final = OUTSIDE | HEALING | MONSTER_PRE | MONSTER_POST | HERO_PRE | ROLLED
PERMANENT: Final = 0

# Where the tiles of a kind are kept: face-down stacks with their discard piles, open piles, the Hero's own.
FROM_MERCHANT: Final = 0
FROM_ALCHEMIST: Final = 1
FROM_SLAYERS: Final = 2
FROM_MOUNTAIN: Final = 3
FROM_LAKE: Final = 4
FROM_CAVE: Final = 5
FROM_TREASURE: Final = 6  # of level 1; levels 2 and 3 follow
FROM_HUNTER: Final = 9
FROM_ARMOURER: Final = 10
FROM_WITCH: Final = 11
FROM_SUPPLIES: Final = 12
POTIONS: Final = 13
SCROLLS: Final = 14
ARTIFACTS: Final = 15
STACKS: Final[list[str]] = [
    "merchant",
    "alchemist",
    "slayers",
    "mountain",
    "lake",
    "cave",
    "treasure1",
    "treasure2",
    "treasure3",
    "hunter",
    "armourer",
    "witch",
    "supplies",
    "potions",
    "scrolls",
    "artifacts",
]
OWN: Final = 16  # a Hero's own tiles: OWN + hero
DIE: Final = -2  # what an effect comes from, if it is the Dwurt die

# Silver and Gold cards.
CURSE: Final = 0
FRENZY: Final = 1
VENOM: Final = 2
MIGHTY_STRIKE: Final = 3
HEALING_CARD: Final = 4
SOUL_CONTROL: Final = 5
MIND_CONTROL: Final = 6
CARDS: Final[list[str]] = [
    "silver_curse",
    "silver_frenzy",
    "silver_venom",
    "gold_mighty_strike",
    "gold_healing",
    "gold_soul_control",
    "gold_mind_control",
]
FIRST_GOLD: Final = 3  # cards from here on are gold
COPIES_OF_CARD: Final = 8
HAND_LIMIT: Final = 5  # EU-CARD-03
SILVER_FOR_GOLD: Final = 4  # EU-CARD-02

# What a Combat is fought against.
BEAST: Final = 0  # the Monster of a field
ELITE: Final = 1
FARRUG: Final = 2
GOLEM: Final = 3
FOES: Final[list[str]] = ["monster", "elite", "farrug", "golem"]

# Numbers of the rules.
SACKS: Final = 3
GAAR_BONUS: Final = 2
DWURT_BONUS: Final = 3
MOST_HOPE: Final = 5
MOST_DWURT_DIE: Final = 5
BOOKS: Final[list[int]] = [0, 2, 4, 6, 9, 12, 15, 18, 22, 26, 30]  # of Reputation (EU-LEVEL-04)
OFFER: Final = 4  # tiles of an offer
HEAL_AT: Final[list[int]] = [3, 5, 4]  # for 1 gold, by shop (EU-TRADE-15)
CHURCH_HEAL: Final = 6
MOST_OFFER_CHANGES: Final = 5  # EU-TRADE-19
FATIGUE_FROM: Final = 21  # the Combat Round from which on a Hero tires (EU-COMBAT-53)
TOKEN_WORTH: Final = 2  # gold for a Gem or an Essence
SPECIAL_ROUNDS: Final = 2  # of a Combat with Farrug or the Golem

# What an Event changes while it is active (Euthia.rules, by key); the usual value.
TRADE_FEE: Final = 0
CHANGE_COST: Final = 1
WATER_POWER: Final = 2
CHURCH_HEALS: Final = 3
EXTRA_CHAOS: Final = 4
CARTS: Final = 5
HOPE_GAIN: Final = 6
RULE_KEYS: Final[list[str]] = [
    "trade_fee",
    "offer_change_cost",
    "water_power",
    "church_heal",
    "extra_monster_chaos",
    "every_mining_has_cart",
    "hope_gain",
]
USUAL: Final[list[int]] = [1, 1, 1, CHURCH_HEAL, 0, 0, 1]

# Where an effect comes from, if not from a tile: a card of the Monster, or the Monster itself.
OF_MONSTER: Final = -2


def is_mine(kind: int) -> bool:
    """Is it a kind of field where one can mine?"""
    return MOUNTAIN <= kind <= CAVE


def is_shop(kind: int) -> bool:
    return MERCHANT <= kind <= SLAYERS


def is_gold(card: int) -> bool:
    return card >= FIRST_GOLD


SERVICES: Final[list[str]] = ["mend", "buy-gaar", "change", "reveal"]  # of every shop
