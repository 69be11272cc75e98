"""The numbers in Mage Knight's rules on scores, variants and scenarios (MK-SCORE, MK-VAR, MK-SCN)."""

from __future__ import annotations

from hexfarer.games.mage_knight.combat import ASSAULT, LIBERATION, Combat
from hexfarer.games.mage_knight.components import DEEDS
from hexfarer.games.mage_knight.content.cities import LAST_CITY_LEVEL
from hexfarer.games.mage_knight.content.tiles import TILE_IDS, TILES
from hexfarer.games.mage_knight.flow.aftermath import finish
from hexfarer.games.mage_knight.flow.battle import garrison_of_owner
from hexfarer.games.mage_knight.flow.rites import wake
from hexfarer.games.mage_knight.flow.secrets import DESCENT_COST
from hexfarer.games.mage_knight.flow.variants import DRAFT_DEALT, DRAFT_KEPT, strength
from hexfarer.games.mage_knight.plan import Plan
from hexfarer.games.mage_knight.scoring import (
    ADVENTURER,
    BEATING,
    CITIES,
    CONQUEROR,
    KNOWLEDGE,
    LIBERATOR,
    LOOT,
    achievements,
    by_sites,
    goal_points,
    title,
)
from hexfarer.games.mage_knight.state import BESIEGED, City
from hexfarer.games.mage_knight.terms import (
    ADVANCED_ACTION,
    ARTIFACT,
    CITY_LAND,
    CRYSTAL_LIMIT,
    DAY_COST,
    DEN,
    DUNGEON,
    EXPLORE_COST,
    GLADE,
    IN_BASE,
    KEEP,
    MINE,
    MONASTERY,
    RED,
    RUINS,
    SPAWN,
    SPELL,
    TOMB,
    TOWER,
    WOUND,
    modifier,
)
from tests.text.numbers.mage_knight_map import GAME, conquer, country_with, plan, slots, table
from tests.text.numbers.reading import same

# -- the plans of the scenarios --


def tiles(plans: list[Plan]) -> list[int]:
    """Countryside, city core and other core tiles, for each number of players."""
    kinds = ("countryside", "core_cities", "core_plain")
    return [getattr(plan, kind) for kind in kinds for plan in plans]


def plans(scenario: str, most: int = 4, **options: str) -> list[Plan]:
    """For two players and more."""
    return [plan(scenario, players, **options) for players in range(2, most + 1)]


def rounds(some: list[Plan]) -> int:
    return same(*[plan.rounds for plan in some])


def columns(shape: Plan) -> int:
    return shape.high - shape.low + 1


def numbers(packed: list[int]) -> list[int]:
    """What is printed on tiles."""
    return [int(TILE_IDS[tile].rsplit("_", 1)[1]) for tile in packed]


def special(scenario: str) -> list[int]:
    """Mines, druids and dungeons: rounds, columns with four players, countryside tiles and those that must be in."""
    some = plans(scenario)
    return [
        rounds(some),
        columns(some[-1]),
        *[plan.countryside for plan in some],
        *numbers(some[0].forced_country),
    ]


def levels(option: str) -> list[int]:
    """The lowest and the highest level that can be chosen."""
    (values,) = [other.values for other in GAME.options if other.id == option]
    offered = [int(value) for value in values if value.isdigit()]
    return [min(offered), max(offered)]


def left_out() -> list[int]:
    """The first and the last advanced action that First Reconnaissance does not use."""
    s = table("first_reconnaissance")
    used = s.action_deck + s.action_offer
    actions = [card for card, deed in enumerate(DEEDS) if deed.kind == ADVANCED_ACTION and deed.box & IN_BASE]
    numbers = [DEEDS[card].number for card in actions if card not in used]
    return [min(numbers), max(numbers)]


def more_than_players(scenario: str, players: int) -> list[int]:
    """Dice and units beyond one for each player."""
    s = table(scenario, players)
    return [len(s.dice) - players, len(s.unit_offer) - players]


def interactive_spells() -> list[int]:
    """The first and the last one in the base edition."""
    numbers = [deed.number for deed in DEEDS if deed.kind == SPELL and deed.competitive and deed.box & IN_BASE]
    return [min(numbers), max(numbers)]


def reputation(start: Plan) -> list[int]:
    """Where heroes start, and what it means for Influence."""
    return [abs(start.start_reputation), abs(modifier(start.start_reputation))]


# -- points, on a table --


