"""Tables of Mage Knight to try things on, and the numbers in the chapter on its map (MK-MAP)."""

from __future__ import annotations

from hexfarer.games.mage_knight.board import (
    OFFSETS,
    POSITIONS,
    SLOT_STEPS,
    Board,
    centre,
    slot,
    slot_a,
    slot_b,
)
from hexfarer.games.mage_knight.content.tiles import COUNTRY_TILES, TILES, core, country
from hexfarer.games.mage_knight.plan import CITY_TILES, MORE_COUNTRY, MORE_PLAIN_CORE, PLAIN_CORE, Plan, plan_of
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    DUNGEON,
    EXPLORE_COST,
    GLADE,
    HEROES,
    KEEP,
    MINE,
    MONASTERY,
    TOMB,
    TOWER,
    VILLAGE,
)
from hexfarer.kernel.hexes import q_of, r_of
from hexfarer.kernel.registry import find, new

GAME = find("mage_knight")
USUAL = {option.id: option.values[0] for option in GAME.options}


def table(scenario: str = "full_conquest", players: int = 2, edition: str = "base") -> MageKnight:
    s = new("mage_knight", scenario, HEROES[:players], edition=edition)
    assert isinstance(s, MageKnight)
    return s


def plan(scenario: str, players: int, **options: str) -> Plan:
    return plan_of(scenario, players, {**USUAL, **options}, "base")


def country_with(site: int) -> list[int]:
    """The numbers of the countryside tiles with a site."""
    return [n for n in range(1, COUNTRY_TILES + 1) if site in TILES[country(n)].site]


def core_with(site: int) -> list[int]:
    return [n for n in PLAIN_CORE + CITY_TILES if site in TILES[core(n)].site]


def conquer(s: MageKnight, site: int, in_core: bool = False) -> int:
    """The map is one tile, the first hero stands on this site of it with a shield. Returns the space."""
    in_core = in_core or not country_with(site)
    tile = core(core_with(site)[0]) if in_core else country(country_with(site)[0])
    s.board = Board().with_tile(tile, slot(0, 0))
    s.sites = s.board.site[:]
    space = s.sites.index(site)
    s.guards = [0] * len(s.sites)
    s.glades = [0] * len(s.sites)
    s.shields = [1 if other == space else 0 for other in range(len(s.sites))]
    s.players[0].place = space
    return space


def slots(packed: list[int]) -> list[int]:
    """The coordinates of tile positions, without signs."""
    return [abs(number) for where in packed for number in (slot_a(where), slot_b(where))]


def spaces(hexes: list[int]) -> list[int]:
    return [abs(number) for h in hexes for number in (q_of(h), r_of(h))]


def columns(shape: Plan) -> list[int]:
    """How many columns an open map has, from which to which."""
    return [shape.high - shape.low + 1, abs(shape.low), shape.high]


def shore(shape: Plan) -> list[int]:
    """The first slot of each column, and how many columns there are."""
    first = [slot(max(0, -b), b) for b in range(shape.low, shape.high + 1)]
    return [len(first), *slots(first)]


WEDGE = table().board.slots
HOLD = table("conquer_and_hold")
OPEN = [plan("full_conquest", 2, map="open_" + n) for n in "543"]
STEPS = [slot(a, b) for a, b in SLOT_STEPS]
# The centre of slot [a, b] is q = A_Q a + B_Q b, r = A_R a + B_R b.
A_Q, A_R = spaces([centre(slot(1, 0))])
B_Q, B_R = spaces([centre(slot(0, 1))])
SPACES = A_Q * B_R - A_R * B_Q  # of a tile; the determinant

ENGINE: dict[str, list[int]] = {
    "MK-MAP-01": [abs(number) for offset in OFFSETS[1:] for number in offset],
    "MK-MAP-02": [len(POSITIONS)],
    "MK-MAP-03": [A_Q, A_R, B_R],  # and B_Q, which is 1
    "MK-MAP-04": [B_R, SPACES, B_R, SPACES, A_R, A_Q, SPACES],
    "MK-MAP-05": slots(STEPS) + spaces([centre(step) for step in STEPS]),
    "MK-MAP-07": slots(WEDGE[:1]) + spaces([centre(WEDGE[0])]),
    "MK-MAP-08": slots(WEDGE[1:]) + slots(HOLD.board.slots[1:]),
    "MK-MAP-12": [number for shape in OPEN for number in columns(shape)],
    "MK-MAP-13": [number for shape in OPEN for number in shore(shape)],
    "MK-MAP-14": slots(HOLD.board.slots + [hidden >> 6 for hidden in HOLD.fixed_hidden]),
    "MK-MAP-15": [EXPLORE_COST],
    "MK-MAP-21": [
        *[1, COUNTRY_TILES],
        *[PLAIN_CORE[0], PLAIN_CORE[-1]],
        *CITY_TILES,
        *[MORE_COUNTRY[0], MORE_COUNTRY[-1]],
        *[MORE_PLAIN_CORE[0], MORE_PLAIN_CORE[-1]],
    ],
    "MK-MAP-23": [columns(shape)[0] for shape in OPEN[1:]],
    "MK-MAP-22": [
        number
        for site in (MINE, GLADE, KEEP, TOWER, VILLAGE, MONASTERY, DUNGEON, TOMB)
        for number in country_with(site) + core_with(site)
    ],
}
