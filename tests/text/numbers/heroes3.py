"""The numbers that the rule texts of Heroes III write in digits: what the engine has for each, or why nothing."""

from __future__ import annotations

from collections import Counter

from hexfarer.games.heroes3.asking import Effect
from hexfarer.games.heroes3.battle import COLUMNS, MOST_DEPLOYED, ROWS
from hexfarer.games.heroes3.components import CARDS, STATISTIC, card_number
from hexfarer.games.heroes3.content.ai_cards import AI_CARDS
from hexfarer.games.heroes3.content.heroes import HEROES
from hexfarer.games.heroes3.content.scenarios import SCENARIOS
from hexfarer.games.heroes3.content.tiles import FIELDS, TILES
from hexfarer.games.heroes3.content.towns import SPELL_PRICE
from hexfarer.games.heroes3.content.units import FACTION_UNITS, TOWER_FACE, UNITS
from hexfarer.games.heroes3.fighting import STEPS
from hexfarer.games.heroes3.flow import combat
from hexfarer.games.heroes3.flow.ai_cards import FIRST_ROUND, AiAttack, AiCast, AiGuard
from hexfarer.games.heroes3.flow.campaign import KEPT, MOST_ARROWS
from hexfarer.games.heroes3.flow.cards import MOST_PLAYS
from hexfarer.games.heroes3.flow.combat import ARMIES
from hexfarer.games.heroes3.flow.dice import treasure
from hexfarer.games.heroes3.flow.ending import IDLE_ROUNDS, RANSOM, SURRENDER_COST
from hexfarer.games.heroes3.flow.levels import LevelUp, won_xp
from hexfarer.games.heroes3.flow.searching import Search
from hexfarer.games.heroes3.flow.town import HIRE_COST, build
from hexfarer.games.heroes3.flow.visiting import EXCHANGE, LOCAL, Remember
from hexfarer.games.heroes3.flow.winning import FULL_ROUNDS
from hexfarer.games.heroes3.plan import CAMPAIGN, CLASH, COOPERATION, MODES
from hexfarer.games.heroes3.player import (
    BUILDINGS,
    CITADEL,
    EXPERT_USES,
    HAND_LIMIT,
    HEROES_OF_SEAT,
    MAGE_GUILD,
    MAIN,
    MOST_XP,
    SECOND,
    Player,
)
from hexfarer.games.heroes3.player import MOVES as MOVEMENT
from hexfarer.games.heroes3.scoring import victory_points
from hexfarer.games.heroes3.setup import bonus_of
from hexfarer.games.heroes3.state import (
    ATTACK_FACES,
    RESOURCE_FACES,
    T_ARTIFACT,
    T_ONE,
    T_TWO,
    T_XP,
    TREASURE_FACES,
    Heroes3,
)
from hexfarer.games.heroes3.terms import (
    ARTIFACT_SYMBOL,
    BOX,
    CENTRE,
    DIFFICULTIES,
    FAR,
    FLYING,
    FOUNTAIN,
    GARDEN,
    GESTURE,
    GROUND,
    INCANTATION,
    INCOME_STEP,
    NEAR,
    NONE,
    RANGED,
    STABLES,
    STARTING,
    STONE,
    TOMB,
    TRADING_POST,
    TREE,
    WATER_WHEEL,
    WINDMILL,
)
from hexfarer.kernel.hexes import LEFT, ORIGIN, RIGHT, distance, lattice, q_of, r_of
from hexfarer.kernel.registry import find, new
from tests.text.numbers.reading import said, same

GAME = find("heroes3")


# -- what the content says of itself --


def effect(*effects: Effect | None) -> list[int]:
    return said(*[effect.text() for effect in effects if effect is not None])


def location(place: int) -> list[int]:
    return sorted(effect(LOCAL[place]))


def players(mode: int) -> list[int]:
    """How many the scenarios of a mode are for: "2" and "3" of "2–3", "1" of "1"."""
    ranges = {(card.fewest, card.most) for card in GAME.scenarios if card.mode == "mode-h3-" + MODES[mode]}
    return [number for fewest, most in ranges for number in sorted({fewest, most})]


def tiers() -> list[int]:
    """How many units of each tier every faction has."""
    (counts,) = {
        tuple([UNITS[unit].tier for unit in units].count(tier) for tier in range(3)) for units in FACTION_UNITS
    }
    return list(counts)


