"""Where a Party may go, from every field and for every side."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.state import State
from tests.support import rule

# every way once: a field and those it leads to
WAYS = """
normark hvitsund skaldvik ulvheim
hvitsund jarnfell ulvheim
jarnfell rimgard vindhall
skaldvik ulvheim alfeg
ulvheim rimgard morgrane
rimgard cirth morgrane hollinmark
blixhamn tordenfall havdrun askvold gwenmar
tordenfall regnmark askvold
regnmark kveldby vindhall
havdrun askvold falwyn
askvold kveldby varnwick
kveldby cirth varnwick hollinmark
feriggau luanmor taliawen westmoor
luanmor brithlan westmoor
brithlan ardelyn lanveir
taliawen westmoor alfeg
westmoor ardelyn morgrane
ardelyn eskeral morgrane duskarrow
gwenmar oranfel sennary merioth
oranfel dunorra merioth
dunorra calladry lanveir
sennary merioth falwyn
merioth calladry varnwick
calladry eskeral varnwick duskarrow
vindhall cirth
lanveir eskeral
morgrane hollinmark duskarrow
varnwick hollinmark duskarrow
hollinmark duskarrow
"""
BLUE_LINE = ("normark", "feriggau")  # for the North alone
SIDES = ["north", "storms", "sun", "south"]
AGENT = {"north": "jarl_hroald", "storms": "minstrel", "sun": "queen_ailne", "south": "whisperer"}


@cache
def neighbours(side: str) -> dict[str, set[str]]:
    pairs = [(line.split()[0], end) for line in WAYS.split("\n") if line for end in line.split()[1:]]
    if side == "north":
        pairs.append(BLUE_LINE)
    found: dict[str, set[str]] = {}
    for a, b in pairs:
        found.setdefault(a, set()).add(b)
        found.setdefault(b, set()).add(a)
    return found


def at(side: str, field: str, ap: int) -> State:
    """A Party of one Agent that may move."""
    rival = "sun" if side in ("north", "storms") else "north"
    state = find("four_lands").start(make_setup("four_lands", "competitive", [side, rival], 1))
    state.game.situate(
        state,
        {
            "phase": "movement",
            "initiative": side,
            "seat": {side: {"ap": ap}},
            "party": {side: {"I": {"field": field, "agents": [AGENT[side]]}}},
        },
    )
    return state


def offered(state: State) -> dict[str, str]:
    """The moves, by the field to which they lead; each field once."""
    moves = [text for text in map(state.format, state.legal()) if text.startswith("move ")]
    found = {text.removesuffix(" pay 1").split(" > ")[-1]: text for text in moves}
    assert len(found) == len(moves)
    return found


FIELDS = sorted(neighbours("north"))


@rule("FL-MOVE-03", "FL-MOVE-09")
@pytest.mark.parametrize("side", SIDES)
def test_without_ap_a_party_goes_to_the_adjacent_fields_and_nowhere_else(side: str) -> None:
    for field in FIELDS:
        assert set(offered(at(side, field, 0))) == neighbours(side)[field], field


@rule("FL-MOVE-05")
@pytest.mark.parametrize("side", SIDES)
def test_with_ap_a_party_reaches_all_fields_two_edges_away_too_each_for_1_ap(side: str) -> None:
    near = neighbours(side)
    for field in FIELDS:
        far = {end for middle in near[field] for end in near[middle]} - near[field] - {field}
        state = at(side, field, 3)
        moves = offered(state)
        assert set(moves) == near[field] | far, field
        for end, move in moves.items():
            way = move.removesuffix(" pay 1").split(" > ")[1:]
            assert all(b in near[a] for a, b in pairwise([field, *way])), move
            assert len(way) == (1 if end in near[field] else 2), move
            assert move.endswith(" pay 1") == (end in far), move
            new = state.copy()
            new.apply(new.parse(move))
            view: dict[str, object] = new.view(0)
            seats = view["seat"]
            assert isinstance(seats, dict)
            assert seats["0"]["ap"] == (3 if end in near[field] else 2), (field, end)
