"""The map: 34 fields with their climates, and the ways between them (FL-MAP).

Positions (0 to 1000, y down) are for drawing only. The map is this project's own reconstruction.
"""

from __future__ import annotations

from math import hypot
from typing import Final

from hexfarer.games.four_lands.terms import NONE, NORTH, SIDES, SOUTH, STORMS, SUN

FIELD_IDS: Final[list[str]] = []
FIELD_CLIMATES: Final[list[list[int]]] = []
FIELD_X: Final[list[int]] = []
FIELD_Y: Final[list[int]] = []
EDGES: Final[list[tuple[int, int, str]]] = []  # two fields and the sea route, "" for land


def field(id: str, x: int, y: int, *climates: int) -> None:
    FIELD_IDS.append(id)
    FIELD_X.append(x)
    FIELD_Y.append(y)
    FIELD_CLIMATES.append(list(climates))


def roads(start: str, ends: str, route: str = "") -> None:
    for end in ends.split():
        EDGES.append((FIELD_IDS.index(start), FIELD_IDS.index(end), route))


field("normark", 110, 110, NORTH)
field("hvitsund", 265, 75, NORTH)
field("jarnfell", 405, 115, NORTH)
field("skaldvik", 95, 270, NORTH)
field("ulvheim", 250, 235, NORTH)
field("rimgard", 390, 280, NORTH)
field("blixhamn", 890, 110, STORMS)
field("tordenfall", 735, 75, STORMS)
field("regnmark", 595, 115, STORMS)
field("havdrun", 905, 270, STORMS)
field("askvold", 750, 235, STORMS)
field("kveldby", 610, 280, STORMS)
field("feriggau", 110, 890, SUN)
field("luanmor", 265, 925, SUN)
field("brithlan", 405, 885, SUN)
field("taliawen", 95, 730, SUN)
field("westmoor", 250, 765, SUN)
field("ardelyn", 390, 720, SUN)
field("gwenmar", 890, 890, SOUTH)
field("oranfel", 735, 925, SOUTH)
field("dunorra", 595, 885, SOUTH)
field("sennary", 905, 730, SOUTH)
field("merioth", 750, 765, SOUTH)
field("calladry", 610, 720, SOUTH)
field("vindhall", 500, 55, NORTH, STORMS)
field("cirth", 500, 205, NORTH, STORMS)
field("lanveir", 500, 945, SUN, SOUTH)
field("eskeral", 500, 795, SUN, SOUTH)
field("alfeg", 70, 500, NORTH, SUN)
field("morgrane", 290, 500, NORTH, SUN)
field("falwyn", 930, 500, STORMS, SOUTH)
field("varnwick", 710, 500, STORMS, SOUTH)
field("hollinmark", 500, 425, NORTH, SOUTH)
field("duskarrow", 500, 575, STORMS, SUN)

roads("normark", "hvitsund skaldvik ulvheim")
roads("hvitsund", "jarnfell ulvheim")
roads("jarnfell", "rimgard vindhall")
roads("skaldvik", "ulvheim")
roads("ulvheim", "rimgard morgrane")
roads("blixhamn", "tordenfall havdrun askvold")
roads("tordenfall", "regnmark askvold")
roads("regnmark", "kveldby vindhall")
roads("havdrun", "askvold")
roads("askvold", "kveldby varnwick")
roads("feriggau", "luanmor taliawen westmoor")
roads("luanmor", "brithlan westmoor")
roads("brithlan", "ardelyn lanveir")
roads("taliawen", "westmoor")
roads("westmoor", "ardelyn morgrane")
roads("gwenmar", "oranfel sennary merioth")
roads("oranfel", "dunorra merioth")
roads("dunorra", "calladry lanveir")
roads("sennary", "merioth")
roads("merioth", "calladry varnwick")
roads("vindhall", "cirth")
roads("rimgard", "cirth morgrane hollinmark")
roads("kveldby", "cirth varnwick hollinmark")
roads("lanveir", "eskeral")
roads("ardelyn", "eskeral morgrane duskarrow")
roads("calladry", "eskeral varnwick duskarrow")
roads("hollinmark", "duskarrow")
roads("morgrane", "hollinmark duskarrow")
roads("varnwick", "hollinmark duskarrow")