def ai_values() -> list[int]:
    """What the AI cards give on each difficulty."""
    found: list[int] = []
    for card in AI_CARDS:
        if isinstance(card.effect, (AiAttack, AiGuard)):
            found += card.effect.amounts
        elif isinstance(card.effect, AiCast):
            found += card.effect.powers
    return found


def power(id: str) -> list[int]:
    """What a card gives to a spell, in each way of playing it."""
    return [mode.power for mode in CARDS[card_number(id)].modes if mode.power]


def guards() -> list[int]:
    """The armies on neutral fields; two difficulties with the same one are told together."""
    rows = [row for field in ARMIES for row, before in zip(field, [None, *field], strict=False) if row != before]
    return [units for row in rows for units in row if units]


def exchanges() -> list[int]:
    """What is given and got for it; what is given for several things is told once."""
    found: list[int] = []
    for row in EXCHANGE:
        given = [give for give, _ in row if give]
        found += [*(given if len(set(given)) > 1 else given[:1]), *[get for _, get in row if get]]
    return found


def tiles(*kinds: int) -> list[int]:
    return [len([tile for tile in TILES if tile.kind == kind]) for kind in kinds]


def interlocking() -> list[int]:
    """How many positions there are, and the steps to every other one: the rest lie opposite."""
    places = lattice(ORIGIN, LEFT) + lattice(ORIGIN, RIGHT)
    steps = [(abs(q_of(place)), abs(r_of(place))) for place in places if q_of(place) > 0]
    return [len(places), *[step for pair in steps for step in pair]]


# -- what happens on a table --


def table() -> Heroes3:
    s = new("heroes3", "brave_new_world", ["catherine", "alamar"])
    assert isinstance(s, Heroes3)
    return s


def searched(s: Heroes3) -> list[int]:
    """How many cards the searches on the stack look at, the last one first."""
    return [frame.count for frame in reversed(s.stack) if isinstance(frame, Search)]


def starting_deck(player: Player) -> list[int]:
    """Magic Arrows, ability and specialty of level I, statistic cards."""
    hero = HEROES[player.hero]
    cards = player.deck + player.hand
    counts = [
        cards.count(card) for card in (card_number("magic_arrow"), card_number(hero.ability), hero.specialties[0])
    ]
    return [*counts, len([card for card in cards if CARDS[card].kind == STATISTIC])]


def treasure_face(shown: int) -> int:
    """What a face of the treasure die brings: dice, XP, or cards to search."""
    s = table()
    treasure(s, 0, TREASURE_FACES.index(shown))
    if shown == T_XP:
        return s.players[0].xp
    return searched(s)[0] if shown == T_ARTIFACT else len(s.rolled)


def level_search(level: int) -> list[int]:
    """How many abilities a level lets you look at; none where it gives a specialty."""
    s = table()
    LevelUp(0, level, level).ready(s)
    return searched(s)


def guild_searches() -> int:
    """How often the Mage Guild lets its builder search."""
    s = table()
    build(s, 0, 0, MAGE_GUILD)
    return len(searched(s))


def guild_search() -> int:
    s = table()
    build(s, 0, 0, MAGE_GUILD)
    return same(*searched(s))


def spring() -> int:
    """How many cards of the discard pile the Magic Spring shows."""
    s = table()
    s.players[0].discard = list(range(9))
    return len(Remember().values(s, 0, NONE, 0))


def bonuses() -> list[int]:
    """What the starting bonus of each difficulty says."""
    s = table()
    found: list[int] = []
    for difficulty in range(len(DIFFICULTIES)):
        s.plan.difficulty = difficulty
        found += effect(bonus_of(s))
    return found


def points(name: str, value: int) -> int:
    """What a tournament gives when a player has this instead."""
    s = table()
    before = sum(victory_points(s, 0).values())
    setattr(s.players[0], name, value)
    return sum(victory_points(s, 0).values()) - before


TABLE = table()
MIGHT, MAGIC = [starting_deck(player) for player in TABLE.players]
DEFENCE_COST = combat.DEFENCE_COST
ON_FOOT = same(STEPS[GROUND], STEPS[FLYING])
WALLS = COLUMNS - 1  # the gate takes the other space
TOUCHING = same(*[distance(ORIGIN, place) for place in lattice(ORIGIN, LEFT) + lattice(ORIGIN, RIGHT)])
USUAL_INCOME = Counter([tuple(card.income) for card in SCENARIOS if card.mode == CAMPAIGN]).most_common(1)[0][0]
ONE_DIE, TWO_DICE, XP, ARTIFACT = [treasure_face(shown) for shown in (T_ONE, T_TWO, T_XP, T_ARTIFACT)]

