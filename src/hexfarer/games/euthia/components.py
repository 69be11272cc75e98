"""What comes out of the box: tiles, monsters, quests, map tiles, boards. `content` fills the lists, in its order."""

from __future__ import annotations

from typing import Any, Final

from hexfarer.games.euthia.terms import NO_SLOT, NONE, OWN
from hexfarer.kernel.effect import Effect

# A table of results: (the least value, the result), from the lowest value up; below the first one nothing.
Table = list[tuple[int, int]]


def result(table: list[tuple[int, int]], value: int) -> int:
    """What a table gives for a value; 0 below its first row."""
    found = 0
    for least, n in table:
        if value >= least:
            found = n
    return found


class Tile:
    """A tile that a Hero can own: an Item, a Skill, a Resource. What has no place on the board lies in a Sack."""

    __slots__ = (
        "boost",
        "buy",
        "copies",
        "dwurt",
        "effect",
        "exhausts",
        "gate",
        "gem_fields",
        "health",
        "home",
        "id",
        "kind",
        "material",
        "once",
        "players",
        "rep",
        "roll_bonus",
        "sack",
        "sell",
        "sides",
        "slot",
        "sockets",
        "table",
        "toughness",
        "ward",
        "wells",
        "when",
    )

    def __init__(
        self,
        id: str,
        kind: int,
        home: int,
        copies: int,
        buy: int = 0,
        sell: int = 0,
        slot: int = NO_SLOT,
        when: int = 0,
        effect: Effect[Any] | None = None,
        table: list[tuple[int, int]] | None = None,
        exhausts: bool = False,
        once: bool = False,
        gate: int = 0,
        dwurt: int = 0,
        boost: Effect[Any] | None = None,
        rep: int = NONE,
        players: int = 0,
        material: int = NONE,
        health: int = 0,
        sack: int = 0,
        sockets: int = 0,
        toughness: int = 0,
        roll_bonus: int = 0,
        wells: int = 0,
        ward: bool = False,
        gem_fields: int = 0,
        sides: list[Effect[Any]] | None = None,
    ) -> None:
        self.id = id
        self.kind = kind
        self.home = home  # the stack it comes from
        self.copies = copies
        self.buy = buy  # price, or the cost of learning a Skill
        self.sell = sell
        self.slot = slot
        self.when = when  # the moments at which it may be used, a mask
        self.effect = effect
        self.table = table if table is not None else []  # Damage of an attack
        self.exhausts = exhausts
        self.once = once  # discarded when used
        self.gate = gate  # how many pieces of an Armour set it needs (EU-SET-02)
        self.dwurt = dwurt  # Dwurt that its use costs
        self.boost = boost  # may be added to the attack
        self.rep = rep  # of a Hero tile: its value, NONE for a Starting tile
        self.players = players  # of a Hero tile: 0 always, 1 solo only, 2 not solo
        self.material = material
        self.health = health
        self.sack = sack  # Sacks more or fewer
        self.sockets = sockets  # for Gems
        self.toughness = toughness  # permanent Max Health, besides `health`
        self.roll_bonus = roll_bonus
        self.wells = wells  # places for Essences
        self.ward = ward  # keeps off the Powers of the Essences on it
        self.gem_fields = gem_fields  # more Gem/Essence fields while held
        self.sides: list[Effect[Any]] = sides if sides is not None else []  # what a Resource is sold for

    def is_own(self) -> bool:
        """Is it a Hero's own tile?"""
        return self.home >= OWN


