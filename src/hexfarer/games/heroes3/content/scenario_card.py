"""What a scenario is made of: where tiles lie, what everybody begins with, who else is there, how one wins."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.asking import Effect
from hexfarer.games.heroes3.content.units import UNIT_IDS, packed
from hexfarer.games.heroes3.plan import CLASH, OUT_SCORE, WIN_LAST
from hexfarer.games.heroes3.terms import NONE, SIDES

FACE_DOWN: Final = -1  # how a tile lies at the beginning: not yet …
ASK: Final = -2  # … or face up, turned by the player

# Which units a player begins with, if the scenario does not name them.
TWO_CHEAPEST: Final = 0  # few of the two cheapest bronze units
PACK_AND_DEAREST: Final = 1  # a pack of the cheapest and few of the dearest bronze unit
BRONZE_AND_SILVER: Final = 2  # few of the cheapest bronze and of the cheapest silver unit
CHOSEN: Final = 3  # a pack and few of two bronze units of the player's choice

# How an AI hero moves (H3-AI-050, -059).
STATIONARY: Final = 0
STANDARD: Final = 1
ROAMING: Final = 2  # an army that wanders by the dice

# What happens in certain rounds (H3-ROUND-011).
CUBES_LEAVE: Final = 0  # black cubes leave the locations of a mask
SWIFTER: Final = 1  # Main Heroes gain movement points
SECOND_SWIFTER: Final = 2  # … of the second player, when there are two
LEAST_ROLLS: Final = 3  # who has the least gold income rolls a resource die
ALL_ROLL: Final = 4  # every player rolls a resource die
PAYMENT: Final = 5  # resources for every player
FOE_GROWS: Final = 6  # an AI hero gains a unit
LAIRS_GROW: Final = 7
WAVE: Final = 8  # a Town is attacked, at the end of the round
UNIT_JOINS: Final = 9  # a unit joins the army of every player
VISIT_AGAIN: Final = 10  # every player has the effect of one visited field once more
DRAGONS_SWIFTER: Final = 11  # the wandering army goes one field further this round


class Place:
    """Where a tile lies: its back and its centre.

    `tile` if it is a certain one, or one of several; `turn` if it lies face up from the beginning; `theirs` if it is
    the AI's.
    """

    __slots__ = ("kind", "q", "r", "theirs", "tile", "turn")

    def __init__(self, kind: int, q: int, r: int, tile: str = "", turn: int = FACE_DOWN, theirs: bool = False) -> None:
        self.kind = kind
        self.q = q
        self.r = r
        self.tile = tile
        self.turn = turn
        self.theirs = theirs


class FoeCard:
    """An AI hero: its army, where it begins and how it moves (H3-AI-030, -050)."""

    __slots__ = ("army", "citadel", "enters", "faction", "goal", "id", "movement", "place", "position", "starts")

    def __init__(self, id: str, faction: int, army: list[int], place: int, position: int = 0) -> None:
        self.id = id
        self.faction = faction
        self.army = army
        self.place = place  # of the tile where it stands
        self.position = position  # on that tile; NONE: the first field that is not blocked
        self.movement = STATIONARY
        self.enters = 1  # the round in which it comes onto the map
        self.starts = 1  # the round in which it begins to move
        self.citadel = False  # its Town has walls
        self.goal = NONE  # a location; NONE: the nearest Town of a player


class Happening:
    """Something that takes place in certain rounds, at their beginning or end."""

    __slots__ = ("amount", "kind", "rounds", "unit", "who")

    def __init__(self, rounds: list[int], kind: int, amount: list[int], who: int = 0, unit: int = NONE) -> None:
        self.rounds = rounds
        self.kind = kind
        self.amount = amount
        self.who = who  # the number of an AI hero
        self.unit = unit


class ScenarioCard:
    """A scenario. `far`, `near`: the tiles that may lie on the map; those before the bar all do."""

    __slots__ = (
        "armies",
        "bonus",
        "buildings",
        "campaign",
        "cap",
        "carries_army",
        "deck",
        "far",
        "foes",
        "forbidden",
        "goals",
        "gold_goal",
        "guard_deck",
        "happenings",
        "heroes",
        "id",
        "income",
        "level",
        "losses",
        "maps",
        "mode",
        "near",
        "obelisk",
        "obelisks",
        "pool",
        "pools",
        "reconstructed",
        "resources",
        "reward",
        "rounds",
        "rules",
        "skills",
        "spells",
        "stay_behind",
        "time_out",
        "units",
        "wins",
    )

    def __init__(self, id: str, rounds: int, maps: dict[int, list[Place]]) -> None:
        self.id = id
        self.mode = CLASH
        self.rounds = rounds
        self.maps = maps
        # what a player begins with
        self.heroes: list[str] = []  # who may be played; empty: anybody
        self.resources = [15, 4, 2]
        self.income = [10, 0, 0]
        self.armies = TWO_CHEAPEST
        self.units: list[int] = []  # named units instead
        self.buildings = ["dwelling_bronze"]
        self.level = 1
        self.bonus: Effect | None = None  # instead of that of the difficulty
        # the map
        self.far = "F4 F5 F6 F7 F8 F9"
        self.near = "N1 N2 N3 N4 N5 N6"
        self.pool = "F1 F2 F3"  # "": what is left of the far tiles
        self.pools = 1  # tiles in the pool of each player
        # the AI (H3-AI-030): Might, Magic and Skill cards, spells and skills
        self.foes: list[FoeCard] = []
        self.deck = [0, 0, 0]
        self.guard_deck = [0, 0, 0]  # of guards
        self.spells: list[str] = []
        self.skills: list[str] = []
        # how it goes
        self.wins = WIN_LAST
        self.goals = 0  # together or alone: all of them must be reached
        self.losses = 0
        self.gold_goal = 0
        self.time_out = OUT_SCORE
        self.rules = 0
        self.cap = 7  # the highest level (H3-XP-016)
        self.forbidden = 0  # a mask of buildings
        self.obelisk = 0  # what the first visit of an obelisk brings
        self.obelisks = 0  # that must be visited
        self.reward = 0
        self.happenings: list[Happening] = []
        self.campaign: list[str] = []  # the scenarios of its campaign, in order
        self.carries_army = False  # units and resources go along to the next one (H3-AI-064)
        self.stay_behind: list[str] = []  # … but these units do not
        self.reconstructed = True

    def fewest(self) -> int:
        return min(self.maps)

    def most(self) -> int:
        return max(self.maps)


def army(*words: str) -> list[int]:
    """Units written as in the notation: "skeletons:pack"."""
    found: list[int] = []
    for word in words:
        id, _, side = word.partition(":")
        found.append(packed(UNIT_IDS.index(id), SIDES.index(side or "few")))
    return found
