"""The numbers that Mage Knight's rule texts write in digits: what the engine has for each, or why it has nothing.

The map has a file of its own, and so have scores, variants and scenarios.
"""

from __future__ import annotations

from itertools import pairwise

from hexfarer.games.mage_knight.combat import ADVENTURE, RAMPAGE, Combat, Foe
from hexfarer.games.mage_knight.components import DEEDS, SKILLS
from hexfarer.games.mage_knight.content.cities import GARRISONS, LAST_CITY_LEVEL
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.content.heroes import hero_deck
from hexfarer.games.mage_knight.content.ruins import ALTAR_FAME, ALTAR_MANA, RUIN_TOKENS
from hexfarer.games.mage_knight.flow.aftermath import after_adventure
from hexfarer.games.mage_knight.flow.battle import burn, defeat
from hexfarer.games.mage_knight.flow.cards import sideways_value
from hexfarer.games.mage_knight.flow.duels import STEAL_PRICE, duel_fame
from hexfarer.games.mage_knight.flow.endturn import limit_bonus
from hexfarer.games.mage_knight.flow.interact import (
    ACTION_PRICE,
    ARTIFACT_PRICE,
    ELITE_PRICE,
    MONASTERY_HEALING,
    SPELL_PRICE,
    VILLAGE_HEALING,
)
from hexfarer.games.mage_knight.flow.plunder import plunder
from hexfarer.games.mage_knight.flow.recruiting import CITY_SURCHARGE, SITE_SURCHARGE
from hexfarer.games.mage_knight.flow.rewards import draw_artifacts, random_crystal
from hexfarer.games.mage_knight.flow.rounds import dummy_turn
from hexfarer.games.mage_knight.flow.walk import lose_reputation
from hexfarer.games.mage_knight.foes import armor, attack
from hexfarer.games.mage_knight.state import BESIEGED, City, Dummy, MageKnight
from hexfarer.games.mage_knight.terms import (
    ARMOR,
    BASE_HEROES,
    BASIC,
    BLACK,
    BLUE,
    CITY,
    CITY_LAND,
    COLD_FIRE,
    COMMAND,
    CRYSTAL_LIMIT,
    DAY_COST,
    DEN,
    DESERT,
    DRACONUM,
    EXPLORE_COST,
    FIRE,
    FOREST,
    HAND_LIMIT,
    HEROES,
    HILLS,
    ICE,
    IN_BASE,
    IN_ULTIMATE,
    LAST_LEVEL,
    LEVEL_FAME,
    MONASTERY,
    NIGHT_COST,
    ORCS,
    PATHS,
    PILE_GREEN,
    PILE_RED,
    PLAINS,
    REPUTATION,
    SPAWN,
    SWAMP,
    WALL_COST,
    WASTELAND,
    WHITE,
    WORST_REPUTATION,
    X,
)
from tests.support import Dice
from tests.text.numbers import mage_knight_map, mage_knight_scenarios
from tests.text.numbers.mage_knight_map import conquer, plan, table
from tests.text.numbers.mage_knight_scenarios import interactive_spells, more_than_players
from tests.text.numbers.reading import same

# -- what the content says of itself --


def skills(heroes: list[int], box: int) -> int:
    """How many skill tokens each of these heroes has."""
    return same(*[len([skill for skill in SKILLS if skill.hero == hero and skill.box & box]) for hero in heroes])


def ruins(box: int) -> int:
    return len([ruin for ruin in RUIN_TOKENS if ruin.box & box])


def garrisons() -> list[int]:
    """For each city its levels, and how many tokens of each colour defend it there."""
    found: list[int] = []
    for city in GARRISONS:
        for level, piles in enumerate(city, 1):
            found += [level, *[piles.count(pile) for pile in set(piles)]]
    return found


def terrain(*lands: int) -> list[int]:
    """What a step costs by Day, and at Night where it is another price."""
    return [cost for land in lands for cost in dict.fromkeys([DAY_COST[land], NIGHT_COST[land]])]


def reputation_track() -> list[int]:
    """For each stretch of the track with the same modifier its ends and the modifier, without signs."""
    spaces = range(WORST_REPUTATION, -WORST_REPUTATION + 1)
    found: list[int] = []
    for change in dict.fromkeys(REPUTATION):
        stretch = [space for space, other in zip(spaces, REPUTATION, strict=True) if other == change]
        found += [abs(end) for end in dict.fromkeys([stretch[0], stretch[-1]])]
        found += [abs(change)] if change != X else []
    return found