class Monster:
    """A Monster or Elite card; a stage of Farrug and the Golem are of the same kind."""

    __slots__ = (
        "chaos",
        "gaar",
        "gold",
        "health",
        "id",
        "immune",
        "lair",
        "lair_kind",
        "lair_mode",
        "level",
        "limit",
        "minimum",
        "penalty",
        "per_player",
        "regenerates",
        "reward",
        "silver",
        "special",
        "table",
    )

    def __init__(
        self,
        id: str,
        level: int,
        health: int,
        penalty: int,
        table: list[tuple[int, int]],
        chaos: int,
        gaar: int,
        silver: int,
        gold: int,
        reward: Effect[Any],
        limit: int = NONE,
        minimum: int = 0,
        regenerates: int = 0,
        immune: bool = False,
        per_player: int = 0,
    ) -> None:
        self.id = id
        self.level = level
        self.health = health
        self.per_player = per_player  # Health for every player besides
        self.penalty = penalty  # on Hero Rolls, 0 or below
        self.table = table  # Wounds by Battle Value
        self.minimum = minimum  # Wounds below the table (EU-COMBAT-29)
        self.chaos = chaos
        self.gaar = gaar
        self.silver = silver
        self.gold = gold
        self.reward = reward  # of an Elite: its Bounty
        self.limit = limit  # of Reputation, above which there is no Reward; NONE: always
        self.regenerates = regenerates
        self.immune = immune
        self.special: list[tuple[int, Effect[Any]]] = []  # (least Battle Value, effect) (EU-ELITE-18)
        self.lair_mode = NONE  # of an Elite
        self.lair_kind = NONE  # a kind of field …
        self.lair = NONE  # … and which of them: an element, an Encounter


# How a Bounty names the Lair (EU-ELITE-05).
ON_FIELD: Final = 0
ADJACENT_TO: Final = 1
SPECIAL_OUTER: Final = 2
LAIR_MODES: Final[list[str]] = ["on_field", "adjacent_to", "special_outer"]


class Quest:
    """An Encounter card, or a Legend with its Artifact."""

    __slots__ = ("artifact", "id", "needs", "players", "reward", "type")

    def __init__(
        self, id: str, type: int, needs: list[Any], reward: Effect[Any], players: int = 0, artifact: int = NONE
    ) -> None:
        self.id = id
        self.type = type
        self.needs = needs  # of costs.py
        self.reward = reward
        self.players = players  # 0 always, 1 solo and cooperative, 2 competitive
        self.artifact = artifact


class Field:
    """One field of a map tile."""

    __slots__ = ("kind", "level", "loot", "monster", "sub")

    def __init__(
        self, kind: int, sub: int = NONE, level: int = 0, monster: int = 0, loot: list[Effect[Any]] | None = None
    ) -> None:
        self.kind = kind
        self.sub = sub  # the element or the Encounter
        self.level = level  # of a Treasure
        self.monster = monster  # its level, 0 for none
        self.loot: list[Effect[Any]] = loot if loot is not None else []


# Groups of map tiles (EU-SETUP-03).
START: Final = 0
FIXED: Final = 1
WITH_ENCOUNTER: Final = 2
SCENARIO: Final = 3
ADDITIONAL: Final = 4
GROUPS: Final[list[str]] = ["start", "fixed", "encounter", "scenario", "additional"]
CHAPTERS: Final[list[str]] = ["I", "II", "III", "IV", "V"]


class MapTile:
    """Three fields a, b, c, and the centre of a Special tile (EU-MAP-01)."""

    __slots__ = ("chapter", "fields", "group", "id", "solo", "tag")

    def __init__(
        self, id: str, chapter: int, group: int, fields: list[Field], solo: bool = False, tag: str = ""
    ) -> None:
        self.id = id
        self.chapter = chapter
        self.group = group
        self.fields = fields  # three, or four with the centre
        self.solo = solo  # a Fixed tile that is used alone, too (EU-SOLO-01)
        self.tag = tag  # of the scenario it belongs to

    def special(self) -> bool:
        return len(self.fields) == 4


class BoardField:
    """A field of a Hero board: its icon and what unlocks it."""

    __slots__ = ("essence", "gold", "id", "slot")

    def __init__(self, id: str, slot: int, gold: int = 0, essence: int = NONE) -> None:
        self.id = id
        self.slot = slot
        self.gold = gold  # 0 and no Essence: never locked
        self.essence = essence  # ANY: of any kind

    def locked(self) -> bool:
        return self.gold > 0 or self.essence != NONE


class HeroBoard:
    """What is printed on a Hero board."""

    __slots__ = ("dwurt_fields", "fields", "gaar_fields", "gem_fields", "health", "id")

    def __init__(
        self, id: str, health: int, gaar_fields: int, dwurt_fields: int, gem_fields: int, fields: list[BoardField]
    ) -> None:
        self.id = id
        self.health = health
        self.gaar_fields = gaar_fields
        self.dwurt_fields = dwurt_fields
        self.gem_fields = gem_fields
        self.fields = fields