roads("skaldvik", "alfeg", "alfeg")
roads("alfeg", "taliawen", "alfeg")
roads("havdrun", "falwyn", "falwyn")
roads("falwyn", "sennary", "falwyn")
roads("normark", "feriggau", "blue_line")
roads("blixhamn", "gwenmar", "eastern_passage")

FIELDS: Final = len(FIELD_IDS)
ROUTES: Final[list[str]] = ["alfeg", "falwyn", "blue_line", "eastern_passage"]
PORTAL_ROUTES: Final[list[str]] = ["", "alfeg", "falwyn"]
PORTAL_REACH: Final = 3

# Fields that three players may close, by the absent side (FL-SETUP-08)
CLOSED: Final[list[list[str]]] = [
    ["alfeg", "morgrane", "hollinmark"],
    ["falwyn", "varnwick", "duskarrow"],
    ["alfeg", "morgrane", "duskarrow"],
    ["falwyn", "varnwick", "hollinmark"],
]


def _open_to(side: int, route: str) -> bool:
    """The blue line is for Parties of the North alone (FL-MAP-05)."""
    return route != "blue_line" or side == NORTH


def _steps(side: int) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in FIELD_IDS]
    for a, b, route in EDGES:
        if _open_to(side, route):
            found[a].append(b)
            found[b].append(a)
    return [sorted(ends) for ends in found]


def _second_steps(steps: list[list[int]]) -> list[list[int]]:
    """The fields at distance two."""
    found: list[list[int]] = []
    for start, ends in enumerate(steps):
        far = {further for end in ends for further in steps[end]}
        found.append(sorted(far - set(ends) - {start}))
    return found


def _drawn(a: int, b: int) -> float:
    """How long the way between two fields is in the picture."""
    return hypot(FIELD_X[a] - FIELD_X[b], FIELD_Y[a] - FIELD_Y[b])


def _middles(steps: list[list[int]]) -> list[list[int]]:
    """For every two fields at distance two the one between them; where there are several, as the crow flies."""
    found: list[list[int]] = []
    for start, fields in enumerate(_second_steps(steps)):
        row = [NONE] * len(FIELD_IDS)
        for field in fields:
            between = [middle for middle in steps[start] if field in steps[middle]]
            row[field] = min(between, key=lambda middle: _drawn(start, middle) + _drawn(middle, field))
        found.append(row)
    return found


def _portal() -> list[list[int]]:
    """The fields at distance 1 to 3 over the edges a Portal may use (FL-ACTION-PORTAL-01)."""
    near: list[set[int]] = [set() for _ in FIELD_IDS]
    for a, b, route in EDGES:
        if route in PORTAL_ROUTES:
            near[a].add(b)
            near[b].add(a)
    found: list[list[int]] = []
    for start in range(len(FIELD_IDS)):
        reached = {start}
        for _ in range(PORTAL_REACH):
            reached |= {end for at in reached for end in near[at]}
        found.append(sorted(reached - {start}))
    return found


STEPS: Final[list[list[list[int]]]] = [_steps(side) for side in range(len(SIDES))]  # by side and field
SECOND_STEPS: Final[list[list[list[int]]]] = [_second_steps(steps) for steps in STEPS]
MIDDLES: Final[list[list[list[int]]]] = [_middles(steps) for steps in STEPS]  # by side, start and end
PORTAL: Final[list[list[int]]] = _portal()
HOME: Final[list[list[int]]] = [
    [at for at, climates in enumerate(FIELD_CLIMATES) if side in climates] for side in range(len(SIDES))
]


def blue_line(start: int, end: int) -> bool:
    """Does a single step lead there, if only for one of the sides (FL-MAP-05)?"""
    return any(end in steps[start] for steps in STEPS)
