"""The words of the rulebook as small numbers."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# -- mana --

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
WHITE: Final = 3
GOLD: Final = 4
BLACK: Final = 5
COLOURS: Final[list[str]] = ["red", "blue", "green", "white", "gold", "black"]
BASIC: Final[list[int]] = [RED, BLUE, GREEN, WHITE]
ANY_BASIC: Final = 0b1111  # colours as a mask, one bit each
ANY_COLOUR: Final = 0b111111
CRYSTAL_LIMIT: Final = 3

# -- elements, attacks --

PHYSICAL: Final = 0
FIRE: Final = 1
ICE: Final = 2
COLD_FIRE: Final = 3
ELEMENTS: Final[list[str]] = ["physical", "fire", "ice", "cold_fire"]

MELEE: Final = 0
RANGED: Final = 1
SIEGE: Final = 2
ATTACKS: Final[list[str]] = ["melee", "ranged", "siege"]

# What a card played sideways can give (MK-CARD-08).
FOR_MOVE: Final = 0
FOR_INFLUENCE: Final = 1
FOR_ATTACK: Final = 2
FOR_BLOCK: Final = 3
POINTS: Final[list[str]] = ["move", "influence", "attack", "block"]

# -- terrain and sites --

PLAINS: Final = 0
HILLS: Final = 1
FOREST: Final = 2
WASTELAND: Final = 3
DESERT: Final = 4
SWAMP: Final = 5
LAKE: Final = 6
MOUNTAIN: Final = 7
SEA: Final = 8
CITY_LAND: Final = 9
TERRAINS: Final[list[str]] = [
    "plains",
    "hills",
    "forest",
    "wasteland",
    "desert",
    "swamp",
    "lake",
    "mountain",
    "sea",
    "city",
]
X: Final = 99  # a cost that nobody can pay
DAY_COST: Final[list[int]] = [2, 3, 3, 4, 5, 5, X, X, X, 2]
NIGHT_COST: Final[list[int]] = [2, 3, 5, 4, 3, 5, X, X, X, 2]
ALL_LAND: Final = 0b1000111111  # the terrains that a cost change of "all terrain" concerns
EXPLORE_COST: Final = 2

NO_SITE: Final = 0
PORTAL: Final = 1
VILLAGE: Final = 2
MONASTERY: Final = 3
KEEP: Final = 4
TOWER: Final = 5
CITY: Final = 6
GLADE: Final = 7
MINE: Final = 8
DEN: Final = 9
SPAWN: Final = 10
DUNGEON: Final = 11
TOMB: Final = 12
RUINS: Final = 13
ORCS: Final = 14  # where marauding orcs are put when the tile is revealed
DRACONUM: Final = 15
SECRET_DUNGEON: Final = 16
SECRET_TOMB: Final = 17
MAZE: Final = 18  # the rest is on tiles of the Ultimate Edition
LABYRINTH: Final = 19
REFUGEE_CAMP: Final = 20
DEEP_MINE: Final = 21
SITES: Final[list[str]] = [
    "none",
    "portal",
    "village",
    "monastery",
    "keep",
    "mage_tower",
    "city",
    "magical_glade",
    "crystal_mine",
    "monster_den",
    "spawning_grounds",
    "dungeon",
    "tomb",
    "ancient_ruins",
    "marauding_orcs",
    "draconum",
    "secret_dungeon",
    "secret_tomb",
    "maze",
    "labyrinth",
    "refugee_camp",
    "deep_mine",
]
ADVENTURE_SITES: Final = (
    1 << DEN
    | 1 << SPAWN
    | 1 << DUNGEON
    | 1 << TOMB
    | 1 << RUINS
    | 1 << SECRET_DUNGEON
    | 1 << SECRET_TOMB
    | 1 << MAZE
    | 1 << LABYRINTH
)
PATHS: Final[list[int]] = [2, 4, 6]  # of a maze or labyrinth: what each costs in Move
WALL_COST: Final = 1  # what a step across a wall costs more

# -- enemy piles, by the back of the token --

PILE_GREEN: Final = 0
PILE_GRAY: Final = 1
PILE_BROWN: Final = 2
PILE_VIOLET: Final = 3
PILE_WHITE: Final = 4
PILE_RED: Final = 5
PILES: Final[list[str]] = ["green", "gray", "brown", "violet", "white", "red"]
DOWN: Final = 128  # added to a token that lies face down

# -- abilities of enemies; resistances stand in the same mask --

RESIST_PHYSICAL: Final = 1
RESIST_FIRE: Final = 2
RESIST_ICE: Final = 4
FORTIFIED: Final = 8
SWIFT: Final = 16
BRUTAL: Final = 32
POISON: Final = 64
PARALYZE: Final = 128
SUMMON: Final = 256
ASSASSINATION: Final = 512
CUMBERSOME: Final = 1024
VAMPIRIC: Final = 2048
ELUSIVE: Final = 4096
UNFORTIFIED: Final = 8192
ARCANE: Final = 16384
DEFEND: Final = 32768
ATTACK_ABILITIES: Final = SWIFT | BRUTAL | POISON | PARALYZE | ASSASSINATION | CUMBERSOME | VAMPIRIC
RESISTANCES: Final = RESIST_PHYSICAL | RESIST_FIRE | RESIST_ICE
ABILITIES: Final[list[str]] = [
    "resistance-physical",
    "resistance-fire",
    "resistance-ice",
    "ability-fortified",
    "ability-swift",
    "ability-brutal",
    "ability-poison",
    "ability-paralyze",
    "ability-summon",
    "ability-assassination",
    "ability-cumbersome",
    "ability-vampiric",
    "ability-elusive",
    "ability-unfortified",
    "ability-arcane",
    "ability-defend",
]

# -- factions, whose tokens only some games have (MK-SITE-OTHER-01) --

ELEMENTALISTS: Final = 0
DARK_CRUSADERS: Final = 1
FACTIONS: Final[list[str]] = ["elementalist", "dark_crusader"]

# -- kinds of deed cards --

WOUND: Final = 0  # the number of the wound among all cards

WOUND_CARD: Final = 0
BASIC_ACTION: Final = 1
ADVANCED_ACTION: Final = 2
SPELL: Final = 3
ARTIFACT: Final = 4
CARD_KINDS: Final[list[str]] = ["wound", "basic_action", "advanced_action", "spell", "artifact"]

# -- printed icons --

ICON_MOVE: Final = 1
ICON_COMBAT: Final = 2
ICON_INFLUENCE: Final = 4
ICON_HEAL: Final = 8
ICON_SPECIAL: Final = 16
ICON_BANNER: Final = 32
ICONS: Final[list[str]] = ["movement", "combat", "influence", "healing", "special", "banner"]

# -- moments of play: what effects may be used for (MK-EFFECT) --

OFF: Final = 0  # nobody plays effects
BEFORE: Final = 1  # before the own turn: off-turn effects
MOVING: Final = 2  # the movement part, and before a turn is decided on
INTERACT: Final = 3
AFTER: Final = 4  # the action is over, or the hero rested
RANGED_PHASE: Final = 5
BLOCK_PHASE: Final = 6
DAMAGE_PHASE: Final = 7
ATTACK_PHASE: Final = 8
IN_MAZE: Final = 9  # between entering a maze and its fight: Move pays for a path
MOMENTS: Final[list[str]] = [
    "off",
    "before",
    "move",
    "interact",
    "after",
    "ranged",
    "block",
    "damage",
    "attack",
    "maze",
]

# -- the tracks --

LEVEL_FAME: Final[list[int]] = [0, 3, 8, 15, 24, 35, 48, 63, 80, 99]  # level n starts at n² - 1
LAST_LEVEL: Final = 10
ARMOR: Final[list[int]] = [0, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]  # by level
HAND_LIMIT: Final[list[int]] = [0, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7]
COMMAND: Final[list[int]] = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
REPUTATION: Final[list[int]] = [X, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5]  # from -7 to +7
WORST_REPUTATION: Final = -7

# -- skills: how often, and where the token lies --

ONCE_A_TURN: Final = 0
ONCE_A_ROUND: Final = 1
PERMANENT: Final = 2
READY: Final = 0
USED: Final = 1  # until the end of the turn
FLIPPED: Final = 2  # until the end of the round
CENTRE: Final = 3  # an interactive skill that affects the others
RETURNABLE: Final = 4  # alone: a cooperative skill in the centre that its owner may return in this turn

HEROES: Final[list[str]] = ["arythea", "goldyx", "norowas", "tovak", "wolfhawk", "krang", "braevalar"]
BASE_HEROES: Final = 4  # the first ones are in every edition

# -- what is special about some units, as a mask (MK-INTERACT-17) --

REPUTED: Final = 1  # Heroes: reputation counts twice; they want Influence to storm a site or fight a hero
DISREPUTABLE: Final = 2  # Thugs: reputation counts the other way round; they want Influence to take damage
BOUND: Final = 4  # Magic Familiars: mana lies on them, anew in every round
ONLY_RECRUITED: Final = 8  # never gained as a reward or by a card
NOT_LENT: Final = 16  # not used while it is in the offer
MANIFOLD: Final = 32  # one activation, several abilities
UNIT_TRAITS: Final[list[str]] = ["reputed", "disreputable", "bound", "only-recruited", "not-lent", "manifold"]

# -- editions: what is in which box, as a mask --

EDITIONS: Final[list[str]] = ["base", "ultimate"]
IN_BASE: Final = 1
IN_ULTIMATE: Final = 2
IN_BOTH: Final = 3
REPRINT: Final = "_revised"  # the end of the id of a card that the Ultimate Edition words anew


def level_of(fame: int) -> int:
    """The level that a fame stands for (table 2.2 of the rules)."""
    level = 1
    while level < LAST_LEVEL and fame >= LEVEL_FAME[level]:
        level += 1
    return level


def modifier(reputation: int) -> int:
    """What a reputation adds to Influence; X where nobody talks to the hero."""
    return REPUTATION[reputation + 7]


# -- what the log says besides the rules' words --

# Why dice are rolled.
FOR_SOURCE: Final = 0
FOR_REWARD: Final = 1
FOR_CRYSTAL: Final = 2
FOR_WOUNDS: Final = 3
ROLLS: Final[list[str]] = ["source", "reward", "crystal", "wounds"]

# The offers of cards.
SPELL_OFFER: Final = 0
ACTION_OFFER: Final = 1
MONASTERY_OFFER: Final = 2
BOTH_OFFERS: Final = 1 << SPELL_OFFER | 1 << ACTION_OFFER  # those that are dealt
OFFERS: Final[list[str]] = ["spells", "actions", "monasteries"]