def level_tokens() -> list[int]:
    """For each level token: the level that removes the one above it, its levels, Armor, hand limit, command tokens."""
    found: list[int] = []
    for level in range(1, LAST_LEVEL + 1):
        if COMMAND[level] != COMMAND[level - 1]:
            last = max(other for other in range(level, LAST_LEVEL + 1) if COMMAND[other] == COMMAND[level])
            found += [level] * (level > 1)
            found += [level, last, same(*ARMOR[level : last + 1]), same(*HAND_LIMIT[level : last + 1]), COMMAND[level]]
    return found


# -- what happens on a table --


def lost(s: MageKnight) -> int:
    """How much reputation the first player lost."""
    return -s.players[0].reputation


def plundered() -> list[int]:
    s = table()
    cards = len(s.players[0].hand)
    plunder(s, 0)
    return [lost(s), len(s.players[0].hand) - cards]


def burned() -> int:
    s = table()
    conquer(s, MONASTERY)
    burn(s, 0)
    return lost(s)


def assaulted() -> int:
    s = table()
    lose_reputation(s, 0)
    return lost(s)


def crystals_of(site: int) -> int:
    """The random crystals that an adventure site brings."""
    s = table()
    space = conquer(s, site)
    s.shields[space] = 0
    after_adventure(s, Combat(0, ADVENTURE, space), True)
    return s.players[0].crystals_due


def defeated(site: int, pile: int) -> int:
    """The reputation for a rampaging enemy."""
    s = table()
    space = conquer(s, site)
    foe = Foe(next(token for token, enemy in enumerate(ENEMIES) if enemy.pile == pile), space)
    foe.rampages = True
    s.combat = Combat(0, RAMPAGE, space)
    s.combat.foes = [foe]
    s.put_tokens(space, [foe.token])
    defeat(s, s.combat, 0)
    return s.players[0].reputation


def black_crystal() -> int:
    """The fame for a black die instead of a random crystal."""
    s = table()
    Dice(s, [BLACK])
    random_crystal(s, 0)
    return s.players[0].fame


def artifacts_more() -> int:
    """How many more artifacts are drawn than were won."""
    s = table()
    s.players[0].artifacts_due = 1
    draw_artifacts(s, 0)
    return len(s.recalled) - 1


def a_foe(element: int) -> Foe:
    return Foe(next(token for token, enemy in enumerate(ENEMIES) if enemy.element == element and enemy.attack), 0)


def city_armor() -> int:
    """What the white city adds."""
    s, foe = table(), a_foe(FIRE)
    before = armor(s, foe)
    foe.bonuses = 1 << WHITE
    return armor(s, foe) - before


def city_attack(element: int) -> int:
    """What the blue city adds."""
    foe = a_foe(element)
    before = attack(foe)
    foe.bonuses = 1 << BLUE
    return attack(foe) - before


def weakest() -> list[int]:
    """The lowest Armor and attack that effects can bring about."""
    foe = a_foe(FIRE)
    foe.armor_change = foe.attack_change = -99
    return [armor(table(), foe), attack(foe)]


def city_limit(leader: int) -> int:
    """What a city does for the hand limit of the first hero, who stands there."""
    s = table()
    city = City(1 << WHITE, 1, [conquer(s, CITY)], BESIEGED)
    city.conquered, city.shields, city.leader = True, [0, 1], leader
    s.cities = [city]
    return limit_bonus(s, 0)


def duel(own: int, other: int, fame: int = 0) -> int:
    """The fame for a victory over a hero of another level, or with so much more fame."""
    s = table()
    s.players[0].level, s.players[1].level, s.players[1].fame = own, other, fame
    return duel_fame(s, 0, 1)


def dummy_of(s: MageKnight) -> Dummy:
    assert s.dummy is not None
    return s.dummy


def turned_up() -> int:
    """How many cards a dummy player without crystals turns up."""
    s = table("full_cooperation")
    dummy_of(s).crystals = [0, 0, 0, 0]
    dummy_turn(s)
    return len(dummy_of(s).discard)


def of_each_colour(cards: list[int]) -> int:
    return same(*[len([card for card in cards if DEEDS[card].has_colour(colour)]) for colour in BASIC])


