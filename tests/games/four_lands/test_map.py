"""The map: 34 fields, their climates and the ways between them, written out here and tried by moving."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.kernel.registry import find, new
from hexfarer.kernel.state import State
from tests.support import rule

SIDES = ["north", "storms", "sun", "south"]
ONE_CLIMATE = {
    "north": "normark hvitsund jarnfell skaldvik ulvheim rimgard",
    "storms": "blixhamn tordenfall regnmark havdrun askvold kveldby",
    "sun": "feriggau luanmor brithlan taliawen westmoor ardelyn",
    "south": "gwenmar oranfel dunorra sennary merioth calladry",
}
TWO_CLIMATES = {
    "vindhall": {"north", "storms"},
    "cirth": {"north", "storms"},
    "lanveir": {"sun", "south"},
    "eskeral": {"sun", "south"},
    "alfeg": {"north", "sun"},
    "morgrane": {"north", "sun"},
    "falwyn": {"storms", "south"},
    "varnwick": {"storms", "south"},
    "hollinmark": {"north", "south"},
    "duskarrow": {"storms", "sun"},
}
LAND = """
normark-hvitsund hvitsund-jarnfell normark-skaldvik normark-ulvheim hvitsund-ulvheim jarnfell-rimgard skaldvik-ulvheim
ulvheim-rimgard blixhamn-tordenfall tordenfall-regnmark blixhamn-havdrun blixhamn-askvold tordenfall-askvold
regnmark-kveldby havdrun-askvold askvold-kveldby feriggau-luanmor luanmor-brithlan feriggau-taliawen feriggau-westmoor
luanmor-westmoor brithlan-ardelyn taliawen-westmoor westmoor-ardelyn gwenmar-oranfel oranfel-dunorra gwenmar-sennary
gwenmar-merioth oranfel-merioth dunorra-calladry sennary-merioth merioth-calladry jarnfell-vindhall regnmark-vindhall
vindhall-cirth rimgard-cirth kveldby-cirth brithlan-lanveir dunorra-lanveir lanveir-eskeral ardelyn-eskeral
calladry-eskeral ulvheim-morgrane rimgard-morgrane westmoor-morgrane ardelyn-morgrane askvold-varnwick kveldby-varnwick
merioth-varnwick calladry-varnwick rimgard-hollinmark kveldby-hollinmark hollinmark-duskarrow ardelyn-duskarrow
calladry-duskarrow morgrane-hollinmark morgrane-duskarrow varnwick-hollinmark varnwick-duskarrow
"""
SEA = {
    "alfeg": "skaldvik-alfeg alfeg-taliawen",
    "falwyn": "havdrun-falwyn falwyn-sennary",
    "blue_line": "normark-feriggau",
    "eastern_passage": "blixhamn-gwenmar",
}
AGENT = {"north": "jarl_hroald", "storms": "mercenaries", "sun": "knight_corvan", "south": "champion_tadrec"}
CLIMATES = {field: {side} for side, fields in ONE_CLIMATE.items() for field in fields.split()} | TWO_CLIMATES
FIELDS = list(CLIMATES)


def ways(routes: list[str]) -> set[frozenset[str]]:
    """The edges over land and along these sea routes."""
    words = LAND.split() + [edge for route in routes for edge in SEA[route].split()]
    return {frozenset(edge.split("-")) for edge in words}


def near(edges: set[frozenset[str]], field: str) -> set[str]:
    return {end for edge in edges if field in edge for end in edge if end != field}


def within(edges: set[frozenset[str]], field: str, steps: int) -> set[str]:
    """The fields at most so many edges away, without the field itself."""
    reached = {field}
    for _ in range(steps):
        reached |= {end for at in reached for end in near(edges, at)}
    return reached - {field}


def edges_of(side: str) -> set[frozenset[str]]:
    return ways(list(SEA)) if side == "north" else ways(["alfeg", "falwyn", "eastern_passage"])


@cache
def fresh(side: str) -> State:
    return new("four_lands", seats=[side, "sun" if side in ("north", "storms") else "north"], seed=1)


def destinations(side: str, field: str, ap: int, phase: str = "movement", play: str = "") -> set[str]:
    """Where a lone Agent on the field may go, by moving or with a card."""
    state = fresh(side).copy()
    seat = {"ap": ap, "hand": [play] if play else []}
    party = {"I": {"field": field, "agents": [AGENT[side]]}}
    state.game.situate(state, {"initiative": side, "phase": phase, "seat": {side: seat}, "party": {side: party}})
    if not play:
        moves = [text for text in map(state.format, state.legal()) if text.startswith("move ")]
        return {text.removesuffix(" pay 1").split(" > ")[-1] for text in moves}
    state.apply(state.parse("play " + play))
    answers = [state.format(action) for action in state.legal()]
    assert all(answer.startswith("go ") for answer in answers)
    return {answer.removeprefix("go ") for answer in answers}


@rule("FL-MAP-01")
def test_there_are_34_fields_and_65_edges() -> None:
    known = [entry.id for entry in find("four_lands").library() if entry.kind == "field"]
    assert sorted(known) == sorted(FIELDS)
    assert len(FIELDS) == 34
    assert len(ways(list(SEA))) == 65


@rule("FL-MAP-01", "FL-MAP-05")
@pytest.mark.parametrize("side", SIDES)
def test_a_party_moves_along_the_edges_of_the_list_and_no_others(side: str) -> None:
    for field in FIELDS:
        assert destinations(side, field, 0) == near(edges_of(side), field), field


@rule("FL-MAP-06")
@pytest.mark.parametrize("side", SIDES)
def test_two_fields_far_is_two_edges_far(side: str) -> None:
    for field in FIELDS:
        assert destinations(side, field, 1) == within(edges_of(side), field, 2), field


@rule("FL-MAP-06", "FL-MAP-04")
@pytest.mark.parametrize("side", ["north", "south"])
def test_a_portal_reaches_three_edges_over_land_and_the_routes_of_alfeg_and_falwyn(side: str) -> None:
    edges = ways(["alfeg", "falwyn"])
    for field in FIELDS:
        assert destinations(side, field, 2, "agents", "portal") == within(edges, field, 3), field


@rule("FL-MAP-02")
def test_24_fields_bear_one_climate_and_ten_bear_two_different_ones() -> None:
    facts: dict[str, Any] = {e.id: e.facts["climates"] for e in find("four_lands").library() if e.kind == "field"}
    assert {field: set(climates) for field, climates in facts.items()} == CLIMATES
    counts = sorted(len(climates) for climates in facts.values())
    assert counts == [1] * 24 + [2] * 10


@rule("FL-MAP-03")
@pytest.mark.parametrize("side", SIDES)
def test_a_side_is_at_home_where_its_climate_is(side: str) -> None:
    state = fresh(side).copy()
    state.game.situate(state, {"initiative": side, "seat": {side: {"hand": [AGENT[side]]}}})
    offered = {state.format(action) for action in state.legal()} - {"pass"}
    assert offered == {f"play {AGENT[side]} at {field}" for field in FIELDS if side in CLIMATES[field]}
    assert len(offered) == 11


@rule("FL-MAP-04")
def test_each_sea_edge_belongs_to_one_of_four_routes_and_the_others_are_land() -> None:
    on_route: dict[str, set[str]] = {route: set() for route in SEA}
    for entry in find("four_lands").library():
        if entry.kind == "field":
            for line in entry.text:
                if line.key == "text-field-route":
                    route: Any = line.args["route"]
                    on_route[route.key.removeprefix("route-")].add(entry.id)
    assert on_route == {
        "alfeg": {"skaldvik", "alfeg", "taliawen"},
        "falwyn": {"havdrun", "falwyn", "sennary"},
        "blue_line": {"normark", "feriggau"},
        "eastern_passage": {"blixhamn", "gwenmar"},
    }