# Rule -> what the engine has: constants, what content says of itself, what happens on a table.
ENGINE: dict[str, list[int]] = {
    "H3-COMP-003": [abs(face) for face in ATTACK_FACES],
    "H3-COMP-004": [amount for _, amount in RESOURCE_FACES],
    "H3-COMP-005": [ONE_DIE, TWO_DICE],
    "H3-SETUP-002": [number for mode in (CLASH, COOPERATION, CAMPAIGN) for number in players(mode)],
    "H3-SETUP-006": [len(HEROES_OF_SEAT), same(*map(len, FACTION_UNITS)), len(HEROES[0].specialties), MIGHT[1]],
    "H3-SETUP-007": [TABLE.players[0].xp],
    "H3-SETUP-016": [MIGHT[0], MAGIC[0]],
    "H3-SETUP-017": MIGHT[1:3],
    "H3-SETUP-018": [*MIGHT, *MAGIC, same(sum(MIGHT), sum(MAGIC))],
    "H3-TOWN-015": [HIRE_COST],
    "H3-TOWN-017": [MOVEMENT[SECOND]],
    "H3-TOWN-022": [guild_search()],
    "H3-TOWN-023": SPELL_PRICE,
    "H3-MOVE-001": MOVEMENT,
    "H3-HERO-010": [RANSOM],
    "H3-HERO-015": [DEFENCE_COST],
    "H3-XP-001": [TABLE.players[0].xp, TABLE.players[0].level(), MOST_XP, MOST_XP],
    "H3-XP-002": [MOST_XP],
    "H3-XP-004": [
        *HAND_LIMIT[1:],
        *[uses for uses in EXPERT_USES if uses],
        *[number for level in range(2, len(HAND_LIMIT)) for number in level_search(level)],
    ],
    "H3-XP-010": [won_xp(2, beaten) for beaten in (1, 2, 3)],
    "H3-XP-011": [MOST_XP],
    "H3-DECK-034": [MOST_PLAYS, MOST_PLAYS],
    "H3-SPELL-003": [*power("haste"), *power("power")],
    "H3-RES-005": [ONE_DIE, ONE_DIE, TWO_DICE, TWO_DICE, XP, ARTIFACT],
    "H3-RES-006": INCOME_STEP,
    "H3-RES-009": INCOME_STEP,
    "H3-TILE-002": [FIELDS],
    "H3-TILE-003": [TOUCHING - 1, TOUCHING, TOUCHING, *interlocking()],
    "H3-LOC-WATER-WHEEL": location(WATER_WHEEL),
    "H3-LOC-WINDMILL": location(WINDMILL),
    "H3-LOC-MYSTICAL-GARDEN": location(GARDEN),
    "H3-LOC-SHRINE-GESTURE": location(GESTURE),
    "H3-LOC-SHRINE-INCANTATION": location(INCANTATION),
    "H3-LOC-TREE": sorted(set(location(TREE))),  # both prices buy the same
    "H3-LOC-LEARNING-STONE": location(STONE),
    "H3-LOC-FOUNTAIN": location(FOUNTAIN),
    "H3-LOC-STABLES": location(STABLES),
    "H3-LOC-WARRIORS-TOMB": location(TOMB),
    "H3-LOC-MAGIC-SPRING": [spring()],
    "H3-LOC-TRADING-POST": location(TRADING_POST),
    "H3-LOC-ARTIFACT": location(ARTIFACT_SYMBOL),
    "H3-LOC-BOX": location(BOX),
    "H3-LOC-MINE-1": INCOME_STEP,
    "H3-LOC-SETTLEMENT-1": INCOME_STEP,
    "H3-UNIT-001": [same(*map(len, FACTION_UNITS)), *tiers()],
    "H3-UNIT-003": [MOST_DEPLOYED],
    "H3-UNIT-013": [STEPS[GROUND]],
    "H3-UNIT-015": [STEPS[RANGED], STEPS[RANGED]],
    "H3-COMBAT-001": [COLUMNS, ROWS],
    "H3-COMBAT-012": [DEFENCE_COST],
    "H3-COMBAT-020": [MOST_DEPLOYED],
    "H3-COMBAT-025": [MOST_DEPLOYED],
    "H3-COMBAT-037": [ON_FOOT],
    "H3-COMBAT-038": [STEPS[RANGED], STEPS[RANGED]],
    "H3-COMBAT-075": [SURRENDER_COST, SURRENDER_COST],
    "H3-COMBAT-077": [RANSOM],
    "H3-COMBAT-085": [IDLE_ROUNDS],
    "H3-SIEGE-001": [DEFENCE_COST],
    "H3-SIEGE-008": [WALLS],
    "H3-SIEGE-015": [TOWER_FACE.attack, TOWER_FACE.defence, TOWER_FACE.health, TOWER_FACE.initiative],
    "H3-SIEGE-022": [RANSOM],
    "H3-END-010": [FULL_ROUNDS],
    "H3-AI-030": [sum([card.copies for card in AI_CARDS])],
    "H3-AI-036": [*ai_values(), FIRST_ROUND],
    "H3-AI-050": [MOVEMENT[MAIN]],
    "H3-AI-054": [FIELDS],
    "H3-AI-060": [KEPT],
    "H3-AI-061": list(USUAL_INCOME),
    "H3-AI-062": [MOST_ARROWS],
    "H3-DIFF-002": bonuses(),
    "H3-DIFF-010": guards(),
    "H3-TRADE-001": location(TRADING_POST),
    "H3-TRADE-002": exchanges(),
    "H3-TOUR-004": [
        points("built", TABLE.players[0].built | 1 << CITADEL),
        points("gone_artifacts", 2),
        points("xp", 2),  # a level
        points("beaten_seconds", 1),
        points("beaten_main", True),
    ],
    "H3-SCEN-001": tiles(STARTING, FAR, NEAR, CENTRE),
    "GD-09": [RANSOM],
    "GD-57": [len(BUILDINGS)],
}