FIRST = table().players[0]
EVERYBODY = list(range(len(HEROES)))
BASE = EVERYBODY[:BASE_HEROES]
DECK = same(*[len(hero_deck(hero, box)) for hero in BASE for box in (IN_BASE, IN_ULTIMATE)])
DUMMY, SUBSTITUTE = dummy_of(table("full_cooperation")).deck, dummy_of(table("full_cooperation", 4)).deck
SIDEWAYS = sideways_value(FIRST, hero_deck(FIRST.hero, IN_BASE)[0])
DICE, UNITS = more_than_players("full_conquest", 2)
CITY_COST = same(*terrain(CITY_LAND))
LAND = terrain(PLAINS, HILLS, FOREST, WASTELAND, DESERT, SWAMP)
ORC, DRAGON = defeated(ORCS, PILE_GREEN), defeated(DRACONUM, PILE_RED)
LEAST_ARMOR, LEAST_ATTACK = weakest()
SAME_LEVEL = duel(2, 2, fame=1)
PER_LEVEL = duel(1, 3) - duel(1, 2)
SKILL_LEVELS = [level for level in range(2, LAST_LEVEL + 1) if COMMAND[level] == COMMAND[level - 1]]
NEW_LEVELS = list(range(2, LAST_LEVEL + 1))
ROWS = [end - start for start, end in pairwise(LEVEL_FAME)]

OPEN_COLUMNS = mage_knight_map.columns(plan("full_conquest", 2, map="open_4"))[0]