def a_card(kind: int) -> int:
    return next(card for card, deed in enumerate(DEEDS) if deed.kind == kind)


def worth(category: int, cards: list[int]) -> int:
    """What these cards score."""
    s = table()
    s.players[0].deck += cards
    return abs(achievements(s, 0)[category])


def shield(category: int, site: int, scenario: str = "full_conquest", in_core: bool = False) -> int:
    """What a shield on a site scores."""
    s = table(scenario)
    conquer(s, site, in_core)
    return achievements(s, 0)[category]


def crystals() -> int:
    s = table()
    s.players[0].crystals[RED] = 2
    return achievements(s, 0)[LOOT]


def city(leader: int) -> int:
    """What a city scores for the first player, whose shield is there."""
    s = table()
    s.cities = [City(RED, 1, [0], BESIEGED)]
    s.cities[0].conquered = True
    s.cities[0].shields = [0, 1]
    s.cities[0].leader = leader
    return achievements(s, 0)[CITIES]


def goal(name: str) -> int:
    """What one city, led by everybody who plays, brings in a cooperative game one round before its end."""
    s = table("full_cooperation", 2)
    s.cities = [City(RED, 1, [0], BESIEGED), City(RED, 1, [1], BESIEGED)]
    for seat, taken in enumerate(s.cities):
        taken.leader = seat
    s.cities[0].conquered = True
    s.plan.core_cities = 1
    s.round = s.plan.rounds - 1
    points = goal_points(s)[name]
    assert isinstance(points, int)
    return points


def dummy_card() -> int:
    """What a card left to the dummy player adds."""
    s = table("full_cooperation", 2)
    assert s.dummy is not None
    s.dummy.deck = s.dummy.deck[:1]
    points = goal_points(s)["dummy_cards"]
    assert isinstance(points, int)
    return points


def held(site: int) -> int:
    """What a keep or tower scores in Conquer and Hold."""
    s = table("conquer_and_hold")
    conquer(s, site)
    return by_sites(s).scores[0]


def on_map(site: int) -> int:
    """How many there are on the map of Conquer and Hold."""
    forced = HOLD[0].forced_country + HOLD[0].forced_core + HOLD[0].forced_cities
    return sum([TILES[tile].site.count(site) for tile in forced])


def freed(in_core: bool) -> int:
    """The reputation for a liberated mine."""
    s = table("mines_liberation")
    s.combat = Combat(0, LIBERATION, conquer(s, MINE, in_core))
    finish(s)
    return s.players[0].reputation


def glade_limit(players: int) -> int:
    """How many shields of others a glade must bear for one of them to make room, in the competitive variant."""
    for shields in range(1, players):
        s = table("druid_nights", players)
        s.plan.competitive_glades = True
        space = conquer(s, GLADE)
        s.glades[space] = (1 << shields) - 1 << 1  # of the seats after the first
        frames = len(s.stack)
        wake(s, 0)
        if len(s.stack) > frames:
            return shields
    raise AssertionError("there is no limit")


def defenders(round: int) -> int:
    """Who defends a keep in Conquer and Hold whose owner is away."""
    s = table("conquer_and_hold")
    s.round = round
    combat = Combat(1, ASSAULT, conquer(s, KEEP))
    garrison_of_owner(s, combat)
    return len(combat.foes)


def stronger(cards: list[int], level: int = 1, crystals: int = 0) -> int:
    """What these make a player stronger for action upgrades."""
    s = table()
    s.players[0].deck += cards
    s.players[0].level = level
    s.players[0].crystals[RED] = crystals
    return strength(s, 0)


