"""The plan of a game: what its scenario, number of players and variants ask for. Never changes during a game."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.content.tiles import COUNTRY_TILES, core, country
from hexfarer.games.mage_knight.terms import BASE_HEROES, EDITIONS, HEROES, IN_ULTIMATE
from hexfarer.kernel.registry import Setup

# -- shapes of the map --

WEDGE: Final = 0
WEDGE_FREE: Final = 1  # First Reconnaissance: core tiles may lie on the coast
OPEN: Final = 2
FIXED: Final = 3  # Conquer and Hold

# -- what ends the game early --

NEVER: Final = 0
CITY_REVEALED: Final = 1
CITIES_CONQUERED: Final = 2
MINES_FREED: Final = 3
DUNGEONS_TAKEN: Final = 4
INCANTATIONS: Final = 5

# -- what happens with cities --

LEVELS: Final = 0  # they have garrisons
FRIENDLY_CITIES: Final = 1
CLOSED_CITIES: Final = 2

# -- how tactics are chosen (MK-TAC) --

STANDARD: Final = 0
DUMMY_FIRST: Final = 1
SOLO: Final = 2

# -- how the result is found --

BY_FAME: Final = 0
BY_GOAL: Final = 1  # alone: fame, achievements, goal and time
TOGETHER: Final = 2  # cooperative
BY_SITES: Final = 3  # Conquer and Hold
BY_PORTAL: Final = 4  # One to Return

SCENARIOS: Final[list[str]] = [
    "first_reconnaissance",
    "full_conquest",
    "blitz_conquest",
    "solo_conquest",
    "full_cooperation",
    "blitz_cooperation",
    "mines_liberation",
    "druid_nights",
    "dungeon_lords",
    "conquer_and_hold",
    "one_to_return",
]
FREC: Final = 0
FCON: Final = 1
BCON: Final = 2
FCOO: Final = 4
BCOO: Final = 5
MINES: Final = 6
DRUIDS: Final = 7
DUNGEONS: Final = 8
HOLD: Final = 9
PORT: Final = 10

CITY_TILES: Final[list[int]] = [5, 6, 7, 8]
PLAIN_CORE: Final[list[int]] = [1, 2, 3, 4]
MORE_COUNTRY: Final[list[int]] = [12, 13, 14]  # tiles that only the Ultimate Edition has
MORE_PLAIN_CORE: Final[list[int]] = [9, 10]


class Plan:
    """All numbers and switches of one game."""

    __slots__ = (
        "auction",
        "box",
        "cities",
        "city_levels",
        "city_score",
        "competitive_glades",
        "coop_assault",
        "core_cities",
        "core_plain",
        "countryside",
        "darkness",
        "draft",
        "dummy",
        "dummy_hero",
        "elite_from",
        "elite_units",
        "end",
        "epic",
        "exclude_core",
        "explore_fame",
        "extended_pool",
        "extra_die",
        "extra_unit",
        "factions",
        "forced_cities",
        "forced_core",
        "forced_country",
        "friendly_mana",
        "fury",
        "high",
        "in_order",
        "interactive_combat",
        "interactive_skills",
        "interactive_spells",
        "lazy_offers",
        "line_bonus",
        "low",
        "low_scoring",
        "megapolis",
        "more_fury",
        "night_first",
        "players",
        "portal_closes",
        "pvp",
        "random_cities",
        "recruit_more",
        "reputation_loss",
        "result",
        "revealed",
        "rite_defeated",
        "rounds",
        "scenario",
        "setup",
        "shape",
        "short_actions",
        "solo",
        "start_fame",
        "start_reputation",
        "tactics",
        "teams",
        "titles",
        "tower_spell",
        "towers_owned",
        "turned",
        "two_megapolises",
        "upgrades",
        "village_unit",
    )

    def __init__(self, scenario: int, players: int, box: int) -> None:
        self.scenario = scenario
        self.box = box  # the edition: IN_BASE or IN_ULTIMATE
        self.players = players
        self.solo = players == 1
        self.setup: Setup | None = None  # what the game was started with
        # the map
        self.shape = WEDGE
        self.low = -2  # columns of an open map
        self.high = 2
        self.countryside = 8
        self.core_cities = 1
        self.core_plain = 1
        self.in_order = False  # countryside tiles in ascending order
        self.forced_country: list[int] = []  # tiles that must be in
        self.forced_core: list[int] = []
        self.forced_cities: list[int] = []
        self.exclude_core: list[int] = []
        self.extended_pool = False  # also the tiles that only the Ultimate Edition has
        self.turned = False  # random orientation
        self.random_cities = False
        self.revealed = False  # Conquer and Hold with all tiles face up
        # time
        self.rounds = 6
        self.night_first = False
        self.darkness = False
        # cities
        self.cities = LEVELS
        self.city_levels: list[int] = [4]  # in the order of revealing; the last one goes on
        self.megapolis = 0  # its level
        self.two_megapolises = False
        # start
        self.start_fame = 0
        self.start_reputation = 0
        self.extra_die = 0
        self.extra_unit = 0
        self.line_bonus = False
        self.elite_units = True
        self.elite_from = 0  # the round from which elite units are dealt whatever was revealed
        self.short_actions = False  # without advanced actions 17 to 28
        self.lazy_offers = False
        self.village_unit = False  # the first unit offer has one for a village
        self.explore_fame = 0
        self.factions = False  # with the enemies of both factions
        # others
        self.dummy = False
        self.dummy_hero = -1
        self.teams = False
        self.tactics = STANDARD
        self.pvp = True
        self.coop_assault = False
        self.interactive_spells = True
        self.interactive_skills = True
        self.friendly_mana = False
        self.fury = False
        self.more_fury = False
        self.interactive_combat = False
        self.upgrades = False
        self.draft = False
        self.auction = False
        # special rules of a scenario
        self.towers_owned = False
        self.tower_spell = True
        self.reputation_loss = True  # for assaults
        self.recruit_more = False
        self.competitive_glades = False
        self.rite_defeated = False  # crystals of the second Night: for enemies defeated, not for those summoned
        self.epic = False
        self.portal_closes = False
        # the end
        self.end = CITIES_CONQUERED
        self.result = BY_FAME
        self.titles = True
        self.city_score = True
        self.low_scoring = False

    def ultimate(self) -> bool:
        """Do the rules of the Ultimate Edition hold?"""
        return self.box == IN_ULTIMATE

    def heroes(self) -> int:
        """How many of the heroes are in the box."""
        return len(HEROES) if self.ultimate() else BASE_HEROES

    def has_enemy(self, box: int, faction: int) -> bool:
        """Is a token with that box and faction in the game (MK-SITE-OTHER-01)?"""
        return box & self.box != 0 and (faction < 0 or self.factions)

    def country_pool(self) -> list[int]:
        """The countryside tiles to choose from (MK-MAP-21)."""
        numbers = [*range(1, COUNTRY_TILES + 1), *(MORE_COUNTRY if self.extended_pool else [])]
        return [country(n) for n in numbers]

    def core_pool(self) -> list[int]:
        """The core tiles without a city to choose from, but for those that the scenario leaves out."""
        numbers = PLAIN_CORE + (MORE_PLAIN_CORE if self.extended_pool else [])
        return [core(n) for n in numbers if core(n) not in self.exclude_core]

    def level_of_city(self, revealed: int) -> int:
        """The level of the city that is revealed after so many others (MK-CITY-01)."""
        return self.city_levels[min(revealed, len(self.city_levels) - 1)]


def _tiles(plan: Plan, countryside: list[int], cities: list[int], plain: list[int]) -> None:
    """Tile counts for two, three and four players; alone as for two (MK-SOLO-06)."""
    column = max(plan.players, 2) - 2
    plan.countryside = countryside[column]
    plan.core_cities = cities[column]
    plan.core_plain = plain[column]


def _open(plan: Plan, columns: int) -> None:
    plan.shape = OPEN
    plan.low = -1 if columns == 3 else -2
    plan.high = 2 if columns == 5 else 1


def plan_of(scenario: str, players: int, options: dict[str, str], edition: str) -> Plan:
    """The plan of a scenario with its variants (MK-SCN, MK-VAR)."""
    plan = Plan(SCENARIOS.index(scenario), players, 1 << EDITIONS.index(edition))
    _SCENARIOS[plan.scenario](plan)
    if plan.solo:
        _alone(plan)
    _variants(plan, options)
    return plan


def _first_reconnaissance(plan: Plan) -> None:
    plan.shape = WEDGE_FREE
    _tiles(plan, [8, 9, 11], [1, 1, 1], [2, 2, 2])
    plan.in_order = True
    plan.rounds = 4 if plan.solo else 3
    plan.cities = CLOSED_CITIES
    plan.short_actions = not plan.ultimate()
    plan.village_unit = plan.ultimate()
    plan.explore_fame = 1
    plan.pvp = False
    plan.elite_units = False
    plan.lazy_offers = True
    plan.end = CITY_REVEALED
    plan.city_score = False


def _full_conquest(plan: Plan) -> None:
    _tiles(plan, [8, 9, 11], [2, 3, 4], [1, 2, 3])
    if plan.players == 4:
        _open(plan, 5)


def _blitz_conquest(plan: Plan) -> None:
    _tiles(plan, [6, 7, 9], [2, 3, 4], [1, 2, 3])
    if plan.players == 4:
        _open(plan, 4)
    plan.rounds = 4
    plan.city_levels = [3]
    _blitz(plan)


def _blitz(plan: Plan) -> None:
    plan.start_fame = 1
    plan.start_reputation = 2
    plan.extra_die = plan.extra_unit = 1
    plan.line_bonus = True
    plan.elite_units = not plan.ultimate()  # MK-SCN-BCON-05, MK-SCN-BCOO-03


def _solo_conquest(plan: Plan) -> None:
    plan.countryside, plan.core_cities, plan.core_plain = 7, 2, 2
    plan.city_levels = [5, 8]
    plan.result = BY_GOAL
    plan.city_score = False


def _cooperation(plan: Plan) -> None:
    _open(plan, 5)
    plan.result = TOGETHER
    plan.titles = False
    plan.city_score = False
    plan.coop_assault = True
    if not plan.solo:
        plan.dummy = True
        plan.teams = True
        plan.tactics = DUMMY_FIRST
        plan.pvp = False
        plan.interactive_spells = plan.interactive_skills = False


def _full_cooperation(plan: Plan) -> None:
    _cooperation(plan)
    _tiles(plan, [8, 10, 11], [3, 4, 4], [2, 3, 4])
    plan.city_levels = [5, 5, 8] if plan.players <= 2 else [5, 5, 5, 11]


def _blitz_cooperation(plan: Plan) -> None:
    _cooperation(plan)
    _tiles(plan, [7, 8, 9], [2, 3, 4], [1, 2, 3])
    plan.rounds = 4
    plan.city_levels = [5, 8] if plan.players <= 2 else [5, 8, 11]
    _blitz(plan)


def _special(plan: Plan, city: int) -> None:
    """Mines, druids and dungeons: one friendly city of a certain colour."""
    _tiles(plan, [8, 9, 11], [1, 1, 1], [1, 2, 3])
    if plan.players == 4:
        _open(plan, 4)
    plan.cities = FRIENDLY_CITIES
    plan.forced_cities = [core(city)]
    plan.city_score = False
    plan.rounds = 4


def _mines(plan: Plan) -> None:
    _special(plan, 8)
    plan.forced_country = [country(n) for n in (2, 3, 5, 6)]
    plan.exclude_core = [core(1)]
    plan.end = MINES_FREED


def _druids(plan: Plan) -> None:
    _special(plan, 5)
    plan.forced_country = [country(n) for n in (1, 2, 5, 7, 8)]
    plan.end = INCANTATIONS
    plan.rite_defeated = plan.ultimate()  # MK-SCN-DRUI-09


def _dungeons(plan: Plan) -> None:
    _special(plan, 6)
    plan.rounds = 5
    plan.forced_country = [country(n) for n in (7, 9)]
    plan.forced_core = [core(1)]
    plan.end = DUNGEONS_TAKEN


def _hold(plan: Plan) -> None:
    plan.shape = FIXED
    plan.countryside, plan.core_cities, plan.core_plain = 5, 1, 3
    plan.forced_country = [country(n) for n in (3, 4, 9, 10, 11)]
    plan.forced_core = [core(n) for n in (2, 3, 4)]
    plan.forced_cities = [core(7)]
    plan.cities = CLOSED_CITIES
    plan.rounds = 6 if plan.players <= 2 else 4
    plan.elite_from = 4 if plan.players <= 2 else 3
    plan.teams = plan.players == 4
    plan.recruit_more = True
    plan.reputation_loss = False
    plan.tower_spell = False
    plan.towers_owned = True
    plan.end = NEVER
    plan.result = BY_SITES
    plan.titles = plan.city_score = False


def _portal(plan: Plan) -> None:
    _tiles(plan, [7, 8, 10], [1, 2, 3], [1, 2, 3])
    plan.rounds = 4
    plan.city_levels = [3]
    plan.portal_closes = True
    plan.recruit_more = plan.ultimate()  # MK-SCN-PORT-04
    plan.end = NEVER
    plan.result = BY_PORTAL
    plan.titles = plan.city_score = False


_SCENARIOS: Final = [
    _first_reconnaissance,
    _full_conquest,
    _blitz_conquest,
    _solo_conquest,
    _full_cooperation,
    _blitz_cooperation,
    _mines,
    _druids,
    _dungeons,
    _hold,
    _portal,
]


def _alone(plan: Plan) -> None:
    """What holds for every game of one player (MK-SOLO)."""
    plan.dummy = True
    plan.tactics = SOLO
    plan.titles = False
    plan.pvp = False
    plan.teams = False
    plan.interactive_spells = plan.interactive_skills = False
    if plan.scenario in (FCON, BCON, FCOO, BCOO):
        plan.result = BY_GOAL
        plan.city_score = False


def _variants(plan: Plan, options: dict[str, str]) -> None:
    """Every option of a new game (MK-VAR)."""
    if options["pvp"] != "usual":
        plan.pvp = options["pvp"] == "on" and not plan.solo and plan.result != TOGETHER
    if options["cooperative_assault"] != "usual":
        plan.coop_assault = options["cooperative_assault"] == "on"
    plan.auction = options["auction"] == "on"
    if options["tile_pool"] == "extended":  # three scenarios name their tiles (GD-04)
        plan.extended_pool = plan.scenario not in (FREC, MINES, HOLD)
    shape = options["map"]
    if shape == "wedge":
        plan.shape = WEDGE
    elif shape != "usual":
        _open(plan, int(shape[-1]))
    if options["countryside"] != "usual":
        plan.countryside = int(options["countryside"])
    if options["city_tiles"] != "usual":
        plan.core_cities = int(options["city_tiles"])
    if options["core_tiles"] != "usual":
        plan.core_plain = int(options["core_tiles"])
    plan.turned = options["orientation"] == "random"
    plan.random_cities = options["cities"] == "random"
    plan.night_first = options["arrival"] == "night"
    plan.darkness = options["darkness"] == "on"
    if options["city_level"] != "usual":
        plan.city_levels = [int(options["city_level"])]
    if options["megapolis"] != "off":
        plan.megapolis = int(options["megapolis"])
    if options["elite_units"] != "usual":
        plan.elite_units = options["elite_units"] == "on"
    if options["recruiting"] != "usual":
        plan.recruit_more = options["recruiting"] == "extended"
    if options["rite_crystals"] != "usual":
        plan.rite_defeated = options["rite_crystals"] == "defeated"
    plan.fury = options["fury"] != "off"
    plan.more_fury = options["fury"] == "more"
    if plan.fury:
        plan.start_reputation = -4 if plan.more_fury else -2
    if options["interactive_spells"] == "off":
        plan.interactive_spells = False
    if options["interactive_skills"] == "off":
        plan.interactive_skills = False
    plan.friendly_mana = options["friendly_mana"] == "on"
    plan.interactive_combat = options["interactive_combat"] == "on"
    plan.upgrades = options["upgrades"] == "on"
    plan.draft = options["draft"] == "on"
    plan.low_scoring = options["scoring"] == "low"
    if options["dummy"] == "off":
        plan.dummy = False
    elif options["dummy"] != "random":
        plan.dummy_hero = HEROES.index(options["dummy"])
    _team_variants(plan, options["teams"])
    _epic(plan, options["length"] == "epic")
    plan.competitive_glades = options["glades"] == "competitive"
    plan.revealed = options["tiles"] == "revealed"
    plan.factions = options["enemies"] == "all"


def _team_variants(plan: Plan, teams: str) -> None:
    """Two teams of two (MK-SCN-FCON-06, MK-SCN-PORT-10)."""
    if teams == "off":
        return
    plan.teams = True
    plan.coop_assault = True
    if plan.scenario == FCON and teams != "on":
        plan.core_cities = 2
        plan.city_levels = [int(teams.removeprefix("level_"))] if teams.startswith("level_") else plan.city_levels
        if teams == "megapolises":
            plan.two_megapolises = True
            plan.megapolis = plan.megapolis or 8


def _epic(plan: Plan, epic: bool) -> None:
    """The long forms of Druid Nights and One to Return (MK-SCN-DRUI-13, MK-SCN-PORT-09)."""
    if not epic or plan.scenario not in (DRUIDS, PORT):
        return
    plan.epic = True
    plan.rounds = 6
    if plan.scenario == DRUIDS:
        plan.countryside, plan.core_plain = len(plan.country_pool()), len(plan.core_pool())
    elif plan.scenario == PORT:
        plan.countryside = min(plan.countryside + 1, len(plan.country_pool()))
        plan.core_cities += 1
        plan.core_plain += 1
        plan.city_levels = [4]