# Rule -> what the engine has: constants, what content says of itself, what happens on a table.
ENGINE: dict[str, list[int]] = {
    **mage_knight_map.ENGINE,
    **mage_knight_scenarios.ENGINE,
    # setup, cards, mana
    "MK-SETUP-06": [DICE],
    "MK-SETUP-08": [FIRST.fame, FIRST.reputation],
    "MK-SETUP-17": [UNITS],
    "MK-SETUP-21": [DECK, HAND_LIMIT[1]],
    "MK-SETUP-23": [skills(BASE, IN_BASE)],
    "MK-SETUP-24": [skills(EVERYBODY, IN_ULTIMATE), skills(EVERYBODY, IN_ULTIMATE) - 1],
    "MK-SETUP-29": [ruins(IN_BASE)],
    "MK-SETUP-30": [ruins(IN_ULTIMATE)],
    "MK-ROUND-06": [UNITS],
    "MK-CARD-08": [SIDEWAYS] * 4,
    "MK-MANA-03": [CRYSTAL_LIMIT],
    "MK-GAIN-02": [CRYSTAL_LIMIT],
    # movement and interaction
    "MK-MOVE-02": [SIDEWAYS],
    "MK-MOVE-03": [*LAND, CITY_COST],
    "MK-MOVE-04": [CITY_COST],
    "MK-EXPLORE-01": [EXPLORE_COST],
    "MK-EXPLORE-12": [*garrisons(), LAST_CITY_LEVEL],
    "MK-INTERACT-03": [SIDEWAYS, *reputation_track()],
    "MK-INTERACT-10": [VILLAGE_HEALING, MONASTERY_HEALING],
    "MK-INTERACT-11": [ACTION_PRICE],
    "MK-INTERACT-12": [SPELL_PRICE],
    "MK-INTERACT-13": [ARTIFACT_PRICE],
    "MK-INTERACT-14": [ELITE_PRICE],
    "MK-INTERACT-15": [ACTION_PRICE],
    "MK-INTERACT-20": [-WORST_REPUTATION, -WORST_REPUTATION],
    # combat
    "MK-COMBAT-02": [assaulted()],
    "MK-COMBAT-03": [assaulted()],
    "MK-COMBAT-04": [burned()],
    "MK-COMBAT-19": [LEAST_ARMOR],
    "MK-COMBAT-20": [LEAST_ATTACK],
    "MK-COMBAT-21": [LEAST_ATTACK],
    "MK-COMBAT-BLOCK-03": [SIDEWAYS],
    "MK-COMBAT-ATTACK-03": [SIDEWAYS],
    "MK-COMBAT-END-04": [ORC, DRAGON],
    "MK-CITY-ASSAULT-02": [city_armor()],
    "MK-CITY-ASSAULT-03": [same(city_attack(FIRE), city_attack(ICE)), city_attack(COLD_FIRE)],
    "MK-PVP-25": [SIDEWAYS],
    "MK-PVP-27": [STEAL_PRICE],
    "MK-PVP-31": [duel(1, 2) - PER_LEVEL, PER_LEVEL, SAME_LEVEL, same(duel(2, 1), duel(2, 2))],
    "MK-COOP-ASSAULT-12": [assaulted()],
    # the end of a turn, levels
    "MK-ENDTURN-09": [CRYSTAL_LIMIT],
    "MK-ENDTURN-10": [CRYSTAL_LIMIT],
    "MK-ENDTURN-23": [city_limit(1), city_limit(0)],
    "MK-REWARD-02": [black_crystal()],
    "MK-REWARD-04": [artifacts_more()],
    "MK-REWARD-03": [CRYSTAL_LIMIT],
    "MK-LEVEL-01": [*NEW_LEVELS, *LEVEL_FAME[1:]],
    "MK-LEVEL-03": level_tokens(),
    "MK-LEVEL-04": SKILL_LEVELS,
    "MK-LEVEL-09": [LAST_LEVEL],
    # sites
    "MK-SITE-VILLAGE-01": [VILLAGE_HEALING],
    "MK-SITE-VILLAGE-02": plundered(),
    "MK-SITE-MONASTERY-02": [MONASTERY_HEALING, ACTION_PRICE],
    "MK-SITE-MONASTERY-03": [burned()],
    "MK-SITE-DEN-03": [crystals_of(DEN)],
    "MK-SITE-SPAWN-03": [crystals_of(SPAWN)],
    "MK-SITE-RUINS-02": [ALTAR_MANA, ALTAR_FAME],
    "MK-SITE-ORC-01": [ORC],
    "MK-SITE-DRACONUM-01": [DRAGON],
    "MK-SITE-MAZE-01": PATHS,
    "MK-SITE-MAZE-03": PATHS,
    "MK-SITE-REFUGEE-01": [SITE_SURCHARGE, CITY_SURCHARGE],
    "MK-SITE-WALL-01": [WALL_COST],
    "MK-CITY-02": [CITY_COST, city_limit(1), city_limit(0)],
    # the dummy player, alone, together
    "MK-DUMMY-REF-02": [len(DUMMY)],
    "MK-DUMMY-REF-03": [turned_up()],
    "MK-DUMMY-REF-04": [CRYSTAL_LIMIT],
    "MK-DUMMY-02": [len(DUMMY), of_each_colour(DUMMY)],
    "MK-DUMMY-04": [len(DUMMY)],
    "MK-DUMMY-08": [turned_up()],
    "MK-DUMMY-10": [turned_up()],
    "MK-DUMMY-12": [CRYSTAL_LIMIT],
    "MK-DUMMY-14": [len(SUBSTITUTE), of_each_colour(SUBSTITUTE)],
    "MK-SOLO-01": [skills(BASE, IN_BASE)],
    "MK-SOLO-05": interactive_spells(),
    "MK-COOP-04": interactive_spells(),
    "MK-SCN-DRUI-07": [black_crystal()],
    # what we decided
    "D-02": [*ROWS[:3], NEW_LEVELS[0], NEW_LEVELS[-1], *LEVEL_FAME[1:]],
    "D-06": [OPEN_COLUMNS],
    "D-32": [SITE_SURCHARGE, CITY_SURCHARGE],
    "D-50": [LEAST_ARMOR],
    "D-55": [-WORST_REPUTATION, -WORST_REPUTATION],
}