AN_ACTION, A_SPELL, AN_ARTIFACT = [a_card(kind) for kind in (ADVANCED_ACTION, SPELL, ARTIFACT)]
FREC, FCON, BCON = plans("first_reconnaissance"), plans("full_conquest"), plans("blitz_conquest")
FIRST_TILES = table("first_reconnaissance").board
SOLO, FREC_SOLO = plan("solo_conquest", 1), plan("first_reconnaissance", 1)
FCOO, BCOO = plans("full_cooperation", 3), plans("blitz_cooperation", 3)
MINES, DRUIDS, DUNGEONS = plans("mines_liberation"), plans("druid_nights"), plans("dungeon_lords")
HOLD = plans("conquer_and_hold")
PORT, EPIC_PORT = plans("one_to_return"), plans("one_to_return", length="epic")
EPIC_DRUIDS = plan("druid_nights", 2, length="epic")
FURY, MORE_FURY = plan("full_conquest", 2, fury="on"), plan("full_conquest", 2, fury="more")
TEAM_LEVELS = [
    int(value.removeprefix("level_"))
    for option in GAME.options
    if option.id == "teams"
    for value in option.values
    if value.startswith("level_")
]
MEGAPOLIS = levels("megapolis")
TITLE, TIED = title(table(), ADVENTURER)
CITY_TITLE, CITY_TIED = title(table(), CITIES)
CRAWLER, CRAWLER_TIED = title(table("dungeon_lords"), ADVENTURER)
LIBERATED, LIBERATED_TIED = title(table("mines_liberation"), LIBERATOR)
KEEP_POINTS, TOWER_POINTS = held(KEEP), held(TOWER)
HOLD_POINTS = KEEP_POINTS * on_map(KEEP) + TOWER_POINTS * on_map(TOWER)
ON_LAND = shield(LIBERATOR, MINE, "mines_liberation")
IN_CORE = shield(LIBERATOR, MINE, "mines_liberation", in_core=True)
MINE_TILES = country_with(MINE)