# Why a text writes a number for which the engine has no constant -> rule -> these numbers.
PLAIN: dict[str, dict[str, list[int]]] = {
    "in the box, but nothing that the program counts": {
        "H3-SETUP-006": [3, 7],
        "H3-RES-009": [0, 0, 7, 10, 14, 45],
        "GD-34": [7, 14, 45],
        "GD-57": [7],
    },
    "how many play": {
        "H3-SETUP-002": [2, 2],
        "H3-END-003": [3],
    },
    "the number of a round, player or step": {
        "H3-SETUP-028": [1],
        "H3-ROUND-002": [1],
        "H3-ROUND-003": [3],
        "H3-ROUND-004": [1, 2, 2, 3, 4, 5],
        "H3-AI-003": [1, 2, 3, 4, 5, 6, 6],
        "H3-TOUR-002": [1, 2],
        "GD-11": [1],
    },
    "a movement point is spent on one thing": {
        "H3-MOVE-002": [1, 1, 1],
        "H3-TILE-006": [1],
        "H3-TILE-008": [1],
        "H3-TILE-020": [1],
        "H3-LOC-STABLES-1": [1],
        "H3-COMBAT-070": [1, 1],
        "H3-AI-053": [1],
        "H3-AI-054": [1],
    },
    "written where the rule is carried out": {
        "H3-TOWN-023": [2],
        "H3-UNIT-017": [2],
        "H3-UNIT-020": [1],
        "H3-UNIT-021": [2],
        "H3-COMBAT-051": [0, 1, 1],
        "H3-COMBAT-054": [1, 1],
        "H3-SIEGE-014": [0, 1],
        "H3-AI-046": [3],
        "H3-AI-063": [3],
        "H3-OPT-03": [1],
        "H3-OPT-06": [1],
        "H3-OPT-13": [4, 8, 12],
        "H3-TOUR-001": [2, 2],
        "GD-20": [0, 1],
    },
    "one of a kind, or none": {
        "H3-ROUND-012": [1],
        "H3-MORALE-008": [1],
        "H3-DECK-032": [1],
        "H3-RES-001": [0],
        "H3-RES-005": [1],
        "H3-RES-007": [0],
        "H3-LOC-MAGIC-SPRING": [1],
        "H3-LOC-TRADING-POST": [1],
        "H3-COMBAT-020": [1],
        "H3-COMBAT-043": [0],
        "H3-COMBAT-052": [0],
        "H3-TRADE-001": [1],
        "H3-TOUR-004": [1],
    },
}