# Why a text writes a number for which the engine has no constant -> rule -> these numbers.
PLAIN: dict[str, dict[str, list[int]]] = {
    "how many play": {
        "MK-MAP-23": [2, 2, 3, 3, 3, 4, 4],
        "MK-SOLO-06": [2],
        "MK-SCN-SOLO-01": [1],
        "MK-SCN-FREC-01": [2, 2, 3, 4, 4],
        "MK-SCN-PORT-01": [2, 2, 3, 4, 4],
        **{f"MK-SCN-{id}-01": [2, 2, 2, 3, 3, 4, 4, 4] for id in ("FCON", "BCON", "MINE", "DRUI", "DUNG")},
        **{f"MK-SCN-{id}-01": [2, 2, 3, 3] for id in ("FCOO", "BCOO")},
        **{f"MK-SCN-{id}": [2, 3, 4] for id in ("MINE-02", "MINE-03", "DRUI-12", "PORT-09")},
        **{f"MK-SCN-{id}": [4] for id in ("FCON-06", "HOLD-14", "PORT-10")},
        "MK-SCN-FCOO-05": [2],
        "MK-SCN-HOLD-01": [2, 2, 4, 4],
        "MK-SCN-HOLD-05": [2, 4],
        "MK-SCN-HOLD-17": [3],
        "GD-14": [2],
    },
    "the number of a round, Day, Night, level, tile or place in the order": {
        "MK-SETUP-03": [1],
        "MK-SETUP-22": [1, 2],
        "MK-TACTIC-03": [1],
        "MK-EXPLORE-12": [1],
        "MK-END-01": [1],
        "MK-VAR-AUCTION-08": [1],
        "MK-VAR-NIGHT-01": [1],
        "MK-VAR-DARK-01": [1],
        "MK-SCN-FREC-02": [1, 1, 2, 3],
        "MK-SCN-HOLD-10": [1, 1, 2, 2, 3, 3],
        "MK-SCN-PORT-02": [1],
    },
    "the number of a step in preparing a round": {
        "MK-ROUND-03": [1],
        "MK-ROUND-04": [2],
        "MK-ROUND-05": [3],
        "MK-ROUND-06": [3],
        "MK-ROUND-07": [3],
        "MK-ROUND-08": [4],
        "MK-ROUND-09": [5],
        "MK-ROUND-10": [6],
        "MK-ROUND-11": [7],
    },
    "the number of a step at the end of a turn": {
        "MK-ENDTURN-01": [1, 2, 3, 4, 5, 6, 7, 7],
        "MK-ENDTURN-02": [1],
        "MK-ENDTURN-04": [2],
        **{f"MK-ENDTURN-{id}": [3] for id in ("06", "07")},
        **{f"MK-ENDTURN-{id}": [4] for id in ("08", "09", "10")},
        **{id: [5] for id in ("MK-GAIN-06", "MK-INTERACT-13", "MK-ENDTURN-11", "MK-REWARD-01")},
        **{id: [6] for id in ("MK-ENDTURN-12", "MK-SITE-RUINS-05", "MK-PVP-45")},
        **{f"MK-ENDTURN-{id}": [7] for id in ("20", "21", "28")},
        **{id: [7] for id in ("MK-TURN-20", "MK-LEVEL-10", "D-05")},
        "MK-ENDTURN-29": [3, 3, 6, 7],
    },
    "the fame track, which the program does not need beyond its last level": {
        "MK-LEVEL-01": [0, 6, 119],  # and the step at the end of a turn
        "MK-VAR-AUCTION-07": [0, 1, 2, 118, 120],
        "D-02": [21, 120],
        "D-31": [119],
    },
    "printed on cards": {
        "MK-SOLO-05": [109, 112],
        "MK-COOP-04": [109, 112],
        "MK-VAR-FSPELL-01": [109, 112],
    },
    "what the source prints": {
        "GD-17": [24],
    },
    "the shape of the map": {
        "MK-MAP-01": [2],
        "MK-MAP-09": [0, 0],
        "MK-MAP-10": [0, 0, 1, 1],
        "MK-MAP-12": [0, 0],
        "MK-MAP-13": [0, 1, 2],
        "MK-VAR-ROT-01": [60],
    },
    "written where the rule is carried out": {
        "MK-VAR-INTERACT-03": [1, 1, 1, 1],
        "MK-VAR-AUCTION-03": [1],
        "MK-VAR-FURY-05": [1],
        "MK-PVP-37": [1],
        "MK-PVP-39": [1],
        "GD-20": [1],
    },
    "one for each, or one of a kind": {
        **{f"MK-{id}": [1] for id in ("INTERACT-03", "ENEMY-CUMBERSOME-01", "ENEMY-VAMPIRIC-01", "HEAL-02")},
        **{f"MK-{id}": [1] for id in ("PVP-19", "PVP-26", "CITY-02", "SCN-BCON-02", "SCN-DUNG-09")},
        "MK-SITE-DUNGEON-02": [1, 1],
    },
    "none": {
        **{f"MK-COMBAT-DAMAGE-{id}": [0] for id in ("05", "06", "09")},
        **{f"MK-{id}": [0] for id in ("ENEMY-CUMBERSOME-02", "PVP-38", "SCORE-11", "SCORE-14", "TEAM-10")},
        "MK-MOVE-12": [0, 0],
        "MK-VAR-AUCTION-02": [0],
        "D-32": [0],
    },
}