ENGINE: dict[str, list[int]] = {
    # scores
    "MK-SCORE-03": [worth(KNOWLEDGE, [A_SPELL]), worth(KNOWLEDGE, [AN_ACTION])],
    "MK-SCORE-04": [worth(LOOT, [AN_ARTIFACT]), crystals()],
    "MK-SCORE-06": [same(*[shield(CONQUEROR, site) for site in (KEEP, TOWER, MONASTERY)])],
    "MK-SCORE-07": [same(*[shield(ADVENTURER, site) for site in (RUINS, DEN, SPAWN, DUNGEON, TOMB)])],
    "MK-SCORE-08": [worth(BEATING, [WOUND])],
    "MK-SCORE-09": [TITLE, abs(title(table(), BEATING)[0])],
    "MK-SCORE-10": [TIED, TITLE, abs(title(table(), BEATING)[1])],
    "MK-SCORE-13": [city(0), city(1)],
    "MK-SCORE-14": [CITY_TITLE, CITY_TIED],
    "MK-SCORE-15": [goal("per_city")],
    "MK-SCORE-16": [goal("everybody_leads")],
    "MK-SCORE-17": [goal("all_cities")],
    "MK-SCORE-18": [goal("rounds_left")],
    "MK-SCORE-19": [dummy_card()],
    "MK-SCORE-20": [goal("not_announced")],
    # variants
    "MK-VAR-CITYLVL-01": [levels("city_level")[0], same(levels("city_level")[1], LAST_CITY_LEVEL)],
    "MK-VAR-MEGA-02": MEGAPOLIS,
    "MK-VAR-MEGA-08": [DAY_COST[CITY_LAND]],
    "MK-VAR-FURY-01": reputation(FURY),
    "MK-VAR-FURYPLUS-01": reputation(MORE_FURY),
    "MK-VAR-FSPELL-01": interactive_spells(),
    "MK-VAR-UPGRADE-02": [
        same(stronger([AN_ARTIFACT]), stronger([A_SPELL])),
        stronger([AN_ACTION]),
        stronger([], crystals=2),
        stronger([], level=2),
    ],
    "MK-VAR-DRAFT-01": [DRAFT_DEALT, DRAFT_KEPT],
    # scenarios
    "MK-SCN-FREC-01": [
        rounds(FREC),
        *[plan.countryside for plan in FREC],
        same(*[plan.core_cities for plan in FREC]),
        same(*[plan.core_plain for plan in FREC]),
    ],
    "MK-SCN-FREC-02": numbers(FIRST_TILES.tiles[1:]) + slots(FIRST_TILES.slots[1:]),
    "MK-SCN-FREC-04": left_out(),
    "MK-SCN-FREC-05": [FREC[0].explore_fame],
    "MK-SCN-FREC-12": [
        *tiles([FREC_SOLO]),
        FREC_SOLO.rounds,
        FREC_SOLO.rounds - FREC_SOLO.rounds // 2,  # Days
        FREC_SOLO.rounds // 2,
    ],
    "MK-SCN-FCON-01": [rounds(FCON), *tiles(FCON)],
    "MK-SCN-FCON-02": FCON[0].city_levels,
    "MK-SCN-FCON-06": [min(TEAM_LEVELS)],
    "MK-SCN-BCON-01": [rounds(BCON), *BCON[0].city_levels, columns(BCON[2]), *tiles(BCON)],
    "MK-SCN-BCON-02": [BCON[0].start_fame],
    "MK-SCN-BCON-03": reputation(BCON[0]),
    "MK-SCN-BCON-04": more_than_players("blitz_conquest", 2),
    "MK-SCN-SOLO-01": [SOLO.rounds, *tiles([SOLO])],
    "MK-SCN-SOLO-02": SOLO.city_levels,
    "MK-SCN-SOLO-04": [1 + more for more in more_than_players("solo_conquest", 1)],
    "MK-SCN-FCOO-01": [rounds(FCOO), *tiles(FCOO), *FCOO[0].city_levels, *FCOO[1].city_levels],
    "MK-SCN-BCOO-01": [rounds(BCOO), *tiles(BCOO), *BCOO[0].city_levels, *BCOO[1].city_levels],
    "MK-SCN-MINE-01": special("mines_liberation"),
    "MK-SCN-MINE-02": [
        *[plan.core_plain for plan in MINES],
        *numbers(MINES[0].core_pool()),
        *numbers(MINES[0].exclude_core),
        *numbers(MINES[0].forced_cities),
    ],
    "MK-SCN-MINE-03": [
        len(MINE_TILES),
        *[len(MINE_TILES) + plan.core_plain + len(plan.forced_cities) for plan in MINES],
    ],
    "MK-SCN-MINE-07": [freed(in_core=False), freed(in_core=True)],
    "MK-SCN-MINE-09": [CRYSTAL_LIMIT],
    "MK-SCN-MINE-12": [ON_LAND, IN_CORE],
    "MK-SCN-MINE-13": [LIBERATED, LIBERATED_TIED],
    "MK-SCN-DRUI-01": [
        *special("druid_nights"),
        *[plan.core_plain for plan in DRUIDS],
        *numbers(DRUIDS[0].forced_cities),
    ],
    "MK-SCN-DRUI-12": [glade_limit(2), same(glade_limit(3), glade_limit(4))],
    "MK-SCN-DRUI-13": [EPIC_DRUIDS.rounds, EPIC_DRUIDS.countryside, EPIC_DRUIDS.core_plain],
    "MK-SCN-DUNG-01": [
        *special("dungeon_lords"),
        *[plan.core_plain for plan in DUNGEONS],
        *numbers(DUNGEONS[0].forced_core),
        *numbers(DUNGEONS[0].forced_cities),
    ],
    "MK-SCN-DUNG-09": [DESCENT_COST],
    "MK-SCN-DUNG-15": [
        same(*[shield(ADVENTURER, site, "dungeon_lords") for site in (DUNGEON, TOMB)]),
        same(*[shield(ADVENTURER, site, "dungeon_lords") for site in (RUINS, DEN, SPAWN)]),
    ],
    "MK-SCN-DUNG-16": [CRAWLER, CRAWLER_TIED, TITLE, TIED],
    "MK-SCN-HOLD-01": [
        HOLD[0].rounds,
        HOLD[2].rounds,
        *numbers(HOLD[0].forced_country + HOLD[0].forced_core + HOLD[0].forced_cities),
    ],
    "MK-SCN-HOLD-02": [EXPLORE_COST],
    "MK-SCN-HOLD-05": [HOLD[2].elite_from, HOLD[0].elite_from],
    "MK-SCN-HOLD-10": [same(defenders(day), defenders(day + 1)) for day in (1, 3, 5)],
    "MK-SCN-HOLD-16": [KEEP_POINTS, TOWER_POINTS, on_map(KEEP), on_map(TOWER), HOLD_POINTS],
    "MK-SCN-HOLD-17": [HOLD[1].rounds, HOLD[1].elite_from],
    "MK-SCN-PORT-01": [rounds(PORT), *PORT[0].city_levels, *tiles(PORT)],
    "MK-SCN-PORT-05": [rounds(PORT) // 2],  # the number of the last Night
    "MK-SCN-PORT-07": [rounds(PORT) // 2],
    "MK-SCN-PORT-09": [rounds(EPIC_PORT), *tiles(EPIC_PORT), *EPIC_PORT[0].city_levels, rounds(EPIC_PORT) // 2],
    "GD-17": [*MEGAPOLIS, LAST_CITY_LEVEL],
    "GD-25": [LIBERATED_TIED],
    "GD-34": [HOLD_POINTS],
}