class Segments:
    """A Silver or Gold card: what one, two or three of it do together, and what goes on (EU-CARD-05, -08)."""

    __slots__ = ("id", "lasting", "segments", "when")

    def __init__(self, id: str, when: int, segments: list[Effect[Any]], lasting: Effect[Any] | None = None) -> None:
        self.id = id
        self.when = when
        self.segments = segments
        self.lasting = lasting


class EventCard:
    """An Event: what happens at once, and what holds until the round ends."""

    __slots__ = ("effect", "id", "rules")

    def __init__(self, id: str, effect: Effect[Any] | None, rules: list[tuple[int, int]]) -> None:
        self.id = id
        self.effect = effect  # for each Hero
        self.rules = rules  # (key, value)


class DragonAttack:
    """Where Farrug flies and what he does there (EU-FARRUG-02)."""

    __slots__ = ("effect", "id", "reach", "target", "toll")

    def __init__(self, id: str, target: int, reach: int, effect: Effect[Any], toll: int = 0) -> None:
        self.id = id
        self.target = target
        self.reach = reach  # Heroes so near are struck
        self.effect = effect
        self.toll = toll  # gold that the owner of the Trade token there loses


class Rage:
    """A card of the Golem (EU-GOLEM-01, -07)."""

    __slots__ = ("id", "move", "place", "token")

    def __init__(self, id: str, move: int, token: int, place: int) -> None:
        self.id = id
        self.move = move
        self.token = token  # 1 for A, 2 for B
        self.place = place


# Targets of Farrug, places of Destruction tokens.
TO_TRADE: Final = 0
TO_MINE: Final = 1
TO_BEST: Final = 2
TO_CHURCH: Final = 3
DRAGON_TARGETS: Final[list[str]] = ["nearest_place_of_trade", "nearest_mining_field", "hero_with_highest_rep", "church"]
LAST_ENTERED: Final = 0
EACH_ENTERED: Final = 1
OWN_AND_TRADE: Final = 2
RAGE_PLACES: Final[list[str]] = ["field_entered_last", "each_field_entered", "own_and_all_adjacent_trade_fields"]


# -- the box: filled by content.fill() --

TILES: Final[list[Tile]] = []
TILE_IDS: Final[list[str]] = []
MONSTERS: Final[list[Monster]] = []  # by level, then the Elites by level, the stages of Farrug, the Golem
MONSTER_IDS: Final[list[str]] = []
QUESTS: Final[list[Quest]] = []
QUEST_IDS: Final[list[str]] = []
LEGENDS: Final[list[Quest]] = []
LEGEND_IDS: Final[list[str]] = []
MAP_TILES: Final[list[MapTile]] = []
MAP_TILE_IDS: Final[list[str]] = []
BOARDS: Final[list[HeroBoard]] = []
CARD_FACES: Final[list[Segments]] = []
EVENTS: Final[list[EventCard]] = []
EVENT_IDS: Final[list[str]] = []
DRAGON_ATTACKS: Final[list[DragonAttack]] = []
DRAGON_ATTACK_IDS: Final[list[str]] = []
RAGES: Final[list[Rage]] = []
RAGE_IDS: Final[list[str]] = []
# The 36 Combat cards: left die, right die, Gaar symbols, Chaos symbols.
COMBAT_CARDS: Final[list[tuple[int, int, int, int]]] = []
# What an active Gem and an Essence do, by kind: when, and what.
GEM_USES: Final[list[tuple[int, Effect[Any]]]] = []
ESSENCE_USES: Final[list[tuple[int, Effect[Any]]]] = []
# The rows of the Elemental cards by element: (least, most, effect); most 99 is open.
CONFRONTATIONS: Final[list[list[tuple[int, int, Effect[Any]]]]] = []
DWURT_FACES: Final[list[Effect[Any]]] = []
# Where the kinds of card in MONSTERS begin.
FIRST_ELITE: Final = 40
FIRST_STAGE: Final = 60
THE_GOLEM: Final = 64
STAGES: Final = 4
